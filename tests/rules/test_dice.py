"""Rolls and their probabilities."""

from collections import Counter
from fractions import Fraction

import pytest

import rowlock
from drawing import draw
from rowlock import Roll

ONE_CLOSED = "classic turn 9 seat 0 roll\nr2.r3.r4.r5.r6.r12 - - - p0"
TWO_CLOSED = "own turn 9 seat 0 roll\nr2.r3.r4.r5.r6.r7 y2.y3.y4.y5.y6.y7 - - p0"
OWN = rowlock.parse_variant("""
    id = "own"
    name = "Own"
    about = "Three rows have to close."
    sides = 4
    rows_to_end = 3
    sheet = '''
    red    2 3 4 5 6 [7]
    yellow 2 3 4 5 6 [7]
    green  2 3 4 5 6 [7]
    blue   2 3 4 5 6 [7]
    '''
""")


@pytest.mark.parametrize(
    ("state", "count"),
    [
        (rowlock.start("classic"), 21 * 6**4),
        (draw(ONE_CLOSED), 21 * 6**3),
        (rowlock.start(OWN), 10 * 4**4),
        (draw(TWO_CLOSED, OWN), 10 * 4**2),
    ],
    ids=["classic", "a removed die", "four sides", "two removed dice"],
)
def test_outcomes_are_every_roll_once_and_together_certain(state: rowlock.State, count: int) -> None:
    chances = dict(rowlock.outcomes(state))
    assert len(chances) == count == sum(1 for _ in rowlock.outcomes(state))
    assert sum(chances.values()) == 1
    for roll in chances:
        assert roll.whites[0] <= roll.whites[1]
        assert rowlock.roll(state, roll).roll == roll


def test_outcomes_of_eight_sided_dice() -> None:
    state = rowlock.start("longo")
    chances = Counter(chance for _, chance in rowlock.outcomes(state))
    assert chances == {Fraction(1, 8**6): 8 * 8**4, Fraction(2, 8**6): 28 * 8**4}


def test_two_different_white_faces_are_twice_as_likely_as_two_equal_ones() -> None:
    chances = {str(roll): chance for roll, chance in rowlock.outcomes(rowlock.start("classic"))}
    assert chances["33 2516"] == Fraction(1, 6**6)
    assert chances["34 2516"] == Fraction(2, 6**6)
    assert "43 2516" not in chances


def test_white_sums_have_the_chances_of_two_dice() -> None:
    chances: dict[int, Fraction] = {}
    for roll, chance in rowlock.outcomes(rowlock.start("classic")):
        chances[roll.white_sum] = chances.get(roll.white_sum, Fraction(0)) + chance
    assert chances == {number: Fraction(6 - abs(7 - number), 36) for number in range(2, 13)}


def test_a_removed_die_shows_nothing_in_any_outcome() -> None:
    assert {roll.colors[0] for roll, _ in rowlock.outcomes(draw(ONE_CLOSED))} == {None}
    assert {roll.colors[1] for roll, _ in rowlock.outcomes(draw(ONE_CLOSED))} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("roll", "color", "sums"),
    [
        ("34 2516", "red", {5, 6}),
        ("34 2516", "yellow", {8, 9}),
        ("34 2516", "green", {4, 5}),
        ("34 2516", "blue", {9, 10}),
        ("33 2516", "red", {5}),
        ("34 .516", "red", set()),
        ("89 9111", "red", {17, 18}),
    ],
)
def test_C6_one_white_and_one_colored_die_make_two_sums_at_most(roll: str, color: str, sums: set[int]) -> None:
    found = rowlock.parse_roll(roll).sums(color, sides=9)
    assert set(found) == sums
    assert len(found) == len(sums)


@pytest.mark.parametrize(("roll", "total"), [("11 1111", 2), ("34 2516", 7), ("66 ....", 12)])
def test_C5_the_white_sum_is_that_of_both_white_dice(roll: str, total: int) -> None:
    assert rowlock.parse_roll(roll).white_sum == total


@pytest.mark.parametrize(
    ("removed", "left"),
    [(set(), "34 2516"), ({"red"}, "34 .516"), ({"yellow", "blue"}, "34 2.1."), ({"green"}, "34 25.6")],
)
def test_C8_dice_are_taken_out_of_a_roll_by_color(removed: set[str], left: str) -> None:
    roll = Roll((3, 4), (2, 5, 1, 6))
    assert str(roll.without(removed)) == left
    assert roll.without(removed).without(removed) == roll.without(removed)
    assert str(roll) == "34 2516"


def test_sums_go_up() -> None:
    assert rowlock.Roll((1, 8), (8, 1, 1, 1)).sums("red", sides=8) == (9, 16)
