"""Bonus B, rules BB1 and BB2: the fewest crosses, and crosses that lapse. More in test_bonus_b_chains."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets

RED_LOCKED = "r2.r3.r4.r5.r7.r12 - - - p0"


@pytest.mark.parametrize(
    ("before", "whites", "move", "after"),
    [
        ("r2.r3 y2 g9 b12.b11", "56", "y11", "r2.r3 y2.y11 g9.g8.g7 b12.b11 p0"),
        ("r2.r3 y2.y11 - b12.b11", "45", "g9", "r2.r3 y2.y11 g9.g8.g7 b12.b11 p0"),
        ("- y2 g9 b12", "56", "y11", "r2.r3 y2.y11 g9 b12 p0"),
    ],
)
def test_BB1_two_in_fewest_crosses_two_fields_in_the_row_with_the_fewest_crosses(
    before: str, whites: str, move: str, after: str
) -> None:
    state = draw(f"""
        bonus-b turn 9 seat 0 white {whites} 1111
        {before} p0
    """)
    assert move in moves(state, 0)
    assert sheets(land(state, move)) == [after]


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("y11>r", "r2.r3.r4 y11 g9 b12 p0"),
        ("y11>y", "r2 y11 g9 b12 p0"),
        ("y11>g", "r2 y11 g9.g8.g7 b12 p0"),
        ("y11>b", "r2 y11 g9 b12.b11.b10 p0"),
    ],
)
def test_BB1_the_cross_that_earned_it_counts_and_tied_rows_are_your_choice(move: str, after: str) -> None:
    state = draw("""
        bonus-b turn 9 seat 0 white 56 1111
        r2 - g9 b12 p0
    """)
    assert moves(state, 0) == {"r11", "b11", "y11>r", "y11>y", "y11>g", "y11>b", "-"}
    assert sheets(land(state, move)) == [after]


def test_BB1_tied_rows_must_be_chosen_between() -> None:
    state = draw("""
        bonus-b turn 9 seat 0 white 56 1111
        r2 - g9 b12.b10 p0
    """)
    assert forbidden_by(state, 0, "y11") == "BB1"
    assert forbidden_by(state, 0, "y11>b") == "BB1"


@pytest.mark.parametrize("move", ["y11>g", "y11>r", "r11>g"])
def test_BB1_no_row_is_chosen_where_none_are_tied(move: str) -> None:
    state = draw("""
        bonus-b turn 9 seat 0 white 56 1111
        r2.r3 y2 g9 b12.b11 p0
    """)
    assert moves(state, 0) == {"r11", "y11", "-"}
    assert forbidden_by(state, 0, move) == "BB1"


def test_BB1_the_first_field_of_a_pair_earns_nothing() -> None:
    state = draw("""
        bonus-b turn 9 seat 0 white 56 1111
        r2 - g10 b12 p0
    """)
    assert moves(state, 0) == {"r11", "y11", "b11", "-"}
    assert sheets(land(state, "y11")) == ["r2 y11 g10 b12 p0"]


def test_BB1_tied_rows_may_be_chosen_where_the_crosses_lapse() -> None:
    state = draw(f"""
        bonus-b turn 9 seat 0 white 56 .111
        - y2 g9 - p0
        {RED_LOCKED}
    """)
    assert moves(state, 0) == {"y11>r", "y11>b", "b11", "-"}
    assert sheets(land(state, "y11>r", "-"))[0] == "- y2.y11 g9 - p0"


def test_BB1_the_lock_counts_for_the_fewest() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 white 56 .111
        r2.r3.r4.r5.r7.r12 y2.y4.y5.y6.y8.y9 g12.g11.g10.g9.g8.g7.g6.g4 b12.b11.b10.b9.b8.b6.b5.b3 p0
    """)
    assert moves(state, 0) == {"y11>r", "y11>y", "-"}
    assert sheets(land(state, "y11>r"))[0].split()[:2] == ["r2.r3.r4.r5.r7.r12", "y2.y4.y5.y6.y8.y9.y11"]


@pytest.mark.parametrize(
    ("sheet", "total"),
    [
        ("r2.r8.r9 y2.y4 g12.g10.g8 b10.b9.b8", 6 + 2 * 3 + 6 + 6),
        ("r8 y2.y4 g12.g10 b10.b9.b8", 2 * 1 + 3 + 3 + 6),
        ("r2.r8 - g12 b10", 3 + 2 * 0 + 1 + 1),
        ("r2.r8 y2.y4 g12.g10 b12.b10", 2 * 3 + 3 + 3 + 3),
    ],
)
def test_BB1_double_fewest_doubles_one_row_with_the_fewest_crosses(sheet: str, total: int) -> None:
    state = draw(f"""
        bonus-b turn 30 seat 0 roll
        {sheet} p0
    """)
    assert rowlock.scores(state) == (total,)


def test_BB1_double_fewest_counts_the_lock() -> None:
    six, seven = "y2.y4.y5.y6.y8.y9", "g12.g11.g10.g9.g8.g7.g6 b12.b11.b10.b9.b8.b6.b5"
    state = draw(f"""
        bonus-b turn 30 seat 0 roll
        r2.r3.r4.r5.r8.r12 {six} {seven} p0
    """)
    assert rowlock.scores(state) == (28 + 2 * 21 + 28 + 28,)


def test_BB1_double_fewest_looks_at_rows_that_others_closed() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 roll
        r8.r9 y2.y4 - b10.b9 p0
        - - g12.g11.g10.g9.g8.g2 - p0
    """)
    assert rowlock.scores(state) == (3 + 3 + 2 * 0 + 3, 28)


def test_BB1_the_doubled_row_is_shown_with_its_doubled_points() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 roll
        r8 y2.y4 g12.g10 b10.b9.b8 p0
    """)
    assert rowlock.score(state.sheets[0]).rows == (2, 3, 3, 6)


def test_BB2_crosses_in_a_closed_row_lapse() -> None:
    state = draw(f"""
        bonus-b turn 9 seat 0 white 56 .111
        - y2 g9 b12.b11 p0
        {RED_LOCKED}
    """)
    assert moves(state, 0) == {"y11", "-"}
    assert sheets(land(state, "y11", "-"))[0] == "- y2.y11 g9 b12.b11 p0"


def test_BB2_a_closing_field_without_five_crosses_lapses() -> None:
    state = draw("""
        bonus-b turn 9 seat 0 white 56 1111
        r10 y2.y4 g9.g8 b12.b11 p0
    """)
    after = land(state, "y11")
    assert sheets(after) == ["r10.r11 y2.y4.y11 g9.g8 b12.b11 p0"]
    assert after.closed == frozenset()


def test_BB2_the_first_bonus_cross_may_be_the_fifth_that_the_second_needs() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 white 56 1111
        r2.r3.r4.r10 y2.y4.y5.y6 g12.g11.g10.g9.g8 b12.b11.b9.b8.b6 p0
    """)
    after = land(state, "y11")
    assert sheets(after)[0].split()[0] == "r2.r3.r4.r10.r11.r12"
    assert after.closed == {"red"}
    assert str(after.roll) == "56 .111"


def test_BB2_both_crosses_go_to_the_row_chosen_once() -> None:
    state = draw("""
        bonus-b turn 9 seat 0 white 56 1111
        r2 y2 g9 b12.b11 p0
    """)
    assert moves(state, 0) == {"r11", "y11>r", "y11>g", "-"}
    assert sheets(land(state, "y11>r")) == ["r2.r3.r4 y2.y11 g9 b12.b11 p0"]


@pytest.mark.parametrize(
    ("before", "whites", "move", "after"),
    [
        ("r4 y7 - b12", "34", "b7", "r4.r5 y7.y8 g12 b12.b7.b6 p0"),
        ("- y2 g12 b7", "34", "y7", "r2 y2.y7.y8 g12.g11 b7.b6 p0"),
        ("r11 y7 - b12", "34", "b7", "r11 y7.y8 g12 b12.b7.b6 p0"),
        ("r2.r3.r4.r11 y7 - b12", "34", "b7", "r2.r3.r4.r11 y7.y8 g12 b12.b7.b6 p0"),
    ],
)
def test_BB2_one_in_each_crosses_the_next_field_of_every_row_that_has_one(
    before: str, whites: str, move: str, after: str
) -> None:
    state = draw(f"""
        bonus-b turn 9 seat 0 white {whites} 1111
        {before} p0
    """)
    assert sheets(land(state, move)) == [after]


def test_BB2_one_in_each_leaves_out_a_closed_row() -> None:
    state = draw(f"""
        bonus-b turn 9 seat 0 white 34 .111
        r2 y7 g12 b12 p0
        {RED_LOCKED}
    """)
    assert sheets(land(state, "b7", "-"))[0] == "r2 y7.y8 g12.g11 b12.b7.b6 p0"
    state = draw("""
        bonus-b turn 9 seat 0 white 34 .111
        r2.r3.r4.r5.r7.r12 y7 g12 b12 p0
    """)
    assert sheets(land(state, "b7")) == ["r2.r3.r4.r5.r7.r12 y7.y8 g12.g11 b12.b7.b6 p0"]
