"""What a move would bring: worked out before it is made, as far as its seat can know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from rowlock.rules.dice.legal import passing_costs
from rowlock.rules.dice.moves import Cross, Move
from rowlock.rules.dice.state import State, ends
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Crossed, Locked, Penalized, Sheet, Step
from rowlock.rules.pad.variant import Variant


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
    """Work out what this move of the seat brings. It has to be legal: that is not checked."""
    before = state.sheets[seat]
    after, steps = _moved(state, seat, move)
    closes = tuple([step.row for step in steps if isinstance(step, Locked)])  # no row that is closed can be locked
    closed = state.closed.union(closes)
    strikes = after.strikes(closed) if closes else []
    after = reduce(Sheet.after, strikes, after)
    return Preview(
        steps=(*steps, *strikes),
        score=score(after).total,
        lost=_lost(before, after, _rows(before.variant, steps)),
        closes=closes,
        ends=ends(state.variant, (after,), closed),
    )


def _moved(state: State, seat: int, move: Move) -> tuple[Sheet, tuple[Step, ...]]:
    sheet = state.sheets[seat]
    if isinstance(move, Cross):
        landing = land(sheet, state.closed, state.variant.layout.fields[move.field], move.to)
        return landing.sheet, landing.steps
    if passing_costs(state, seat):
        return sheet.after(Penalized()), (Penalized(),)
    return sheet, ()


def _rows(variant: Variant, steps: Iterable[Step]) -> list[int]:
    """The rows in which these steps make crosses, in the order of the sheet."""
    return sorted({variant.layout.fields[step.field].row for step in steps if isinstance(step, Crossed)})


def _lost(before: Sheet, after: Sheet, rows: Iterable[int]) -> tuple[str, ...]:
    """The fields of these rows that cannot be crossed any more: those passed over, and in a locked row the rest."""
    lost: list[str] = []
    for row in rows:
        fields = before.variant.layout.all_rows[row].fields
        end = len(fields) if row < len(COLORS) and after.is_locked(row) else after.last(row)
        lost += [field.id for field in fields[before.last(row) + 1 : end] if not after.has(field)]
    return tuple(lost)
