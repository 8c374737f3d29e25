"""The bots of a table: who can be seated, what people call them, and who stands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rowlock.errors import SetupError
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.view import View


@dataclass(frozen=True, slots=True)
class Bot:
    """Somebody who can be seated."""

    name: str
    """Under which it sits down."""
    decide: Callable[[View], Move]


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
