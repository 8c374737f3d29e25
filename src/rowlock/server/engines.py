"""Database connections, and what to report when they fail.

A file is used synchronously in a thread: a transaction switches to that thread once, and each of its statements does
all of its work in one step. A thread that takes many steps waits each time for the event loop to release the GIL.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from rowlock.errors import RowlockError, SetupError, StoreUnavailable
from rowlock.server.address import file_path, is_file, shown
from rowlock.server.monitor import Monitor
from rowlock.server.sqlite_file import PATIENCE, FileMoved, SqliteFile

SERVER_ARGUMENTS = {
    "timeout": PATIENCE,
    "command_timeout": 3 * PATIENCE,
    # A node that hangs or was cut off releases its row locks to the others.
    "server_settings": {"idle_in_transaction_session_timeout": f"{PATIENCE:.0f}s"},
}

LOST: tuple[type[Exception], ...] = (OSError, asyncpg.InterfaceError, asyncpg.PostgresError)
"""Raised when a connection breaks before SQLAlchemy can wrap the error."""
FAILED: tuple[type[Exception], ...] = (SQLAlchemyError, *LOST)
"""Raised when a database fails."""
UNOPENED: tuple[type[Exception], ...] = (*FAILED, TypeError, ValueError)
"""Raised when a database cannot be opened; drivers also validate the options in an address."""

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
RESTORE = "restore a backup with rowlock restore"

_Result = TypeVar("_Result")


class Connector(Protocol):
    """Runs transactions on a database."""

    dialect: str

    async def run(self, work: Callable[[Connection], _Result]) -> _Result:
        """Do the work in a transaction, which is committed when this returns."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


def connectors(url: URL) -> tuple[Connector, Connector]:
    """A connector for write transactions, with a single connection, and one for reads.

    Each statement of the latter sees what was committed before it began.
    """
    if is_file(url):
        file = SqliteFile(file_path(url))
        return FileConnector(url, file, writes=True), FileConnector(url, file, writes=False)
    return ServiceConnector(url, pool_size=1, max_overflow=0), ServiceConnector(url, isolation_level="AUTOCOMMIT")


def writing(url: URL) -> Connector:
    """A connector for callers that only write."""
    return connectors(url)[0]


class FileConnector:
    """A SQLite file, used in its own thread."""

    dialect = "sqlite"

    def __init__(self, url: URL, file: SqliteFile, *, writes: bool) -> None:
        self._file = file
        self._engine = create_engine(url, creator=file.connect, pool_size=1, max_overflow=0, hide_parameters=True)
        self._thread = ThreadPoolExecutor(1, "database")
        file.on_move(self._drop)
        if writes:
            event.listen(self._engine, "begin", _begin_to_write)

    async def run(self, work: Callable[[Connection], _Result]) -> _Result:
        """See Connector."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)
        except FileMoved:
            await self._file.drop()
            raise

    def _run(self, work: Callable[[Connection], _Result]) -> _Result:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        finally:
            self._file.check()  # after the commit: a write to a deleted file must not be acknowledged

    async def _drop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)

    async def close(self) -> None:
        """See Connector."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


class ServiceConnector:
    """A PostgreSQL server."""

    dialect = "postgresql"

    def __init__(self, url: URL, **options: Any) -> None:
        self._engine = create_async_engine(
            url, pool_pre_ping=True, connect_args=SERVER_ARGUMENTS, hide_parameters=True, **options
        )

    async def run(self, work: Callable[[Connection], _Result]) -> _Result:
        """See Connector."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """See Connector."""
        await self._engine.dispose()


def _begin_to_write(connection: Connection) -> None:
    # Lock now, not at the first change, so that what the transaction reads before it stays true.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def setup_errors(url: URL) -> Iterator[None]:
    """Turn any error while opening the database into a SetupError that says what to do."""
    try:
        yield
    except RowlockError:
        raise
    except UNOPENED as error:
        if is_damage(error):
            raise damaged(url) from error
        advice = (
            "Check that the folder exists and is writable"
            if is_file(url)
            else "Check the address, and that the server is running and accepts this user"
        )
        raise SetupError(f"the database {shown(url)} cannot be opened: {reason(error)}. {advice}") from error


def damaged(url: URL) -> SetupError:
    """The error for a file that cannot be read as a database."""
    return SetupError(f"the database {shown(url)} is damaged: {RESTORE}, or name another file")


def unavailable(error: BaseException, monitor: Monitor) -> BaseException:
    """The error that callers get when the database fails; other errors are returned unchanged.

    Clients may see it: the reason goes to the monitor only, and the driver's error, which may quote what was to be
    written, is not attached as its cause.
    """
    if not isinstance(error, FAILED):
        return error
    monitor.failed(reason(error))
    return StoreUnavailable("the database does not answer; please try again in a moment")


def reason(error: BaseException) -> str:
    """What went wrong, for operators, without the values that were written or queried."""
    error = _root(error)
    if is_damage(error):
        return f"the database is damaged ({error}): {RESTORE}"
    if isinstance(error, asyncpg.DataError):  # its message quotes the value
        return f"the database rejected a value ({type(error).__name__})"
    message = error.args[0] if isinstance(error, asyncpg.PostgresError) else str(error)  # no details: they quote values
    return message.rstrip(".") or "it timed out"


def is_damage(error: BaseException) -> bool:
    """Whether SQLite found that a file is corrupt or not a database."""
    # The low byte is the primary result code; the rest extends it.
    return getattr(_root(error), "sqlite_errorcode", 0) & 0xFF in DAMAGE


def _root(error: BaseException) -> BaseException:
    """The error as the driver raised it."""
    if isinstance(error, DBAPIError) and error.orig:
        return error.orig.__cause__ or error.orig
    return error
