"""Storage for the logs of tables: append-only, one line of text per entry, versions count from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rowlock.errors import LogDamaged, RowlockError, TableTaken, UnknownTable, VersionConflict


class Store(Protocol):
    """Keeps a log for each table. Once a call has returned, its effect is durable.

    Any call may raise StoreUnavailable; entries that were being added may or may not be stored.
    """

    async def create(self, table: str, entries: Sequence[str], at: float) -> None:
        """Create a log with these entries; TableTaken if it already exists."""
        ...

    async def append(self, table: str, after: int, entries: Sequence[str], at: float) -> None:
        """Add entries right after version `after`, all or none; VersionConflict if somebody else was faster."""
        ...

    async def load(self, table: str, after: int = 0) -> list[str]:
        """The entries after this version, in order and without gaps up to the log's head.

        UnknownTable if there is no such log. VersionConflict if it ends before that version: the caller has seen
        entries that the store no longer has (a restored backup, a lagging replica). LogDamaged if any are missing.
        """
        ...

    async def forget(self, before: float) -> int:
        """Delete the logs whose last entry was added before this time (`at`), and return how many."""
        ...

    async def check(self) -> None:
        """Raise StoreUnavailable unless the store can be read and written, as far as is known.

        It writes only if the last write failed: there may be nobody else left to try.
        """
        ...

    @property
    def fault(self) -> str:
        """Why calls currently fail, empty if they do not. For operators only: strangers should not read it."""
        ...

    async def close(self) -> None:
        """Finish pending work and close files and connections."""
        ...


def append_error(table: str, after: int | None, head: int | None) -> RowlockError | None:
    """Why entries after this version do not fit a log with this head, None if they do.

    `after` is None for a new log, `head` is None if there is no log.
    """
    if after is None:
        return None if head is None else TableTaken(f"there is already a table {table}")
    if head is None:
        return unknown(table)
    return None if head == after else VersionConflict(f"table {table} is at version {head}, not {after}")


def load_error(table: str, after: int, head: int, last: int, count: int) -> RowlockError | None:
    """Why `count` entries after version `after`, ending at `last`, are not the rest of a log with this head, or None.

    Versions are distinct: if their count and the last one are right, all of them are.
    """
    if head < after:
        return VersionConflict(f"table {table} is at version {head}: the store has lost entries up to version {after}")
    if (last, count) != (head, head - after):
        return LogDamaged("this table's log is damaged; the operator can restore a backup")
    return None


def unknown(table: str) -> UnknownTable:
    """The error for a log that does not exist."""
    return UnknownTable(f"there is no table {table}; check the code, or open a new one")


class MemoryStore:
    """A store that lasts as long as the process: for tests, and for a browser without a server."""

    def __init__(self) -> None:
        self._logs: dict[str, list[str]] = {}
        self._touched: dict[str, float] = {}

    async def create(self, table: str, entries: Sequence[str], at: float) -> None:
        """See Store."""
        if why := append_error(table, None, self._head(table)):
            raise why
        self._logs[table] = list(entries)
        self._touched[table] = at

    async def append(self, table: str, after: int, entries: Sequence[str], at: float) -> None:
        """See Store."""
        if why := append_error(table, after, self._head(table)):
            raise why
        self._logs[table] += entries
        self._touched[table] = at

    async def load(self, table: str, after: int = 0) -> list[str]:
        """See Store."""
        head = self._head(table)
        if head is None:
            raise unknown(table)
        entries = self._logs[table][after:]
        if why := load_error(table, after, head, head, len(entries)):
            raise why
        return entries

    async def forget(self, before: float) -> int:
        """See Store."""
        old = [table for table, at in self._touched.items() if at < before]
        for table in old:
            del self._logs[table], self._touched[table]
        return len(old)

    async def check(self) -> None:
        """See Store."""

    @property
    def fault(self) -> str:
        """See Store."""
        return ""

    async def close(self) -> None:
        """See Store."""

    def _head(self, table: str) -> int | None:
        return len(self._logs[table]) if table in self._logs else None
