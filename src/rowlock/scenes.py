"""What is on a table: printed sheets, and the part of the protocol that differs between games. Plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldView:
    """A field of the printed sheet, as `rowlock variants` draws it."""

    id: str
    number: int
    color: str
    """The color of its die; empty for a round field."""
    closing: bool = False
    bonus: bool = False
    pair: str = ""
    double: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RowView:
    """A row of fields. A row of round fields names its two neighbors by id."""

    id: str
    name: str
    fields: tuple[FieldView, ...]
    neighbors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class VariantView:
    """What a client needs to draw a variant's sheet."""

    id: str
    name: str
    about: str
    sides: int
    rows: tuple[RowView, ...]
    """From top to bottom of the sheet."""
    bar: tuple[str, ...]
    pairs: dict[str, str]
    """The kind of bonus for each letter."""
    points: tuple[int, ...]
    """The points for 0, 1, 2 … crosses in a row."""
    penalties: int
    """The number of penalties that ends the playthrough."""
    penalty_points: int
    close_after: int
    rows_to_end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetView:
    """The current value of a sheet, part by part, and what is still open on it."""

    rows: tuple[int, ...]
    """The points of each row that has a die, from top to bottom, including points from round fields and bonuses."""
    bonus: int
    """Points that belong to no row."""
    penalties: int
    """Zero or less."""
    locked: tuple[str, ...]
    """The rows whose lock is crossed on this sheet."""
    open_from: tuple[int, ...]
    """By row, in the order of the sheet: the position of the first field that is neither crossed nor lost for good."""
    bar_next: int | None = None
    """The field of the bonus bar that the next bonus strikes; None if there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveView:
    """What a legal move would bring, if nobody else crosses anything."""

    score: int
    """The total of the seat afterwards."""
    sets_off: tuple[str, ...] = ()
    """The fields that bonuses cross after it, in order."""
    strikes: tuple[int, ...] = ()
    """The fields of the bonus bar that it strikes, used or lost."""
    earns: tuple[str, ...] = ()
    """The kinds of the bonus pairs that it completes."""
    lost: tuple[str, ...] = ()
    """The fields that can never be crossed afterwards."""
    closes: tuple[str, ...] = ()
    """The rows that close."""
    ends: bool = False
    """Whether it ends the playthrough."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceScene:
    """What is on the table in the dice game."""

    kind: Literal["dice"] = "dice"
    phase: Literal["roll", "white", "color", "over"]
    roll: str
    """The dice on the table; empty before the roll."""
    sheets: tuple[str, ...]
    closed: tuple[str, ...]
    lucky: tuple[int, ...] = ()
    """The seats that may use a lucky number now: the white dice show it, or may show it if one is unknown."""
    results: tuple[SheetView, ...]
    """By seat: the current value of each sheet."""
    removed: tuple[str, ...] = ()
    """The colors of the dice that have left the game."""
    last_row: bool = False
    """Whether the next row to close ends the playthrough."""
    last_penalty: tuple[int, ...] = ()
    """The seats whose next penalty ends the playthrough."""
    ended_by: tuple[Literal["rows", "penalties"], ...] = ()
    """What ended the playthrough; empty before the end."""


Scene = DiceScene
"""What is on the table, by the kind of game."""
