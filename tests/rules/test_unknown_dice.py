"""Unknown dice: every rule that can be checked without them is checked."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rowlock
from drawing import draw, forbidden_by, land, moves
from rowlock import Cross, Move, Phase, Record, Roll, RollError, State, Variant
from rowlock.chance import throw
from rowlock.rules.dice.roll import UNKNOWN
from strategies import any_variant, forget, half_told, home_made, states

EMPTY = "- - - - p0"
LOCKED_RED = "r2.r3.r4.r5.r6.r12 - - - p0"


def agreeing(roll: Roll, sides: int) -> Iterator[Roll]:
    """Every fully known roll that agrees with the known faces of this one."""
    faces = (*roll.whites, *roll.colors)
    shown = [range(1, sides + 1) if face == UNKNOWN else (face,) for face in faces]
    for one, other, *colors in product(*shown):
        assert one is not None
        assert other is not None
        yield Roll((one, other), tuple(colors))


def legal_with_some(state: State, seat: int) -> set[Move]:
    """The moves that are legal with some roll that agrees with the known faces: the definition of unknown dice."""
    assert state.roll is not None
    rolls = agreeing(state.roll, state.variant.sides)
    return {move for roll in rolls for move in rowlock.legal(replace(state, roll=roll), seat)}


@given(half_told(states(), most=3))
def test_with_unknown_dice_all_is_legal_that_is_with_some_roll_that_agrees(state: State) -> None:
    for seat in rowlock.to_decide(state):
        assert set(rowlock.legal(state, seat)) == legal_with_some(state, seat)


few_sides = home_made().filter(lambda variant: variant.sides == 3)


@settings(max_examples=15)
@given(half_told(states(few_sides, most_seats=2)))
def test_with_all_dice_unknown_all_is_legal_that_is_with_some_roll(state: State) -> None:
    if state.roll is None:
        return
    state = replace(state, roll=forget(state.roll, range(6)))
    for seat in rowlock.to_decide(state):
        assert set(rowlock.legal(state, seat)) == legal_with_some(state, seat)


@pytest.mark.parametrize("variant", rowlock.variants())
def test_a_first_turn_with_unknown_dice_offers_what_the_outcomes_offer(variant: str) -> None:
    start = rowlock.start(variant, seats=1)
    white = rowlock.roll(start, "?? ????")
    color = rowlock.choose(white, 0, "-")
    in_white: set[Move] = set()
    in_color: set[Move] = set()
    for roll, _ in rowlock.outcomes(start):
        if roll.colors == (1, 1, 1, 1):
            in_white.update(rowlock.legal(replace(white, roll=roll), 0))
        if len(set(roll.colors)) == 1 and len(set(roll.whites)) == 1:
            in_color.update(rowlock.legal(replace(color, roll=roll), 0))
    assert set(rowlock.legal(white, 0)) == in_white
    assert set(rowlock.legal(color, 0)) == in_color


@given(half_told(states()))
def test_moves_with_unknown_dice_come_in_the_order_of_the_sheet(state: State) -> None:
    fields = state.variant.layout.fields
    for seat in rowlock.to_decide(state):
        *crosses, last = rowlock.legal(state, seat)
        places = [fields[move.field] for move in crosses if isinstance(move, Cross)]
        assert [(field.row, field.position) for field in places] == sorted((f.row, f.position) for f in places)
        assert last == rowlock.Pass()


def test_C4_a_die_in_the_game_may_be_unknown() -> None:
    start = rowlock.start("classic")
    for roll in ("?? ????", "34 ????", "3? 2516", "?4 2516", "34 2?16"):
        rolled = rowlock.roll(start, roll)
        assert str(rolled.roll) == roll
        assert rowlock.parse_roll(roll) == rolled.roll
        assert rowlock.parse_state(str(rolled)) == rolled


@pytest.mark.parametrize(
    ("whites", "sides", "numbers"),
    [
        ("34", 6, range(7, 8)),
        ("3?", 6, range(4, 10)),
        ("?3", 6, range(4, 10)),
        ("??", 6, range(2, 13)),
        ("3?", 8, range(4, 12)),
        ("??", 8, range(2, 17)),
    ],
)
def test_C5_unknown_white_dice_can_make_every_sum_of_their_faces(whites: str, sides: int, numbers: range) -> None:
    assert rowlock.parse_roll(f"{whites} 1111").white_sums(sides) == numbers
    if len(numbers) > 1:
        with pytest.raises(RollError, match="the sum of the white dice is not known"):
            _ = rowlock.parse_roll(f"{whites} 1111").white_sum


@pytest.mark.parametrize(
    ("roll", "numbers"),
    [
        ("34 ?111", range(4, 11)),
        ("16 ?111", range(2, 13)),
        ("3? 2111", range(3, 9)),
        ("?3 2111", range(3, 9)),
        ("?? 2111", range(3, 9)),
        ("3? ?111", range(2, 13)),
        ("?? .111", ()),
    ],
)
def test_C6_an_unknown_die_can_show_all_its_faces(roll: str, numbers: range) -> None:
    assert rowlock.parse_roll(roll).sums("red", sides=6) == tuple(numbers)


def test_C5_one_unknown_white_die_leaves_only_the_sums_it_can_make() -> None:
    state = draw(f"classic turn 1 seat 0 white 5? ????\n{EMPTY}")
    rows = {"r": range(6, 12), "y": range(6, 12), "g": range(6, 12), "b": range(6, 12)}
    assert moves(state, 0) == {f"{row}{number}" for row, numbers in rows.items() for number in numbers} | {"-"}
    assert forbidden_by(state, 0, "r5") == "C5"
    with pytest.raises(rowlock.IllegalMove, match=r"^r5: the white dice make 6 to 11 \(C5\)$"):
        rowlock.choose(state, 0, "r5")


def test_C6_unknown_colored_dice_leave_only_the_sums_they_can_make() -> None:
    state = draw(f"classic turn 1 seat 0 color 66 1??1\n{EMPTY}\n-")
    assert {move for move in moves(state, 0) if move[0] in "rb"} == {"r7", "b7"}
    assert {move for move in moves(state, 0) if move[0] == "y"} == {f"y{number}" for number in range(7, 12)}
    with pytest.raises(rowlock.IllegalMove, match="r8: no white die and the red die make 8"):
        rowlock.choose(state, 0, "r8")
    with pytest.raises(rowlock.IllegalMove, match="g6: no white die and the green die make 6"):
        rowlock.choose(state, 0, "g6")


def test_C5_what_one_seat_crosses_narrows_nothing_for_another() -> None:
    state = rowlock.roll(rowlock.start("classic", seats=3), "?? ????")
    offered = rowlock.legal(state, 1)
    state = rowlock.choose(state, 0, "r2")
    assert rowlock.legal(state, 1) == offered
    assert land(state, "r11", "g12").phase is Phase.COLOR


def test_C6_what_a_seat_crossed_in_action_one_narrows_nothing_in_action_two() -> None:
    state = land(rowlock.roll(rowlock.start("classic", seats=1), "?? ????"), "r2")
    assert "y11" in moves(state, 0)


def test_C3_C7_the_sheet_is_checked_as_ever() -> None:
    state = draw("classic turn 9 seat 0 white ?? ????\nr5 y2.y3.y4.y5.y6 - - p0")
    assert forbidden_by(state, 0, "r4") == "C3"
    assert forbidden_by(state, 0, "r12") == "C7"
    assert {"r6", "y12"} <= moves(state, 0)


def test_C8_the_unknown_die_of_a_closed_row_leaves_the_roll() -> None:
    state = draw("classic turn 9 seat 0 white ?? ????\nr2.r3.r4.r5.r6 - - - p0")
    state = land(state, "r12")
    assert str(state.roll) == "?? .???"
    assert not {move for move in moves(state, 0) if move.startswith("r")}
    assert str(rowlock.roll(draw(f"classic turn 9 seat 0 roll\n{LOCKED_RED}"), "?? .???").roll) == "?? .???"


def test_L4_luck_is_possible_if_a_lucky_number_is() -> None:
    text = "longo lucky 5/10 3/16 turn 9 seat 1 white {} ????\nr2 - - - p0\nr2 - - - p0"
    assert forbidden_by(draw(text.format("67")), 0, "y2") == "C5"
    assert "y2" in moves(draw(text.format("4?")), 0)
    assert "y2" not in moves(draw(text.format("4?")), 1)
    assert {"y2", "b16"} <= moves(draw(text.format("2?")), 1)
    assert {"y2", "y5", "y7"} <= moves(draw(text.format("4?")), 0)
    assert forbidden_by(draw(text.format("4?")), 0, "y14") == "L4"
    with pytest.raises(rowlock.IllegalMove, match="y14: cross 5 to 12, or by luck the next possible field"):
        rowlock.choose(draw(text.format("4?")), 0, "y14")


def test_BP1_an_unknown_die_opens_a_round_field_only_by_its_own_crossed_neighbor() -> None:
    state = draw(f"big-points turn 9 seat 0 color ?? ?111\nr9 - - - p0 - -\n{EMPTY} - -\n- -")
    assert "ry9" in moves(state, 0)
    state = draw(f"big-points turn 9 seat 0 color 11 1?11\nr9 - - - p0 - -\n{EMPTY} - -\n- -")
    assert forbidden_by(state, 0, "ry9") == "BP1"


def test_BB1_ties_are_chosen_with_unknown_dice_too() -> None:
    state = draw("bonus-b turn 9 seat 0 white ?? ????\nr2 y11 - b12 p0")
    assert {"g9>r", "g9>b"} <= moves(state, 0)
    assert "g9" not in moves(state, 0)


def played(variant: Variant, seats: int, told: float, rng: random.Random) -> tuple[Record, State]:
    """A playthrough with real dice of which only a share of the faces is entered."""
    state = rowlock.start(variant, seats)
    record = Record.begin(state, [f"Player {seat}" for seat in range(seats)])
    while not state.is_over:
        if state.phase is Phase.ROLL:
            roll = forget(throw(state, rng), [die for die in range(6) if rng.random() >= told])
            state, record = rowlock.roll(state, roll), record.rolled(roll)
        else:
            seat = rng.choice(rowlock.to_decide(state))
            move = rng.choice(rowlock.legal(state, seat))
            state, record = rowlock.choose(state, seat, move), record.chose(seat, move)
    return record, state


@settings(max_examples=30)
@given(any_variant, st.integers(1, 3), st.sampled_from([0, 0.5, 0.9]), st.randoms(use_true_random=False))
def test_a_playthrough_with_unknown_dice_ends_and_its_record_replays(
    variant: Variant, seats: int, told: float, rng: random.Random
) -> None:
    record, end = played(variant, seats, told, rng)
    read = Record.parse(str(record), variant)
    assert read == record
    *_, last = rowlock.replay(read)
    assert last == end
    assert rowlock.scores(last) == rowlock.scores(end)


@pytest.mark.parametrize("variant", rowlock.variants())
def test_every_printed_variant_is_played_without_telling_a_face(variant: str) -> None:
    record, end = played(rowlock.variant(variant), 2, 0, random.Random(variant))
    assert all(set(str(turn.roll)) <= set("? .") for turn in record.turns)
    assert list(rowlock.replay(Record.parse(str(record))))[-1] == end


def test_a_record_with_unknown_dice_is_written_and_read() -> None:
    text = "variant classic\nseats Ada, Ben\n1  ?? ????  r7 - | y9\n2  3? ?5?6  r8 y6 | -\n3  ?? ????  ? b9\n"
    record = Record.parse(text)
    assert str(record) == text
    assert str(list(rowlock.replay(record))[-1]).endswith("/ r7.r8 y9 - - p0 / - y6 - - p0 / ? b9")


def test_C5_a_line_that_the_known_faces_forbid_is_refused() -> None:
    record = Record.parse("variant classic\nseats Ada\n1  1? ????  r9 | -\n")
    with pytest.raises(rowlock.RecordError) as caught:
        list(rowlock.replay(record))
    assert str(caught.value) == "line 3, seat 0: r9: the white dice make 2 to 7 (C5)"
    assert caught.value.rule == "C5"


@pytest.mark.parametrize(
    ("roll", "known"),
    [
        ("34 2516", True),
        ("34 ..16", True),
        ("34 ....", True),
        ("3? 2516", False),
        ("34 2?16", False),
        ("34 ..?.", False),
    ],
)
def test_a_roll_is_known_if_no_die_in_the_game_is_unknown(roll: str, known: bool) -> None:
    assert rowlock.parse_roll(roll).is_known is known
