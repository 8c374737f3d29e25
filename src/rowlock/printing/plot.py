"""A plot of score distributions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rowlock.printing.inks import BLACK, FAINT, GRAY, INKS
from rowlock.printing.shapes import Drawing, Line, Shape, Text

_WIDTH, _HEIGHT = 180.0, 110.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 16.0, 6.0, 16.0, 14.0
_SMALL = 3.4
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)


def distribution(title: str, scores: Mapping[str, Sequence[int]]) -> Drawing:
    """A histogram line for each name; neighboring scores share a bin if the range is wide."""
    every = [score for one in scores.values() for score in one]
    low, high = min(every), max(every)
    width = next(step for step in _STEPS if (high - low) / step <= 60)
    first, bins = low // width, high // width - low // width + 1
    shares = {name: _shares(one, first, bins, width) for name, one in scores.items()}
    most = max(max(one) for one in shares.values())
    shapes: list[Shape] = [Text(_LEFT, 7, title, 4.6, BLACK, bold=True)]
    shapes += _axes(first * width, (first + bins) * width, most)
    colors = [ink.band for ink in INKS.values()] * 2
    for index, (name, heights) in enumerate(shares.items()):
        shapes += _steps(heights, most, colors[index])
        top = _TOP + 3 + 5 * index
        shapes.append(Line(_WIDTH - 48, top, _WIDTH - 42, top, colors[index], 0.9))
        shapes.append(Text(_WIDTH - 40, top, name, _SMALL, BLACK))
    return Drawing(_WIDTH, _HEIGHT, tuple(shapes))


def _shares(scores: Sequence[int], first: int, bins: int, width: int) -> list[float]:
    counts = [0] * bins
    for score in scores:
        counts[score // width - first] += 1
    return [count / len(scores) for count in counts]


def _axes(low: int, high: int, most: float) -> list[Shape]:
    """The labeled axes: points on x, share of games on y."""
    bottom, right = _HEIGHT - _BOTTOM, _WIDTH - _RIGHT
    shapes: list[Shape] = [
        Line(_LEFT, bottom, right, bottom, GRAY, 0.3),
        Text((_LEFT + right) / 2, _HEIGHT - 3.5, "points", _SMALL, GRAY, centered=True),
    ]
    step = next(step for step in _STEPS if (high - low) / step <= 10)
    for points in range(-(-low // step) * step, high + 1, step):
        x = _LEFT + (right - _LEFT) * (points - low) / (high - low)
        shapes += [
            Line(x, bottom, x, bottom + 1, GRAY, 0.3),
            Text(x, bottom + 3.4, str(points), _SMALL, GRAY, centered=True),
        ]
    for quarter in range(1, 5):
        y = bottom - (bottom - _TOP) * quarter / 4
        shapes += [Line(_LEFT, y, right, y, FAINT, 0.2), Text(2, y, f"{100 * most * quarter / 4:.1f} %", _SMALL, GRAY)]
    return shapes


def _steps(heights: Sequence[float], most: float, color: str) -> list[Shape]:
    bottom, wide = _HEIGHT - _BOTTOM, (_WIDTH - _RIGHT - _LEFT) / len(heights)
    shapes: list[Shape] = []
    before = bottom
    for index, height in enumerate(heights):
        x, y = _LEFT + wide * index, bottom - (bottom - _TOP) * height / most
        shapes += [Line(x, before, x, y, color, 0.5), Line(x, y, x + wide, y, color, 0.5)]
        before = y
    return shapes
