"""Longo, rules L4 to L7: lucky numbers."""

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock import Phase
from rowlock.errors import AlreadyDecided, SetupError
from rowlock.rules.dice.legal import is_lucky

EMPTY = "- - - - p0"
RED_LOCKED = "r2.r3.r4.r5.r6.r7.r15 - - - p0"
READY_FOR_LUCKY_RED = (
    "r9.r10.r11.r12.r13.r14 y2.y3.y4.y6.y7.y8.y9 g16.g15.g14.g13.g12.g11.g10 b16.b15.b14.b13.b12.b11.b10 p0"
)


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


def test_L4_luck_is_over_when_the_white_choices_have_landed() -> None:
    state = rowlock.roll(rowlock.start("longo", lucky=((5, 10), (6, 11))), "14 2222")
    assert [is_lucky(state, seat) for seat in (0, 1)] == [True, False]
    assert not is_lucky(land(state, "-", "-"), 0)


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


def test_L5_a_row_you_closed_with_its_last_field_gives_nothing() -> None:
    eight = "y2.y3.y4.y5.y6.y7.y8.y9 g16.g15.g14.g13.g12.g11.g10.g9 b16.b15.b14.b13.b12.b11.b10.b9"
    state = draw(f"""
        longo lucky 5/10 turn 30 seat 0 white 14 .222
        r2.r3.r4.r5.r6.r7.r16 {eight} p0
    """)
    assert moves(state, 0) == {"g5", "b5", "y10", "g8", "b8", "-"}


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


@pytest.mark.parametrize(
    ("sheet", "closing"),
    [
        ("r9.r10.r11.r12.r13.r14 {y} {g} {b}", "r15"),
        ("{r} y9.y10.y11.y12.y13.y14 {g} {b}", "y15"),
        ("{r} {y} g9.g8.g7.g6.g5.g4 {b}", "g3"),
        ("{r} {y} {g} b9.b8.b7.b6.b5.b4", "b3"),
    ],
)
def test_L6_a_lucky_closing_field_is_the_first_of_the_two_in_every_row(sheet: str, closing: str) -> None:
    rising, falling = (2, 3, 4, 5, 6, 7, 8), (16, 15, 14, 13, 12, 11, 10)
    seven = {
        row: ".".join(f"{row}{number}" for number in numbers)
        for row, numbers in (("r", rising), ("y", rising), ("g", falling), ("b", falling))
    }
    state = draw(f"""
        longo lucky 2/10 turn 40 seat 0 white 11 2222
        {sheet.format(**seven)} p0
    """)
    expected = {closing, "g2", "b2", "-"}
    assert moves(state, 0) == expected
    assert len(land(state, closing).closed) == 1


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


@pytest.mark.parametrize(
    "pairs",
    [
        (),
        ((5, 10),),
        ((5, 10), (6, 11), (7, 12)),
        ((5, 10), (6, 17)),
        ((5, 5), (6, 11)),
    ],
)
def test_L7_every_seat_needs_two_numbers_that_the_dice_can_make(pairs: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(SetupError):
        rowlock.start("longo", seats=2, lucky=pairs)
