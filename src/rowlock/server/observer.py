"""Watches a node while it runs, for its metrics and for the operator's status page."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from rowlock.errors import StoreUnavailable
from rowlock.server.history import PERIOD, History
from rowlock.server.logs import Recent, redacted, timestamp
from rowlock.server.metrics import Metrics
from rowlock.server.node import Node
from rowlock.server.process_metrics import watch_process

_log = logging.getLogger(__name__)

NAP = 0.1
"""Seconds between measurements of the event loop's lag; uvicorn wakes up just as often."""
_PATIENCE = 5.0
"""Seconds that the database has to answer a check."""


@dataclass(frozen=True, slots=True)
class DatabaseState:
    """Whether the database answers, and since when."""

    healthy: bool
    since: str
    reason: str = ""
    """What is wrong."""


class Observer:
    """A node's recent past: its metrics over the last hour, its latest warnings, the health of its database."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.recent = Recent()
        self.started = timestamp(time.time())
        self.database = DatabaseState(healthy=True, since=self.started)
        watch_process(node.metrics)
        watch_node(node)
        self.history = History(node.metrics, time.monotonic())

    async def sample(self) -> None:
        """Periodically keep a snapshot of the metrics and check the database."""
        while True:
            await asyncio.sleep(PERIOD)
            try:
                self.history.keep(time.monotonic())
                await self.check_database()
            except Exception:
                _log.exception("could not sample the metrics")

    async def check_database(self) -> DatabaseState:
        """Query the database, and return its health."""
        reason = ""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self.node.store.check()
        except StoreUnavailable as error:
            reason = redacted(self.node.store.fault or str(error))
        except TimeoutError:
            reason = f"it has not answered for {_PATIENCE:.0f} seconds"
        healthy = not reason
        since = self.database.since if healthy == self.database.healthy else timestamp(time.time())
        self.database = DatabaseState(healthy=healthy, since=since, reason=reason)
        return self.database


async def measure_lag(metrics: Metrics) -> None:
    """Measure how late the event loop wakes a sleeping task."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + NAP
        await asyncio.sleep(NAP)
        metrics.observe("rowlock_loop_lag_seconds", max(0.0, loop.time() - due))


def watch_node(node: Node) -> None:
    """Register the metrics of a node's load and queues."""
    metrics = node.metrics
    metrics.watch("rowlock_tables", lambda: node.host.load[0])
    metrics.watch("rowlock_guests", lambda: node.host.load[1])
    metrics.watch("rowlock_offload_waiting", lambda: metrics.in_flight("rowlock_offload_seconds"))
    metrics.watch("rowlock_outbox_messages", lambda: sum(map(len, node.outboxes.values())))
    metrics.watch("rowlock_outbox_longest", lambda: max(map(len, node.outboxes.values()), default=0))


@asynccontextmanager
async def observing(node: Node) -> AsyncIterator[Observer]:
    """Observe a node while the block runs."""
    observer = Observer(node)
    with observer.recent.listening():
        tasks = [asyncio.create_task(work) for work in (observer.sample(), measure_lag(node.metrics))]
        try:
            yield observer
        finally:
            for task in tasks:
                task.cancel()
