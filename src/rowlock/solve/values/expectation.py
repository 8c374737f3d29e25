"""Compiled: the expected worth of a position, from the values of the positions that can follow it.

All dice are rolled before anything is chosen, so the best of a roll is the maximum over both choices together. For a
given white sum, each pair of choices has one color cross or none. The color dice are independent, so the expected
maximum is a sum over the color crosses, best first: the worth of each times the probability that it is rolled and no
better one is.
"""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.positions.array_types import Floats, Ints, Table, constant, wide
from rowlock.solve.positions.indexing import first_pair, second_pair
from rowlock.solve.positions.solver_workspace import (
    BASE,
    BEST,
    HERE,
    LEFT,
    LOCAL,
    LOCAL_NUMBER,
    LOCAL_SHIFT,
    NEVER,
    ORDER,
    PART,
    RANKED,
    RANKED_LOCAL,
)
from rowlock.solve.positions.table_offsets import (
    DIE,
    EXTRAS,
    FACES,
    FIELDS,
    FIRST,
    HAS_LUCKY,
    HIGHEST,
    LOWEST,
    NUMBER,
    NUMBERS,
    ROWS,
    SHUT,
    SIDES,
    THROWS,
    WEIGHT,
    WIDE,
    WIDTH,
)
from rowlock.solve.values.plain_crosses import add_doubles, add_mixed, add_singles
from rowlock.solve.values.solver_arrays import SolverArrays
from rowlock.solve.values.special_crosses import add_lucky, add_special
from rowlock.solve.values.value_lookup import value_at

_NONE = constant(0)
_DIE_BITS = 16


@lean
def worth_of(arrays: SolverArrays, penalties: int) -> float:
    """The worth of the position HERE before the roll, without settled points."""
    t, w, f = arrays.t, arrays.w, arrays.f
    fields = find_worths(arrays, penalties)
    order(w, f, fields)
    expected = 0.0
    for total in range(2, 2 * t[SIDES] + 1):
        ranked = rank(t, w, f, fields, total)
        for throw in range(wide(t[THROWS + total]), wide(t[THROWS + total + 1])):
            expected += t[WEIGHT + throw] * _expected(t, w, f, f[BASE + total], ranked, throw)
    return float(expected / t[SIDES] ** 2)


@inlined
def list_fields(t: Table, w: Ints, f: Floats) -> tuple[int, int]:
    """Number the fields still ahead and reset their worths; return how many there are, and the closed rows as bits."""
    shut, fields = _NONE, _NONE
    for row in range(ROWS):
        state = w[HERE + row]
        shut |= t[SHUT + state] << row
        w[LOCAL + row] = fields - t[FIRST + state]
        for position in range(t[FIRST + state], t[WIDTH + row]):
            field = row * WIDE + position
            w[LOCAL_NUMBER + fields] = t[NUMBER + field]
            w[LOCAL_SHIFT + fields] = _DIE_BITS * t[DIE + field]
            f[BEST + fields] = NEVER
            fields += 1
    return fields, shut


@lean
def find_worths(arrays: SolverArrays, penalties: int) -> int:
    """Find, by white sum, the best worth without a color cross, and the best with a color cross on each field.

    Returns the number of fields still ahead.
    """
    t, values, w, f = arrays
    first, second = first_pair(t, w, HERE), second_pair(t, w, HERE)
    sums = 2 * t[SIDES] + 1
    fields, shut = list_fields(t, w, f)
    passing = value_at(t, values, w, HERE, penalties + 1)
    for total in range(2, sums):
        f[BASE + total] = passing
    add_singles(arrays, first, second, shut, penalties)
    if t[EXTRAS]:
        for total in range(2, sums):
            for local in range(fields):
                f[BEST + total * FIELDS + local] = NEVER
        add_special(arrays, penalties)
        for total in range(2, sums):
            for local in range(fields):
                f[BEST + total * FIELDS + local] = max(f[BEST + total * FIELDS + local], f[BEST + local])
    else:
        for total in range(2, sums):
            for local in range(fields):
                f[BEST + total * FIELDS + local] = f[BEST + local]
    add_doubles(arrays, first, second, shut, penalties)
    add_mixed(arrays, first, second, shut, penalties)
    if t[HAS_LUCKY]:
        add_lucky(arrays, penalties)
    return fields


@lean
def order(w: Ints, f: Floats, fields: int) -> None:
    """Order the fields by the worth of a color cross alone: the ranks for each white sum are nearly the same."""
    for local in range(fields):
        to = local
        while to > 0 and f[BEST + w[ORDER + to - 1]] < f[BEST + local]:
            w[ORDER + to] = w[ORDER + to - 1]
            to -= 1
        w[ORDER + to] = local


@inlined
def rank(t: Table, w: Ints, f: Floats, fields: int, total: int) -> int:
    """Rank the color crosses that are worth more than none, best first, and return how many there are."""
    found = 0
    base, low, high = f[BASE + total], t[LOWEST + total], t[HIGHEST + total]
    for index in range(fields):
        local = w[ORDER + index]
        worth = f[BEST + total * FIELDS + local]
        if worth > base and low <= w[LOCAL_NUMBER + local] <= high:
            to = found
            while to > 0 and f[RANKED + to - 1] < worth:
                f[RANKED + to] = f[RANKED + to - 1]
                w[RANKED_LOCAL + to] = w[RANKED_LOCAL + to - 1]
                to -= 1
            f[RANKED + to] = worth
            w[RANKED_LOCAL + to] = local
            found += 1
    return found


@inlined
def _expected(t: Table, w: Ints, f: Floats, base: float, ranked: int, throw: int) -> float:
    """The expected best worth for a throw of the white dice."""
    seen, chance, expected = 0, 1.0, 0.0
    for index in range(ranked):
        local = w[RANKED_LOCAL + index]
        shift = w[LOCAL_SHIFT + local]
        before = seen >> shift & 0x1FF
        after = before | t[FACES + throw * NUMBERS + w[LOCAL_NUMBER + local]]
        if after != before:
            left = chance * f[LEFT + after] * f[PART + before]
            seen |= after << shift
            expected += f[RANKED + index] * (chance - left)
            chance = left
            if chance == 0.0:
                return float(expected)
    return expected + base * chance
