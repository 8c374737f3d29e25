"""Compiled: the best move of a position, for whoever plays many games by the values.

`t` are the tables of a `Ranking`, and the position is written to HERE in `w`, as `position_of` gives it. A move is the
number of a field, plus `TO` times one more than the row chosen where rows tie (BB1), or PASS.
"""

from __future__ import annotations

from rowlock.kernel.compiled import lean
from rowlock.solve.arrays import Ints, Table, Values
from rowlock.solve.shape import (
    AFTER,
    COUNT,
    DIE,
    FIELDS,
    FIRST,
    HERE,
    LUCKY,
    NOWHERE,
    NUMBER,
    OPTION,
    ROWS,
    SETTLED,
    SHUT,
    TRIAL,
    WIDE,
    WIDTH,
)
from rowlock.solve.special import next_way
from rowlock.solve.step import copy, fewest, is_over, land, value_at

PASS = -1
TO = FIELDS


@lean
def choose_white(t: Table, values: Values, w: Ints, penalties: int, white_1: int, white_2: int, faces: Ints) -> int:
    """The best white move. `faces` are those of the colored dice, by row in the fold's order; of removed ones any."""
    total = white_1 + white_2
    copy(w, HERE, OPTION)
    best = _best_color(t, values, w, penalties, 1, white_1, white_2, faces)[0]
    move = PASS
    low = fewest(t, w, HERE)
    for row in range(ROWS):
        state = w[HERE + row]
        for position in range(t[FIRST + state], t[WIDTH + row]):
            field = row * WIDE + position
            lucky = t[LUCKY + total] and t[COUNT + state] == low and position == t[FIRST + state]
            if (t[NUMBER + field] != total and not lucky) or t[AFTER + state * WIDE + position] == NOWHERE:
                continue
            ways, to = 1, NOWHERE
            while ways:
                copy(w, HERE, OPTION)
                tied = land(t, w, OPTION, row, position, to)
                if tied:
                    ways = tied
                else:
                    ways &= ways - 1
                    if is_over(t, w, OPTION, penalties):
                        worth = w[OPTION + SETTLED] + value_at(t, values, w, OPTION, penalties)
                    else:
                        worth = _best_color(t, values, w, penalties, 0, white_1, white_2, faces)[0]
                    if worth >= best:
                        best, move = worth, field + TO * (to + 1)
                to = next_way(ways)
    return move


@lean
def choose_color(
    t: Table, values: Values, w: Ints, penalties: int, passed: int, white_1: int, white_2: int, faces: Ints
) -> int:
    """The best color move; `passed` is 1 if nothing was crossed in the white action, so that a pass is a penalty."""
    copy(w, HERE, OPTION)
    return _best_color(t, values, w, penalties, passed, white_1, white_2, faces)[1]


@lean
def _best_color(
    t: Table, values: Values, w: Ints, penalties: int, passed: int, white_1: int, white_2: int, faces: Ints
) -> tuple[float, int]:
    """The worth of the best color move in the position OPTION, and the move."""
    best, move = w[OPTION + SETTLED] + value_at(t, values, w, OPTION, penalties + passed), PASS
    for row in range(ROWS):
        state = w[OPTION + row]
        for position in range(t[FIRST + state], t[WIDTH + row]):
            field = row * WIDE + position
            die = t[DIE + field]
            white = t[NUMBER + field] - faces[die]
            if (white != white_1 and white != white_2) or t[SHUT + w[OPTION + die]]:
                continue
            if t[AFTER + state * WIDE + position] == NOWHERE:
                continue
            ways, to = 1, NOWHERE
            while ways:
                copy(w, OPTION, TRIAL)
                tied = land(t, w, TRIAL, row, position, to)
                if tied:
                    ways = tied
                else:
                    ways &= ways - 1
                    worth = w[OPTION + SETTLED] + w[TRIAL + SETTLED] + value_at(t, values, w, TRIAL, penalties)
                    if worth >= best:
                        best, move = worth, field + TO * (to + 1)
                to = next_way(ways)
    return best, move
