"""Longo, rules L1 to L8: longer rows, two closing fields and lucky numbers."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock import Phase
from rowlock.errors import AlreadyDecided, FaceOutOfRange

EMPTY = "- - - - p0"
RED_LOCKED = "r2.r3.r4.r5.r6.r7.r15 - - - p0"
READY_FOR_LUCKY_RED = (
    "r9.r10.r11.r12.r13.r14 y2.y3.y4.y6.y7.y8.y9 g16.g15.g14.g13.g12.g11.g10 b16.b15.b14.b13.b12.b11.b10 p0"
)


def test_L1_the_dice_have_eight_sides() -> None:
    state = rowlock.start("longo")
    assert str(rowlock.roll(state, "78 8888").roll) == "78 8888"
    with pytest.raises(FaceOutOfRange):
        rowlock.roll(state, "79 8888")


@pytest.mark.parametrize(
    ("whites", "expected"),
    [
        ("11", {"r2", "y2", "-"}),
        ("12", {"r3", "y3", "-"}),
        ("77", {"r14", "y14", "g14", "b14", "-"}),
        ("78", {"g15", "b15", "-"}),
        ("88", {"g16", "b16", "-"}),
    ],
)
def test_L1_red_and_yellow_rise_from_2_to_16_and_green_and_blue_fall(whites: str, expected: set[str]) -> None:
    assert moves(rowlock.roll(rowlock.start("longo"), f"{whites} 1111"), 0) == expected


def test_L1_colored_dice_reach_sixteen() -> None:
    state = land(rowlock.roll(rowlock.start("longo"), "68 1178"), "-", "-")
    assert moves(state, 0) == {"r7", "r9", "y7", "y9", "g13", "g15", "b14", "b16", "-"}


@pytest.mark.parametrize(
    ("row", "first", "last"),
    [
        ("r2.r3.r4.r5.r6.r14 - - -", ("78", "r15"), ("88", "r16")),
        ("- y2.y3.y4.y5.y6.y7 - -", ("78", "y15"), ("88", "y16")),
        ("- - g16.g15.g14.g13.g12.g4 -", ("12", "g3"), ("11", "g2")),
        ("- - - b16.b15.b14.b13.b12.b11", ("12", "b3"), ("11", "b2")),
    ],
)
def test_L2_six_crosses_open_both_closing_fields_and_either_locks(
    row: str, first: tuple[str, str], last: tuple[str, str]
) -> None:
    for whites, move in (first, last):
        state = draw(f"""
            longo lucky 5/10 6/11 turn 30 seat 0 white {whites} 4444
            {row} p0
            {EMPTY}
        """)
        assert move in moves(state, 0)
        after = land(state, move, "-")
        assert len(after.closed) == 1
        assert rowlock.scores(after) == (36, 0)


@pytest.mark.parametrize(
    ("row", "first", "last"),
    [
        ("r2.r3.r4.r5.r14 - - -", ("78", "r15"), ("88", "r16")),
        ("- y2.y3.y4.y5.y6 - -", ("78", "y15"), ("88", "y16")),
        ("- - g16.g15.g14.g13.g4 -", ("12", "g3"), ("11", "g2")),
        ("- - - b16.b15.b14.b13.b12", ("12", "b3"), ("11", "b2")),
    ],
)
def test_L2_five_crosses_open_neither(row: str, first: tuple[str, str], last: tuple[str, str]) -> None:
    for whites, move in (first, last):
        state = draw(f"""
            longo lucky 5/10 turn 30 seat 0 white {whites} 4444
            {row} p0
        """)
        assert forbidden_by(state, 0, move) == "L2"


def test_L2_never_both_closing_fields() -> None:
    state = draw("""
        longo lucky 5/10 turn 30 seat 0 white 78 8111
        r2.r3.r4.r5.r6.r7 - - - p0
    """)
    after = land(state, "r15")
    assert after.closed == {"red"}
    assert str(after.roll) == "78 .111"
    assert forbidden_by(after, 0, "r16") == "C8"


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r11.r12.r13", 78),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r11.r12.r13.r14", 91),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r11.r12.r13.r15", 105),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r11.r12.r13.r14.r15", 120),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r11.r12.r13.r14.r16", 120),
    ],
)
def test_L3_thirteen_to_fifteen_crosses_give_91_105_120(row: str, points: int) -> None:
    state = draw(f"""
        longo lucky 5/10 turn 40 seat 0 roll
        {row} - - - p0
    """)
    assert rowlock.scores(state) == (points,)


def test_L4_a_lucky_sum_offers_the_next_field_of_the_row_with_the_fewest_crosses() -> None:
    state = draw("""
        longo lucky 5/10 6/11 turn 9 seat 0 white 14 2222
        r2.r6 y2.y8 g12 b16.b9 p0
        r2.r6 y2.y8 g12 b16.b9 p0
    """)
    assert moves(state, 0) == {"g5", "b5", "g11", "-"}
    assert moves(state, 1) == {"g5", "b5", "-"}
    assert sheets(land(state, "g11", "-"))[0] == "r2.r6 y2.y8 g12.g11 b16.b9 p0"


def test_L4_tied_rows_are_your_choice_and_an_empty_row_starts_with_its_first_field() -> None:
    state = rowlock.roll(rowlock.start("longo", seats=1, lucky=((5, 10),)), "14 2222")
    assert moves(state, 0) == {"r5", "y5", "g5", "b5", "r2", "y2", "g16", "b16", "-"}


def test_L4_both_numbers_are_lucky_whoever_rolled() -> None:
    for whites in ("14", "55"):
        state = draw(f"""
            longo lucky 6/11 5/10 turn 9 seat 0 white {whites} 2222
            - - - - p0
            r13.r14 y13.y14 - b5.b4 p0
        """)
        assert "g16" not in moves(state, 0)
        assert "g16" in moves(state, 1)


def test_L4_the_lucky_cross_comes_instead_of_the_announced_number() -> None:
    state = rowlock.roll(rowlock.start("longo", lucky=((5, 10), (6, 11))), "14 2222")
    state = rowlock.choose(state, 0, "g16")
    with pytest.raises(AlreadyDecided):
        rowlock.choose(state, 0, "r5")
    after = rowlock.choose(state, 1, "-")
    assert sheets(after) == ["- - g16 - p0", EMPTY]
    assert sheets(land(after, "-")) == ["- - g16 - p0", EMPTY]


@pytest.mark.parametrize("move", ["g10", "r7", "y9", "b8"])
def test_L4_no_field_but_the_next_one_of_the_fewest_row_is_lucky(move: str) -> None:
    state = draw("""
        longo lucky 5/10 turn 9 seat 0 white 14 2222
        r2.r6 y2.y8 g12 b16.b9 p0
    """)
    assert forbidden_by(state, 0, move) == "L4"


def test_L4_the_sum_of_another_seat_is_not_lucky_for_you() -> None:
    state = draw("""
        longo lucky 5/10 6/11 turn 9 seat 0 white 15 2222
        r2.r6 y2.y8 g12 b16.b9 p0
        - - - - p0
    """)
    assert forbidden_by(state, 0, "g11") == "C5"


def test_L4_there_is_no_luck_in_action_two() -> None:
    state = draw("""
        longo lucky 5/10 turn 9 seat 0 color 14 1414
        r8 y8 - b12 p0
        -
    """)
    assert moves(state, 0) == {"g5", "b5", "b8", "-"}
    assert forbidden_by(state, 0, "g16") == "C6"


def test_L4_as_often_as_it_comes_up() -> None:
    state = rowlock.start("longo", seats=1, lucky=((5, 10),))
    for move in ("g16", "b16", "r2", "y2", "g15"):
        state = land(land(rowlock.roll(state, "14 8888"), move), "-")
    assert sheets(state) == ["r2 y2 g16.g15 b16 p0"]


def test_L5_a_row_somebody_else_closed_may_be_the_fewest_and_then_gives_nothing() -> None:
    state = draw(f"""
        longo lucky 5/10 6/11 turn 30 seat 0 white 14 .222
        - y8 g12 b12 p0
        {RED_LOCKED}
    """)
    assert moves(state, 0) == {"g5", "b5", "-"}
    assert forbidden_by(state, 0, "y9") == "L4"


def test_L5_of_tied_rows_only_those_with_a_next_field_are_offered() -> None:
    state = draw(f"""
        longo lucky 5/10 6/11 turn 30 seat 0 white 14 .222
        - y2.y8 - b12 p0
        {RED_LOCKED}
    """)
    assert moves(state, 0) == {"g5", "b5", "g16", "-"}
    state = draw("""
        longo lucky 5/10 turn 30 seat 0 white 14 2222
        r14 y8 g16.g12 b16.b12 p0
    """)
    assert moves(state, 0) == {"g5", "b5", "y9", "-"}


def test_L5_the_lock_counts_for_the_fewest() -> None:
    locked, eight = "r2.r3.r4.r5.r6.r7.r15", "y2.y3.y4.y5.y6.y7.y8.y9"
    nine = "g16.g15.g14.g13.g12.g11.g10.g9.g8 b16.b15.b14.b13.b12.b11.b10.b9.b8"
    state = draw(f"""
        longo lucky 5/10 turn 30 seat 0 white 14 .222
        {locked} {eight} {nine} p0
    """)
    assert moves(state, 0) == {"g5", "b5", "y10", "-"}


def test_L5_without_any_next_field_only_the_announced_number_is_open() -> None:
    state = draw("""
        longo lucky 5/10 turn 30 seat 0 white 14 2222
        r14 y2.y8 g16.g12 b16.b12 p0
    """)
    assert moves(state, 0) == {"g5", "b5", "-"}


def test_L5_a_lucky_field_that_is_the_announced_number_is_one_move() -> None:
    state = draw("""
        longo lucky 5/10 turn 30 seat 0 white 14 2222
        r4 y2.y8 g16.g12 b16.b12 p0
    """)
    assert moves(state, 0) == {"r5", "g5", "b5", "-"}
    assert sheets(land(state, "r5")) == ["r4.r5 y2.y8 g16.g12 b16.b12 p0"]


def test_L6_a_lucky_cross_may_close_a_row_with_the_first_closing_field() -> None:
    state = draw(f"""
        longo lucky 5/10 6/11 turn 40 seat 1 white 14 2222
        {READY_FOR_LUCKY_RED}
        {EMPTY}
    """)
    assert moves(state, 0) == {"r15", "g5", "b5", "-"}
    after = land(state, "r15", "-")
    assert after.closed == {"red"}
    assert after.phase is Phase.COLOR
    assert str(after.roll) == "14 .222"
    assert rowlock.score(after.sheets[0]).rows[0] == 36


def test_L6_five_crosses_are_too_few_for_a_lucky_closing() -> None:
    state = draw("""
        longo lucky 5/10 turn 40 seat 0 white 14 2222
        r10.r11.r12.r13.r14 y2.y3.y4.y6.y7.y8 g16.g15.g14.g13.g12.g11 b16.b15.b14.b13.b12.b11 p0
    """)
    assert moves(state, 0) == {"g5", "b5", "-"}


def test_L6_two_players_may_close_a_row_by_luck_together() -> None:
    state = draw(f"""
        longo lucky 5/10 5/8 turn 40 seat 1 white 14 2222
        {READY_FOR_LUCKY_RED}
        {READY_FOR_LUCKY_RED}
    """)
    after = land(state, "r15", "r15")
    assert after.closed == {"red"}
    assert after.phase is Phase.COLOR
    assert [rowlock.score(sheet).rows[0] for sheet in after.sheets] == [36, 36]


def test_L6_a_lucky_closing_of_the_second_row_ends_the_game_in_action_one() -> None:
    state = draw(f"""
        longo lucky 5/10 6/11 turn 40 seat 1 white 14 2.22
        {READY_FOR_LUCKY_RED}
        - y2.y3.y4.y5.y6.y7.y16 - - p0
    """)
    after = land(state, "r15", "-")
    assert after.closed == {"red", "yellow"}
    assert after.phase is Phase.OVER
    assert after.sheets[1].penalties == 0


def test_L7_the_seats_are_given_eight_different_pairs() -> None:
    pairs = ((5, 10), (6, 11), (7, 12), (8, 13), (4, 9), (5, 8), (9, 14), (11, 12))
    assert rowlock.start("longo", seats=8).lucky == pairs
    assert rowlock.start("longo", seats=3).lucky == pairs[:3]


def test_L7_every_pair_has_eleven_chances_in_sixty_four() -> None:
    sums = [first + second for first in range(1, 9) for second in range(1, 9)]
    for pair in rowlock.start("longo", seats=8).lucky:
        assert sum(sums.count(number) for number in pair) == 11


def test_L7_a_table_may_hand_in_its_own_pairs() -> None:
    assert rowlock.start("longo", seats=2, lucky=((6, 11), (5, 8))).lucky == ((6, 11), (5, 8))


def test_L8_the_worked_example_scores_eighty_seven() -> None:
    state = draw("""
        longo lucky 5/8 turn 40 seat 0 roll
        r2.r5.r6.r10 y3.y5.y7 g15.g14.g11.g10.g9.g7.g5.g3 b15.b14.b12.b11.b9.b7.b6.b5 p2
    """)
    score = rowlock.score(state.sheets[0])
    assert score.rows == (10, 6, 45, 36)
    assert (score.penalties, score.total) == (-10, 87)
