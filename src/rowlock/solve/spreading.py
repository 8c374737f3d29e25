"""Compiled: pass the chance of a position on to what follows it, for every roll by the best choices.

`t` are the tables of positions that know all, `known` those of the positions that have `values`, and `narrowed` tells
for the row states of one those of the other. What follows is kept as a code: the place of a position, or if it is over,
a negative number made of the score and of how it ended.
"""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve import shape
from rowlock.solve.arrays import Floats, Ints, Table, Values
from rowlock.solve.special import next_way
from rowlock.solve.step import (
    closed_rows,
    copy,
    fewest,
    first_pair,
    free_bits,
    index_of,
    is_over,
    land,
    next_on_bar,
    put_rows,
    score_at_end,
    second_pair,
    settled_pairs,
    struck_between,
    value_at,
)
from rowlock.solve.worth import list_fields, order, rank

LOWEST_SCORE = -1000
SCORES = 3000
NARROW = shape.WORK
"""Where, after the usual room, a position is written as the values know it."""


@inlined
def place_of(t: Table, w: Ints, at: int) -> int:
    """Where a position is kept."""
    return index_of(t, first_pair(t, w, at), second_pair(t, w, at), w[at + shape.PLACE], w[at + shape.BITS])


@lean
def _worth(t: Table, known: Table, narrowed: Table, values: Values, w: Ints, at: int, penalties: int) -> float:
    """What a position comes to, all points counted."""
    if is_over(t, w, at, penalties):
        return score_at_end(t, w, at, penalties)
    sure = 0
    for row in range(shape.ROWS):
        state = w[at + row]
        w[NARROW + row] = narrowed[state]
        if t[shape.SHUT + state]:
            sure += t[shape.POINTS + state]
    over = w[at + shape.BITS] & settled_pairs(t, first_pair(t, w, at), second_pair(t, w, at)) & known[shape.AT_ONCE]
    if over:  # of pairs that are over, only the thirteen points are still known here
        sure += 13
    w[NARROW + shape.PLACE] = w[at + shape.PLACE]
    w[NARROW + shape.BITS] = w[at + shape.BITS] & ~over
    return sure + value_at(known, values, w, NARROW, penalties)


@lean
def _consider(
    t: Table,
    known: Table,
    narrowed: Table,
    values: Values,
    w: Ints,
    f: Floats,
    codes: Ints,
    at: int,
    penalties: int,
    to: int,
) -> None:
    """Keep a position where it is better than what is kept there."""
    worth = _worth(t, known, narrowed, values, w, at, penalties)
    if worth > f[to]:
        f[to] = worth
        if is_over(t, w, at, penalties):
            by_rows = 1 if closed_rows(t, w, at) >= t[shape.ROWS_TO_END] else 0
            codes[to] = -1 - (2 * (int(score_at_end(t, w, at, penalties)) - LOWEST_SCORE) + by_rows)
        else:
            codes[to] = penalties * t[shape.SIZE] + place_of(t, w, at)


@lean
def _find(
    t: Table, known: Table, narrowed: Table, values: Values, w: Ints, f: Floats, codes: Ints, penalties: int
) -> int:
    """By white sum: the best without a color die, and the best for each field that a color die crosses last."""
    fields, _ = list_fields(t, w, f)
    order(w, f, fields)
    for total in range(2, 2 * t[shape.SIDES] + 1):
        f[shape.BASE + total] = shape.NEVER
        _consider(t, known, narrowed, values, w, f, codes, shape.HERE, penalties + 1, shape.BASE + total)
        for local in range(fields):
            f[shape.BEST + total * shape.FIELDS + local] = shape.NEVER
        copy(w, shape.HERE, shape.OPTION)
        _follow(t, known, narrowed, values, w, f, codes, penalties, total)
    low = fewest(t, w, shape.HERE)
    for row in range(shape.ROWS):
        state = w[shape.HERE + row]
        for position in range(t[shape.FIRST + state], t[shape.WIDTH + row]):
            if t[shape.AFTER + state * shape.WIDE + position] == shape.NOWHERE:
                continue
            lucky = t[shape.COUNT + state] == low and position == t[shape.FIRST + state]
            for total in range(2, 2 * t[shape.SIDES] + 1):
                if t[shape.NUMBER + row * shape.WIDE + position] == total or (lucky and t[shape.LUCKY + total]):
                    ways, to = 1, shape.NOWHERE
                    while ways:
                        copy(w, shape.HERE, shape.OPTION)
                        tied = land(t, w, shape.OPTION, row, position, to)
                        if tied:
                            ways = tied
                        else:
                            ways &= ways - 1
                            _consider(
                                t, known, narrowed, values, w, f, codes, shape.OPTION, penalties, shape.BASE + total
                            )
                            if not is_over(t, w, shape.OPTION, penalties):
                                _follow(t, known, narrowed, values, w, f, codes, penalties, total)
                        to = next_way(ways)
    return fields


@lean
def _follow(
    t: Table, known: Table, narrowed: Table, values: Values, w: Ints, f: Floats, codes: Ints, penalties: int, total: int
) -> None:
    """What color crosses lead to from the position OPTION."""
    for row in range(shape.ROWS):
        state = w[shape.OPTION + row]
        for position in range(t[shape.FIRST + state], t[shape.WIDTH + row]):
            number = t[shape.NUMBER + row * shape.WIDE + position]
            if number < t[shape.LOWEST + total] or number > t[shape.HIGHEST + total]:
                continue
            if (
                t[shape.AFTER + state * shape.WIDE + position] == shape.NOWHERE
                or t[shape.SHUT + w[shape.OPTION + t[shape.DIE + row * shape.WIDE + position]]]
            ):
                continue
            ways, to = 1, shape.NOWHERE
            while ways:
                copy(w, shape.OPTION, shape.TRIAL)
                tied = land(t, w, shape.TRIAL, row, position, to)
                if tied:
                    ways = tied
                else:
                    ways &= ways - 1
                    local = w[shape.LOCAL + row] + position
                    _consider(
                        t,
                        known,
                        narrowed,
                        values,
                        w,
                        f,
                        codes,
                        shape.TRIAL,
                        penalties,
                        shape.BEST + total * shape.FIELDS + local,
                    )
                to = next_way(ways)


@inlined
def _pass_on(
    t: Table, chances: Floats, following: Floats, found: Floats, penalties: int, code: int, chance: float
) -> None:
    if code < 0:
        found[(-1 - code) % 2, (-1 - code) // 2] += chance
    elif code >= (penalties + 1) * t[shape.SIZE]:
        following[code - (penalties + 1) * t[shape.SIZE]] += chance
    else:
        chances[code - penalties * t[shape.SIZE]] += chance


@lean
def _spread(
    t: Table,
    w: Ints,
    f: Floats,
    codes: Ints,
    chances: Floats,
    following: Floats,
    found: Floats,
    penalties: int,
    fields: int,
    chance: float,
) -> None:
    """Pass a chance on to the best of every roll."""
    for total in range(2, 2 * t[shape.SIDES] + 1):
        ranked = rank(t, w, f, fields, total)
        for throw in range(t[shape.THROWS + total], t[shape.THROWS + total + 1]):
            seen, left = 0, chance * t[shape.WEIGHT + throw] / t[shape.SIDES] ** 2
            for index in range(ranked):
                local = w[shape.RANKED_LOCAL + index]
                shift = w[shape.LOCAL_SHIFT + local]
                before = seen >> shift & 0x1FF
                after = before | t[shape.FACES + throw * shape.NUMBERS + w[shape.LOCAL_NUMBER + local]]
                if after != before:
                    still = left * f[shape.LEFT + after] * f[shape.PART + before]
                    seen |= after << shift
                    code = codes[shape.BEST + total * shape.FIELDS + local]
                    _pass_on(t, chances, following, found, penalties, code, left - still)
                    left = still
                    if left == 0.0:
                        break
            if left > 0.0:
                _pass_on(t, chances, following, found, penalties, codes[shape.BASE + total], left)


@lean
def spread_level(
    t: Table,
    known: Table,
    narrowed: Table,
    values: Values,
    w: Ints,
    f: Floats,
    codes: Ints,
    chances: Floats,
    following: Floats,
    found: Floats,
    penalties: int,
    level: int,
) -> None:
    """Pass the chances of all positions of a level on; those with one more penalty are `following`."""
    for first in range(t[shape.FIRSTS]):
        wanted = level - t[t[shape.LEVEL] + first]
        if wanted < 0 or wanted >= t[shape.LEVELS]:
            continue
        starts = t[shape.LEVEL_STARTS + 1] + wanted
        for second in range(t[starts], t[starts + 1]):
            if t[shape.FOLDS] and second > first:
                break
            put_rows(t, w, first, second)
            if closed_rows(t, w, shape.HERE) >= t[shape.ROWS_TO_END]:
                continue
            low, high = struck_between(t, first, second)
            free = free_bits(t, first, second)
            for struck in range(low, high + 1):
                w[shape.HERE + shape.PLACE] = min(struck, t[shape.BAR_LENGTH])
                for word in range(t[shape.KEPT + free]):
                    w[shape.HERE + shape.BITS] = t[shape.UNPACKED + free * shape.MASKS + word]
                    chance = chances[place_of(t, w, shape.HERE)]
                    if (
                        chance > 0.0
                        and next_on_bar(t, w, shape.HERE, w[shape.HERE + shape.PLACE]) == w[shape.HERE + shape.PLACE]
                    ):
                        fields = _find(t, known, narrowed, values, w, f, codes, penalties)
                        _spread(t, w, f, codes, chances, following, found, penalties, fields, chance)
