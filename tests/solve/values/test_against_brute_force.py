"""The solver agrees with brute force on every reachable position, for every feature."""

from functools import cache

import numpy as np
import pytest

import rowlock
from brute import Brute, Finishing
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.values.backward_induction import solve
from rowlock.solve.values.outcomes import outcomes_of
from shrunken import SHEETS, solved

NAMES = list(SHEETS)


@cache
def brute(name: str) -> Brute:
    """All positions of a sheet, solved once by brute force."""
    found = Brute()
    found.worth(rowlock.start(SHEETS[name], 1))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_worth_what_brute_force_says(name: str) -> None:
    game = solved(SHEETS[name], np.float32)
    assert len(brute(name).known) > 50
    for state, worth in brute(name).known.values():
        assert game.expected(state) == pytest.approx(worth, abs=1e-4), str(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_chances_of_all_scores_come_to_the_worth(name: str) -> None:
    game = solved(SHEETS[name])
    start = rowlock.start(SHEETS[name], 1)
    outcomes = outcomes_of(game, start)
    assert sum(outcomes.scores.values()) == pytest.approx(1, abs=1e-9)
    assert outcomes.mean == pytest.approx(brute(name).worth(start), abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["plain", "mixed colors", "double fields", "bar", "pairs that count"])
def test_values_hardly_change_with_twice_the_digits(name: str) -> None:
    short, long = (solved(SHEETS[name], dtype).values for dtype in (np.float32, np.float64))
    assert np.abs(short - long).max() < 1e-4


def test_several_threads_give_the_same_values() -> None:
    ranking = Ranking(SHEETS["everything"], (2, 3))
    assert np.array_equal(solve(ranking, threads=1), solve(ranking, threads=3))


def test_C11_the_end_in_the_white_action_shows_in_the_value() -> None:
    """Somebody who could still finish the turn would sometimes make one more cross."""
    for name in NAMES:
        start = rowlock.start(SHEETS[name], 1)
        finished = solved(SHEETS[name], finish_turn=True)
        assert finished.expected(start) > solved(SHEETS[name]).expected(start) + 1e-6, name


@pytest.mark.slow
@pytest.mark.parametrize("name", ["plain", "lucky, three rows end it", "bar", "pairs that count", "everything"])
def test_finishing_the_turn_is_worth_what_trying_everything_gives(name: str) -> None:
    game = solved(SHEETS[name], finish_turn=True)
    finishing = Finishing(SHEETS[name])
    finishing.worth(finishing.start)
    for state, worth in finishing.known.values():
        assert game.expected(finishing.by_the_rules(state)) == pytest.approx(worth, abs=1e-9), str(state)
