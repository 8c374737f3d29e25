"""Combine a group of concurrent writes: one transaction, and a result for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rowlock.errors import RowlockError
from rowlock.table.store import append_error


@dataclass(frozen=True, slots=True)
class Write:
    """Entries for a log, right after a version; None starts a new log."""

    table: str
    after: int | None
    entries: Sequence[str]
    at: float


@dataclass(frozen=True, slots=True)
class Batch:
    """The rows for the statements of a transaction, and for each write, in order, why it is refused, or None."""

    new_tables: list[tuple[str, int, float, float]] = field(default_factory=list)
    """Id, head, created at, touched at."""
    moved_heads: list[tuple[str, int, float]] = field(default_factory=list)
    """Id, head, touched at."""
    entries: list[tuple[str, int, str]] = field(default_factory=list)
    """Id, version, entry."""
    refusals: list[RowlockError | None] = field(default_factory=list)


def settle(writes: Iterable[Write], heads: Mapping[str, int]) -> Batch:
    """Accept or refuse the writes one after another, each on top of those before it, starting from these log heads."""
    batch = Batch()
    now = dict(heads)
    created: dict[str, float] = {}
    touched: dict[str, float] = {}
    for write in writes:
        why = append_error(write.table, write.after, now.get(write.table))
        batch.refusals.append(why)
        if why:
            continue
        if write.after is None:
            created[write.table] = write.at
        touched[write.table] = write.at
        first = now.get(write.table, 0) + 1
        now[write.table] = first - 1 + len(write.entries)
        batch.entries.extend((write.table, version, entry) for version, entry in enumerate(write.entries, first))
    # In order of ids, as when heads are read, so that nodes that wait for each other's rows cannot deadlock.
    for table, at in sorted(touched.items()):
        if table in created:
            batch.new_tables.append((table, now[table], created[table], at))
        else:
            batch.moved_heads.append((table, now[table], at))
    return batch
