"""Compiled: the worth of crosses that set more off, and of white crosses by a lucky number."""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.arrays import Floats, Ints, Table, Values, constant, wide
from rowlock.solve.shape import (
    AFTER,
    BASE,
    BEST,
    COUNT,
    DIE,
    FIELDS,
    FINISHES,
    FIRST,
    HERE,
    HIGHEST,
    LOCAL,
    LOWEST,
    LUCKY,
    NOWHERE,
    NUMBER,
    OPTION,
    ROWS,
    SETTLED,
    SHUT,
    SIDES,
    SPECIAL,
    TRIAL,
    WIDE,
    WIDTH,
)
from rowlock.solve.step import copy, fewest, is_over, land, value_at

_NEVER = -1e9
_ALL = constant(0)
"""Not only crosses that set more off."""


@inlined
def next_way(ways: int) -> int:
    """The lowest of the rows that these bits stand for, NOWHERE if there is none."""
    for row in range(ROWS):
        if ways >> row & 1:
            return row
    return NOWHERE


@lean
def cross_worth(t: Table, values: Values, w: Ints, at: int, penalties: int, row: int, position: int) -> float:
    """The worth of crossing a field with all that follows, with the best choice where rows tie."""
    best, ways, to = _NEVER, 1, NOWHERE
    while ways:
        copy(w, at, TRIAL)
        tied = land(t, w, TRIAL, row, position, to)
        if tied:
            ways = tied
        else:
            ways &= ways - 1
            best = max(best, w[TRIAL + SETTLED] + value_at(t, values, w, TRIAL, penalties))
        to = next_way(ways)
    return best


@lean
def add_special_singles(t: Table, values: Values, w: Ints, f: Floats, penalties: int) -> None:
    """What a single cross that sets more off is worth, by a white sum or by a color die."""
    for row in range(ROWS):
        state = w[HERE + row]
        for position in range(wide(t[FIRST + state]), wide(t[WIDTH + row])):
            field = row * WIDE + position
            if t[SPECIAL + field] and t[AFTER + state * WIDE + position] != NOWHERE:
                worth = cross_worth(t, values, w, HERE, penalties, row, position)
                total = t[NUMBER + field]
                f[BASE + total] = max(f[BASE + total], worth)
                if not t[SHUT + w[HERE + t[DIE + field]]]:
                    f[BEST + w[LOCAL + row] + position] = worth


@lean
def add_special(t: Table, values: Values, w: Ints, f: Floats, penalties: int) -> None:
    """What a white cross and then a color cross are worth, where one of them sets more off."""
    for row in range(ROWS):
        state = w[HERE + row]
        for position in range(wide(t[FIRST + state]), wide(t[WIDTH + row])):
            if t[AFTER + state * WIDE + position] != NOWHERE:
                field = row * WIDE + position
                _add_after(t, values, w, f, penalties, row, position, wide(t[NUMBER + field]), 1 - t[SPECIAL + field])


@lean
def add_lucky(t: Table, values: Values, w: Ints, f: Floats, penalties: int) -> None:
    """What the white crosses by a lucky number are worth, and what can follow them (L4, L5)."""
    low = fewest(t, w, HERE)
    for row in range(ROWS):
        state = w[HERE + row]
        position = wide(t[FIRST + state])
        if t[COUNT + state] == low and position < t[WIDTH + row] and t[AFTER + state * WIDE + position] != NOWHERE:
            worth = cross_worth(t, values, w, HERE, penalties, row, position)
            for total in range(2, 2 * wide(t[SIDES]) + 1):
                if t[LUCKY + total]:
                    f[BASE + total] = max(f[BASE + total], worth)
                    _add_after(t, values, w, f, penalties, row, position, total, _ALL)


@lean
def _add_after(
    t: Table, values: Values, w: Ints, f: Floats, penalties: int, row: int, position: int, total: int, only_special: int
) -> None:
    """What color crosses are worth after this white cross, whichever row is chosen where rows tie."""
    ways, to = 1, NOWHERE
    while ways:
        copy(w, HERE, OPTION)
        tied = land(t, w, OPTION, row, position, to)
        if tied:
            ways = tied
        else:
            ways &= ways - 1
            if t[FINISHES] or not is_over(t, w, OPTION, penalties):
                _follow(t, values, w, f, penalties, total, only_special)
        to = next_way(ways)


@lean
def _follow(t: Table, values: Values, w: Ints, f: Floats, penalties: int, total: int, only_special: int) -> None:
    """What color crosses are worth in the position OPTION."""
    settled, low, high = w[OPTION + SETTLED], t[LOWEST + total], t[HIGHEST + total]
    for row in range(ROWS):
        state = w[OPTION + row]
        for position in range(wide(t[FIRST + state]), wide(t[WIDTH + row])):
            field = row * WIDE + position
            if only_special and not t[SPECIAL + field]:
                continue
            number = t[NUMBER + field]
            if number < low or number > high or t[AFTER + state * WIDE + position] == NOWHERE:
                continue
            if not t[SHUT + w[OPTION + t[DIE + field]]]:
                worth = settled + cross_worth(t, values, w, OPTION, penalties, row, position)
                to = BEST + total * FIELDS + w[LOCAL + row] + position
                f[to] = max(f[to], worth)
