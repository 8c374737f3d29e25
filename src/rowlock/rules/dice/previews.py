"""What a move would bring: worked out before it is made, as far as its seat can know."""

from __future__ import annotations

from rowlock.rules.dice.legal import passing_costs
from rowlock.rules.dice.moves import Cross, Move
from rowlock.rules.dice.state import State
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.consequences import Preview, consequences
from rowlock.rules.pad.sheet import Penalized, Step


def preview(state: State, seat: int, move: Move) -> Preview:
    """Work out what this move of the seat brings. It has to be legal: that is not checked."""
    return consequences(state.sheets[seat], state.closed, _steps(state, seat, move))


def _steps(state: State, seat: int, move: Move) -> tuple[Step, ...]:
    if isinstance(move, Cross):
        return land(state.sheets[seat], state.closed, state.variant.layout.fields[move.field], move.to).steps
    return (Penalized(),) if passing_costs(state, seat) else ()
