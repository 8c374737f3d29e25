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
    DONE,
    FIELDS,
    FINISHES,
    FIRST,
    HERE,
    HIGHEST,
    LISTED,
    LOCAL,
    LOWEST,
    LUCKY,
    NEVER,
    NOWHERE,
    NUMBER,
    OPTION,
    ROWS,
    SETTLED,
    SHUT,
    SIDES,
    SIZE,
    SPECIAL,
    TOUCHED,
    TRIAL,
    WIDE,
    WIDTH,
)
from rowlock.solve.step import copy, cross, fewest, first_pair, index_after, is_over, land, second_pair, value_at

_NO = constant(0)


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
    listed = 0
    for row in range(ROWS):
        state = w[HERE + row]
        for position in range(wide(t[FIRST + state]), wide(t[WIDTH + row])):
            field = row * WIDE + position
            if t[SPECIAL + field]:
                by_die, done = 1 - wide(t[SHUT + w[HERE + t[DIE + field]]]), _NO
                if t[AFTER + state * WIDE + position] != NOWHERE:
                    done = _add_after(t, values, w, f, penalties, field, wide(t[NUMBER + field]), by_die)
                if by_die:
                    w[LISTED + listed] = field
                    w[DONE + listed] = done
                    listed += 1
    for row in range(ROWS):
        state = w[HERE + row]
        for position in range(wide(t[FIRST + state]), wide(t[WIDTH + row])):
            if not t[SPECIAL + row * WIDE + position] and t[AFTER + state * WIDE + position] != NOWHERE:
                copy(w, HERE, OPTION)
                cross(t, w, OPTION, row, position)
                _follow_special(t, values, w, f, penalties, row, wide(t[NUMBER + row * WIDE + position]), listed)


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
                    _add_after(t, values, w, f, penalties, row * WIDE + position, total, _NO)


@lean
def _add_after(
    t: Table, values: Values, w: Ints, f: Floats, penalties: int, field: int, total: int, by_die: int
) -> int:
    """What color crosses are worth after this white cross, whichever row is chosen where rows tie.

    If the field may be crossed `by_die`, too, then plain crosses in rows that it does not touch lead to the same when
    they come first, by the white sum: they are added, and these rows returned as bits.
    """
    row, ways, to, free = field // WIDE, 1, NOWHERE, _NO
    while ways:
        copy(w, HERE, OPTION)
        tied = land(t, w, OPTION, row, field - row * WIDE, to)
        if tied:
            ways = tied
        else:
            ways &= ways - 1
            if t[FINISHES] or not is_over(t, w, OPTION, penalties):
                free = ~w[TOUCHED] if by_die and to == NOWHERE else _NO
                _follow(t, values, w, f, penalties, field, total, free)
        to = next_way(ways)
    return int(free)


@lean
def _follow(t: Table, values: Values, w: Ints, f: Floats, penalties: int, before: int, total: int, free: int) -> None:
    """What color crosses are worth in the position OPTION, to which the cross `before` by the white sum has led."""
    low, high, settled = t[LOWEST + total], t[HIGHEST + total], w[OPTION + SETTLED]
    first, second, base = first_pair(t, w, OPTION), second_pair(t, w, OPTION), penalties * t[SIZE]
    back = BEST + w[LOCAL + before // WIDE] + before % WIDE
    for row in range(ROWS):
        state = w[OPTION + row]
        to = BEST + total * FIELDS + w[LOCAL + row]
        for position in range(wide(t[FIRST + state]), wide(t[WIDTH + row])):
            field, after = row * WIDE + position, wide(t[AFTER + state * WIDE + position])
            if after == NOWHERE:
                continue
            number = t[NUMBER + field]
            can_follow = low <= number <= high and not t[SHUT + w[OPTION + t[DIE + field]]]
            if t[SPECIAL + field] or t[SHUT + after]:
                if can_follow:
                    worth = settled + cross_worth(t, values, w, OPTION, penalties, row, position)
                    f[to + position] = max(f[to + position], worth)
                continue
            can_come_first = free >> row & 1 and t[LOWEST + number] <= t[NUMBER + before] <= t[HIGHEST + number]
            if can_follow or can_come_first:
                index = index_after(t, w, OPTION, first, second, row, position, after)
                worth = settled + float(values[base + index])
                if can_follow:
                    f[to + position] = max(f[to + position], worth)
                if can_come_first:
                    f[back + number * FIELDS] = max(f[back + number * FIELDS], worth)


@lean
def _follow_special(
    t: Table, values: Values, w: Ints, f: Floats, penalties: int, before: int, total: int, listed: int
) -> None:
    """What those color crosses are worth in OPTION that set more off, after a plain white cross in the row `before`.

    Also closing fields that were not open before that cross (C7).
    """
    low, high = t[LOWEST + total], t[HIGHEST + total]
    for index in range(listed):
        field = w[LISTED + index]
        if w[DONE + index] >> before & 1 or not low <= t[NUMBER + field] <= high:
            continue
        row = field // WIDE
        position = field - row * WIDE
        if t[AFTER + w[OPTION + row] * WIDE + position] != NOWHERE:
            worth = w[OPTION + SETTLED] + cross_worth(t, values, w, OPTION, penalties, row, position)
            local = BEST + total * FIELDS + w[LOCAL + row] + position
            f[local] = max(f[local], worth)
