"""One server process: the tables it hosts, its limits and its metrics."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import TypeVar
from weakref import WeakValueDictionary

from rowlock.advice.hints import hint
from rowlock.errors import NotSeated, RowlockError, TooMany, UnknownTable
from rowlock.players.offered_bots import BOTS, called
from rowlock.players.registry import player
from rowlock.server.database import open_store
from rowlock.server.fair_worker import FairWorker
from rowlock.server.frames import FrameWriter
from rowlock.server.limits import Buckets
from rowlock.server.metrics import Metrics
from rowlock.server.review_process import ReviewProcess
from rowlock.server.settings import Settings
from rowlock.server.visitors import Visitors
from rowlock.table.bots import Bot, Bots
from rowlock.table.bus import Bus, LocalBus
from rowlock.table.clock import Clock, SystemClock
from rowlock.table.host import Host
from rowlock.table.offload import Workers
from rowlock.table.store import Store

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")
_TIDY = 3600.0


class Node:
    """The state shared by all requests of one process."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, clock: Clock | None = None, metrics: Metrics | None = None
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.bus = bus
        self.metrics = metrics or Metrics()
        self.clock = clock or SystemClock()
        self.worker = FairWorker()
        self.thinker = FairWorker()  # separate: a bot's millisecond must not wait for somebody's long replay
        self.reviewer = FairWorker()  # waits for the process that reviews, one record after another
        self.review_process = ReviewProcess()
        workers = Workers(self.offload, self._think, self._folded)
        self.host = Host(store, bus, self.clock, bots(), workers=workers, coach=hint)
        self.outboxes: WeakValueDictionary[int, deque[bytes]] = WeakValueDictionary()  # of all connections, by their id
        self.writer = FrameWriter()
        self.tables = Buckets(limits.tables, monotonic)
        self.misses = Buckets(limits.misses, monotonic)
        self.requests = Buckets(limits.requests, monotonic)
        self.table_messages = Buckets(limits.table_messages, monotonic)
        self.reactions = Buckets(limits.reactions, monotonic)
        self.replays = Buckets(limits.replays, monotonic)
        self.reviews = Buckets(limits.reviews, monotonic)
        self.advice = Buckets(limits.advice, monotonic)
        self.work = Buckets(limits.work, monotonic)
        self.stored = Buckets(limits.stored, monotonic)
        self.visitors = Visitors(limits)

    @contextmanager
    def guessing(self, address: str, *, has_token: bool = False) -> Iterator[None]:
        """Charge an address for a wrong code or token; TooMany after too many of them.

        The charge is made first and refunded on success, or a burst of guesses would pass before the first is charged.
        A valid token is let through even then: the guesses may come from others behind the same address.
        """
        try:
            self.misses.take(address)
        except TooMany as exhausted:
            if not has_token:
                raise
            try:
                yield
            except (UnknownTable, NotSeated):
                raise exhausted from None
            return
        try:
            yield
        except (UnknownTable, NotSeated):
            raise
        except BaseException:
            self.misses.refund(address)
            raise
        self.misses.refund(address)

    async def offload(self, work: Callable[[], _Result], /) -> _Result:
        """Run the work in the worker thread while the event loop serves others."""
        with self.metrics.timing("rowlock_offload_seconds"):
            return await self.worker(work)

    async def _think(self, decide: Callable[[], _Result], /) -> _Result:
        with self.metrics.timing("rowlock_offload_seconds"):
            return await self.thinker(decide)

    def _folded(self, seconds: float) -> None:
        self.metrics.observe("rowlock_fold_seconds", seconds)

    def close(self) -> None:
        """Stop the worker threads and the process that reviews; nobody is waiting for them any more."""
        self.review_process.close()
        self.worker.close()
        self.thinker.close()
        self.reviewer.close()

    async def delete_old_tables(self) -> None:
        """Periodically delete tables that nobody has used for a long time."""
        while True:
            try:
                forgotten = await self.store.forget(self.clock.now() - self.settings.keep)
                self.metrics.count("rowlock_forgotten_total", by=forgotten)
                if forgotten:
                    _log.info("unused tables deleted: %d", forgotten)
            except RowlockError as error:
                _log.warning("could not delete unused tables: %s", error)
            await asyncio.sleep(_TIDY)


def bots() -> Bots:
    """The bots that can sit at tables."""
    return {name: Bot(called(name), player(name).decide) for name in BOTS}


def _bus(redis: str) -> Bus:
    if not redis:
        return LocalBus()
    from rowlock.server.redis_bus import RedisBus  # needed only with several nodes

    return RedisBus(redis)


async def preflight(settings: Settings) -> None:
    """Open and close everything a node needs, to raise SetupError before a server starts."""
    await _bus(settings.redis).close()
    await (await open_store(settings.database, exclusive=True)).close()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Node]:
    """A node with its database and bus open."""
    bus = _bus(settings.redis)
    metrics = Metrics()
    store = await open_store(settings.database, metrics, exclusive=True)
    node = Node(settings, store, bus, metrics=metrics)
    tidying = asyncio.create_task(node.delete_old_tables())
    try:
        yield node
    finally:
        tidying.cancel()
        await node.host.close()
        node.close()
        await bus.close()
        await store.close()
