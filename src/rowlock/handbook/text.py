"""The prose of the pages: sections of paragraphs, some of them shown only for variants with certain features.

A paragraph headed by a line like ``:: lucky, not bar`` is kept if the variant has the first feature and lacks the
second. A condition on a section's heading applies to the whole section. ``$words`` are filled in from the variant.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import Template


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a section, with the features it requires and those that rule it out."""

    template: Template
    needs: frozenset[str] = frozenset()
    excludes: frozenset[str] = frozenset()

    def fits(self, features: Collection[str]) -> bool:
        """Whether it belongs on the page of a variant with these features."""
        return self.needs.issubset(features) and self.excludes.isdisjoint(features)


def render(section: str, language: str, features: Collection[str], values: Mapping[str, str]) -> str:
    """The section for a variant with these features and values; empty if it does not apply."""
    heading, *others = paragraphs(section, language)
    if not heading.fits(features):
        return ""
    text = before = heading.template.substitute(values)
    for paragraph in others:
        now = paragraph.template.substitute(values) if paragraph.fits(features) else ""
        if now:
            # Consecutive bullets form one list, but a drawing ends it.
            goes_on = before.startswith("- ") and now.startswith("- ") and not before.endswith("```")
            text += ("\n" if goes_on else "\n\n") + now
            before = now
    return text


@cache
def paragraphs(section: str, language: str = "en") -> tuple[Paragraph, ...]:
    """The paragraphs of a section, unfiltered."""
    text = files("rowlock.handbook").joinpath(language, f"{section}.md").read_text(encoding="utf-8")
    return tuple(_parse(block) for block in text.strip().split("\n\n"))


def _parse(block: str) -> Paragraph:
    conditions: list[str] = []
    if block.startswith("::"):
        head, _, block = block.partition("\n")
        conditions = [" ".join(word.split()) for word in head.removeprefix("::").split(",")]
    if not block.startswith("|"):  # tables keep their lines; prose is joined into one
        block = " ".join(block.split())
    return Paragraph(
        Template(block),
        needs=frozenset(word for word in conditions if not word.startswith("not ")),
        excludes=frozenset(word.removeprefix("not ") for word in conditions if word.startswith("not ")),
    )


def plain(text: str) -> str:
    """Escape user-supplied text for Markdown and put it on one line."""
    return re.sub(r"([\\`*_\[\]<>#|&~])", r"\\\1", " ".join(text.split()))
