"""Connections to the database, and what to say when there is none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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


def writing(url: URL) -> AsyncEngine:
    """One connection, for transactions that write."""
    if not is_file(url):
        return create_async_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True, connect_args=SERVER_ARGUMENTS)
    arguments = {"timeout": PATIENCE, "isolation_level": None}
    engine = create_async_engine(url, pool_size=1, max_overflow=0, connect_args=arguments)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin_to_write)
    return engine


def reading(url: URL) -> AsyncEngine:
    """A few connections, for statements that read. Each sees what was committed before it began."""
    if not is_file(url):
        return create_async_engine(url, pool_pre_ping=True, isolation_level="AUTOCOMMIT", connect_args=SERVER_ARGUMENTS)
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", connect_args={"timeout": PATIENCE})
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def _set_up(connection: DBAPIConnection, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
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
    except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
        advice = (
            "Check that the folder is there, and that files in it may be written"
            if is_file(url)
            else "Check the address, and that the server runs and lets this user in"
        )
        raise SetupError(f"the database {shown(url)} cannot be opened: {_reason(error)}. {advice}") from error


def unavailable(error: BaseException) -> BaseException:
    """What callers get when the database fails under them; other errors stay what they are."""
    if not isinstance(error, SQLAlchemyError | OSError):
        return error
    failure = StoreUnavailable(f"the database does not answer: {_reason(error)}. Try again in a moment")
    failure.__cause__ = error
    return failure


def _reason(error: BaseException) -> str:
    if isinstance(error, DBAPIError) and error.orig:
        error = error.orig.__cause__ or error.orig
    return str(error).rstrip(".") or "it took too long"
