"""Puzzles as clients get them: every position can be drawn and answered without asking again."""

import pytest

import rowlock
from rowlock.advice.puzzle_views import puzzles_view
from rowlock.coach.puzzles import puzzles
from rowlock.errors import UnknownVariant
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.notation import parse_state


@pytest.mark.parametrize("name", rowlock.variants())
def test_every_puzzle_has_its_position_and_an_answer_for_each_legal_move(name: str) -> None:
    told = puzzles_view(name)
    assert told.variant.id == name
    assert [one.id for one in told.puzzles] == [one.id for one in puzzles(name)]
    assert told.puzzles
    for puzzle in told.puzzles:
        state = parse_state(puzzle.state)
        assert puzzle.seat in to_decide(state)
        assert {one.move for one in puzzle.answers} == set(map(str, legal(state, puzzle.seat)))
        assert puzzle.scene.sheets == tuple(map(str, state.sheets))
        assert puzzle.scene.phase == state.phase.value
        assert puzzle.scores == rowlock.scores(state)


@pytest.mark.parametrize("name", rowlock.variants())
def test_the_best_answer_is_right_and_every_other_has_a_reason(name: str) -> None:
    for puzzle in puzzles_view(name).puzzles:
        best, *others = puzzle.answers
        assert [one.chance for one in puzzle.answers] == sorted((one.chance for one in puzzle.answers), reverse=True)
        assert best.good
        assert not best.reason
        assert any(not one.good for one in others)
        for one in others:
            assert one.good == (best.chance - one.chance < 0.005)
            assert bool(one.reason) != one.good
            assert bool(one.facts) != one.good


def test_a_pass_that_costs_is_told() -> None:
    for name in rowlock.variants():
        for puzzle in puzzles_view(name).puzzles:
            state = parse_state(puzzle.state)
            if puzzle.scene.phase == "color":
                after = rowlock.choose(state, puzzle.seat, "-")
                taken = after.sheets[puzzle.seat].penalties - state.sheets[puzzle.seat].penalties
                assert puzzle.costs == bool(taken)
            else:
                assert not puzzle.costs


def test_a_home_made_or_mistyped_variant_has_none() -> None:
    with pytest.raises(UnknownVariant, match="did you mean classic"):
        puzzles_view("clasic")
