"""Who sits where, so that no seat and no neighbor favors anybody. Players are numbers here."""

from __future__ import annotations

from itertools import combinations

from rowlock.errors import SetupError
from rowlock.rules.pad.variant import MOST_SEATS

Lineup = tuple[int, ...]
"""The players by seat."""


def check_seats(seats: int) -> None:
    """Raise SetupError if no table has this many seats."""
    if not 1 <= seats <= MOST_SEATS:
        raise SetupError(f"{seats} seats: 1 to {MOST_SEATS} can play (C1)")


def each_alone(players: int) -> tuple[Lineup, ...]:
    """Everybody at a table of their own."""
    return tuple((player,) for player in range(players))


def against_table(seats: int) -> tuple[Lineup, ...]:
    """Player 0 against a table of player 1, once at each seat."""
    check_seats(seats)
    return tuple(tuple(int(other != seat) for other in range(seats)) for seat in range(seats))


def all_at_once(seats: int) -> tuple[Lineup, ...]:
    """As many players as seats, each at each seat, clockwise and, where that differs, counterclockwise."""
    check_seats(seats)
    orders = (tuple(range(seats)), tuple(reversed(range(seats))))
    turned = (order[by:] + order[:by] for order in orders for by in range(seats))
    return tuple(dict.fromkeys(turned))


def groups(players: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Which players meet: every group that fills the seats."""
    check_seats(seats)
    if players < seats:
        raise SetupError(f"{players} players for {seats} seats: name two, or at least as many as there are seats")
    return tuple(combinations(range(players), seats))
