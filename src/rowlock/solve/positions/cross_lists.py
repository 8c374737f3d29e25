"""Lists of the plain crosses in each state of a pair of rows: single ones, and a white cross followed by a color cross.

Crosses that trigger a bonus are not listed: `special_crosses` works them out where they occur.
"""

from __future__ import annotations

import numpy as np

from rowlock.kernel.compiled import lean
from rowlock.solve.positions.array_types import Table
from rowlock.solve.positions.table_offsets import (
    AFTER,
    CROSS,
    CROSS_DIE,
    CROSS_ENDS,
    CROSS_GAIN,
    CROSS_LOCAL,
    CROSS_MISSES,
    CROSS_NUMBER,
    CROSS_SHUTS,
    DIE,
    FIRST,
    FIRSTS,
    GAIN,
    IN_PAIR,
    MISSES,
    NOWHERE,
    NUMBER,
    ONE,
    PAIR,
    PARTS,
    SHUT,
    SPECIAL,
    TWO,
    WIDE,
    WIDTH,
)


def add_crosses(t: Table) -> Table:
    """The tables with the lists appended."""
    added = [t]
    size = len(t)
    for half in (0, 1):
        for kind, listing in ((ONE, _singles), (TWO, _doubles)):
            states = int(t[FIRSTS + half])
            most = listing(t, half, np.zeros(states + 1, np.int32), np.zeros(0, np.int32))
            starts, found = np.zeros(states + 1, np.int32), np.zeros(most * CROSS, np.int32)
            listing(t, half, starts, found)
            t[kind + half] = size
            added += [starts + size + len(starts), found]
            size += len(starts) + len(found)
    return np.concatenate(added)


@lean
def _open(t: Table, row: int, state: int, position: int) -> bool:
    """Whether the field can be crossed and triggers nothing."""
    return t[AFTER + state * WIDE + position] != NOWHERE and not t[SPECIAL + row * WIDE + position]


@lean
def _singles(t: Table, half: int, starts: Table, found: Table) -> int:
    """List the single crosses of a pair of rows, unless `found` is empty, and return how many there are."""
    count = 0
    for pair in range(len(starts) - 1):
        local = 0
        for side in range(2):
            row = 2 * half + side
            state, partner = t[t[PARTS + half] + 2 * pair + side], t[t[PARTS + half] + 2 * pair + 1 - side]
            for position in range(t[FIRST + state], t[WIDTH + row]):
                if _open(t, row, state, position):
                    beside, field = state * WIDE + position, row * WIDE + position
                    after = t[AFTER + beside]
                    if len(found):
                        at = count * CROSS
                        found[at] = t[t[PAIR + half] + t[IN_PAIR + after] + t[IN_PAIR + partner]]
                        found[at + CROSS_LOCAL] = local
                        found[at + CROSS_NUMBER] = t[NUMBER + field]
                        found[at + CROSS_DIE] = 1 << t[DIE + field]
                        found[at + CROSS_GAIN] = t[GAIN + beside]
                        found[at + CROSS_SHUTS] = t[SHUT + after] << row
                        found[at + CROSS_MISSES] = t[MISSES + beside]
                        found[at + CROSS_ENDS] = t[SHUT + after]
                    count += 1
                local += 1
        starts[pair + 1] = count * CROSS
    return count


@lean
def _doubles(t: Table, half: int, starts: Table, found: Table) -> int:
    """List each white cross with a color cross after it, unless `found` is empty, and return how many there are."""
    count = 0
    for pair in range(len(starts) - 1):
        for side in range(2):
            row = 2 * half + side
            parts = t[PARTS + half] + 2 * pair
            for position in range(t[FIRST + t[parts + side]], t[WIDTH + row]):
                if not _open(t, row, t[parts + side], position):
                    continue
                beside = t[parts + side] * WIDE + position
                state = t[AFTER + beside]
                local = 0
                for other in range(2):
                    before = t[parts + other]
                    then = state if other == side else before
                    for place in range(t[FIRST + before], t[WIDTH + 2 * half + other]):
                        if _open(t, 2 * half + other, then, place):
                            after = t[AFTER + then * WIDE + place]
                            partner = state if other != side else t[parts + 1 - side]
                            field = (2 * half + other) * WIDE + place
                            if len(found):
                                at = count * CROSS
                                found[at] = t[t[PAIR + half] + t[IN_PAIR + after] + t[IN_PAIR + partner]]
                                found[at + CROSS_LOCAL] = local
                                found[at + CROSS_NUMBER] = t[NUMBER + row * WIDE + position]
                                found[at + CROSS_DIE] = 1 << t[DIE + field]
                                found[at + CROSS_GAIN] = t[GAIN + beside] + t[GAIN + then * WIDE + place]
                                found[at + CROSS_SHUTS] = t[SHUT + state] << row
                                found[at + CROSS_MISSES] = t[MISSES + beside] | t[MISSES + then * WIDE + place]
                                found[at + CROSS_ENDS] = t[SHUT + state] | t[SHUT + after]
                            count += 1
                        local += 1
        starts[pair + 1] = count * CROSS
    return count
