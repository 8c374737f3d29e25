"""What lies on a table, by the kind of game: the part of the protocol that differs between games. Plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetView:
    """A sheet as it stands: what it is worth in its parts, and what is still open on it."""

    rows: tuple[int, ...]
    """The points of each row that has a die, from top to bottom. What round fields or a bonus give a row is in it."""
    bonus: int
    """Points that belong to no row."""
    penalties: int
    """Zero or less."""
    locked: tuple[str, ...]
    """The rows whose lock is crossed here."""
    open_from: tuple[int, ...]
    """By row, as they lie on the sheet: the position of the first field that is neither crossed nor lost for good."""
    bar_next: int | None = None
    """The field of the bonus bar that the next bonus strikes; None if there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceScene:
    """What lies on the table in the dice game."""

    kind: Literal["dice"] = "dice"
    phase: Literal["roll", "white", "color", "over"]
    roll: str
    """The dice that lie there; empty before the roll."""
    sheets: tuple[str, ...]
    closed: tuple[str, ...]
    lucky: tuple[int, ...] = ()
    """The seats that may use a lucky number now: the white dice show it, or may show it where one is unknown."""
    results: tuple[SheetView, ...]
    """By seat: what each sheet comes to as it stands."""
    removed: tuple[str, ...] = ()
    """The colors of the dice that have left the game."""
    last_row: bool = False
    """Whether the next row to close ends it."""
    last_penalty: tuple[int, ...] = ()
    """The seats whose next penalty ends it."""
    ended_by: tuple[Literal["rows", "penalties"], ...] = ()
    """What ended it; nothing before the end."""


Scene = DiceScene
"""What lies on the table, by the kind of game."""
