"""One sheet of a variant as shapes, drawn purely from its data."""

from __future__ import annotations

from collections.abc import Iterator

from rowlock.printing.foot import bar, notes, sums, table
from rowlock.printing.inks import BLACK, GRAY, WHITE
from rowlock.printing.lettering import fitted, is_printable
from rowlock.printing.rows import Grid, lowest_row, rows
from rowlock.printing.shapes import Circle, Drawing, Line, Shape, Text, stacked
from rowlock.rules.pad.variant import Lucky, Variant

_HEAD, _GAP = 8.0, 1.6
_SMALL_PRINT = 5.2
"""The vertical center of the small print in the head, which puts it on the title's baseline."""
_ROW, _HIGHEST_ROW = 13.5, 18.0


def sheet(variant: Variant, lucky: Lucky | None = None, *, width: float = 190, height: float | None = None) -> Drawing:
    """A sheet of the given width. If a height is given, the rows grow to fill it, up to a limit.

    If the variant has lucky numbers and none are given, their circles are left blank to write in.
    """
    grid = Grid(variant.layout, width)
    row_height = _ROW if height is None else (height - _height_of_others(variant, width)) / grid.rows_high
    grid = Grid(variant.layout, width, min(row_height, _HIGHEST_ROW))
    return stacked([_head(variant, lucky, grid), rows(grid), *_foot(variant, width)], _GAP)


def lowest(variant: Variant, width: float) -> float:
    """The height below which a sheet of that width would be hard to write on."""
    grid = Grid(variant.layout, width)
    return _height_of_others(variant, width) + lowest_row(grid) * grid.rows_high


def title(variant: Variant) -> str:
    """The title of the sheet: the variant's name, or its id if the font cannot show the name."""
    return variant.name if is_printable(variant.name) else variant.id


def _height_of_others(variant: Variant, width: float) -> float:
    """The height of everything but the rows themselves."""
    below = sum(_GAP + part.height for part in _foot(variant, width))
    return _HEAD + _GAP + Grid(variant.layout, width).height_of_gaps + below


def _foot(variant: Variant, width: float) -> Iterator[Drawing]:
    if variant.bar:
        yield bar(variant, width)
    if noted := notes(variant, width):
        yield noted
    yield table(variant, width)
    yield sums(variant, width)


def _head(variant: Variant, lucky: Lucky | None, grid: Grid) -> Drawing:
    """The variant's name, a line for the player's name, the lucky numbers, and when a row may be closed."""
    name, size = fitted(title(variant), 5.6, 50, bold=True)
    left, right = grid.plate(grid.layout.rows[0])
    shapes: list[Shape] = [
        Text(0.5, _HEAD / 2, name, size, BLACK, bold=True),
        Text(56, _SMALL_PRINT, "Player", 2.3, GRAY),
        Line(65, _SMALL_PRINT + 1, 108, _SMALL_PRINT + 1, GRAY, 0.2),
    ]
    if variant.close_after:
        closing = f"lock after {variant.close_after} cross{'es' * (variant.close_after > 1)}"
        shapes.append(Text((left + right) / 2, _HEAD - 0.6, closing, 2.3, GRAY, centered=True))
    if variant.lucky:
        shapes += _lucky(113, lucky)
    return Drawing(grid.width, _HEAD, tuple(shapes))


def _lucky(x: float, lucky: Lucky | None) -> Iterator[Shape]:
    middle = _HEAD / 2
    yield Text(x, _SMALL_PRINT, "Lucky numbers", 2.3, GRAY)
    for nth, number in enumerate(lucky or ("", "")):
        center = x + 21.5 + nth * 8.6
        yield Circle(center, middle, 3.6, WHITE, BLACK, 0.7, f"lucky {nth + 1}")
        if number:
            yield Text(center, middle, str(number), 4.4, BLACK, bold=True, centered=True)
