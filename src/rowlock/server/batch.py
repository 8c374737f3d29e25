"""What a group of writes that wait at the same time comes to: one transaction, and a result for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rowlock.errors import RowlockError
from rowlock.table.store import refusal


@dataclass(frozen=True, slots=True)
class Write:
    """Entries for a log, right after a version; None begins a new log."""

    table: str
    after: int | None
    entries: Sequence[str]
    at: float


@dataclass(frozen=True, slots=True)
class Batch:
    """The rows of a transaction, ready for its statements, and why a write is refused, or None, in order."""

    new_tables: list[dict[str, object]] = field(default_factory=list)
    moved_heads: list[dict[str, object]] = field(default_factory=list)
    entries: list[dict[str, object]] = field(default_factory=list)
    refusals: list[RowlockError | None] = field(default_factory=list)


def settle(writes: Iterable[Write], heads: Mapping[str, int]) -> Batch:
    """Judge the writes one after another, as if each found what those before it left, from these heads of logs."""
    batch = Batch()
    now = dict(heads)
    created: dict[str, float] = {}
    touched: dict[str, float] = {}
    for write in writes:
        why = refusal(write.table, write.after, now.get(write.table))
        batch.refusals.append(why)
        if why:
            continue
        if write.after is None:
            created[write.table] = write.at
        touched[write.table] = write.at
        first = now.get(write.table, 0) + 1
        now[write.table] = first - 1 + len(write.entries)
        batch.entries.extend(
            {"table_id": write.table, "version": version, "entry": entry}
            for version, entry in enumerate(write.entries, first)
        )
    # In order of ids, here as in the reading of heads: nodes that wait for each other's rows then never wait in a ring.
    for table, at in sorted(touched.items()):
        if table in created:
            row = {"id": table, "head": now[table], "created_at": created[table], "touched_at": at}
            batch.new_tables.append(row)
        else:
            batch.moved_heads.append({"table_id": table, "new_head": now[table], "at": at})
    return batch
