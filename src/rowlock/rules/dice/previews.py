"""What a move would bring: worked out before it is made, as far as its seat can know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from rowlock.rules.dice.legal import passing_costs
from rowlock.rules.dice.moves import Cross, Move
from rowlock.rules.dice.state import State, closed_rows, ends
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Penalized, Sheet, Step


@dataclass(frozen=True, slots=True)
class Preview:
    """What a legal move does to its own seat's sheet and to the game, if nobody else crosses anything."""

    steps: tuple[Step, ...]
    """What happens on the sheet, in order."""
    score: int
    """The total of the sheet afterwards."""
    lost: tuple[str, ...]
    """The fields that could still be crossed one day, and cannot any more."""
    closes: tuple[str, ...]
    """The rows that close for everybody."""
    ends: bool
    """Whether the playthrough is over then."""


def preview(state: State, seat: int, move: Move) -> Preview:
    """What this move of the seat brings. It has to be legal: that is not checked."""
    before = state.sheets[seat]
    after, steps = _moved(state, seat, move)
    sheets = [*state.sheets[:seat], after, *state.sheets[seat + 1 :]]
    closed = closed_rows(sheets) | state.closed
    strikes = after.strikes(closed) if closed != state.closed else []
    after = reduce(Sheet.after, strikes, after)
    sheets[seat] = after
    return Preview(
        steps=(*steps, *strikes),
        score=score(after).total,
        lost=_lost(before, state.closed, after, closed),
        closes=tuple([row for row in COLORS if row in closed - state.closed]),
        ends=ends(state.variant, sheets, closed),
    )


def _moved(state: State, seat: int, move: Move) -> tuple[Sheet, tuple[Step, ...]]:
    sheet = state.sheets[seat]
    if isinstance(move, Cross):
        landing = land(sheet, state.closed, state.variant.layout.fields[move.field], move.to)
        return landing.sheet, landing.steps
    if passing_costs(state, seat):
        return sheet.after(Penalized()), (Penalized(),)
    return sheet, ()


def _lost(before: Sheet, closed: frozenset[str], after: Sheet, closed_after: frozenset[str]) -> tuple[str, ...]:
    """The fields that were open before, in the sense of `Sheet.open_from`, and are passed over now."""
    return tuple(
        [
            field.id
            for index, row in enumerate(before.variant.layout.all_rows)
            for field in row.fields[before.open_from(index, closed) : after.open_from(index, closed_after)]
            if not after.has(field)
        ]
    )
