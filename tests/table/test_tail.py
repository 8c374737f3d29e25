"""The end of a log that is kept in memory."""

from __future__ import annotations

import pytest

from rowlock.bench.table_loading import long_log
from rowlock.table.entries import write
from rowlock.table.fold import fold, steps
from rowlock.table.tail import RECENT, Tail

LOG = long_log(200)
LINES = [write(entry) for entry in LOG]


def tail_of(begun: int, length: int, at_once: int) -> Tail:
    """The tail of a log of this length: the first entries loaded, the others added a few at a time."""
    tail = Tail()
    loaded = max(1, begun - RECENT)
    tail.restart(fold(LOG[:loaded]), LINES[loaded:begun])
    for start in range(begun, length, at_once):
        end = min(start + at_once, length)
        tail.extend(LINES[start:end], fold(LOG[:end]))
    return tail


@pytest.mark.parametrize("begun", [1, 20, 150])
@pytest.mark.parametrize("at_once", [1, 3, 40])
def test_whoever_missed_recent_entries_gets_exactly_these(begun: int, at_once: int) -> None:
    length = 190
    tail = tail_of(begun, length, at_once)
    for version in range(length - RECENT, length):
        assert tail.since(version) == steps(fold(LOG[:version]), LOG[version:length])


def test_older_entries_are_let_go_of() -> None:
    tail = tail_of(20, 190, 1)
    assert tail.since(190 - 3 * RECENT) == []


def test_whoever_has_everything_has_missed_nothing() -> None:
    tail = tail_of(1, 190, 1)
    assert tail.since(190) == tail.since(191) == []


def test_loading_anew_forgets_what_was_there() -> None:
    tail = tail_of(1, 190, 1)
    tail.restart(fold(LOG[:100]), LINES[100:110])
    assert tail.since(105) == steps(fold(LOG[:105]), LOG[105:110])
    assert tail.since(150) == []
