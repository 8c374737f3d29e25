"""A model of opponents for a player who otherwise plays the solo game: they score, close rows and end the game.

Each turn costs a charge, because opponents keep scoring. Before the next turn they may end the game, or close one of
the open rows, all equally likely. The probabilities depend on the number of closed rows and on the player's crosses in
open rows. Opponents may close several rows before the next turn.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rowlock.kernel.compiled import lean
from rowlock.solve.positions.array_types import Floats, Table
from rowlock.solve.positions.crossing import copy, next_on_bar
from rowlock.solve.positions.solver_workspace import HERE, TRIAL
from rowlock.solve.positions.table_offsets import (
    BITS,
    CHARGE,
    CLOSES,
    COUNT,
    CROSSES,
    ENDS,
    NOWHERE,
    OTHERS,
    PLACE,
    POINTS,
    ROWS,
    SHUT,
    TAKEN,
    TAKEN_MISSES,
)
from rowlock.solve.values.solver_arrays import SolverArrays
from rowlock.solve.values.value_lookup import score_at_end, value_at

WHOLE = 1_000_000
"""Probabilities and points are stored as integers, in units of one over this."""


@dataclass(frozen=True, eq=False)
class Others:
    """How opponents behave. Probabilities are indexed by closed rows and own crosses in open rows, ROWS × CROSSES."""

    charge: float
    """The points that each turn costs."""
    ends: Floats
    """The probability that opponents end the game before the next turn."""
    closes: Floats
    """The probability that they close a row."""

    def written(self, tables: Table) -> Table:
        """A copy of a ranking's tables with this model written into it."""
        t = tables.copy()
        t[OTHERS], t[CHARGE] = 1, round(self.charge * WHOLE)
        for at, chances in ((ENDS, self.ends), (CLOSES, self.closes)):
            t[at : at + ROWS * CROSSES] = np.rint(chances.ravel() * WHOLE)
        return t


@lean
def among_others(arrays: SolverArrays, penalties: int, worth: float) -> float:
    """The worth of the position HERE once opponents have acted, given its `worth` if they do nothing.

    Like all values, both leave out settled points.
    """
    t, w = arrays.t, arrays.w
    closed, crosses, rows = 0, 0, 0
    for row in range(ROWS):
        state = w[HERE + row]
        if t[SHUT + state]:
            closed += 1
        else:
            crosses += t[COUNT + state]
            rows += t[TAKEN + state] != NOWHERE
    at = closed * CROSSES + min(crosses, CROSSES - 1)
    ends, closes = t[ENDS + at] / WHOLE, t[CLOSES + at] / WHOLE if rows else 0.0
    found = (1.0 - ends - closes) * (worth - t[CHARGE] / WHOLE)
    if ends > 0.0:
        found += ends * score_at_end(t, w, HERE, penalties)
    if closes > 0.0:
        for row in range(ROWS):
            if t[TAKEN + w[HERE + row]] != NOWHERE:
                found += closes / rows * _worth_taken(arrays, penalties, row)
    return float(found)


@lean
def _worth_taken(arrays: SolverArrays, penalties: int, row: int) -> float:
    """The worth of the position HERE with the row closed by opponents (C8): its crosses score, but no more follow."""
    t, values, w = arrays.t, arrays.values, arrays.w
    state = w[HERE + row]
    copy(w, HERE, TRIAL)
    w[TRIAL + row] = t[TAKEN + state]
    w[TRIAL + BITS] &= ~t[TAKEN_MISSES + state]
    w[TRIAL + PLACE] = next_on_bar(t, w, TRIAL, w[TRIAL + PLACE])
    return float(t[POINTS + state] + value_at(t, values, w, TRIAL, penalties))
