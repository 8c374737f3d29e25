"""Classic, fully solved."""

from functools import cache

import numpy as np
import pytest

import rowlock
from rowlock.solve.playing.exact_games import play_exactly
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.values.backward_induction import solve
from rowlock.solve.values.solved import Solved

pytestmark = pytest.mark.slow


@cache
def solved() -> Solved:
    ranking = Ranking(rowlock.variant("classic"), None)
    return Solved(ranking, solve(ranking, threads=2))


def test_the_value_is_what_the_documentation_says() -> None:
    assert f"{solved().expected(rowlock.start('classic', 1)):.4f}" == "115.4831"


def test_the_mean_of_many_games_is_the_value() -> None:
    """`rowlock solve classic --check 1000000` does the same with more games."""
    scores = play_exactly(solved(), 200_000, 1, threads=2)
    error = scores.std() / len(scores) ** 0.5
    assert abs(scores.mean() - solved().expected(rowlock.start("classic", 1))) < 3 * error


def test_values_hardly_change_with_twice_the_digits() -> None:
    long = solve(solved().ranking, threads=2, dtype=np.float64)
    assert np.abs(solved().values - long).max() < 1e-4
