"""Marks on a score pad: what a player writes on their own sheet, without a word about the dice.

    cross   r5  ry5  y11>b                  a field; with the row chosen where rows tie
    penalty p
    closed  r!                              somebody else has closed the red row

A pad is the list of its marks from the first to the last.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rowlock.errors import NotationError
from rowlock.rules.pad.layout import COLORS, INITIALS, ROW_IDS

_INITIAL = f"[{''.join(INITIALS)}]"
_CROSS = re.compile(rf"((?:{'|'.join(ROW_IDS)})[1-9][0-9]?)(?:>({_INITIAL}))?")
_CLOSED = re.compile(rf"({_INITIAL})!")


@dataclass(frozen=True, slots=True, repr=False)
class Cross:
    """Cross the field with this id. `to` is the id of the row chosen where rows tie for a bonus (BB1)."""

    field: str
    to: str | None = None

    def __str__(self) -> str:
        return self.field if self.to is None else f"{self.field}>{self.to}"

    __repr__ = __str__


@dataclass(frozen=True, slots=True, repr=False)
class Penalty:
    """Take a penalty (C10)."""

    def __str__(self) -> str:
        return "p"

    __repr__ = __str__


@dataclass(frozen=True, slots=True, repr=False)
class ClosedByOther:
    """Somebody else has closed the row of this name (C8)."""

    row: str

    def __str__(self) -> str:
        return f"{self.row[0]}!"

    __repr__ = __str__


Mark = Cross | Penalty | ClosedByOther


def read_cross(text: str) -> Cross | None:
    """Parse a cross; None if the text is something else."""
    match = _CROSS.fullmatch(text)
    return Cross(match[1], match[2]) if match else None


def parse_mark(text: str) -> Mark:
    """Parse a mark.

    >>> parse_mark("r!").row
    'red'
    """
    text = text.strip()
    if text == "p":
        return Penalty()
    if match := _CLOSED.fullmatch(text):
        return ClosedByOther(COLORS[INITIALS.index(match[1])])
    if cross := read_cross(text):
        return cross
    raise NotationError(
        f"{text!r} is not a mark; write a field like r7 or y11>b, p for a penalty, or r! for a row closed by another"
    )
