"""Fields that count as two crosses, on a sheet like the published Double B: configured by data alone."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock import IllegalMove, Phase

DOUBLES = rowlock.parse_variant("""
    id = "doubles"
    name = "Doubles"
    about = "Four fields of every row count as two crosses; closing needs seven."
    close_after = 7
    most_scored = 16
    sheet = '''
    red     2x2 3  4  5x2  6  7   8x2  9  10   11x2 [12]
    yellow  2  3x2 4  5    6x2 7  8    9x2 10x2 11  [12]
    green   12 11x2 10x2 9 8  7x2 6  5  4x2 3       [2]
    blue    12x2 11 10 9x2 8  7  6x2 5  4   3x2     [2]
    '''
""")
ALL_RED = "r2.r3.r4.r5.r6.r7.r8.r9.r10.r11.r12"
ALL_GREEN = "g12.g11.g10.g9.g8.g7.g6.g5.g4.g3.g2"


@pytest.mark.parametrize(
    ("row", "count", "points"),
    [
        ("-", 0, 0),
        ("r3", 1, 1),
        ("r2", 2, 3),
        ("r2.r3", 3, 6),
        ("r2.r5", 4, 10),
        ("r2.r5.r8", 6, 21),
        ("r2.r5.r8.r11", 8, 36),
        ("r3.r4.r6.r7.r9.r10", 6, 21),
        ("r2.r5.r8.r10", 7, 28),
        ("r2.r5.r8.r10.r12", 9, 45),
        ("r2.r3.r4.r5.r6.r7.r8.r9.r10.r11", 14, 105),
        (ALL_RED, 16, 136),
    ],
)
def test_a_double_field_counts_as_two_crosses_and_so_it_scores(row: str, count: int, points: int) -> None:
    sheet = rowlock.parse_sheet(f"{row} - - - p0", DOUBLES)
    assert sheet.count(0) == count
    assert rowlock.score(sheet).rows == (points, 0, 0, 0)


@pytest.mark.parametrize("row", ["r3.r4.r6.r7.r9.r10.r11", "r2.r5.r8.r10", "r2.r5.r8.r11", "r2.r3.r4.r5.r6"])
def test_seven_crosses_open_the_closing_field_however_many_fields_they_are(row: str) -> None:
    state = draw(f"doubles turn 9 seat 0 white 66 1111\n{row} - - - p0\n- - - - p0", DOUBLES)
    assert moves(state, 0) == {"r12", "g12", "b12", "-"}
    after = land(state, "r12", "-")
    assert after.closed == {"red"}
    assert after.phase is Phase.COLOR
    assert sheets(after)[0] == f"{row}.r12 - - - p0"
    assert after.sheets[0].count(0) == state.sheets[0].count(0) + 2


@pytest.mark.parametrize("row", ["r3.r4.r6.r7.r9.r10", "r2.r5.r8", "r2.r3.r4.r5"])
def test_six_crosses_do_not(row: str) -> None:
    state = draw(f"doubles turn 9 seat 0 white 66 1111\n{row} - - - p0\n- - - - p0", DOUBLES)
    assert forbidden_by(state, 0, "r12") == "C7"
    with pytest.raises(IllegalMove, match=r"^r12: closing needs 7 crosses in the row, there are 6 \(C7\)$"):
        rowlock.choose(state, 0, "r12")


def test_a_double_field_crossed_in_action_one_opens_the_closing_field_in_action_two() -> None:
    state = draw("doubles turn 9 seat 0 white 56 6111\nr2.r5.r6 - - - p0", DOUBLES)
    state = land(state, "r11")
    assert moves(state, 0) == {"r12", "y6", "y7", "g6", "g7", "b6", "b7", "-"}
    assert land(state, "r12").closed == {"red"}


def test_every_row_is_worth_136_at_most() -> None:
    full = f"{ALL_RED} {ALL_RED.replace('r', 'y')} {ALL_GREEN} {ALL_GREEN.replace('g', 'b')} p0"
    assert rowlock.score(rowlock.parse_sheet(full, DOUBLES)).rows == (136, 136, 136, 136)


def test_crosses_beyond_the_most_that_are_scored_are_worth_nothing() -> None:
    variant = rowlock.parse_variant("""
        id = "more"
        name = "More"
        about = "Closing fields count double as well, so that a row can hold more than is scored."
        most_scored = 8
        sheet = '''
        red     2x2 3 4 5x2 6 [7x2]
        yellow  2   3 4 5   6 [7]
        green   12 11 10 9 8 [7]
        blue    12 11 10 9 8 [7]
        '''
    """)
    sheet = rowlock.parse_sheet("r2.r3.r4.r5.r6.r7 y2.y3.y4.y5.y6.y7 - - p1", variant)
    assert (sheet.count(0), sheet.count(1)) == (10, 7)
    assert rowlock.score(sheet).rows == (36, 28, 0, 0)
    assert rowlock.score(sheet).total == 59


def test_double_fields_count_when_the_fewest_crosses_are_looked_for() -> None:
    variant = rowlock.parse_variant("""
        id = "lucky-doubles"
        name = "Lucky doubles"
        about = "A lucky number crosses in the row with the fewest crosses."
        lucky = ["5/9"]
        sheet = '''
        red     2x2 3 4 5 6 7 8 9 10 11 [12]
        yellow  2   3 4 5 6 7 8 9 10 11 [12]
        green   12 11 10 9 8 7 6 5 4 3 [2]
        blue    12 11 10 9 8 7 6 5 4 3 [2]
        '''
    """)
    state = draw(
        "lucky-doubles lucky 5/9 turn 9 seat 0 white 45 1111\nr2 y2 g12.g11 b12.b11 p0",
        variant,
    )
    assert moves(state, 0) == {"r9", "y9", "g9", "b9", "y3", "-"}


def test_a_field_knows_its_weight_and_a_sheet_whether_it_has_double_fields() -> None:
    fields = DOUBLES.layout.fields
    assert [fields[name].weight for name in ("r2", "r3", "r12", "b12")] == [2, 1, 1, 2]
    assert DOUBLES.layout.has_doubles
    assert not rowlock.variant("big-points").layout.has_doubles
