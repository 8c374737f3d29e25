"""The solver: the value of every position of the solo game, by backward induction.

Every turn adds crosses or a penalty. So positions are solved from the most penalties to none, and for each number of
penalties from the highest level down. Positions of one level do not depend on each other and are shared among threads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np

from rowlock.kernel.compiled import lean
from rowlock.kernel.threads import pool_of
from rowlock.solve.positions.array_types import Ints, Table, Values, wide
from rowlock.solve.positions.crossing import next_on_bar
from rowlock.solve.positions.indexing import (
    closed_rows,
    first_pair,
    free_bits,
    index_of,
    put_rows,
    second_pair,
    struck_between,
)
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.solver_workspace import HERE, workspace
from rowlock.solve.positions.table_offsets import (
    BAR_LENGTH,
    BITS,
    COUNT,
    FIRSTS,
    FOLDS,
    KEEPS_COUNTS,
    KEPT,
    LEVEL,
    LEVEL_STARTS,
    LEVELS,
    MASKS,
    ONLY_LUCKY,
    OTHERS,
    PENALTIES_TO_END,
    PLACE,
    REACH,
    REACH_OPEN,
    ROWS,
    ROWS_TO_END,
    SHUT,
    SIDES,
    SIZE,
    TABLES,
    TOP,
    UNPACKED,
)
from rowlock.solve.values.expectation import worth_of
from rowlock.solve.values.others import Others, among_others
from rowlock.solve.values.solver_arrays import SolverArrays

_PARTS = 4
"""Parts of a level per thread: more than one, because some take longer than others."""


def solve(
    ranking: Ranking,
    *,
    threads: int = 1,
    dtype: type[np.float32] | type[np.float64] = np.float32,
    told: Callable[[float], None] = lambda done: None,
    others: Others | None = None,
) -> Values:
    """The values of all positions, by penalties. `told` is called with the fraction of the work that is done.

    With `others`, solve the game against these opponents; that takes a ranking with a `crowd`.
    """
    t = others.written(ranking.tables) if others else ranking.tables
    values = cast(Values, np.zeros(int(t[SIZE]) * int(t[PENALTIES_TO_END]), dtype))
    parts = threads * _PARTS
    arrays = [SolverArrays(t, values, *workspace(int(t[SIDES]))) for _ in range(parts)]
    done = 0
    with pool_of(threads) as pool:
        for penalties in reversed(range(t[PENALTIES_TO_END])):
            for level in reversed(range(2 * t[LEVELS] - 1)):
                jobs = [pool.submit(_solve_part, arrays[part], penalties, level, part, parts) for part in range(parts)]
                done += sum(job.result() for job in jobs)
                told(done / len(values))
    return values


def warm_up() -> None:
    """Compile the solver ahead of its first use."""
    tables, values = np.zeros(TABLES, np.int32), np.zeros(1, np.float32)
    _solve_part(SolverArrays(tables, values, *workspace(1)), 0, 0, 0, 1)


@lean
def _solve_part(arrays: SolverArrays, penalties: int, level: int, part: int, parts: int) -> int:
    """Solve one part of a level and return the number of values: every `parts`-th state of the first pair of rows."""
    t, w = arrays.t, arrays.w
    done = 0
    for first in range(part, wide(t[FIRSTS]), parts):
        wanted = level - t[t[LEVEL] + first]
        if wanted < 0 or wanted >= t[LEVELS]:
            continue
        starts = t[LEVEL_STARTS + 1] + wanted
        for second in range(wide(t[starts]), wide(t[starts + 1])):
            if t[FOLDS] and second > first:
                break
            put_rows(t, w, first, second)
            if closed_rows(t, w, HERE) < t[ROWS_TO_END]:
                done += _solve_rows(arrays, penalties, first, second)
    return done


@lean
def _solve_rows(arrays: SolverArrays, penalties: int, first: int, second: int) -> int:
    """Solve all positions with these states of the rows, and return the number of values."""
    t, values, w = arrays.t, arrays.values, arrays.w
    shift = penalties * t[SIZE]
    low, high = struck_between(t, first, second)
    free = free_bits(t, first, second)
    row = _irrelevant(t, w, HERE)
    state = w[HERE + row]
    if row >= 0:
        w[HERE + row] = t[TOP + row]
    one, other = first_pair(t, w, HERE), second_pair(t, w, HERE)
    for struck in range(low, high + 1):
        place = min(struck, wide(t[BAR_LENGTH]))  # there may be more bonus fields than the bar has (BA4)
        if next_on_bar(t, w, HERE, place) != place:
            continue
        w[HERE + PLACE] = place
        for word in range(t[KEPT + free]):
            bits = wide(t[UNPACKED + free * MASKS + word])
            w[HERE + BITS] = bits
            at = shift + index_of(t, first, second, place, bits)
            if row >= 0:
                values[at] = values[shift + index_of(t, one, other, place, bits)]
            else:
                worth = worth_of(arrays, penalties)
                values[at] = among_others(arrays, penalties, worth) if t[OTHERS] else worth
    if row >= 0:
        w[HERE + row] = state
    return wide((high - low + 1) * t[KEPT + free])


@lean
def _irrelevant(t: Table, w: Ints, at: int) -> int:
    """A closed row that can never again have the fewest crosses, so that a fuller one would be worth the same; or -1.

    That is so if some other row can never catch up with it. Lucky numbers (L4) matter only until the game ends, and a
    closed row that ties with an open one does not affect them.
    """
    if not t[KEEPS_COUNTS]:
        return -1
    closed = closed_rows(t, w, at)
    reach = REACH_OPEN if t[ONLY_LUCKY] and closed + 1 >= t[ROWS_TO_END] else REACH
    for row in range(ROWS):
        if t[SHUT + w[at + row]] and w[at + row] != t[TOP + row]:
            for other in range(ROWS):
                if other != row and t[reach + w[at + other]] < t[COUNT + w[at + row]] + t[ONLY_LUCKY]:
                    return row
    return -1
