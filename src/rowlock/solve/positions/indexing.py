"""Compiled: the index of a position, from the states of its two pairs of rows, the bonus bar and the bonus pairs.

Throughout `solve`, `t` are the tables of a ranking, `w` and `f` the integers and floats of the workspace, and `at` is
the offset of a position in `w`. `first` and `second` are the states of the two pairs of rows.
"""

from __future__ import annotations

from rowlock.kernel.compiled import inlined
from rowlock.solve.positions.array_types import Ints, Table, wide
from rowlock.solve.positions.solver_workspace import HERE
from rowlock.solve.positions.table_offsets import (
    AT_ONCE,
    BAR_LENGTH,
    BITS,
    COLUMN,
    EFFECTS,
    EXTRAS,
    FEWEST_STARS,
    FOLDS,
    GROUP,
    IN_PAIR,
    KEPT,
    MASKS,
    MISSES,
    MOST_STARS,
    PACKED,
    PAIR,
    PARTS,
    PASSED,
    PLACE,
    SECONDS,
    SETTLED_PAIRS,
    SHUT,
    START,
    WIDE,
)


@inlined
def closed_rows(t: Table, w: Ints, at: int) -> int:
    """The number of closed rows."""
    return wide(t[SHUT + w[at]] + t[SHUT + w[at + 1]] + t[SHUT + w[at + 2]] + t[SHUT + w[at + 3]])


@inlined
def first_pair(t: Table, w: Ints, at: int) -> int:
    """The state of the first two rows."""
    return wide(t[t[PAIR] + t[IN_PAIR + w[at]] + t[IN_PAIR + w[at + 1]]])


@inlined
def second_pair(t: Table, w: Ints, at: int) -> int:
    """The state of the last two rows."""
    return wide(t[t[PAIR + 1] + t[IN_PAIR + w[at + 2]] + t[IN_PAIR + w[at + 3]]])


@inlined
def put_rows(t: Table, w: Ints, first: int, second: int) -> None:
    """Write the rows of the position HERE."""
    w[HERE] = t[t[PARTS] + 2 * first]
    w[HERE + 1] = t[t[PARTS] + 2 * first + 1]
    w[HERE + 2] = t[t[PARTS + 1] + 2 * second]
    w[HERE + 3] = t[t[PARTS + 1] + 2 * second + 1]


@inlined
def struck_between(t: Table, first: int, second: int) -> tuple[int, int]:
    """The fewest and the most fields of the bar that can be struck in these states."""
    low = t[t[FEWEST_STARS] + first] + t[t[FEWEST_STARS + 1] + second]
    high = min(t[t[MOST_STARS] + first] + t[t[MOST_STARS + 1] + second], max(low, t[BAR_LENGTH]))
    return wide(low), wide(high)


@inlined
def settled_pairs(t: Table, first: int, second: int) -> int:
    """The bits of the bonus pairs of which neither half can be crossed anymore."""
    one = t[t[SETTLED_PAIRS] + first] | t[t[SETTLED_PAIRS + 1] + second]
    return wide(one | (t[t[PASSED] + first] & t[t[PASSED + 1] + second]))


@inlined
def free_bits(t: Table, first: int, second: int) -> int:
    """The bits that can vary in these states."""
    over = t[AT_ONCE] & settled_pairs(t, first, second)
    return wide((t[t[PASSED] + first] | t[t[PASSED + 1] + second]) & ~over)


@inlined
def triangle(first: int, second: int) -> int:
    """The index of a position if its two pairs of rows can be swapped."""
    high, low = max(first, second), min(first, second)
    return high * (high + 1) // 2 + low


@inlined
def beside(t: Table, first: int, second: int, place: int, bits: int) -> int:
    """The index of a position among those with the same rows."""
    low = t[t[FEWEST_STARS] + first] + t[t[FEWEST_STARS + 1] + second]
    if not t[EFFECTS]:
        return wide(max(place - low, 0))
    free = free_bits(t, first, second)
    return wide(max(place - low, 0) * t[KEPT + free] + t[PACKED + free * MASKS + bits])


@inlined
def index_of(t: Table, first: int, second: int, place: int, bits: int) -> int:
    """The index of a position, not counting penalties: each number of penalties has an equal share of the values."""
    if t[FOLDS]:
        return triangle(first, second)
    at = t[t[START] + first] + t[t[COLUMN] + t[t[GROUP] + first] * t[SECONDS] + second]
    return wide(at + beside(t, first, second, place, bits) if t[EXTRAS] else at)


@inlined
def index_after(t: Table, w: Ints, at: int, first: int, second: int, row: int, position: int, after: int) -> int:
    """The index after a cross that triggers nothing and leaves its row open, in the state `after`.

    `first` and `second` are the states before the cross.
    """
    left = w[at + BITS] & ~t[MISSES + w[at + row] * WIDE + position]
    return index_with(t, w, at, first, second, row, after, left)


@inlined
def index_with(t: Table, w: Ints, at: int, first: int, second: int, row: int, after: int, bits: int) -> int:
    """The index with the row in the state `after`, with these bits, and all else unchanged."""
    pair = wide(t[t[PAIR + (row >> 1)] + t[IN_PAIR + after] + t[IN_PAIR + w[at + (row ^ 1)]]])
    one, other = (first, pair) if row >> 1 else (pair, second)
    return index_of(t, one, other, w[at + PLACE], bits)
