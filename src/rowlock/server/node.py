"""One server process: the tables it hosts, its limits and its counts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from time import monotonic

from rowlock.errors import NotSeated, RowlockError, UnknownTable
from rowlock.players.bots import BOTS, called
from rowlock.players.registry import player
from rowlock.server.database import open_store
from rowlock.server.limits import Buckets, Places
from rowlock.server.metrics import Metrics
from rowlock.server.settings import Settings
from rowlock.server.wire import Writer
from rowlock.table.bots import Bot, Bots
from rowlock.table.bus import Bus, LocalBus
from rowlock.table.clock import Clock, SystemClock
from rowlock.table.entries import Entry
from rowlock.table.host import Host
from rowlock.table.store import Store

_log = logging.getLogger(__name__)
_TIDY = 3600.0


class Node:
    """What all requests of one process share."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, clock: Clock | None = None) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.clock = clock or SystemClock()
        self._bots = ThreadPoolExecutor(1, "bots")  # one: whoever decides for all tables does one thing at a time
        self.host = Host(store, bus, self.clock, bots(), think=self._think)
        self.metrics = Metrics()
        self.writer = Writer()
        self.tables = Buckets(limits.tables, monotonic)
        self.misses = Buckets(limits.misses, monotonic)
        self.requests = Buckets(limits.requests, monotonic)
        self.table_messages = Buckets(limits.table_messages, monotonic)
        self.replays = Buckets(limits.replays, monotonic)
        self.connections = Places(limits.connections, "too many connections from your address")
        self.guests = Places(limits.guests, "too many people are at this table")

    @contextmanager
    def guessing(self, address: str) -> Iterator[None]:
        """Somebody names a code or a token. Whoever names many that open nothing has to wait, or TooMany."""
        self.misses.check(address)
        try:
            yield
        except (UnknownTable, NotSeated):
            self.misses.charge(address)
            raise

    async def _think(self, decide: Callable[[], Entry | None]) -> Entry | None:
        """Let a bot decide while others are answered."""
        return await asyncio.get_running_loop().run_in_executor(self._bots, decide)

    def close(self) -> None:
        """Let bots think no more."""
        self._bots.shutdown(wait=False, cancel_futures=True)

    async def tidy(self) -> None:
        """Forget tables that nobody has touched for long, now and then."""
        while True:
            try:
                forgotten = await self.store.forget(self.clock.now() - self.settings.keep)
                self.metrics.count("rowlock_forgotten_total", by=forgotten)
            except RowlockError as error:
                _log.warning("could not tidy: %s", error)
            await asyncio.sleep(_TIDY)


def bots() -> Bots:
    """The bots that sit down at tables."""
    return {name: Bot(called(name), player(name).decide) for name in BOTS}


def _bus(redis: str) -> Bus:
    if not redis:
        return LocalBus()
    from rowlock.server.redis_bus import RedisBus  # only several nodes need it

    return RedisBus(redis)


async def try_out(settings: Settings) -> None:
    """Open and close what a node needs, so that SetupError says what is wrong before a server runs."""
    await _bus(settings.redis).close()
    await (await open_store(settings.database)).close()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Node]:
    """A node with its database and bus open."""
    bus = _bus(settings.redis)
    store = await open_store(settings.database)
    node = Node(settings, store, bus)
    tidying = asyncio.create_task(node.tidy())
    try:
        yield node
    finally:
        tidying.cancel()
        await node.host.close()
        node.close()
        await bus.close()
        await store.close()
