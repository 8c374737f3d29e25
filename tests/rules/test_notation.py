"""Notation: what is read, what is refused, and with which message."""

import pytest

import rowlock
from rowlock import Cross, NotationError, Pass, Phase, Roll, UnknownVariant, WrongVariant
from rowlock.rules.dice.notation import parse_lucky

EMPTY = "- - - - p0"
LOCKED_RED = "r2.r3.r4.r5.r6.r12 - - - p0"
LOCKED_BOTH = "r2.r3.r4.r5.r6.r12 y2.y3.y4.y5.y6.y12 - - p0"
BAR = "............"
HEAD = "write: classic turn 7 seat 1 white 34 2516"
SEATS = "there are 1 to 8 sheets, seats count from 0"
ENDS = "the phase is over when enough rows are closed or penalties taken, and only then (C11)"
ROLL_PHASES = "a roll belongs to the white and color phases, and only to them"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("r5", Cross("r5")),
        ("y12", Cross("y12")),
        ("ry5", Cross("ry5")),
        ("yg9", Cross("yg9")),
        ("gb10", Cross("gb10")),
        ("-", Pass()),
        ("y11>b", Cross("y11", "b")),
    ],
)
def test_moves_are_read_and_written(text: str, move: rowlock.Move) -> None:
    assert rowlock.parse_move(text) == move
    assert rowlock.parse_move(f"  {text}\n") == move
    assert (str(move), repr(move)) == (text, text)


@pytest.mark.parametrize(
    "text",
    ["", "R5", "r", "5", "r0", "r05", "r123", "p3", "rg5", "br5", "y11>", "y11>x", "y11>ry", ">b", "r 5", "--", "?"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        rowlock.parse_move(text)
    assert str(caught.value) == f"{text!r} is not a move; write a field like r7, y11>b to choose a row, or - to pass"


@pytest.mark.parametrize(
    ("text", "roll"),
    [
        ("34 2516", Roll((3, 4), (2, 5, 1, 6))),
        ("11 ....", Roll((1, 1), (None, None, None, None))),
        ("98 .7.9", Roll((9, 8), (None, 7, None, 9))),
    ],
)
def test_rolls_are_read_and_written(text: str, roll: Roll) -> None:
    assert rowlock.parse_roll(text) == roll
    assert rowlock.parse_roll(f"\t{text.replace(' ', '   ')} \n") == roll
    assert (str(roll), repr(roll)) == (text, text)


@pytest.mark.parametrize(
    "text", ["", "34", "342516", "3 4 2516", "34 251", "34 25161", "04 2516", ".4 2516", "34 2x16"]
)
def test_what_is_no_roll_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        rowlock.parse_roll(text)
    words = "is not a roll; write the white faces, then red yellow green blue: 34 2516, "
    words += "'.' for a removed die, '?' for an unknown one"
    assert str(caught.value) == f"{text!r} {words}"


@pytest.mark.parametrize("text", ["5", "5/10,6/11", "5-10", "5/10 6", "a/b", "5/", "5/10/11", "-5/10"])
def test_what_are_no_lucky_numbers_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_lucky(text)
    assert str(caught.value) == f"{text!r}: not lucky numbers; write a pair for each seat: 5/10 6/11"


@pytest.mark.parametrize(
    ("variant", "text"),
    [
        ("classic", "r2.r5 - g12 - p1"),
        ("classic", "- - - - p4"),
        ("longo", "- - g16.g15.g14.g13.g12.g11.g3 - p0"),
        ("big-points", "r5 - - b10 p2 ry5 gb10"),
        ("bonus-a", "r2.r3 - g11 - p0 xx.........."),
    ],
)
def test_sheets_are_read_and_written(variant: str, text: str) -> None:
    sheet = rowlock.parse_sheet(text, rowlock.variant(variant))
    assert (str(sheet), repr(sheet)) == (text, text)
    assert rowlock.parse_sheet(f" {text.replace(' ', '  ')}\n", rowlock.variant(variant)) == sheet


PARTS = "a sheet of Classic has 5 parts, like - - - - p0"
SHEETS = [
    ("classic", "", f"'': {PARTS}"),
    ("classic", "- - - -", f"'- - - -': {PARTS}"),
    ("classic", "- - - - p0 -", f"'- - - - p0 -': {PARTS}"),
    ("big-points", EMPTY, f"{EMPTY!r}: a sheet of Big Points has 7 parts, like - - - - p0 - -"),
    ("bonus-a", EMPTY, f"{EMPTY!r}: a sheet of Bonus A has 6 parts, like - - - - p0 {BAR}"),
    ("classic", "- - - - p5", "'- - - - p5': penalties are written p0 to p4"),
    ("classic", "- - - - 1", "'- - - - 1': penalties are written p0 to p4"),
    ("classic", "- - - - p10", "'- - - - p10': penalties are written p0 to p4"),
    ("classic", "p0 - - - -", "'p0 - - - -': penalties are written p0 to p4"),
    ("bonus-a", f"{EMPTY} x", "'x' is not a bar; write 12 fields, x for struck and . for free"),
    ("bonus-a", f"{EMPTY} xxxxxxxxxxxxx", "'xxxxxxxxxxxxx' is not a bar; write 12 fields, x for struck and . for free"),
    ("bonus-a", f"{EMPTY} X...........", "'X...........' is not a bar; write 12 fields, x for struck and . for free"),
    ("classic", "y5 - - - p0", "'y5' is not a field of row red"),
    ("classic", "- y13 - - p0", "'y13' is not a field of row yellow"),
    ("classic", "- - g12..g11 - p0", "'' is not a field of row green"),
    ("big-points", "- - - - p0 gb5 -", "'gb5' is not a field of row ry"),
    ("classic", "r5.r4 - - - p0", "r4: crosses go from left to right"),
    ("mixx-b", "r10.r11.r6 - - - p0", "r11: there are too few crosses before the closing field"),
    ("classic", "- y5.y5 - - p0", "y5: crosses go from left to right"),
    ("longo", "r2.r3.r4.r5.r6.r7.r15.r16 - - - p0", "r16: nothing is crossed after a closing field"),
    ("classic", "- - - b12.b11.b10.b9.b2 p0", "b2: there are too few crosses before the closing field"),
    ("big-points", "r4 - - - p0 ry5 -", "ry5: neither of its neighbors is crossed"),
    ("big-points", "r4.r5 - - - p0 ry5.ry4 -", "ry4: crosses go from left to right"),
]


@pytest.mark.parametrize(("variant", "text", "message"), SHEETS)
def test_a_sheet_that_nobody_can_have_is_refused(variant: str, text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        rowlock.parse_sheet(text, rowlock.variant(variant))
    assert str(caught.value) == message


@pytest.mark.parametrize(
    "text",
    [
        f"classic turn 1 seat 0 roll / {EMPTY}",
        f"classic turn 1 seat 7 roll{f' / {EMPTY}' * 8}",
        f"classic turn 7 seat 1 white 34 2516 / r2.r5 - g12 - p1 / {EMPTY} / r7 ?",
        f"classic turn 7 seat 1 white 34 .516 / {LOCKED_RED} / {EMPTY} / ? ?",
        f"classic turn 7 seat 0 color 34 2516 / r7 - - - p0 / {EMPTY} / r7 -",
        f"classic turn 30 seat 1 over / {LOCKED_BOTH} / {EMPTY}",
        f"longo lucky 5/10 6/11 turn 2 seat 1 white 88 1234 / {EMPTY} / {EMPTY} / - ?",
        f"bonus-a turn 7 seat 0 white 34 1111 / r4 - - - p0 {BAR} / ?",
        "bonus-b turn 7 seat 0 white 45 1111 / - y11 - - p0 / - - - - p0 / g9>r ?",
        "big-points turn 7 seat 0 white 14 1111 / r5 - - - p0 - - / - - - - p0 - - / ry5 ?",
    ],
)
def test_states_are_read_and_written(text: str) -> None:
    state = rowlock.parse_state(text)
    assert (str(state), repr(state)) == (text, text)
    on_lines = text.replace(" / ", "\n   /\t").replace(" ", "  ")
    assert rowlock.parse_state(f"\n {on_lines}\n") == state


def test_a_state_means_what_it_says() -> None:
    state = rowlock.parse_state(f"longo lucky 5/10 6/11 turn 12 seat 1 white 34 2516 / r2 - - - p1 / {EMPTY} / ? b7")
    assert (state.variant.id, state.lucky, state.turn, state.active) == ("longo", ((5, 10), (6, 11)), 12, 1)
    assert (state.phase, state.roll) == (Phase.WHITE, Roll((3, 4), (2, 5, 1, 6)))
    assert (state.sheets[0].crosses[0], state.sheets[0].penalties) == ((0,), 1)
    assert state.choices == (None, Cross("b7"))
    assert not state.closed


def test_choices_may_be_left_out_while_nobody_has_chosen() -> None:
    text = f"classic turn 7 seat 1 white 34 2516 / {EMPTY} / {EMPTY}"
    assert rowlock.parse_state(text) == rowlock.parse_state(f"{text} / ? ?")


STATES = [
    ("", f"'' is not the head of a state; {HEAD}"),
    ("classic", f"'classic' is not the head of a state; {HEAD}"),
    (f"classic turn 0 seat 0 roll / {EMPTY}", f"'classic turn 0 seat 0 roll' is not the head of a state; {HEAD}"),
    (f"classic turn 1 seat 0 green / {EMPTY}", f"'classic turn 1 seat 0 green' is not the head of a state; {HEAD}"),
    (f"classic turn 1 seat -1 roll / {EMPTY}", f"'classic turn 1 seat -1 roll' is not the head of a state; {HEAD}"),
    ("classic turn 1 seat 0 roll", f"seat 0 of 0: {SEATS}"),
    (f"classic turn 1 seat 2 roll / {EMPTY} / {EMPTY}", f"seat 2 of 2: {SEATS}"),
    (f"classic turn 1 seat 0 roll{f' / {EMPTY}' * 9}", f"seat 0 of 9: {SEATS}"),
    (f"classic turn 1 seat 0 roll / - - - - / {EMPTY}", f"'- - - -': {PARTS}"),
    (f"longo turn 1 seat 0 roll / {EMPTY}", "Longo: lucky numbers go with the variant, a pair for each seat"),
    (
        f"longo lucky 5/10 turn 1 seat 0 roll / {EMPTY} / {EMPTY}",
        "Longo: lucky numbers go with the variant, a pair for each seat",
    ),
    (
        f"classic lucky 5/10 turn 1 seat 0 roll / {EMPTY}",
        "Classic: lucky numbers go with the variant, a pair for each seat",
    ),
    (
        f"longo lucky 5-10 turn 1 seat 0 roll / {EMPTY}",
        "'5-10': not lucky numbers; write a pair for each seat: 5/10 6/11",
    ),
    (f"longo lucky 5/5 turn 1 seat 0 roll / {EMPTY}", "lucky 5/5: two different numbers from 2 to 16 are needed"),
    (f"longo lucky 5/17 turn 1 seat 0 roll / {EMPTY}", "lucky 5/17: two different numbers from 2 to 16 are needed"),
    (f"classic turn 9 seat 0 over / {EMPTY}", ENDS),
    (f"classic turn 9 seat 0 over / {LOCKED_RED}", ENDS),
    (f"classic turn 9 seat 0 roll / {LOCKED_BOTH}", ENDS),
    ("classic turn 9 seat 0 white 34 2516 / - - - - p4", ENDS),
    (
        f"bonus-a turn 9 seat 0 roll / {LOCKED_RED} x....x..x... / {EMPTY} {BAR}",
        "seat 1: the bar fields of closed rows are struck (BA3)",
    ),
    (f"classic turn 1 seat 0 roll 34 2516 / {EMPTY}", f"phase roll: {ROLL_PHASES}"),
    (f"classic turn 1 seat 0 over 34 2516 / {LOCKED_BOTH}", f"phase over: {ROLL_PHASES}"),
    (f"classic turn 1 seat 0 white / {EMPTY}", f"phase white: {ROLL_PHASES}"),
    (f"classic turn 1 seat 0 color / {EMPTY} / -", f"phase color: {ROLL_PHASES}"),
    (f"classic turn 1 seat 0 roll / {EMPTY} / ?", "'?': choices belong to the white and color phases"),
    (f"classic turn 9 seat 0 over / {LOCKED_BOTH} / -", "'-': choices belong to the white and color phases"),
    (
        f"classic turn 9 seat 0 white 34 2516 / {LOCKED_RED}",
        "34 2516: the red die is out of the game, write '.' for it (C8)",
    ),
    (
        f"classic turn 1 seat 0 white 34 2.16 / {EMPTY}",
        "34 2.16: the yellow die is still in the game and has to be rolled (C4)",
    ),
    (f"classic turn 1 seat 0 white 37 2516 / {EMPTY}", "37 2516: a die shows 1 to 6, not 7"),
    (
        f"classic turn 1 seat 0 white 34 / {EMPTY}",
        f"'classic turn 1 seat 0 white 34' is not the head of a state; {HEAD}",
    ),
    (
        f"classic turn 1 seat 0 white 34 x516 / {EMPTY}",
        (
            "'34 x516' is not a roll; write the white faces, then red yellow green blue: 34 2516, "
            "'.' for a removed die, '?' for an unknown one"
        ),
    ),
    (
        f"classic turn 1 seat 0 white 34 2516 / {EMPTY} / {EMPTY} / ?",
        "'?': a choice for each of the 2 seats is needed, ? for none yet",
    ),
    (
        f"classic turn 1 seat 0 white 34 2516 / {EMPTY} / ? ?",
        "'? ?': a choice for each of the 1 seats is needed, ? for none yet",
    ),
    (
        f"classic turn 1 seat 0 white 34 2516 / {EMPTY} / {EMPTY} / - -",
        "'- -': somebody has to choose in the white phase, and nobody in the color phase",
    ),
    (
        f"classic turn 1 seat 0 color 34 2516 / {EMPTY} / {EMPTY} / - ?",
        "'- ?': somebody has to choose in the white phase, and nobody in the color phase",
    ),
    (
        f"classic turn 1 seat 0 color 34 2516 / {EMPTY}",
        "'': somebody has to choose in the white phase, and nobody in the color phase",
    ),
    (f"classic turn 1 seat 0 white 34 2516 / {EMPTY} / {EMPTY} / r8 ?", "seat 0: r8 cannot have been chosen here"),
    (f"classic turn 1 seat 0 white 34 2516 / {EMPTY} / {EMPTY} / ? r7>b", "seat 1: r7>b cannot have been chosen here"),
    (f"classic turn 1 seat 0 color 34 2516 / {EMPTY} / {EMPTY} / - b7", "seat 1: b7 cannot have been chosen here"),
    (f"classic turn 1 seat 0 color 34 2516 / {EMPTY} / ry7", "seat 0: ry7 cannot have been chosen here"),
    (
        f"classic turn 1 seat 0 white 34 2516 / {EMPTY} / {EMPTY} / x ?",
        "'x' is not a move; write a field like r7, y11>b to choose a row, or - to pass",
    ),
]


@pytest.mark.parametrize(("text", "message"), STATES)
def test_a_state_that_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        rowlock.parse_state(text)
    assert str(caught.value) == message


def test_a_state_of_a_variant_that_nobody_knows_suggests_another() -> None:
    with pytest.raises(UnknownVariant, match=r"^there is no variant 'clasic'; did you mean classic\?$"):
        rowlock.parse_state(f"clasic turn 1 seat 0 roll / {EMPTY}")


def test_a_state_is_read_for_the_variant_handed_in_and_no_other() -> None:
    text = f"classic turn 1 seat 0 roll / {EMPTY}"
    classic, mixed = rowlock.variant("classic"), rowlock.variant("mixx-b")
    assert rowlock.parse_state(text, classic).variant is classic
    with pytest.raises(WrongVariant, match=r"^this belongs to the variant classic, not to mixx-b$"):
        rowlock.parse_state(text, mixed)


def test_a_landed_choice_between_rows_belongs_to_a_variant_where_rows_can_tie() -> None:
    with pytest.raises(NotationError, match="seat 0: r2>b cannot have been chosen here"):
        rowlock.parse_state("classic turn 1 seat 0 color 34 2516 / r2 - - - p0 / r2>b")
    tied = "bonus-b turn 9 seat 0 color 34 2516 / r2 y11 g9 b12.b11.b10 p0 / y11>b"
    assert str(rowlock.parse_state(tied)) == tied
