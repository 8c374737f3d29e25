"""A sparring partner as a player."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from rowlock.kernel.arrays import pack
from rowlock.packed.levels import LEVELS
from rowlock.packed.pack import unpack_move
from rowlock.players.compiled.tempo.habits import Habit, mind
from rowlock.players.level_player import LevelPlayer
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.view import View
from rowlock.solve.playing.seat_decision import decide
from rowlock.solve.positions.solver_workspace import workspace
from rowlock.solve.positions.table_offsets import ROWS


@dataclass(frozen=True, slots=True)
class TablePlayer:
    """Plays by a table, whatever others do. With unknown dice it plays like the strongest level."""

    habit: Habit
    rng: random.Random

    def decide(self, view: View) -> Move:
        """The move worth most according to the table."""
        state, seat = view.state, view.seat
        assert seat is not None, "a spectator has nothing to decide"
        assert state.roll, "there is nothing to decide"
        if not state.roll.is_known:
            return LevelPlayer(LEVELS[-1].judgment, self.rng).decide(view)
        by = mind(self.habit, state.variant, state.lucky[seat] if state.lucky else None, len(state.sheets))
        t, values = by.solved.ranking.tables, by.solved.values
        w, _ = workspace(state.variant.sides)
        move = decide(t, values, by.bridge, pack(state), seat, w, np.zeros(ROWS, np.int64))
        found = unpack_move(state.variant, int(move))
        assert found is not None
        return found
