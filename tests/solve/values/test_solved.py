"""Queries that a solved game answers, and those it refuses."""

from functools import cache

import pytest

import rowlock
from rowlock import Phase, SetupError, State, WrongVariant
from rowlock.players.compiled.exact_player import ExactPlayer
from rowlock.solve.values.outcomes import outcomes_of
from rowlock.solve.values.solved import Solved
from shrunken import SHEETS, solved


@cache
def game(name: str) -> Solved:
    return solved(SHEETS[name])


def rolled(name: str, roll: str = "12 1212") -> State:
    return rowlock.roll(rowlock.start(SHEETS[name], 1), roll)


def test_before_the_roll_it_is_worth_the_mean_over_all_rolls() -> None:
    start = rowlock.start(SHEETS["pairs that cross"], 1)
    solves = game("pairs that cross")
    mean = sum(float(chance) * solves.expected(rowlock.roll(start, roll)) for roll, chance in rowlock.outcomes(start))
    assert solves.expected(start) == pytest.approx(mean, abs=1e-9)


def test_every_legal_move_has_its_worth_and_the_best_one_is_the_worth_of_the_state() -> None:
    state = rolled("everything")
    worths = game("everything").worths(state)
    assert tuple(worth.move for worth in worths) == rowlock.legal(state, 0)
    assert max(worth.points for worth in worths) == game("everything").expected(state)


def test_C10_passing_twice_costs_a_penalty_in_the_worth() -> None:
    state = rowlock.choose(rolled("plain"), 0, "-")
    passing = game("plain").worths(state)[-1]
    after = rowlock.choose(state, 0, "-")
    assert after.sheets[0].penalties == 1
    assert passing.points == game("plain").expected(after)


def test_the_exact_player_takes_the_best_move_to_the_end() -> None:
    state = rowlock.start(SHEETS["bar"], 1)
    player = ExactPlayer(game("bar"))
    while not state.is_over:
        if state.phase is Phase.ROLL:
            dice = "".join("." if color in state.closed else "2" for color in ("red", "yellow", "green", "blue"))
            state = rowlock.roll(state, f"12 {dice}")
        best = game("bar").expected(state)
        state = rowlock.choose(state, 0, player.decide(rowlock.view(state, 0)))
        assert game("bar").expected(state) == best
    assert outcomes_of(game("bar"), state).scores == {rowlock.scores(state)[0]: 1.0}


def test_outcomes_of_a_state_with_a_roll_are_those_of_its_best_move() -> None:
    state = rolled("plain")
    assert outcomes_of(game("plain"), state).mean == pytest.approx(game("plain").expected(state), abs=1e-9)


def test_a_state_of_another_variant_or_of_several_seats_or_other_lucky_numbers_is_refused() -> None:
    with pytest.raises(WrongVariant, match="belongs to the variant classic"):
        game("plain").expected(rowlock.start("classic", 1))
    with pytest.raises(SetupError, match="2 seats: only the solo game is solved"):
        game("plain").expected(rowlock.start(SHEETS["plain"], 2))
    with pytest.raises(WrongVariant, match="lucky numbers other than the solved ones, 2/3"):
        game("everything").expected(rowlock.start(SHEETS["everything"], 1, lucky=[(3, 4)]))


def test_unknown_dice_are_refused() -> None:
    with pytest.raises(SetupError, match="some are not known"):
        game("plain").worths(rolled("plain", "12 ?212"))


def test_BA1_a_bar_that_was_not_struck_from_the_left_is_refused() -> None:
    state = rowlock.parse_state("shrunken turn 2 seat 0 roll / r2 - - - p0 .x...", SHEETS["bar"])
    with pytest.raises(SetupError, match="struck from the left"):
        game("bar").expected(state)
    state = rowlock.parse_state("shrunken turn 2 seat 0 roll / - - - - p0 xxx..", SHEETS["bar"])
    with pytest.raises(SetupError, match="no playthrough strikes this many bar fields"):
        game("bar").expected(state)
