"""Put a backup in the place of a database that no server uses."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import strftime

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from rowlock.errors import SetupError
from rowlock.server.address import database_url, file_path, is_file, shown
from rowlock.server.copying import copy_file, copy_rows, written
from rowlock.server.database import MIGRATE
from rowlock.server.durable import appearing, companions, sync
from rowlock.server.engines import reaching, writing
from rowlock.server.file_lock import FileLock
from rowlock.server.migrate import bring_up, is_current
from rowlock.server.readonly import opened, run
from rowlock.server.soundness import Contents, contents

OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()"
)
"""How many other connections the same user has: a running node keeps some open."""

IN_USE = "a server uses {}: stop it first"


@dataclass(frozen=True, slots=True)
class Restored:
    """What a database holds now, and where its file from before is kept, if there was one."""

    contents: Contents
    kept: Path | None = None


def restore(file: Path, url: str, *, replace: bool = False) -> Restored:
    """Put a backup in the place of the database at this address; SetupError, and nothing changed, if it cannot be.

    A file that was there is kept under another name. Logs in PostgreSQL are deleted only if asked to (`replace`).
    """
    address = database_url(url)
    return (
        _restore_file(file, file_path(address))
        if is_file(address)
        else _restore_service(file, address, replace=replace)
    )


def _restore_file(file: Path, target: Path) -> Restored:
    with _reserved(target), appearing(target) as part:
        held = _ready_copy(file, part)
        _give_away(part, target if target.exists() else target.parent)
        kept = _set_aside(target) if target.exists() else None
    return Restored(held, kept)


@contextmanager
def _reserved(target: Path) -> Iterator[None]:
    """Keep servers away from the file. SetupError if there is one."""
    lock = FileLock(target)
    try:
        free = lock.acquire()
    except OSError as error:
        raise SetupError(f"{target} cannot be written: {(error.strerror or str(error)).lower()}") from error
    if not free:
        raise SetupError(IN_USE.format(target))
    try:
        _give_away(lock.path, target.parent)
        yield
    finally:
        lock.release()


def _ready_copy(file: Path, copy: Path) -> Contents:
    """A copy of the backup that has been checked and brought up to date."""
    held = copy_file(file, copy)
    with written(copy) as connection:
        bring_up(connection, str(file))
    return held


def _give_away(file: Path, like: Path) -> None:
    """Let the file belong to the owner of the other one: backups are often restored by root, and served by others."""
    owner = like.stat()
    if like.is_file():
        file.chmod(owner.st_mode & 0o777)
    with suppress(PermissionError):
        os.chown(file, owner.st_uid, owner.st_gid)


def _set_aside(target: Path) -> Path:
    """Keep the old database under another name too, and leave nothing that SQLite would apply to the new one."""
    _finish(target)
    kept = target.with_name(f"{target.name}.before-restore-{strftime('%Y%m%d-%H%M%S')}")
    for old, new in zip((target, *companions(target)), (kept, *companions(kept)), strict=True):
        if old.exists():
            _keep(old, new)
    for left in companions(target):
        left.unlink(missing_ok=True)
    sync(target.parent)
    return kept


def _finish(database: Path) -> None:
    """Bring what is still in the write-ahead log into the file, and see that nobody else has it open."""
    try:
        with opened(database) as connection:
            connection.exec_driver_sql("PRAGMA schema_version")
    except DBAPIError:
        return  # damaged beyond reading: SQLite would clear away what may help to mend it
    try:
        with closing(sqlite3.connect(database, timeout=1.0)) as writer:
            writer.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise SetupError(IN_USE.format(database)) from error


def _keep(file: Path, name: Path) -> None:
    """Give a file a second name; where there is no such thing, make a copy."""
    try:
        os.link(file, name)
    except FileExistsError:
        raise
    except OSError:
        shutil.copy2(file, name)


def _restore_service(file: Path, url: URL, *, replace: bool) -> Restored:
    with TemporaryDirectory(prefix="rowlock-") as folder:
        copy = Path(folder) / "copy.db"
        held = _ready_copy(file, copy)
        with opened(copy) as source, reaching(url):
            run(writing(url), partial(_fill, source=source, name=shown(url), replace=replace))
    return Restored(held)


def _fill(target: Connection, *, source: Connection, name: str, replace: bool) -> None:
    if not is_current(target, name):
        raise SetupError(f"the database {name} is not ready for this rowlock. {MIGRATE}")
    if others := target.scalar(OTHERS):
        raise SetupError(f"there are {others} other connections to {name}: stop every node first")
    target.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
    if replace:
        target.execute(text("TRUNCATE tables, entries"))
    elif tables := contents(target).tables:
        raise SetupError(f"the database {name} has {tables} tables already; --replace deletes them")
    copy_rows(source, target)
