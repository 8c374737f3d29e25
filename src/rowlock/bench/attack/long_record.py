"""The longest playthrough that a client can ask the server to continue or replay."""

from __future__ import annotations

from rowlock.rules.catalog import variant, variants
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.notation import parse_roll
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.record import Record
from rowlock.rules.dice.state import State
from rowlock.rules.pad.variant import MOST_SEATS, Variant

_UNKNOWN = parse_roll("?? ????")
"""With these dice, every cross that any roll would allow is legal."""


def long_record() -> Record:
    """Play as slowly as possible: cross single fields from the left without closing a row, then take penalties."""
    state = start(_largest(), MOST_SEATS)
    record = Record.begin(state, [f"Seat {number}" for number in range(MOST_SEATS)])
    while _lasts(state):
        state, record = roll(state, _UNKNOWN), record.rolled(_UNKNOWN)
        for seat in range(MOST_SEATS):
            state, record = choose(state, seat, Pass()), record.chose(seat, Pass())
        active, move = state.active, _slowest(state)
        state, record = choose(state, active, move), record.chose(active, move)
    return record


def _largest() -> Variant:
    return max(map(variant, variants()), key=lambda each: len(each.layout.fields))


def _lasts(state: State) -> bool:
    """Whether the active seat can take one more turn without ending the playthrough."""
    if state.sheets[state.active].penalties < state.variant.penalties_to_end - 1:
        return True
    probe = roll(state, _UNKNOWN)
    for seat in range(MOST_SEATS):
        probe = choose(probe, seat, Pass())
    return isinstance(_slowest(probe), Cross)


def _slowest(state: State) -> Move:
    """The leftmost cross that closes no row, else a pass."""
    fields = state.variant.layout.fields
    crosses = [
        move for move in legal(state, state.active) if isinstance(move, Cross) and not fields[move.field].closing
    ]
    return min(crosses, key=lambda move: fields[move.field].position, default=Pass())
