"""The points of packed sheets."""

from __future__ import annotations

from rowlock.packed import shape
from rowlock.packed.bits import ones
from rowlock.packed.offers import count, fewest
from rowlock.packed.source import Numbers


def row_points(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The points of a row, round crosses included (C12, BP7)."""
    crosses = count(t, s, sheet, row)
    if t[shape.HAS_ROUNDS]:
        crosses += ones(s[sheet + shape.CROSSED_2] & t[shape.BESIDE + row])
    most: int = t[shape.MOST_SCORED]
    crosses = min(crosses, most)
    return crosses * (crosses + 1) >> 1


def earned(t: Numbers, s: Numbers, sheet: int, pair: int) -> bool:
    """Whether both fields of a pair are crossed; False if the variant has no such pair."""
    one, two = t[pair], t[pair + 1]
    missing = one & ~s[sheet + shape.CROSSED] | two & ~s[sheet + shape.CROSSED_2]
    return bool((one | two) and not missing)


def score(t: Numbers, s: Numbers, sheet: int) -> int:
    """The total of a sheet as it stands."""
    total = 0
    for row in range(shape.COLORS):
        total += row_points(t, s, sheet, row)
    penalty: int = t[shape.PENALTY_POINTS] * s[sheet + shape.PENALTIES]
    if not t[shape.HAS_PAIRS]:
        return total - penalty
    if earned(t, s, sheet, shape.DOUBLES_FEWEST):
        rows = fewest(t, s, sheet)
        most = 0
        for row in range(shape.COLORS):
            if rows >> row & 1:
                most = max(most, row_points(t, s, sheet, row))
        total += most
    if earned(t, s, sheet, shape.THIRTEEN):
        total += 13
    return total if earned(t, s, sheet, shape.NO_PENALTIES) else total - penalty
