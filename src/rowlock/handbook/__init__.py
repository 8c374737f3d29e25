"""The rules of any variant as one Markdown page, composed from the variant's features, never from its name.

The prose is kept in one folder per language and one file per section. `features` says which paragraphs a variant
needs, `values` fills in its numbers and fields in the `words` of the language, and `examples` works out its examples
with the engine itself.
"""

from __future__ import annotations

from rowlock.handbook.text import render
from rowlock.handbook.values import values
from rowlock.handbook.variant_features import features
from rowlock.handbook.words import LANGUAGES
from rowlock.rules.pad.variant import Variant

LEAD = ("intro", "differences")
"""What comes before everything else: the variant in a sentence, and how it differs from the original."""

SECTIONS = (
    *LEAD,
    *("game", "sheet", "turn", "closing"),
    *("mixed_colors", "mixed_numbers", "double", "next", "lucky", "bar", "pairs", "round"),
    *("end", "scoring", "rulings", "imprint"),
)
"""The sections of a page in order. Sections about features the variant lacks are left out."""


def page(variant: Variant, language: str = "en") -> str:
    """The rules page of a variant, printed or home-made, in Markdown and in one of LANGUAGES.

    A line parts the lead from the whole rules.
    """
    words = LANGUAGES[language]
    has, filled = features(variant), values(variant, words)
    rendered = {name: render(name, language, has, filled) for name in SECTIONS}
    lead = [rendered[name] for name in LEAD if rendered[name]]
    whole = [section for name, section in rendered.items() if section and name not in LEAD]
    return words.typeset("\n\n".join([*lead, "---", *whole]) + "\n")
