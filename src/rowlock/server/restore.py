"""Replace a database that no server is using with a backup."""

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
from rowlock.server.database import MIGRATE
from rowlock.server.database_copy import copy_file, copy_rows, copying_from, open_new
from rowlock.server.durable import atomically, sidecars, sync
from rowlock.server.engines import ServiceConnector, setup_errors
from rowlock.server.file_lock import FileLock
from rowlock.server.migrate import is_current, upgrade_schema
from rowlock.server.readonly import open_readonly, run_once
from rowlock.server.soundness import Contents, contents

OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()"
)
"""The number of other connections of the same user: a running node keeps some open."""

IN_USE = "a server is using {}: stop it first"


@dataclass(frozen=True, slots=True)
class Restored:
    """What the database holds now, and where its previous file is kept, if there was one."""

    contents: Contents
    kept: Path | None = None


def restore(file: Path, url: str, *, replace: bool = False) -> Restored:
    """Replace the database at this address with a backup; SetupError, and nothing changed, if that is impossible.

    An existing file is kept under another name. Logs in PostgreSQL are deleted only if `replace` is set.
    """
    address = database_url(url)
    return (
        _restore_file(file, file_path(address))
        if is_file(address)
        else _restore_service(file, address, replace=replace)
    )


def _restore_file(file: Path, target: Path) -> Restored:
    with _locked(target), atomically(target) as part:
        held = _ready_copy(file, part)
        _match_owner(part, target if target.exists() else target.parent)
        kept = _set_aside(target) if target.exists() else None
    return Restored(held, kept)


@contextmanager
def _locked(target: Path) -> Iterator[None]:
    """Hold the lock that a server would take; SetupError if one has it."""
    lock = FileLock(target)
    try:
        free = lock.acquire()
    except OSError as error:
        raise SetupError(f"{target} cannot be written: {(error.strerror or str(error)).lower()}") from error
    if not free:
        raise SetupError(IN_USE.format(target))
    try:
        _match_owner(lock.path, target.parent)
        yield
    finally:
        lock.release()


def _ready_copy(file: Path, copy: Path) -> Contents:
    """Copy the backup, check the copy and migrate it."""
    held = copy_file(file, copy)
    with copying_from(str(file)), open_new(copy) as connection:
        upgrade_schema(connection, str(file))
    return held


def _match_owner(file: Path, like: Path) -> None:
    """Give the file the owner of another one: backups are often restored by root, and served by other users."""
    owner = like.stat()
    if like.is_file():
        file.chmod(owner.st_mode & 0o777)
    with suppress(PermissionError):
        os.chown(file, owner.st_uid, owner.st_gid)


def _set_aside(target: Path) -> Path:
    """Keep the old database under another name, and leave no log behind that SQLite would apply to the new one."""
    _checkpoint(target)
    kept = target.with_name(f"{target.name}.before-restore-{strftime('%Y%m%d-%H%M%S')}")
    for old, new in zip((target, *sidecars(target)), (kept, *sidecars(kept)), strict=True):
        if old.exists():
            _link_or_copy(old, new)
    for left in sidecars(target):
        left.unlink(missing_ok=True)
    sync(target.parent)
    return kept


def _checkpoint(database: Path) -> None:
    """Merge the write-ahead log into the file; SetupError while another program has it open."""
    try:
        with open_readonly(database) as connection:
            connection.exec_driver_sql("PRAGMA schema_version")
    except DBAPIError:
        return  # damaged: SQLite would delete the log, which may help to repair it
    try:
        with closing(sqlite3.connect(database, timeout=1.0)) as writer:
            writer.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise SetupError(IN_USE.format(database)) from error


def _link_or_copy(file: Path, name: Path) -> None:
    """Give a file a second name; copy it on file systems without hard links."""
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
        with open_readonly(copy) as source, setup_errors(url):
            run_once(ServiceConnector(url), partial(_fill, source=source, name=shown(url), replace=replace))
    return Restored(held)


def _fill(target: Connection, *, source: Connection, name: str, replace: bool) -> None:
    if not is_current(target, name):
        raise SetupError(f"the database {name} is not ready for this version of rowlock. {MIGRATE}")
    if others := target.scalar(OTHERS):
        raise SetupError(f"there are {others} other connections to {name}: stop every node first")
    target.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
    if replace:
        target.execute(text("TRUNCATE tables, entries"))
    elif tables := contents(target).tables:
        raise SetupError(f"the database {name} has {tables} tables already; --replace deletes them")
    with copying_from("the backup"):
        copy_rows(source, target)
