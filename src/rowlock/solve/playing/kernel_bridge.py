"""Compiled: the bridge between kernel and solver, which turns packed states into positions and moves into kernel moves.

Throughout, `b` is the bridge, `s` is the packed state, and `sheet` is the offset of a sheet in it.
"""

from __future__ import annotations

import numpy as np

from rowlock.kernel.compiled import inlined, lean
from rowlock.packed import shape
from rowlock.packed.bits import lowest, ones
from rowlock.packed.tables import field_bits
from rowlock.solve.playing.best_moves import PASS, TO
from rowlock.solve.positions.array_types import Ints, Table
from rowlock.solve.positions.crossing import is_ahead
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.row_states import RowState
from rowlock.solve.positions.solver_workspace import HERE
from rowlock.solve.positions.table_offsets import AT_ONCE, BAR_LENGTH, BITS, EFFECTS, FIELDS, PLACE, ROWS, WIDE, WIDTH

# By row in the order of the fold:
_ROW, _WORD, _SHIFT, _LANE, _DOUBLE = (ROWS * part for part in range(5))
_PLACE_OF = 5 * ROWS
"""By field: its place in the kernel."""
_HALF = _PLACE_OF + FIELDS
"""By bonus pair: its two fields."""
_STATE_OF = _HALF + 16
"""By row, level and number of crosses: the row state. A closed row has the level `_LOCKED`."""
_LEVELS, _COUNTS = 32, 64
_LOCKED = _LEVELS - 1
_BRIDGE = _STATE_OF + ROWS * _LEVELS * _COUNTS


def bridge_of(ranking: Ranking) -> Ints:
    """The bridge to the positions of a ranking."""
    b = np.zeros(_BRIDGE, np.int64)
    where, layout = field_bits(ranking.variant), ranking.variant.layout
    for place, row in enumerate(ranking.fold.order):
        states, fields, word = ranking.rows[place], layout.rows[row].fields, where.words[row]
        b[_ROW + place], b[_WORD + place], b[_SHIFT + place] = row, word, where.shifts[row]
        b[_LANE + place] = where.pair(fields)[word]
        b[_DOUBLE + place] = where.pair(field for field in fields if field.double)[word]
        for field in fields:
            b[_PLACE_OF + ranking.field(field)] = where.of[field.id]
        for level in range(len(fields) + 1):
            for count in range(_COUNTS):
                number = states.index.get(RowState(level, count), 0)
                b[_state(place, level, count)] = ranking.offsets[place] + number
        for count in range(_COUNTS):
            number = states.index.get(states.closed_state(count), 0)
            b[_state(place, _LOCKED, count)] = ranking.offsets[place] + number
    for bit, kind in enumerate(ranking.kinds):
        halves = [layout.fields[name] for name, (its, _) in ranking.variant.partners.items() if its is kind]
        b[_HALF + 2 * bit : _HALF + 2 * bit + 2] = [ranking.field(field) for field in halves]
    return b


@inlined
def _state(place: int, level: int, count: int) -> int:
    return _STATE_OF + (place * _LEVELS + level) * _COUNTS + count


@lean
def locate(t: Table, b: Ints, s: Ints, sheet: int, w: Ints) -> None:
    """Write a sheet to HERE as a position. It does not matter who has closed a row (C8)."""
    for place in range(ROWS):
        word, lane = b[_WORD + place], b[_LANE + place]
        mine = s[sheet + shape.CROSSED + word] & lane
        following = s[sheet + shape.NEXT + word] & lane
        level = lowest(following) - b[_SHIFT + place] if following else t[WIDTH + place]
        locked = s[sheet + shape.LOCKED] >> b[_ROW + place] & 1
        count = ones(mine) + ones(mine & b[_DOUBLE + place]) + locked
        closed = s[shape.CLOSED] >> b[_ROW + place] & 1
        w[HERE + place] = b[_state(place, _LOCKED if closed else level, count)]
    free = s[sheet + shape.BAR]
    w[HERE + PLACE] = lowest(free) if free else t[BAR_LENGTH]
    w[HERE + BITS] = 0
    for bit in range(t[EFFECTS]):
        w[HERE + BITS] |= _bit(t, b, s, sheet, w, bit) << bit


@lean
def _bit(t: Table, b: Ints, s: Ints, sheet: int, w: Ints, bit: int) -> int:
    """1 if one half of the bonus pair is crossed and the other can be, or if it is earned and scored at the end."""
    crossed, missing = 0, 0
    for half in range(2):
        field = b[_HALF + 2 * bit + half]
        place = b[_PLACE_OF + field]
        if s[sheet + shape.CROSSED + (place >> 6)] >> (place & 63) & 1:
            crossed += 1
        else:
            missing = field
    if crossed == 2:
        return int(1 - (t[AT_ONCE] >> bit & 1))
    row = missing // WIDE
    return 1 if crossed == 1 and is_ahead(t, w[HERE + row], missing - row * WIDE) else 0


@inlined
def show_faces(b: Ints, s: Ints, faces: Ints) -> None:
    """Write the faces of the colored dice, by row in the order of the fold."""
    for place in range(ROWS):
        faces[place] = s[shape.FACE + b[_ROW + place]]


@inlined
def kernel_move(b: Ints, move: int) -> int:
    """A move of `best_moves` as a move of the kernel."""
    if move == PASS:
        return shape.PASS
    to, field = move // TO, move % TO
    return int(b[_PLACE_OF + field] + (shape.TO * (b[_ROW + to - 1] + 1) if to else 0))
