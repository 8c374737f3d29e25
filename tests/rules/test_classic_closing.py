"""Classic, rules C7 to C9: closing rows. C10 to C13 are in test_classic_end."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock import Phase
from rowlock.errors import MissingDie, RemovedDie

EMPTY = "- - - - p0"
RED_LOCKED = "r2.r3.r4.r5.r6.r12 - - - p0"
GREEN_LOCKED = "- - g12.g11.g10.g9.g8.g2 - p0"


@pytest.mark.parametrize(
    ("row", "whites", "move"),
    [
        ("r2.r3.r4.r10.r11 - - -", "66", "r12"),
        ("- y2.y3.y4.y5.y6 - -", "66", "y12"),
        ("- - g12.g11.g10.g9.g8 -", "11", "g2"),
        ("- - - b7.b6.b5.b4.b3", "11", "b2"),
    ],
)
def test_C7_five_crosses_open_the_closing_field(row: str, whites: str, move: str) -> None:
    white = draw(f"""
        classic turn 9 seat 0 white {whites} {whites}{whites}
        {row} p0
    """)
    color = draw(f"""
        classic turn 9 seat 0 color {whites} {whites}{whites}
        {row} p0
        -
    """)
    assert move in moves(white, 0)
    assert move in moves(color, 0)


@pytest.mark.parametrize(
    ("row", "whites", "move"),
    [
        ("r2.r3.r4.r11 y2.y3.y4.y5.y6 - -", "66", "r12"),
        ("r2.r3.r4.r5.r6 y2.y3.y4.y5 - -", "66", "y12"),
        ("- - g12.g11.g10.g9 b12.b11.b10.b9.b8", "11", "g2"),
        ("- - - b6.b5.b4.b3", "11", "b2"),
    ],
)
def test_C7_four_crosses_do_not(row: str, whites: str, move: str) -> None:
    white = draw(f"""
        classic turn 9 seat 0 white {whites} {whites}{whites}
        {row} p0
    """)
    color = draw(f"""
        classic turn 9 seat 0 color {whites} {whites}{whites}
        {row} p0
        -
    """)
    assert forbidden_by(white, 0, move) == "C7"
    assert forbidden_by(color, 0, move) == "C7"


def test_C7_the_fifth_cross_in_action_one_opens_the_closing_field_in_action_two() -> None:
    state = draw("""
        classic turn 9 seat 0 white 56 6111
        r2.r3.r4.r5 - - - p0
    """)
    assert "r12" in moves(land(state, "r11"), 0)
    assert forbidden_by(land(state, "-"), 0, "r12") == "C7"


def test_C7_the_lock_counts_as_a_further_cross() -> None:
    before = draw("""
        classic turn 9 seat 0 white 66 1111
        r2.r3.r4.r5.r6 - - - p0
    """)
    assert rowlock.score(before.sheets[0]).rows == (15, 0, 0, 0)
    assert rowlock.score(land(before, "r12").sheets[0]).rows == (28, 0, 0, 0)


def test_C7_nobody_gets_a_lock_without_the_closing_field() -> None:
    state = draw("""
        classic turn 9 seat 0 white 66 1111
        r2.r3.r4.r5.r6 - - - p0
        r2.r3.r4.r5.r6.r7 - - - p0
        r2.r3.r4.r5 - - - p0
    """)
    assert forbidden_by(rowlock.choose(state, 0, "r12"), 2, "r12") == "C7"
    after = land(state, "r12", "-", "-")
    assert sheets(after)[1:] == ["r2.r3.r4.r5.r6.r7 - - - p0", "r2.r3.r4.r5 - - - p0"]
    assert rowlock.scores(after) == (28, 21, 10)


def test_C8_a_row_stays_open_until_the_action_ends() -> None:
    state = draw("""
        classic turn 9 seat 0 white 66 1111
        r2.r3.r4.r5.r6 - - - p0
        r2.r3.r4.r5.r7 - - - p0
    """)
    chosen = rowlock.choose(state, 0, "r12")
    assert chosen.closed == frozenset()
    assert "r12" in moves(chosen, 1)
    assert rowlock.choose(chosen, 1, "-").closed == {"red"}


def test_C8_a_row_closes_for_everybody() -> None:
    state = draw(f"""
        classic turn 9 seat 1 white 34 .516
        {RED_LOCKED}
        {EMPTY}
    """)
    for seat in (0, 1):
        assert moves(state, seat) == {"y7", "g7", "b7", "-"}
    assert forbidden_by(state, 1, "r7") == "C8"


def test_C8_closed_in_action_one_the_die_is_gone_for_action_two() -> None:
    state = draw("""
        classic turn 9 seat 1 white 66 2345
        r2.r3.r4.r5.r6 - - - p0
        - - - - p0
    """)
    after = land(state, "r12", "-")
    assert str(after.roll) == "66 .345"
    assert moves(after, 1) == {"y9", "g10", "b11", "-"}
    assert forbidden_by(after, 1, "r8") == "C8"


def test_C8_closed_in_action_two_the_die_is_gone_for_the_next_roll() -> None:
    state = draw("""
        classic turn 9 seat 0 color 16 1111
        - - - b8.b7.b6.b5.b4 p0
        - - - - p0
        - -
    """)
    after = land(state, "b2")
    assert after.closed == {"blue"}
    with pytest.raises(RemovedDie):
        rowlock.roll(after, "16 1111")
    with pytest.raises(MissingDie):
        rowlock.roll(after, "16 11..")
    assert moves(rowlock.roll(after, "16 111."), 1) == {"r7", "y7", "g7", "-"}


def test_C9_several_players_may_close_the_same_row_together() -> None:
    state = draw("""
        classic turn 9 seat 0 white 66 1111
        r2.r3.r4.r5.r6 - - - p0
        r2.r3.r4.r5.r6.r7 - - - p0
        r7.r8.r9.r10.r11 - - - p0
    """)
    after = land(state, "r12", "r12", "r12")
    assert after.closed == {"red"}
    assert after.phase is Phase.COLOR
    assert rowlock.scores(after) == (28, 36, 28)


@pytest.mark.parametrize(
    ("first", "second", "whites", "closing", "closed"),
    [
        ("r2.r3.r4.r5.r6 - - -", "- y2.y3.y4.y5.y6 - -", "66", ("r12", "y12"), {"red", "yellow"}),
        ("- - g12.g11.g10.g9.g8 -", "- - - b12.b11.b10.b9.b8", "11", ("g2", "b2"), {"green", "blue"}),
    ],
)
def test_C9_two_rows_may_close_together(
    first: str, second: str, whites: str, closing: tuple[str, str], closed: set[str]
) -> None:
    state = draw(f"""
        classic turn 9 seat 0 white {whites} 1111
        {first} p0
        {second} p0
    """)
    after = land(state, *closing)
    assert after.closed == closed
    assert after.is_over
    assert rowlock.scores(after) == (28, 28)


def test_C9_a_third_row_may_close_together_with_the_second() -> None:
    state = draw(f"""
        classic turn 9 seat 0 white 66 11.1
        {GREEN_LOCKED}
        r2.r3.r4.r5.r6 - - - p0
        - y2.y3.y4.y5.y6 - - p0
    """)
    after = land(state, "-", "r12", "y12")
    assert after.closed == {"red", "yellow", "green"}
    assert after.is_over
    assert rowlock.scores(after) == (28, 28, 28)
