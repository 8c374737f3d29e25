"""Copy a database into a new SQLite file, and check the copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from rowlock.errors import SetupError
from rowlock.server.address import shown
from rowlock.server.database import MIGRATE
from rowlock.server.migrate import is_current, upgrade_schema
from rowlock.server.readonly import open_readonly, reason, snapshot
from rowlock.server.schema import ENTRIES, TABLES
from rowlock.server.soundness import Contents, check_schema, check_sound, contents

CHUNK = 1000
"""Rows copied at a time."""


def copy_file(source: Path, copy: Path) -> Contents:
    """Copy a SQLite file page by page, while others read and write it; SetupError if either is damaged."""
    with copying_from(str(source)):
        with open_readonly(source) as connection:
            connection.exec_driver_sql("BEGIN")  # the counts and the copy see the same snapshot
            check_schema(connection, str(source))
            held = contents(connection)
            _copy_pages(connection, copy)
        _check_copy(copy, held, str(source))
    return held


def _copy_pages(source: Connection, copy: Path) -> None:
    driver = source.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    with closing(sqlite3.connect(copy)) as target:
        driver.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # a single file, which also opens on read-only media


def copy_service(url: URL, copy: Path) -> Contents:
    """Copy the rows of a PostgreSQL database, from one snapshot, into a SQLite file with the same schema."""

    def copied(source: Connection) -> Contents:
        if not is_current(source, shown(url)):
            raise SetupError(f"the database {shown(url)} is not ready for this version of rowlock. {MIGRATE}")
        with copying_from(shown(url)), open_new(copy) as target:
            upgrade_schema(target, str(copy))
            copy_rows(source, target)
        return contents(source)

    held = snapshot(url, copied)
    with copying_from(shown(url)):
        _check_copy(copy, held, shown(url))
    return held


def copy_rows(source: Connection, target: Connection) -> None:
    """Add every log of one database to another, inside the callers' transactions."""
    for table in (TABLES, ENTRIES):
        rows = source.execution_options(yield_per=CHUNK).execute(select(table)).mappings()
        for chunk in rows.partitions():
            target.execute(insert(table), [dict(row) for row in chunk])


@contextmanager
def open_new(path: Path) -> Iterator[Connection]:
    """Open a SQLite file that nobody else is using yet, to write to it in one transaction."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
    with engine.begin() as connection:
        yield connection


@contextmanager
def copying_from(name: str) -> Iterator[None]:
    """Turn database errors on either side into a SetupError that names the source."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        raise SetupError(f"{name} cannot be copied: {reason(error)}. Run rowlock doctor for details") from error


def _check_copy(copy: Path, held: Contents, name: str) -> None:
    """Raise SetupError unless the copy is sound and holds as much as the source did."""
    with open_readonly(copy) as connection:
        check_sound(connection, name)
        if contents(connection) != held:
            raise SetupError(f"the copy of {name} does not match the original: try again")
