"""Limits per address and per table: rate limits are token buckets, which refill over time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_network

from rowlock.errors import TooMany

_MOST_BUCKETS = 100_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: the capacity of a token bucket and its refill rate."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one server: generous for people, tight for runaway programs."""

    tables: Rate = field(default=Rate(30, 0.5))
    """New tables from one address."""
    misses: Rate = field(default=Rate(20, 0.2))
    """Wrong codes and tokens from one address: nobody can try them all."""
    requests: Rate = field(default=Rate(200, 50))
    """Requests from one address."""
    messages: Rate = field(default=Rate(60, 20))
    """Messages on one connection."""
    table_messages: Rate = field(default=Rate(400, 200))
    """Messages to one table."""
    replays: Rate = field(default=Rate(30, 1))
    """Replays, and score pads of home-made variants, for one address: a long one takes a while to compute."""
    reviews: Rate = field(default=Rate(60, 0.5))
    """Seconds of reviewing for one address."""
    advice: Rate = field(default=Rate(60, 4))
    """Questions to the coach from one address: each takes some hundredths of a second."""
    work: Rate = field(default=Rate(3, 0.1))
    """Seconds of drawing sheets and writing rules for one address: in the long run, a tenth of a core."""
    stored: Rate = field(default=Rate(4_000_000, 4_000_000 / 86_400))
    """Bytes stored by new tables from one address: 4 MB a day, or some 8,000 ordinary tables."""
    reactions: Rate = field(default=Rate(4, 0.5))
    """Reactions of one person at a table."""
    penalty: float = 0.2
    """Seconds before a rate-limited client is refused: refusing costs time, too, and the delay slows it down."""
    waiting: int = 50
    """Sockets from one address that have not joined yet. One more, and the oldest is closed."""
    connections: int = 200
    """Sockets from one address that have joined as spectators, and as many again that hold seats."""
    spectators: int = 100
    """Spectators of one table."""
    spectators_alike: int = 10
    """Spectators of one table from one address."""
    body: int = 64 * 1024
    """Bytes of a request."""


def source(client: tuple[str, int] | None) -> str:
    """The key that a client is counted under: its address, for IPv6 the /56 that providers assign to a household.

    >>> source(("2001:db8:1:2:3:4:5:6", 80))
    '2001:db8:1::/56'
    """
    host = client[0] if client else ""
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or ip_network((address.packed, 56), strict=False))


class Buckets:
    """A token bucket for each key. A client whose bucket is empty has to wait; full buckets are dropped."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable, amount: float = 1.0) -> None:
        """Take this amount; if there is less, raise TooMany and take nothing."""
        now = self._now()
        level = self._level(key, now)
        if level < amount:
            raise TooMany("that was a lot at once; please wait a little")
        self._set(key, level - amount, now)

    def refund(self, key: Hashable, amount: float = 1.0) -> None:
        """Give back what was taken for something that turned out not to count."""
        now = self._now()
        self._set(key, self._level(key, now) + amount, now)

    def _set(self, key: Hashable, level: float, now: float) -> None:
        self._levels[key] = level, now
        self._levels.move_to_end(key)
        while self._levels and self._is_dispensable(next(iter(self._levels)), now):
            self._levels.popitem(last=False)

    def _is_dispensable(self, oldest: Hashable, now: float) -> bool:
        return len(self._levels) > _MOST_BUCKETS or self._level(oldest, now) >= self._rate.burst

    def _level(self, key: Hashable, now: float) -> float:
        level, at = self._levels.get(key, (self._rate.burst, 0.0))
        return min(self._rate.burst, level + (now - at) * self._rate.per_second)
