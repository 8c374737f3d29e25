"""The bots of a table: who can be seated, what people call them, and who stands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rowlock.errors import SetupError


@dataclass(frozen=True, slots=True)
class Bot:
    """Somebody who can be seated."""

    name: str
    """Under which it sits down."""
    decide: Callable[[Any], object]
    """Chooses for a seat by what it sees there; the `str` of what it returns is a move of the game that is played."""


Bots = Mapping[str, Bot]
"""Whoever can decide for a seat, by player, from the weakest to the strongest."""


def usual(bots: Bots) -> str:
    """Who stands in for people: the second, who plays like most people do."""
    return list(bots)[min(1, len(bots) - 1)]


def named(player: str, bots: Bots) -> Bot:
    """The bot that somebody asks for, or SetupError."""
    if player not in bots:
        raise SetupError(f"there is no bot {player!r}; there are {', '.join(bots)}")
    return bots[player]


def deciding(player: str, bots: Bots) -> Bot:
    """The bot that decides for a seat. Whoever was seated elsewhere or long ago may not be here: the usual one is."""
    return bots.get(player) or bots[usual(bots)]
