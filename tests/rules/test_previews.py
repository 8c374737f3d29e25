"""What a move would bring, told before it is made."""

from hypothesis import given

import rowlock
from rowlock import State
from rowlock.rules.dice.notation import parse_state
from rowlock.rules.dice.previews import preview
from rowlock.rules.dice.state import Phase
from rowlock.rules.pad.sheet import Crossed, Penalized
from strategies import states


@given(states())
def test_a_color_choice_brings_what_was_told(state: State) -> None:
    if state.phase is not Phase.COLOR:
        return
    seat = state.active
    for move in rowlock.legal(state, seat):
        told, after = preview(state, seat, move), rowlock.choose(state, seat, move)
        assert told.score == rowlock.scores(after)[seat]
        assert told.ends == after.is_over
        assert set(told.closes) == after.closed - state.closed
        sheet = state.sheets[seat]
        for step in told.steps:
            sheet = sheet.after(step)
        assert sheet == after.sheets[seat]


@given(states())
def test_a_white_choice_brings_what_was_told_if_nobody_else_crosses(state: State) -> None:
    if state.phase is not Phase.WHITE:
        return
    for seat in rowlock.to_decide(state):
        for move in rowlock.legal(state, seat):
            told, after = preview(state, seat, move), alone(state, seat, str(move))
            assert told.score == rowlock.scores(after)[seat]
            assert told.ends == after.is_over
            assert set(told.closes) == after.closed - state.closed


def alone(state: State, seat: int, move: str) -> State:
    """The state after this move and passes of everybody else."""
    for other, chosen in enumerate(state.choices):
        state = rowlock.take_back(state, other) if chosen and len(rowlock.to_decide(state)) > 0 else state
    for other in rowlock.to_decide(state):
        state = rowlock.choose(state, other, move if other == seat else "-")
    return state


@given(states())
def test_fields_that_a_move_loses_were_open_and_are_not_any_more(state: State) -> None:
    fields = state.variant.layout.fields
    for seat in rowlock.to_decide(state):
        sheet = state.sheets[seat]
        for move in rowlock.legal(state, seat):
            told = preview(state, seat, move)
            after = sheet
            for step in told.steps:
                after = after.after(step)
            closed = state.closed | set(told.closes)
            lost = {
                field.id
                for field in fields.values()
                if field.position >= sheet.open_from(field.row, state.closed)
                and field.position < after.open_from(field.row, closed)
                and not after.has(field)
            }
            assert set(told.lost) == lost
            assert len(told.lost) == len(lost)


def test_C3_C7_C8_skipping_loses_fields_and_the_fifth_cross_closes() -> None:
    state = parse_state("classic turn 1 seat 0 white 66 2516 / r2.r3.r4.r5.r6 - - - p0 / ?")
    red = preview(state, 0, rowlock.legal(state, 0)[0])
    assert str(rowlock.legal(state, 0)[0]) == "r12"
    assert (red.closes, red.ends, red.lost) == (("red",), False, ("r7", "r8", "r9", "r10", "r11"))
    assert red.score == 28  # six crosses and the lock make seven


def test_C10_C11_the_fourth_penalty_ends_it() -> None:
    state = parse_state("classic turn 9 seat 0 color 34 2516 / - - - - p3 / -")
    told = preview(state, 0, rowlock.legal(state, 0)[-1])
    assert (told.steps, told.score, told.ends) == ((Penalized(),), -20, True)


def test_BA1_a_bonus_is_told_in_the_order_in_which_it_crosses() -> None:
    state = rowlock.start("bonus-a", seats=1)
    field = next(field for field in state.variant.layout.fields.values() if field.bonus)
    number = field.number
    roll = f"{number // 2}{number - number // 2} 1111"
    state = rowlock.roll(state, roll)
    told = preview(state, 0, next(move for move in rowlock.legal(state, 0) if str(move) == field.id))
    crossed = [step.field for step in told.steps if isinstance(step, Crossed)]
    assert crossed[0] == field.id
    assert len(crossed) == 2
