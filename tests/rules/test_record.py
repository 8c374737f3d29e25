"""Records: their contents, how they replay, and every line that cannot be played."""

import pytest

import rowlock
from rowlock import (
    Cross,
    NotationError,
    Pass,
    Phase,
    Record,
    RecordError,
    Roll,
    SetupError,
    UnknownVariant,
    WrongVariant,
)
from rowlock.rules.dice.record import Turn

DESIGN = """
variant classic
seats Ada, Ben
1  34 2516  r7 - | y9
"""
SOLO = "variant classic\nseats Ada\n"
PAIR = "variant classic\nseats Ada, Ben\n"
FIVE_TURNS = """\
1  11 6666  r2 - | -
2  12 6666  r3 - | -
3  22 6666  r4 - | -
4  23 6666  r5 - | -
5  33 6666  r6 - | -
"""
LOCK_RED = f"{FIVE_TURNS}6  66 1111  r12 - | -\n"
FOUR_PENALTIES = "".join(f"{turn}  11 1111  - | -\n" for turn in range(1, 5))
RED_AND_YELLOW = """\
1  11 6666  r2 y2 | -
2  12 6666  r3 y3 | -
3  22 6666  r4 y4 | -
4  23 6666  r5 y5 | -
5  33 6666  r6 y6 | -
"""


def replayed(text: str) -> list[str]:
    return [str(state) for state in rowlock.replay(Record.parse(text))]


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replayed(text)
    return caught.value


def test_the_example_of_the_design_is_read_and_played() -> None:
    record = Record.parse(DESIGN)
    assert record.variant is rowlock.variant("classic")
    assert (record.names, record.first, record.lucky) == (("Ada", "Ben"), 0, ())
    assert record.turns == (Turn(Roll((3, 4), (2, 5, 1, 6)), (Cross("r7"), Pass()), Cross("y9")),)
    assert record.turns[0].line == 4
    assert replayed(DESIGN) == [
        "classic turn 1 seat 0 roll / - - - - p0 / - - - - p0",
        "classic turn 1 seat 0 white 34 2516 / - - - - p0 / - - - - p0 / ? ?",
        "classic turn 1 seat 0 white 34 2516 / - - - - p0 / - - - - p0 / r7 ?",
        "classic turn 1 seat 0 color 34 2516 / r7 - - - p0 / - - - - p0 / r7 -",
        "classic turn 2 seat 1 roll / r7 y9 - - p0 / - - - - p0",
    ]
    assert str(record) == DESIGN.lstrip()
    assert repr(record) == str(record)


def test_first_and_lucky_numbers_are_headers() -> None:
    text = "variant longo\nseats Ada, Ben, Cem\nfirst 1\nlucky 5/10 6/11 2/3\n1  88 1111  - - b16\n"
    record = Record.parse(text)
    assert (record.first, record.lucky) == (1, ((5, 10), (6, 11), (2, 3)))
    assert str(record) == text
    *_, last = rowlock.replay(record)
    assert (last.active, last.lucky, last.phase) == (1, record.lucky, Phase.COLOR)


def test_seats_of_a_record_without_lucky_numbers_get_those_of_the_variant() -> None:
    assert next(rowlock.replay(Record.parse("variant longo\nseats Ada, Ben"))).lucky == ((5, 10), (6, 11))


def test_headers_come_in_any_order_and_space_comments_and_empty_lines_mean_nothing() -> None:
    text = """
        # played on a train
        seats   Ada Lovelace ,Ben   # and a dog

        variant classic#the old one
          1     34   2516   r7    -    |y9     # well done
        # the end
    """
    record = Record.parse(text)
    assert record.names == ("Ada Lovelace", "Ben")
    assert record.turns[0].line == 6
    assert record == Record.parse(DESIGN.replace("Ada", "Ada Lovelace"))


@pytest.mark.parametrize(
    ("line", "last"),
    [
        ("", "classic turn 2 seat 1 roll / r7 y9 - - p0 / - - - - p0"),
        ("2  22 3456", "classic turn 2 seat 1 white 22 3456 / r7 y9 - - p0 / - - - - p0 / ? ?"),
        ("2  22 3456  ? ?", "classic turn 2 seat 1 white 22 3456 / r7 y9 - - p0 / - - - - p0 / ? ?"),
        ("2  22 3456  ? g4", "classic turn 2 seat 1 white 22 3456 / r7 y9 - - p0 / - - - - p0 / ? g4"),
        ("2  22 3456  g4 -", "classic turn 2 seat 1 color 22 3456 / r7 y9 g4 - p0 / - - - - p0 / g4 -"),
        ("2  22 3456  g4 - | b8", "classic turn 3 seat 0 roll / r7 y9 g4 - p0 / - - - b8 p0"),
    ],
)
def test_the_last_turn_may_be_unfinished(line: str, last: str) -> None:
    record = Record.parse(DESIGN + line)
    assert str(list(rowlock.replay(record))[-1]) == last
    assert Record.parse(str(record)) == record


def test_a_turn_that_the_white_action_ended_has_no_color_part() -> None:
    states = list(rowlock.replay(Record.parse(PAIR + RED_AND_YELLOW + "6  66 1111  r12 y12")))
    assert states[-1].is_over
    assert states[-1].closed == {"red", "yellow"}


IN_THE_MIDDLE = "line 3: a white choice is missing, write - for a pass"
REFUSALS = [
    (f"{PAIR}1 34 2516 r7 y7 | g9", 3, 0, "g9", "C6", "line 3, seat 0: g9: no white die and the green die make 9 (C6)"),
    (f"{PAIR}\n1 34 2516 r7 y8", 4, 1, "y8", "C5", "line 4, seat 1: y8: the white dice make 7 (C5)"),
    (
        f"{PAIR}{FIVE_TURNS}6 12 1111 r3 -",
        8,
        0,
        "r3",
        "C3",
        "line 8, seat 0: r3: red 3 is not right of the last cross, red 6 (C3)",
    ),
    (
        f"{PAIR}{FIVE_TURNS}6 66 1111 - y12",
        8,
        1,
        "y12",
        "C7",
        "line 8, seat 1: y12: closing needs 5 crosses in the row, there are 0 (C7)",
    ),
    (f"{PAIR}1 34 2516 ry7 -", 3, 0, "ry7", None, "line 3, seat 0: ry7: there is no field ry7 on this sheet"),
    (
        f"{PAIR}{LOCK_RED}7 34 2516",
        9,
        None,
        None,
        None,
        "line 9: 34 2516: the red die is out of the game, write '.' for it (C8)",
    ),
    (
        f"{PAIR}1 34 251.",
        3,
        None,
        None,
        None,
        "line 3: 34 251.: the blue die is still in the game and has to be rolled (C4)",
    ),
    (f"{PAIR}1 38 2516", 3, None, None, None, "line 3: 38 2516: a die shows 1 to 6, not 8"),
    (f"{PAIR}1 34 2516 r7\n", 3, None, None, "C5", "line 3: 1 white choices for 2 seats"),
    (f"{PAIR}1 34 2516 - - -\n", 3, None, None, "C5", "line 3: 3 white choices for 2 seats"),
    (f"{PAIR}1 34 2516 ? ? ?\n", 3, None, None, "C5", "line 3: 3 white choices for 2 seats"),
    (f"{PAIR}1 34 2516\n2 11 1111 - - | -", 3, None, None, "C5", IN_THE_MIDDLE),
    (f"{PAIR}1 34 2516 ? r7\n2 11 1111 - - | -", 3, None, None, "C5", IN_THE_MIDDLE),
    (f"{PAIR}1 34 2516 ? r7 | y9", 3, None, None, "C5", IN_THE_MIDDLE),
    (f"{PAIR}1 34 2516 | y9", 3, None, None, "C5", IN_THE_MIDDLE),
    (
        f"{PAIR}1 34 2516 - -\n2 11 1111 - - | -",
        3,
        None,
        None,
        "C6",
        "line 3: the color choice is missing, write | - for a pass",
    ),
    (
        f"{PAIR}{RED_AND_YELLOW}6 66 1111 r12 y12 | -",
        8,
        None,
        None,
        "C11",
        "line 8: the white action ended it: no color choice follows",
    ),
    (
        f"{SOLO}{FOUR_PENALTIES}5 11 1111",
        7,
        None,
        None,
        "C11",
        "line 7: the playthrough was over before this turn (C11)",
    ),
    (
        f"{PAIR}{RED_AND_YELLOW}6 66 1111 r12 y12\n7 34 ..16",
        9,
        None,
        None,
        "C11",
        "line 9: the playthrough was over before this turn (C11)",
    ),
]


@pytest.mark.parametrize(("text", "line", "seat", "move", "rule", "message"), REFUSALS)
def test_a_line_that_cannot_be_played_is_named(
    text: str, line: int, seat: int | None, move: str | None, rule: str | None, message: str
) -> None:
    error = refusal(text)
    assert str(error) == message
    assert (error.line, error.seat, error.move, error.rule) == (line, seat, move, rule)


def test_everything_before_the_line_that_cannot_be_played_is_played() -> None:
    states = rowlock.replay(Record.parse(DESIGN + "2  22 3456  g4 g5 | -"))
    seen = [next(states) for _ in range(7)]
    assert str(seen[-1]).endswith("/ g4 ?")
    with pytest.raises(RecordError, match=r"^line 5, seat 1: g5: "):
        next(states)


NO_ROLL = "is not a roll; write the white faces, then red yellow green blue: 34 2516, "
NO_ROLL += "'.' for a removed die, '?' for an unknown one"
NO_MOVE = "is not a move; write a field like r7, y11>b to choose a row, or - to pass"
UNREADABLE = "headers come first and once, then turns; a newer rowlock may know more of them"
UNREAD = [
    ("", "the record has no line 'variant …'"),
    ("seats Ada", "the record has no line 'variant …'"),
    ("variant\nseats Ada", "the record has no line 'variant …'"),
    ("variant classic", "the record has no line 'seats …'"),
    ("variant classic\nseats # nobody", "the record has no line 'seats …'"),
    (f"{SOLO}first one", "first one: a seat is a number from 0"),
    (f"{SOLO}first -1", "first -1: a seat is a number from 0"),
    (f"{SOLO}first", "first : a seat is a number from 0"),
    (f"{SOLO}lucky 5-10", "'5-10': not lucky numbers; write a pair for each seat: 5/10 6/11"),
    (f"{SOLO}second 1", f"line 3: cannot read 'second 1'; {UNREADABLE}"),
    (f"{SOLO}Seats Ben", f"line 3: cannot read 'Seats Ben'; {UNREADABLE}"),
    (f"{SOLO}seats Ben", f"line 3: cannot read 'seats Ben'; {UNREADABLE}"),
    (f"{SOLO}1 34 2516 - | -\nfirst 0", f"line 4: cannot read 'first 0'; {UNREADABLE}"),
    (f"{SOLO}-1 34 2516", f"line 3: cannot read '-1 34 2516'; {UNREADABLE}"),
    (f"{SOLO}2 34 2516 - | -", "line 3: turn 1 is expected, not 2"),
    (f"{SOLO}1 34 2516 - | -\n\n1 34 2516 - | -", "line 5: turn 2 is expected, not 1"),
    (f"{SOLO}1", f"line 3: '' {NO_ROLL}"),
    (f"{SOLO}1 342516 -", f"line 3: '342516 -' {NO_ROLL}"),
    (f"{SOLO}1 34 2516 seven", f"line 3: 'seven' {NO_MOVE}"),
    (f"{SOLO}1 34 2516 r7 |", f"line 3: '' {NO_MOVE}"),
    (f"{SOLO}1 34 2516 r7 | y9 y10", f"line 3: 'y9 y10' {NO_MOVE}"),
    (f"{SOLO}1 34 2516 r7 | ?", f"line 3: '?' {NO_MOVE}"),
]


@pytest.mark.parametrize(("text", "message"), UNREAD)
def test_a_text_that_is_no_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.parse(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("seats", ["Ada,", ",Ada", "Ada,,Ben", ","])
def test_a_seat_without_a_name_is_refused(seats: str) -> None:
    with pytest.raises(NotationError, match="name"):
        Record.parse(f"variant classic\nseats {seats}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("variant classic\nseats A, B\nfirst 2", "first 2: the seats here are 0 to 1 (C2)"),
        ("variant classic\nseats A, B, C, D, E, F, G, H, I", "9 seats: 1 to 8 can play (C1)"),
        ("variant classic\nseats A\nlucky 5/10", "Classic has no lucky numbers"),
        ("variant longo\nseats A, B\nlucky 5/10", "1 pairs of lucky numbers for 2 seats: one each is needed (L4)"),
        ("variant longo\nseats A\nlucky 5/5", "lucky 5/5: two different numbers from 2 to 16 are needed"),
    ],
)
def test_headers_from_which_nothing_can_start_are_refused(text: str, message: str) -> None:
    with pytest.raises(SetupError) as caught:
        replayed(text)
    assert str(caught.value) == message


def test_a_record_is_read_for_the_variant_handed_in_and_no_other() -> None:
    classic = rowlock.variant("classic")
    assert Record.parse(DESIGN, classic).variant is classic
    with pytest.raises(WrongVariant, match=r"^this belongs to the variant classic, not to longo$"):
        Record.parse(DESIGN, rowlock.variant("longo"))


def test_a_record_of_a_variant_that_nobody_knows_suggests_another() -> None:
    with pytest.raises(UnknownVariant, match=r"^there is no variant 'lngo'; did you mean longo\?$"):
        Record.parse("variant lngo\nseats Ada")
