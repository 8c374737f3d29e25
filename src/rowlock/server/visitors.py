"""The connected websockets and their limits: nobody can take the places of others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from rowlock.errors import TooMany
from rowlock.server.limits import Limits

_Key = TypeVar("_Key")


@dataclass(eq=False, slots=True)
class Visit:
    """A socket, from opening to closing."""

    address: str
    give_way: Callable[[], None]
    """Closes the socket. Called only before it has joined."""
    table: str = ""
    """The table it has joined, empty before that."""
    is_seated: bool = False


class Visitors:
    """Counts the sockets of a server.

    A socket that has not joined a table takes no place there, and makes way for newer ones from its address.
    Spectators are counted by table, by address, and by both. Seated players are counted by address alone, apart from
    spectators: a table full of spectators keeps no player out.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._waiting: defaultdict[str, dict[Visit, None]] = defaultdict(dict)
        self._seated: Counter[str] = Counter()
        self._watching: Counter[tuple[str, str]] = Counter()
        """Spectators by address and table; an empty string stands for all."""

    def arrive(self, address: str, give_way: Callable[[], None]) -> Visit:
        """Count a new socket."""
        visit = Visit(address, give_way)
        self._wait(visit)
        return visit

    def _wait(self, visit: Visit) -> None:
        waiting = self._waiting[visit.address]
        waiting[visit] = None
        if len(waiting) > self._limits.waiting:
            oldest = next(iter(waiting))
            del waiting[oldest]
            oldest.give_way()

    def join(self, visit: Visit, table: str, *, is_seated: bool) -> None:
        """Take a place at a table; TooMany if none is left."""
        limits = self._limits
        if is_seated:
            _check(self._seated[visit.address], limits.connections, "from your address")
        else:
            _check(self._watching["", table], limits.spectators, "at this table")
            _check(self._watching[visit.address, table], limits.spectators_alike, "from your address at this table")
            _check(self._watching[visit.address, ""], limits.connections, "from your address")
        self._stop_waiting(visit)
        visit.table, visit.is_seated = table, is_seated
        self._count(visit, 1)

    def undo_join(self, visit: Visit) -> None:
        """Give back the place at the table: the socket waits again."""
        self._count(visit, -1)
        visit.table = ""
        self._wait(visit)

    def leave(self, visit: Visit) -> None:
        """Forget a socket that is closed."""
        self._stop_waiting(visit)
        if visit.table:
            self._count(visit, -1)

    def _stop_waiting(self, visit: Visit) -> None:
        waiting = self._waiting[visit.address]
        waiting.pop(visit, None)
        if not waiting:
            del self._waiting[visit.address]

    def _count(self, visit: Visit, change: int) -> None:
        if visit.is_seated:
            _add(self._seated, visit.address, change)
            return
        for key in (("", visit.table), (visit.address, visit.table), (visit.address, "")):
            _add(self._watching, key, change)


def _check(there: int, most: int, where: str) -> None:
    if there >= most:
        raise TooMany(f"too many connections {where}")


def _add(counts: Counter[_Key], key: _Key, change: int) -> None:
    counts[key] += change
    if not counts[key]:
        del counts[key]
