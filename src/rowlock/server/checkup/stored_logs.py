"""Checks of the contents of a database."""

from __future__ import annotations

import time
from collections.abc import Iterator

from sqlalchemy import Connection, bindparam, func, inspect, select

from rowlock.server.checkup.finding import RESTORE, Finding
from rowlock.server.schema import ENTRIES, TABLES
from rowlock.server.soundness import broken_logs, contents, first_few, orphans, page_faults
from rowlock.table.entries import read
from rowlock.table.fold import apply, opened
from rowlock.table.table import Table

MOST_FOLDED = 10_000
"""The most tables to replay, newest first: each takes a few milliseconds."""
AHEAD = 60.0
"""Seconds by which clocks may differ."""

AFFECTED = "No other table is affected. Restore a backup, or delete these: see docs/how-to/look-after-a-server.md"
NEWEST = select(TABLES.c.id).order_by(TABLES.c.touched_at.desc(), TABLES.c.id)
LOG = (
    select(ENTRIES.c.version, ENTRIES.c.entry)
    .where(ENTRIES.c.table_id == bindparam("table"))
    .order_by(ENTRIES.c.version)
)


def pages(connection: Connection) -> Iterator[Finding]:
    """Is the file intact?"""
    if faults := page_faults(connection):
        yield Finding("problem", "pages", f"the file is damaged: {first_few(faults)}", RESTORE)
    elif connection.dialect.name == "sqlite":
        yield Finding("ok", "pages", "the file is intact")


def foreign_keys(connection: Connection) -> Iterator[Finding]:
    """Does every entry belong to a table?"""
    keys = inspect(connection).get_foreign_keys(ENTRIES.name)
    if not any(key["referred_table"] == TABLES.name for key in keys):
        found = "entries do not refer to their tables, so deleted tables leave entries behind"
        yield Finding("problem", "foreign keys", found, RESTORE)
    if lost := orphans(connection):
        advice = "Delete them: DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"
        yield Finding("problem", "foreign keys", f"there are entries without a table: {first_few(lost)}", advice)


def logs(connection: Connection) -> Iterator[Finding]:
    """Is every log complete?"""
    if broken := broken_logs(connection):
        yield Finding("problem", "logs", f"some do not match their head: {first_few(broken)}", AFFECTED)
    else:
        held = contents(connection)
        yield Finding("ok", "logs", f"{held.tables:,} tables with {held.entries:,} entries, none missing")


def tables(connection: Connection) -> Iterator[Finding]:
    """Can every table be replayed from its log?"""
    found = connection.scalars(NEWEST.limit(MOST_FOLDED + 1)).all()
    newest = found[:MOST_FOLDED]
    faults = [f"{table} ({fault})" for table in newest if (fault := _fault(connection, table))]
    if faults:
        yield Finding("problem", "tables", f"{len(faults)} cannot be replayed: {first_few(faults)}", AFFECTED)
    else:
        yield Finding("ok", "tables", f"{len(newest):,} replay without errors")
    if len(found) > MOST_FOLDED:
        yield Finding("note", "tables", f"only the newest {MOST_FOLDED:,} were replayed")


def _fault(connection: Connection, name: str) -> str:
    """What is wrong with the first entry that does not fit; empty if all do, or if the log has since been deleted."""
    table: Table | None = None
    for version, line in connection.execute(LOG, {"table": name}):
        try:
            entry = read(line)
            table = apply(table, entry) if table else opened(entry)
        except Exception as error:  # a damaged entry may raise anything
            return f"entry {version}: {str(error) or type(error).__name__}"
    return ""


def clock(connection: Connection) -> Iterator[Finding]:
    """Is the clock right?"""
    now = time.time()
    ahead = connection.scalar(select(func.count()).where(TABLES.c.touched_at > now + AHEAD))
    if ahead:
        yield Finding(
            "warning",
            "clock",
            f"{ahead} tables were last used in the future; it is now {time.strftime('%Y-%m-%d %H:%M:%S')}",
            "Check the clock of this machine. Such tables are kept longer than others",
        )


CHECKS = (foreign_keys, logs, tables, clock)
"""They assume an intact file."""
