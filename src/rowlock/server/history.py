"""The last hour of a server's metrics: snapshots at regular intervals, and the changes between them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rowlock.server.metrics import BOUNDS, Key, Metrics

PERIOD = 10.0
"""Seconds between snapshots."""
HOUR = 3600.0
_PER_MINUTE = round(60 / PERIOD)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Metrics at one moment. Counters and buckets count from the start of the server."""

    at: float
    values: Mapping[Key, float] = field(default_factory=dict)
    buckets: Mapping[Key, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Span:
    """What happened between two snapshots."""

    before: Snapshot
    after: Snapshot

    @property
    def seconds(self) -> float:
        """The time between the snapshots."""
        return self.after.at - self.before.at

    def count(self, name: str, label: str = "") -> float:
        """The increase of a counter."""
        return self.after.values.get((name, label), 0) - self.before.values.get((name, label), 0)

    def counts(self, name: str) -> dict[str, int]:
        """The increase of a counter by label, without labels that did not increase."""
        grown = {label: round(self.count(name, label)) for found, label in self.after.values if found == name}
        return {label: count for label, count in sorted(grown.items()) if count}

    def buckets(self, name: str, label: str = "") -> list[int]:
        """The number of durations that fell into each bucket of a histogram."""
        none = (0,) * (len(BOUNDS) + 1)
        after, before = (shot.buckets.get((name, label), none) for shot in (self.after, self.before))
        return [later - earlier for later, earlier in zip(after, before, strict=True)]


class History:
    """Snapshots of the last hour, oldest first."""

    def __init__(self, metrics: Metrics, now: float) -> None:
        self._metrics = metrics
        self._shots = deque([Snapshot(now)], maxlen=round(HOUR / PERIOD) + 1)

    def snapshot(self, now: float) -> Snapshot:
        """A snapshot of the current metrics, which is not kept."""
        buckets = {key: tuple(histogram.buckets) for key, histogram in self._metrics.histograms.items()}
        return Snapshot(now, self._metrics.values(), buckets)

    def keep(self, now: float) -> None:
        """Take a snapshot and keep it."""
        self._shots.append(self.snapshot(now))

    def last(self, seconds: float, now: float) -> Span:
        """What happened in the last `seconds`, or since the server started if that is shorter."""
        before = next((shot for shot in self._shots if shot.at >= now - seconds), self._shots[-1])
        return Span(before, self.snapshot(now))

    def minutes(self) -> list[Span]:
        """The last hour minute by minute, as far back as there are snapshots."""
        ends = list(self._shots)[::-_PER_MINUTE][::-1]
        return [Span(before, after) for before, after in pairwise(ends)]


def quantile(buckets: Sequence[int], share: float) -> float | None:
    """The duration that this share of durations does not exceed, or None if there are none.

    Interpolates linearly within a bucket. Durations beyond the last bound count as that bound.
    """
    rank, below = share * sum(buckets), 0
    for count, low, high in zip(buckets, (0.0, *BOUNDS), (*BOUNDS, BOUNDS[-1]), strict=True):
        if count and below + count >= rank:
            return low + (high - low) * (rank - below) / count
        below += count
    return None
