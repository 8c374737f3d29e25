"""Who is ahead, at the end or at any time before."""

from __future__ import annotations

from rowlock.rules.dice.state import State
from rowlock.rules.pad.scoring import score


def scores(state: State) -> tuple[int, ...]:
    """The totals by seat, at any time."""
    return tuple(score(sheet).total for sheet in state.sheets)


def winners(state: State) -> tuple[int, ...]:
    """The seats with the highest total; a tie is a shared win (C12)."""
    totals = scores(state)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
