"""Machine code is only cached where nobody else can write."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from rowlock.kernel.cache_folder import check_writable, open_to_others

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes mean nothing here")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "cache" / "kernel"
    (made / "digest").mkdir(parents=True)
    for place in (made.parent, made, made / "digest"):
        place.chmod(0o755)
    return made


@pytest.fixture
def careless_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def test_a_folder_of_our_own_is_safe(folder: Path) -> None:
    assert open_to_others(folder) is None
    assert open_to_others(folder.parent / "not" / "made" / "yet") is None


@pytest.mark.parametrize("mode", [0o775, 0o757, 0o1777])
@pytest.mark.parametrize("place", [".", "digest"])
def test_a_folder_that_others_can_write_to(folder: Path, place: str, mode: int) -> None:
    (folder / place).chmod(mode)
    assert open_to_others(folder) == folder / place


def test_a_folder_that_others_can_replace(folder: Path) -> None:
    folder.parent.chmod(0o777)
    assert open_to_others(folder) == folder.parent
    assert open_to_others(folder.parent / "missing") == folder.parent
    folder.parent.chmod(0o1777)
    assert open_to_others(folder) is None


def test_a_folder_behind_a_link_is_judged_where_it_is(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(folder)
    assert open_to_others(tmp_path / "link") is None
    folder.chmod(0o777)
    assert open_to_others(tmp_path / "link") == folder


def test_a_folder_of_somebody_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = os.geteuid() + 1
    if os.geteuid() == 0:
        os.chown(folder, stranger, -1)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: stranger)
    assert open_to_others(folder) == folder


def test_where_modes_mean_nothing_none_is_judged(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.chmod(0o777)
    monkeypatch.delattr(os, "geteuid")
    assert open_to_others(folder) is None


@pytest.mark.usefixtures("careless_umask")
def test_a_new_folder_is_for_us_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    check_writable(tmp_path / "cache" / "kernel")
    assert (tmp_path / "cache" / "kernel").stat().st_mode & 0o777 == 0o700
    assert open_to_others(tmp_path / "cache" / "kernel") is None


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    with pytest.raises(OSError, match="file"):
        check_writable(tmp_path / "file" / "kernel")
