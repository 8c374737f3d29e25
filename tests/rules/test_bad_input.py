"""Invalid input: each refusal raises its error with its message, and leaves the state unchanged."""

import pickle
import re
from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest

import rowlock
from rowlock import Cross, Roll, RowlockError, State, errors

CODES = {
    "RowlockError": "error",
    "NotationError": "notation",
    "VariantError": "variant_invalid",
    "UnknownVariant": "unknown_variant",
    "WrongVariant": "wrong_variant",
    "SetupError": "bad_setup",
    "SeatOutOfRange": "seat_out_of_range",
    "RollError": "bad_roll",
    "NotTimeToRoll": "not_time_to_roll",
    "FaceOutOfRange": "face_out_of_range",
    "RemovedDie": "removed_die",
    "MissingDie": "missing_die",
    "DealError": "bad_deal",
    "NotTimeToDeal": "not_time_to_deal",
    "NotYourDecision": "not_your_decision",
    "AlreadyDecided": "already_decided",
    "IllegalMove": "illegal_move",
    "NotConsecutive": "not_consecutive",
    "RecordError": "record_illegal",
    "FairError": "not_fair",
    "TableError": "table_refused",
    "UnknownTable": "unknown_table",
    "TableTaken": "table_taken",
    "TableFull": "table_full",
    "NameTaken": "name_taken",
    "StaleDecision": "stale_decision",
    "NotSeated": "not_seated",
    "NotHost": "not_host",
    "TablePaused": "paused",
    "MessageError": "bad_message",
    "TooLarge": "too_large",
    "NotJson": "not_json",
    "ForeignSite": "foreign_site",
    "TooMany": "too_many",
    "VersionConflict": "version_conflict",
    "StoreUnavailable": "store_unavailable",
    "LogDamaged": "log_damaged",
    "StorageFull": "storage_full",
    "StorageRefused": "storage_refused",
    "CoachNotAllowed": "coach_not_allowed",
    "TableReloaded": "table_reloaded",
}

START = "classic turn 1 seat 1 roll / - - - - p0 / - - - - p0"
ROLLED = "classic turn 1 seat 0 white 34 2516 / - - - - p0 / - - - - p0 / ? ?"
HALF = "classic turn 1 seat 0 white 34 2516 / - - - - p0 / - - - - p0 / r7 ?"
COLOR = "classic turn 1 seat 0 color 34 2516 / r7 - - - p0 / - - - - p0 / r7 -"
CLOSED = "classic turn 9 seat 0 roll / r2.r3.r4.r5.r6.r12 - - - p0 / - - - - p0"
CLOSED_WHITE = "classic turn 9 seat 0 white 34 .516 / r2.r3.r4.r5.r6.r12 - - - p0 / - - - - p0 / ? ?"
OVER = "classic turn 9 seat 0 over / - - - - p4 / - - - - p0"
LONGO = "longo lucky 5/10 6/11 turn 1 seat 0 roll / - - - - p0 / - - - - p0"
LUCKY = "longo lucky 7/10 6/11 turn 1 seat 0 white 34 1111 / r2 - - - p0 / - - - - p0 / ? ?"
TIED = "bonus-b turn 9 seat 0 white 45 1111 / - y11 - - p0 / - - - - p0 / ? ?"


def choose(seat: int, move: str | Cross) -> Callable[[State], object]:
    return lambda state: rowlock.choose(state, seat, move)


def roll(dice: str | Roll) -> Callable[[State], object]:
    return lambda state: rowlock.roll(state, dice)


def legal(seat: int) -> Callable[[State], object]:
    return lambda state: rowlock.legal(state, seat)


def view(seat: int) -> Callable[[State], object]:
    return lambda state: rowlock.view(state, seat)


NO_SEAT = "the seats here are 0 to 1"
NO_ROLL = "is not a roll; write the white faces, then red yellow green blue: 34 2516, "
NO_ROLL += "'.' for a removed die, '?' for an unknown one"
NO_MOVE = "is not a move; write a field like r7, y11>b to choose a row, or - to pass"
NO_LUCK = "cross 7, or by luck the next possible field in a row with the fewest crosses"
REFUSALS: list[tuple[str, Callable[[State], object], str, str]] = [
    (ROLLED, legal(-1), "SeatOutOfRange", f"there is no seat -1: {NO_SEAT}"),
    (ROLLED, legal(2), "SeatOutOfRange", f"there is no seat 2: {NO_SEAT}"),
    (START, legal(2), "SeatOutOfRange", f"there is no seat 2: {NO_SEAT}"),
    (ROLLED, choose(-1, "-"), "SeatOutOfRange", f"there is no seat -1: {NO_SEAT}"),
    (ROLLED, choose(2, "-"), "SeatOutOfRange", f"there is no seat 2: {NO_SEAT}"),
    (OVER, choose(2, "-"), "SeatOutOfRange", f"there is no seat 2: {NO_SEAT}"),
    (ROLLED, view(-1), "SeatOutOfRange", f"there is no seat -1: {NO_SEAT}"),
    (START, view(2), "SeatOutOfRange", f"there is no seat 2: {NO_SEAT}"),
    (START, choose(1, "-"), "NotYourDecision", "seat 1 has to roll first"),
    (START, choose(0, "r7"), "NotYourDecision", "seat 1 has to roll first"),
    (OVER, choose(0, "-"), "NotYourDecision", "the playthrough is over"),
    (COLOR, choose(1, "-"), "NotYourDecision", "seat 1: only the active seat 0 chooses in action 2 (C6)"),
    (HALF, choose(0, "r7"), "AlreadyDecided", "seat 0 has already chosen r7 in this action"),
    (HALF, choose(0, "-"), "AlreadyDecided", "seat 0 has already chosen r7 in this action"),
    (HALF, choose(0, "nonsense"), "AlreadyDecided", "seat 0 has already chosen r7 in this action"),
    (ROLLED, roll("34 2516"), "NotTimeToRoll", "these seats choose first: 0, 1"),
    (HALF, roll("34 2516"), "NotTimeToRoll", "these seats choose first: 1"),
    (COLOR, roll("34 2516"), "NotTimeToRoll", "these seats choose first: 0"),
    (OVER, roll("34 2516"), "NotTimeToRoll", "the playthrough is over"),
    (CLOSED, roll("34 2516"), "RemovedDie", "34 2516: the red die is out of the game, write '.' for it (C8)"),
    (CLOSED, roll("34 ..16"), "MissingDie", "34 ..16: the yellow die is still in the game and has to be rolled (C4)"),
    (START, roll("34 251."), "MissingDie", "34 251.: the blue die is still in the game and has to be rolled (C4)"),
    (START, roll("74 2516"), "FaceOutOfRange", "74 2516: a die shows 1 to 6, not 7"),
    (START, roll("34 2576"), "FaceOutOfRange", "34 2576: a die shows 1 to 6, not 7"),
    (START, roll(Roll((3, -1), (1, 1, 1, 1))), "FaceOutOfRange", "3-1 1111: a die shows 1 to 6, not -1"),
    (START, roll("7? ????"), "FaceOutOfRange", "7? ????: a die shows 1 to 6, not 7"),
    (START, roll("?? ???."), "MissingDie", "?? ???.: the blue die is still in the game and has to be rolled (C4)"),
    (CLOSED, roll("?? ????"), "RemovedDie", "?? ????: the red die is out of the game, write '.' for it (C8)"),
    (LONGO, roll("89 2516"), "FaceOutOfRange", "89 2516: a die shows 1 to 8, not 9"),
    (LONGO, roll("88 9516"), "FaceOutOfRange", "88 9516: a die shows 1 to 8, not 9"),
    (START, roll("34"), "NotationError", f"'34' {NO_ROLL}"),
    (ROLLED, choose(0, "seven"), "NotationError", f"'seven' {NO_MOVE}"),
    (ROLLED, choose(0, "r13"), "NotationError", "r13: there is no field r13 on this sheet"),
    (ROLLED, choose(0, "ry7"), "NotationError", "ry7: there is no field ry7 on this sheet"),
    (ROLLED, choose(0, Cross("z7")), "NotationError", "z7: there is no field z7 on this sheet"),
    (ROLLED, choose(0, "r8"), "IllegalMove", "r8: the white dice make 7 (C5)"),
    (ROLLED, choose(0, "r7>b"), "IllegalMove", "r7>b: no rows are tied here, write r7 (BB1)"),
    (COLOR, choose(0, "r5"), "IllegalMove", "r5: red 5 is not right of the last cross, red 7 (C3)"),
    (COLOR, choose(0, "b2"), "IllegalMove", "b2: closing needs 5 crosses in the row, there are 0 (C7)"),
    (COLOR, choose(0, "b8"), "IllegalMove", "b8: no white die and the blue die make 8 (C6)"),
    (CLOSED_WHITE, choose(1, "r7"), "IllegalMove", "r7: row red is closed (C8)"),
    (LUCKY, choose(0, "r3"), "IllegalMove", f"r3: {NO_LUCK} (L4)"),
    (TIED, choose(0, "g9"), "IllegalMove", "g9: rows are tied, say which: g9>r or g9>b (BB1)"),
    (TIED, choose(0, "g9>y"), "IllegalMove", "g9>y: rows are tied, say which: g9>r or g9>b (BB1)"),
]


@pytest.mark.parametrize(("text", "act", "error", "message"), REFUSALS)
def test_a_refusal_says_why_and_leaves_the_state_as_it_was(
    text: str, act: Callable[[State], object], error: str, message: str
) -> None:
    state = rowlock.parse_state(text)
    with pytest.raises(RowlockError) as caught:
        act(state)
    assert type(caught.value).__name__ == error
    assert caught.value.code == CODES[error]
    assert str(caught.value) == message
    assert state == rowlock.parse_state(text)
    assert str(state) == text


@pytest.mark.parametrize("dice", ["34 ", "34 111", "34 11111", "3 1111", "345 1111"])
def test_a_roll_of_more_or_fewer_dice_is_no_roll(dice: str) -> None:
    whites, colors = (tuple(int(face) for face in faces) for faces in dice.split(" "))
    state = rowlock.start("classic")
    with pytest.raises(errors.RollError) as caught:
        rowlock.roll(state, Roll(whites, colors))  # type: ignore[arg-type]
    assert str(caught.value) == f"{dice}: two white dice and one of each color are rolled (C4)"
    assert state == rowlock.start("classic")


@pytest.mark.parametrize("face", [True, 1.5, "1"])
def test_a_face_is_a_whole_number(face: object) -> None:
    for roll in (Roll((face, 2), (1, 1, 1, 1)), Roll((1, 2), (1, 1, 1, face))):  # type: ignore[arg-type]
        with pytest.raises(errors.RollError, match="each die shows a whole number"):
            rowlock.roll(rowlock.start("classic"), roll)


def test_a_white_die_is_never_out() -> None:
    for whites in ((None, 2), (2, None)):
        with pytest.raises(errors.RollError, match="each die shows a whole number"):
            rowlock.roll(rowlock.start("classic"), Roll(whites, (1, 1, 1, 1)))  # type: ignore[arg-type]


def test_lucky_numbers_come_in_pairs() -> None:
    with pytest.raises(errors.SetupError, match="lucky numbers come in pairs"):
        rowlock.start("longo", 2, lucky=((5,), (6, 11)))  # type: ignore[arg-type]


def test_what_a_variant_looks_up_cannot_be_changed() -> None:
    layout = rowlock.variant("bonus-b").layout
    tables = (layout.fields, layout.by_number, layout.by_color, layout.around, layout.row_index)
    for table in (*tables, rowlock.variant("bonus-b").partners):
        with pytest.raises(TypeError):
            table["r2"] = None  # type: ignore[index]


VALUES = [
    (rowlock.parse_state(COLOR), "turn"),
    (rowlock.parse_state(COLOR).sheets[0], "penalties"),
    (rowlock.parse_roll("34 2516"), "whites"),
    (rowlock.Cross("r7"), "field"),
    (rowlock.variant("classic"), "sides"),
    (rowlock.variant("classic").layout, "rows"),
    (rowlock.variant("classic").layout.rows[0], "fields"),
    (rowlock.variant("classic").layout.fields["r7"], "number"),
    (rowlock.Record.parse("variant classic\nseats Ada"), "names"),
    (rowlock.Record.parse("variant classic\nseats Ada\n1 34 2516").turns[0], "color"),
    (rowlock.view(rowlock.parse_state(COLOR), 0), "seat"),
    (rowlock.score(rowlock.parse_state(COLOR).sheets[0]), "bonus"),
]


@pytest.mark.parametrize(("value", "name"), VALUES, ids=lambda part: type(part).__name__)
def test_a_value_never_changes(value: object, name: str) -> None:
    before = getattr(value, name)
    with pytest.raises(FrozenInstanceError):
        setattr(value, name, None)
    assert getattr(value, name) is before


@pytest.mark.parametrize(
    ("text", "seat", "move", "rule"),
    [(ROLLED, 1, "r8", "C5"), (COLOR, 0, "r5", "C3"), (CLOSED_WHITE, 1, "r7", "C8"), (TIED, 0, "g9>y", "BB1")],
)
def test_an_illegal_move_knows_its_rule_seat_and_move(text: str, seat: int, move: str, rule: str) -> None:
    with pytest.raises(errors.IllegalMove) as caught:
        rowlock.choose(rowlock.parse_state(text), seat, move)
    assert (caught.value.rule, caught.value.seat, caught.value.move) == (rule, seat, move)


SETUPS: list[tuple[Callable[[], State], str, str]] = [
    (lambda: rowlock.start("classic", seats=0), "SetupError", "0 seats: 1 to 8 can play (C1)"),
    (lambda: rowlock.start("classic", seats=-1), "SetupError", "-1 seats: 1 to 8 can play (C1)"),
    (lambda: rowlock.start("classic", seats=9), "SetupError", "9 seats: 1 to 8 can play (C1)"),
    (lambda: rowlock.start("classic", first=2), "SetupError", "first 2: the seats here are 0 to 1 (C2)"),
    (lambda: rowlock.start("classic", first=-1), "SetupError", "first -1: the seats here are 0 to 1 (C2)"),
    (lambda: rowlock.start("classic", lucky=[(5, 10), (6, 11)]), "SetupError", "Classic has no lucky numbers"),
    (
        lambda: rowlock.start("longo", lucky=[(5, 10)]),
        "SetupError",
        "1 pairs of lucky numbers for 2 seats: one each is needed (L4)",
    ),
    (
        lambda: rowlock.start("longo", lucky=[]),
        "SetupError",
        "0 pairs of lucky numbers for 2 seats: one each is needed (L4)",
    ),
    (
        lambda: rowlock.start("longo", lucky=[(5, 10), (6, 6)]),
        "SetupError",
        "lucky 6/6: two different numbers from 2 to 16 are needed",
    ),
    (
        lambda: rowlock.start("longo", lucky=[(5, 17), (6, 7)]),
        "SetupError",
        "lucky 5/17: two different numbers from 2 to 16 are needed",
    ),
    (lambda: rowlock.start("clasik"), "UnknownVariant", "there is no variant 'clasik'; did you mean classic?"),
    (lambda: rowlock.start("Longo"), "UnknownVariant", "there is no variant 'Longo'; did you mean longo?"),
    (lambda: rowlock.start("bonus a"), "UnknownVariant", "there is no variant 'bonus a'; did you mean bonus-a?"),
    (
        lambda: rowlock.start("poker"),
        "UnknownVariant",
        f"there is no variant 'poker'; choose from {', '.join(rowlock.variants())}",
    ),
]


@pytest.mark.parametrize(("begin", "error", "message"), SETUPS)
def test_what_cannot_start_is_refused(begin: Callable[[], State], error: str, message: str) -> None:
    with pytest.raises(RowlockError) as caught:
        begin()
    assert (type(caught.value).__name__, caught.value.code) == (error, CODES[error])
    assert str(caught.value) == message


OWN = """
id = "own"
name = "Own"
about = "Made at home."
sheet = '''
red 2 3 4 5 6 [7]
yellow 2 3 4 5 6 [7]
green 2 3 4 5 6 [7]
blue 2 3 4 5 6 [7]
'''
"""
NINES = "9" * 5000
ABSURD: dict[str, Callable[[], object]] = {
    "turn of a state": lambda: rowlock.parse_state(START.replace("turn 1", f"turn {NINES}")),
    "seat of a state": lambda: rowlock.parse_state(START.replace("seat 1", f"seat {NINES}")),
    "lucky numbers of a state": lambda: rowlock.parse_state(LONGO.replace("5/10", f"5/{NINES}")),
    "turn of a record": lambda: rowlock.Record.parse(f"variant classic\nseats Ada\n{NINES} 34 2516"),
    "first of a record": lambda: rowlock.Record.parse(f"variant classic\nseats Ada\nfirst {NINES}"),
    "lucky numbers of a record": lambda: rowlock.Record.parse(f"variant longo\nseats Ada\nlucky 5/{NINES}"),
    "number in a variant": lambda: rowlock.parse_variant(f"{OWN}sides = {NINES}"),
    "lucky numbers of a variant": lambda: rowlock.parse_variant(f'{OWN}lucky = ["5/{NINES}"]'),
    "brackets in a variant": lambda: rowlock.parse_variant(f"{OWN}lucky = {'[' * 5000}{']' * 5000}"),
}


@pytest.mark.parametrize("read", ABSURD.values(), ids=ABSURD)
def test_text_without_measure_is_refused_like_any_other(read: Callable[[], object]) -> None:
    assert rowlock.parse_variant(OWN).id == "own"
    with pytest.raises(RowlockError):
        read()


def documented() -> dict[str, tuple[str, str]]:
    """The tree drawn in the docstring: each error with its parent and its code."""
    found: dict[str, tuple[str, str]] = {}
    above = ["RowlockError"]
    for stem, name, code in re.findall(r"^([│ ]*[├└]── )(\w+) +(\w+) +\S", errors.__doc__ or "", re.MULTILINE):
        depth = len(stem) // 4
        above[depth:] = [name]
        found[name] = above[depth - 1], code
    return found


def test_the_tree_in_the_docstring_is_that_of_the_classes() -> None:
    classes = [getattr(errors, name) for name in CODES if name != "RowlockError"]
    assert documented() == {error.__name__: (error.__bases__[0].__name__, error.code) for error in classes}


@pytest.mark.parametrize(("name", "code"), CODES.items())
def test_every_error_has_its_own_code_that_never_changes(name: str, code: str) -> None:
    error = getattr(errors, name)
    assert error.code == code
    assert issubclass(error, RowlockError)
    assert issubclass(error, ValueError)


def test_there_are_no_other_errors_and_no_code_twice() -> None:
    assert CODES.keys() == {name for name, value in vars(errors).items() if isinstance(value, type)}
    assert len(set(CODES.values())) == len(CODES)


SENT = [
    errors.NotationError("unreadable"),
    errors.VariantError("a mistake", 7),
    errors.WrongVariant("another"),
    errors.IllegalMove("not so", rule="C5", seat=1, move="r7"),
    errors.RecordError("not so", line=3, seat=1, move="r7", rule="C5"),
]


@pytest.mark.parametrize("error", SENT, ids=lambda error: error.code)
def test_an_error_reaches_another_process_whole(error: RowlockError) -> None:
    received = pickle.loads(pickle.dumps(error))
    assert type(received) is type(error)
    assert str(received) == str(error)
    assert vars(received) == vars(error)
