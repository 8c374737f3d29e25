"""What is on a table, by the kind of game: the part of the protocol that differs between games. Plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


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
