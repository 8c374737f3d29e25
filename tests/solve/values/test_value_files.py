"""Solved games are saved completely or not at all, and unusable files are solved again."""

import errno
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from rowlock.errors import SetupError
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.values import value_files
from rowlock.solve.values.value_files import load, path_of, save, solved
from shrunken import SHEETS, shrunken

SHEET = SHEETS["plain"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROWLOCK_CACHE", str(tmp_path))
    return tmp_path


def kept() -> Path:
    return path_of(Ranking(SHEET, None))


def test_what_is_kept_is_not_solved_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = solved(SHEET, None)
    monkeypatch.setattr(value_files, "solve", None)
    assert np.array_equal(solved(SHEET, None).values, first.values)


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: whole[:-4],
        lambda whole: whole + b"\0\0\0\0",
        lambda whole: whole[:-1] + bytes([whole[-1] ^ 1]),
        lambda whole: whole.replace(b'"version": 1', b'"version": 0'),
        lambda whole: b"",
        lambda whole: b"nonsense",
        lambda whole: whole[:1024],
    ],
)
def test_a_file_that_is_damaged_or_of_another_version_is_solved_anew(damage: Callable[[bytes], bytes]) -> None:
    first = solved(SHEET, None)
    whole = kept().read_bytes()
    kept().write_bytes(damage(whole))
    assert load(first.ranking, kept()) is None
    assert np.array_equal(solved(SHEET, None).values, first.values)
    assert kept().read_bytes() == whole


def test_another_sheet_of_the_same_name_is_another_game() -> None:
    other = shrunken("red 2 [4]\nyellow 2 [4]\ngreen 4 [2]\nblue 4 [2]")
    assert path_of(Ranking(other, None)) != kept()
    one = solved(SHEET, None)
    shutil.copy(kept(), path_of(Ranking(other, None)))
    assert load(Ranking(other, None), path_of(Ranking(other, None))) is None
    assert len(solved(other, None).values) != len(one.values)


class Usage(NamedTuple):
    """The free space of a disk."""

    free: int


def test_a_full_disk_is_told_before_anything_is_solved(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(100))
    monkeypatch.setattr(value_files, "solve", None)
    with pytest.raises(
        SetupError, match=r"no space for the .* MB of the solved game; free some space, or set ROWLOCK_CACHE"
    ):
        solved(SHEET, None)
    assert not list(folder.iterdir())


def test_a_disk_that_fills_up_leaves_nothing_half_written(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    ranking = Ranking(SHEET, None)
    values = np.zeros(3, np.float32)
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(SetupError, match="cannot be written: no space left on device; free some space"):
        save(ranking, values, kept())
    assert not list((folder / "solved").iterdir())


def test_a_write_that_is_stopped_leaves_nothing_half_written(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def stopped(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", stopped)
    with pytest.raises(KeyboardInterrupt):
        save(Ranking(SHEET, None), np.zeros(3, np.float32), kept())
    assert not list((folder / "solved").iterdir())


def test_big_points_is_refused_with_the_reason() -> None:
    import rowlock

    with pytest.raises(
        SetupError, match="Big Points cannot be solved: its round fields depend on which fields are crossed"
    ):
        solved(rowlock.variant("big-points"), None)
