"""The folder of an app for static hosts: new, replaced, or refused."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from rowlock import cli
from rowlock.cli import app_folder
from rowlock.cli.app_folder import MARK, write_app
from rowlock.errors import SetupError
from rowlock.server import settings, static_app

LAST = ("index.html", "sw.js")
FIRST = {"assets/a-1.js": b"a1", "data/x.json": b"x", "index.html": b"first", "sw.js": b"one"}
SECOND = {"assets/a-2.js": b"a2", "index.html": b"second", "sw.js": b"two"}


def content(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != MARK
    }


def test_an_app_is_written_and_replaced_and_other_files_stay(tmp_path: Path) -> None:
    folder = tmp_path / "some/where"
    write_app(folder, FIRST, LAST)
    assert content(folder) == FIRST
    (folder / "CNAME").write_bytes(b"play.example.org")
    write_app(folder, SECOND, LAST)
    assert content(folder) == {**SECOND, "CNAME": b"play.example.org"}
    assert not (folder / "data").exists()
    assert json.loads((folder / MARK).read_text())["files"] == sorted(SECOND)


def test_two_folders_with_one_app_are_alike_to_the_byte(tmp_path: Path) -> None:
    write_app(tmp_path / "a", FIRST, LAST)
    write_app(tmp_path / "b", SECOND, LAST)
    write_app(tmp_path / "b", FIRST, LAST)
    assert (tmp_path / "a" / MARK).read_bytes() == (tmp_path / "b" / MARK).read_bytes()
    assert content(tmp_path / "a") == content(tmp_path / "b")


def test_what_is_cut_off_leaves_the_old_app_whole_and_can_be_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_app(tmp_path, FIRST, LAST)
    written: list[str] = []

    def fail_in_the_end(path: Path, data: bytes) -> None:
        if path.name == "index.html":
            raise OSError(28, "No space left on device")
        written.append(path.name)
        really_write(path, data)

    really_write = app_folder._write
    monkeypatch.setattr(app_folder, "_write", fail_in_the_end)
    with pytest.raises(SetupError, match="cannot be written: no space left"):
        write_app(tmp_path, SECOND, LAST)
    assert written == [MARK, "a-2.js"]
    assert content(tmp_path) == {**FIRST, "assets/a-2.js": b"a2"}
    monkeypatch.undo()
    write_app(tmp_path, SECOND, LAST)
    assert content(tmp_path) == SECOND


def test_the_entries_come_last_whatever_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(app_folder, "_write", lambda path, _: written.append(path.name))
    write_app(tmp_path, {"sw.js": b"", "index.html": b"", "z.js": b"", "a.js": b""}, LAST)
    assert written == [MARK, "z.js", "a.js", "index.html", "sw.js", MARK]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("thesis.tex", "mine"),
        (MARK, "not JSON"),
        (MARK, "[]"),
        (MARK, '{"files": 1}'),
        (MARK, '{"files": [1]}'),
        (MARK, '{"files": ["../thesis.tex"]}'),
        (MARK, '{"files": ["/etc/passwd"]}'),
    ],
)
def test_a_folder_with_something_else_is_refused(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(SetupError, match="choose a new or empty folder"):
        write_app(tmp_path, FIRST, LAST)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "app").write_text("mine")
    with pytest.raises(SetupError, match="is a file; choose a folder"):
        write_app(tmp_path / "app", FIRST, LAST)
    with pytest.raises(SetupError, match="cannot be written: not a directory"):
        write_app(tmp_path / "app/inside", FIRST, LAST)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(SetupError, match="cannot be written: permission denied"):
        write_app(tmp_path / "app", FIRST, LAST)


def run(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> tuple[int, str]:
    """The exit code of the command, and what it says."""
    code: object = 0
    try:
        cli.main(arguments)
    except SystemExit as stop:
        code = stop.code
    printed = capsys.readouterr()
    assert isinstance(code, int)
    return code, printed.out + printed.err


def test_the_command_writes_the_app_and_says_how_to_try_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(static_app, "static_app", lambda _: FIRST)
    monkeypatch.setattr(static_app, "ENTRIES", LAST)
    code, said = run(capsys, ["build-app", "-o", str(tmp_path / "app")])
    assert (code, "4 files" in said, "http.server" in said) == (0, True, True)
    assert content(tmp_path / "app") == FIRST


def test_without_a_page_the_command_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(settings, "PAGE", tmp_path / "page")
    code, said = run(capsys, ["build-app", "-o", str(tmp_path / "app")])
    assert (code, "./go rowlock build-app" in said) == (2, True)
    assert not (tmp_path / "app").exists()
