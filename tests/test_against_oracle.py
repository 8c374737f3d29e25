"""The engine against an independent one: same moves, closed rows, crosses, penalties and scores at every point."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from oracle import VARIANTS, Oracle
from rowlock import Phase, State
from rowlock.chance import throw
from strategies import states

Chooser = Callable[[random.Random, State, int], str]


def at_random(rng: random.Random, state: State, seat: int) -> str:
    return str(rng.choice(rowlock.legal(state, seat)))


def nearest(rng: random.Random, state: State, seat: int) -> str:
    """Skip as few fields as possible, so that rows fill up and get locked; pass rather than skip three."""
    layout, sheet = state.variant.layout, state.sheets[seat]

    def skipped(move: rowlock.Move) -> float:
        if not isinstance(move, rowlock.Cross):
            return 2.5
        field = layout.fields[move.field]
        return field.position - sheet.last(field.row) - 1 + rng.random() / 4

    return str(min(rowlock.legal(state, seat), key=skipped))


def play_both(variant: str, seats: int, chooser: Chooser, seed: int) -> State:
    rng = random.Random(f"{variant} {seats} {chooser.__name__} {seed}")
    first = rng.randrange(seats)
    state, oracle = rowlock.start(variant, seats, first), Oracle(variant, seats, first)
    while not state.is_over:
        if state.phase is Phase.ROLL:
            state = roll_both(rng, state, oracle)
        for seat in range(seats):
            assert {str(move) for move in rowlock.legal(state, seat)} == oracle.legal(seat), state
        waiting = list(rowlock.to_decide(state))
        rng.shuffle(waiting)
        for seat in waiting:
            move = chooser(rng, state, seat)
            state = rowlock.choose(state, seat, move)
            oracle.choose(seat, move)
        agree(state, oracle)
    return state


def roll_both(rng: random.Random, state: State, oracle: Oracle) -> State:
    roll = throw(state, rng)
    red, yellow, green, blue = roll.colors
    oracle.roll(roll.whites, (red, yellow, green, blue))
    return rowlock.roll(state, roll)


def agree(state: State, oracle: Oracle) -> None:
    assert state.phase.name == oracle.phase, state
    assert state.closed == oracle.closed, state
    assert rowlock.to_decide(state) == oracle.to_decide(), state
    assert rowlock.scores(state) == oracle.scores(), state
    for seat, sheet in enumerate(state.sheets):
        assert sheet.penalties == oracle.penalties(seat), state
        crosses = {
            row.id: [row.fields[position].number for position in sheet.crosses[index]]
            for index, row in enumerate(state.variant.layout.all_rows)
        }
        assert crosses == oracle.crosses(seat), state
    if not state.is_over:
        assert (state.turn, state.active) == (oracle.turn, oracle.active), state


@pytest.mark.parametrize("chooser", [at_random, nearest])
@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("variant", VARIANTS)
def test_both_engines_agree_at_every_decision(variant: str, seats: int, chooser: Chooser) -> None:
    for seed in range(4):
        play_both(variant, seats, chooser, seed)


def oracle_at(state: State) -> Oracle:
    """An oracle set to a given state."""
    oracle = Oracle(state.variant.id, len(state.sheets), state.active, state.lucky or None)
    oracle.turn, oracle.phase, oracle.closed = state.turn, state.phase.name, set(state.closed)
    fields = state.variant.layout.fields.values()
    for seat, sheet in enumerate(state.sheets):
        oracle.sheets[seat] = {(field.id.rstrip("0123456789"), field.number) for field in fields if sheet.has(field)}
        oracle.penalty_counts[seat] = sheet.penalties
        oracle.bars[seat] = "".join(c[0] for i, c in enumerate(state.variant.bar) if i not in sheet.struck)
    if state.roll:
        red, yellow, green, blue = state.roll.colors
        oracle.whites, oracle.colors = state.roll.whites, (red, yellow, green, blue)
    if state.phase is Phase.WHITE:
        oracle.pending = {seat: str(move) for seat, move in enumerate(state.choices) if move is not None}
    if state.phase is Phase.COLOR:
        oracle.active_crossed = str(state.choices[state.active]) != "-"
    return oracle


def test_the_oracle_knows_variants_that_there_are() -> None:
    assert set(VARIANTS) <= set(rowlock.variants())


@given(states(st.sampled_from(VARIANTS).map(rowlock.variant), most_seats=3))
def test_both_engines_agree_on_drawn_states(state: State) -> None:
    assert rowlock.scores(state) == oracle_at(state).scores()
    for seat in range(len(state.sheets)):
        assert {str(move) for move in rowlock.legal(state, seat)} == oracle_at(state).legal(seat), state
    for seat in rowlock.to_decide(state)[-1:]:
        for move in rowlock.legal(state, seat):
            after, oracle = state, oracle_at(state)
            for other in (*rowlock.to_decide(state)[:-1], seat):
                chosen = str(move) if other == seat else str(rowlock.legal(state, other)[0])
                after = rowlock.choose(after, other, chosen)
                oracle.choose(other, chosen)
            agree(after, oracle)
