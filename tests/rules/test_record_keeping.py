"""Keeping a record while playing: begin, rolled, chose."""

import pytest

import rowlock
from rowlock import Cross, NotationError, Pass, Record


def test_a_record_begins_with_the_state_it_starts_in() -> None:
    record = Record.begin(rowlock.start("classic", seats=2), ["Ada", "Ben"])
    assert str(record) == "variant classic\nseats Ada, Ben\n"
    record = Record.begin(rowlock.start("longo", seats=2, first=1), ("Ada", "Ben"))
    assert str(record) == "variant longo\nseats Ada, Ben\nfirst 1\nlucky 5/10 6/11\n"
    assert record.turns == ()


def test_a_record_grows_with_every_input() -> None:
    record = Record.begin(rowlock.start("classic", seats=2), ["Ada", "Ben"])
    head = str(record)
    record = record.rolled(rowlock.parse_roll("34 2516"))
    assert str(record) == f"{head}1  34 2516\n"
    record = record.chose(1, Pass())
    assert str(record) == f"{head}1  34 2516  ? -\n"
    record = record.chose(0, Cross("r7"))
    assert str(record) == f"{head}1  34 2516  r7 -\n"
    record = record.chose(0, Cross("y9"))
    assert str(record) == f"{head}1  34 2516  r7 - | y9\n"
    record = record.rolled(rowlock.parse_roll("11 ..11")).chose(0, Cross("y11", "b"))
    assert str(record) == f"{head}1  34 2516  r7 - | y9\n2  11 ..11  y11>b ?\n"


def test_a_record_stays_as_it_was_when_it_is_continued() -> None:
    record = Record.begin(rowlock.start("classic", seats=1), ["Ada"]).rolled(rowlock.parse_roll("34 2516"))
    before = str(record)
    record.chose(0, Pass())
    record.rolled(rowlock.parse_roll("34 2516"))
    assert str(record) == before


def test_turns_with_two_digits_stay_in_line() -> None:
    record = Record.begin(rowlock.start("classic", seats=1), ["Ada"])
    for _ in range(10):
        record = record.rolled(rowlock.parse_roll("34 2516")).chose(0, Pass()).chose(0, Pass())
    assert str(record).splitlines()[-2:] == ["9  34 2516  - | -", "10 34 2516  - | -"]


@pytest.mark.parametrize(
    "name",
    [
        "Ada, Countess",
        "",
        " ",
        " Ada",
        "Ada ",
        "Ada #1",
        "Ada\nBen",
        "Ada\rBen",
        "Ada\x0bBen",
        "Ada\x0cBen",
        "Ada\x1cBen",
        "Ada\x85Ben",
        "Ada\u2028Ben",
        "Ada\u2029Ben",
    ],
)
def test_a_name_that_could_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.begin(rowlock.start("classic", seats=2), ["Ben", name])
    assert str(caught.value) == f"{name!r} cannot be a name in a record; leave out commas, # and line breaks"


@pytest.mark.parametrize("name", ["Ada", "Ada Lovelace", "Zoë", "李", "1", "-", "|", "first 1", "Ada/Ben", "A\tB"])
def test_any_other_name_is_read_back(name: str) -> None:
    record = Record.begin(rowlock.start("classic", seats=2), [name, "Ben"])
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize("names", [[], ["Ada"], ["Ada", "Ben", "Cem"]])
def test_every_seat_needs_a_name(names: list[str]) -> None:
    with pytest.raises(NotationError, match="name"):
        Record.begin(rowlock.start("classic", seats=2), names)


def test_a_choice_comes_after_a_roll() -> None:
    with pytest.raises(NotationError, match="a choice comes after a roll"):
        Record.begin(rowlock.start("classic"), ["Ada", "Ben"]).chose(0, rowlock.Pass())


def test_a_record_may_be_laid_out_with_tabs() -> None:
    spaced = Record.parse("variant classic\nseats Ada, Ben\n1 34 2516 r7 - | y9")
    assert Record.parse("variant\tclassic\nseats\tAda,\tBen\n1\t34 2516\tr7\t-\t|\ty9") == spaced


def test_a_choice_is_made_at_a_seat_of_the_table() -> None:
    record = Record.begin(rowlock.start("classic"), ["Ada", "Ben"]).rolled(rowlock.parse_roll("34 2516"))
    for seat in (-1, 2):
        with pytest.raises(rowlock.SeatOutOfRange):
            record.chose(seat, rowlock.Pass())


def test_a_record_of_more_than_a_hundred_turns_is_read_back() -> None:
    turns = [f"{number} 34 2516 - | -" for number in range(1, 121)]
    record = Record.parse("\n".join(["variant classic", "seats Ada", *turns]))
    assert len(record.turns) == 120
    assert Record.parse(str(record)) == record
