"""A SQLite file in use. Writes after it was deleted or replaced would be lost: that is detected and refused."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

_log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds to wait for a connection, or for another process that writes to the same file."""

SET_UP = (
    *("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"),
    "PRAGMA temp_store = MEMORY",  # or each statement that writes many rows creates a file and deletes it again
    "SELECT 1 FROM sqlite_schema",
)
"""Run on every new connection: readers never wait, and a commit is on disk when it returns.

Reading something opens the write-ahead log, so that we know which file that is from then on.
"""


class FileMoved(OSError):
    """The database file has been deleted or replaced since it was opened."""


class Identity(NamedTuple):
    """Device and inode of a database file and of its write-ahead log; None for no file."""

    database: tuple[int, int] | None
    log: tuple[int, int] | None


class SqliteFile:
    """A database file at a path. All connections are to the same file, until every one of them is dropped."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._log = path.with_name(f"{path.name}-wal")
        self._opened: Identity | None = None
        self._mode = "rwc"
        self._drops: list[Callable[[], Awaitable[None]]] = []
        self._dropping = asyncio.Lock()

    def connect(self) -> sqlite3.Connection:
        """Open the file. Only the first call may create it: an empty file in place of a lost one helps nobody."""
        self.check()
        before = _identity(self.path)
        connection = sqlite3.connect(
            f"{self.path.as_uri()}?mode={self._mode}",
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
        )
        try:
            set_up(connection)
            self._note(before)
        except BaseException:
            connection.close()
            raise
        return connection

    def check(self) -> None:
        """Raise FileMoved unless the open files are still at their paths."""
        if self._opened and self._opened != self._now():
            raise FileMoved(f"the file {self.path} was deleted or replaced while it was in use")

    def on_move(self, drop: Callable[[], Awaitable[None]]) -> None:
        """Register a callback that closes connections to this file when it has moved."""
        self._drops.append(drop)

    async def drop(self) -> None:
        """Close all connections to files that have moved, so that their replacements can be opened.

        All of them have to be closed first: connections to one file must agree on its write-ahead log.
        """
        async with self._dropping:
            if self._opened is None or self._opened == self._now():
                return
            for drop in self._drops:
                await drop()
            self._set_log_aside(self._opened, self._now())
            self._opened = None

    def _set_log_aside(self, opened: Identity, now: Identity) -> None:
        """Keep SQLite from replaying the log of the old file into its replacement."""
        if now.log and now.log == opened.log and now.database != opened.database:
            aside = self._log.with_name(f"{self._log.name}.old")
            self._log.replace(aside)
            _log.warning("the write-ahead log of the previous %s is kept as %s", self.path, aside)

    def _now(self) -> Identity:
        return Identity(_identity(self.path), _identity(self._log))

    def _note(self, before: tuple[int, int] | None) -> None:
        now = self._now()
        if (self._opened or now) != now or (before or now.database) != now.database:
            raise FileMoved(f"the file {self.path} was replaced while it was being opened")
        self._opened = now
        self._mode = "rw"


def set_up(connection: sqlite3.Connection) -> None:
    """Prepare a new connection."""
    give_up = time.monotonic() + PATIENCE
    for statement in SET_UP:
        while True:
            try:
                connection.execute(statement).close()
                break
            except sqlite3.OperationalError as error:
                # SQLite does not always wait by itself when two processes switch to WAL at the same moment.
                if "locked" not in str(error) or time.monotonic() > give_up:
                    raise
                time.sleep(0.01)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
