"""Compiled: the best moves of a turn, for whoever plays many games by the values.

`t` are the tables of a `Ranking`, and the position is written to HERE in `w`. A move is the number of a field, plus
`TO` times one more than the row chosen where rows tie (BB1), or PASS. Of moves that are worth the same, the last is
taken, and a cross rather than a pass.
"""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.arrays import Ints, Table, Values, wide
from rowlock.solve.shape import (
    AFTER,
    BITS,
    COUNT,
    DIE,
    FIELDS,
    FIRST,
    HERE,
    LOCAL_NUMBER,
    LOCAL_SHIFT,
    LUCKY,
    NEVER,
    NOWHERE,
    NUMBER,
    OPTION,
    PENALTIES_TO_END,
    PLACE,
    ROWS,
    SETTLED,
    SHUT,
    SIZE,
    SPECIAL,
    TRIAL,
    WIDE,
    WIDTH,
)
from rowlock.solve.special import next_way
from rowlock.solve.step import (
    copy,
    cross,
    fewest,
    first_pair,
    index_after,
    index_of,
    is_over,
    land,
    score_at_end,
    second_pair,
    value_at,
)

PASS = -1
TO = FIELDS

_BY_WHITE, _BY_COLOR = LOCAL_NUMBER, LOCAL_SHIFT
"""Where the fields are listed that the white dice, and the colored ones, could cross."""


@lean
def choose_both(
    t: Table, values: Values, w: Ints, penalties: int, white_1: int, white_2: int, faces: Ints
) -> tuple[int, int]:
    """The best white move and the best color move after it, PASS where it is over before that.

    `faces` are those of the colored dice, by row in the fold's order; of removed dice any.
    """
    by_white, by_color = _list_fields(t, w, white_1, white_2, faces)
    copy(w, HERE, OPTION)
    best, color = _best_color(t, values, w, penalties, penalties + 1, by_color)
    white = PASS
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
                if is_over(t, w, OPTION, penalties):
                    worth, then = w[OPTION + SETTLED] + score_at_end(t, w, OPTION, penalties), PASS
                else:
                    worth, then = _best_color(t, values, w, penalties, penalties, by_color)
                if worth >= best:
                    best, white, color = worth, field + TO * (to + 1), then
            to = next_way(ways)
    return white, color


@lean
def choose_white(t: Table, values: Values, w: Ints, penalties: int, white_1: int, white_2: int, faces: Ints) -> int:
    """The best white move in the turn of somebody else, in which no color action follows and a pass costs nothing."""
    by_white, _ = _list_fields(t, w, white_1, white_2, faces)
    best, white = value_at(t, values, w, HERE, penalties), PASS
    copy(w, HERE, OPTION)
    for index in range(by_white):
        worth, move = _best_way(t, values, w, penalties, w[_BY_WHITE + index])
        if worth >= best:
            best, white = worth, move
    return white


@lean
def choose_color(
    t: Table, values: Values, w: Ints, penalties: int, if_passed: int, white_1: int, white_2: int, faces: Ints
) -> int:
    """The best color move, once all white choices have landed; a pass leaves `if_passed` penalties."""
    _, by_color = _list_fields(t, w, white_1, white_2, faces)
    copy(w, HERE, OPTION)
    return _best_color(t, values, w, penalties, if_passed, by_color)[1]


@inlined
def _list_fields(t: Table, w: Ints, white_1: int, white_2: int, faces: Ints) -> tuple[int, int]:
    """List the fields that can be crossed by the white sum, and those whose color and number are thrown; how many.

    Whether one of the latter can be crossed may depend on the white cross.
    """
    total, by_white, by_color = white_1 + white_2, 0, 0
    low = fewest(t, w, HERE) if t[LUCKY + total] else NOWHERE
    for row in range(ROWS):
        state = w[HERE + row]
        begin = t[FIRST + state]
        for field in range(row * WIDE + begin, row * WIDE + t[WIDTH + row]):
            number = t[NUMBER + field]
            white = number - faces[t[DIE + field]]
            if white in (white_1, white_2):
                w[_BY_COLOR + by_color] = field
                by_color += 1
            lucky = t[COUNT + state] == low and field == row * WIDE + begin
            if (number == total or lucky) and _can_cross(t, w, HERE, field):
                w[_BY_WHITE + by_white] = field
                by_white += 1
    return by_white, by_color


@inlined
def _can_cross(t: Table, w: Ints, at: int, field: int) -> bool:
    row = field // WIDE
    return bool(t[AFTER + w[at + row] * WIDE + field - row * WIDE] != NOWHERE)


@inlined
def _cross(t: Table, w: Ints, at: int, field: int, to: int) -> int:
    """Cross a field, as `land` does."""
    row = field // WIDE
    if t[SPECIAL + field]:
        return land(t, w, at, row, field - row * WIDE, to)
    cross(t, w, at, row, field - row * WIDE)
    return 0


@inlined
def _best_color(t: Table, values: Values, w: Ints, penalties: int, if_passed: int, by_color: int) -> tuple[float, int]:
    """The worth of the best color move in the position OPTION, and the move; a pass leaves `if_passed` penalties."""
    first, second, base = first_pair(t, w, OPTION), second_pair(t, w, OPTION), penalties * t[SIZE]
    if if_passed >= t[PENALTIES_TO_END]:
        best = score_at_end(t, w, OPTION, if_passed)
    else:
        index = index_of(t, first, second, w[OPTION + PLACE], w[OPTION + BITS])
        best = float(values[if_passed * t[SIZE] + index])
    move = PASS
    for listed in range(by_color):
        field = w[_BY_COLOR + listed]
        row = field // WIDE
        after = wide(t[AFTER + (w[OPTION + row] - row) * WIDE + field])
        if after == NOWHERE or t[SHUT + w[OPTION + t[DIE + field]]]:
            continue
        if t[SPECIAL + field] or t[SHUT + after]:
            worth, chosen = _best_way(t, values, w, penalties, field)
        else:
            at = index_after(t, w, OPTION, first, second, row, field - row * WIDE, after)
            worth, chosen = float(values[base + at]), field
        if worth >= best:
            best, move = worth, chosen
    return best + w[OPTION + SETTLED], move


@lean
def _best_way(t: Table, values: Values, w: Ints, penalties: int, field: int) -> tuple[float, int]:
    """The worth of crossing a field in OPTION with all that follows, and the move: the best one where rows tie."""
    best, move, ways, to = NEVER, PASS, 1, NOWHERE
    while ways:
        copy(w, OPTION, TRIAL)
        tied = _cross(t, w, TRIAL, field, to)
        if tied:
            ways = tied
        else:
            ways &= ways - 1
            worth = w[TRIAL + SETTLED] + value_at(t, values, w, TRIAL, penalties)
            if worth >= best:
                best, move = worth, field + TO * (to + 1)
        to = next_way(ways)
    return best, move
