"""Classic, rules C10 to C13: penalties, the end and the score."""

import pytest

import rowlock
from drawing import draw, land, moves, sheets
from rowlock import Phase
from rowlock.errors import NotTimeToRoll, NotYourDecision
from rowlock.rules.pad.scoring import ranks

EMPTY = "- - - - p0"
RED_LOCKED = "r2.r3.r4.r5.r6.r12 - - - p0"
GREEN_LOCKED = "- - g12.g11.g10.g9.g8.g2 - p0"


def test_C10_crossing_nothing_in_both_actions_costs_the_active_player_one_penalty() -> None:
    state = land(rowlock.roll(rowlock.start("classic", seats=3, first=1), "34 2516"), "-", "-", "-")
    assert sheets(state) == [EMPTY] * 3
    assert sheets(land(state, "-")) == [EMPTY, "- - - - p1", EMPTY]


def test_C10_a_cross_in_action_one_saves_from_the_penalty() -> None:
    state = land(rowlock.roll(rowlock.start("classic"), "34 2516"), "r7", "-")
    assert sheets(land(state, "-")) == ["r7 - - - p0", EMPTY]


def test_C10_a_cross_in_action_two_saves_from_the_penalty() -> None:
    state = land(rowlock.roll(rowlock.start("classic"), "34 2516"), "-", "-")
    assert sheets(land(state, "b10")) == ["- - - b10 p0", EMPTY]


def test_C10_a_cross_of_somebody_else_does_not_save_the_active_player() -> None:
    state = land(rowlock.roll(rowlock.start("classic"), "34 2516"), "-", "r7")
    assert sheets(land(state, "-")) == ["- - - - p1", "r7 - - - p0"]


def test_C10_a_penalty_is_taken_even_where_nothing_could_be_crossed() -> None:
    state = draw("""
        classic turn 9 seat 0 white 12 1166
        r11 y11 g3 b3 p1
    """)
    assert moves(state, 0) == {"-"}
    state = land(state, "-")
    assert moves(state, 0) == {"-"}
    assert sheets(land(state, "-")) == ["r11 y11 g3 b3 p2"]


def test_C11_second_lock_in_action_one_ends_the_game() -> None:
    state = draw(f"""
        classic turn 9 seat 0 white 66 11.1
        {GREEN_LOCKED}
        r2.r3.r4.r5.r6 - - - p0
    """)
    after = land(state, "-", "r12")
    assert (after.phase, after.is_over, rowlock.to_decide(after)) == (Phase.OVER, True, ())
    assert sheets(after) == [GREEN_LOCKED, RED_LOCKED]


def test_C11_an_end_in_action_one_leaves_no_penalty() -> None:
    state = draw(f"""
        classic turn 9 seat 1 white 66 11.1
        {GREEN_LOCKED}
        r2.r3.r4.r5.r6 - - - p0
        - - - - p3
    """)
    assert sheets(land(state, "-", "r12", "-"))[2] == "- - - - p3"


def test_C11_the_action_that_ends_the_game_is_worked_off_for_everybody() -> None:
    state = draw(f"""
        classic turn 9 seat 0 white 66 11.1
        r2.r3.r4.r5.r6 - - - p0
        {GREEN_LOCKED}
        - - - - p0
    """)
    assert sheets(land(state, "r12", "b12", "-")) == [
        RED_LOCKED,
        "- - g12.g11.g10.g9.g8.g2 b12 p0",
        EMPTY,
    ]


def test_C11_second_lock_in_action_two_ends_the_game() -> None:
    state = draw(f"""
        classic turn 9 seat 0 color 56 61.1
        r2.r3.r4.r5.r6 - - - p0
        {GREEN_LOCKED}
        - -
    """)
    after = land(state, "r12")
    assert after.phase is Phase.OVER
    assert after.closed == {"red", "green"}
    assert sheets(after) == [RED_LOCKED, GREEN_LOCKED]


def test_C11_two_rows_of_one_player_end_the_game_too() -> None:
    state = draw("""
        classic turn 9 seat 0 white 66 .111
        r2.r3.r4.r5.r6.r12 y2.y3.y4.y5.y6 - - p0
        - - - - p0
    """)
    assert land(state, "y12", "-").phase is Phase.OVER


def test_C11_one_closed_row_does_not_end_the_game() -> None:
    state = draw("""
        classic turn 9 seat 0 white 66 1111
        r2.r3.r4.r5.r6 - - - p0
        - - - - p0
    """)
    state = land(land(state, "r12", "-"), "-")
    assert (state.phase, state.turn, state.active) == (Phase.ROLL, 10, 1)


@pytest.mark.parametrize(("penalties", "phase"), [(2, Phase.ROLL), (3, Phase.OVER)])
def test_C11_the_fourth_penalty_ends_the_game(penalties: int, phase: Phase) -> None:
    state = draw(f"""
        classic turn 9 seat 0 color 34 2516
        - - - - p{penalties}
        - - - - p3
        - -
    """)
    after = land(state, "-")
    assert after.phase is phase
    assert sheets(after) == [f"- - - - p{penalties + 1}", "- - - - p3"]


def test_C11_nothing_happens_after_the_end() -> None:
    state = draw("""
        classic turn 9 seat 0 over
        - - - - p4
        - - - - p0
    """)
    assert rowlock.to_decide(state) == ()
    assert moves(state, 0) == moves(state, 1) == set()
    with pytest.raises(NotYourDecision):
        rowlock.choose(state, 0, "-")
    with pytest.raises(NotTimeToRoll):
        rowlock.roll(state, "34 2516")


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("-", 0),
        ("r7", 1),
        ("r2.r11", 3),
        ("r2.r3.r4", 6),
        ("r2.r3.r4.r5", 10),
        ("r2.r3.r4.r5.r6", 15),
        ("r2.r3.r4.r5.r6.r7", 21),
        ("r2.r3.r4.r5.r6.r12", 28),
        ("r2.r3.r4.r5.r6.r7.r8", 28),
        ("r2.r3.r4.r5.r6.r7.r8.r9", 36),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10", 45),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r11", 55),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r12", 66),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r11.r12", 78),
    ],
)
def test_C12_n_crosses_with_the_lock_give_the_sum_from_one_to_n(row: str, points: int) -> None:
    state = draw(f"""
        classic turn 30 seat 0 roll
        {row} - - - p0
    """)
    assert rowlock.score(state.sheets[0]).rows == (points, 0, 0, 0)
    assert rowlock.scores(state) == (points,)


@pytest.mark.parametrize("penalties", range(4))
def test_C12_each_penalty_costs_five(penalties: int) -> None:
    state = draw(f"""
        classic turn 30 seat 0 roll
        r7 - - - p{penalties}
    """)
    assert rowlock.score(state.sheets[0]).penalties == -5 * penalties
    assert rowlock.scores(state) == (1 - 5 * penalties,)


def test_C12_the_highest_total_wins_and_a_tie_is_shared() -> None:
    state = draw("""
        classic turn 30 seat 0 over
        r2.r3.r4 - - - p4
        - y2.y3 - - p0
        - - g12 b12.b11.b10 p0
        - - g12.g11.g10 b12 p0
    """)
    assert rowlock.scores(state) == (-14, 3, 7, 7)
    assert rowlock.winners(state) == (2, 3)
    assert ranks(rowlock.scores(state)) == (4, 3, 1, 1)


def test_C13_the_worked_example_scores_seventy() -> None:
    state = draw("""
        classic turn 30 seat 0 roll
        r2.r5.r6.r10 y3.y5.y7 g12.g11.g9.g8.g7.g5.g4 b12.b11.b9.b8.b6.b5.b4.b3 p2
    """)
    score = rowlock.score(state.sheets[0])
    assert score.rows == (10, 6, 28, 36)
    assert (score.penalties, score.total) == (-10, 70)
