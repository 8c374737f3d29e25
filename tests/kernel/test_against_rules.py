"""The kernel against the rules: the same moves, successors, scores and end, on drawn states and in whole play."""

import os
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from drawn import agree, drawn_states
from rowlock import Phase, Variant
from rowlock.chance import throw
from strategies import home_made

PARTS = 5
STATES = 50 * int(os.environ.get("ROWLOCK_EXAMPLES", "60")) // PARTS
"""10,000 a variant in CI, where ROWLOCK_EXAMPLES is 200."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("variant", rowlock.variants())
def test_both_engines_agree_on_drawn_states(variant: str, part: int) -> None:
    rng = random.Random(part)
    for state in drawn_states(rowlock.variant(variant), STATES, part):
        agree(state, rng)


@given(home_made(), st.integers(0, 2**32))
def test_both_engines_agree_on_home_made_sheets(variant: Variant, seed: int) -> None:
    rng = random.Random(seed)
    for state in drawn_states(variant, 20, seed):
        agree(state, rng)


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("variant", rowlock.variants())
def test_both_engines_play_to_the_same_end(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    state = rowlock.start(variant, seats, first=rng.randrange(seats))
    while not state.is_over:
        if state.phase is Phase.ROLL:
            state = rowlock.roll(state, throw(state, rng))
        state = agree(state, rng)
