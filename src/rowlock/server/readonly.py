"""Read databases without ever writing to them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.engine import URL

from rowlock.errors import SetupError
from rowlock.server.address import file_path, is_file
from rowlock.server.engines import PATIENCE, Door, ServiceDoor, reaching, reading

_Result = TypeVar("_Result")


def look(url: URL, work: Callable[[Connection], _Result]) -> _Result:
    """Do the work on a connection on which each statement sees what was committed before it began."""
    if is_file(url):
        with opened(file_path(url)) as connection:
            return work(connection)
    with reaching(url):
        return run(reading(url), work)


def snapshot(url: URL, work: Callable[[Connection], _Result]) -> _Result:
    """Do the work on a PostgreSQL database as it is at one moment, whatever is written meanwhile."""
    with reaching(url):
        return run(ServiceDoor(url, isolation_level="REPEATABLE READ"), work)


def run(door: Door, work: Callable[[Connection], _Result]) -> _Result:
    """Do the work in one transaction, then disconnect."""

    async def once() -> _Result:
        try:
            return await door.run(work)
        finally:
            await door.close()

    return asyncio.run(once())


def reason(error: Exception) -> str:
    """What the database said, without what SQLAlchemy adds to it."""
    return str(getattr(error, "orig", None) or error).rstrip(".")


@contextmanager
def opened(path: Path) -> Iterator[Connection]:
    """A SQLite file, read-only. SetupError if there is none: SQLite would make one."""
    if not path.is_file():
        raise SetupError(f"there is no database at {path}")
    engine = create_engine("sqlite://", poolclass=NullPool, creator=lambda: _connect(path))
    with engine.connect() as connection:
        yield connection


def _connect(path: Path) -> sqlite3.Connection:
    # autocommit: a long look must not keep the server from clearing its write-ahead log
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=PATIENCE, isolation_level=None)
