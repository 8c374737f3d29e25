"""Drawings as SVG: a single image without scripts, in the viewer's own sans-serif font."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from rowlock.printing.drawing import sheet, title
from rowlock.printing.shapes import Circle, Drawing, Line, Rectangle, Shape, Text
from rowlock.rules.pad.variant import Lucky, Variant


def svg(variant: Variant, lucky: Lucky | None = None) -> str:
    """One sheet as an SVG image. Shapes that stand for a part of it are labeled, as in data-part="field r5"."""
    return svg_of(sheet(variant, lucky), title(variant))


def svg_of(drawing: Drawing, name: str) -> str:
    """Any drawing as an SVG image with the given title."""
    width, height = _number(drawing.width), _number(drawing.height)
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Helvetica, Arial, sans-serif" role="img">',
        f"<title>{escape(name)}</title>",
        *(_element(shape) for shape in drawing.shapes),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _element(shape: Shape) -> str:
    match shape:
        case Rectangle():
            place = {"x": shape.x, "y": shape.y, "width": shape.width, "height": shape.height, "rx": shape.radius}
            return f"<rect{_attributes(place)}{_surface(shape)}/>"
        case Circle():
            place = {"cx": shape.x, "cy": shape.y, "r": shape.radius}
            return f"<circle{_attributes(place)}{_surface(shape)}/>"
        case Line():
            place = {"x1": shape.x, "y1": shape.y, "x2": shape.to_x, "y2": shape.to_y}
            return f'<line{_attributes(place)} stroke="{shape.stroke}" stroke-width="{_number(shape.thickness)}"/>'
        case Text():
            place = {"x": shape.x, "y": shape.baseline, "font-size": shape.size, "textLength": shape.width}
            weight = ' font-weight="bold"' if shape.bold else ""
            anchor = ' text-anchor="middle"' if shape.centered else ""
            look = f'lengthAdjust="spacingAndGlyphs" fill="{shape.fill}"{weight}{anchor}'
            return f"<text{_attributes(place)} {look}>{escape(shape.text)}</text>"


def _surface(shape: Rectangle | Circle) -> str:
    part = f" data-part={quoteattr(shape.part)}" if shape.part else ""
    stroke = f' stroke="{shape.stroke}" stroke-width="{_number(shape.thickness)}"' if shape.stroke else ""
    return f'{part} fill="{shape.fill or "none"}"{stroke}'


def _attributes(values: dict[str, float]) -> str:
    return "".join(f' {key}="{_number(value)}"' for key, value in values.items() if value or key != "rx")


def _number(value: float) -> str:
    """Format a length to the hundredth of a millimeter, without trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
