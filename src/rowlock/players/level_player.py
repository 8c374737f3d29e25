"""The levels as players: every move is tried, and the one that seems to lead to the best sheet is made.

`kernel.thinking` does the same on packed integers, with the same draws from its generator.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from rowlock.kernel.levels import Judgment
from rowlock.players.level_judge import Judge
from rowlock.rules.dice.legal import legal, passing_costs
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import View
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.sheet import Penalized, Sheet


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """Decides by a judgment; draws for what it overlooks, if it overlooks anything."""

    judgment: Judgment
    rng: random.Random

    def decide(self, view: View) -> Move:
        """The move that seems best, the first of those that seem equal."""
        state, seat = view.state, view.seat
        assert seat is not None, "a spectator has nothing to decide"
        moves = legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        judge = Judge(self.judgment, state.sheets, seat, state.closed)
        worths = {move: self._worth(judge, state, seat, move) for move in moves if not self._overlooks(state, move)}
        return max(worths, key=worths.__getitem__)

    def _overlooks(self, state: State, move: Move) -> bool:
        """Whether a move is not noticed. Who notices everything draws nothing."""
        if isinstance(move, Pass):
            return False
        closing = state.variant.layout.fields[move.field].closing
        chance = self.judgment.blind if closing else self.judgment.overlooks
        return chance > 0 and self.rng.choice(range(1000)) < chance

    def _worth(self, judge: Judge, state: State, seat: int, move: Move) -> int:
        by = self.judgment
        sheet, closed = _tried(state, seat, move)
        own_white = state.phase is Phase.WHITE and seat == state.active
        if own_white and by.plans and len(closed) < state.variant.rows_to_end:
            worth = self._planned(judge, _landed(state, seat, move, sheet, closed), seat)
        else:
            worth = judge.standing(sheet, closed)
            if own_white and not by.plans and isinstance(move, Pass):
                worth -= by.fear
        return worth + (by.eager if isinstance(move, Cross) else 0)

    def _planned(self, judge: Judge, state: State, seat: int) -> int:
        """The best that the color action can make of it."""
        eager = self.judgment.eager
        return max(
            judge.standing(*_tried(state, seat, move)) + (eager if isinstance(move, Cross) else 0)
            for move in legal(state, seat)
        )


def _tried(state: State, seat: int, move: Move) -> tuple[Sheet, frozenset[str]]:
    """The sheet of the seat after its move, and the rows that are closed if nobody else closes one."""
    sheet = state.sheets[seat]
    if isinstance(move, Cross):
        sheet = land(sheet, state.closed, state.variant.layout.fields[move.field], move.to).sheet
    elif passing_costs(state, seat):
        sheet = sheet.after(Penalized())
    return sheet, state.closed | {color for row, color in enumerate(COLORS) if sheet.is_locked(row)}


def _landed(state: State, seat: int, move: Move, sheet: Sheet, closed: frozenset[str]) -> State:
    """The color action of a turn in which this seat alone has made its white choice."""
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    choices = (*state.choices[:seat], move, *state.choices[seat + 1 :])
    roll = state.roll and state.roll.without(closed)
    return replace(state, phase=Phase.COLOR, sheets=sheets, choices=choices, closed=closed, roll=roll)
