"""Longo, rules L1 to L3 and L8: longer rows and two closing fields. Luck is in test_longo_lucky."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves
from rowlock.errors import FaceOutOfRange

EMPTY = "- - - - p0"


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


def test_L8_the_worked_example_scores_eighty_seven() -> None:
    state = draw("""
        longo lucky 5/8 turn 40 seat 0 roll
        r2.r5.r6.r10 y3.y5.y7 g15.g14.g11.g10.g9.g7.g5.g3 b15.b14.b12.b11.b9.b7.b6.b5 p2
    """)
    score = rowlock.score(state.sheets[0])
    assert score.rows == (10, 6, 45, 36)
    assert (score.penalties, score.total) == (-10, 87)
