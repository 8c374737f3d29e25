"""The champion as it sits down anywhere: in plain Python, compiled, or with an exact table, as there is."""

from __future__ import annotations

import os
import random
from functools import lru_cache
from importlib.util import find_spec
from threading import Event
from typing import TYPE_CHECKING

from rowlock.errors import SetupError
from rowlock.levels import LEVELS
from rowlock.players.base import Player
from rowlock.players.heuristic import LevelPlayer
from rowlock.players.net.champion import Champion
from rowlock.players.net.file import shipped_net
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.roll import UNKNOWN
from rowlock.rules.dice.state import State
from rowlock.rules.dice.view import View
from rowlock.rules.pad.variant import Lucky, Variant

if TYPE_CHECKING:
    from rowlock.solve.values.solved import Solved

STAND_IN = LEVELS[-1]
"""Who decides where there is neither a net nor a table: the strongest level."""

_compiled = Event()


class SeatedChampion:
    """Decides with others by its net, alone by the exact table, and by the strongest level where there is neither.

    Nobody is kept waiting. The table is used if `rowlock solve` has left one in the cache: solving takes half a minute
    or more. The net is asked in plain Python, some hundredths of a second a decision, until `warm_up` has compiled it,
    which takes as long the first time; what is chosen does not depend on that.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._fast: Player | None = None

    def decide(self, view: View) -> Move:
        """The move that is worth most."""
        return self._decider(view.state).decide(view)

    def _decider(self, state: State) -> Player:
        if len(state.sheets) == 1:
            return self._alone(state)
        if not has_net(state.variant, len(state.sheets)):
            return LevelPlayer(STAND_IN.judgment, self._rng)
        if not _compiled.is_set():
            return Champion(self._rng)
        if self._fast is None:
            from rowlock.players.fast.champion import FastChampion

            self._fast = FastChampion(self._rng)
        return self._fast

    def _alone(self, state: State) -> Player:
        known = state.roll and UNKNOWN not in (*state.roll.whites, *state.roll.colors)
        solved = _table(state.variant, state.lucky[0] if state.lucky else None) if known else None
        if solved is None:
            return LevelPlayer(STAND_IN.judgment, self._rng)
        from rowlock.players.exact import ExactPlayer

        return ExactPlayer(solved)


def can_compile() -> bool:
    """Whether there is a compiler, and nobody has switched it off."""
    return find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def warm_up() -> None:
    """Compile, unless that is impossible or switched off: all champions of this process decide faster from then on."""
    if not can_compile():
        return
    from rowlock.players.fast.champion import call_everything

    call_everything()
    _compiled.set()


def load() -> None:
    """The same without compiling: everything comes from disk, or NotCached."""
    from rowlock.kernel.compiled import cached_only

    with cached_only():
        warm_up()


@lru_cache(maxsize=64)
def has_net(variant: Variant, seats: int) -> bool:
    """Whether the package has a net that was made for this sheet."""
    try:
        shipped_net(variant, seats)
    except SetupError:
        return False
    return True


@lru_cache(maxsize=4)
def _table(variant: Variant, lucky: Lucky | None) -> Solved | None:
    """The exact table, if there can be one and it is in the cache; looked for once a process."""
    if variant.layout.bonus_rows or find_spec("numba") is None:
        return None
    from rowlock.solve.positions.ranking import Ranking
    from rowlock.solve.values.value_files import found

    return found(Ranking(variant, lucky))
