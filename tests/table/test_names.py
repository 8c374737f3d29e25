"""Names that people type, and codes of tables."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from rowlock.errors import NameTaken, TableError
from rowlock.table.names import CODE_LETTERS, LONGEST_NAME, check_free, clean_code, clean_name, draw_code, numbered


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t of\n Athens ", "Ada of Athens"),
        ("Ada, Ben", "Ada Ben"),
        ("#1", "1"),
        ("A\x00d\x1ba", "Ada"),
        ("\u202eadA\u200b", "adA"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz 🎲", "Łukasz 🎲"),
        ("名前", "名前"),
        ("A\u2028B", "A B"),
        ("A\u00a0B", "A B"),
        ("A\ud800B", "AB"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("<b>", "<b>"),
    ],
)
def test_a_name_is_shown_without_what_could_confuse(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", " ", ",", "#", "\x00", "\u200b\u202e", "x" * (LONGEST_NAME + 1)])
def test_a_name_that_cannot_be_read_is_refused(typed: str) -> None:
    with pytest.raises(TableError):
        clean_name(typed)


@given(st.text(max_size=60))
def test_a_clean_name_stays_and_fits_into_a_record(typed: str) -> None:
    try:
        name = clean_name(typed)
    except TableError:
        return
    assert clean_name(name) == name
    assert len(name) <= LONGEST_NAME
    record = rowlock.Record.begin(rowlock.start("classic", 2), [name, "Ben"])
    assert rowlock.Record.parse(str(record)).names == (name, "Ben")


def test_names_differ_in_more_than_their_case() -> None:
    check_free("Ada", ["Adah", "Ad"])
    for other in ("Ada", "ADA", "ada"):
        with pytest.raises(NameTaken):
            check_free("Ada", ["Ben", other])
    with pytest.raises(NameTaken):
        check_free("STRASSE", ["Straße"])


def test_a_bot_gets_a_number_if_its_name_is_taken() -> None:
    assert numbered("Greedy", []) == "Greedy"
    assert numbered("Greedy", ["GREEDY"]) == "Greedy 2"
    assert numbered("Greedy", ["Greedy", "greedy 2", "Greedy 4"]) == "Greedy 3"


def test_codes_are_six_letters_each_as_likely_as_any_other() -> None:
    draw = random.Random(1).randbytes
    codes = [draw_code(draw) for _ in range(4_000)]
    assert all(len(code) == 6 and set(code) <= set(CODE_LETTERS) for code in codes)
    counts = Counter("".join(codes))
    assert len(counts) == len(CODE_LETTERS) == 20
    assert 1_050 < min(counts.values()) <= max(counts.values()) < 1_350


def test_no_letter_of_a_code_is_taken_for_another_or_makes_words() -> None:
    assert not set(CODE_LETTERS) & set("AEIOUY0123456789")


@pytest.mark.parametrize("typed", ["KXWPQM", "kxwpqm", "kxw-pqm", " KXW PQM "])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert clean_code(typed) == "KXWPQM"
