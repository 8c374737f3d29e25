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
from rowlock.server.engines import Connector, ServiceConnector, setup_errors

PATIENCE = 10.0
"""Seconds to wait for a program that has locked a file."""

_Result = TypeVar("_Result")


def query(url: URL, work: Callable[[Connection], _Result]) -> _Result:
    """Do read-only work outside a transaction: each statement sees what was committed before it began."""
    if is_file(url):
        with open_readonly(file_path(url)) as connection:
            return work(connection)
    with setup_errors(url):
        return run_once(ServiceConnector(url, isolation_level="AUTOCOMMIT"), work)


def snapshot(url: URL, work: Callable[[Connection], _Result]) -> _Result:
    """Do the work on a consistent snapshot of a PostgreSQL database."""
    with setup_errors(url):
        return run_once(ServiceConnector(url, isolation_level="REPEATABLE READ"), work)


def run_once(connector: Connector, work: Callable[[Connection], _Result]) -> _Result:
    """Do the work in one transaction, then disconnect."""

    async def once() -> _Result:
        try:
            return await connector.run(work)
        finally:
            await connector.close()

    return asyncio.run(once())


def reason(error: Exception) -> str:
    """The database's own message, without what SQLAlchemy adds to it."""
    return str(getattr(error, "orig", None) or error).rstrip(".")


@contextmanager
def open_readonly(path: Path) -> Iterator[Connection]:
    """Open a SQLite file read-only; SetupError if there is none."""
    if not path.is_file():
        raise SetupError(f"there is no database at {path}")
    engine = create_engine("sqlite://", poolclass=NullPool, creator=lambda: _connect(path))
    with engine.connect() as connection:
        yield connection


def _connect(path: Path) -> sqlite3.Connection:
    # autocommit: a long check must not keep the server from clearing its write-ahead log
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=PATIENCE, isolation_level=None)
