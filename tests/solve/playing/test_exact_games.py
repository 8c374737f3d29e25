"""Games played in the kernel by the solved values average to the value."""

import pytest

import rowlock
from rowlock.solve.playing.exact_games import play_exactly
from shrunken import SHEETS, solved


@pytest.mark.parametrize("name", SHEETS)
def test_the_mean_of_many_games_is_the_value(name: str) -> None:
    game = solved(SHEETS[name])
    scores = play_exactly(game, 20_000, 1)
    error = scores.std() / len(scores) ** 0.5
    assert abs(scores.mean() - game.expected(rowlock.start(SHEETS[name], 1))) < 3 * error


def test_the_scores_do_not_depend_on_the_threads() -> None:
    game = solved(SHEETS["everything"])
    assert (play_exactly(game, 50_000, 3) == play_exactly(game, 50_000, 3, threads=2)).all()
    assert not (play_exactly(game, 50_000, 3) == play_exactly(game, 50_000, 4)).all()
