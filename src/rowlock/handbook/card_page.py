"""The rules page of the card game: one for all its pads."""

from __future__ import annotations

from rowlock.handbook.text import render
from rowlock.handbook.values import values
from rowlock.handbook.words import LANGUAGES
from rowlock.rules.catalog import card_variant, card_variants

FOLDER = "cards"
"""Holds the prose, one file per language."""


def card_page(language: str = "en") -> str:
    """The rules page of the card game in Markdown."""
    words = LANGUAGES[language]
    plain, mixed_colors, mixed_numbers = map(card_variant, card_variants())
    filled = {
        **values(plain, words),
        "sheet": f"```text\n{plain.layout}\n```",
        "sheet_a": f"```text\n{mixed_colors.layout}\n```",
        "sheet_b": f"```text\n{mixed_numbers.layout}\n```",
        "closings_b": values(mixed_numbers, words)["closings"],
    }
    return words.typeset(render(language, FOLDER, (), filled) + "\n")
