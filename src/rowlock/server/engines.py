"""Ways into a database, and what to say when there is none.

A file is used by plain functions in a thread: a transaction crosses over to it once, and each of its statements
does all of its work in one step. A thread that steps often waits each time until the event loop lets it go on.
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
    # A node that hangs or was cut off gives the rows that it holds back to the others.
    "server_settings": {"idle_in_transaction_session_timeout": f"{PATIENCE:.0f}s"},
}

LOST: tuple[type[Exception], ...] = (OSError, asyncpg.InterfaceError, asyncpg.PostgresError)
"""What is raised when a connection breaks before SQLAlchemy has taken care of it."""
FAILED: tuple[type[Exception], ...] = (SQLAlchemyError, *LOST)
"""What is raised when a database does not do what it should."""
UNOPENED: tuple[type[Exception], ...] = (*FAILED, TypeError, ValueError)
"""What is raised when one cannot be opened: drivers judge the settings in an address, too."""

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
RESTORE = "restore a backup with rowlock restore"

_Result = TypeVar("_Result")


class Connector(Protocol):
    """A way into a database."""

    dialect: str

    async def run(self, work: Callable[[Connection], _Result]) -> _Result:
        """Do the work in a transaction, which is committed when this returns."""
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...


def connectors(url: URL) -> tuple[Connector, Connector]:
    """One connection for transactions that write, and a way in for statements that read.

    Each statement that reads sees what was committed before it began.
    """
    if is_file(url):
        file = SqliteFile(file_path(url))
        return FileConnector(url, file, writes=True), FileConnector(url, file, writes=False)
    return ServiceConnector(url, pool_size=1, max_overflow=0), ServiceConnector(url, isolation_level="AUTOCOMMIT")


def writing(url: URL) -> Connector:
    """A way in for those who only write."""
    return connectors(url)[0]


class FileConnector:
    """A SQLite file, used in a thread of its own."""

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
            self._file.check()  # after the commit: what went to a file without a name is not acknowledged

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
    # At once, not at the first change: what the transaction reads before is then still true.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def reaching(url: URL) -> Iterator[None]:
    """Turn whatever goes wrong while the database is opened into a SetupError that says what to do."""
    try:
        yield
    except RowlockError:
        raise
    except UNOPENED as error:
        if is_damage(error):
            raise damaged(url) from error
        advice = (
            "Check that the folder is there, and that files in it may be written"
            if is_file(url)
            else "Check the address, and that the server runs and lets this user in"
        )
        raise SetupError(f"the database {shown(url)} cannot be opened: {reason(error)}. {advice}") from error


def damaged(url: URL) -> SetupError:
    """What to raise where a file cannot be read as a database."""
    return SetupError(f"the database {shown(url)} is damaged: {RESTORE}, or name another file")


def unavailable(error: BaseException, monitor: Monitor) -> BaseException:
    """What callers get when the database fails under them; other errors stay what they are.

    Strangers may read it: the reason goes to the monitor alone, and no error of a driver's, which may quote what was
    to be written, is its cause.
    """
    if not isinstance(error, FAILED):
        return error
    monitor.failed(reason(error))
    return StoreUnavailable("the database does not answer; please try again in a moment")


def reason(error: BaseException) -> str:
    """What went wrong, for operators, without the values that were written or asked for."""
    error = _root(error)
    if is_damage(error):
        return f"the database is damaged ({error}): {RESTORE}"
    if isinstance(error, asyncpg.DataError):  # its message quotes the value
        return f"the database does not take a value ({type(error).__name__})"
    message = error.args[0] if isinstance(error, asyncpg.PostgresError) else str(error)  # without details: they quote
    return message.rstrip(".") or "it took too long"


def is_damage(error: BaseException) -> bool:
    """Whether SQLite found that a file is no database, or none that it can read."""
    # The low byte is the kind of an error, the rest says more about it.
    return getattr(_root(error), "sqlite_errorcode", 0) & 0xFF in DAMAGE


def _root(error: BaseException) -> BaseException:
    """The error as the driver raised it."""
    if isinstance(error, DBAPIError) and error.orig:
        return error.orig.__cause__ or error.orig
    return error
