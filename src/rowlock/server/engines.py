"""Ways into a database, and what to say when there is none.

A file is used by plain functions in a thread: a transaction crosses over to it once, and each of its statements
does all of its work in one step. A thread that steps often waits each time until the event loop lets it go on.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from rowlock.errors import RowlockError, SetupError, StoreUnavailable
from rowlock.server.address import is_file, shown

PATIENCE = 10.0
"""Seconds to wait for a connection, or for another process that writes to the same file."""

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""What every connection to a file sets: readers never wait, and a commit is on the disk when it returns."""

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

_Result = TypeVar("_Result")


class Door(Protocol):
    """A way into a database."""

    dialect: str

    async def run(self, work: Callable[[Connection], _Result]) -> _Result:
        """Do the work in a transaction, which is committed when this returns."""
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...


def writing(url: URL) -> Door:
    """One connection, for transactions that write."""
    return FileDoor(url, writes=True) if is_file(url) else ServiceDoor(url, pool_size=1, max_overflow=0)


def reading(url: URL) -> Door:
    """A way in for statements that read. Each sees what was committed before it began."""
    return FileDoor(url, writes=False) if is_file(url) else ServiceDoor(url, isolation_level="AUTOCOMMIT")


class FileDoor:
    """A SQLite file, used in a thread of its own."""

    dialect = "sqlite"

    def __init__(self, url: URL, *, writes: bool) -> None:
        arguments = {"timeout": PATIENCE, "isolation_level": None, "check_same_thread": False}
        self._engine = create_engine(url, pool_size=1, max_overflow=0, connect_args=arguments)
        self._thread = ThreadPoolExecutor(1, "database")
        event.listen(self._engine, "connect", _set_up)
        if writes:
            event.listen(self._engine, "begin", _begin_to_write)

    async def run(self, work: Callable[[Connection], _Result]) -> _Result:
        """See Door."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], _Result]) -> _Result:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """See Door."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


class ServiceDoor:
    """A PostgreSQL server."""

    dialect = "postgresql"

    def __init__(self, url: URL, **options: Any) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True, connect_args=SERVER_ARGUMENTS, **options)

    async def run(self, work: Callable[[Connection], _Result]) -> _Result:
        """See Door."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """See Door."""
        await self._engine.dispose()


def _set_up(connection: DBAPIConnection, _: Any) -> None:
    cursor = connection.cursor()
    give_up = time.monotonic() + PATIENCE
    for pragma in PRAGMAS:
        while True:
            try:
                cursor.execute(f"PRAGMA {pragma}")
                break
            except sqlite3.OperationalError as error:
                # SQLite does not always wait by itself when two processes turn to WAL at the same moment.
                if "locked" not in str(error) or time.monotonic() > give_up:
                    raise
                time.sleep(0.01)
    cursor.close()


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
        advice = (
            "Check that the folder is there, and that files in it may be written"
            if is_file(url)
            else "Check the address, and that the server runs and lets this user in"
        )
        raise SetupError(f"the database {shown(url)} cannot be opened: {_reason(error)}. {advice}") from error


def unavailable(error: BaseException) -> BaseException:
    """What callers get when the database fails under them; other errors stay what they are."""
    if not isinstance(error, FAILED):
        return error
    failure = StoreUnavailable(f"the database does not answer: {_reason(error)}. Try again in a moment")
    failure.__cause__ = error
    return failure


def _reason(error: BaseException) -> str:
    if isinstance(error, DBAPIError) and error.orig:
        error = error.orig.__cause__ or error.orig
    return str(error).rstrip(".") or "it took too long"
