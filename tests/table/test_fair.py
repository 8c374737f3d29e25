"""Dice that anybody can check: the test vectors hold, every face is equally likely, and tampering is detected."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from itertools import chain, islice, pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from dice_play import inputs
from rowlock import Record
from rowlock.errors import FairError, NotationError, RecordError
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.table import fair
from rowlock.table.fair import Proof

GOLDEN: dict[str, Any] = json.loads((Path(__file__).parent.parent / "golden" / "fair.json").read_text("utf-8"))
RECORDS = {one["what"]: one for one in GOLDEN["records"]}
WHOLE: str = RECORDS["a whole playthrough in which a die is removed"]["text"]
SEED = bytes(range(32))
TABLE = "KXWPQM"
SALTS = ("a1", "", "ff")

hashes = st.binary(min_size=32, max_size=32).map(bytes.hex)
salts = st.text("0123456789abcdef", max_size=64)
proofs = st.builds(
    Proof,
    st.from_regex(r"[0-9A-Za-z-]{1,64}", fullmatch=True),
    hashes,
    st.just("") | hashes,
    st.lists(salts, min_size=1, max_size=8).map(tuple),
    st.integers(1, 999_999),
)


def faces(seed: bytes, table: str, salts: Sequence[str], turn: int, sides: int) -> tuple[int, ...]:
    """What all six dice show in a turn."""
    draw = fair.numbers(seed, table, salts, turn)
    return tuple(draw(sides) for _ in range(6))


def problem(text: str) -> str:
    """What verify says about the record and the proof in a text; empty if all is well."""
    proof = Proof.parse(text)
    assert proof
    try:
        fair.verify(inputs(text), proof)
    except FairError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("vector", GOLDEN["commitments"])
def test_commitments_are_as_they_always_were(vector: dict[str, Any]) -> None:
    assert fair.commitment(bytes.fromhex(vector["seed"])) == vector["commitment"]


@pytest.mark.parametrize("vector", GOLDEN["streams"])
def test_streams_are_as_they_always_were(vector: dict[str, Any]) -> None:
    stream = fair._stream(bytes.fromhex(vector["seed"]), vector["table"], vector["salts"], vector["purpose"])
    assert bytes(islice(stream, 96)).hex() == vector["bytes"]


@pytest.mark.parametrize("vector", GOLDEN["faces"])
def test_faces_are_as_they_always_were(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    shown = faces(seed, vector["table"], vector["salts"], vector["turn"], vector["sides"])
    assert list(shown) == vector["faces"]


@pytest.mark.parametrize("vector", GOLDEN["first"])
def test_first_seats_are_as_they_always_were(vector: dict[str, Any]) -> None:
    assert fair.first_seat(bytes.fromhex(vector["seed"]), vector["table"], vector["salts"]) == vector["first"]


def test_the_vectors_see_every_number_of_seats_and_thrown_away_bytes() -> None:
    assert {len(vector["salts"]) for vector in GOLDEN["first"]} == set(range(1, 9))
    assert {vector["sides"] for vector in GOLDEN["faces"]} >= {6, 8}
    assert {vector["thrown_away"] for vector in GOLDEN["faces"]} == {0, 1, 2}
    assert {vector["thrown_away"] for vector in GOLDEN["first"]} == {0, 1}


@pytest.mark.parametrize("what", RECORDS)
def test_the_records_are_judged_as_they_always_were(what: str) -> None:
    text, is_fair, turn = (RECORDS[what][key] for key in ("text", "fair", "turn"))
    proof, record = Proof.parse(text), Record.parse(text)
    assert proof
    assert record.variant.sides == RECORDS[what]["sides"]
    if is_fair:
        fair.verify(inputs(text), proof)
        return
    with pytest.raises(FairError) as caught:
        fair.verify(inputs(text), proof)
    assert caught.value.turn == turn


@pytest.mark.parametrize("most", range(1, 10))
def test_every_number_has_as_many_bytes_as_any_other(most: int) -> None:
    """No bias: each number gets the same share of the 256 bytes, and fewer bytes than numbers are rejected."""
    never_thrown_away = 0
    drawn = [(byte, fair._number(chain([byte], [never_thrown_away]), most)) for byte in range(256)]
    kept = [(byte, number) for byte, number in drawn if byte < 256 - 256 % most]
    assert set(Counter(number for _, number in kept).values()) == {256 // most}
    assert {number for _, number in kept} == set(range(1, most + 1))
    for byte in range(256 - 256 % most, 256):  # rejected: the next byte counts
        assert [fair._number(iter([byte, following]), most) for following in range(most)] == list(range(1, most + 1))


@pytest.mark.parametrize("sides", [6, 8])
def test_the_dice_of_many_turns_look_like_dice(sides: int) -> None:
    """The seeds are fixed, so this is deterministic. The limits are wide: chance would exceed them once in 10^9."""
    rolls = [faces(bytes([n]) * 32, TABLE, SALTS, turn, sides) for n in range(4) for turn in range(1, 1001)]
    squares = {6: 55.0, 8: 62.0}[sides]  # for 5 and 7 degrees of freedom, with room to spare
    for die in range(6):
        assert chi_square(Counter(roll[die] for roll in rolls), sides) < squares
    pairs = Counter((roll[one], roll[one + 1]) for roll in rolls for one in range(5))
    assert chi_square(pairs, sides**2) < 3 * sides**2
    following = Counter((one[5], other[0]) for one, other in pairwise(rolls))
    assert chi_square(following, sides**2) < 3 * sides**2


def chi_square(counts: Counter[Any], kinds: int) -> float:
    """The chi-squared statistic of the counts against a uniform distribution."""
    due = counts.total() / kinds
    return sum((count - due) ** 2 / due for count in counts.values()) + due * (kinds - len(counts))


def test_the_check_for_even_dice_sees_a_loaded_one() -> None:
    assert chi_square(Counter([1, 2, 3, 4, 5, 6] * 600 + [6] * 400), 6) > 55
    assert chi_square(Counter([1, 2, 3, 4, 5] * 800), 6) > 55


@given(st.binary(min_size=32, max_size=32), st.lists(salts, min_size=1, max_size=8), st.integers(1, 99), st.data())
def test_whatever_changes_changes_the_dice(seed: bytes, given_salts: list[str], turn: int, data: st.DataObject) -> None:
    """Compare whole streams: six faces may be equal by chance, 32 bytes are not."""
    seat = data.draw(st.integers(0, len(given_salts) - 1))
    salt = data.draw(salts.filter(lambda other: other != given_salts[seat]))
    bit = data.draw(st.integers(0, 255))
    other_seed = (int.from_bytes(seed) ^ 1 << bit).to_bytes(32)
    other_salts = [*given_salts[:seat], salt, *given_salts[seat + 1 :]]
    changed = [
        (seed, TABLE, given_salts, f"turn {turn}"),
        (other_seed, TABLE, given_salts, f"turn {turn}"),
        (seed, "KXWPQN", given_salts, f"turn {turn}"),
        (seed, TABLE, other_salts, f"turn {turn}"),
        (seed, TABLE, [*given_salts, ""], f"turn {turn}"),
        (seed, TABLE, given_salts, f"turn {turn + 1}"),
        (seed, TABLE, given_salts, "first"),
    ]
    assert len({bytes(islice(fair._stream(*one), 32)) for one in changed}) == len(changed)


def test_a_roll_is_that_of_its_turn_without_the_removed_dice() -> None:
    state = rowlock.parse_state("classic turn 31 seat 0 roll / r2.r3.r4.r5.r6.r12 - - - p0 / - - - - p0")
    one, other, _, *rest = faces(SEED, TABLE, ("", "e"), 31, 6)
    play = DicePlaythrough(state, inputs("variant classic\nseats Ada, Ben\n").record)
    shown = rowlock.parse_roll(play.draw(fair.numbers(SEED, TABLE, ("", "e"), play.turn)))
    assert shown == rowlock.Roll((one, other), (None, *rest))
    assert rowlock.roll(state, shown).roll == shown


@given(proofs)
def test_lines_and_parse_are_inverse(proof: Proof) -> None:
    text = "\n".join(["variant classic", *proof.lines(), "seats Ada", ""])
    assert Proof.parse(text) == proof
    assert Record.parse(text) == Record.parse("variant classic\nseats Ada\n")


def test_a_proof_is_found_at_the_end_and_between_other_comments() -> None:
    lines = WHOLE.splitlines()
    moved = "\r\n".join(["# dice were cold today", "# table by the window", *lines[6:], *lines[:6], "# from Ada"])
    assert Proof.parse(moved.replace("\r\n# from Ada", "\r\n\r\n# from Ada")) == Proof.parse(WHOLE)


def test_a_record_without_a_proof_has_none() -> None:
    assert Proof.parse("# table KXWPQM\n# dice are mine\n" + "\n".join(WHOLE.splitlines()[6:])) is None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("# dice rowlock-dice-1", "# dice rowlock-dice-2", "only rowlock-dice-1 is known here"),
        ("# table KXWPQM\n", "", "this has to be followed by the lines"),
        ("# table KXWPQM\n", "# table KXWPQM\n# table KXWPQM\n", "once each"),
        ("# table KXWPQM\n", "# table K|M\n", "table 'K|M' is not valid"),
        ("# from 1\n", "# from 0\n", "a turn from 1"),
        ("# from 1\n", "# from one\n", "with a number"),
        ("# salts a1,", "# salts A1,", "salt 'A1'"),
        ("# salts a1,", "# salts a1,xy", "salt 'xy'"),
        ("# commitment 0", "# commitment ", "commitment '"),
        ("# seed f", "# seed ", "seed '"),
        ("variant classic", "# dice rowlock-dice-1\nvariant classic", "line 7: a second proof"),
    ],
)
def test_a_proof_that_is_none_is_refused(old: str, new: str, words: str) -> None:
    assert old in WHOLE
    with pytest.raises(NotationError, match=re.escape(words)):
        Proof.parse(WHOLE.replace(old, new))


def test_a_proof_needs_a_salt_for_somebody() -> None:
    with pytest.raises(NotationError):
        Proof(TABLE, fair.commitment(SEED), "", ())


@pytest.mark.parametrize("turn", range(1, 27))
def test_another_face_is_found_in_every_turn(turn: int) -> None:
    """Every die of every turn, shown one higher than it fell."""
    line = next(line for line in WHOLE.splitlines() if re.match(rf"{turn} ", line))
    for place in range(3, 10):
        if not line[place].isdecimal():
            continue
        other = f"{line[:place]}{int(line[place]) % 6 + 1}{line[place + 1 :]}"
        assert problem(WHOLE.replace(f"\n{line}\n", f"\n{other}\n")).startswith(f"turn {turn} shows ")


def test_what_is_wrong_is_said_plainly() -> None:
    proof = Proof.parse(WHOLE)
    assert proof
    assert problem(WHOLE) == ""
    assert problem(WHOLE.replace("1  15 6445", "1  15 6446")) == "turn 1 shows 15 6446, but the seed gives 15 6445"
    assert problem(WHOLE.replace("first 1\n", "")) == "seat 0 rolls first, but the seed gives seat 1"
    assert problem(WHOLE.replace(f"# seed {proof.seed}\n", "")).startswith("the seed is not revealed yet")
    assert problem(WHOLE.replace(proof.seed, "0" * 64)).startswith("the seed is not the committed one")
    assert problem(WHOLE.replace(proof.commitment, "0" * 64)).startswith("the seed is not the committed one")
    assert problem(WHOLE.replace("# salts a1,", "# salts a1,,")) == "there are 3 salts for 2 seats: one each is needed"


def test_a_face_that_nobody_told_is_not_proved() -> None:
    assert problem(WHOLE.replace("1  15 6445", "1  15 644?")) == "turn 1 shows 15 644?, but the seed gives 15 6445"


def test_an_illegal_line_is_no_matter_of_the_dice() -> None:
    with pytest.raises(RecordError):
        problem(WHOLE.replace("| b10", "| b12", 1))


def test_a_die_cannot_be_removed_by_writing_so() -> None:
    assert problem(WHOLE.replace("1  15 6445", "1  15 644.")) == "turn 1 shows 15 644., but the seed gives 15 6445"


def test_turns_from_elsewhere_are_not_judged() -> None:
    text = RECORDS["continued from turn 4: the first seat and turns 1 to 3 came from elsewhere"]["text"]
    assert problem(text) == ""
    assert problem(text.replace("# from 4", "# from 3")).startswith("turn 3 shows ")
    assert problem(text.replace("# from 4", "# from 5")) == ""


def test_the_record_of_the_page_is_fair_and_its_numbers_are_right() -> None:
    """The worked example runs as a doctest; this checks the text around it."""
    page = (Path(__file__).parent.parent.parent / "docs" / "explanation" / "fair-dice.md").read_text("utf-8")
    text = page.split("```text\n")[1].split("```")[0]
    assert problem(text) == ""
    assert Proof.parse(text) == Proof(TABLE, fair.commitment(SEED), SEED.hex(), SALTS)
    block = bytes(islice(fair._stream(SEED, TABLE, SALTS, "turn 1"), 32))
    assert set(re.findall(r"[0-9a-f]{64}", page)) == {SEED.hex(), fair.commitment(SEED), block.hex()}
    assert "turn 1 shows `26 6154`" in page
