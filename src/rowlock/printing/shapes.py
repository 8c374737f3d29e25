"""What a drawing is made of. All lengths are millimeters, from the top left; later shapes lie on earlier ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rowlock.printing.lettering import text_width


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle, with round corners if it has a `radius`; no fill or no stroke where these are empty."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    stroke: str = ""
    thickness: float = 0
    radius: float = 0
    part: str = ""
    """What it is on the sheet, for programs: `field r5`, `lock red`, `penalty 1`, `sum total`."""

    def moved(self, right: float, down: float) -> Rectangle:
        """The same elsewhere."""
        return replace(self, x=self.x + right, y=self.y + down)


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle around x, y."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    thickness: float = 0
    part: str = ""
    """As on a rectangle."""

    def moved(self, right: float, down: float) -> Circle:
        """The same elsewhere."""
        return replace(self, x=self.x + right, y=self.y + down)


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line from x, y."""

    x: float
    y: float
    to_x: float
    to_y: float
    stroke: str
    thickness: float

    def moved(self, right: float, down: float) -> Line:
        """The same elsewhere."""
        return Line(self.x + right, self.y + down, self.to_x + right, self.to_y + down, self.stroke, self.thickness)


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text around x, or from x on unless it is `centered`; y is the middle of its capitals and digits."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    bold: bool = False
    centered: bool = False

    @property
    def width(self) -> float:
        """How wide it is in the font of the sheet."""
        return text_width(self.text, self.size, bold=self.bold)

    @property
    def baseline(self) -> float:
        """Where the letters stand."""
        return self.y + 0.36 * self.size

    def moved(self, right: float, down: float) -> Text:
        """The same elsewhere."""
        return replace(self, x=self.x + right, y=self.y + down)


Shape = Rectangle | Circle | Line | Text


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes on a piece of paper of that size."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def moved(self, right: float, down: float) -> tuple[Shape, ...]:
        """Its shapes elsewhere, to be put into a larger drawing."""
        return tuple(shape.moved(right, down) for shape in self.shapes)


def stacked(drawings: Iterable[Drawing], gap: float) -> Drawing:
    """One drawing below the other."""
    width = height = 0.0
    shapes: list[Shape] = []
    for drawing in drawings:
        top = height + gap if shapes else 0.0
        shapes += drawing.moved(0, top)
        width, height = max(width, drawing.width), top + drawing.height
    return Drawing(width, height, tuple(shapes))
