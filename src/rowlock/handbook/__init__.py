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

SECTIONS = (
    *("intro", "sheet", "turn", "closing"),
    *("mixed_colors", "mixed_numbers", "double", "next", "lucky", "bar", "pairs", "round"),
    *("end", "scoring", "rulings", "imprint"),
)
"""The sections of a page in order. Sections about features the variant lacks are left out."""


def page(variant: Variant, language: str = "en") -> str:
    """The rules page of a variant, printed or home-made, in Markdown and in one of LANGUAGES."""
    words = LANGUAGES[language]
    has, filled = features(variant), values(variant, words)
    sections = (render(name, language, has, filled) for name in SECTIONS)
    return words.typeset("\n\n".join(section for section in sections if section) + "\n")
