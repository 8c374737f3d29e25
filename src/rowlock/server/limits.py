"""How much one address or one table may ask for: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_network

from rowlock.errors import TooMany

_MOST_BUCKETS = 100_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more every second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one server allows. Generous for people, tight for programs that go astray."""

    tables: Rate = field(default=Rate(30, 0.5))
    """New tables from one address."""
    misses: Rate = field(default=Rate(20, 0.2))
    """Codes and tokens from one address that open nothing: nobody tries them all."""
    requests: Rate = field(default=Rate(200, 50))
    """Requests from one address."""
    messages: Rate = field(default=Rate(60, 20))
    """Messages on one connection."""
    table_messages: Rate = field(default=Rate(400, 200))
    """Messages to one table."""
    replays: Rate = field(default=Rate(30, 1))
    """Replays for one address: a long one takes a while to work out."""
    connections: int = 200
    """Connections from one address at a time."""
    guests: int = 100
    """Connections to one table at a time."""
    body: int = 64 * 1024
    """Bytes of a request."""


def source(client: tuple[str, int] | None) -> str:
    """Whom to count something to: an address, for IPv6 its network. A household has one, and any number of addresses.

    >>> source(("2001:db8:1:2:3:4:5:6", 80))
    '2001:db8:1:2::/64'
    """
    host = client[0] if client else ""
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or ip_network((address.packed, 64), strict=False))


class Buckets:
    """A bucket for each key. Whoever finds it empty has to wait; those that are full again are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable) -> None:
        """Take one out, or TooMany."""
        self.check(key)
        self.charge(key)

    def check(self, key: Hashable) -> None:
        """TooMany if nothing is left; takes nothing."""
        if self._level(key) < 1:
            raise TooMany("that was a lot at once; please wait a little")

    def charge(self, key: Hashable) -> None:
        """Take one out even if nothing is left: then it lasts longer until something is."""
        self._levels[key] = self._level(key) - 1, self._now()
        self._levels.move_to_end(key)
        while self._levels and self._is_dispensable(next(iter(self._levels))):
            self._levels.popitem(last=False)

    def _is_dispensable(self, oldest: Hashable) -> bool:
        return len(self._levels) > _MOST_BUCKETS or self._level(oldest) >= self._rate.burst

    def _level(self, key: Hashable) -> float:
        level, at = self._levels.get(key, (self._rate.burst, 0.0))
        return min(self._rate.burst, level + (self._now() - at) * self._rate.per_second)


class Places:
    """A number of places for each key, held for a while."""

    def __init__(self, most: int, full: str) -> None:
        """`full` is what somebody is told for whom there is no place."""
        self._most = most
        self._full = full
        self._held: defaultdict[Hashable, int] = defaultdict(int)

    @contextmanager
    def hold(self, key: Hashable) -> Iterator[None]:
        """Hold a place, or TooMany."""
        if self._held[key] >= self._most:
            raise TooMany(self._full)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
