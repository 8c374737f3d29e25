"""The champion for any table: in plain Python, compiled, or by an exact table, whichever is available."""

from __future__ import annotations

import random
from functools import lru_cache
from threading import Event

from rowlock.errors import SetupError
from rowlock.packed.levels import LEVELS
from rowlock.players.level_player import LevelPlayer
from rowlock.players.net.file import shipped_net
from rowlock.players.net.plain_champion import PlainChampion
from rowlock.players.on_demand import can_compile, compile_champion, compiled_champion, exact_player, load_champion
from rowlock.players.player import Player
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.state import State
from rowlock.rules.dice.view import View
from rowlock.rules.pad.variant import Variant

STAND_IN = LEVELS[-1]
"""The level that decides where there is neither a net nor a table: the strongest."""

_compiled = Event()


class SeatedChampion:
    """Decides by its net against others, by the exact table when alone, and by the strongest level without either.

    Nobody is kept waiting. The table is used only if `rowlock solve` has left one in the cache: solving takes half a
    minute or more. The net runs in plain Python, some hundredths of a second per decision, until `warm_up` has compiled
    it, which also takes half a minute or more the first time; the choices are the same either way.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._by_net: Player | None = None

    def decide(self, view: View) -> Move:
        """The move that is worth most."""
        return self._decider(view.state).decide(view)

    def _decider(self, state: State) -> Player:
        if len(state.sheets) == 1:
            return self._alone(state)
        if not has_net(state.variant, len(state.sheets)):
            return LevelPlayer(STAND_IN.judgment, self._rng)
        if not _compiled.is_set():
            return PlainChampion(self._rng)
        if self._by_net is None:
            self._by_net = compiled_champion(self._rng)
        return self._by_net

    def _alone(self, state: State) -> Player:
        known = state.roll and state.roll.is_known
        exact = exact_player(state.variant, state.lucky[0] if state.lucky else None) if known else None
        return exact or LevelPlayer(STAND_IN.judgment, self._rng)


def warm_up() -> None:
    """Compile if possible and not switched off; all champions in this process decide faster from then on."""
    if can_compile():
        compile_champion()
        _compiled.set()


def load() -> None:
    """Like `warm_up`, but only load from disk; raise NotCached instead of compiling."""
    if can_compile():
        load_champion()
        _compiled.set()


@lru_cache(maxsize=64)
def has_net(variant: Variant, seats: int) -> bool:
    """Whether the package ships a net for this sheet."""
    try:
        shipped_net(variant, seats)
    except SetupError:
        return False
    return True
