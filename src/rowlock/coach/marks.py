"""From losses to marks and words. With more than two seats a win is worth less, and with it a mistake."""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal

from rowlock.coach.units import POINT
from rowlock.players.net.sizes import ONE
from rowlock.players.offered_bots import BOTS

Mark = Literal["", "?!", "?", "??"]
MARKS: tuple[Mark, ...] = ("", "?!", "?", "??")
_FROM = (2, 5, 10)
"""From how many percent of a win between two seats each mark is given."""
_LIKE = (2, 8, 18, 30)
"""Up to how many percent a playthrough each bot loses, from the strongest; the last loses more."""
POINTS_PER_WIN = 75
"""Alone, this many points count as a win: about what they are worth between two seats that are even."""
AS_GOOD = 0.005
"""A move that is worse by less than this part of a win is as good as the best: no judge is more precise."""


def between_two(loss: int, seats: int) -> float:
    """A loss as part of a win between two seats."""
    return loss / POINT / POINTS_PER_WIN if seats == 1 else loss / ONE * seats / 2


def mark_of(loss: int, seats: int) -> Mark:
    """The mark of a decision that loses this much; empty below the first threshold.

    >>> [mark_of(ONE * percent // 100 + 1, 2) for percent in (1, 2, 5, 10)]
    ['', '?!', '?', '??']
    """
    return MARKS[bisect_right(_FROM, 100 * between_two(loss, seats))]


def like(loss: int, seats: int) -> str:
    """The bot that loses about as much in a playthrough.

    >>> like(ONE * 12 // 100, 2)
    'vera'
    """
    return BOTS[::-1][bisect_right(_LIKE, 100 * between_two(loss, seats))]
