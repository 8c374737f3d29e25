"""Check whether a database is sound: its pages, its schema and its logs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, exists, func, inspect, or_, select

from rowlock.errors import SetupError
from rowlock.server.migrate import VERSION_TABLE, is_current
from rowlock.server.schema import ENTRIES, TABLES

SHOWN = 5
"""The number of faults that are listed; the rest are counted."""

_FIRST, _LAST = func.min(ENTRIES.c.version), func.max(ENTRIES.c.version)
_COUNT = func.count(ENTRIES.c.version)

BROKEN_LOGS = (
    select(TABLES.c.id, TABLES.c.head, _COUNT, _LAST)
    .select_from(TABLES.outerjoin(ENTRIES))
    .group_by(TABLES.c.id, TABLES.c.head)
    .having(or_(TABLES.c.head != _COUNT, _FIRST != 1, TABLES.c.head != _LAST))
    .order_by(TABLES.c.id)
)
"""Logs whose versions are not 1, 2, 3… up to their head. Versions are unique, so count, first and last suffice."""

ORPHANS = (
    select(ENTRIES.c.table_id)
    .where(~exists().where(TABLES.c.id == ENTRIES.c.table_id))
    .distinct()
    .order_by(ENTRIES.c.table_id)
)


@dataclass(frozen=True, slots=True)
class Contents:
    """What a database holds. `newest`: when something last happened at a table, in seconds since 1970."""

    tables: int
    entries: int
    newest: float | None


@dataclass(frozen=True, slots=True)
class BrokenLog:
    """A log whose entries do not lead up to its head."""

    table: str
    head: int
    entries: int
    last: int

    def __str__(self) -> str:
        return f"{self.table} (head {self.head}, {self.entries} entries, last version {self.last})"


def contents(connection: Connection) -> Contents:
    """What the database holds."""
    tables, newest = connection.execute(select(func.count(), func.max(TABLES.c.touched_at)).select_from(TABLES)).one()
    return Contents(tables, connection.scalar(select(func.count()).select_from(ENTRIES)) or 0, newest)


def page_faults(connection: Connection) -> Sequence[str]:
    """Faults in the pages of a SQLite file; PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return []
    said = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    return [] if said == ["ok"] else said


def broken_logs(connection: Connection) -> list[BrokenLog]:
    """Logs with gaps, and those longer or shorter than their head says."""
    return [BrokenLog(table, head, count, last or 0) for table, head, count, last in connection.execute(BROKEN_LOGS)]


def orphans(connection: Connection) -> Sequence[str]:
    """The ids of tables that have entries, but no row of their own."""
    return connection.scalars(ORPHANS).all()


def check_schema(connection: Connection, name: str) -> bool:
    """Whether the schema is up to date; SetupError if it is not a rowlock database, or is from a newer rowlock."""
    if not inspect(connection).has_table(VERSION_TABLE):
        raise SetupError(f"{name} is not a rowlock database")
    return is_current(connection, name)


def check_sound(connection: Connection, name: str) -> None:
    """Raise SetupError with the first few faults of the database of this name, if it has any."""
    checks = (("bad pages", page_faults), ("incomplete logs", broken_logs), ("entries without a table", orphans))
    for what, check in checks:
        if faults := check(connection):
            raise SetupError(f"{name} is damaged ({what}: {first_few(faults)}). Run rowlock doctor for details")


def first_few(faults: Sequence[object]) -> str:
    """The first few faults, and how many more there are."""
    named = "; ".join(" ".join(str(fault).split()) for fault in faults[:SHOWN])
    return named if len(faults) <= SHOWN else f"{named}; and {len(faults) - SHOWN} more"
