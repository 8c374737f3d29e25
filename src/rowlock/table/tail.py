"""The end of a table's log, kept in memory for clients that missed only a little of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from rowlock.table.entries import read
from rowlock.table.fold import Step, apply, steps
from rowlock.table.table import Table

RECENT = 32
"""The minimum number of last entries kept. A client that missed more is sent everything again."""
_SPAN = 16


class Tail:
    """The last entries of a log as lines, in spans that each begin with a table to fold them from.

    A table for every entry would be hundreds of thousands of objects on a busy server, which the garbage collector has
    to traverse while everybody waits. Lines cost it nothing, and few clients ask for them.
    """

    __slots__ = ("_spans",)

    def __init__(self) -> None:
        self._spans: deque[tuple[Table, list[str]]] = deque(maxlen=RECENT // _SPAN + 1)

    def restart(self, table: Table, lines: Sequence[str]) -> None:
        """Start over with a table and the lines that follow it."""
        self._spans.clear()
        self._spans.append((table, list(lines)))

    def extend(self, lines: Sequence[str], table: Table) -> None:
        """Add lines, and the table after them."""
        last = self._spans[-1][1]
        last += lines
        if len(last) >= _SPAN:
            self._spans.append((table, []))

    def since(self, version: int) -> list[Step]:
        """The steps after a version; none if they are not all here, or there are none."""
        kept = [(table, lines) for table, lines in self._spans if table.version <= version]
        if not kept:
            return []
        table = kept[-1][0]
        entries = [read(line) for _, lines in list(self._spans)[len(kept) - 1 :] for line in lines]
        seen = version - table.version
        for entry in entries[:seen]:
            table = apply(table, entry)
        return steps(table, entries[seen:])
