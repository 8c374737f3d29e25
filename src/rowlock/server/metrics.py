"""The metrics of a running server. Recording takes about a microsecond and no lock.

Everything is recorded on the event loop. Work done in threads is measured around the `await` that waits for it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType

BOUNDS = (
    *(0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05),
    *(0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0),
)
"""Upper bounds of the histogram buckets, in seconds. A last bucket holds everything slower."""


@dataclass(frozen=True, slots=True)
class Family:
    """A Prometheus metric family: its samples differ in one label at most."""

    name: str
    kind: str
    help: str
    label: str = ""


FAMILIES = (
    Family("rowlock_messages_total", "counter", "Messages from clients, by outcome", "outcome"),
    Family("rowlock_requests_total", "counter", "HTTP requests, by status", "outcome"),
    Family("rowlock_writes_total", "counter", "Writes stored and acknowledged"),
    Family("rowlock_entries_total", "counter", "Log entries stored"),
    Family("rowlock_writes_failed_total", "counter", "Writes that the database failed to store"),
    Family("rowlock_write_conflicts_total", "counter", "Writes refused because another one came first"),
    Family("rowlock_tables_opened_total", "counter", "Tables opened, rematches included"),
    Family("rowlock_seats_taken_total", "counter", "Seats taken over HTTP"),
    Family("rowlock_resyncs_total", "counter", "Connections that read too slowly and were sent everything again"),
    Family("rowlock_forgotten_total", "counter", "Tables deleted because nobody used them"),
    Family("rowlock_message_seconds", "histogram", "Time from receiving a message to answering it", "kind"),
    Family("rowlock_request_seconds", "histogram", "Time to answer an HTTP request"),
    Family("rowlock_commit_seconds", "histogram", "Time to commit a group of writes"),
    Family("rowlock_fold_seconds", "histogram", "Time to rebuild a table from its log"),
    Family(
        "rowlock_offload_seconds", "histogram", "Time of a bot's decision or another long computation, waiting included"
    ),
    Family("rowlock_loop_lag_seconds", "histogram", "How late the event loop wakes a sleeping task"),
    Family("rowlock_tables", "gauge", "Tables in memory"),
    Family("rowlock_guests", "gauge", "Connections to tables"),
    Family("rowlock_writes_waiting", "gauge", "Writes waiting for the next commit"),
    Family("rowlock_offload_waiting", "gauge", "Long computations under way or waiting for their turn"),
    Family("rowlock_outbox_messages", "gauge", "Messages waiting to be sent to clients"),
    Family("rowlock_outbox_longest", "gauge", "Messages waiting for the client that reads most slowly"),
    Family("rowlock_uptime_seconds", "gauge", "Time since the server started"),
    Family("rowlock_build_info", "gauge", "Always 1; the label names the version", "version"),
    Family("process_start_time_seconds", "gauge", "When the server started, in seconds since 1970"),
    Family("process_cpu_seconds_total", "counter", "CPU time the process has used"),
    Family("process_resident_memory_bytes", "gauge", "Memory the process uses"),
    Family("process_max_resident_memory_bytes", "gauge", "Peak memory of the process"),
    Family("process_open_fds", "gauge", "Open file descriptors"),
    Family("process_max_fds", "gauge", "Limit on open file descriptors"),
)
"""All metrics, in the order in which they are exposed."""

_KINDS = {family.name: family.kind for family in FAMILIES}
Key = tuple[str, str]
"""The name of a metric and the value of its label, which may be empty."""


class Histogram:
    """A histogram of durations."""

    __slots__ = ("buckets", "sum")

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Record one duration."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """What a server has done since it started, and how it is doing now."""

    def __init__(self) -> None:
        plain = [(family.name, family.kind) for family in FAMILIES if not family.label]
        self._counts: dict[Key, float] = {(name, ""): 0 for name, kind in plain if kind == "counter"}
        self._histograms = {(name, ""): Histogram() for name, kind in plain if kind == "histogram"}
        self._watched: dict[Key, Callable[[], float]] = {}
        self._in_flight = {family.name: 0 for family in FAMILIES if family.kind == "histogram"}

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        """Add to a counter."""
        try:
            self._counts[name, label] += by
        except KeyError:
            assert _KINDS.get(name) == "counter", f"{name} is not in FAMILIES"
            self._counts[name, label] = by

    def observe(self, name: str, seconds: float, label: str = "") -> None:
        """Add a duration to a histogram."""
        try:
            self._histograms[name, label].observe(seconds)
        except KeyError:
            assert _KINDS.get(name) == "histogram", f"{name} is not in FAMILIES"
            self._histograms[name, label] = Histogram()
            self._histograms[name, label].observe(seconds)

    def timing(self, name: str, label: str = "") -> Timing:
        """Time a `with` block and add it to a histogram, unless the block raises."""
        return Timing(self, self._in_flight, name, label)

    def in_flight(self, name: str) -> int:
        """The number of blocks that are being timed for this histogram."""
        return self._in_flight[name]

    def watch(self, name: str, read: Callable[[], float], label: str = "") -> None:
        """Call `read` whenever the value of this metric is needed."""
        assert name in _KINDS, f"{name} is not in FAMILIES"
        self._watched[name, label] = read

    def values(self) -> dict[Key, float]:
        """All counters and gauges as they are now."""
        return {**self._counts, **{key: read() for key, read in self._watched.items()}}

    @property
    def histograms(self) -> Mapping[Key, Histogram]:
        """All histograms."""
        return self._histograms


class Timing:
    """A block that is being timed."""

    __slots__ = ("_began", "_in_flight", "_label", "_metrics", "_name")

    def __init__(self, metrics: Metrics, in_flight: dict[str, int], name: str, label: str) -> None:
        self._metrics = metrics
        self._in_flight = in_flight
        self._name = name
        self._label = label

    def __enter__(self) -> None:
        self._in_flight[self._name] += 1
        self._began = perf_counter()

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._in_flight[self._name] -= 1
        if kind is None:
            self._metrics.observe(self._name, perf_counter() - self._began, self._label)
