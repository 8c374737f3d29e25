"""Players who need more than the rules: they come in when they are asked for, and are registered by the front door."""

from __future__ import annotations

import random

from rowlock.players.base import Player
from rowlock.players.registry import register

CHAMPION = "champion"


def join() -> None:
    """Register them."""
    register(CHAMPION, "plays to win: sees all sheets, and what everybody may choose", _champion)


def _champion(rng: random.Random) -> Player:
    from rowlock.players.champion import SeatedChampion

    return SeatedChampion(rng)
