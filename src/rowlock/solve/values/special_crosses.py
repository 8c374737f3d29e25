"""Compiled: the worth of special crosses, which may trigger a bonus, and of white crosses by a lucky number."""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.positions.array_types import Ints, Table, constant, wide
from rowlock.solve.positions.crossing import copy, cross, fewest, land, next_way
from rowlock.solve.positions.indexing import first_pair, index_after, second_pair
from rowlock.solve.positions.solver_workspace import (
    BASE,
    BEST,
    FREE,
    HERE,
    LINKED,
    LOCAL,
    NEVER,
    OPTION,
    TOUCHED,
    TRIAL,
)
from rowlock.solve.positions.table_offsets import (
    AFTER,
    COUNT,
    DIE,
    FIELDS,
    FINISHES,
    FIRST,
    HIGHEST,
    LOWEST,
    LUCKY,
    NOWHERE,
    NUMBER,
    ROWS,
    SETTLED,
    SHUT,
    SIDES,
    SIZE,
    SPECIAL,
    WIDE,
    WIDTH,
)
from rowlock.solve.values.solver_arrays import SolverArrays
from rowlock.solve.values.value_lookup import is_over, value_at

_NO = constant(0)


@lean
def cross_worth(arrays: SolverArrays, at: int, penalties: int, row: int, position: int) -> float:
    """The worth of crossing a field with all that follows, choosing the best row if rows tie."""
    t, values, w = arrays.t, arrays.values, arrays.w
    best, ways, to = NEVER, 1, NOWHERE
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
def add_special(arrays: SolverArrays, penalties: int) -> None:
    """Add what special crosses are worth: alone, after a white cross, or before a color cross."""
    t, w = arrays.t, arrays.w
    for row in range(ROWS):
        state = w[HERE + row]
        for position in range(wide(t[FIRST + state]), wide(t[WIDTH + row])):
            field = row * WIDE + position
            if t[SPECIAL + field]:
                by_die = 1 - wide(t[SHUT + w[HERE + t[DIE + field]]])
                w[FREE], w[LINKED] = 0, NOWHERE
                if t[AFTER + state * WIDE + position] != NOWHERE:
                    _add_after(arrays, penalties, field, wide(t[NUMBER + field]), by_die)
                if by_die:
                    _add_before(arrays, penalties, row, position)


@lean
def add_lucky(arrays: SolverArrays, penalties: int) -> None:
    """Add what white crosses by a lucky number are worth, with what can follow them (L4, L5)."""
    t, w = arrays.t, arrays.w
    low = fewest(t, w, HERE)
    w[FREE], w[LINKED] = 0, NOWHERE
    for row in range(ROWS):
        state = w[HERE + row]
        position = wide(t[FIRST + state])
        if t[COUNT + state] == low and position < t[WIDTH + row] and t[AFTER + state * WIDE + position] != NOWHERE:
            for total in range(2, 2 * wide(t[SIDES]) + 1):
                if t[LUCKY + total]:
                    _add_after(arrays, penalties, row * WIDE + position, total, _NO)


@lean
def _add_after(arrays: SolverArrays, penalties: int, field: int, total: int, by_die: int) -> None:
    """Add what this white cross is worth, alone and with a color cross after it, for each row to choose if rows tie.

    If the field can be crossed `by_die`, too, that is worth the same. Some plain crosses, made first by the white sum,
    then lead to the same positions: they are added here, and FREE and LINKED record the rows that they are in.
    """
    t, values, w, f = arrays
    row, ways, to = field // WIDE, 1, NOWHERE
    while ways:
        copy(w, HERE, OPTION)
        tied = land(t, w, OPTION, row, field - row * WIDE, to)
        if tied:
            ways = tied
        else:
            ways &= ways - 1
            worth = w[OPTION + SETTLED] + value_at(t, values, w, OPTION, penalties)
            f[BASE + total] = max(f[BASE + total], worth)
            if by_die:
                local = BEST + w[LOCAL + row] + field % WIDE
                f[local] = max(f[local], worth)
            over = is_over(t, w, OPTION, penalties)
            if t[FINISHES] or not over:
                if by_die and to == NOWHERE and not over:
                    w[FREE], w[LINKED] = ~w[TOUCHED], _linked(t, w, row)
                _follow(arrays, penalties, field, total)
        to = next_way(ways)


@inlined
def _linked(t: Table, w: Ints, row: int) -> int:
    """The row in which the cross that led to OPTION has triggered one plain cross, if it has triggered nothing else."""
    linked = next_way(w[TOUCHED] & ~(1 << row))
    if linked != NOWHERE and w[TOUCHED] == (1 << row | 1 << linked):
        state = w[HERE + linked]
        position = wide(t[FIRST + state])
        is_plain = position < t[WIDTH + linked] and not t[SPECIAL + linked * WIDE + position]
        if is_plain and t[AFTER + state * WIDE + position] == w[OPTION + linked]:
            return linked
    return NOWHERE


@lean
def _follow(arrays: SolverArrays, penalties: int, before: int, total: int) -> None:
    """Add what color crosses are worth in the position OPTION, reached by the white cross `before`.

    A cross in a FREE row could as well come first. In the LINKED row, crossing the field in front of this one first
    leads to the same position, because the bonus of `before` then crosses this one. If the game has ended (FINISHES),
    the positions have a score, but no index.
    """
    t, values, w, f = arrays
    over = is_over(t, w, OPTION, penalties)
    low, high, settled = t[LOWEST + total], t[HIGHEST + total], w[OPTION + SETTLED]
    first, second, base = first_pair(t, w, OPTION), second_pair(t, w, OPTION), penalties * t[SIZE]
    back = BEST + w[LOCAL + before // WIDE] + before % WIDE
    for row in range(ROWS):
        state = w[OPTION + row]
        to = BEST + total * FIELDS + w[LOCAL + row]
        linked = row == w[LINKED]
        may_swap = linked or w[FREE] >> row & 1
        for position in range(wide(t[FIRST + state]), wide(t[WIDTH + row])):
            field, after = row * WIDE + position, wide(t[AFTER + state * WIDE + position])
            if after == NOWHERE:
                continue
            number = t[NUMBER + field]
            can_follow = low <= number <= high and not t[SHUT + w[OPTION + t[DIE + field]]]
            if t[SPECIAL + field] or t[SHUT + after] or over:
                if can_follow:
                    worth = settled + cross_worth(arrays, OPTION, penalties, row, position)
                    f[to + position] = max(f[to + position], worth)
                continue
            as_white = t[NUMBER + field - linked]
            can_come_first = (
                may_swap
                and t[LOWEST + as_white] <= t[NUMBER + before] <= t[HIGHEST + as_white]
                and not t[SPECIAL + field - linked]
            )
            if can_follow or can_come_first:
                index = index_after(t, w, OPTION, first, second, row, position, after)
                worth = settled + float(values[base + index])
                if can_follow:
                    f[to + position] = max(f[to + position], worth)
                if can_come_first:
                    f[back + as_white * FIELDS] = max(f[back + as_white * FIELDS], worth)


@lean
def _add_before(arrays: SolverArrays, penalties: int, row: int, position: int) -> None:
    """Add what this field is worth, crossed by its die after a plain white cross. It may need that cross first (C7).

    White crosses in front of it in its own row all lead to the same position.
    """
    t, w, f = arrays.t, arrays.w, arrays.f
    to, number = BEST + w[LOCAL + row] + position, t[NUMBER + row * WIDE + position]
    for other in range(ROWS):
        if w[FREE] >> other & 1:
            continue
        state, worth = w[HERE + other], NEVER
        for place in range(wide(t[FIRST + state]), position if other == row else wide(t[WIDTH + other])):
            field, after = other * WIDE + place, wide(t[AFTER + state * WIDE + place])
            total = t[NUMBER + field]
            if t[SPECIAL + field] or after == NOWHERE or not t[LOWEST + total] <= number <= t[HIGHEST + total]:
                continue
            if other == w[LINKED] and not t[SPECIAL + field + 1]:
                continue
            if t[AFTER + (after if other == row else w[HERE + row]) * WIDE + position] == NOWHERE:
                continue
            if other != row or worth == NEVER:
                copy(w, HERE, OPTION)
                cross(t, w, OPTION, other, place)
                worth = w[OPTION + SETTLED] + cross_worth(arrays, OPTION, penalties, row, position)
            f[to + total * FIELDS] = max(f[to + total * FIELDS], worth)
