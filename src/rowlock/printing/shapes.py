"""The shapes a drawing is made of. Lengths are millimeters from the top left; later shapes cover earlier ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rowlock.printing.lettering import text_width


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle, with rounded corners if it has a `radius`. An empty `fill` or `stroke` means none."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    stroke: str = ""
    thickness: float = 0
    radius: float = 0
    part: str = ""
    """A machine-readable name of the part: `field r5`, `lock red`, `penalty 1`, `sum total`."""

    def moved(self, right: float, down: float) -> Rectangle:
        """Return a moved copy."""
        return replace(self, x=self.x + right, y=self.y + down)


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle centered on x, y."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    thickness: float = 0
    part: str = ""
    """As for `Rectangle`."""

    def moved(self, right: float, down: float) -> Circle:
        """Return a moved copy."""
        return replace(self, x=self.x + right, y=self.y + down)


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line from x, y to to_x, to_y."""

    x: float
    y: float
    to_x: float
    to_y: float
    stroke: str
    thickness: float

    def moved(self, right: float, down: float) -> Line:
        """Return a moved copy."""
        return Line(self.x + right, self.y + down, self.to_x + right, self.to_y + down, self.stroke, self.thickness)


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text starting at x, or centered on it if `centered`; y is the middle of its capitals and digits."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    bold: bool = False
    centered: bool = False

    @property
    def width(self) -> float:
        """The width in the font of the sheet."""
        return text_width(self.text, self.size, bold=self.bold)

    @property
    def baseline(self) -> float:
        """The y coordinate of the baseline."""
        return self.y + 0.36 * self.size

    def moved(self, right: float, down: float) -> Text:
        """Return a moved copy."""
        return replace(self, x=self.x + right, y=self.y + down)


Shape = Rectangle | Circle | Line | Text


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes on a canvas of the given size."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def moved(self, right: float, down: float) -> tuple[Shape, ...]:
        """Return moved copies of the shapes, to place them in a larger drawing."""
        return tuple(shape.moved(right, down) for shape in self.shapes)


def stacked(drawings: Iterable[Drawing], gap: float) -> Drawing:
    """Stack drawings vertically."""
    width = height = 0.0
    shapes: list[Shape] = []
    for drawing in drawings:
        top = height + gap if shapes else 0.0
        shapes += drawing.moved(0, top)
        width, height = max(width, drawing.width), top + drawing.height
    return Drawing(width, height, tuple(shapes))
