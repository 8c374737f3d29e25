"""The counts of a soak so far."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Results collected by all clients."""

    latencies: list[tuple[float, float]] = field(default_factory=list)
    """For each action, the time of its acknowledgment and its latency in seconds."""
    lost: list[str] = field(default_factory=list)
    """Guarantees that the server broke: something it had acknowledged or shown was gone."""
    errors: Counter[str] = field(default_factory=Counter)
    """Things that should never happen, by kind."""
    events: Counter[str] = field(default_factory=Counter)
    """Counts of games, rematches, reconnects and restarts."""
    abuse: Counter[str] = field(default_factory=Counter)
    """What abusers did, and the responses they got."""
