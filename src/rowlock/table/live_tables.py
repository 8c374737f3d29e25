"""The tables that a node has in memory, each for as long as it is needed."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial, reduce
from time import perf_counter
from typing import Protocol

from rowlock import protocol
from rowlock.errors import RowlockError, TableReloaded, VersionConflict
from rowlock.table.bus import Bus
from rowlock.table.clock import Timer
from rowlock.table.entries import read
from rowlock.table.fold import Step, apply, fold, steps
from rowlock.table.offload import Offload
from rowlock.table.store import Store
from rowlock.table.table import Seat, Table
from rowlock.table.tail import RECENT, Tail

_log = logging.getLogger(__name__)

KEPT = 64
"""How many folded tables are kept after their last user is gone."""
LONG = 5000
"""Characters of a log that takes milliseconds to fold: longer ones are not folded on the event loop."""


@dataclass(eq=False, slots=True)
class Guest:
    """Somebody with a connection to a table: a seat's holder, or a spectator with no token."""

    token: str
    """The hash of the token."""
    deliver: Callable[[protocol.ServerMessage], None]
    """Takes a message; it must not block."""


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table in memory. Changing it requires the lock."""

    id: str
    newest: Table | None = None
    """None until it is loaded."""
    tail: Tail = field(default_factory=Tail)
    """The end of its log, up to the newest table."""
    followed: bool = False
    """Whether we are subscribed to this table on the bus."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = False
    """Whether the store may know more than we do."""
    users: int = 0
    """Guests, timers and calls that need it in memory."""
    guests: set[Guest] = field(default_factory=set)
    due: Timer | None = None
    retry: Timer | None = None
    """When to retry a store that did not answer."""
    grace: dict[str, Timer] = field(default_factory=dict)
    """For each token whose last connection is gone: when its holder counts as away."""
    _alike: tuple[tuple[Seat, ...], dict[tuple[int, ...], list[Guest]]] | None = None
    """The guests by seats, and the seats that this was computed for."""

    @property
    def table(self) -> Table:
        """The newest table we know of."""
        assert self.newest is not None, "a table in use has been loaded"
        return self.newest

    @property
    def guests_by_seats(self) -> dict[tuple[int, ...], list[Guest]]:
        """The guests by the seats they hold: those who hold the same are told the same."""
        seats = self.table.seats
        if self._alike is None or self._alike[0] is not seats:
            grouped: defaultdict[tuple[int, ...], list[Guest]] = defaultdict(list)
            for guest in self.guests:
                grouped[self.table.held_by(guest.token)].append(guest)
            self._alike = seats, grouped
        return self._alike[1]

    def add(self, guest: Guest) -> None:
        """Add a connection."""
        self.guests.add(guest)
        self._alike = None

    def discard(self, guest: Guest) -> None:
        """Remove a connection."""
        self.guests.discard(guest)
        self._alike = None

    def take(self, made: Sequence[Step], lines: Sequence[str]) -> None:
        """Advance by these steps, which are these lines of the log."""
        self.newest = made[-1][2]
        self.tail.extend(lines, self.newest)

    def is_connected(self, token: str) -> bool:
        """Whether somebody with this token has a connection here."""
        return any(guest.token == token for guest in self.guests)


class Listener(Protocol):
    """Is told what happens to tables in memory."""

    def take(self, live: LiveTable, made: Sequence[Step], lines: Sequence[str], /) -> None:
        """Others have stored these steps, as these lines."""
        ...

    def reloaded(self, live: LiveTable, /) -> None:
        """The table was reloaded and may be older than it was."""
        ...

    def unsure(self, live: LiveTable, /) -> None:
        """The store did not answer."""
        ...

    def folded(self, seconds: float, /) -> None:
        """A log was folded in this time."""
        ...


class LiveTables:
    """Loads tables when they are needed and releases them afterwards."""

    def __init__(self, store: Store, bus: Bus, offload: Offload, listener: Listener) -> None:
        self._store = store
        self._bus = bus
        self._offload = offload
        self._listener = listener
        self._in_use: dict[str, LiveTable] = {}
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._in_use.values()))

    def get(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._in_use.get(table_id)

    @asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table with its lock held, loaded and up to date."""
        live = self._in_use.get(table_id)
        if live is None:
            live = self._in_use[table_id] = self._kept.pop(table_id) if table_id in self._kept else LiveTable(table_id)
            live.stale = live.newest is not None  # others may have changed it while we did not follow it
        live.users += 1
        try:
            async with live.lock:
                if not live.followed:
                    await self._bus.follow(table_id)
                    live.followed = True
                if live.newest is None:
                    await self._load(live)
                elif live.stale:
                    await self._check_last_append(live)
                yield live
        finally:
            if live.stale:
                self._listener.unsure(live)
            self.release(live)

    async def _load(self, live: LiveTable) -> None:
        """Fold the whole log of the store."""
        lines = await self._store.load(live.id)
        begun = perf_counter()
        work = partial(_folded, lines)
        live.newest, earlier = await self._offload(work) if sum(map(len, lines)) > LONG else work()
        self._listener.folded(perf_counter() - begun)
        live.tail.restart(earlier, lines[earlier.version :])

    def release(self, live: LiveTable) -> None:
        """Release one use of a table. After the last one, it is kept only as long as there is room."""
        live.users -= 1
        if not live.users:
            self._in_use.pop(live.id, None)
            for timer in (live.due, live.retry):
                if timer:
                    timer.cancel()
            live.due = live.retry = None
            live.followed = False
            self.spawn(self._unfollow(live.id))
            if live.newest is not None:
                self._keep(live)

    def _keep(self, live: LiveTable) -> None:
        self._kept[live.id] = live
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _unfollow(self, table_id: str) -> None:
        if table_id not in self._in_use:  # else somebody needs it again
            await self._bus.unfollow(table_id)

    async def catch_up(self, live: LiveTable) -> list[str]:
        """Apply the lines that the store has and we do not, and return them. The lock is held."""
        live.stale = True
        try:
            lines = await self._store.load(live.id, live.table.version)
        except VersionConflict:
            raise await self.reload(live) from None
        live.stale = False
        if lines:
            self._listener.take(live, steps(live.table, [read(line) for line in lines]), lines)
        return lines

    async def reload(self, live: LiveTable) -> TableReloaded:
        """Go back to what the store has, which is less than we know, and return the error to raise.

        This happens when a backup is restored under a running server, or a lagging replica takes over.
        """
        live.stale = True
        known = live.table.version
        await self._load(live)
        live.stale = False
        _log.warning("table %s: reloaded at version %d, we had %d", live.id, live.table.version, known)
        self._listener.reloaded(live)
        return TableReloaded("the table was reloaded from the server's store; look at it and decide again")

    async def _check_last_append(self, live: LiveTable) -> None:
        """Find out whether our last entries were stored. If they were, no other node has heard of them yet."""
        with suppress(TableReloaded):  # nobody has decided anything yet based on what we knew
            if await self.catch_up(live):
                await self._bus.publish(live.id, live.table.version)

    async def refresh(self, table_id: str) -> None:
        """Catch up if the table is in memory."""
        if table_id in self._in_use:
            async with self.using(table_id) as live:
                await self.catch_up(live)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run a background task. Errors are logged, and the next change catches up."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, RowlockError):
            _log.debug("background task failed: %s", error)  # the store itself logs an outage, once
        elif error:
            _log.error("background task failed", exc_info=error)

    async def close(self) -> None:
        """Stop all timers and background tasks."""
        for live in self:
            for timer in (live.due, live.retry, *live.grace.values()):
                if timer:
                    timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _folded(lines: Sequence[str]) -> tuple[Table, Table]:
    """The table after a whole log, and the one before its last lines."""
    entries = [read(line) for line in lines]
    split = max(1, len(entries) - RECENT)
    earlier = fold(entries[:split])
    return reduce(apply, entries[split:], earlier), earlier
