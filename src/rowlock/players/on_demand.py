"""Compiled players, imported on demand: the only path from plain players to numpy and numba."""

from __future__ import annotations

import os
import random
from functools import lru_cache
from importlib.util import find_spec

from rowlock.players.player import Player
from rowlock.rules.pad.variant import Lucky, Variant


def can_compile() -> bool:
    """Whether a compiler is installed and not switched off."""
    return find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def compile_champion() -> None:
    """Compile everything a compiled champion calls that is not cached."""
    from rowlock.players.compiled.compiled_champion import call_everything

    call_everything()


def load_champion() -> None:
    """Like `compile_champion`, but only load from disk; raise NotCached instead of compiling."""
    from rowlock.players.compiled.compiled_champion import load_everything

    load_everything()


def compiled_champion(rng: random.Random) -> Player:
    """The compiled champion, which decides by its net."""
    from rowlock.players.compiled.compiled_champion import CompiledChampion

    return CompiledChampion(rng)


@lru_cache(maxsize=4)
def exact_player(variant: Variant, lucky: Lucky | None) -> Player | None:
    """A player for the solo game by its exact table, if the cache has one; looked up once per process."""
    if variant.layout.bonus_rows or find_spec("numba") is None:
        return None
    from rowlock.players.compiled.exact_player import by_cached_table

    return by_cached_table(variant, lucky)


def sparring_partner(habit: str, rng: random.Random) -> Player:
    """A player that decides by a table of its own sheet: tempo, rush or solo-optimal."""
    from rowlock.players.compiled.tempo.habits import HABITS
    from rowlock.players.compiled.tempo.table_player import TablePlayer

    return TablePlayer(HABITS[habit], rng)
