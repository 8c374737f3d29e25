"""A plot of a reviewed playthrough: everybody's chance before each turn, the luck of the rolls, and the mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from rowlock.printing.inks import BLACK, FAINT, GRAY, INKS
from rowlock.printing.shapes import Circle, Drawing, Line, Rectangle, Shape, Text

_WIDTH, _HEIGHT = 180.0, 110.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 16.0, 6.0, 16.0, 14.0
_SMALL = 3.4
_GRIDS = 4


@dataclass(frozen=True, slots=True)
class SeatCurve:
    """One seat: its name, its chance before each turn and at the end, and the turns with mistakes."""

    name: str
    chances: Sequence[float]
    mistakes: Sequence[int]


def review_plot(title: str, curves: Sequence[SeatCurve], luck: Sequence[float], unit: str) -> Drawing:
    """A line for each seat with a dot for each mistake; bars show what each roll brought the first of them."""
    every = [chance for curve in curves for chance in curve.chances]
    low, high = (0.0, 1.0) if unit == "%" else (min(every), max(max(every), min(every) + 1))
    turns = max(1, len(curves[0].chances) - 1)

    def x(turn: float) -> float:
        return _LEFT + (_WIDTH - _RIGHT - _LEFT) * turn / turns

    def y(chance: float) -> float:
        return _TOP + (_HEIGHT - _BOTTOM - _TOP) * (high - chance) / (high - low)

    middle = (low + high) / 2
    shapes: list[Shape] = [Text(_LEFT, 7, title, 4.6, BLACK, bold=True)]
    for part in range(_GRIDS + 1):
        level = low + (high - low) * part / _GRIDS
        label = f"{100 * level:.0f} %" if unit == "%" else f"{level:.0f}"
        shapes += [Line(x(0), y(level), x(turns), y(level), FAINT, 0.2), Text(2, y(level), label, _SMALL, GRAY)]
    for turn, amount in enumerate(luck):
        top, height = min(y(middle), y(middle + amount)), abs(y(middle + amount) - y(middle))
        shapes.append(Rectangle(x(turn + 0.35), top, x(0.3) - x(0), height, FAINT, GRAY, 0.1))
    for turn in range(0, turns + 1, max(1, turns // 10)):
        shapes.append(Text(x(turn), _HEIGHT - 9.5, str(turn), _SMALL, GRAY, centered=True))
    shapes.append(Text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 3.5, "turn", _SMALL, GRAY, centered=True))
    colors = [ink.band for ink in INKS.values()] * 2
    for index, (curve, color) in enumerate(zip(curves, colors, strict=False)):
        points = list(enumerate(curve.chances))
        for (one, before), (other, after) in pairwise(points):
            shapes.append(Line(x(one), y(before), x(other), y(after), color, 0.6))
        shapes += [Circle(x(turn), y(curve.chances[turn]), 1.3, color) for turn in curve.mistakes]
        place = _LEFT + min(40.0, (_WIDTH - _LEFT) / len(curves)) * index
        shapes += [Line(place, 12, place + 6, 12, color, 0.9), Text(place + 8, 12, curve.name, _SMALL, BLACK)]
    return Drawing(_WIDTH, _HEIGHT, tuple(shapes))
