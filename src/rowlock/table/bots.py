"""The bots of a table: who can be seated, what people call them, and who stands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rowlock.errors import SetupError


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that can be seated."""

    name: str
    """The name it sits down under."""
    decide: Callable[[Any], object]
    """Chooses for a seat, given its view; `str` of the result is a move of the game being played."""


Bots = Mapping[str, Bot]
"""The bots that can decide for a seat, by player id, from the weakest to the strongest."""


def default_bot(bots: Bots) -> str:
    """The bot that stands in for people: the second, which plays like most people do."""
    return list(bots)[min(1, len(bots) - 1)]


def named(player: str, bots: Bots) -> Bot:
    """The requested bot; SetupError if there is none."""
    if player not in bots:
        raise SetupError(f"there is no bot {player!r}; choose from {', '.join(bots)}")
    return bots[player]


def bot_for(player: str, bots: Bots) -> Bot:
    """The bot that decides for a seat: the default one if this server lacks the bot that was seated."""
    return bots.get(player) or bots[default_bot(bots)]
