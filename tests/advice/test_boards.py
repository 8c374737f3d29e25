"""The analysis board: positions with what they are worth, before a roll and with one."""

import pytest

import rowlock
from rowlock.advice.boards import board
from rowlock.advice.hints import hint, judge_of
from rowlock.errors import NotationError, UnknownVariant
from rowlock.protocol import NewBoard

WHITE = "classic turn 7 seat 1 white 34 2516 / r2.r5 - g12 - p1 / - - - - p0 / r7 ?"


def test_an_empty_request_is_the_start_of_a_playthrough() -> None:
    view = board(NewBoard())
    assert view.state == "classic turn 1 seat 0 roll / - - - - p0 / - - - - p0"
    assert (view.advice, view.outset, view.legal) == ((), None, ((), ()))
    assert board(NewBoard(variant="longo")).lucky == rowlock.start("longo", 2).lucky


def test_a_position_has_the_same_worths_as_at_a_table() -> None:
    view = board(NewBoard(state=WHITE))
    state = rowlock.parse_state(WHITE)
    assert view.state == WHITE
    assert [advice.seat for advice in view.advice] == [1]
    assert view.advice[0] == hint(rowlock.view(state, 1))
    assert view.scores == rowlock.scores(state)


def test_everybody_who_has_to_decide_is_advised() -> None:
    view = board(NewBoard(state=WHITE, edit="seats 3"))
    assert [advice.seat for advice in view.advice] == [0, 1, 2]
    color = board(NewBoard(state=view.state, edit="phase color"))
    assert [advice.seat for advice in color.advice] == [1]
    assert color.costs
    assert not board(NewBoard(state=WHITE.replace("34 2516", "3? 2516").replace("r7 ?", "? ?"))).advice


def test_a_change_that_cannot_be_is_not_made_and_says_why() -> None:
    view = board(NewBoard(state=WHITE, edit="cross 0 r12"))
    assert view.state == WHITE
    assert view.impossible is not None
    assert (view.impossible.seat, view.impossible.field, view.impossible.reason) == (0, "r12", "too_few")
    assert view.impossible.facts["row"] == "red"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_all_rolls_together_are_worth_what_the_position_is(seats: int) -> None:
    late = "classic turn 30 seat 0 roll" + " / r2.r3.r4.r5.r6.r12 y8.y9.y10 g4.g3 b3 p1" * seats
    view = board(NewBoard(state=late, rolls=True))
    assert view.outset is not None
    assert view.outset.alone == (seats == 1)
    assert [luck.total for luck in view.outset.sums] == list(range(2, 13))
    assert sum(luck.ways for luck in view.outset.sums) == 36
    for seat, chance in enumerate(view.outset.chances):
        mean = sum(luck.ways * luck.chances[seat] for luck in view.outset.sums) / 36
        assert mean == pytest.approx(chance, abs=1e-6)
    if seats == 2:
        assert sum(view.outset.chances) == pytest.approx(1, abs=1e-4)


def test_a_white_sum_is_worth_what_the_luck_of_such_a_roll_is_measured_by() -> None:
    state = rowlock.parse_state("classic turn 30 seat 0 roll / r2.r3.r4.r5.r6.r12 y8.y9.y10 g4.g3 b3 p1 / - - - - p3")
    judge = judge_of(state)
    assert judge.by_whites(state).pairs[2, 5] == judge.chances(state, rowlock.parse_roll("25 .111")).whites


@pytest.mark.parametrize(
    ("new", "error", "said"),
    [
        (NewBoard(state="classic turn 1 seat 0 roll / r5.r3 - - - p0"), NotationError, "r3: crosses go from left"),
        (NewBoard(state="classic turn 1 seat 0 roll / r2.r12 - - - p0"), NotationError, "r12: there are too few"),
        (NewBoard(state="nonsense"), NotationError, "head of a state"),
        (NewBoard(state="x" * 5000), NotationError, "at most"),
        (NewBoard(variant="nonsense"), UnknownVariant, "nonsense"),
        (NewBoard(edit="nonsense"), NotationError, "not a change"),
    ],
)
def test_what_cannot_arise_is_refused_plainly(new: NewBoard, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        board(new)
