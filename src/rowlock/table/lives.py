"""The tables that a node has in memory, each as long as somebody needs it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from rowlock import protocol
from rowlock.errors import RowlockError
from rowlock.table.bus import Bus
from rowlock.table.clock import Timer
from rowlock.table.entries import Entry, read
from rowlock.table.fold import apply, fold
from rowlock.table.store import Store
from rowlock.table.table import Table
from rowlock.table.telling import Step

_log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Guest:
    """Somebody with a connection to a table: a seat's holder, or a spectator with no token."""

    token: str
    """The hash of the token."""
    deliver: Callable[[protocol.ServerMessage], None]
    """Takes a message at once; it must not wait."""


@dataclass(eq=False, slots=True)
class Live:
    """A table in memory. Whoever changes it holds the lock."""

    id: str
    newest: Table | None = None
    """None until it is loaded."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = False
    """Whether the store may know more than we do."""
    users: int = 0
    """Guests, timers and calls that need it in memory."""
    guests: set[Guest] = field(default_factory=set)
    due: Timer | None = None
    retry: Timer | None = None
    """When a store that did not answer is asked again."""
    grace: dict[str, Timer] = field(default_factory=dict)
    """For each token whose last connection is gone: when its holder counts as away."""

    @property
    def table(self) -> Table:
        """The newest table we know of."""
        assert self.newest is not None, "whoever uses a table has loaded it"
        return self.newest

    def is_connected(self, token: str) -> bool:
        """Whether somebody with this token has a connection here."""
        return any(guest.token == token for guest in self.guests)


class Lives:
    """Loads tables when they are needed and lets go of them afterwards."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        take: Callable[[Live, Sequence[Step]], None],
        unsure: Callable[[Live], None],
    ) -> None:
        """`take` is called with what others have stored, `unsure` if the store did not answer."""
        self._store = store
        self._bus = bus
        self._take = take
        self._unsure = unsure
        self._lives: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._lives.values()))

    def get(self, table_id: str) -> Live | None:
        """The table, if it is in memory."""
        return self._lives.get(table_id)

    @asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[Live]:
        """The table with its lock held, loaded and up to date."""
        live = self._lives.get(table_id)
        if live is None:
            live = self._lives[table_id] = Live(table_id)
        live.users += 1
        try:
            async with live.lock:
                if live.newest is None:
                    await self._bus.follow(table_id)
                    live.newest = fold(read(line) for line in await self._store.load(table_id))
                elif live.stale:
                    await self._make_sure(live)
                yield live
        finally:
            if live.stale:
                self._unsure(live)
            self.release(live)

    def release(self, live: Live) -> None:
        """One user less; nobody left: the table leaves the memory."""
        live.users -= 1
        if not live.users:
            self._lives.pop(live.id, None)
            for timer in (live.due, live.retry):
                if timer:
                    timer.cancel()
            self.spawn(self._unfollow(live.id))

    async def _unfollow(self, table_id: str) -> None:
        if table_id not in self._lives:  # else somebody needs it again
            await self._bus.unfollow(table_id)

    async def catch_up(self, live: Live) -> list[str]:
        """Take what the store has and we do not; what that is. The lock is held."""
        live.stale = True
        lines = await self._store.load(live.id, live.table.version)
        live.stale = False
        if lines:
            self._take(live, steps(live.table, [read(line) for line in lines]))
        return lines

    async def _make_sure(self, live: Live) -> None:
        """Find out what became of entries that we stored, or not. If they are there, no node has heard of them yet."""
        after = live.table.version
        if lines := await self.catch_up(live):
            await self._bus.publish(live.id, after, lines)

    async def refresh(self, table_id: str) -> None:
        """Catch up if the table is in memory."""
        if table_id in self._lives:
            async with self.using(table_id) as live:
                await self.catch_up(live)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Let something run by itself; what goes wrong is logged, and the next change catches up."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, RowlockError):
            _log.info("left undone: %s", error)
        elif error:
            _log.error("left undone", exc_info=error)

    async def close(self) -> None:
        """Stop all timers, and what is under way."""
        for live in self:
            for timer in (live.due, live.retry, *live.grace.values()):
                if timer:
                    timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def steps(table: Table, entries: Sequence[Entry]) -> list[Step]:
    """Apply entries one by one."""
    made: list[Step] = []
    for entry in entries:
        after = apply(table, entry)
        made.append((table, entry, after))
        table = after
    return made
