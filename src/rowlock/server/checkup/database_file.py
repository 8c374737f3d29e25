"""Checks of the file and folder of a SQLite database; they do not open it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from rowlock.server.address import file_path, is_file, shown
from rowlock.server.checkup.disk_space import check_space, size
from rowlock.server.checkup.finding import Finding, Installation
from rowlock.server.file_lock import is_served

LARGE_WAL = 100 * 10**6
"""Bytes. SQLite clears the log after some four megabytes, unless a reader still needs it."""


def file(installation: Installation) -> Iterator[Finding]:
    """Does the file exist, and can it be read and written?"""
    if not is_file(installation.database):
        yield Finding("ok", "database", shown(installation.database))
        return
    path = file_path(installation.database)
    if not path.is_file():
        yield Finding(
            "problem",
            "database",
            f"there is no file {path}",
            "Check --database. A new server creates the file when it first starts",
        )
    elif denied := [what for what, mode in (("read", os.R_OK), ("written", os.W_OK)) if not os.access(path, mode)]:
        yield Finding(
            "problem",
            "database",
            f"{path} cannot be {' or '.join(denied)} by this user",
            "Run this as the server's user, or make that user the owner of the file",
        )
    else:
        yield Finding("ok", "database", f"{path}, {size(path.stat().st_size)}")


def folder(installation: Installation) -> Iterator[Finding]:
    """Can files be created beside the database? SQLite needs some."""
    if is_file(installation.database) and not os.access(_folder(installation), os.W_OK | os.X_OK):
        yield Finding(
            "problem",
            "folder",
            f"this user cannot create files in {_folder(installation)}",
            "Make the server's user the owner of the folder: SQLite keeps files beside the database",
        )


def disk(installation: Installation) -> Iterator[Finding]:
    """Is there room for more tables?"""
    if is_file(installation.database):
        yield from check_space("disk", _folder(installation), "the database")


def write_ahead_log(installation: Installation) -> Iterator[Finding]:
    """Does a reader keep the write-ahead log from being cleared?"""
    if not is_file(installation.database):
        return
    path = file_path(installation.database)
    log = path.with_name(path.name + "-wal")
    if log.is_file() and (written := log.stat().st_size) > LARGE_WAL:
        yield Finding(
            "warning",
            "write-ahead log",
            f"{log} is {size(written)}",
            "A long-running reader keeps it from being cleared: find it with lsof and stop it, or restart the server",
        )


def server(installation: Installation) -> Iterator[Finding]:
    """Is a server using the file?"""
    if is_file(installation.database):
        running = is_served(file_path(installation.database))
        yield Finding("ok", "server", "a server is running on it" if running else "no server is running on it")


def _folder(installation: Installation) -> Path:
    return file_path(installation.database).parent


CHECKS = (file, folder, disk, write_ahead_log, server)
