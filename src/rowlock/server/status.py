"""The status of a server, for its operator."""

from __future__ import annotations

import platform
import time
from dataclasses import dataclass

from rowlock.server.address import database_url, shown
from rowlock.server.history import Span, quantile
from rowlock.server.logs import Warned, redacted
from rowlock.server.metrics import Key
from rowlock.server.observer import DatabaseState, Observer
from rowlock.server.process_metrics import VERSION

MINUTES = (1, 5, 60)
"""The lengths of the windows to summarize."""


@dataclass(frozen=True, slots=True)
class Latency:
    """How long something took, in seconds; None where there was nothing to measure."""

    count: int
    p50: float | None
    p99: float | None


@dataclass(frozen=True, slots=True)
class Window:
    """What happened in the last `minutes`, by label where a metric has one."""

    minutes: int
    seconds: float
    """The actual length: the server may not have been up that long."""
    messages: dict[str, int]
    requests: dict[str, int]
    writes: int
    writes_failed: int
    latency: dict[str, Latency]


@dataclass(frozen=True, slots=True)
class Minute:
    """One minute of the last hour, for the sparklines."""

    actions: float
    """Messages per second."""
    action_p99: float
    lag_p99: float
    tables: float
    guests: float
    memory: float


@dataclass(frozen=True, slots=True)
class Status:
    """Everything on the status page."""

    version: str
    python: str
    started: str
    uptime: float
    database: str
    database_health: DatabaseState
    bus: str
    """The redis address, without secrets; empty for a single node."""
    bus_connected: bool
    values: dict[str, float]
    """All counters and gauges without a label, by name."""
    windows: tuple[Window, ...]
    hour: tuple[Minute, ...]
    warnings: tuple[Warned, ...]


async def status_of(observer: Observer) -> Status:
    """The current status."""
    settings = observer.node.settings
    health = await observer.check_database()
    now = time.monotonic()
    values = {name: value for (name, label), value in observer.node.metrics.values().items() if not label}
    return Status(
        version=VERSION,
        python=platform.python_version(),
        started=observer.started,
        uptime=values["rowlock_uptime_seconds"],
        database=shown(database_url(settings.database)),
        database_health=health,
        bus=redacted(settings.redis),
        bus_connected=observer.node.bus.is_connected,
        values=values,
        windows=tuple(_window(minutes, observer.history.last(60 * minutes, now)) for minutes in MINUTES),
        hour=tuple(_minute(span) for span in observer.history.minutes()),
        warnings=tuple(observer.recent),
    )


def _window(minutes: int, span: Span) -> Window:
    return Window(
        minutes=minutes,
        seconds=span.seconds,
        messages=span.counts("rowlock_messages_total"),
        requests=span.counts("rowlock_requests_total"),
        writes=round(span.count("rowlock_writes_total")),
        writes_failed=round(span.count("rowlock_writes_failed_total")),
        latency={_written(key): _latency(span, key) for key in sorted(span.after.buckets)},
    )


def _written(key: Key) -> str:
    name, label = key
    return f"{name}{{{label}}}" if label else name


def _latency(span: Span, key: Key) -> Latency:
    buckets = span.buckets(*key)
    return Latency(sum(buckets), quantile(buckets, 0.5), quantile(buckets, 0.99))


def _minute(span: Span) -> Minute:
    gauge = span.after.values
    return Minute(
        actions=sum(span.counts("rowlock_messages_total").values()) / span.seconds,
        action_p99=quantile(span.buckets("rowlock_message_seconds", "action"), 0.99) or 0.0,
        lag_p99=quantile(span.buckets("rowlock_loop_lag_seconds"), 0.99) or 0.0,
        tables=gauge["rowlock_tables", ""],
        guests=gauge["rowlock_guests", ""],
        memory=gauge.get(("process_resident_memory_bytes", ""), gauge["process_max_resident_memory_bytes", ""]),
    )
