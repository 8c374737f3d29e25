"""The simple players choose legal moves, and the greedy one does what it says."""

import random

import pytest
from hypothesis import given

import rowlock
from rowlock import State
from rowlock.players.compiled.tempo.habits import HABITS
from rowlock.players.simple import GreedyPlayer, RandomPlayer
from strategies import states


def greedy(text: str, seat: int = 0) -> str:
    return str(GreedyPlayer().decide(rowlock.view(rowlock.parse_state(text), seat)))


@given(states())
def test_every_player_chooses_a_legal_move(state: State) -> None:
    for name in set(rowlock.players()) - set(HABITS):
        player = rowlock.player(name, random.Random(1))
        for seat in rowlock.to_decide(state):
            assert player.decide(rowlock.view(state, seat)) in rowlock.legal(state, seat)


def test_greedy_crosses_what_skips_the_fewest_fields() -> None:
    assert greedy("classic turn 3 seat 0 white 23 1111 / r2 y4 g12 - p0") == "y5"


def test_greedy_takes_the_topmost_of_equals() -> None:
    assert greedy("classic turn 3 seat 0 white 12 1111 / r2 y2 - - p0") == "r3"


@pytest.mark.parametrize(("whites", "move"), [("14", "-"), ("13", "r4"), ("12", "r3")])
def test_greedy_passes_rather_than_skip_more_than_two_in_the_white_action(whites: str, move: str) -> None:
    assert greedy(f"classic turn 3 seat 0 white {whites} 1111 / - - - - p0") == move


def test_greedy_skips_as_many_as_it_must_in_the_color_action() -> None:
    assert greedy("classic turn 3 seat 0 color 34 6611 / - - g5 b5 p0 / -") == "g4"
    assert greedy("classic turn 3 seat 0 color 34 2666 / - - - - p0 / -") in ("g10", "b10")


def test_greedy_passes_when_nothing_can_be_crossed() -> None:
    assert greedy("classic turn 3 seat 0 white 11 1111 / r5 y5 g5 b5 p0") == "-"


def test_random_draws_from_its_generator_every_move_there_is() -> None:
    state = rowlock.parse_state("classic turn 3 seat 0 white 34 1111 / - - - - p0")
    player = RandomPlayer(random.Random(7))
    drawn = {player.decide(rowlock.view(state, 0)) for _ in range(100)}
    assert drawn == set(rowlock.legal(state, 0))


def test_a_spectator_decides_nothing() -> None:
    state = rowlock.roll(rowlock.start("classic"), "34 2516")
    with pytest.raises(AssertionError, match="spectator"):
        GreedyPlayer().decide(rowlock.view(state, None))
