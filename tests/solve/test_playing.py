"""Games played in the kernel by the values come to the value."""

import numpy as np
import pytest

import rowlock
from rowlock import Variant
from rowlock.solve.playing import play_exactly
from rowlock.solve.ranking import Ranking
from rowlock.solve.solved import Solved
from rowlock.solve.solver import solve
from shrunken import SHEETS


def solved_game(variant: Variant) -> Solved:
    ranking = Ranking(variant, variant.lucky[0] if variant.lucky else None)
    return Solved(ranking, solve(ranking, dtype=np.float64))


@pytest.mark.parametrize("name", SHEETS)
def test_the_mean_of_many_games_is_the_value(name: str) -> None:
    solved = solved_game(SHEETS[name])
    scores = play_exactly(solved, 20_000, 1)
    error = scores.std() / len(scores) ** 0.5
    assert abs(scores.mean() - solved.expected(rowlock.start(SHEETS[name], 1))) < 3 * error


def test_the_scores_do_not_depend_on_the_threads() -> None:
    solved = solved_game(SHEETS["everything"])
    assert (play_exactly(solved, 50_000, 3) == play_exactly(solved, 50_000, 3, threads=2)).all()
    assert not (play_exactly(solved, 50_000, 3) == play_exactly(solved, 50_000, 4)).all()
