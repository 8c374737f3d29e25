"""Compiled: spread the probability of a position over its successors, by the best choices for every roll.

A successor is encoded as one number: the index of a position, or, if the game has ended, a negative number made up of
the score and how it ended.
"""

from __future__ import annotations

from typing import NamedTuple

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.positions.array_types import Floats, Ints, Table, Values
from rowlock.solve.positions.crossing import copy, fewest, land, next_on_bar, next_way
from rowlock.solve.positions.indexing import (
    closed_rows,
    first_pair,
    free_bits,
    index_of,
    put_rows,
    second_pair,
    settled_pairs,
    struck_between,
)
from rowlock.solve.positions.solver_workspace import (
    BASE,
    BEST,
    HERE,
    LEFT,
    LOCAL,
    LOCAL_NUMBER,
    LOCAL_SHIFT,
    NEVER,
    OPTION,
    PART,
    RANKED_LOCAL,
    TRIAL,
    WORK,
)
from rowlock.solve.positions.table_offsets import (
    AFTER,
    AT_ONCE,
    BAR_LENGTH,
    BITS,
    COUNT,
    DIE,
    FACES,
    FIELDS,
    FIRST,
    FIRSTS,
    FOLDS,
    HIGHEST,
    KEPT,
    LEVEL,
    LEVEL_STARTS,
    LEVELS,
    LOWEST,
    LUCKY,
    MASKS,
    NOWHERE,
    NUMBER,
    NUMBERS,
    PLACE,
    POINTS,
    ROWS,
    ROWS_TO_END,
    SHUT,
    SIDES,
    SIZE,
    THROWS,
    UNPACKED,
    WEIGHT,
    WIDE,
    WIDTH,
)
from rowlock.solve.values.expectation import list_fields, order, rank
from rowlock.solve.values.value_lookup import is_over, score_at_end, value_at

LOWEST_SCORE = -1000
SCORES = 3000
NARROW = WORK
"""The offset, after the usual workspace, of a position converted to the ranking of the values."""


class Rankings(NamedTuple):
    """The ranking of the positions that are spread, and that of the values by which they are played."""

    t: Table
    """The tables of the full ranking, in which a position determines its score."""
    known: Table
    """The tables of the ranking of the values."""
    narrowed: Table
    """By row state of the full ranking: the row state in the ranking of the values."""
    values: Values


class Choices(NamedTuple):
    """The workspace, and for each worth in `f` the code of the successor that has it."""

    w: Ints
    f: Floats
    codes: Ints


class Chances(NamedTuple):
    """The probabilities collected so far."""

    here: Floats
    """By position, with the current number of penalties."""
    following: Floats
    """By position, with one more penalty."""
    ended: Floats
    """By how the game ended, 1 for closed rows, and by score, counted from LOWEST_SCORE."""


@inlined
def place_of(t: Table, w: Ints, at: int) -> int:
    """The index of a position."""
    return index_of(t, first_pair(t, w, at), second_pair(t, w, at), w[at + PLACE], w[at + BITS])


@lean
def _worth(rankings: Rankings, w: Ints, at: int, penalties: int) -> float:
    """The worth of a position, including settled points."""
    t, known, narrowed, values = rankings
    if is_over(t, w, at, penalties):
        return score_at_end(t, w, at, penalties)
    sure = 0
    for row in range(ROWS):
        state = w[at + row]
        w[NARROW + row] = narrowed[state]
        if t[SHUT + state]:
            sure += t[POINTS + state]
    over = w[at + BITS] & settled_pairs(t, first_pair(t, w, at), second_pair(t, w, at)) & known[AT_ONCE]
    if over:  # only the pair for thirteen points is spent there, but keeps its bit here
        sure += 13
    w[NARROW + PLACE] = w[at + PLACE]
    w[NARROW + BITS] = w[at + BITS] & ~over
    return sure + value_at(known, values, w, NARROW, penalties)


@lean
def _consider(rankings: Rankings, work: Choices, at: int, penalties: int, to: int) -> None:
    """Record a position at `to` if it is worth more than what is recorded there."""
    t, w, f, codes = rankings.t, work.w, work.f, work.codes
    worth = _worth(rankings, w, at, penalties)
    if worth > f[to]:
        f[to] = worth
        if is_over(t, w, at, penalties):
            by_rows = 1 if closed_rows(t, w, at) >= t[ROWS_TO_END] else 0
            codes[to] = -1 - (2 * (int(score_at_end(t, w, at, penalties)) - LOWEST_SCORE) + by_rows)
        else:
            codes[to] = penalties * t[SIZE] + place_of(t, w, at)


@lean
def _find(rankings: Rankings, work: Choices, penalties: int) -> int:
    """Find, by white sum, the best successor without a color cross, and the best with a color cross on each field."""
    t, w, f = rankings.t, work.w, work.f
    fields, _ = list_fields(t, w, f)
    order(w, f, fields)
    for total in range(2, 2 * t[SIDES] + 1):
        f[BASE + total] = NEVER
        _consider(rankings, work, HERE, penalties + 1, BASE + total)
        for local in range(fields):
            f[BEST + total * FIELDS + local] = NEVER
        copy(w, HERE, OPTION)
        _follow(rankings, work, penalties, total)
    low = fewest(t, w, HERE)
    for row in range(ROWS):
        state = w[HERE + row]
        for position in range(t[FIRST + state], t[WIDTH + row]):
            if t[AFTER + state * WIDE + position] == NOWHERE:
                continue
            lucky = t[COUNT + state] == low and position == t[FIRST + state]
            for total in range(2, 2 * t[SIDES] + 1):
                if t[NUMBER + row * WIDE + position] == total or (lucky and t[LUCKY + total]):
                    ways, to = 1, NOWHERE
                    while ways:
                        copy(w, HERE, OPTION)
                        tied = land(t, w, OPTION, row, position, to)
                        if tied:
                            ways = tied
                        else:
                            ways &= ways - 1
                            _consider(rankings, work, OPTION, penalties, BASE + total)
                            if not is_over(t, w, OPTION, penalties):
                                _follow(rankings, work, penalties, total)
                        to = next_way(ways)
    return fields


@lean
def _follow(rankings: Rankings, work: Choices, penalties: int, total: int) -> None:
    """Consider the color crosses in the position OPTION."""
    t, w = rankings.t, work.w
    for row in range(ROWS):
        state = w[OPTION + row]
        for position in range(t[FIRST + state], t[WIDTH + row]):
            number = t[NUMBER + row * WIDE + position]
            if number < t[LOWEST + total] or number > t[HIGHEST + total]:
                continue
            if t[AFTER + state * WIDE + position] == NOWHERE or t[SHUT + w[OPTION + t[DIE + row * WIDE + position]]]:
                continue
            ways, to = 1, NOWHERE
            while ways:
                copy(w, OPTION, TRIAL)
                tied = land(t, w, TRIAL, row, position, to)
                if tied:
                    ways = tied
                else:
                    ways &= ways - 1
                    local = w[LOCAL + row] + position
                    _consider(rankings, work, TRIAL, penalties, BEST + total * FIELDS + local)
                to = next_way(ways)


@inlined
def _pass_on(t: Table, chances: Chances, penalties: int, code: int, chance: float) -> None:
    if code < 0:
        chances.ended[(-1 - code) % 2, (-1 - code) // 2] += chance
    elif code >= (penalties + 1) * t[SIZE]:
        chances.following[code - (penalties + 1) * t[SIZE]] += chance
    else:
        chances.here[code - penalties * t[SIZE]] += chance


@lean
def _spread(t: Table, work: Choices, chances: Chances, penalties: int, fields: int, chance: float) -> None:
    """Pass the probability on to the best successor for every roll."""
    w, f, codes = work
    for total in range(2, 2 * t[SIDES] + 1):
        ranked = rank(t, w, f, fields, total)
        for throw in range(t[THROWS + total], t[THROWS + total + 1]):
            seen, left = 0, chance * t[WEIGHT + throw] / t[SIDES] ** 2
            for index in range(ranked):
                local = w[RANKED_LOCAL + index]
                shift = w[LOCAL_SHIFT + local]
                before = seen >> shift & 0x1FF
                after = before | t[FACES + throw * NUMBERS + w[LOCAL_NUMBER + local]]
                if after != before:
                    still = left * f[LEFT + after] * f[PART + before]
                    seen |= after << shift
                    code = codes[BEST + total * FIELDS + local]
                    _pass_on(t, chances, penalties, code, left - still)
                    left = still
                    if left == 0.0:
                        break
            if left > 0.0:
                _pass_on(t, chances, penalties, codes[BASE + total], left)


@lean
def spread_level(rankings: Rankings, work: Choices, chances: Chances, penalties: int, level: int) -> None:
    """Pass on the probabilities of all positions of a level."""
    t, w = rankings.t, work.w
    for first in range(t[FIRSTS]):
        wanted = level - t[t[LEVEL] + first]
        if wanted < 0 or wanted >= t[LEVELS]:
            continue
        starts = t[LEVEL_STARTS + 1] + wanted
        for second in range(t[starts], t[starts + 1]):
            if t[FOLDS] and second > first:
                break
            put_rows(t, w, first, second)
            if closed_rows(t, w, HERE) >= t[ROWS_TO_END]:
                continue
            low, high = struck_between(t, first, second)
            free = free_bits(t, first, second)
            for struck in range(low, high + 1):
                w[HERE + PLACE] = min(struck, t[BAR_LENGTH])
                for word in range(t[KEPT + free]):
                    w[HERE + BITS] = t[UNPACKED + free * MASKS + word]
                    chance = chances.here[place_of(t, w, HERE)]
                    if chance > 0.0 and next_on_bar(t, w, HERE, w[HERE + PLACE]) == w[HERE + PLACE]:
                        fields = _find(rankings, work, penalties)
                        _spread(t, work, chances, penalties, fields, chance)
