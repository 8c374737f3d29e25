"""The champion as a player: its moves are legal, it sees no hidden choice, and it wins."""

import random
from dataclasses import replace

import pytest

import rowlock
from drawn import drawn_states
from rowlock import Phase
from rowlock.chance import throw
from rowlock.players.compiled.compiled_champion import CompiledChampion
from rowlock.players.net.plain_champion import PlainChampion
from rowlock.players.simple import GreedyPlayer
from rowlock.rules.dice.view import view

pytestmark = pytest.mark.slow  # everything here waits for the compiler


@pytest.mark.parametrize("variant", rowlock.variants())
def test_everything_it_does_is_legal(variant: str) -> None:
    for number, state in enumerate(drawn_states(rowlock.variant(variant), 200, "legal")):
        if len(state.sheets) > 1:
            for seat in rowlock.to_decide(state):
                assert CompiledChampion(random.Random(number)).decide(view(state, seat)) in rowlock.legal(state, seat)


@pytest.mark.parametrize("variant", rowlock.variants())
def test_with_the_shipped_nets_both_ways_to_run_choose_the_same(variant: str) -> None:
    for number, state in enumerate(drawn_states(rowlock.variant(variant), 60, "shipped")):
        if len(state.sheets) > 1:
            seen = view(state, rowlock.to_decide(state)[0])
            plain, compiled = PlainChampion(random.Random(number)), CompiledChampion(random.Random(number))
            assert plain.decide(seen) == compiled.decide(seen)


def test_it_chooses_the_same_whatever_others_have_chosen_in_secret() -> None:
    for state in drawn_states(rowlock.variant("classic"), 60, "secret"):
        if len(state.sheets) == 2 and state.phase is Phase.WHITE:
            told = replace(state, choices=(None, rowlock.legal(state, 1)[0]))
            choices = [CompiledChampion(random.Random(1)).decide(view(seen, 0)) for seen in (state, told)]
            assert choices[0] == choices[1]


def test_it_plays_with_dice_that_nobody_told() -> None:
    state = rowlock.roll(rowlock.start("classic", 2), "34 ????")
    for player in (PlainChampion(random.Random(1)), CompiledChampion(random.Random(1))):
        assert player.decide(view(state, 0)) in rowlock.legal(state, 0)


def test_it_takes_a_sure_win() -> None:
    """Both rows can be locked in this turn, which ends the game ahead: nothing beats a win."""
    sheet = "r2.r3.r4.r5.r6 y2.y3.y4.y5.y6 - - p0"
    other = "- - g12 - p0"
    state = rowlock.parse_state(f"classic turn 9 seat 0 white 66 6666 / {sheet} / {other} / ? ?")
    move = CompiledChampion(random.Random(1)).decide(view(state, 0))
    assert str(move) in ("r12", "y12")
    state = rowlock.choose(rowlock.choose(state, 0, move), 1, "-")
    last = CompiledChampion(random.Random(1)).decide(view(state, 0))
    assert rowlock.choose(state, 0, last).is_over


def test_it_beats_greedy_players() -> None:
    rng, points = random.Random("match"), 0.0
    for number in range(40):
        state, seat = rowlock.start("classic", 2, first=number % 2), number // 2 % 2
        champion, greedy = CompiledChampion(rng), GreedyPlayer()
        while not state.is_over:
            if state.phase is Phase.ROLL:
                state = rowlock.roll(state, throw(state, rng))
            for chooser in rowlock.to_decide(state):
                player = champion if chooser == seat else greedy
                state = rowlock.choose(state, chooser, player.decide(view(state, chooser)))
        mine, theirs = rowlock.scores(state)[seat], rowlock.scores(state)[1 - seat]
        points += (mine > theirs) + (mine == theirs) / 2
    assert points >= 24
