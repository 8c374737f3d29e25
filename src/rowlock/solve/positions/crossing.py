"""Compiled: what crossing a field does to a position, including the bonuses that it triggers.

The bit of a bonus pair is set while one half is crossed and the other still can be. Once the pair is earned, the bit
stays set if the pair is scored at the end.
"""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.positions.array_types import Ints, Table, constant, wide
from rowlock.solve.positions.solver_workspace import TOUCHED, WAITING
from rowlock.solve.positions.table_offsets import (
    AFTER,
    AT_ONCE,
    BAR,
    BAR_LENGTH,
    BITS,
    COUNT,
    EFFECT,
    FIRST,
    GAIN,
    LYING,
    MARK,
    MISSES,
    NOWHERE,
    ONE_IN_EACH,
    OTHER,
    PLACE,
    ROWS,
    SETTLED,
    SHUT,
    STAR,
    THIRTEEN,
    TWO_IN_FEWEST,
    WIDE,
    WIDTH,
)

_BAR = constant(9)
"""An effect in addition to those of bonus pairs: strike a field of the bar (BA1)."""
_ALL_ROWS = (1 << ROWS) - 1


@inlined
def fewest(t: Table, w: Ints, at: int) -> int:
    """The number of crosses in the row with the fewest, closed rows included (L5, BB1)."""
    return wide(min(min(t[COUNT + w[at]], t[COUNT + w[at + 1]]), min(t[COUNT + w[at + 2]], t[COUNT + w[at + 3]])))


@inlined
def next_on_bar(t: Table, w: Ints, at: int, place: int) -> int:
    """The leftmost field of the bar from here on whose row is not closed (BA3)."""
    while place < t[BAR_LENGTH] and t[SHUT + w[at + t[BAR + place]]]:
        place += 1
    return place


@inlined
def copy(w: Ints, source: int, to: int) -> None:
    """Copy a position and reset its settled points."""
    for index in range(SETTLED):
        w[to + index] = w[source + index]
    w[to + SETTLED] = 0


@inlined
def is_ahead(t: Table, state: int, position: int) -> bool:
    """Whether the field is still ahead in a row in this state."""
    return bool(not t[SHUT + state] and t[FIRST + state] <= position)


@inlined
def _wait(w: Ints, effect: int) -> None:
    w[WAITING] += 1
    w[WAITING + w[WAITING]] = effect


@inlined
def cross(t: Table, w: Ints, at: int, row: int, position: int) -> None:
    """Cross one field and queue the effects that it triggers."""
    field, beside = row * WIDE + position, w[at + row] * WIDE + position
    w[TOUCHED] |= 1 << row
    w[at + BITS] &= ~t[MISSES + beside]
    w[at + SETTLED] += t[GAIN + beside]
    w[at + row] = t[AFTER + beside]
    if t[STAR + field]:
        _wait(w, _BAR)
    if t[MARK + field] != NOWHERE:
        bit = 1 << t[MARK + field]
        if is_ahead(t, w[at + t[OTHER + field] // WIDE], wide(t[OTHER + field] % WIDE)):
            w[at + BITS] |= bit
        elif w[at + BITS] & bit and t[AT_ONCE] & bit:
            w[at + BITS] &= ~bit
            effect = wide(t[EFFECT + t[MARK + field]])
            if effect == THIRTEEN:
                w[at + SETTLED] += 13
            else:
                _wait(w, effect)


@lean
def _cross_next(t: Table, w: Ints, at: int, row: int) -> None:
    """Make a bonus cross in the row; it lapses if the next field cannot be crossed (BA4, BB2)."""
    position = wide(t[FIRST + w[at + row]])
    w[TOUCHED] |= 1 << row
    if position < t[WIDTH + row] and t[AFTER + w[at + row] * WIDE + position] != NOWHERE:
        cross(t, w, at, row, position)


@lean
def land(t: Table, w: Ints, at: int, row: int, position: int, to: int) -> int:
    """Cross a field that can be crossed and apply all that follows; `to` is the row chosen if rows tie (BB1).

    If rows tie and none was chosen, stop halfway and return the tied rows as bits; otherwise return 0.
    """
    w[WAITING] = w[TOUCHED] = 0
    cross(t, w, at, row, position)
    done = 0
    while done < w[WAITING]:
        done += 1
        effect = w[WAITING + done]
        if effect == _BAR:
            place = next_on_bar(t, w, at, w[at + PLACE])
            if place < t[BAR_LENGTH]:
                w[at + PLACE] = place + 1
                _cross_next(t, w, at, wide(t[BAR + place]))
        elif effect == ONE_IN_EACH:
            for lying in range(ROWS):
                _cross_next(t, w, at, wide(t[LYING + lying]))
        elif effect == TWO_IN_FEWEST:
            w[TOUCHED] = _ALL_ROWS
            low, tied, chosen = fewest(t, w, at), 0, to
            for one in range(ROWS):
                if t[COUNT + w[at + one]] == low:
                    tied |= 1 << one
                    if to == NOWHERE:
                        chosen = one
            if to == NOWHERE and tied != 1 << chosen:
                return tied
            _cross_next(t, w, at, chosen)
            _cross_next(t, w, at, chosen)
    w[at + PLACE] = next_on_bar(t, w, at, w[at + PLACE])
    return 0


@inlined
def next_way(ways: int) -> int:
    """The lowest row among these bits, or NOWHERE."""
    for row in range(ROWS):
        if ways >> row & 1:
            return row
    return NOWHERE
