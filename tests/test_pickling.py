"""Values and errors survive pickling between processes."""

import pickle

import pytest

import rowlock
from rowlock import errors


@pytest.mark.parametrize("variant", rowlock.variants())
def test_a_state_travels(variant: str) -> None:
    state = rowlock.roll(rowlock.start(variant, seats=3), "34 2516")
    moves = rowlock.legal(state, 0)
    there = pickle.loads(pickle.dumps(state))
    assert there == state
    assert hash(there) == hash(state)
    assert rowlock.legal(there, 0) == moves
    assert rowlock.choose(there, 0, moves[0]) == rowlock.choose(state, 0, moves[0])


@pytest.mark.parametrize(
    "error",
    [
        errors.IllegalMove("no", rule="C3", seat=1, move="r5"),
        errors.RecordError("no", line=3, seat=1, move="r5", rule="C7"),
        errors.VariantError("no", 4, "own.toml"),
        errors.UnknownVariant("no"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_travels(error: errors.RowlockError) -> None:
    there = pickle.loads(pickle.dumps(error))
    assert (type(there), str(there), vars(there)) == (type(error), str(error), vars(error))
