"""The rows of a sheet: strong bands with light fields, a lock at the end, and round fields between the bands.

The closing fields of a row share a darker plate with its lock, because they are crossed together (C7, L2).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise

from rowlock.printing.inks import BLACK, INKS, WHITE
from rowlock.printing.shapes import Circle, Drawing, Rectangle, Shape, Text
from rowlock.rules.pad.layout import Field, Layout, Row

_LABEL, _LOCK, _GAP = 7.5, 13.0, 1.4
_EDGE = 1.2
"""The space between a field and the upper or lower edge of its band."""
_SIDE = 0.55
_ROUND = 0.78
"""The height of a bonus row, relative to a row."""
_CORNER_WIDTHS, _CORNER_HEIGHT = (3.6, 4.3, 4.7), 3.8
"""The space a mark takes in the corner of a field; widths for a color, a pair and a double field."""
_SMALLEST = 4.2
"""The smallest font size of a number."""
_TWO_DIGITS, _DIGIT = 1.12, 0.72
"""The width of two digits and the height of one, relative to the font size."""


@dataclass(frozen=True)
class Grid:
    """Where the rows and fields of a layout go, on a sheet of the given width and row height."""

    layout: Layout
    width: float
    row_height: float = 0

    @property
    def column(self) -> float:
        """The width of a field with its share of the space around it."""
        return (self.width - _LABEL - _LOCK) / max(len(row.fields) for row in self.layout.rows)

    @property
    def rows_high(self) -> float:
        """The height of everything that scales with the rows, in row heights."""
        return len(self.layout.rows) + _ROUND * len(self.layout.bonus_rows)

    @property
    def height_of_gaps(self) -> float:
        """The height of the gaps, which do not scale."""
        return _GAP * (len(self.layout.rows) - 1 - len(self.layout.bonus_rows))

    @property
    def height(self) -> float:
        """The total height."""
        return self.row_height * self.rows_high + self.height_of_gaps

    @property
    def round_height(self) -> float:
        """The height of a bonus row."""
        return _ROUND * self.row_height

    def left(self, column: float) -> float:
        """The left edge of a column, counted from 0."""
        return _LABEL + column * self.column

    def top(self, index: int) -> float:
        """The top edge of a row."""
        rounds = sum(row.neighbors[1] <= index for row in self.layout.bonus_rows)
        return (index + _ROUND * rounds) * self.row_height + (index - rounds) * _GAP

    def lock(self, row: Row) -> float:
        """The x coordinate of the center of a lock."""
        return self.left(len(row.fields)) + _LOCK / 2

    def plate(self, row: Row) -> tuple[float, float]:
        """The left and right edges of the plate under the closing fields and their lock."""
        first = next(field for field in row.fields if field.closing)
        return self.left(first.position), self.left(len(row.fields)) + _LOCK - _SIDE


def lowest_row(grid: Grid) -> float:
    """The minimum height of a row; below it a field would be hard to cross or its number hard to read."""
    if grid.column - 2 * _SIDE - 2 * _corner_width(grid.layout) >= _SMALLEST * _TWO_DIGITS:
        return 10
    return _SMALLEST * _DIGIT + 2 * _CORNER_HEIGHT + 2 * _EDGE


def _corner_width(layout: Layout) -> float:
    """The width of the widest corner mark on the sheet; 0 if there are none."""
    fields = layout.fields.values()
    has = (layout.mixes_colors, any(field.pair for field in fields), layout.has_doubles)
    return max(width * there for width, there in zip(_CORNER_WIDTHS, has, strict=True))


def row_label(layout: Layout, row: Row) -> str:
    """The label in front of a row: its letter, or its number where letters denote field colors (MA1)."""
    return str(layout.row_index[row.id] + 1) if layout.mixes_colors else row.id.upper()


def rows(grid: Grid) -> Drawing:
    """All rows of the sheet."""
    shapes: list[Shape] = []
    for row in grid.layout.rows:
        shapes += _band(grid, row)
    for row in grid.layout.rows:
        shapes += _row(grid, row)
    for row in grid.layout.bonus_rows:
        shapes += _bonus_row(grid, row)
    return Drawing(grid.width, grid.height, tuple(shapes))


def _band(grid: Grid, row: Row) -> Iterator[Shape]:
    """The band in the colors of its fields, extended halfway under adjacent round fields."""
    index = grid.layout.row_index[row.id]
    beside = [bonus_row.neighbors for bonus_row in grid.layout.bonus_rows if index in bonus_row.neighbors]
    reach = grid.round_height / 2 - 0.3
    top = grid.top(index) - reach * any(lower == index for _, lower in beside)
    bottom = grid.top(index) + grid.row_height + reach * any(upper == index for upper, _ in beside)
    yield Rectangle(0, top, grid.width, bottom - top, INKS[row.name].band, radius=2.4)
    column = 0
    for color, fields in groupby(row.fields, key=lambda field: field.color):
        length = len(list(fields))
        if color != row.name:
            yield Rectangle(grid.left(column), top, length * grid.column, bottom - top, INKS[color].band)
        column += length


def _row(grid: Grid, row: Row) -> Iterator[Shape]:
    ink = INKS[row.name]
    top = grid.top(grid.layout.row_index[row.id])
    middle = top + grid.row_height / 2
    yield Text(_LABEL / 2, middle, row_label(grid.layout, row), 5, ink.on_band, bold=True, centered=True)
    left, right = grid.plate(row)
    yield Rectangle(left, top + 0.5, right - left, grid.row_height - 1, ink.plate, radius=1.9)
    for field in row.fields:
        yield from _field(grid, field, top)
    yield from _padlock(grid, row, middle)


def _field(grid: Grid, field: Field, top: float) -> Iterator[Shape]:
    ink = INKS[field.color]
    x, y = grid.left(field.position) + _SIDE, top + _EDGE
    width, height = grid.column - 2 * _SIDE, grid.row_height - 2 * _EDGE
    yield Rectangle(x, y, width, height, ink.field, radius=1.5, part=f"field {field.id}")
    if field.bonus:
        yield Rectangle(x + 0.5, y + 0.5, width - 1, height - 1, "", BLACK, 1.0, 1.1)
    size = min(6.6, (width - 1.4) / _TWO_DIGITS)
    if corner := _corner_width(grid.layout):  # the number fits either between the marks or above and below them
        size = min(size, max((width - 2 * corner) / _TWO_DIGITS, (height - 2 * _CORNER_HEIGHT) / _DIGIT))
    yield Text(x + width / 2, y + height / 2, str(field.number), size, ink.numeral, bold=True, centered=True)
    near, far = x + 2.3, x + width - 2.5
    if grid.layout.mixes_colors:
        yield Text(near, y + 2.1, field.color[0].upper(), 3, ink.numeral, bold=True, centered=True)
    if field.pair:
        yield from badge(far, y + 2.1, field.pair)
    if field.double:
        yield from _twice(far, y + height - 2)


def badge(x: float, y: float, letter: str) -> Iterator[Shape]:
    """The badge of a bonus pair, used on its fields and in the notes."""
    yield Circle(x, y, 1.65, BLACK)
    yield Text(x, y - 0.25, letter, 2.7, WHITE, bold=True, centered=True)


def _twice(x: float, y: float) -> Iterator[Shape]:
    """The ×2 badge of a double field."""
    yield Rectangle(x - 2, y - 1.5, 4, 3, BLACK, radius=1.1)
    yield Text(x, y, "×2", 2.5, WHITE, bold=True, centered=True)


def _padlock(grid: Grid, row: Row, middle: float) -> Iterator[Shape]:
    ink, x = INKS[row.name], grid.lock(row)
    yield Circle(x, middle, min(_LOCK, grid.row_height) / 2 - _EDGE, WHITE, part=f"lock {row.name}")
    yield Circle(x, middle - 1, 1.35, "", ink.band, 0.75)
    yield Rectangle(x - 2.1, middle - 0.9, 4.2, 3.2, ink.band, radius=0.6)


def _bonus_row(grid: Grid, row: Row) -> Iterator[Shape]:
    """The round fields, aligned with the fields above or below where their order allows it (BP1, BP3)."""
    middle = grid.top(row.neighbors[1]) - grid.round_height / 2
    radius = min(grid.round_height / 2 - 0.45, grid.column / 2 - _SIDE)
    size = min(5.0, 1.5 * radius / _TWO_DIGITS)
    for field, column in zip(row.fields, _columns(grid.layout, row), strict=True):
        x = grid.left(column) + grid.column / 2
        yield Circle(x, middle, radius, WHITE, part=f"field {field.id}")
        yield Text(x, middle, str(field.number), size, BLACK, bold=True, centered=True)


def _columns(layout: Layout, row: Row) -> tuple[int, ...]:
    for neighbor in range(len(row.neighbors)):
        columns = tuple(layout.around[field.id][neighbor].position for field in row.fields)
        if all(one < other for one, other in pairwise(columns)):
            return columns
    return tuple(range(len(row.fields)))
