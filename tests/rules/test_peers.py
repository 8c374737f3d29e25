"""Bugs seen in other engines for these games; each test names the rule that the bug breaks."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock import Phase

EMPTY = "- - - - p0"
FIVE_RED = "r2.r4.r6.r8.r10 - - - p0"


def test_C8_a_closed_row_cannot_be_marked_by_the_other_players() -> None:
    state = draw(f"""
        classic turn 12 seat 0 white 44 .345
        {EMPTY}
        r2.r4.r6.r8.r10.r12 - - - p0
        r2 - - - p0
    """)
    for seat in (0, 2):
        assert moves(state, seat) == {"y8", "g8", "b8", "-"}
        assert forbidden_by(state, seat, "r8") == "C8"


def test_C7_the_lock_cross_is_scored() -> None:
    state = draw(f"""
        classic turn 12 seat 0 white 66 2345
        {FIVE_RED}
    """)
    assert rowlock.scores(state) == (15,)
    assert rowlock.scores(land(state, "r12")) == (28,)


def test_C9_two_players_locking_one_row_close_one_row_and_not_two() -> None:
    state = draw(f"""
        classic turn 12 seat 0 white 66 2345
        {FIVE_RED}
        {FIVE_RED}
    """)
    after = land(state, "r12", "r12")
    assert after.closed == {"red"}
    assert not after.is_over
    assert land(after, "-").phase is Phase.ROLL


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_C9_the_second_to_lock_a_row_gets_the_lock_too(order: tuple[int, int]) -> None:
    state = draw(f"""
        classic turn 12 seat 0 white 66 2345
        {FIVE_RED}
        {FIVE_RED}
    """)
    for seat in order:
        state = rowlock.choose(state, seat, "r12")
    assert rowlock.scores(state) == (28, 28)


def test_C8_the_die_of_a_row_closed_in_action_one_is_gone_in_action_two() -> None:
    state = draw(f"""
        classic turn 12 seat 0 white 66 2345
        {EMPTY}
        {FIVE_RED}
    """)
    after = land(state, "-", "r12")
    assert moves(after, 0) == {"y9", "g10", "b11", "-"}
    assert all(str(roll)[3] == "." for roll, _ in rowlock.outcomes(land(after, "y9")))


def test_C5_the_white_action_is_not_first_come_first_served() -> None:
    state = rowlock.roll(rowlock.start("classic", seats=3), "25 1234")
    state = rowlock.choose(state, 1, "g7")
    for seat in (0, 2):
        assert moves(state, seat) == {"r7", "y7", "g7", "b7", "-"}
    state = rowlock.choose(rowlock.choose(state, 2, "g7"), 0, "g7")
    assert sheets(state) == ["- - g7 - p0"] * 3


def test_C5_the_active_player_may_decide_last() -> None:
    state = rowlock.roll(rowlock.start("classic", seats=3, first=1), "25 1234")
    state = rowlock.choose(rowlock.choose(state, 2, "-"), 0, "b7")
    assert rowlock.to_decide(state) == (1,)
    assert rowlock.choose(state, 1, "r7").phase is Phase.COLOR


def test_C5_no_choice_is_shown_before_the_action_lands() -> None:
    state = rowlock.choose(rowlock.roll(rowlock.start("classic", seats=3), "25 1234"), 1, "g7")
    for watcher in (0, 2, None):
        shown = rowlock.view(state, watcher)
        assert shown.decided == {1}
        assert shown.state.choices == (None, None, None)
        assert "g7" not in str(shown.state)


def test_C6_the_color_sum_uses_either_white_die_but_never_both() -> None:
    state = land(rowlock.roll(rowlock.start("classic", seats=1), "25 1334"), "-")
    assert moves(state, 0) == {"r3", "r6", "y5", "y8", "g5", "g8", "b6", "b9", "-"}


def test_C7_the_closing_field_itself_is_not_one_of_the_five() -> None:
    state = draw("""
        classic turn 12 seat 0 white 66 6345
        r2.r4.r6.r8 - - - p0
    """)
    assert forbidden_by(state, 0, "r12") == "C7"
    assert forbidden_by(land(state, "-"), 0, "r12") == "C7"


def test_C10_players_who_are_not_active_take_no_penalty() -> None:
    state = land(rowlock.roll(rowlock.start("classic", seats=4, first=3), "25 1234"), "-", "-", "-", "r7")
    assert sheets(land(state, "-")) == [EMPTY, EMPTY, EMPTY, "r7 - - - p0"]


def test_C10_the_penalty_waits_for_action_two() -> None:
    state = land(rowlock.roll(rowlock.start("classic", seats=1), "25 1234"), "-")
    assert sheets(state) == [EMPTY]
    assert sheets(land(state, "-")) == ["- - - - p1"]


def test_C11_there_is_no_penalty_where_the_white_action_ended_the_game() -> None:
    state = draw("""
        classic turn 12 seat 0 white 11 2.45
        - - - - p0
        - y2.y4.y6.y8.y10.y12 g12.g10.g8.g6.g4 - p0
    """)
    after = land(state, "-", "g2")
    assert after.phase is Phase.OVER
    assert sheets(after) == [EMPTY, "- y2.y4.y6.y8.y10.y12 g12.g10.g8.g6.g4.g2 - p0"]


def test_C11_rows_closed_by_different_players_count_together() -> None:
    state = draw("""
        classic turn 12 seat 2 color 11 1.11
        - y2.y4.y6.y8.y10.y12 - - p0
        - - - - p0
        - - g12.g10.g8.g6.g4 b12.b10.b8.b6.b4 p0
        - - -
    """)
    after = land(state, "b2")
    assert after.phase is Phase.OVER
    assert after.closed == {"yellow", "blue"}


def test_C11_a_fourth_penalty_does_not_wait_for_the_round_to_end() -> None:
    state = draw("""
        classic turn 12 seat 1 color 25 1234
        r2 - - - p0
        - - - - p3
        r2 - - - p0
        - - -
    """)
    after = land(state, "-")
    assert (after.phase, after.sheets[1].penalties) == (Phase.OVER, 4)


def test_C12_penalties_can_make_a_total_negative() -> None:
    state = draw("""
        classic turn 30 seat 0 over
        - - - - p4
        r2 - - - p0
    """)
    assert rowlock.scores(state) == (-20, 1)
    assert rowlock.winners(state) == (1,)


def test_C12_winning_is_not_for_the_one_who_ended_the_game() -> None:
    state = draw("""
        classic turn 30 seat 0 over
        r2.r4.r6.r8.r10.r12 y2.y4.y6.y8.y10.y12 - - p0
        r2.r3.r4.r5.r6.r7.r8.r9.r10.r11 y2.y3 - - p0
    """)
    assert rowlock.scores(state) == (56, 58)
    assert rowlock.winners(state) == (1,)


def test_L4_a_lucky_cross_saves_the_active_player_from_the_penalty() -> None:
    state = rowlock.roll(rowlock.start("longo", seats=1, lucky=((5, 10),)), "14 8888")
    assert sheets(land(land(state, "b16"), "-")) == ["- - - b16 p0"]


def test_MA2_the_color_of_the_closing_field_decides_which_die_leaves() -> None:
    state = draw("""
        mixx-a turn 12 seat 0 color 66 6111
        r2.r3.r4.r5.r6 - - - p0
        -
    """)
    after = land(state, "r12")
    assert rowlock.roll(after, "34 .111").phase is Phase.WHITE


def test_BA6_crosses_made_in_a_row_that_closes_in_the_same_action_are_scored() -> None:
    state = draw("""
        bonus-a turn 12 seat 0 white 34 1111
        r2.r4.r5.r7.r11 - - - p0 ............
        r4 - - - p0 ............
    """)
    assert rowlock.scores(land(state, "g7", "g7")) == (29, 4)


def test_BP4_a_row_does_not_close_on_round_crosses() -> None:
    state = draw("""
        big-points turn 12 seat 0 color 66 6111
        r2.r3.r4.r5 - - - p0 ry2.ry3.ry4.ry5 -
        -
    """)
    assert forbidden_by(state, 0, "r12") == "C7"
