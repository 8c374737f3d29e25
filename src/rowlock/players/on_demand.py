"""Compiled players, imported when they are asked for: the only way from plain players to numpy and numba."""

from __future__ import annotations

import os
import random
from functools import lru_cache
from importlib.util import find_spec

from rowlock.players.player import Player
from rowlock.rules.pad.variant import Lucky, Variant


def can_compile() -> bool:
    """Whether there is a compiler, and nobody has switched it off."""
    return find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def compile_champion() -> None:
    """Compile all that a compiled champion calls, unless it is in the cache."""
    from rowlock.players.compiled.compiled_champion import call_everything

    call_everything()


def load_champion() -> None:
    """The same without compiling: everything comes from disk, or NotCached."""
    from rowlock.players.compiled.compiled_champion import load_everything

    load_everything()


def compiled_champion(rng: random.Random) -> Player:
    """The champion that decides by its net, compiled."""
    from rowlock.players.compiled.compiled_champion import CompiledChampion

    return CompiledChampion(rng)


@lru_cache(maxsize=4)
def exact_player(variant: Variant, lucky: Lucky | None) -> Player | None:
    """Who plays a solo game by its exact table, if there is one in the cache; looked for once a process."""
    if variant.layout.bonus_rows or find_spec("numba") is None:
        return None
    from rowlock.players.compiled.exact_player import by_cached_table

    return by_cached_table(variant, lucky)


def sparring_partner(habit: str, rng: random.Random) -> Player:
    """Who plays by a table of one's own sheet: tempo, rush or solo-optimal."""
    from rowlock.players.compiled.tempo.habits import HABITS
    from rowlock.players.compiled.tempo.table_player import TablePlayer

    return TablePlayer(HABITS[habit], rng)
