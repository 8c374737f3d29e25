"""Sheets laid out on pages: as many per page as stay comfortable to write on, with hairlines to cut along."""

from __future__ import annotations

from itertools import cycle, islice

from rowlock.errors import SetupError
from rowlock.printing.drawing import lowest, sheet
from rowlock.printing.inks import FAINT
from rowlock.printing.shapes import Drawing, Line, Shape
from rowlock.rules.pad.variant import Variant

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""The width and height of each paper size, in millimeters."""

MOST_PAGES = 100
_MARGIN, _GAP = 8.0, 4.0


def pages(variant: Variant, number: int = 1, paper: str = "a4") -> tuple[Drawing, ...]:
    """Pages filled with sheets, `number` of them. Each sheet gets the variant's next pair of lucky numbers, if any."""
    if paper not in PAPERS:
        raise SetupError(f"unknown paper size {paper!r}; choose one of {', '.join(PAPERS)}")
    if not 1 <= number <= MOST_PAGES:
        raise SetupError(f"the number of pages must be from 1 to {MOST_PAGES}, not {number}")
    width, height = PAPERS[paper]
    wide, high = width - 2 * _MARGIN, height - 2 * _MARGIN
    on_a_page = int((high + _GAP) / (lowest(variant, wide) + _GAP))
    if not on_a_page:
        raise SetupError(f"a sheet of {variant} is too large for a page of {paper}")
    step = (high + _GAP) / on_a_page
    pairs = cycle(variant.lucky or (None,))
    cuts = [_MARGIN + nth * step - _GAP / 2 for nth in range(1, on_a_page)]
    made: list[Drawing] = []
    for _ in range(number):
        shapes: list[Shape] = [Line(_MARGIN, y, width - _MARGIN, y, FAINT, 0.15) for y in cuts]
        for nth, pair in enumerate(islice(pairs, on_a_page)):
            shapes += sheet(variant, pair, width=wide, height=step - _GAP).moved(_MARGIN, _MARGIN + nth * step)
        made.append(Drawing(width, height, tuple(shapes)))
    return tuple(made)
