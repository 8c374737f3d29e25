"""Compiled: the best moves of a turn, for whoever plays many games by the values.

`t` are the tables of a `Ranking`, and the position is written to HERE in `w`. A move is the number of a field, plus
`TO` times one more than the row chosen where rows tie (BB1), or PASS. Of moves that are worth the same, the last is
taken, and a cross rather than a pass.

First all ends of the turn are listed with where their values are kept, and only then are the values read, one right
after the other: the table is far larger than any cache, and the processor waits for all of them at once. Who plays
several games side by side does something else meanwhile.
"""

from __future__ import annotations

from typing import NamedTuple

from rowlock.kernel.bits import lowest
from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.positions.array_types import Ints, Table, Values, constant, wide
from rowlock.solve.positions.crossing import copy, cross, fewest, is_ahead, land, next_way
from rowlock.solve.positions.indexing import first_pair, index_of, index_with, second_pair
from rowlock.solve.positions.table_offsets import (
    AFTER,
    AT_ONCE,
    BITS,
    COUNT,
    DIE,
    FIELDS,
    FIRST,
    LUCKY,
    MARK,
    MISSES,
    NAMED,
    NOWHERE,
    NUMBERED,
    OTHER,
    PENALTIES_TO_END,
    PLACE,
    ROWS,
    SETTLED,
    SHOWN,
    SHUT,
    SIZE,
    SPECIAL,
    STAR,
    WIDE,
    WIDTH,
)
from rowlock.solve.positions.workspace import (
    END,
    END_COLOR,
    END_POINTS,
    END_WHITE,
    ENDED,
    HERE,
    LOCAL_NUMBER,
    LOCAL_SHIFT,
    NEVER,
    OPTION,
    TRIAL,
)
from rowlock.solve.values.prefetch import fetch
from rowlock.solve.values.value_lookup import is_over, score_at_end

PASS = constant(-1)
TO = FIELDS

_NONE = constant(0)
_BY_WHITE, _BY_COLOR = LOCAL_NUMBER, LOCAL_SHIFT
"""Where the fields are listed that the white dice, and the colored ones, could cross."""


class Dice(NamedTuple):
    """What was rolled."""

    white_1: int
    white_2: int
    faces: Ints
    """Of the colored dice, by row in the order of the ranking. What stands for a removed die does not matter."""


@lean
def choose_both(t: Table, values: Values, w: Ints, penalties: int, dice: Dice) -> tuple[int, int]:
    """The best white move and the best color move after it, PASS where it is over before that."""
    return best_both(values, w, list_both(t, w, penalties, dice))


@lean
def list_both(t: Table, w: Ints, penalties: int, dice: Dice) -> int:
    """The first half of `choose_both`: list the ends of the turn; how many there are."""
    by_white, by_color = _list_fields(t, w, dice)
    copy(w, HERE, OPTION)
    ends = _list_colors(t, w, penalties, penalties + 1, by_color, PASS, _NONE)
    for index in range(by_white):
        field = w[_BY_WHITE + index]
        ways, to = 1, NOWHERE
        while ways:
            copy(w, HERE, OPTION)
            tied = _cross(t, w, OPTION, field, to)
            if tied:
                ways = tied
            else:
                ways &= ways - 1
                white = field + TO * (to + 1)
                if is_over(t, w, OPTION, penalties):
                    ends = _list_end(t, w, OPTION, penalties, white, PASS, ends)
                else:
                    ends = _list_colors(t, w, penalties, penalties, by_color, white, ends)
            to = next_way(ways)
    return ends


@lean
def fetch_ends(values: Values, w: Ints, ends: int) -> None:
    """Between the halves: ask for the values of all that are listed."""
    for at in range(ENDED, ENDED + ends * END, END):
        fetch(values, w[at])


@lean
def best_both(values: Values, w: Ints, ends: int) -> tuple[int, int]:
    """The second half of `choose_both`: the moves that lead to the best end of those listed."""
    best = _best_end(values, w, ends)
    return w[best + END_WHITE], w[best + END_COLOR]


@lean
def choose_white(t: Table, values: Values, w: Ints, penalties: int, dice: Dice) -> int:
    """The best white move in the turn of somebody else, in which no color action follows and a pass costs nothing."""
    by_white, _ = _list_fields(t, w, dice)
    copy(w, HERE, OPTION)
    ends = _list_end(t, w, OPTION, penalties, PASS, PASS, _NONE)
    for index in range(by_white):
        ends = _list_ways(t, w, penalties, w[_BY_WHITE + index], PASS, ends)
    return int(w[_best_end(values, w, ends) + END_COLOR])


@lean
def choose_color(t: Table, values: Values, w: Ints, penalties: int, if_passed: int, dice: Dice) -> int:
    """The best color move, once all white choices have landed; a pass leaves `if_passed` penalties."""
    _, by_color = _list_fields(t, w, dice)
    copy(w, HERE, OPTION)
    return int(w[_best_end(values, w, _list_colors(t, w, penalties, if_passed, by_color, PASS, _NONE)) + END_COLOR])


@lean
def _list_fields(t: Table, w: Ints, dice: Dice) -> tuple[int, int]:
    """List the fields that can be crossed by the white sum, and those whose color and number are thrown; how many.

    Whether one of the latter can be crossed may depend on the white cross.
    """
    white_1, white_2, faces = dice
    total, by_white, by_color = white_1 + white_2, _NONE, _NONE
    low = fewest(t, w, HERE) if t[LUCKY + total] else NOWHERE
    for row in range(ROWS):
        state = w[HERE + row]
        begin = wide(t[FIRST + state])
        left = wide(t[NUMBERED + total * ROWS + row])
        if t[COUNT + state] == low and begin < t[WIDTH + row]:
            left |= 1 << begin
        left = left >> begin << begin
        while left:
            field = row * WIDE + lowest(left)
            left &= left - 1
            if t[AFTER + (state - row) * WIDE + field] != NOWHERE:
                w[_BY_WHITE + by_white] = field
                by_white += 1
        left = _NONE
        for die in range(ROWS):
            named = NAMED + (die * SHOWN + faces[die]) * ROWS + row
            left |= t[named + white_1 * ROWS] | t[named + white_2 * ROWS]
        left = left >> begin << begin
        while left:
            w[_BY_COLOR + by_color] = row * WIDE + lowest(left)
            by_color += 1
            left &= left - 1
    return by_white, by_color


@inlined
def _cross(t: Table, w: Ints, at: int, field: int, to: int) -> int:
    """Cross a field, as `land` does."""
    row = field // WIDE
    if t[SPECIAL + field]:
        return land(t, w, at, row, field - row * WIDE, to)
    cross(t, w, at, row, field - row * WIDE)
    return 0


@inlined
def _add(w: Ints, index: int, points: int, white: int, color: int, ends: int) -> int:
    """Add an end to the list: where its value is kept, or NOWHERE, and the points beside it; how many there are."""
    at = ENDED + ends * END
    w[at] = index
    w[at + END_POINTS] = points
    w[at + END_WHITE] = white
    w[at + END_COLOR] = color
    return ends + 1


@lean
def _list_end(t: Table, w: Ints, at: int, penalties: int, white: int, color: int, ends: int) -> int:
    """List the end of a turn that has led to a position; how many there are."""
    if is_over(t, w, at, penalties):
        return _add(w, NOWHERE, w[at + SETTLED] + int(score_at_end(t, w, at, penalties)), white, color, ends)
    index = index_of(t, first_pair(t, w, at), second_pair(t, w, at), w[at + PLACE], w[at + BITS])
    return _add(w, penalties * t[SIZE] + index, w[at + SETTLED], white, color, ends)


@lean
def _list_ways(t: Table, w: Ints, penalties: int, field: int, white: int, ends: int) -> int:
    """List what crossing a field in OPTION can lead to with all that follows; how many ends there are."""
    ways, to = 1, NOWHERE
    while ways:
        copy(w, OPTION, TRIAL)
        w[TRIAL + SETTLED] = w[OPTION + SETTLED]
        tied = _cross(t, w, TRIAL, field, to)
        if tied:
            ways = tied
        else:
            ways &= ways - 1
            ends = _list_end(t, w, TRIAL, penalties, white, field + TO * (to + 1), ends)
        to = next_way(ways)
    return ends


@lean
def _list_colors(t: Table, w: Ints, penalties: int, if_passed: int, by_color: int, white: int, ends: int) -> int:
    """List what the color moves in the position OPTION lead to; a pass leaves `if_passed` penalties; how many ends."""
    first, second = first_pair(t, w, OPTION), second_pair(t, w, OPTION)
    base, settled = penalties * t[SIZE], w[OPTION + SETTLED]
    if if_passed >= t[PENALTIES_TO_END]:
        ends = _list_end(t, w, OPTION, if_passed, white, PASS, ends)
    else:
        index = index_of(t, first, second, w[OPTION + PLACE], w[OPTION + BITS])
        ends = _add(w, if_passed * t[SIZE] + index, settled, white, PASS, ends)
    for listed in range(by_color):
        field = w[_BY_COLOR + listed]
        row = field // WIDE
        after = wide(t[AFTER + (w[OPTION + row] - row) * WIDE + field])
        if after == NOWHERE or t[SHUT + w[OPTION + t[DIE + field]]]:
            continue
        bits = _bits_after(t, w, row, field, after)
        if bits == NOWHERE or t[SHUT + after]:
            ends = _list_ways(t, w, penalties, field, white, ends)
        else:
            index = index_with(t, w, OPTION, first, second, row, after, bits)
            ends = _add(w, base + index, settled, white, field, ends)
    return ends


@inlined
def _bits_after(t: Table, w: Ints, row: int, field: int, after: int) -> int:
    """The bits of the bonus pairs once a field is crossed in OPTION, or NOWHERE if that sets something off."""
    bits: int = w[OPTION + BITS] & ~t[MISSES + (w[OPTION + row] - row) * WIDE + field]
    if not t[SPECIAL + field]:
        return bits
    if t[STAR + field]:
        return NOWHERE
    if t[MARK + field] != NOWHERE:
        bit, other = wide(1 << t[MARK + field]), wide(t[OTHER + field])
        its = other // WIDE
        if is_ahead(t, after if its == row else w[OPTION + its], other - its * WIDE):
            return bits | bit
        if bits & bit & t[AT_ONCE]:
            return NOWHERE
    return bits


@lean
def _best_end(values: Values, w: Ints, ends: int) -> int:
    """Where the best end of the list stands, the last of equals."""
    best, found = NEVER, ENDED
    for at in range(ENDED, ENDED + ends * END, END):
        worth = float(w[at + END_POINTS])
        if w[at] != NOWHERE:
            worth += values[w[at]]
        if worth >= best:
            best, found = worth, at
    return found
