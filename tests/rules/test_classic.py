"""Classic, rules C1 to C6: the seats, the turn and its two actions. Closing is in test_classic_closing."""

from fractions import Fraction

import pytest

import rowlock
from drawing import draw, forbidden_by, land, moves, sheets
from rowlock import Cross, Phase, Roll
from rowlock.errors import (
    AlreadyDecided,
    FaceOutOfRange,
    MissingDie,
    NotTimeToRoll,
    NotYourDecision,
    RemovedDie,
    SeatOutOfRange,
    SetupError,
)

EMPTY = "- - - - p0"
FACES = "123456"
RED_LOCKED = "r2.r3.r4.r5.r6.r12 - - - p0"


@pytest.mark.parametrize("seats", range(1, 9))
def test_C1_one_to_eight_seats_may_play(seats: int) -> None:
    assert sheets(rowlock.start("classic", seats=seats)) == [EMPTY] * seats


@pytest.mark.parametrize("seats", [0, 9])
def test_C1_no_seat_at_all_and_nine_seats_are_refused(seats: int) -> None:
    with pytest.raises(SetupError):
        rowlock.start("classic", seats=seats)


def test_C1_a_solo_player_is_always_active() -> None:
    state = rowlock.start("classic", seats=1)
    for turn in (1, 2, 3):
        assert (state.turn, state.active) == (turn, 0)
        state = land(land(rowlock.roll(state, "34 2516"), "-"), "-")
    assert sheets(state) == ["- - - - p3"]


def test_C2_turns_go_clockwise_from_the_seat_drawn_first() -> None:
    state = rowlock.start("classic", seats=3, first=2)
    order = []
    for _ in range(4):
        order.append(state.active)
        state = land(land(rowlock.roll(state, "34 2516"), "-", "-", "-"), "-")
    assert order == [2, 0, 1, 2]


@pytest.mark.parametrize("first", [-1, 2])
def test_C2_the_first_seat_is_one_at_the_table(first: int) -> None:
    with pytest.raises(SetupError):
        rowlock.start("classic", seats=2, first=first)


@pytest.mark.parametrize(
    ("whites", "expected"),
    [
        ("11", {"-"}),
        ("12", {"g3", "b3", "-"}),
        ("22", {"g4", "b4", "-"}),
        ("23", {"g5", "b5", "-"}),
        ("33", {"b6", "-"}),
        ("34", {"b7", "-"}),
        ("44", {"r8", "b8", "-"}),
        ("45", {"r9", "b9", "-"}),
        ("55", {"r10", "-"}),
        ("56", {"r11", "y11", "-"}),
        ("66", {"-"}),
    ],
)
def test_C3_fields_are_crossed_strictly_left_to_right(whites: str, expected: set[str]) -> None:
    state = draw(f"""
        classic turn 9 seat 0 white {whites} 1111
        r5.r7 y10 g6 b10 p0
    """)
    assert moves(state, 0) == expected


@pytest.mark.parametrize(
    ("whites", "move"), [("33", "r6"), ("22", "r4"), ("34", "r7"), ("34", "g7"), ("33", "g6"), ("56", "b11")]
)
def test_C3_skipped_and_crossed_fields_are_lost(whites: str, move: str) -> None:
    state = draw(f"""
        classic turn 9 seat 0 white {whites} 1111
        r5.r7 y10 g6 b10 p0
    """)
    assert forbidden_by(state, 0, move) == "C3"


def test_C4_a_turn_is_a_roll_then_action_one_then_action_two() -> None:
    state = rowlock.start("classic", seats=2)
    assert (state.phase, rowlock.to_decide(state)) == (Phase.ROLL, ())
    state = rowlock.roll(state, "34 2516")
    assert (state.phase, rowlock.to_decide(state)) == (Phase.WHITE, (0, 1))
    state = land(state, "r7", "-")
    assert (state.phase, rowlock.to_decide(state)) == (Phase.COLOR, (0,))
    state = land(state, "y9")
    assert (state.phase, rowlock.to_decide(state)) == (Phase.ROLL, ())
    assert (state.turn, state.active) == (2, 1)
    assert sheets(state) == ["r7 y9 - - p0", EMPTY]


@pytest.mark.parametrize("roll", ["34 .516", "34 251.", "34 ...."])
def test_C4_every_die_still_in_the_game_is_rolled(roll: str) -> None:
    with pytest.raises(MissingDie):
        rowlock.roll(rowlock.start("classic"), roll)


def test_C4_a_removed_die_is_not_rolled() -> None:
    state = draw(f"""
        classic turn 9 seat 0 roll
        {RED_LOCKED}
        {EMPTY}
    """)
    with pytest.raises(RemovedDie):
        rowlock.roll(state, "34 2516")
    assert rowlock.roll(state, "34 .516").phase is Phase.WHITE


@pytest.mark.parametrize("face", [-1, 7])
def test_C4_the_dice_have_six_sides(face: int) -> None:
    for roll in (Roll((3, face), (2, 5, 1, 6)), Roll((3, 4), (face, 5, 1, 6))):
        with pytest.raises(FaceOutOfRange):
            rowlock.roll(rowlock.start("classic"), roll)


def test_C4_every_face_is_as_likely_as_another() -> None:
    state = draw(f"""
        classic turn 9 seat 0 roll
        {RED_LOCKED}
        {EMPTY}
    """)
    outcomes = dict(rowlock.outcomes(state))
    assert sum(outcomes.values()) == 1
    assert outcomes[rowlock.parse_roll("34 .516")] == 2 * outcomes[rowlock.parse_roll("33 .516")]
    assert sum(chance for roll, chance in outcomes.items() if roll.white_sum == 7) == Fraction(1, 6)
    assert {str(roll)[4:] for roll in outcomes} == {f"{y}{g}{b}" for y in FACES for g in FACES for b in FACES}


def test_C4_there_is_one_roll_a_turn() -> None:
    state = rowlock.roll(rowlock.start("classic"), "34 2516")
    with pytest.raises(NotTimeToRoll):
        rowlock.roll(state, "34 2516")
    with pytest.raises(NotTimeToRoll):
        rowlock.roll(land(state, "-", "-"), "34 2516")


def test_C5_every_player_may_cross_the_white_sum_in_one_row_of_their_choice() -> None:
    state = rowlock.roll(rowlock.start("classic", seats=3, first=1), "14 6666")
    for seat in range(3):
        assert moves(state, seat) == {"r5", "y5", "g5", "b5", "-"}
    assert sheets(land(state, "r5", "b5", "-")) == ["r5 - - - p0", "- - - b5 p0", EMPTY]


@pytest.mark.parametrize("move", ["r3", "y10", "g4", "b11"])
def test_C5_only_the_white_sum_is_open_in_action_one(move: str) -> None:
    state = rowlock.roll(rowlock.start("classic"), "14 2661")
    assert forbidden_by(state, 0, move) == "C5"
    assert forbidden_by(state, 1, move) == "C5"


def test_C5_a_player_chooses_one_row_only() -> None:
    state = rowlock.choose(rowlock.roll(rowlock.start("classic"), "14 2516"), 0, "r5")
    with pytest.raises(AlreadyDecided):
        rowlock.choose(state, 0, "y5")
    assert rowlock.legal(state, 0) == ()


def test_C5_choices_land_together() -> None:
    state = rowlock.choose(rowlock.roll(rowlock.start("classic"), "14 2516"), 0, "r5")
    assert sheets(state) == [EMPTY, EMPTY]
    assert rowlock.to_decide(state) == (1,)
    assert sheets(rowlock.choose(state, 1, "y5")) == ["r5 - - - p0", "- y5 - - p0"]


def test_C5_nobody_sees_another_choice_first() -> None:
    state = rowlock.choose(rowlock.roll(rowlock.start("classic"), "14 2516"), 0, "r5")
    assert rowlock.view(state, 1).state.choices == (None, None)
    assert rowlock.view(state, None).state.choices == (None, None)
    assert rowlock.view(state, 0).state.choices == (Cross("r5"), None)


def test_C5_choices_are_open_once_they_have_landed() -> None:
    state = land(rowlock.roll(rowlock.start("classic"), "14 2516"), "r5", "-")
    assert rowlock.view(state, 1).state == state


@pytest.mark.parametrize("seat", [-1, 2])
def test_C5_nobody_decides_but_the_seats_at_the_table(seat: int) -> None:
    state = rowlock.roll(rowlock.start("classic"), "14 2516")
    with pytest.raises(SeatOutOfRange):
        rowlock.choose(state, seat, "r5")
    with pytest.raises(SeatOutOfRange):
        rowlock.legal(state, seat)


def test_C6_one_white_die_is_added_to_one_colored_die() -> None:
    state = land(rowlock.roll(rowlock.start("classic"), "34 2516"), "-", "-")
    assert moves(state, 0) == {"r5", "r6", "y8", "y9", "g4", "g5", "b9", "b10", "-"}


@pytest.mark.parametrize("move", ["y5", "r7", "b7", "g6", "r4", "r9"])
def test_C6_no_other_sum_is_open_in_action_two(move: str) -> None:
    state = land(rowlock.roll(rowlock.start("classic"), "34 2516"), "-", "-")
    assert forbidden_by(state, 0, move) == "C6"


def test_C6_only_the_active_player_takes_action_two() -> None:
    state = land(rowlock.roll(rowlock.start("classic", seats=3, first=1), "34 2516"), "-", "-", "-")
    assert rowlock.to_decide(state) == (1,)
    for seat in (0, 2):
        assert moves(state, seat) == set()
        with pytest.raises(NotYourDecision):
            rowlock.choose(state, seat, "r5")


def test_C6_action_two_follows_what_action_one_crossed() -> None:
    state = land(rowlock.roll(rowlock.start("classic"), "34 2516"), "r7", "-")
    assert moves(state, 0) == {"y8", "y9", "g4", "g5", "b9", "b10", "-"}
    assert forbidden_by(state, 0, "r6") == "C3"
