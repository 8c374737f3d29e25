"""What others at the table do to somebody who plays as if alone: they take time, close rows and end it.

The game of one is changed by data only. A turn costs a charge, for it gives others points, too. After it, others end it
or close one of the rows that are open, each as likely; how likely that is depends on how many rows are closed and on
the own crosses in those that are not. They may do so several times until the next turn, but end it once.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rowlock.kernel.compiled import lean
from rowlock.solve.positions.array_types import Floats, Table
from rowlock.solve.positions.crossing import copy, next_on_bar
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
from rowlock.solve.positions.workspace import HERE, TRIAL
from rowlock.solve.values.solver_arrays import SolverArrays
from rowlock.solve.values.value_lookup import score_at_end, value_at

WHOLE = 1_000_000
"""Chances and points are written in parts of this."""


@dataclass(frozen=True, eq=False)
class Others:
    """How others are. The chances are by closed rows and by own crosses in open rows; there are ROWS × CROSSES."""

    charge: float
    """The points that a turn costs."""
    ends: Floats
    """The chance that others end it before the next turn."""
    closes: Floats
    """The chance that they close a row."""

    def written(self, tables: Table) -> Table:
        """The tables of a ranking with this in them."""
        t = tables.copy()
        t[OTHERS], t[CHARGE] = 1, round(self.charge * WHOLE)
        for at, chances in ((ENDS, self.ends), (CLOSES, self.closes)):
            t[at : at + ROWS * CROSSES] = np.rint(chances.ravel() * WHOLE)
        return t


@lean
def among_others(arrays: SolverArrays, penalties: int, worth: float) -> float:
    """What the position HERE is worth as others may change it, given what it would be worth if nobody else were there.

    That is beyond what is settled, as all values are.
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
    """What the position HERE is worth once others have closed the row (C8): its crosses count, and no more follow."""
    t, values, w = arrays.t, arrays.values, arrays.w
    state = w[HERE + row]
    copy(w, HERE, TRIAL)
    w[TRIAL + row] = t[TAKEN + state]
    w[TRIAL + BITS] &= ~t[TAKEN_MISSES + state]
    w[TRIAL + PLACE] = next_on_bar(t, w, TRIAL, w[TRIAL + PLACE])
    return float(t[POINTS + state] + value_at(t, values, w, TRIAL, penalties))
