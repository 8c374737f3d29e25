"""Bonus B, rules BB3 to BB6: chains of bonus crosses, and penalties that cost nothing."""

import pytest

import rowlock
from drawing import draw, land, moves, sheets
from rowlock import Phase

EMPTY = "- - - - p0"


def test_BB3_an_effect_is_worked_off_completely_before_the_next() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 white 34 1111
        r2 y7.y8.y10 g12.g9 b12.b11 p0
    """)
    assert moves(state, 0) == {"r7", "g7", "b7", "-"}
    assert sheets(land(state, "b7")) == ["r2.r3.r4.r5 y7.y8.y10.y11 g12.g9.g8 b12.b11.b7.b6 p0"]


def test_BB3_a_tie_that_only_the_chain_brings_about_is_part_of_the_move() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 white 34 1111
        r2.r3 y7.y8.y10 g12.g9 b12.b11 p0
    """)
    assert moves(state, 0) == {"r7", "g7", "b7>r", "b7>g", "-"}
    assert sheets(land(state, "b7>g")) == ["r2.r3.r4 y7.y8.y10.y11 g12.g9.g8.g7.g6 b12.b11.b7.b6 p0"]


def test_BB3_two_in_fewest_may_earn_one_in_each() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 white 56 1111
        r2.r3 y7.y8 g12.g9 b8 p0
    """)
    assert sheets(land(state, "y11")) == ["r2.r3.r4 y7.y8.y11 g12.g9.g8 b8.b7.b6.b5 p0"]


def test_BB3_a_bonus_cross_may_earn_thirteen_points() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 white 56 1111
        r5 y2.y4 g9.g8 b4.b3 p0
    """)
    assert rowlock.score(state.sheets[0]).bonus == 0
    score = rowlock.score(land(state, "y11").sheets[0])
    assert (score.rows, score.bonus, score.total) == ((6, 6, 3, 3), 13, 31)


def test_BB4_bonus_crosses_may_close_two_rows_in_action_two_and_all_of_them_are_made() -> None:
    state = draw(f"""
        bonus-b turn 30 seat 0 color 34 1114
        r2.r3.r4.r5.r11 y2.y4.y5.y7.y11 g12 b12 p0
        {EMPTY}
        - -
    """)
    after = land(state, "b7")
    assert after.phase is Phase.OVER
    assert after.closed == {"red", "yellow"}
    assert sheets(after)[0] == "r2.r3.r4.r5.r11.r12 y2.y4.y5.y7.y11.y12 g12.g11 b12.b7.b6 p0"


def test_BB4_effects_earned_on_the_way_are_worked_off_before_the_end() -> None:
    state = draw(f"""
        bonus-b turn 30 seat 0 color 34 1114
        r2.r3.r4.r5.r11 y2.y4.y5.y7.y11 g10 b12 p0
        {EMPTY}
        - -
    """)
    after = land(state, "b7")
    assert after.is_over
    assert sheets(after)[0] == "r2.r3.r4.r5.r11.r12 y2.y4.y5.y7.y11.y12 g10.g9.g8.g7 b12.b7.b6 p0"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_BB4_a_row_somebody_closes_in_this_action_is_open_to_your_effects(order: tuple[int, int]) -> None:
    state = draw("""
        bonus-b turn 30 seat 0 white 34 1111
        r2.r3.r4.r5.r11 y7 - - p0
        - y7 - - p0
    """)
    for seat in order:
        state = rowlock.choose(state, seat, "b7")
    assert state.closed == {"red"}
    assert sheets(state) == ["r2.r3.r4.r5.r11.r12 y7.y8 g12 b7.b6 p0", "r2 y7.y8 g12 b7.b6 p0"]


def test_BB5_the_fourth_penalty_ends_the_game_even_where_penalties_cost_nothing() -> None:
    state = draw("""
        bonus-b turn 30 seat 0 color 34 1114
        - y3 g5 - p3
        - - - - p0
        - -
    """)
    after = land(state, "-")
    assert after.is_over
    assert sheets(after)[0] == "- y3 g5 - p4"
    assert rowlock.score(after.sheets[0]).penalties == 0
    assert rowlock.scores(after) == (2, 0)


def test_BB6_green_five_after_yellow_three_earns_no_penalties() -> None:
    state = draw("""
        bonus-b turn 9 seat 0 white 14 1111
        - y3 - - p2
    """)
    assert rowlock.scores(state) == (-9,)
    after = land(state, "g5")
    assert sheets(after) == ["- y3 g5 - p2"]
    assert rowlock.scores(after) == (2,)


def test_BB6_red_six_and_blue_four_earn_thirteen_points() -> None:
    state = draw("""
        bonus-b turn 9 seat 0 roll
        r6 - - b4 p0
    """)
    assert rowlock.score(state.sheets[0]).bonus == 13
    assert rowlock.scores(state) == (15,)


@pytest.mark.parametrize("sheet", ["r6 - - b10 p1", "r8 - - b4 p1", "- y3 g9 - p1", "- y11 g5 - p1"])
def test_BB6_fields_of_different_kinds_earn_nothing(sheet: str) -> None:
    state = draw(f"""
        bonus-b turn 9 seat 0 roll
        {sheet}
    """)
    crosses = [0 if row == "-" else row.count(".") + 1 for row in sheet.split()[:4]]
    score = rowlock.score(state.sheets[0])
    assert score.rows == tuple(n * (n + 1) // 2 for n in crosses)
    assert (score.bonus, score.penalties) == (0, -5)
