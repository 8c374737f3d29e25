"""The server's store: table logs in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice

from sqlalchemy import Connection
from sqlalchemy.engine import URL

from rowlock.errors import SetupError, StoreUnavailable, UnknownTable
from rowlock.server import schema
from rowlock.server.address import database_url, file_path, is_file, shown
from rowlock.server.engines import FAILED, connectors, damaged, setup_errors, unavailable
from rowlock.server.file_lock import FileLock
from rowlock.server.group_commit import GroupCommit
from rowlock.server.metrics import Metrics
from rowlock.server.migrate import is_current, upgrade_schema
from rowlock.server.monitor import Health, Monitor
from rowlock.server.write_batch import Write
from rowlock.table.store import load_error, unknown

CHUNK = 100
"""Logs deleted per transaction: each has some hundred entries, and other writers have to wait."""

MIGRATE = "Run rowlock migrate --database with its address once, while no server is using it"

ONE_SERVER = "Stop that one, name another file with --database, or use PostgreSQL for several nodes"


async def open_store(url: str, metrics: Metrics | None = None, *, exclusive: bool = False) -> DatabaseStore:
    """Connect to the database at this address; if that fails, SetupError says what to do.

    A file is created or migrated as needed. A PostgreSQL database must already be migrated (see migrate): nodes that
    share it would otherwise change it under each other. Servers pass `exclusive`, which keeps a second one from using
    the same file.
    """
    address = database_url(url)
    store = DatabaseStore(address, metrics or Metrics())
    try:
        if exclusive:
            store.claim()
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store


class DatabaseStore:
    """See Store. Concurrent writes are committed together."""

    def __init__(self, url: URL, metrics: Metrics) -> None:
        self._url = url
        self._writing, self._reading = connectors(url)
        self._writes, self._reads = Monitor("writes"), Monitor("reads")
        self._writer = GroupCommit(self._writing, self._writes, metrics)
        self._probing: asyncio.Task[None] | None = None
        self._forget = schema.forget(self._writing.dialect)
        self._heads = schema.HEADS[self._writing.dialect]
        self._lock = FileLock(file_path(url)) if is_file(url) else None
        self._closed = False

    def claim(self) -> None:
        """Keep other servers from using the same file until this store is closed."""
        with setup_errors(self._url):
            if self._lock and not self._lock.acquire():
                name, process = shown(self._url), self._lock.holder
                raise SetupError(f"the database {name} is in use by another server (process {process}). {ONE_SERVER}")

    async def prepare(self) -> None:
        """Make sure that the database exists, is intact and has the current schema."""
        name = shown(self._url)
        check = upgrade_schema if is_file(self._url) else is_current
        with setup_errors(self._url):
            if is_file(self._url) and await self._reading.run(_first_fault) != "ok":
                raise damaged(self._url)
            if not await self._writing.run(lambda connection: check(connection, name)) and not is_file(self._url):
                raise SetupError(f"the database {name} is not ready for this version of rowlock. {MIGRATE}")

    async def create(self, table: str, entries: Sequence[str], at: float) -> None:
        """See Store."""
        await self._write(Write(table, None, entries, at))

    async def append(self, table: str, after: int, entries: Sequence[str], at: float) -> None:
        """See Store."""
        await self._write(Write(table, after, entries, at))

    async def load(self, table: str, after: int = 0) -> list[str]:
        """See Store."""
        with self._asking(self._reads):
            asked = {"table": table, "after": after}
            rows = await self._reading.run(lambda connection: connection.execute(schema.LOAD, asked).all())
        if not rows:
            raise unknown(table)
        head, last, _ = rows[-1]
        entries = [entry for _, version, entry in rows if version is not None]
        if why := load_error(table, after, head, last or after, len(entries)):
            raise why
        return entries

    async def forget(self, before: float) -> int:
        """See Store."""
        with self._asking(self._writes):
            asked = {"before": before}
            found = await self._reading.run(lambda connection: connection.scalars(schema.FIND_OLD, asked).all())
            old, forgotten = iter(found), 0
            while chunk := list(islice(old, CHUNK)):
                named: dict[str, object] = {"ids": json.dumps(chunk), "before": before}
                forgotten += await self._writing.run(partial(self._forget_some, named))
        return forgotten

    def _forget_some(self, named: dict[str, object], connection: Connection) -> int:
        connection.execute(self._heads, named)
        return connection.execute(self._forget, named).rowcount

    async def check(self) -> None:
        """See Store."""
        with suppress(UnknownTable):
            await self.load("")
        if self.writes.failing:
            if self._probing is None or self._probing.done():
                self._probing = asyncio.create_task(self._writer.probe())
            await asyncio.shield(self._probing)

    @property
    def fault(self) -> str:
        """See Store."""
        return next((calls.reason for calls in (self.writes, self.reads) if calls.failing), "")

    @property
    def writes(self) -> Health:
        """How recent writes went."""
        return self._writes.health

    @property
    def reads(self) -> Health:
        """How recent reads went."""
        return self._reads.health

    async def close(self) -> None:
        """See Store."""
        self._closed = True
        await self._writer.finish()
        await self._writing.close()
        await self._reading.close()
        if self._lock:
            self._lock.release()

    async def _write(self, write: Write) -> None:
        if any("\0" in entry for entry in write.entries):
            raise ValueError("an entry must not contain NUL: databases end the text there")
        self._check_open()
        await self._writer.write(write)

    @contextmanager
    def _asking(self, monitor: Monitor) -> Iterator[None]:
        self._check_open()
        try:
            yield
        except FAILED as error:
            raise unavailable(error, monitor) from None
        monitor.succeeded()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")


def _first_fault(connection: Connection) -> str:
    """The first fault in a file's pages; "ok" if there is none."""
    return str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
