"""A backup is complete and sound, or is not made. A restore succeeds, or changes nothing."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

from logbooks import CODES, DAMAGE, WHEN, address, change, fill, log, logs
from rowlock.errors import SetupError
from rowlock.server import database_copy
from rowlock.server.backup import backup
from rowlock.server.database import open_store
from rowlock.server.durable import sidecars
from rowlock.server.file_lock import FileLock
from rowlock.server.migrate import migrate
from rowlock.server.restore import restore
from rowlock.server.soundness import Contents
from services import Postgres
from steps import add_a_step
from waiting import run

HELD = Contents(tables=3, entries=24, newest=WHEN + 2)
damage = pytest.mark.parametrize(("spoil", "told"), DAMAGE.values(), ids=DAMAGE)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup."""
    fill(address(tmp_path / "source.db"))
    backup(address(tmp_path / "source.db"), tmp_path / "saved.db")
    return tmp_path / "saved.db"


def seen(folder: Path) -> dict[str, bytes]:
    """The files in a folder, except locks, which stay."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}


def test_a_backup_holds_every_log(url: str, tmp_path: Path) -> None:
    fill(url)
    folder = tmp_path / "backups"
    folder.mkdir()
    assert backup(url, folder / "saved.db") == HELD
    assert [path.name for path in folder.iterdir()] == ["saved.db"]
    assert (folder / "saved.db").stat().st_mode & 0o077 == 0, "it holds the seeds of future rolls"
    assert logs(address(folder / "saved.db")) == {code: log(code) for code in CODES}


def test_a_backup_has_what_is_still_in_the_write_ahead_log(tmp_path: Path) -> None:
    async def scenario() -> Contents:
        store = await open_store(address(tmp_path / "tables.db"))
        try:
            await store.create("BCDFGH", log("BCDFGH"), WHEN)
            return await asyncio.to_thread(backup, address(tmp_path / "tables.db"), tmp_path / "saved.db")
        finally:
            await store.close()

    assert run(scenario()) == Contents(1, 8, WHEN)


def test_a_backup_is_of_one_moment(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is opened after the tables were read or counted, but before the entries are."""
    late = iter(["KLMNPQ"])

    def meanwhile(step: Callable[..., object], *arguments: object) -> object:
        done = step(*arguments)
        opening = Thread(target=fill, args=(url, late))
        opening.start()
        opening.join()
        return done

    fill(url)
    step = "contents" if url.startswith("sqlite") else "insert"
    monkeypatch.setattr(database_copy, step, partial(meanwhile, getattr(database_copy, step)))
    assert backup(url, tmp_path / "saved.db") == HELD
    assert logs(url, ["KLMNPQ"]) == {"KLMNPQ": log("KLMNPQ")}


def test_a_backup_overwrites_nothing(saved: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(SetupError, match="name a new file"):
        backup(address(saved), saved)
    assert saved.read_bytes() == before


@damage
def test_damage_is_not_saved(spoil: Callable[[Path], object], told: str, tmp_path: Path) -> None:
    fill(address(tmp_path / "tables.db"))
    spoil(tmp_path / "tables.db")
    with pytest.raises(SetupError, match=told):
        backup(address(tmp_path / "tables.db"), tmp_path / "saved.db")
    assert not list(tmp_path.glob("*saved*"))


def test_a_place_for_a_backup_that_is_none(saved: Path) -> None:
    for place in (saved.parent / "no" / "folder.db", saved / "file.db"):
        with pytest.raises(SetupError, match="cannot be written"):
            backup(address(saved), place)


@damage
def test_damage_is_not_restored(spoil: Callable[[Path], object], told: str, saved: Path, tmp_path: Path) -> None:
    folder = tmp_path / "server"
    folder.mkdir()
    fill(address(folder / "tables.db"), ["OLDOLD"])
    before = seen(folder)
    spoil(saved)
    with pytest.raises(SetupError, match=told):
        restore(saved, address(folder / "tables.db"))
    assert seen(folder) == before


def test_a_backup_is_restored(url: str, saved: Path) -> None:
    run(migrate(url))
    restored = restore(saved, url)
    assert restored.contents == HELD
    assert logs(url) == {code: log(code) for code in CODES}


def test_a_backup_makes_a_file_where_there_was_none(saved: Path, tmp_path: Path) -> None:
    assert restore(saved, address(tmp_path / "new.db")).kept is None
    assert logs(address(tmp_path / "new.db")) == {code: log(code) for code in CODES}


def test_the_old_database_is_kept_with_what_was_in_its_write_ahead_log(saved: Path, tmp_path: Path) -> None:
    """A killed server leaves a log beside the file, which must not be applied to the new one."""
    fill(address(tmp_path / "running.db"), [])
    old = tmp_path / "tables.db"
    with closing(sqlite3.connect(tmp_path / "running.db")) as running:
        running.execute(f"INSERT INTO tables VALUES ('OLDOLD', 1, {WHEN}, {WHEN})")
        running.execute("INSERT INTO entries VALUES ('OLDOLD', 1, '{}')")
        running.commit()
        for end in ("", "-wal"):
            shutil.copy(tmp_path / f"running.db{end}", tmp_path / f"tables.db{end}")
    kept = restore(saved, address(old)).kept
    assert kept
    assert kept.name.startswith("tables.db.before-restore-")
    with closing(sqlite3.connect(kept)) as before, closing(sqlite3.connect(old)) as now:
        assert before.execute("SELECT id FROM tables").fetchall() == [("OLDOLD",)]
        assert now.execute("SELECT id FROM tables ORDER BY id").fetchall() == [(code,) for code in CODES]


def test_a_restored_file_belongs_to_whom_the_old_one_did(saved: Path, tmp_path: Path) -> None:
    """The server must be able to write to it, no matter who restores it."""
    target = tmp_path / "tables.db"
    fill(address(target))
    target.chmod(0o660)
    if os.geteuid() == 0:
        os.chown(target, 65534, 65534)
    before = target.stat()
    restore(saved, address(target))
    now = target.stat()
    assert (now.st_mode, now.st_uid, now.st_gid) == (before.st_mode, before.st_uid, before.st_gid)


def test_a_damaged_database_is_kept_as_it_is(saved: Path, tmp_path: Path) -> None:
    old = tmp_path / "tables.db"
    for path in (old, *sidecars(old)):
        path.write_text(f"damaged {path.name}" * 500)
    kept = restore(saved, address(old)).kept
    assert kept
    for path, name in zip((kept, *sidecars(kept)), (old, *sidecars(old)), strict=True):
        assert path.read_text() == f"damaged {name.name}" * 500
    assert not any(path.exists() for path in sidecars(old))
    assert logs(address(old)) == {code: log(code) for code in CODES}


def test_a_file_that_cannot_have_two_names_is_copied(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*_: object) -> None:
        raise PermissionError

    fill(address(tmp_path / "tables.db"), ["OLDOLD"])
    monkeypatch.setattr(os, "link", link)
    kept = restore(saved, address(tmp_path / "tables.db")).kept
    assert kept
    assert logs(address(kept), ["OLDOLD"]) == {"OLDOLD": log("OLDOLD")}


def test_a_database_in_use_is_left_alone(saved: Path, tmp_path: Path) -> None:
    target = tmp_path / "tables.db"
    fill(address(target), ["OLDOLD"])
    lock = FileLock(target)
    assert lock.acquire()
    with pytest.raises(SetupError, match="a server is using"):
        restore(saved, address(target))
    lock.release()
    with closing(sqlite3.connect(target)) as another:
        another.execute("SELECT * FROM tables").fetchall()
        with pytest.raises(SetupError, match="a server is using"):
            restore(saved, address(target))
    assert logs(address(target), ["OLDOLD"]) == {"OLDOLD": log("OLDOLD")}


def test_a_backup_of_an_older_rowlock_is_brought_up(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_a_step(monkeypatch, tmp_path / "steps")
    restore(saved, address(tmp_path / "tables.db"))
    assert not run(migrate(address(tmp_path / "tables.db")))


@pytest.fixture
def service(postgres: Postgres, request: pytest.FixtureRequest) -> str:
    """The address of an empty PostgreSQL database."""
    name = f"restore_{abs(hash(request.node.name))}"
    postgres.execute(f"CREATE DATABASE {name}")
    return postgres.url(name)


@pytest.mark.slow
def test_a_service_is_made_ready_first(saved: Path, service: str, tmp_path: Path) -> None:
    for attempt in (lambda: restore(saved, service), lambda: backup(service, tmp_path / "no.db")):
        with pytest.raises(SetupError, match="Run rowlock migrate"):
            attempt()


@pytest.mark.slow
def test_tables_of_a_service_are_replaced_only_when_asked(saved: Path, service: str, tmp_path: Path) -> None:
    fill(service, ["OLDOLD"])
    with pytest.raises(SetupError, match="1 tables already; --replace"):
        restore(saved, service)
    assert logs(service, ["OLDOLD"]) == {"OLDOLD": log("OLDOLD")}
    restore(saved, service, replace=True)
    assert backup(service, tmp_path / "again.db") == HELD


@pytest.mark.slow
def test_a_restore_of_a_service_is_whole_or_nothing(saved: Path, service: str) -> None:
    """The damage only shows when the rows are written: the service refuses a value."""
    fill(service, ["OLDOLD"])
    change(saved, "UPDATE tables SET created_at = 'long ago' WHERE id = 'QRSTVW'")
    with pytest.raises(SetupError):
        restore(saved, service, replace=True)
    assert logs(service, ["OLDOLD"]) == {"OLDOLD": log("OLDOLD")}


@pytest.mark.slow
def test_a_service_in_use_is_left_alone(saved: Path, service: str) -> None:
    fill(service, ["OLDOLD"])

    async def scenario() -> None:
        store = await open_store(service)
        try:
            with pytest.raises(SetupError, match="stop every node"):
                await asyncio.to_thread(restore, saved, service, replace=True)
        finally:
            await store.close()

    run(scenario())
    assert logs(service, ["OLDOLD"]) == {"OLDOLD": log("OLDOLD")}


@pytest.mark.slow
def test_a_full_disk_leaves_nothing_half_done(saved: Path, tmp_path: Path) -> None:
    """A process with a file size limit sees what it would see on a full disk."""
    folder = tmp_path / "server"
    folder.mkdir()
    fill(address(folder / "tables.db"), ["OLDOLD"])
    before = seen(folder)
    for arguments in (
        ("backup", str(folder / "more.db"), "--database", address(saved)),
        ("restore", str(saved), "--database", address(folder / "tables.db")),
    ):
        shown = subprocess.run(
            ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh", sys.executable, "-m", "rowlock", *arguments],
            capture_output=True,
            text=True,
        )
        assert shown.returncode == 2, shown
        assert "cannot be copied" in shown.stderr
        assert shown.stderr.count("\n") == 1
    assert seen(folder) == before
