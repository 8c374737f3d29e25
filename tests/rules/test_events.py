"""The events of one input: every step in order, closings and struck bars for everybody, and the end."""

import pytest

import rowlock
from drawing import draw, land
from rowlock import Kind, State
from rowlock.rules.dice.events import Chose, Closed, Ended, Event, OnSheet, Passed, Rolled
from rowlock.rules.pad.sheet import Crossed, Earned, Locked, Penalized, Struck

EMPTY = "- - - - p0"
BAR = "............"
FIVE_RED = "r2.r3.r4.r5.r6 - - - p0"
LOCKED_RED = "r2.r3.r4.r5.r6.r12 - - - p0"
FIVE_YELLOW = "- y2.y3.y4.y5.y6 - - p0"


def told(state: State, seat: int, move: str) -> list[Event]:
    """The events of a seat's choice; the same whether the move is passed in or found by comparing states."""
    after = rowlock.choose(state, seat, move)
    events = rowlock.told(state, after, seat, rowlock.parse_move(move))
    assert events == rowlock.since(state, after)
    return list(events)


def test_a_roll_is_told_with_the_seat_that_rolled() -> None:
    before = rowlock.start("classic", seats=3, first=2)
    assert rowlock.since(before, rowlock.roll(before, "34 2516")) == (Rolled(2, rowlock.parse_roll("34 2516")),)


def test_C5_a_white_choice_is_told_without_the_move() -> None:
    state = rowlock.roll(rowlock.start("classic", seats=3), "34 2516")
    for move in ("r7", "b7", "-"):
        assert told(state, 1, move) == [Chose(1)]
    assert told(rowlock.choose(state, 1, "r7"), 2, "-") == [Chose(2)]


def test_the_last_white_choice_tells_what_all_have_done_by_seat() -> None:
    state = rowlock.roll(rowlock.start("classic", seats=3), "34 2516")
    state = rowlock.choose(rowlock.choose(state, 2, "b7"), 0, "-")
    assert told(state, 1, "r7") == [Passed(0), OnSheet(1, Crossed("r7")), OnSheet(2, Crossed("b7"))]


def test_a_color_choice_is_told_for_the_active_seat_alone() -> None:
    state = draw(f"classic turn 3 seat 1 color 34 2516\n{EMPTY}\n{EMPTY}\n- -")
    assert told(state, 1, "g5") == [OnSheet(1, Crossed("g5"))]


def test_C10_a_penalty_follows_the_second_pass() -> None:
    state = draw(f"classic turn 3 seat 1 color 34 2516\n{EMPTY}\n{EMPTY}\n- -")
    assert told(state, 1, "-") == [Passed(1), OnSheet(1, Penalized())]
    saved = draw(f"classic turn 3 seat 1 color 34 2516\n{EMPTY}\n- - - b7 p0\n- b7")
    assert told(saved, 1, "-") == [Passed(1)]


def test_BA7_a_chain_is_told_step_by_step() -> None:
    state = draw("""
        bonus-a turn 30 seat 0 white 45 1111
        r3.r4.r6.r7 y5.y6.y8.y9 g12.g11 b10.b9.b6 p0 xxxxxx......
    """)
    assert told(state, 0, "r9") == [
        OnSheet(0, Crossed("r9")),
        OnSheet(0, Struck(6, used=True)),
        OnSheet(0, Crossed("b5", by_bonus=True)),
        OnSheet(0, Struck(7, used=True)),
        OnSheet(0, Crossed("y10", by_bonus=True)),
    ]


def test_BA4_a_bonus_that_lapses_is_told_as_a_strike_alone() -> None:
    state = draw(f"bonus-a turn 9 seat 0 white 34 1111\nr11 - - - p0 {BAR}")
    assert told(state, 0, "g7") == [OnSheet(0, Crossed("g7")), OnSheet(0, Struck(0, used=True))]


def test_BB3_earned_pairs_and_the_crosses_they_bring_are_told_in_order() -> None:
    state = draw("bonus-b turn 9 seat 0 white 45 1111\nr2 y11 - b12 p0")
    assert told(state, 0, "g9>b") == [
        OnSheet(0, Crossed("g9")),
        OnSheet(0, Earned(Kind.TWO_IN_FEWEST)),
        OnSheet(0, Crossed("b11", by_bonus=True)),
        OnSheet(0, Crossed("b10", by_bonus=True)),
    ]
    points = draw("bonus-b turn 9 seat 0 white 33 1111\n- - - b4 p0")
    assert told(points, 0, "r6") == [OnSheet(0, Crossed("r6")), OnSheet(0, Earned(Kind.THIRTEEN))]


def test_C8_a_lock_comes_with_its_cross_and_the_row_closes_after_all_moves() -> None:
    state = draw(f"classic turn 9 seat 1 white 66 1111\n{FIVE_RED}\n{EMPTY}\n? g12")
    assert told(state, 0, "r12") == [
        OnSheet(0, Crossed("r12")),
        OnSheet(0, Locked("red")),
        OnSheet(1, Crossed("g12")),
        Closed("red"),
    ]


def test_C9_a_row_that_two_seats_lock_closes_once() -> None:
    state = draw(f"classic turn 9 seat 1 white 66 1111\n{FIVE_RED}\n{FIVE_RED}\n? r12")
    assert told(state, 0, "r12") == [
        OnSheet(0, Crossed("r12")),
        OnSheet(0, Locked("red")),
        OnSheet(1, Crossed("r12")),
        OnSheet(1, Locked("red")),
        Closed("red"),
    ]


def test_BA3_bars_are_struck_unused_for_every_seat_after_the_row_has_closed() -> None:
    state = draw(f"""
        bonus-a turn 9 seat 1 white 34 1111
        r2.r4.r5.r7.r11 - - - p0 {BAR}
        - - - - p0 {BAR}
        r2 - - - p0 x...........
        ? - -
    """)
    assert told(state, 0, "g7") == [
        OnSheet(0, Crossed("g7")),
        OnSheet(0, Struck(0, used=True)),
        OnSheet(0, Crossed("r12", by_bonus=True)),
        OnSheet(0, Locked("red")),
        Passed(1),
        Passed(2),
        Closed("red"),
        OnSheet(0, Struck(5, used=False)),
        OnSheet(0, Struck(8, used=False)),
        OnSheet(1, Struck(0, used=False)),
        OnSheet(1, Struck(5, used=False)),
        OnSheet(1, Struck(8, used=False)),
        OnSheet(2, Struck(5, used=False)),
        OnSheet(2, Struck(8, used=False)),
    ]


def test_C11_an_end_by_rows_is_told_last() -> None:
    state = draw(f"classic turn 9 seat 0 white 66 1111\n{FIVE_RED}\n{FIVE_YELLOW}\n? y12")
    story = told(state, 0, "r12")
    assert story[-3:] == [Closed("red"), Closed("yellow"), Ended(by_rows=True, by_penalties=False)]


def test_C11_an_end_by_penalties_is_told_last() -> None:
    state = draw(f"classic turn 9 seat 1 color 12 .111\n{LOCKED_RED}\n- - - - p3\n- -")
    assert told(state, 1, "-") == [Passed(1), OnSheet(1, Penalized()), Ended(by_rows=False, by_penalties=True)]


def test_C11_of_the_closed_rows_only_the_new_one_is_told() -> None:
    state = draw("""
        classic turn 9 seat 0 color 16 .111
        r2.r3.r4.r5.r6.r12 - g12.g11.g10.g9.g8 - p3
        -
    """)
    assert told(state, 0, "g2") == [
        OnSheet(0, Crossed("g2")),
        OnSheet(0, Locked("green")),
        Closed("green"),
        Ended(by_rows=True, by_penalties=False),
    ]


def test_fold_makes_every_step_on_the_sheet_of_its_seat() -> None:
    state = draw(f"bonus-a turn 9 seat 0 white 34 1111\nr4 - - - p0 {BAR}\n- - - - p0 {BAR}")
    after = land(state, "g7", "b7")
    events = rowlock.since(rowlock.choose(state, 0, "g7"), after)
    assert rowlock.fold(state.sheets, events) == after.sheets
    assert [str(sheet) for sheet in after.sheets] == ["r4.r5 - g7 - p0 x...........", f"- - - b7 p0 {BAR}"]
    assert rowlock.fold(state.sheets, [Rolled(0, rowlock.parse_roll("34 1111")), Chose(0)]) == state.sheets


START = rowlock.start("classic", seats=3)
WHITE = rowlock.roll(START, "34 2516")
CHOSEN = rowlock.choose(WHITE, 0, "r7")
COLOR = land(WHITE, "r7", "-", "-")
OVER = draw("classic turn 9 seat 0 over\n- - - - p4\n- - - - p0\n- - - - p0")

STRANGERS = {
    "nothing happened before a roll": (START, START),
    "nothing happened before a choice": (WHITE, WHITE),
    "nothing happened before a color choice": (COLOR, COLOR),
    "nothing happens after the end": (OVER, OVER),
    "the end is not a start": (OVER, WHITE),
    "a roll and a choice": (START, CHOSEN),
    "a roll of another seat": (START, rowlock.roll(rowlock.start("classic", seats=3, first=1), "34 2516")),
    "a roll of another variant": (START, rowlock.roll(rowlock.start("mixx-b", seats=3), "34 2516")),
    "two choices": (WHITE, rowlock.choose(CHOSEN, 1, "-")),
    "a choice taken back": (CHOSEN, WHITE),
    "a choice changed": (CHOSEN, rowlock.choose(WHITE, 0, "y7")),
    "a choice on another roll": (WHITE, rowlock.choose(rowlock.roll(START, "34 1111"), 0, "r7")),
    "a choice of another sum": (WHITE, rowlock.choose(rowlock.roll(START, "11 2516"), 0, "r2")),
    "a choice at a smaller table": (
        WHITE,
        rowlock.choose(rowlock.roll(rowlock.start("classic", seats=2), "34 2516"), 0, "r7"),
    ),
    "all choices at once": (WHITE, COLOR),
    "a landing of other choices": (rowlock.choose(CHOSEN, 1, "-"), land(WHITE, "-", "-", "-")),
    "a color choice of another turn": (COLOR, rowlock.start("classic", seats=3)),
}


@pytest.mark.parametrize(("before", "after"), STRANGERS.values(), ids=STRANGERS)
def test_states_that_do_not_follow_have_no_story(before: State, after: State) -> None:
    with pytest.raises(ValueError, match="does not follow from the first by one roll or one choice"):
        rowlock.since(before, after)
