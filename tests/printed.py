"""Inspecting drawings: where shapes are, and what is written in them."""

from pathlib import Path

import pytest

import rowlock
from rowlock.printing.shapes import Circle, Drawing, Line, Rectangle, Shape, Text

ROOT = Path(__file__).resolve().parent.parent
VARIANTS = [
    *(rowlock.variant(name) for name in rowlock.variants()),
    *(rowlock.load_variant(path) for path in sorted((ROOT / "examples").glob("*.toml"))),
]
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)

Box = tuple[float, float, float, float]
HAIR = 0.01


def box(shape: Shape) -> Box:
    """The left, top, right and bottom of a shape, including its stroke."""
    match shape:
        case Rectangle(x, y, width, height):
            edge = shape.thickness / 2
            return x - edge, y - edge, x + width + edge, y + height + edge
        case Circle(x, y, radius):
            reach = radius + shape.thickness / 2
            return x - reach, y - reach, x + reach, y + reach
        case Line(x, y, to_x, to_y):
            return min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y)
        case Text(x, y):
            left = x - shape.width / 2 if shape.centered else x
            return left, y - 0.36 * shape.size, left + shape.width, y + 0.36 * shape.size


def holds(outer: Box, inner: Box) -> bool:
    return (
        outer[0] <= inner[0] + HAIR
        and outer[1] <= inner[1] + HAIR
        and inner[2] <= outer[2] + HAIR
        and inner[3] <= outer[3] + HAIR
    )


def overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[2] - HAIR and other[0] < one[2] - HAIR and one[1] < other[3] - HAIR and other[1] < one[3] - HAIR
    )


class Look:
    """A drawing with the boxes of its parts and texts."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.texts = [shape for shape in drawing.shapes if isinstance(shape, Text)]
        self.parts = [shape for shape in drawing.shapes if isinstance(shape, Rectangle | Circle) and shape.part]
        self._boxes = [(text.text, box(text)) for text in self.texts]

    def named(self, kind: str) -> dict[str, Rectangle | Circle]:
        """The parts of a kind, by the rest of their names, which must be unique."""
        found = [(shape.part.split()[1], shape) for shape in self.parts if shape.part.split()[0] == kind]
        assert len(dict(found)) == len(found)
        return dict(found)

    def written_in(self, shape: Shape) -> list[str]:
        outer = box(shape)
        return [text for text, inner in self._boxes if holds(outer, inner)]

    def size_of_number(self, shape: Rectangle | Circle) -> float:
        left, top, right, bottom = box(shape)
        center = pytest.approx(((left + right) / 2, (top + bottom) / 2))
        return next(text.size for text in self.texts if (text.x, text.y) == center)

    def touching(self, shape: Shape) -> list[str]:
        its = box(shape)
        return [text for text, other in self._boxes if overlap(its, other)]
