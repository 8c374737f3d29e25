"""Deliver what happened at a table to everybody connected, limited to what each may know."""

from __future__ import annotations

from collections.abc import Sequence

from rowlock import protocol
from rowlock.table.entries import Chose
from rowlock.table.fold import Step
from rowlock.table.gameplay import Pace
from rowlock.table.live_tables import Guest, LiveTable
from rowlock.table.telling import news, story, welcome


class Broadcaster:
    """Sends messages to guests. Those with the same seats get the same object, so that it is built and encoded once."""

    def __init__(self, bots: tuple[str, ...], pace: Pace) -> None:
        self._bots = bots
        self._pace = pace

    def tell(self, live: LiveTable, made: Sequence[Step]) -> None:
        """Tell everybody what these steps did: a bot's answer to an action apart, so that clients can show both."""
        for part in actions(made):
            told = story(part, self._pace)
            for held, guests in live.guests_by_seats.items():
                message = self._welcome(live, held) if told.moved else news(told, held)
                for guest in guests:
                    guest.deliver(message)

    def welcome(self, live: LiveTable) -> None:
        """Send everybody a new welcome."""
        for held, guests in live.guests_by_seats.items():
            message = self._welcome(live, held)
            for guest in guests:
                guest.deliver(message)

    def greet(self, live: LiveTable, guest: Guest, have: int = 0) -> None:
        """Tell one guest what happened since the version they have, or everything if that is too long ago."""
        held = live.table.held_by(guest.token)
        if missed := live.tail.since(have):
            told = story(missed, self._pace)
            if not told.moved:
                guest.deliver(news(told, held))
                return
        guest.deliver(self._welcome(live, held))

    def _welcome(self, live: LiveTable, held: tuple[int, ...]) -> protocol.Welcome:
        return welcome(live.table, held, self._bots, self._pace)


def actions(made: Sequence[Step]) -> list[list[Step]]:
    """The steps, cut where an action has landed and a choice about the next one follows."""
    parts: list[list[Step]] = []
    landed = False
    for before, entry, after in made:
        if not parts or (landed and isinstance(entry, Chose)):
            parts.append([])
        parts[-1].append((before, entry, after))
        landed = isinstance(entry, Chose) and before.decision != after.decision
    return parts
