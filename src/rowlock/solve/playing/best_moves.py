"""Compiled: the best moves of a turn by the values, fast enough to play many games.

The position has to be in HERE. A move is PASS, or the number of a field; if rows tie (BB1), `TO` times one more than
the chosen row is added. Among moves of equal worth the last is chosen, and a cross rather than a pass.

All ends of the turn are listed with the indices of their values before any value is read. The values are far larger
than any processor cache, and this way the cache misses overlap. A caller that plays several games side by side can
prefetch the values of one while it works on another.
"""

from __future__ import annotations

from typing import NamedTuple

from rowlock.kernel.compiled import inlined, lean
from rowlock.packed.bits import lowest
from rowlock.solve.positions.array_types import Ints, Table, Values, constant, wide
from rowlock.solve.positions.crossing import copy, cross, fewest, is_ahead, land, next_way
from rowlock.solve.positions.indexing import first_pair, index_of, index_with, second_pair
from rowlock.solve.positions.solver_workspace import (
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
from rowlock.solve.values.prefetch import fetch
from rowlock.solve.values.value_lookup import is_over, score_at_end

PASS = constant(-1)
TO = FIELDS

_NONE = constant(0)
_BY_WHITE, _BY_COLOR = LOCAL_NUMBER, LOCAL_SHIFT
"""The offsets of the lists of fields that the white sum, or a colored die, could cross."""


class Dice(NamedTuple):
    """The faces of a roll."""

    white_1: int
    white_2: int
    faces: Ints
    """Those of the colored dice, by row in the order of the ranking. For a removed die, any value will do."""


@lean
def choose_both(t: Table, values: Values, w: Ints, penalties: int, dice: Dice) -> tuple[int, int]:
    """The best white move and the best color move after it; that is PASS if the white move ends the game."""
    return best_both(values, w, list_both(t, w, penalties, dice))


@lean
def list_both(t: Table, w: Ints, penalties: int, dice: Dice) -> int:
    """The first half of `choose_both`: list the ends of the turn, and return how many there are."""
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
    """Between the halves: prefetch the values of all listed ends."""
    for at in range(ENDED, ENDED + ends * END, END):
        fetch(values, w[at])


@lean
def best_both(values: Values, w: Ints, ends: int) -> tuple[int, int]:
    """The second half of `choose_both`: the moves that lead to the best listed end."""
    best = _best_end(values, w, ends)
    return w[best + END_WHITE], w[best + END_COLOR]


@lean
def choose_white(t: Table, values: Values, w: Ints, penalties: int, dice: Dice) -> int:
    """The best white move in another seat's turn, when no color action follows and a pass costs nothing."""
    by_white, _ = _list_fields(t, w, dice)
    copy(w, HERE, OPTION)
    ends = _list_end(t, w, OPTION, penalties, PASS, PASS, _NONE)
    for index in range(by_white):
        ends = _list_ways(t, w, penalties, w[_BY_WHITE + index], PASS, ends)
    return int(w[_best_end(values, w, ends) + END_COLOR])


@lean
def choose_color(t: Table, values: Values, w: Ints, penalties: int, if_passed: int, dice: Dice) -> int:
    """The best color move, once all white choices have landed. After a pass there are `if_passed` penalties."""
    _, by_color = _list_fields(t, w, dice)
    copy(w, HERE, OPTION)
    return int(w[_best_end(values, w, _list_colors(t, w, penalties, if_passed, by_color, PASS, _NONE)) + END_COLOR])


@lean
def _list_fields(t: Table, w: Ints, dice: Dice) -> tuple[int, int]:
    """List the fields that the white sum can cross, and those that a colored die names; return how many of each.

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
    """Do what `land` does, with a shortcut for fields that trigger nothing."""
    row = field // WIDE
    if t[SPECIAL + field]:
        return land(t, w, at, row, field - row * WIDE, to)
    cross(t, w, at, row, field - row * WIDE)
    return 0


@inlined
def _add(w: Ints, index: int, points: int, white: int, color: int, ends: int) -> int:
    """Append an end: the index of its value, or NOWHERE, and the points to add to it. Return the new number of ends."""
    at = ENDED + ends * END
    w[at] = index
    w[at + END_POINTS] = points
    w[at + END_WHITE] = white
    w[at + END_COLOR] = color
    return ends + 1


@lean
def _list_end(t: Table, w: Ints, at: int, penalties: int, white: int, color: int, ends: int) -> int:
    """Append the position as an end of the turn, and return the new number of ends."""
    if is_over(t, w, at, penalties):
        return _add(w, NOWHERE, w[at + SETTLED] + int(score_at_end(t, w, at, penalties)), white, color, ends)
    index = index_of(t, first_pair(t, w, at), second_pair(t, w, at), w[at + PLACE], w[at + BITS])
    return _add(w, penalties * t[SIZE] + index, w[at + SETTLED], white, color, ends)


@lean
def _list_ways(t: Table, w: Ints, penalties: int, field: int, white: int, ends: int) -> int:
    """Append the ends that crossing a field in OPTION can lead to, and return the new number of ends."""
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
    """Append the ends that color moves in OPTION lead to, a pass with `if_passed` penalties; return the new number."""
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
    """The bits of the bonus pairs after crossing a field in OPTION, or NOWHERE if that triggers an effect."""
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
    """The offset of the best listed end, the last among equals."""
    best, found = NEVER, ENDED
    for at in range(ENDED, ENDED + ends * END, END):
        worth = float(w[at + END_POINTS])
        if w[at] != NOWHERE:
            worth += values[w[at]]
        if worth >= best:
            best, found = worth, at
    return found
