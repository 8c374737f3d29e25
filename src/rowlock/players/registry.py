"""The players by name, with a line each. Whoever writes one registers it here, and it can sit down anywhere."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches

from rowlock.errors import SetupError
from rowlock.levels import LEVELS, Judgment
from rowlock.players.base import Player
from rowlock.players.heuristic import LevelPlayer
from rowlock.players.simple import GreedyPlayer, RandomPlayer

Make = Callable[[random.Random], Player]
"""Makes a player with the generator it may draw from."""


@dataclass(frozen=True, slots=True)
class _Entry:
    about: str
    make: Make


_REGISTRY: dict[str, _Entry] = {}


def register(name: str, about: str, make: Callable[[random.Random], Player]) -> None:
    """Let a player sit down by a name of its own; `about` is a line for people.

    `make` is called for every seat and playthrough, with the generator that the player may draw from.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_-]*", name):
        raise SetupError(f"player {name!r}: a name is lower-case letters, digits, - and _")
    if name in _REGISTRY:
        raise SetupError(f"there is a player {name!r} already; choose another name")
    _REGISTRY[name] = _Entry(about, make)


def players() -> dict[str, str]:
    """Every player that can be named, with a line on how it plays.

    >>> players()["greedy"]
    'skips as few fields as it can'
    """
    return {name: entry.about for name, entry in _REGISTRY.items()}


def player(name: str, rng: random.Random | None = None) -> Player:
    """The player of that name, made with the generator that it may draw from, a new one if none is handed in."""
    return check_player(name)(rng or random.Random())


def check_player(name: str) -> Make:
    """How the player of that name is made; SetupError if there is none."""
    if name not in _REGISTRY:
        near = get_close_matches(name, _REGISTRY, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_REGISTRY)}"
        raise SetupError(f"there is no player {name!r}; {hint}")
    return _REGISTRY[name].make


def _level(judgment: Judgment) -> Make:
    return lambda rng: LevelPlayer(judgment, rng)


register("random", "makes any move that is legal", RandomPlayer)
register("greedy", "skips as few fields as it can", lambda rng: GreedyPlayer())
for level in LEVELS:
    register(level.name, level.about, _level(level.judgment))
