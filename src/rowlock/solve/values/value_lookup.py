"""Compiled: the value of a position, or its score once the game has ended."""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.positions.array_types import Ints, Table, Values
from rowlock.solve.positions.crossing import fewest
from rowlock.solve.positions.indexing import closed_rows, first_pair, index_of, second_pair, settled_pairs
from rowlock.solve.positions.table_offsets import (
    BITS,
    DOUBLE_FEWEST,
    EFFECT,
    EFFECTS,
    NO_PENALTIES,
    PENALTIES_TO_END,
    PENALTY_POINTS,
    PLACE,
    POINTS,
    ROWS,
    ROWS_TO_END,
    SCORE_OF,
    SIZE,
    THIRTEEN,
)


@lean
def score_at_end(t: Table, w: Ints, at: int, penalties: int) -> float:
    """The score of a position at the end, without settled points (C12, BB1)."""
    score = 0
    for row in range(ROWS):
        score += t[POINTS + w[at + row]]
    cost = t[PENALTY_POINTS] * penalties
    if w[at + BITS]:
        earned = w[at + BITS] & settled_pairs(t, first_pair(t, w, at), second_pair(t, w, at))
        for bit in range(t[EFFECTS]):
            if earned >> bit & 1:
                if t[EFFECT + bit] == DOUBLE_FEWEST:
                    score += t[SCORE_OF + fewest(t, w, at)]
                elif t[EFFECT + bit] == NO_PENALTIES:
                    cost = 0
                elif t[EFFECT + bit] == THIRTEEN:
                    score += 13
    return float(score - cost)


@inlined
def is_over(t: Table, w: Ints, at: int, penalties: int) -> bool:
    """Whether the game has ended (C11)."""
    return bool(penalties >= t[PENALTIES_TO_END] or closed_rows(t, w, at) >= t[ROWS_TO_END])


@inlined
def value_at(t: Table, values: Values, w: Ints, at: int, penalties: int) -> float:
    """The worth of a position before the next roll, or its score if the game has ended, without settled points."""
    if is_over(t, w, at, penalties):
        return score_at_end(t, w, at, penalties)
    index = index_of(t, first_pair(t, w, at), second_pair(t, w, at), w[at + PLACE], w[at + BITS])
    return float(values[penalties * t[SIZE] + index])
