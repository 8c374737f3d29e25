"""The players by name, with a one-line description each. Once registered, a player can sit at any table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial

from rowlock.errors import SetupError
from rowlock.packed.levels import LEVELS
from rowlock.players.level_player import LevelPlayer
from rowlock.players.on_demand import sparring_partner
from rowlock.players.player import Player
from rowlock.players.simple import GreedyPlayer, RandomPlayer

CHAMPION = "champion"

Make = Callable[[random.Random], Player]
"""Makes a player, given the random generator it may draw from."""


@dataclass(frozen=True, slots=True)
class _Entry:
    about: str
    make: Make


def _champion(rng: random.Random) -> Player:
    from rowlock.players.champion import SeatedChampion  # slow to import, and rarely needed

    return SeatedChampion(rng)


_REGISTRY = {
    "random": _Entry("makes any legal move", RandomPlayer),
    "greedy": _Entry("skips as few fields as it can", lambda rng: GreedyPlayer()),
    **{level.name: _Entry(level.about, partial(LevelPlayer, level.judgment)) for level in LEVELS},
    CHAMPION: _Entry("Nova: watches every sheet, considers what everybody may choose, and plays to win", _champion),
    "tempo": _Entry(
        "a sparring partner: an exact table of its own sheet, in a hurry", partial(sparring_partner, "tempo")
    ),
    "rush": _Entry("a sparring partner: like tempo, but in more of a hurry", partial(sparring_partner, "rush")),
    "solo-optimal": _Entry(
        "a sparring partner: plays perfectly, but as if alone", partial(sparring_partner, "solo-optimal")
    ),
}
"""In the order in which players are listed. `register` adds to it."""


def register(name: str, about: str, make: Callable[[random.Random], Player]) -> None:
    """Register a player under a name; `about` is a one-line description for people.

    `make` is called for every seat and playthrough, with the random generator that the player may draw from.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_-]*", name):
        raise SetupError(f"player {name!r}: a name consists of lower-case letters, digits, - and _")
    if name in _REGISTRY:
        raise SetupError(f"there is already a player {name!r}; choose another name")
    _REGISTRY[name] = _Entry(about, make)


def players() -> dict[str, str]:
    """Every player by name, with a line on how it plays.

    >>> players()["greedy"]
    'skips as few fields as it can'
    """
    return {name: entry.about for name, entry in _REGISTRY.items()}


def player(name: str, rng: random.Random | None = None) -> Player:
    """Make the player of that name, with the random generator it may draw from; a new generator if none is given."""
    return check_player(name)(rng or random.Random())


def check_player(name: str) -> Make:
    """The factory of the player of that name; SetupError if there is none."""
    if name not in _REGISTRY:
        near = get_close_matches(name, _REGISTRY, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_REGISTRY)}"
        raise SetupError(f"there is no player {name!r}; {hint}")
    return _REGISTRY[name].make
