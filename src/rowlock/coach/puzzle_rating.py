"""How hard a puzzle is: measured by which bots solve it.

The scale is that of Elo ratings, on which the bots are 250 apart: one that is rated like the puzzle solves it every
other time. A person who solves puzzles like Vera gets a rating like hers.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from rowlock.players.offered_bots import BOTS
from rowlock.players.registry import player
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.state import State
from rowlock.rules.dice.view import view

BOT_RATINGS: Mapping[str, int] = {name: 1000 + 250 * index for index, name in enumerate(BOTS)}
"""Dot has 1000, and the champion 2000."""
EASIEST, HARDEST = 800, 2200
_TRIES = 8
"""How often each bot decides: most of them overlook something now and then."""
_HALF = 0.5
_TENFOLD = 400.0
"""A bot that is rated higher by this much solves ten puzzles for each that it misses."""


def shares_solved(state: State, seat: int, best: Move, names: tuple[str, ...] = BOTS) -> dict[str, float]:
    """How often each of these bots finds the best move. The same position gives the same shares."""
    seen = view(state, seat)
    found = {}
    for name in names:
        bot = player(name, random.Random(f"{state} {seat} {name}"))
        found[name] = sum(bot.decide(seen) == best for _ in range(_TRIES)) / _TRIES
    return found


def solvers(shares: Mapping[str, float]) -> tuple[str, ...]:
    """The bots that find the best move at least every other time."""
    return tuple(name for name, share in shares.items() if share >= _HALF)


def rating(shares: Mapping[str, float]) -> int:
    """The rating at which the bots would be expected to solve as much as they did.

    >>> rating({"dot": 0.0, "otto": 0.0, "vera": 0.5, "sage": 1.0, "champion": 1.0})
    1500
    """
    solved = sum(shares.values())
    low, high = EASIEST, HARDEST
    while low < high:
        middle = (low + high) // 2
        if sum(_expected(BOT_RATINGS[name], middle) for name in shares) > solved:
            low = middle + 1
        else:
            high = middle
    return low


def _expected(bot: int, puzzle: int) -> float:
    return 1 / (1 + float(10 ** ((puzzle - bot) / _TENFOLD)))
