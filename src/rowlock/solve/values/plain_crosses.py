"""Compiled: the worth of plain crosses, which trigger nothing, from the `cross_lists` of each pair of rows.

`first` and `second` are the states of the two pairs of rows, and `shut` are the closed rows as bits.
"""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.positions.array_types import Table, constant, wide
from rowlock.solve.positions.indexing import beside, index_of, triangle
from rowlock.solve.positions.solver_workspace import BASE, BEST, HERE
from rowlock.solve.positions.table_offsets import (
    BITS,
    COLUMN,
    CROSS,
    CROSS_DIE,
    CROSS_ENDS,
    CROSS_GAIN,
    CROSS_LOCAL,
    CROSS_MISSES,
    CROSS_NUMBER,
    CROSS_SHUTS,
    EFFECTS,
    EXTRAS,
    FEWEST_STARS,
    FIELDS,
    FINISHES,
    FOLDS,
    GROUP,
    LOCALS,
    ONE,
    PAIR_CLOSED,
    PAIR_POINTS,
    PENALTY_POINTS,
    PLACE,
    ROWS_TO_END,
    SECONDS,
    SIZE,
    START,
    TWO,
)
from rowlock.solve.values.solver_arrays import SolverArrays

_YES = constant(1)


@inlined
def _is_last(t: Table, first: int, second: int) -> bool:
    """Whether a white cross that closes a row ends the game, so that no color action follows (C11)."""
    return bool(not t[FINISHES] and t[t[PAIR_CLOSED] + first] + t[t[PAIR_CLOSED + 1] + second] + 1 >= t[ROWS_TO_END])


@inlined
def _value(arrays: SolverArrays, penalties: int, first: int, second: int, misses: int, ends: int) -> float:
    """The worth of HERE with these states of the pairs instead. `ends` says that a row closes, so the game may end."""
    t, values, w = arrays.t, arrays.values, arrays.w
    if ends and t[t[PAIR_CLOSED] + first] + t[t[PAIR_CLOSED + 1] + second] >= t[ROWS_TO_END]:
        return float(t[t[PAIR_POINTS] + first] + t[t[PAIR_POINTS + 1] + second] - t[PENALTY_POINTS] * penalties)
    index = index_of(t, first, second, w[HERE + PLACE], w[HERE + BITS] & ~misses)
    return float(values[penalties * t[SIZE] + index])


@lean
def add_singles(arrays: SolverArrays, first: int, second: int, shut: int, penalties: int) -> None:
    """Add what a single cross is worth, by the white sum or by a color die."""
    t, f = arrays.t, arrays.f
    for half in range(2):
        pair = second if half else first
        shift = t[t[LOCALS] + first] if half else 0
        for at in range(t[t[ONE + half] + pair], t[t[ONE + half] + pair + 1], CROSS):
            one, other = (first, wide(t[at])) if half else (wide(t[at]), second)
            worth = t[at + CROSS_GAIN] + _value(
                arrays, penalties, one, other, wide(t[at + CROSS_MISSES]), wide(t[at + CROSS_ENDS])
            )
            total = t[at + CROSS_NUMBER]
            f[BASE + total] = max(f[BASE + total], worth)
            if not shut & t[at + CROSS_DIE]:
                f[BEST + shift + t[at + CROSS_LOCAL]] = worth


@lean
def add_doubles(arrays: SolverArrays, first: int, second: int, shut: int, penalties: int) -> None:
    """Add what a white cross followed by a color cross in the same pair of rows is worth."""
    t, f = arrays.t, arrays.f
    last = _is_last(t, first, second)
    for half in range(2):
        pair = second if half else first
        shift = t[t[LOCALS] + first] if half else 0
        for at in range(t[t[TWO + half] + pair], t[t[TWO + half] + pair + 1], CROSS):
            if t[at + CROSS_DIE] & (shut | t[at + CROSS_SHUTS]) or (last and t[at + CROSS_SHUTS]):
                continue
            one, other = (first, wide(t[at])) if half else (wide(t[at]), second)
            worth = t[at + CROSS_GAIN] + _value(
                arrays, penalties, one, other, wide(t[at + CROSS_MISSES]), wide(t[at + CROSS_ENDS])
            )
            to = BEST + t[at + CROSS_NUMBER] * FIELDS + shift + t[at + CROSS_LOCAL]
            if worth > f[to]:
                f[to] = worth


@lean
def add_mixed(arrays: SolverArrays, first: int, second: int, shut: int, penalties: int) -> None:
    """Add what a cross in each pair of rows is worth, one by the white sum and the other by a color die."""
    t, values, w, f = arrays
    last = _is_last(t, first, second)
    shift = t[t[LOCALS] + first]
    place, bits, base = w[HERE + PLACE], w[HERE + BITS], penalties * t[SIZE]
    folds, extras, pairs, stars = t[FOLDS], t[EXTRAS], t[EFFECTS], t[FEWEST_STARS + 1]
    begin, end = t[t[ONE + 1] + second], t[t[ONE + 1] + second + 1]
    for one in range(t[t[ONE] + first], t[t[ONE] + first + 1], CROSS):
        pair, number, local = wide(t[one]), t[one + CROSS_NUMBER], t[one + CROSS_LOCAL]
        die, ends, misses = t[one + CROSS_DIE], t[one + CROSS_ENDS], wide(t[one + CROSS_MISSES])
        start, column = base + t[t[START] + pair], t[COLUMN] + t[t[GROUP] + pair] * t[SECONDS]
        to, as_white = BEST + local, BEST + number * FIELDS + shift
        struck = place - t[t[FEWEST_STARS] + pair]
        for other in range(begin, end, CROSS):
            partner = wide(t[other])
            then, back = as_white + t[other + CROSS_LOCAL], to + t[other + CROSS_NUMBER] * FIELDS
            if ends or t[other + CROSS_ENDS]:
                worth = (
                    t[one + CROSS_GAIN]
                    + t[other + CROSS_GAIN]
                    + _value(arrays, penalties, pair, partner, misses | t[other + CROSS_MISSES], _YES)
                )
                if not t[other + CROSS_DIE] & (shut | t[one + CROSS_SHUTS]) and not (last and ends):
                    f[then] = max(f[then], worth)
                if not die & (shut | t[other + CROSS_SHUTS]) and not (last and t[other + CROSS_ENDS]):
                    f[back] = max(f[back], worth)
                continue
            if folds:
                worth = float(values[base + triangle(pair, partner)])
            else:
                index = start + t[column + partner]
                if extras and not pairs:
                    index += max(struck - t[stars + partner], 0)
                elif extras:
                    index += beside(t, pair, partner, place, bits & ~(misses | t[other + CROSS_MISSES]))
                worth = float(values[index])
            if worth > f[then] and not t[other + CROSS_DIE] & shut:
                f[then] = worth
            if worth > f[back] and not die & shut:
                f[back] = worth
