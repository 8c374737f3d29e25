"""What a soak has seen so far."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Filled by everybody who takes part."""

    latencies: list[tuple[float, float]] = field(default_factory=list)
    """When each action was acknowledged, and after how many seconds."""
    lost: list[str] = field(default_factory=list)
    """Promises that the server broke: something it had acknowledged or shown was gone."""
    errors: Counter[str] = field(default_factory=Counter)
    """What should not happen to anybody, by kind."""
    events: Counter[str] = field(default_factory=Counter)
    """How often each thing was done: games, rematches, reconnects, restarts."""
    abuse: Counter[str] = field(default_factory=Counter)
    """What abusers did, and what they were answered."""
