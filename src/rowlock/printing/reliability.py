"""A reliability plot: predicted win probability against observed frequency."""

from __future__ import annotations

from collections.abc import Sequence

from rowlock.printing.inks import BLACK, FAINT, GRAY, INKS, PALE
from rowlock.printing.shapes import Circle, Drawing, Line, Rectangle, Shape, Text

_SIZE = 100.0
_LEFT, _TOP, _RIGHT, _BOTTOM = 17.0, 14.0, 6.0, 15.0
_SMALL = 3.4
_SURE = 1.96
"""The half-width of a 95 % confidence interval, in standard errors."""

Point = tuple[float, float, float, float]
"""Predicted probability, observed frequency, its standard error, and the bin's share of all predictions."""


def reliability(title: str, points: Sequence[Point]) -> Drawing:
    """A dot with an error bar for each bin, the diagonal of perfect calibration, and a histogram of the predictions."""
    shapes: list[Shape] = [Text(_LEFT, 6.5, title, 4.4, BLACK, bold=True), *_bars(points), *_axes()]
    shapes.append(Line(_x(0), _y(0), _x(1), _y(1), GRAY, 0.4))
    color = INKS["blue"].band
    for predicted, observed, error, _ in points:
        low, high = max(0.0, observed - _SURE * error), min(1.0, observed + _SURE * error)
        shapes.append(Line(_x(predicted), _y(low), _x(predicted), _y(high), color, 0.5))
        shapes.append(Circle(_x(predicted), _y(observed), 1.2, color))
    return Drawing(_LEFT + _SIZE + _RIGHT, _TOP + _SIZE + _BOTTOM, tuple(shapes))


def _x(chance: float) -> float:
    return _LEFT + _SIZE * chance


def _y(chance: float) -> float:
    return _TOP + _SIZE * (1 - chance)


def _bars(points: Sequence[Point]) -> list[Shape]:
    """The histogram of predictions; its tallest bar takes a quarter of the height."""
    most = max((share for *_, share in points), default=1.0) or 1.0
    wide, bars = 1 / max(1, len(points)), enumerate(points)
    heights = ((index * wide, share / most / 4) for index, (*_, share) in bars)
    return [Rectangle(_x(left), _y(high), _SIZE * wide, _SIZE * high, PALE, FAINT, 0.2) for left, high in heights]


def _axes() -> list[Shape]:
    shapes: list[Shape] = [
        Line(_x(0), _y(0), _x(1), _y(0), GRAY, 0.3),
        Line(_x(0), _y(0), _x(0), _y(1), GRAY, 0.3),
        Text(_x(0.5), _TOP + _SIZE + 10.5, "predicted chance to win", _SMALL, GRAY, centered=True),
        Text(2, _TOP - 2.5, "won", _SMALL, GRAY),
    ]
    for fifth in range(6):
        text = f"{20 * fifth} %"
        shapes.append(Text(_x(fifth / 5), _y(0) + 4, text, _SMALL, GRAY, centered=True))
        shapes.append(Text(2, _y(fifth / 5), text, _SMALL, GRAY))
        shapes.append(Line(_x(0), _y(fifth / 5), _x(1), _y(fifth / 5), FAINT, 0.2))
    return shapes
