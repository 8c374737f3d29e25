"""Drawn sheets in a page: a fenced block that a program can draw, and that reads as text everywhere else.

The words after the fence's `text` say what to draw: ``sheet="r2.r4 - g12 - p0" new="g12" open="y7" lost="r3"
locked="red" roll="34 2516"``. The sheet holds all crosses. `new` are those that the example makes, in order, and
`open` the fields that may be crossed now. The body is the same in letters and digits.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rowlock.handbook.words.base import Words
from rowlock.rules.dice.roll import Roll
from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Figure:
    """A sheet to be drawn."""

    sheet: Sheet
    """With the new crosses."""
    new: tuple[str, ...] = ()
    """The ids of the fields that the example crosses, in order."""
    open: tuple[str, ...] = ()
    """The ids of the fields that may be crossed now."""
    roll: Roll | None = None


def fenced(figure: Figure, words: Words) -> str:
    """The figure in Markdown."""
    return "\n".join([f"```text {_facts(figure)}", *_lines(figure, words), "```"])


def blank_fenced(sheet: Sheet, legend: Iterable[str], words: Words) -> str:
    """The empty sheet in Markdown, with a legend for those who see its letters and digits."""
    rows = [_named(words, line[:8].strip(), line[8:]) for line in str(sheet.variant.layout).splitlines()]
    return "\n".join([f"```text {_facts(Figure(sheet))}", *rows, *_bar(sheet, words), "", *legend, "```"])


def _facts(figure: Figure) -> str:
    sheet = figure.sheet
    layout = sheet.variant.layout
    lost = [
        field.id
        for index, row in enumerate(layout.all_rows)
        for field in row.fields[: sheet.open_from(index, ())]
        if not sheet.has(field)
    ]
    facts = {
        "sheet": str(sheet),
        "new": ".".join(figure.new),
        "open": ".".join(figure.open),
        "lost": ".".join(lost),
        "locked": ".".join(color for index, color in enumerate(COLORS) if sheet.is_locked(index)),
        "roll": str(figure.roll or ""),
    }
    return " ".join(f'{name}="{value}"' for name, value in facts.items() if value)


def _lines(figure: Figure, words: Words) -> list[str]:
    """The rows that have something to show: crosses as X, fields that may be crossed in angle brackets."""
    layout = figure.sheet.variant.layout
    drawn = zip(layout.top_to_bottom(), str(layout).splitlines(), strict=True)
    rows = [
        (row.name, [_cell(figure, field, cell) for field, cell in zip(row.fields, line[8:].split(), strict=True)])
        for row, line in drawn
        if any(figure.sheet.has(field) or field.id in figure.open for field in row.fields)
    ]
    width = max((len(cell) for _, cells in rows for cell in cells), default=0)
    lines = [_named(words, name, " ".join(cell.ljust(width) for cell in cells).rstrip()) for name, cells in rows]
    return [*lines, *(_bar(figure.sheet, words) if figure.sheet.struck else [])]


def _cell(figure: Figure, field: Field, cell: str) -> str:
    text = " " * (field.number < 10) + cell
    if figure.sheet.has(field):
        return re.sub(r" ?\d+", lambda number: f"{'X':>{len(number[0])}}", text, count=1)
    return f"<{cell}>" if field.id in figure.open else text


def _bar(sheet: Sheet, words: Words) -> list[str]:
    boxes = ("X" if index in sheet.struck else color[0].upper() for index, color in enumerate(sheet.variant.bar))
    return [_named(words, words.bar, f" {' '.join(boxes)}")] if sheet.variant.bar else []


def _named(words: Words, name: str, drawn: str) -> str:
    width = max(8, *(len(color) + 1 for color in words.colors))
    return f"{words.color(name):<{width}}{drawn}"
