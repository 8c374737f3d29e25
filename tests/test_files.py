"""Variants and records on disk: every error message names the file, and the line where there is one."""

from pathlib import Path

import pytest

import rowlock
from rowlock import NotationError, Record, SetupError, UnknownVariant, VariantError, WrongVariant
from rowlock.files import cache_folder, find_variant, load_record, save_record

TEXT = """id = "own"
name = "Own"
about = "Made at home — für alle."
sheet = '''
red     2  3  4  5  6  7  8  9  10 11 [12]
yellow  2  3  4  5  6  7  8  9  10 11 [12]
green   12 11 10 9  8  7  6  5  4  3  [2]
blue    12 11 10 9  8  7  6  5  4  3  [2]
'''
"""


def refusal(path: Path) -> VariantError:
    with pytest.raises(VariantError) as caught:
        rowlock.load_variant(path)
    assert type(caught.value) is VariantError
    assert caught.value.code == "variant_invalid"
    return caught.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "own.toml"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_variant_is_read_from_a_file(path: Path, encoding: str, newline: str) -> None:
    path.write_text(TEXT, encoding=encoding, newline=newline)
    variant = rowlock.load_variant(path)
    assert (variant.id, variant.about) == ("own", "Made at home — für alle.")
    assert variant.layout == rowlock.variant("classic").layout
    assert rowlock.load_variant(str(path)) == variant


def test_a_file_that_is_not_there_is_named(path: Path) -> None:
    error = refusal(path)
    assert str(error) == f"{path} cannot be read: no such file or directory"
    assert error.line is None


def test_a_folder_is_no_variant(tmp_path: Path) -> None:
    assert str(refusal(tmp_path)) == f"{tmp_path} cannot be read: is a directory"


def test_a_file_in_another_encoding_is_named(path: Path) -> None:
    path.write_text(TEXT, encoding="cp1252")
    error = refusal(path)
    assert str(error) == f"{path} cannot be read: it is not UTF-8 text"
    assert error.line is None


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("[2]\nblue", "7\nblue", 7, "row green: 7 appears twice"),
        ('name = "Own"', "name = 3", 2, 'name: a text is needed, name = "…"'),
        ('"Own"', "Own", 2, "not TOML: Invalid value (at line 2, column 8)"),
        ("sheet", "sides = 66\nsheet", 4, "sides: a number from 2 to 9 is needed"),
    ],
)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_mistake_is_named_with_the_file_and_the_line(
    path: Path, newline: str, old: str, new: str, line: int, message: str
) -> None:
    path.write_text(TEXT.replace(old, new), encoding="utf-8", newline=newline)
    error = refusal(path)
    assert str(error) == f"{path}, line {line}: {message}"
    assert error.line == line


def test_something_missing_is_on_no_line(path: Path) -> None:
    path.write_text(TEXT.replace('id = "own"\n', ""), encoding="utf-8")
    error = refusal(path)
    assert str(error) == f'{path}: id: a text is needed, id = "…"'
    assert error.line is None


def test_a_variant_is_meant_by_its_file_or_by_its_id(path: Path) -> None:
    path.write_text(TEXT, encoding="utf-8")
    assert find_variant(str(path)) == rowlock.load_variant(path)
    assert find_variant("longo") is rowlock.variant("longo")
    with pytest.raises(UnknownVariant, match=r"^there is no variant 'own'"):
        find_variant("own")
    with pytest.raises(VariantError, match=r"^longo\.toml cannot be read: "):
        find_variant("longo.toml")


RECORD = "variant classic\nseats Zoë, Ben\n1  34 2516  r7 - | y9\n"


def test_a_record_is_read_back_as_it_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    record = Record.parse(RECORD)
    save_record(path, record)
    assert path.read_text(encoding="utf-8") == RECORD
    assert load_record(path) == load_record(str(path)) == record


def test_a_record_is_saved_over_the_old_one_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    record = Record.parse(RECORD)
    save_record(path, record)
    longer = record.rolled(rowlock.parse_roll("11 1111"))
    save_record(str(path), longer)
    assert load_record(path) == longer
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_of_a_home_made_variant_needs_the_variant(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    path.write_text(RECORD.replace("classic", "own"), encoding="utf-8")
    own = rowlock.parse_variant(TEXT)
    assert load_record(path, own).variant is own
    with pytest.raises(UnknownVariant):
        load_record(path)
    with pytest.raises(WrongVariant):
        load_record(path, rowlock.variant("classic"))


def test_a_record_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    with pytest.raises(NotationError) as caught:
        load_record(path)
    assert str(caught.value) == f"{path} cannot be read: no such file or directory"
    path.write_text(RECORD, encoding="cp1252")
    with pytest.raises(NotationError) as caught:
        load_record(path)
    assert str(caught.value) == f"{path} cannot be read: it is not UTF-8 text"


def test_a_variant_of_ones_own_does_not_take_the_id_of_a_printed_one(path: Path) -> None:
    path.write_text(TEXT.replace('id = "own"', 'id = "longo"'), encoding="utf-8")
    error = refusal(path)
    assert str(error) == f"{path}, line 1: id: longo is a printed variant, choose another id"
    assert error.path == str(path)


def test_a_record_that_is_a_link_stays_one(tmp_path: Path) -> None:
    record = Record.begin(rowlock.start("classic", seats=1), ["Ada"])
    link = tmp_path / "link.txt"
    link.symlink_to(tmp_path / "real.txt")
    save_record(link, record)
    assert link.is_symlink()
    assert load_record(tmp_path / "real.txt") == record


def test_a_record_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    record = Record.begin(rowlock.start("classic", seats=1), ["Ada"])
    for place in (tmp_path, tmp_path / "nowhere" / "game.txt"):
        with pytest.raises(SetupError, match="cannot be written: "):
            save_record(place, record)


def test_a_service_keeps_its_cache_where_systemd_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CACHE_DIRECTORY", f"{tmp_path / 'service'}:{tmp_path / 'second'}")
    monkeypatch.setenv("ROWLOCK_CACHE", "")
    assert cache_folder() == tmp_path / "service"
    monkeypatch.setenv("ROWLOCK_CACHE", str(tmp_path / "own"))
    assert cache_folder() == tmp_path / "own"
