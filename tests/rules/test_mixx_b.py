"""gemixxt B, rule MB1: mixed numbers, left to right by position."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves
from rowlock import Phase

EMPTY = "- - - - p0"
PRINTED = {
    "r": (10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11),
    "y": (9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10),
    "g": (8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3),
    "b": (5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4),
}


def whites(number: int) -> str:
    return f"{number // 2}{number - number // 2}"


@pytest.mark.parametrize("row", "rygb")
@pytest.mark.parametrize("place", range(10))
def test_MB1_only_fields_right_of_the_last_cross_by_place_are_open(row: str, place: int) -> None:
    numbers = PRINTED[row]
    crosses = ".".join(f"{row}{number}" for number in numbers[: place + 1])
    sheet = " ".join(crosses if each == row else "-" for each in PRINTED)
    for number in numbers[:10]:
        state = draw(f"""
            mixx-b turn 30 seat 0 white {whites(number)} 1111
            {sheet} p0
        """)
        assert (f"{row}{number}" in moves(state, 0)) == (number in numbers[place + 1 :])


def test_MB1_a_field_further_left_is_lost_even_if_its_number_is_higher() -> None:
    state = draw("""
        mixx-b turn 9 seat 0 white 55 1111
        r6 - - - p0
    """)
    assert forbidden_by(state, 0, "r10") == "C3"
    assert moves(state, 0) == {"g10", "b10", "-"}


def test_MB1_a_lower_number_further_right_is_open() -> None:
    state = draw("""
        mixx-b turn 9 seat 0 color 12 1411
        r8 y12 g12 b12 p0
        -
    """)
    assert moves(state, 0) == {"r3", "y5", "y6", "b2", "b3", "-"}


@pytest.mark.parametrize("number", [2, 12])
def test_MB1_two_and_twelve_are_ordinary_fields(number: int) -> None:
    state = rowlock.roll(rowlock.start("mixx-b"), f"{whites(number)} 1111")
    assert moves(state, 0) == {f"r{number}", f"y{number}", f"g{number}", f"b{number}", "-"}
    after = land(state, f"r{number}", "-")
    assert after.closed == frozenset()
    assert rowlock.scores(after) == (1, 0)


@pytest.mark.parametrize(
    ("five", "number", "move", "closed"),
    [
        ("r10.r6.r2.r8.r3 - - -", 11, "r11", "red"),
        ("- y9.y12.y4.y6.y3 - -", 10, "y10", "yellow"),
        ("- - g8.g2.g10.g12.g6 -", 3, "g3", "green"),
        ("- - - b5.b7.b11.b9.b6", 4, "b4", "blue"),
    ],
)
def test_MB1_the_last_field_closes_the_row_after_five(five: str, number: int, move: str, closed: str) -> None:
    state = draw(f"""
        mixx-b turn 9 seat 0 white {whites(number)} 1111
        {five} p0
        {EMPTY}
    """)
    assert forbidden_by(state, 1, move) == "C7"
    after = land(state, move, "-")
    assert after.closed == {closed}
    assert after.phase is Phase.COLOR
    assert rowlock.scores(after) == (28, 0)


@pytest.mark.parametrize(
    ("four", "number", "move"),
    [
        ("r10.r6.r2.r7 - - -", 11, "r11"),
        ("- y9.y12.y4.y6 - -", 10, "y10"),
        ("- - g8.g2.g10.g11 -", 3, "g3"),
        ("- - - b5.b7.b11.b9", 4, "b4"),
    ],
)
def test_MB1_four_crosses_are_too_few(four: str, number: int, move: str) -> None:
    state = draw(f"""
        mixx-b turn 9 seat 0 white {whites(number)} 1111
        {four} p0
    """)
    assert forbidden_by(state, 0, move) == "C7"


def test_MB1_a_colored_die_crosses_in_the_row_of_its_color() -> None:
    state = land(rowlock.roll(rowlock.start("mixx-b"), "16 1156"), "-", "-")
    assert moves(state, 0) == {"r2", "r7", "y2", "y7", "g6", "g11", "b7", "b12", "-"}


def test_MB1_one_white_sum_never_closes_two_rows() -> None:
    state = draw("""
        mixx-b turn 9 seat 0 white 56 1111
        r10.r6.r2.r8.r3 y9.y12.y4.y6.y7 g8.g2.g10.g12.g6 b5.b7.b3.b8.b10 p0
    """)
    assert moves(state, 0) == {"r11", "y11", "g11", "-"}
    assert land(state, "y11").closed == land(state, "g11").closed == frozenset()
