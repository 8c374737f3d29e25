"""`rowlock backup`, `rowlock restore` and `rowlock doctor`, run as operators run them."""

import json
from pathlib import Path

import pytest

from logbooks import BROKEN_JSON, CODES, address, change, fill, log, logs
from rowlock import cli


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database file of one's own server."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("ROWLOCK_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    (tmp_path / "data/rowlock").mkdir(parents=True)
    fill(address(tmp_path / "data/rowlock/tables.db"))
    return tmp_path / "data/rowlock/tables.db"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command; return its exit code and output."""
    code = 0
    try:
        cli.main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_a_database_is_saved_and_restored(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "backup", str(tmp_path / "saved.db"))
    assert code == 0
    assert out.startswith("Saved 3 tables and 24 entries (newest: 2023-11-1")
    assert out.endswith("saved.db, 20 kB.\n")
    change(file, "DELETE FROM entries", "DELETE FROM tables")
    code, out, _ = run(capsys, "restore", str(tmp_path / "saved.db"))
    assert code == 0
    assert out.startswith("Restored 3 tables and 24 entries")
    assert "tables.db.before-restore-" in out
    assert logs(address(file)) == {code: log(code) for code in CODES}


def test_what_was_saved_as_json(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "saved.db"
    code, out, _ = run(capsys, "backup", str(path), "--database", address(file), "--json")
    held = {"tables": 3, "entries": 24, "newest": 1_700_000_002.0}
    assert (code, json.loads(out)) == (0, {"file": str(path), "bytes": path.stat().st_size, **held})
    code, out, _ = run(capsys, "restore", str(path), "--database", address(tmp_path / "new.db"), "--json")
    assert (code, json.loads(out)) == (0, {"kept": None, **held})


def test_a_backup_that_cannot_be_made_is_one_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (("backup", str(file)), ("backup", "x.db", "--database", "hello"), ("restore", "nowhere.db")):
        code, out, err = run(capsys, *arguments)
        assert (code, out) == (2, "")
        assert err.startswith("rowlock: ")
        assert err.count("\n") == 1


def test_an_empty_database_is_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(address(tmp_path / "empty.db"), [])
    _, out, _ = run(capsys, "backup", str(tmp_path / "saved.db"), "--database", address(tmp_path / "empty.db"))
    assert out.startswith("Saved 0 tables and 0 entries to ")


def test_the_doctor_says_that_all_is_well_in_eighty_columns(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "doctor")
    assert code == 0
    assert "ok       tables           3 replay without errors.\n" in out
    lines = out.splitlines()
    assert all(len(line) <= 80 for line in lines if str(file.parents[2]) not in line), "only paths are longer"
    assert lines[-1] in ("All is well.", "There is 1 warning.")  # without a page


def test_the_doctor_says_what_is_wrong(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(file, BROKEN_JSON)
    code, out, _ = run(capsys, "doctor", "--database", address(file))
    assert code == 1
    assert "problem  tables           1 cannot be replayed: KXWPQM (entry 3: " in out
    assert "There is 1 problem" in out
    code, out, _ = run(capsys, "doctor", "--database", address(file), "--json")
    assert code == 1
    (problem,) = [finding for finding in json.loads(out) if finding["level"] == "problem"]
    assert problem.keys() == {"level", "subject", "found", "advice"}


@pytest.mark.parametrize("arguments", [("--database", "hello"), ("--redis", "hello"), ("--hello",), ("hello",)])
def test_the_doctor_cannot_be_asked_so(
    file: Path, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "doctor", *arguments)[0] == 2
