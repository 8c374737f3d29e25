"""Sheets that hardly any play leads to: crosses at random, but only where they may be."""

from __future__ import annotations

import numpy as np

from rowlock.kernel.arrays import Ints, Words
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.generator import below, draw
from rowlock.kernel.machine import cross, sheet_of
from rowlock.packed import shape
from rowlock.packed.bits import lowest, ones

_1 = np.uint64(1)
_TENTHS = 10


@lean
def scatter(t: Ints, s: Ints, rng: Words) -> None:
    """Put crosses, locks, struck bar fields and penalties on blank sheets; too few to end the playthrough."""
    may_lock = 0
    for _ in range(below(rng, t[shape.ROWS_TO_END])):
        may_lock |= 1 << below(rng, shape.COLORS)
    for seat in range(s[shape.SEATS] & 15):
        sheet = sheet_of(seat)
        dense = 1 + below(rng, _TENTHS - 1)
        for row in range(shape.ROWS):
            _scatter_row(t, s, sheet, row, dense, may_lock, rng)
        s[sheet + shape.PENALTIES] = below(rng, t[shape.PENALTIES_TO_END])
        s[sheet + shape.BAR] &= np.int64(draw(rng) >> _1)
        s[shape.CLOSED] |= s[sheet + shape.LOCKED]
    for seat in range(s[shape.SEATS] & 15):
        s[sheet_of(seat) + shape.BAR] &= ~t[shape.BAR_OF + s[shape.CLOSED]]


@lean
def _scatter_row(t: Ints, s: Ints, sheet: int, row: int, dense: int, may_lock: int, rng: Words) -> None:
    """Cross some of the fields up to a random one, or to the last; none in a row that the variant does not have."""
    left, word = t[shape.LANE + row], t[shape.WORD_OF + row]
    for _ in range(ones(left) if may_lock >> row & 1 else below(rng, ones(left) + 1)):
        place = shape.WORD * word + lowest(left)
        left &= left - 1
        if below(rng, _TENTHS) < dense and _may_stand(t, s, sheet, row, place, may_lock):
            cross(t, s, sheet, place)


@inlined
def _may_stand(t: Ints, s: Ints, sheet: int, row: int, place: int, may_lock: int) -> bool:
    """A closing field needs its crosses (C7) and an open row to lock, a round field a crossed neighbor (BP1)."""
    bit = place & 63
    if row >= shape.COLORS:
        ready = 0
        for color in range(shape.COLORS):
            ready |= s[sheet + shape.READY + color]
        return bool(ready >> bit & 1)
    is_open = s[sheet + shape.OPEN + (place >> 6)] >> bit & 1
    closing = t[shape.CLOSING_OF + place] >> bit & 1
    return bool(is_open and (not closing or may_lock >> row & 1))
