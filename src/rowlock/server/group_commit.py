"""Group commit: concurrent writes share a transaction, and so a wait for the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from rowlock.errors import RowlockError
from rowlock.server import schema
from rowlock.server.engines import FAILED, LOST, Connector, unavailable
from rowlock.server.metrics import Metrics
from rowlock.server.monitor import Monitor
from rowlock.server.write_batch import Batch, Write, settle

MOST = 500
"""The most writes that may share a transaction: more would keep other nodes waiting."""

PROBE = Write("probe", None, ["-" * 10_000], 0.0)
"""A log that is deleted in the transaction that creates it. Its entry is long enough that a file needs new pages."""

Waiting = tuple[Write, "asyncio.Future[None]"]


class StatementRejected(Exception):
    """The database rejected a statement but is healthy: nothing is stored, and a single write may be to blame."""


class GroupCommit:
    """Writes for many callers, a group at a time; each gets its own result."""

    def __init__(self, connector: Connector, monitor: Monitor, metrics: Metrics) -> None:
        self._connector = connector
        self._monitor = monitor
        self._metrics = metrics
        self._heads = schema.HEADS[connector.dialect]
        self._add_tables = schema.ADD_TABLES[connector.dialect]
        self._move_heads = schema.MOVE_HEADS[connector.dialect]
        self._add_entries = schema.ADD_ENTRIES[connector.dialect]
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        metrics.watch("rowlock_writes_waiting", lambda: len(self._waiting))

    async def write(self, write: Write) -> None:
        """Return once the write is stored. If the caller is cancelled, it may still be stored."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await done

    async def probe(self) -> None:
        """Write something that nobody will see, to find out whether the database accepts writes."""
        try:
            await self._connector.run(self._write_and_delete)
        except FAILED as error:
            raise unavailable(error, self._monitor) from None
        self._monitor.succeeded()

    def _write_and_delete(self, connection: Connection) -> None:
        self._execute(connection, [PROBE])
        connection.execute(schema.DELETE, {"table": PROBE.table})

    async def finish(self) -> None:
        """Wait until no write is pending."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                wanted = [waiting for waiting in group if not waiting[1].done()]
                await self._write_group(wanted)
        finally:
            self._task = None
            for _, done in self._waiting:
                done.cancel()

    async def _write_group(self, group: Sequence[Waiting]) -> None:
        """Give every caller a result or an exception, whatever happens."""
        try:
            try:
                self._tell(group, await self._store([write for write, _ in group]))
            except StatementRejected:
                for waiting in group:
                    await self._write_alone(waiting)
        except Exception as error:
            self._fail(group, error)
        finally:
            for _, done in group:
                done.cancel()

    async def _write_alone(self, waiting: Waiting) -> None:
        try:
            self._tell([waiting], await self._store([waiting[0]]))
        except StatementRejected as refused:
            self._fail([waiting], refused.__cause__ or refused)

    async def _store(self, writes: Sequence[Write]) -> Sequence[RowlockError | None]:
        with self._metrics.timing("rowlock_commit_seconds"):
            batch = await self._connector.run(partial(self._in_transaction, writes))
        self._count(batch)
        return batch.refusals

    def _count(self, batch: Batch) -> None:
        """Record what a transaction has stored in the metrics."""
        stored = batch.refusals.count(None)
        self._metrics.count("rowlock_writes_total", by=stored)
        self._metrics.count("rowlock_write_conflicts_total", by=len(batch.refusals) - stored)
        self._metrics.count("rowlock_entries_total", by=len(batch.entries))
        self._metrics.count("rowlock_tables_opened_total", by=len(batch.new_tables))

    def _in_transaction(self, writes: Sequence[Write], connection: Connection) -> Batch:
        try:
            return self._execute(connection, writes)
        except LOST:
            raise
        except Exception as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            raise StatementRejected from error

    def _execute(self, connection: Connection, writes: Sequence[Write]) -> Batch:
        found = connection.execute(self._heads, {"ids": _json([*{write.table for write in writes}])}).scalar()
        batch = settle(writes, msgspec.json.decode(found) if found else {})
        for statement, values in (
            (self._add_tables, batch.new_tables),
            (self._move_heads, batch.moved_heads),
            (self._add_entries, batch.entries),
        ):
            if values:
                connection.execute(statement, {"rows": _json(values)})
        return batch

    def _tell(self, group: Sequence[Waiting], results: Sequence[RowlockError | None]) -> None:
        self._monitor.succeeded()
        for (_, done), refusal in zip(group, results, strict=True):
            if done.done():
                continue
            if refusal:
                done.set_exception(refusal)
            else:
                done.set_result(None)

    def _fail(self, group: Sequence[Waiting], error: BaseException) -> None:
        for _, done in group:
            if not done.done():
                self._metrics.count("rowlock_writes_failed_total")
                done.set_exception(unavailable(error, self._monitor))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
