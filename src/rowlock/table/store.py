"""Where the logs of tables are kept: append-only, an entry is a line of text, its version its place from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rowlock.errors import TableTaken, UnknownTable, VersionConflict


class Store(Protocol):
    """Keeps a log for each table. What a call has returned from is durable."""

    async def create(self, table: str, entries: Sequence[str], at: float) -> None:
        """Begin a log with these entries; TableTaken if there is one of that name."""
        ...

    async def append(self, table: str, after: int, entries: Sequence[str], at: float) -> None:
        """Add entries right after version `after`, all or none; VersionConflict if somebody else was faster."""
        ...

    async def load(self, table: str, after: int = 0) -> list[str]:
        """The entries after this version, in order; UnknownTable if there is no such log."""
        ...

    async def forget(self, before: float) -> int:
        """Delete the logs whose last entry was added before this time (`at`); how many there were."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go of files and connections."""
        ...


class MemoryStore:
    """A store that lasts as long as the process: for tests, and for a browser without a server."""

    def __init__(self) -> None:
        self._logs: dict[str, list[str]] = {}
        self._touched: dict[str, float] = {}

    async def create(self, table: str, entries: Sequence[str], at: float) -> None:
        """See Store."""
        if table in self._logs:
            raise TableTaken(f"there is a table {table} already")
        self._logs[table] = list(entries)
        self._touched[table] = at

    async def append(self, table: str, after: int, entries: Sequence[str], at: float) -> None:
        """See Store."""
        log = self._log(table)
        if len(log) != after:
            raise VersionConflict(f"table {table} is at version {len(log)}, not {after}")
        log += entries
        self._touched[table] = at

    async def load(self, table: str, after: int = 0) -> list[str]:
        """See Store."""
        return self._log(table)[after:]

    async def forget(self, before: float) -> int:
        """See Store."""
        old = [table for table, at in self._touched.items() if at < before]
        for table in old:
            del self._logs[table], self._touched[table]
        return len(old)

    async def close(self) -> None:
        """See Store."""

    def _log(self, table: str) -> list[str]:
        if table not in self._logs:
            raise UnknownTable(f"there is no table {table}; check the code, or open a new one")
        return self._logs[table]
