"""How wide text is. Everything is measured in the font of the PDF; an SVG squeezes its own font to the same width."""

from __future__ import annotations

from functools import cache

from fpdf import FPDF

FONT, ENCODING = "helvetica", "cp1252"
"""One of the fonts that every PDF reader has, and the signs that are in it."""


def text_width(text: str, size: float, *, bold: bool) -> float:
    """The width of a text whose size is given in the same unit."""
    return _ruler(bold=bold).get_string_width(text) * size


def fitted(text: str, size: float, width: float, *, bold: bool) -> tuple[str, float]:
    """The text, and a size at which it fits into this width; cut if it would become too small to read."""
    while text_width(text, 0.6 * size, bold=bold) > width:
        text = f"{text.removesuffix('…')[:-1].rstrip()}…"
    return text, min(size, size * width / text_width(text, size, bold=bold))


def is_printable(text: str) -> bool:
    """Whether the font has all signs of the text."""
    return text.isprintable() and text.encode(ENCODING, "replace").decode(ENCODING) == text


@cache
def _ruler(*, bold: bool) -> FPDF:
    """A document that is never written, in letters of size 1."""
    ruler = FPDF(unit="pt")
    ruler.core_fonts_encoding = ENCODING
    ruler.set_font(FONT, "B" if bold else "", 1)
    return ruler
