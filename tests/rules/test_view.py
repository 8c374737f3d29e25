"""What a person at a seat sees."""

import pytest

import rowlock
from drawing import draw
from rowlock import Cross, Pass

EMPTY = "- - - - p0"
WHITE = f"classic turn 3 seat 1 white 34 2516\n{EMPTY}\n{EMPTY}\n{EMPTY}\nr7 ? -"


@pytest.mark.parametrize(
    ("seat", "choices"),
    [(0, (Cross("r7"), None, None)), (1, (None, None, None)), (2, (None, None, Pass())), (None, (None, None, None))],
)
def test_C5_a_seat_sees_its_own_choice_and_that_others_have_chosen(
    seat: int | None, choices: tuple[rowlock.Move | None, ...]
) -> None:
    state = draw(WHITE)
    seen = rowlock.view(state, seat)
    assert seen.seat == seat
    assert seen.decided == {0, 2}
    assert seen.state.choices == choices
    assert state.choices == (Cross("r7"), None, Pass())
    assert (seen.state.sheets, seen.state.roll, seen.state.phase) == (state.sheets, state.roll, state.phase)


@pytest.mark.parametrize(
    "text",
    [
        f"classic turn 3 seat 1 roll\n{EMPTY}\n{EMPTY}",
        f"classic turn 3 seat 1 color 34 2516\n{EMPTY}\n- - - b7 p0\n- b7",
        f"classic turn 9 seat 1 over\n{EMPTY}\n- - - - p4",
    ],
)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everything_lies_open_outside_the_white_action(text: str, seat: int | None) -> None:
    state = draw(text)
    seen = rowlock.view(state, seat)
    assert (seen.seat, seen.state) == (seat, state)
    assert not seen.decided
