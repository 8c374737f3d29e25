"""Compiled: what a position is worth, from the values of those that can follow it.

All dice are thrown before anything is chosen, so the best of a roll is the best over the white choice and the color
choice together. For one white sum, every pair of choices ends in one color cross or in none; the color dice are
independent, so the expectation of the best is found by going down the sorted worths of the color crosses, each with the
chance that no better one was thrown.
"""

from __future__ import annotations

import numpy as np

from rowlock.kernel.compiled import compiled
from rowlock.solve.arrays import Floats, Ints, Table, Values
from rowlock.solve.shape import (
    AFTER,
    BEST,
    BITS,
    BY_NUMBER,
    COUNT,
    DIE,
    FACES,
    FIELD,
    FIRST,
    FLOATS,
    HIGHEST,
    IN_PAIR,
    LEFT,
    LOWEST,
    LUCKY,
    MISSES,
    NEXT,
    NOWHERE,
    NUMBER,
    NUMBERS,
    OPTIONS,
    OVER,
    PAIR,
    PLACE,
    POSITION,
    RANKED,
    RANKED_FIELD,
    RANKED_NUMBER,
    RANKED_SHIFT,
    RATIO,
    ROWS,
    SETTLED,
    SHUT,
    SIDES,
    SIZE,
    SPECIAL,
    THROWS,
    TRIAL,
    WEIGHT,
    WIDE,
    WIDTH,
    WORK,
    WORTH,
)
from rowlock.solve.step import copy, fewest, first_pair, index_of, is_over, land, second_pair, value_at

_NEVER = -1e9
_DIE_BITS = 16


def room(sides: int) -> tuple[Ints, Floats]:
    """Room for one thread to work in."""
    reals = np.zeros(FLOATS)
    for left in range(1, sides + 1):
        for fewer in range(left + 1):
            reals[RATIO + left * 10 + fewer] = fewer / left
    for faces in range(1 << sides):
        reals[LEFT + faces] = sides - faces.bit_count()
    return np.zeros(WORK, np.int64), reals


@compiled
def next_way(ways: int) -> int:
    """The lowest of the rows that these bits stand for, NOWHERE if there is none."""
    for row in range(ROWS):
        if ways >> row & 1:
            return row
    return NOWHERE


@compiled
def find_options(t: Table, values: Values, w: Ints, f: Floats, at: int, penalties: int) -> int:
    """Every single cross that is open, with the position after it and its worth; how many there are."""
    found = 0
    w[BY_NUMBER : BY_NUMBER + NUMBERS] = 0
    for row in range(ROWS):
        state = w[at + row]
        for position in range(t[FIRST + state], t[WIDTH + row]):
            if t[AFTER + state * WIDE + position] == NOWHERE:
                continue
            field = row * WIDE + position
            number = t[NUMBER + field]
            ways, to = 1, NOWHERE
            while ways:
                option = OPTIONS + found * POSITION
                copy(w, at, option)
                tied = land(t, w, option, row, position, to)
                if tied:
                    ways = tied
                else:
                    ways &= ways - 1
                    w[option + FIELD] = field
                    w[option + OVER] = is_over(t, w, option, penalties)
                    w[option + NEXT] = w[BY_NUMBER + number]
                    found += 1
                    w[BY_NUMBER + number] = found
                    f[WORTH + found - 1] = w[option + SETTLED] + value_at(t, values, w, option, penalties)
                to = next_way(ways)
    return found


@compiled
def _cross_worth(t: Table, values: Values, w: Ints, at: int, penalties: int, row: int, position: int) -> float:
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


@compiled
def _follow(t: Table, values: Values, w: Ints, f: Floats, at: int, penalties: int, total: int) -> None:
    """Raise what color crosses can lead to by those that can follow a white cross with this sum."""
    place, bits, settled = w[at + PLACE], w[at + BITS], w[at + SETTLED]
    first, second = first_pair(t, w, at), second_pair(t, w, at)
    shift = penalties * t[SIZE]
    low, high = t[LOWEST + total], t[HIGHEST + total]
    for row in range(ROWS):
        state = w[at + row]
        partner = t[PAIR + row // 2] + t[IN_PAIR + w[at + (row ^ 1)]]
        for position in range(t[FIRST + state], t[WIDTH + row]):
            field, beside = row * WIDE + position, state * WIDE + position
            number, following = t[NUMBER + field], t[AFTER + beside]
            if following == NOWHERE or number < low or number > high or t[SHUT + w[at + t[DIE + field]]]:
                continue
            if t[SPECIAL + field] or t[SHUT + following]:
                worth = settled + _cross_worth(t, values, w, at, penalties, row, position)
            else:
                pair = t[partner + t[IN_PAIR + following]]
                if row < 2:
                    index = index_of(t, pair, second, place, bits & ~t[MISSES + beside])
                else:
                    index = index_of(t, first, pair, place, bits & ~t[MISSES + beside])
                worth = settled + values[shift + index]
            if worth > f[BEST + field]:
                f[BEST + field] = worth


@compiled
def rank_fields(t: Table, w: Ints, f: Floats, at: int, base: float) -> int:
    """Rank the fields whose color cross is worth more than the base, the best first; how many there are."""
    found = 0
    for row in range(ROWS):
        for position in range(t[FIRST + w[at + row]], t[WIDTH + row]):
            field = row * WIDE + position
            worth = f[BEST + field]
            if worth > base:
                to = found
                while to > 0 and f[RANKED + to - 1] < worth:
                    f[RANKED + to] = f[RANKED + to - 1]
                    w[RANKED_FIELD + to] = w[RANKED_FIELD + to - 1]
                    to -= 1
                f[RANKED + to] = worth
                w[RANKED_FIELD + to] = field
                found += 1
    for index in range(found):
        field = w[RANKED_FIELD + index]
        w[RANKED_NUMBER + index] = t[NUMBER + field]
        w[RANKED_SHIFT + index] = _DIE_BITS * t[DIE + field]
    return found


@compiled
def best_of_sum(t: Table, values: Values, w: Ints, f: Floats, at: int, penalties: int, options: int, total: int) -> float:
    """For a white sum: the worth of the best that needs no color die beyond `passing`, and of each color cross."""
    for row in range(ROWS):
        for position in range(t[FIRST + w[at + row]], t[WIDTH + row]):
            f[BEST + row * WIDE + position] = _NEVER
    low, high = t[LOWEST + total], t[HIGHEST + total]
    for index in range(options):
        field = w[OPTIONS + index * POSITION + FIELD]
        if low <= t[NUMBER + field] <= high and not t[SHUT + w[at + t[DIE + field]]]:
            f[BEST + field] = max(f[BEST + field], f[WORTH + index])
    base = _NEVER
    index = w[BY_NUMBER + total]
    while index:
        option = OPTIONS + (index - 1) * POSITION
        base = max(base, f[WORTH + index - 1])
        if not w[option + OVER]:
            _follow(t, values, w, f, option, penalties, total)
        index = w[option + NEXT]
    if t[LUCKY + total]:
        fewest_crosses = fewest(t, w, at)
        for index in range(options):
            option = OPTIONS + index * POSITION
            row, position = w[option + FIELD] // WIDE, w[option + FIELD] % WIDE
            if t[COUNT + w[at + row]] == fewest_crosses and position == t[FIRST + w[at + row]]:
                base = max(base, f[WORTH + index])
                if not w[option + OVER]:
                    _follow(t, values, w, f, option, penalties, total)
    return base


@compiled
def worth_of(t: Table, values: Values, w: Ints, f: Floats, at: int, penalties: int) -> float:
    """What a position is worth before the roll, beyond what is settled."""
    passing = value_at(t, values, w, at, penalties + 1)
    options = find_options(t, values, w, f, at, penalties)
    expected = 0.0
    for total in range(2, 2 * t[SIDES] + 1):
        base = max(passing, best_of_sum(t, values, w, f, at, penalties, options, total))
        ranked = rank_fields(t, w, f, at, base)
        for throw in range(t[THROWS + total], t[THROWS + total + 1]):
            expected += t[WEIGHT + throw] * _expected(t, w, f, base, ranked, throw)
    return expected / t[SIDES] ** 2


@compiled
def _expected(t: Table, w: Ints, f: Floats, base: float, ranked: int, throw: int) -> float:
    """The expectation of the best for a throw of the white dice."""
    seen, chance, expected = 0, 1.0, 0.0
    faces_of = FACES + throw * NUMBERS
    for index in range(ranked):
        shift = w[RANKED_SHIFT + index]
        before = seen >> shift & 0x1FF
        after = before | t[faces_of + w[RANKED_NUMBER + index]]
        if after != before:
            left = chance * f[LEFT + after] / f[LEFT + before]
            seen |= after << shift
            expected += f[RANKED + index] * (chance - left)
            chance = left
            if chance == 0.0:
                return expected
    return expected + base * chance
