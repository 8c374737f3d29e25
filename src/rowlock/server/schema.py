"""The tables of the database, and every statement that is run on them."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    ColumnElement,
    Delete,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    TextClause,
    bindparam,
    column,
    delete,
    select,
    text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("head", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""A row for each log; `head` is the version of its last entry, and appending locks the row."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

ROWS = {
    "sqlite": ("json_each(:rows)", "json_extract(value, '$[{}]')"),
    "postgresql": ("json_array_elements(CAST(:rows AS JSON))", "CAST(value ->> {} AS {})"),
}
"""By database, how to read rows from a JSON list: a statement writes them all in one step."""


def _values(database: str, *kinds: str) -> tuple[str, list[str]]:
    source, cell = ROWS[database]
    return source, [cell.format(index, kind) for index, kind in enumerate(kinds)]


def _add(database: str, table: str, columns: str, *kinds: str) -> TextClause:
    source, cells = _values(database, *kinds)
    return text(f"INSERT INTO {table} ({columns}) SELECT {', '.join(cells)} FROM {source}")


def _move(database: str) -> TextClause:
    source, (table, head, at) = _values(database, "TEXT", "INTEGER", "DOUBLE PRECISION")
    return text(f"UPDATE tables SET head = {head}, touched_at = {at} FROM {source} WHERE tables.id = {table}")


_SECONDS = "DOUBLE PRECISION"
ADD_TABLES = {
    name: _add(name, "tables", "id, head, created_at, touched_at", "TEXT", "INTEGER", _SECONDS, _SECONDS)
    for name in ROWS
}
ADD_ENTRIES = {name: _add(name, "entries", "table_id, version, entry", "TEXT", "INTEGER", "TEXT") for name in ROWS}
MOVE_HEADS = {name: _move(name) for name in ROWS}

LOAD = (
    select(TABLES.c.head, ENTRIES.c.version, ENTRIES.c.entry)
    .select_from(
        TABLES.outerjoin(ENTRIES, (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.version > bindparam("after")))
    )
    .where(TABLES.c.id == bindparam("table"))
    .order_by(ENTRIES.c.version)
)
"""The entries after a version, each with its version and the log's head.

No row if there is no such log; a single row without an entry if nothing comes after that version.
"""

DELETE = delete(TABLES).where(TABLES.c.id == bindparam("table"))

FIND_OLD = select(TABLES.c.id).where(TABLES.c.touched_at < bindparam("before"))

NAMED = {
    "sqlite": "SELECT value FROM json_each(:ids)",
    "postgresql": "SELECT value FROM json_array_elements_text(CAST(:ids AS JSON))",
}
"""By database, the ids in a JSON list: one parameter, so that a statement is prepared once for lists of any length."""


HEADS = {
    "sqlite": text(f"SELECT json_group_object(id, head) FROM tables WHERE id IN ({NAMED['sqlite']})"),
    "postgresql": text(
        "SELECT CAST(json_object_agg(id, head) AS TEXT) FROM "
        f"(SELECT id, head FROM tables WHERE id IN ({NAMED['postgresql']}) ORDER BY id FOR UPDATE) AS held"
    ),
}
"""By database, the heads of the named logs as one JSON object; NULL or an empty one if there are none.

A thread that reads row by row takes the GIL for each of them, and the event loop has to wait as often.
On PostgreSQL this locks the rows, in order, so that nodes queue up.
"""


def forget(database: str) -> Delete:
    """Delete those of the named logs that have not been touched in the meantime."""
    return delete(TABLES).where(_named(database), TABLES.c.touched_at < bindparam("before"))


def _named(database: str) -> ColumnElement[bool]:
    return TABLES.c.id.in_(text(NAMED[database]).columns(column("value", Text)))
