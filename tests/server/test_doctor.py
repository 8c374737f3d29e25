"""The doctor names every kind of damage, says what to do, and never writes."""

import os
import resource
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import logbooks
from logbooks import address, change, fill
from rowlock.errors import SetupError
from rowlock.server.address import database_url
from rowlock.server.checkup import stored_logs
from rowlock.server.checkup.finding import Finding, Installation
from rowlock.server.doctor import examine
from rowlock.server.file_lock import FileLock
from rowlock.server.migrate import migrate
from services import Postgres, RedisServer, free_port
from serving import make_page
from steps import add_a_step
from waiting import run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with tables."""
    fill(address(tmp_path / "tables.db"))
    return tmp_path / "tables.db"


def found(url: str, folder: Path, redis: str = "") -> list[Finding]:
    """The doctor's findings on an installation that is sound except perhaps for its database or Redis."""
    return examine(Installation(database_url(url), redis, folder / "cache", make_page(folder)))


def serious(url: str, folder: Path, redis: str = "") -> list[Finding]:
    """Warnings and problems."""
    return [finding for finding in found(url, folder, redis) if finding.level in ("warning", "problem")]


def test_a_sound_database_gives_no_cause_for_concern(url: str, tmp_path: Path) -> None:
    fill(url)
    findings = found(url, tmp_path)
    assert {finding.level for finding in findings} == {"ok"}, findings
    assert Finding("ok", "logs", "3 tables with 24 entries, none missing") in findings
    assert Finding("ok", "tables", "3 replay without errors") in findings


IN_LOGS = {
    "a deleted entry": (logbooks.DELETED_ENTRY, {"logs": "KXWPQM (head 8, 7 entries", "tables": "KXWPQM (entry 7:"}),
    "a head too high": (logbooks.HEAD_TOO_HIGH, {"logs": "KXWPQM (head 9, 8 entries"}),
    "a head too low": (logbooks.HEAD_TOO_LOW, {"logs": "KXWPQM (head 7, 8 entries"}),
    "broken JSON": (logbooks.BROKEN_JSON, {"tables": "1 cannot be replayed: KXWPQM (entry 3:"}),
    "a broken rule": (logbooks.BROKEN_RULE, {"tables": "KXWPQM (entry 8: y2: "}),
    "a newer form": (logbooks.NEWER_FORM, {"schema": "newer rowlock (schema 9999): upgrade"}),
    "a clock ahead": (f"UPDATE tables SET touched_at = {time.time() + 1e6}", {"clock": "3 tables"}),
}
"""By kind of damage: the statement that causes it, and the expected findings by subject."""


@pytest.mark.parametrize(("statement", "told"), IN_LOGS.values(), ids=IN_LOGS)
def test_damage_in_a_file_is_named(statement: str, told: dict[str, str], file: Path) -> None:
    change(file, statement)
    check(serious(address(file), file.parent), told)


@pytest.mark.slow
@pytest.mark.parametrize(("statement", "told"), IN_LOGS.values(), ids=IN_LOGS)
def test_damage_in_a_service_is_named(statement: str, told: dict[str, str], postgres: Postgres, tmp_path: Path) -> None:
    postgres.execute("DROP DATABASE IF EXISTS ill")
    postgres.execute("CREATE DATABASE ill")
    fill(postgres.url("ill"))
    postgres.execute(statement, "ill")
    check(serious(postgres.url("ill"), tmp_path), told)


def check(findings: list[Finding], told: dict[str, str]) -> None:
    """Compare the findings with the expected ones, by subject."""
    assert [finding.subject for finding in findings] == list(told), findings
    for finding in findings:
        assert told[finding.subject] in finding.found
        assert finding.advice or "upgrade" in finding.found


def test_entries_without_a_table_are_named(file: Path) -> None:
    change(file, logbooks.STRAY_ENTRY)
    check(serious(address(file), file.parent), {"foreign keys": "NOBODY"})


def test_a_lost_foreign_key_is_named(file: Path) -> None:
    change(file, "CREATE TABLE copied AS SELECT * FROM entries", "DROP TABLE entries")
    change(file, "ALTER TABLE copied RENAME TO entries")
    check(serious(address(file), file.parent), {"foreign keys": "do not refer"})


@pytest.mark.parametrize("spoil", [logbooks.overwrite_a_page, logbooks.truncate])
def test_a_damaged_file_is_named(spoil: Callable[[Path], None], file: Path) -> None:
    spoil(file)
    (finding,) = serious(address(file), file.parent)
    assert finding.level == "problem"
    assert "malformed" in finding.found
    assert "restore" in finding.advice


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda path: None, {"database": "there is no file"}),
        (lambda path: path.write_text("Dear diary, " * 500), {"database": "not a database"}),
        (lambda path: path.write_bytes(b""), {"schema": "not a rowlock database"}),
    ],
)
def test_a_file_that_is_no_database(make: Callable[[Path], object], told: dict[str, str], tmp_path: Path) -> None:
    make(tmp_path / "tables.db")
    (finding,) = serious(address(tmp_path / "tables.db"), tmp_path)
    assert {finding.subject: told[finding.subject]} == told
    assert told[finding.subject] in finding.found


def test_a_service_that_is_not_there(tmp_path: Path) -> None:
    (finding,) = serious(f"postgresql://ada:hush@127.0.0.1:{free_port()}/rowlock", tmp_path)
    assert "Check the address" in finding.found
    assert "hush" not in finding.found


def test_an_older_form_is_brought_up_by_the_server(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_a_step(monkeypatch, tmp_path / "steps")
    findings = found(address(file), tmp_path)
    assert Finding("note", "schema", "from an older rowlock", "The server updates it when it starts") in (findings)


@pytest.mark.slow
def test_an_older_form_of_a_service_is_brought_up_by_hand(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.execute("CREATE DATABASE aged")
    run(migrate(postgres.url("aged")))
    add_a_step(monkeypatch, tmp_path / "steps")
    (finding,) = serious(postgres.url("aged"), tmp_path)
    assert "rowlock migrate" in finding.advice


def test_only_the_newest_tables_are_played_through(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_logs, "MOST_FOLDED", 2)
    change(file, logbooks.BROKEN_JSON.replace("KXWPQM", "BCDFGH"))  # the oldest
    findings = found(address(file), file.parent)
    assert Finding("ok", "tables", "2 replay without errors") in findings
    assert Finding("note", "tables", "only the newest 2 were replayed") in findings


@pytest.mark.parametrize(
    ("denied", "mode", "told"),
    [
        ("tables.db", os.R_OK, {"database": "cannot be read"}),
        ("tables.db", os.W_OK, {"database": "cannot be written"}),
        ("", os.W_OK, {"folder": "cannot create files", "compiling": "cannot be kept"}),
    ],
)
def test_what_may_not_be_written_is_named(
    denied: str, mode: int, told: dict[str, str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests may run as root, who has every permission, so the answers of `os.access` are those of another user."""
    access = os.access

    def asked(path: Path, wanted: int) -> bool:
        return access(path, wanted) and not (path == file.parent / denied and wanted & mode)

    monkeypatch.setattr(os, "access", asked)
    check(serious(address(file), file.parent), told)


def test_a_cache_that_cannot_be_made_is_named(file: Path) -> None:
    installation = Installation(database_url(address(file)), "", file / "cache", make_page(file.parent))
    (finding,) = [finding for finding in examine(installation) if finding.level != "ok"]
    assert (finding.level, finding.subject) == ("warning", "compiling")
    assert "ROWLOCK_CACHE" in finding.advice


def test_switched_off_compiling_is_noted(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert ("note", "compiling") in {(finding.level, finding.subject) for finding in found(address(file), file.parent)}


def test_a_full_disk_is_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=10**6))
    check(serious(address(file), file.parent), {"disk": "1 MB", "compiling": "1 MB"})


def test_a_write_ahead_log_that_is_held_up_is_named(file: Path) -> None:
    with (file.parent / "tables.db-wal").open("wb") as log:
        log.truncate(200 * 10**6)
    check(serious(address(file), file.parent), {"write-ahead log": "200 MB"})


def test_few_open_files_are_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    check(serious(address(file), file.parent), {"open files": "1,024"})


def test_a_page_that_was_not_built_is_named(file: Path) -> None:
    installation = Installation(database_url(address(file)), "", file.parent / "cache", file.parent / "nowhere")
    assert [finding.subject for finding in examine(installation) if finding.level == "warning"] == ["page"]


def test_redis_that_does_not_answer_is_named(file: Path) -> None:
    findings = serious(address(file), file.parent, f"redis://:hush@127.0.0.1:{free_port()}")
    assert [finding.level for finding in findings] == ["warning", "problem"]
    assert "PostgreSQL" in findings[0].advice
    assert "hush" not in findings[1].found


@pytest.mark.slow
def test_redis_that_answers(file: Path, redis_server: RedisServer) -> None:
    assert Finding("ok", "redis", "redis answers") in found(address(file), file.parent, redis_server.url)


def test_no_address_of_redis_is_bad_usage(file: Path) -> None:
    with pytest.raises(SetupError, match="redis://"):
        found(address(file), file.parent, "hello")


def test_a_server_that_uses_the_database_is_seen(file: Path) -> None:
    lock = FileLock(file)
    assert lock.acquire()
    try:
        assert Finding("ok", "server", "a server is running on it") in found(address(file), file.parent)
    finally:
        lock.release()


def test_nothing_is_written(file: Path) -> None:
    before = file.read_bytes(), file.stat().st_mtime_ns
    found(address(file), file.parent)
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before
