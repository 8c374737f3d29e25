"""The kernel against the rules: same moves, successors, scores and end, on random states and in whole playthroughs."""

import os
import random
from dataclasses import replace
from functools import reduce

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from drawing import draw
from drawn import SHEETS, agree, drawn_states
from rowlock import Phase, Sheet, State, Variant
from rowlock.chance import throw
from rowlock.kernel.arrays import pack, tables
from rowlock.kernel.machine import after
from rowlock.packed.pack import pack_move, unpack
from rowlock.rules.dice.legal import passing_costs
from rowlock.rules.dice.state import closed_rows
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.sheet import Penalized
from strategies import home_made
from test_against_oracle import Chooser, at_random, nearest

PARTS = 5
STATES = 50 * int(os.environ.get("ROWLOCK_EXAMPLES", "60")) // PARTS
"""10,000 per variant in CI, where ROWLOCK_EXAMPLES is 200."""


@pytest.mark.parametrize("variant", SHEETS, ids=str)
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))])
def test_both_engines_agree_on_drawn_states(variant: Variant, part: int) -> None:
    rng = random.Random(part)
    for state in drawn_states(variant, STATES, part):
        agree(state, rng)


def test_BA6_a_row_that_somebody_else_closes_is_still_open_to_a_chain() -> None:
    """Through the bar, seat 0 closes red while seat 1 crosses red 2."""
    state = draw("""
        bonus-a turn 5 seat 0 white 56 1111
        r2.r4.r5.r7.r11 - - - p0 ............
        - - - - p0 ............
    """)
    agree(state, random.Random(), lambda rng, state, seat: ("y11", "g11")[seat])


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_after_a_move_of_one_seat_nothing_else_has_happened(variant: Variant) -> None:
    for state in drawn_states(variant, STATES // 2, "after"):
        s = pack(state)
        following = np.zeros_like(s)
        for seat in rowlock.to_decide(state):
            for move in rowlock.legal(state, seat):
                after(tables(state.variant), s, seat, pack_move(state.variant, move), following)
                assert unpack(state, following) == alone(state, seat, move), (state, move)


def alone(state: State, seat: int, move: rowlock.Move) -> State:
    """The state after one seat's move alone: its crosses, its penalty if any, and the rows that it closes."""
    sheets = list(state.sheets)
    if isinstance(move, rowlock.Cross):
        field = state.variant.layout.fields[move.field]
        sheets[seat] = land(sheets[seat], state.closed, field, move.to).sheet
    elif passing_costs(state, seat):
        sheets[seat] = sheets[seat].after(Penalized())
    closed = closed_rows(sheets)
    sheets = [reduce(Sheet.after, sheet.strikes(closed), sheet) for sheet in sheets]
    assert state.roll
    return replace(state, sheets=tuple(sheets), closed=closed, roll=state.roll.without(closed))


@pytest.mark.slow
@given(home_made(), st.integers(0, 2**32))
def test_both_engines_agree_on_home_made_sheets(variant: Variant, seed: int) -> None:
    rng = random.Random(seed)
    for state in drawn_states(variant, 20, seed):
        agree(state, rng)


@pytest.mark.parametrize("chooser", [at_random, nearest])
@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("variant", rowlock.variants())
def test_both_engines_play_to_the_same_end(variant: str, seats: int, chooser: Chooser) -> None:
    """One random player who passes often, and one who skips as few fields as possible, so that rows get locked."""
    rng = random.Random(f"{variant} {seats} {chooser.__name__}")
    state = rowlock.start(variant, seats, first=rng.randrange(seats))
    while not state.is_over:
        if state.phase is Phase.ROLL:
            state = rowlock.roll(state, throw(state, rng))
        state = agree(state, rng, chooser)
