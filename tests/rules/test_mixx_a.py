"""gemixxt A, rules MA1 to MA3: rows in segments of several colors."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets

EMPTY = "- - - - p0"
ROW_ONE_LOCKED = "r2.r3.r4.r5.r6.r12 - - - p0"

RISING, FALLING = range(2, 13), range(12, 1, -1)
PRINTED = {
    "r": (RISING, "YYYBBBGGGRR"),
    "y": (RISING, "RRGGGGBBYYY"),
    "g": (FALLING, "BBBYYYRRRGG"),
    "b": (FALLING, "GGRRRRYYBBB"),
}
FIELDS = {
    (color, number): f"{row}{number}"
    for row, (numbers, colors) in PRINTED.items()
    for number, color in zip(numbers, colors, strict=True)
}
CLOSING = {"r12", "y12", "g2", "b2"}


@pytest.mark.parametrize("dice", ["1234", "2345", "3456", "4561", "5612", "6123"])
@pytest.mark.parametrize("white", [1, 6])
def test_MA1_a_die_crosses_the_field_of_its_color_and_number_whatever_the_row(dice: str, white: int) -> None:
    state = land(rowlock.roll(rowlock.start("mixx-a"), f"{white}{white} {dice}"), "-", "-")
    fields = {FIELDS[color, white + int(face)] for color, face in zip("RYGB", dice, strict=True)}
    assert moves(state, 0) == fields - CLOSING | {"-"}


@pytest.mark.parametrize(("whites", "move"), [("12", "r3"), ("12", "r2"), ("44", "r6"), ("44", "g7")])
def test_MA1_a_colored_die_does_not_cross_fields_of_other_colors(whites: str, move: str) -> None:
    state = land(rowlock.roll(rowlock.start("mixx-a"), f"{whites} 2666"), "-", "-")
    assert forbidden_by(state, 0, move) == "MA1"


def test_MA1_action_one_asks_for_no_color() -> None:
    state = rowlock.roll(rowlock.start("mixx-a"), "34 1111")
    assert moves(state, 1) == {"r7", "y7", "g7", "b7", "-"}


def test_MA1_red_three_stands_in_row_two() -> None:
    state = land(rowlock.roll(rowlock.start("mixx-a"), "12 1666"), "-", "-")
    assert sheets(land(state, "y3")) == ["- y3 - - p0", EMPTY]


@pytest.mark.parametrize(
    ("row", "whites", "move", "closed", "left"),
    [
        ("r2.r3.r5.r6.r8 - - -", "66", "r12", "red", "66 .111"),
        ("- y2.y3.y4.y8.y10 - -", "66", "y12", "yellow", "66 1.11"),
        ("- - g12.g9.g6.g5.g3 -", "11", "g2", "green", "11 11.1"),
        ("- - - b12.b10.b9.b6.b4", "11", "b2", "blue", "11 111."),
    ],
)
def test_MA2_closing_a_row_removes_the_die_of_its_closing_color_at_once(
    row: str, whites: str, move: str, closed: str, left: str
) -> None:
    state = draw(f"""
        mixx-a turn 9 seat 1 white {whites} 1111
        {row} p0
        {EMPTY}
    """)
    after = land(state, move, "-")
    assert after.closed == {closed}
    assert str(after.roll) == left


def test_MA2_the_color_stays_open_to_white_sums_in_the_other_rows() -> None:
    state = draw(f"""
        mixx-a turn 9 seat 0 white 12 .666
        {EMPTY}
        {ROW_ONE_LOCKED}
    """)
    assert moves(state, 0) == {"y3", "g3", "b3", "-"}
    assert sheets(land(state, "y3", "-"))[0] == "- y3 - - p0"


def test_MA2_the_color_is_gone_from_action_two_in_every_row() -> None:
    state = draw(f"""
        mixx-a turn 9 seat 0 color 12 .666
        {EMPTY}
        {ROW_ONE_LOCKED}
        - -
    """)
    assert moves(state, 0) == {"g7", "g8", "y7", "y8", "-"}
    assert forbidden_by(state, 0, "y3") == "MA2"


def test_MA2_fields_of_other_colors_in_the_shut_row_are_gone_although_their_dice_are_rolled() -> None:
    state = draw(f"""
        mixx-a turn 9 seat 0 color 34 .222
        {EMPTY}
        {ROW_ONE_LOCKED}
        - -
    """)
    assert moves(state, 0) == {"b5", "b6", "y5", "y6", "-"}
    assert forbidden_by(state, 0, "r5") == "MA2"


def test_MA2_the_shut_row_is_shut_for_all() -> None:
    state = draw(f"""
        mixx-a turn 9 seat 0 white 34 .222
        {EMPTY}
        {ROW_ONE_LOCKED}
    """)
    for seat in (0, 1):
        assert moves(state, seat) == {"y7", "g7", "b7", "-"}
    assert forbidden_by(state, 0, "r7") == "MA2"


def test_MA3_five_crosses_of_any_color_in_the_row_open_its_closing_field() -> None:
    state = draw("""
        mixx-a turn 9 seat 0 color 66 6111
        r2.r4.r5.r8.r9 - - - p0
        -
    """)
    after = land(state, "r12")
    assert after.closed == {"red"}
    assert rowlock.scores(after) == (28,)


def test_MA3_crosses_of_the_closing_color_in_other_rows_do_not_count() -> None:
    state = draw("""
        mixx-a turn 9 seat 0 white 66 1111
        r2.r3.r4.r11 y2.y3 g6.g5.g4 b10.b9.b8.b7 p0
    """)
    assert forbidden_by(state, 0, "r12") == "C7"


def test_MA3_points_are_counted_by_row_and_go_into_the_boxes_in_order() -> None:
    state = draw("""
        mixx-a turn 9 seat 0 roll
        r2.r3 y2 g12.g9.g6.g3 b12.b10.b4 p1
    """)
    score = rowlock.score(state.sheets[0])
    assert score.rows == (3, 1, 10, 6)
    assert score.total == 15
