"""Text metrics. Everything is measured in the PDF's font; an SVG stretches its own font to the same width."""

from __future__ import annotations

from functools import cache

from fpdf import FPDF

FONT, ENCODING = "helvetica", "cp1252"
"""A core font that every PDF reader has, and the character set it covers."""


def text_width(text: str, size: float, *, bold: bool) -> float:
    """The width of a text, in the same unit as its size."""
    return _ruler(bold=bold).get_string_width(text) * size


def fitted(text: str, size: float, width: float, *, bold: bool) -> tuple[str, float]:
    """The text and a size at which it fits the width; truncated if it would become too small to read."""
    while text_width(text, 0.6 * size, bold=bold) > width:
        text = f"{text.removesuffix('…')[:-1].rstrip()}…"
    return text, min(size, size * width / text_width(text, size, bold=bold))


def is_printable(text: str) -> bool:
    """Whether the font has every character of the text."""
    return text.isprintable() and text.encode(ENCODING, "replace").decode(ENCODING) == text


@cache
def _ruler(*, bold: bool) -> FPDF:
    """A document that is never written, with its font at size 1, used for measuring."""
    ruler = FPDF(unit="pt")
    ruler.core_fonts_encoding = ENCODING
    ruler.set_font(FONT, "B" if bold else "", 1)
    return ruler
