"""The levels as players."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from rowlock.packed import shape
from rowlock.packed.levels import Judgment
from rowlock.packed.pack import pack, unpack_move
from rowlock.packed.tables import can_pack, tables
from rowlock.packed.thinking import think
from rowlock.players.simple import GreedyPlayer
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.view import View


def _rows_to_think_in() -> list[list[int]]:
    return [[0] * shape.MOST_MOVES for _ in range(shape.WORK)]


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """Decides by a judgment; uses the generator only to draw what it overlooks, if anything."""

    judgment: Judgment
    rng: random.Random
    _work: list[list[int]] = field(default_factory=_rows_to_think_in, repr=False, compare=False)

    def decide(self, view: View) -> Move:
        """The move that looks best; on a tie, the first."""
        state, seat = view.state, view.seat
        assert seat is not None, "a spectator has nothing to decide"
        if not can_pack(state.variant):  # a home-made sheet with more fields than the packed rules have bits for
            return GreedyPlayer().decide(view)
        move = think(self.judgment.numbers(), tables(state.variant), pack(state), seat, self.rng, self._work)
        decided = unpack_move(state.variant, move)
        assert decided is not None, "a seat that is to decide has a move"
        return decided
