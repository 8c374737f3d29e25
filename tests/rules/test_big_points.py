"""Big Points, rules BP1 to BP8: round fields between the rows."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock.errors import AlreadyDecided

EMPTY = "- - - - p0 - -"
RED_LOCKED = "r2.r3.r4.r5.r6.r12 - - - p0 - -"


@pytest.mark.parametrize(
    ("whites", "expected"),
    [
        ("12", {"g3", "b3", "ry3", "-"}),
        ("14", {"y5", "g5", "b5", "ry5", "-"}),
        ("24", {"r6", "y6", "g6", "b6", "-"}),
    ],
)
def test_BP1_the_white_sum_opens_it_for_either_crossed_neighbor(whites: str, expected: set[str]) -> None:
    state = draw(f"""
        big-points turn 9 seat 1 white {whites} 6666
        r5 y3 - - p0 - -
        {EMPTY}
    """)
    assert moves(state, 0) == expected


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        ("12 6166", {"r7", "r8", "ry3", "g7", "g8", "b7", "b8", "-"}),
        ("12 1666", {"y7", "y8", "g7", "g8", "b7", "b8", "-"}),
        ("14 1666", {"ry5", "y7", "y10", "g7", "g10", "b7", "b10", "-"}),
        ("14 6166", {"r7", "r10", "y5", "g7", "g10", "b7", "b10", "-"}),
    ],
)
def test_BP1_a_colored_die_opens_it_for_its_own_neighbor_only(roll: str, expected: set[str]) -> None:
    state = draw(f"""
        big-points turn 9 seat 0 color {roll}
        r5 y3 - - p0 - -
        -
    """)
    assert moves(state, 0) == expected


@pytest.mark.parametrize(("roll", "move"), [("12 1666", "ry3"), ("14 6166", "ry5"), ("12 6611", "ry3")])
def test_BP1_the_wrong_die_does_not_open_it(roll: str, move: str) -> None:
    state = draw(f"""
        big-points turn 9 seat 0 color {roll}
        r5 y3 - - p0 - -
        -
    """)
    assert forbidden_by(state, 0, move) == "BP1"


def test_BP1_green_ten_opens_by_a_green_ten_and_not_by_a_blue_ten() -> None:
    green = draw("""
        big-points turn 9 seat 0 color 44 1161
        - - g10 - p0 - -
        -
    """)
    blue = draw("""
        big-points turn 9 seat 0 color 44 1116
        - - g10 - p0 - -
        -
    """)
    assert moves(green, 0) == {"r5", "y5", "gb10", "b5", "-"}
    assert moves(blue, 0) == {"r5", "y5", "g5", "b10", "-"}
    assert forbidden_by(blue, 0, "gb10") == "BP1"


@pytest.mark.parametrize("roll", ["14 1666", "14 6166"])
def test_BP1_with_both_neighbors_crossed_either_die_will_do(roll: str) -> None:
    state = draw(f"""
        big-points turn 9 seat 0 color {roll}
        r5 y5 - - p0 - -
        -
    """)
    assert "ry5" in moves(state, 0)


def test_BP1_without_a_crossed_neighbor_it_stays_shut() -> None:
    state = draw("""
        big-points turn 9 seat 0 white 15 6666
        r5 y3 g6 b6 p0 - -
    """)
    assert forbidden_by(state, 0, "ry6") == "BP1"


def test_BP1_the_neighbor_must_be_on_your_own_sheet() -> None:
    state = draw(f"""
        big-points turn 9 seat 0 white 14 6666
        {EMPTY}
        r5 - - - p0 - -
    """)
    assert forbidden_by(state, 0, "ry5") == "BP1"
    assert "ry5" in moves(state, 1)


def test_BP1_the_neighbor_may_come_from_action_one_of_the_same_turn() -> None:
    state = rowlock.roll(rowlock.start("big-points", seats=1), "14 1666")
    assert forbidden_by(state, 0, "ry5") == "BP1"
    crossed = land(state, "r5")
    assert sheets(land(crossed, "ry5")) == ["r5 - - - p0 ry5 -"]
    assert forbidden_by(land(state, "y5"), 0, "ry5") == "BP1"
    assert forbidden_by(land(state, "-"), 0, "ry5") == "BP1"


def test_BP2_it_is_crossed_instead_of_a_normal_field() -> None:
    state = draw(f"""
        big-points turn 9 seat 1 white 14 6666
        r5 - - - p0 - -
        {EMPTY}
    """)
    state = rowlock.choose(state, 0, "ry5")
    with pytest.raises(AlreadyDecided):
        rowlock.choose(state, 0, "g5")
    assert sheets(rowlock.choose(state, 1, "-"))[0] == "r5 - - - p0 ry5 -"


def test_BP2_each_action_of_a_turn_has_its_own_cross() -> None:
    state = draw("""
        big-points turn 9 seat 0 white 12 3666
        r5 y3 - - p0 - -
    """)
    assert sheets(land(land(state, "ry3"), "ry5")) == ["r5 y3 - - p0 ry3.ry5 -"]


@pytest.mark.parametrize(
    ("sheet", "whites", "move"),
    [
        ("r5.r7 - - - p0 ry7 -", "14", "ry5"),
        ("r5.r7 - - - p0 ry5.ry7 -", "34", "ry7"),
        ("- - g10.g8 - p0 - gb8", "46", "gb10"),
        ("- - - b10.b8 p0 - gb10.gb8", "46", "gb10"),
    ],
)
def test_BP3_skipped_and_crossed_round_fields_are_lost(sheet: str, whites: str, move: str) -> None:
    state = draw(f"""
        big-points turn 9 seat 0 white {whites} 6666
        {sheet}
    """)
    assert forbidden_by(state, 0, move) == "BP3"


def test_BP3_only_the_bonus_row_itself_decides_what_is_left_of_the_last_cross() -> None:
    state = draw("""
        big-points turn 9 seat 0 white 46 6666
        r9.r10.r11 - g10.g3 - p0 ry9 -
    """)
    assert moves(state, 0) == {"y10", "b10", "ry10", "gb10", "-"}


def test_BP4_round_fields_do_not_count_towards_the_five_crosses() -> None:
    state = draw("""
        big-points turn 9 seat 0 white 66 6666
        r2.r3.r4.r5 y2.y3.y4.y5.y6 - - p0 ry2.ry3.ry4.ry5.ry6 -
    """)
    assert forbidden_by(state, 0, "r12") == "C7"
    assert moves(state, 0) == {"y12", "g12", "b12", "-"}


def test_BP5_after_a_row_has_closed_its_round_fields_stay_open_to_the_white_sum() -> None:
    state = draw(f"""
        big-points turn 9 seat 0 white 14 .666
        r5 - - - p0 - -
        {RED_LOCKED}
    """)
    assert moves(state, 0) == {"y5", "g5", "b5", "ry5", "-"}
    assert moves(state, 1) == {"y5", "g5", "b5", "ry5", "-"}


def test_BP5_and_to_the_die_of_the_other_neighbor_if_that_is_crossed() -> None:
    state = draw(f"""
        big-points turn 9 seat 0 color 14 .166
        r6 y5 - - p0 - -
        {RED_LOCKED}
        - -
    """)
    assert moves(state, 0) == {"ry5", "g7", "g10", "b7", "b10", "-"}
    state = draw(f"""
        big-points turn 9 seat 0 color 14 .166
        r5 y6 - - p0 - -
        {RED_LOCKED}
        - -
    """)
    assert forbidden_by(state, 0, "ry5") == "BP1"


def test_BP5_a_crossed_closing_field_opens_its_round_field() -> None:
    state = draw(f"""
        big-points turn 9 seat 0 white 66 .666
        {EMPTY}
        {RED_LOCKED}
    """)
    assert moves(state, 0) == {"g12", "b12", "-"}
    assert moves(state, 1) == {"g12", "b12", "ry12", "-"}


def test_BP5_round_fields_crossed_later_still_count_for_both_rows() -> None:
    state = draw(f"""
        big-points turn 9 seat 0 white 14 .666
        r5 y6 - - p0 - -
        {RED_LOCKED}
    """)
    after = land(state, "ry5", "ry5")
    assert [rowlock.score(sheet).rows for sheet in after.sheets] == [(3, 3, 0, 0), (36, 1, 0, 0)]


def test_BP6_a_round_cross_alone_saves_from_the_penalty() -> None:
    state = draw(f"""
        big-points turn 9 seat 0 white 14 1666
        r5 - - - p0 - -
        {EMPTY}
    """)
    assert sheets(land(land(state, "ry5", "-"), "-"))[0] == "r5 - - - p0 ry5 -"
    assert sheets(land(land(state, "-", "-"), "ry5"))[0] == "r5 - - - p0 ry5 -"
    assert sheets(land(land(state, "-", "-"), "-"))[0] == "r5 - - - p1 - -"


def test_BP7_a_round_cross_counts_for_both_rows_and_scores_nothing_itself() -> None:
    state = draw("""
        big-points turn 30 seat 0 roll
        r2.r3.r4 - - b9 p0 ry2.ry4 gb9
    """)
    score = rowlock.score(state.sheets[0])
    assert score.rows == (15, 3, 1, 3)
    assert (score.bonus, score.total) == (0, 22)


@pytest.mark.parametrize(
    ("rounds", "points"),
    [
        ("ry2.ry3", 105),
        ("ry2.ry3.ry4", 120),
        ("ry2.ry3.ry4.ry5", 120),
        ("ry2.ry3.ry4.ry5.ry6.ry7.ry8.ry9.ry10.ry11.ry12", 120),
    ],
)
def test_BP7_at_most_fifteen_crosses_a_row_are_scored(rounds: str, points: int) -> None:
    state = draw(f"""
        big-points turn 30 seat 0 roll
        r2.r3.r4.r5.r6.r7.r8.r9.r10.r11.r12 - - - p0 {rounds} -
    """)
    assert rowlock.score(state.sheets[0]).rows[0] == points


def test_BP8_the_worked_example_scores_one_hundred_and_sixty_one() -> None:
    state = draw("""
        big-points turn 30 seat 0 roll
        r5.r6.r7.r9 y3.y6.y8.y9.y11 g12.g10.g8.g7.g5.g2 b11.b9.b6.b4 p1 ry5.ry6.ry8 gb11.gb7.gb5.gb4
    """)
    score = rowlock.score(state.sheets[0])
    assert score.rows == (28, 36, 66, 36)
    assert (score.penalties, score.total) == (-5, 161)
    assert rowlock.scores(state) == (161,)
