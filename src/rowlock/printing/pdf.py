"""Drawings as PDF, using core fonts only. The same drawings always produce the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from fpdf import FPDF

from rowlock.printing.drawing import title
from rowlock.printing.lettering import ENCODING, FONT
from rowlock.printing.paper import pages as pages_of
from rowlock.printing.shapes import Circle, Drawing, Line, Rectangle, Shape, Text
from rowlock.rules.pad.variant import Variant

_POINTS_PER_MILLIMETER = 72 / 25.4
_CREATED = datetime(2000, 1, 1, tzinfo=UTC)


def pdf(variant: Variant, pages: int = 1, paper: str = "a4") -> bytes:
    """A PDF with the given number of pages, filled with sheets, to be printed at full size."""
    return pdf_of(pages_of(variant, pages, paper), title(variant))


def pdf_of(drawings: Sequence[Drawing], name: str) -> bytes:
    """A PDF with the given title and one drawing per page."""
    file = FPDF(format=(drawings[0].width, drawings[0].height))
    file.set_auto_page_break(False)
    file.core_fonts_encoding = ENCODING
    file.set_creation_date(_CREATED)
    file.set_title(name)
    file.set_creator("rowlock")
    for drawing in drawings:
        file.add_page()
        for shape in drawing.shapes:
            _draw(file, shape)
    return bytes(file.output())


def _draw(file: FPDF, shape: Shape) -> None:
    match shape:
        case Rectangle(x, y, width, height):
            style = _style(file, shape)
            file.rect(x, y, width, height, style, round_corners=shape.radius > 0, corner_radius=shape.radius)
        case Circle(x, y, radius):
            file.circle(x, y, radius, _style(file, shape))
        case Line(x, y, to_x, to_y):
            file.set_draw_color(shape.stroke)
            file.set_line_width(shape.thickness)
            file.line(x, y, to_x, to_y)
        case Text():
            file.set_font(FONT, "B" if shape.bold else "", shape.size * _POINTS_PER_MILLIMETER)
            file.set_text_color(shape.fill)
            left = shape.x - shape.width / 2 if shape.centered else shape.x
            file.text(left, shape.baseline, shape.text)


def _style(file: FPDF, shape: Rectangle | Circle) -> str:
    if shape.fill:
        file.set_fill_color(shape.fill)
    if shape.stroke:
        file.set_draw_color(shape.stroke)
        file.set_line_width(shape.thickness)
    return "D" * bool(shape.stroke) + "F" * bool(shape.fill)
