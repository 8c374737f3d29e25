"""Who is ahead, how near the end is, and what caused it."""

from __future__ import annotations

from typing import Protocol

from rowlock.rules.dice.state import State
from rowlock.rules.pad.over import enough_penalties, enough_rows, is_last
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Sheet


class HasSheets(Protocol):
    """A state of any game: all that counts is on its sheets."""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheets by seat."""
        ...


def scores(state: HasSheets) -> tuple[int, ...]:
    """The totals by seat, at any time."""
    return tuple(score(sheet).total for sheet in state.sheets)


def winners(state: HasSheets) -> tuple[int, ...]:
    """The seats with the highest total; a tie is a shared win (C12)."""
    totals = scores(state)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def ended_by_rows(state: State) -> bool:
    """Whether enough rows are closed to end the playthrough (C11)."""
    return enough_rows(state.variant, state.closed)


def ended_by_penalties(state: State) -> bool:
    """Whether anybody has taken the last penalty (C11)."""
    return enough_penalties(state.variant, state.sheets)


def is_last_row(state: State) -> bool:
    """Whether the next row to close ends the playthrough, unless the first one always does."""
    return not state.is_over and is_last(len(state.closed), state.variant.rows_to_end)


def on_last_penalty(state: State) -> tuple[int, ...]:
    """The seats whose next penalty ends the playthrough, unless the first one always does."""
    if state.is_over:
        return ()
    needed = state.variant.penalties_to_end
    return tuple([seat for seat, sheet in enumerate(state.sheets) if is_last(sheet.penalties, needed)])
