"""The features of packed sheets, as the numbers a net sees. Compiled, the same functions work on arrays."""

from __future__ import annotations

from rowlock.packed import shape
from rowlock.packed.bits import lowest, ones
from rowlock.packed.offers import count
from rowlock.packed.source import Numbers, inlined
from rowlock.players.net.feature_tables import (
    ABOVE,
    BAR,
    BAR_LENGTH,
    BELOW,
    BONUS_ROWS,
    CLOSED,
    COARSE_AT,
    COUNTED,
    FINE_AT,
    FIRST,
    LENGTH,
    LUCKY,
    MOST_COUNTED,
    MOST_PENALTIES,
    PAIR,
    PAIR_PLACE,
    PAIRS,
    PENALTY,
    READY,
    SEATS,
    SHUT,
    STATE,
    TURN,
    WIDTH,
)
from rowlock.players.net.features import COARSE, FINE, NEAR


@inlined
def _last(t: Numbers, s: Numbers, f: Numbers, sheet: int, row: int) -> int:
    """How far the row is crossed, 0 if not at all."""
    word = t[shape.WORD_OF + row]
    ahead = s[sheet + shape.NEXT + word] & t[shape.LANE + row]
    length: int = f[LENGTH + row]
    return shape.WORD * word + lowest(ahead) - f[FIRST + row] if ahead else length


def sheet_features(t: Numbers, f: Numbers, s: Numbers, sheet: int, found: Numbers) -> int:
    """Write the features of a sheet into `found`; return their number."""
    closed = s[shape.CLOSED]
    size = 0
    for row in range(shape.COLORS):
        crosses = count(t, s, sheet, row)
        if closed >> row & 1:
            found[size] = f[CLOSED + row] + crosses
        else:
            found[size] = f[STATE + WIDTH * row + _last(t, s, f, sheet, row)] + crosses
        size += 1
    if t[shape.HAS_ROUNDS]:
        size = _round_features(t, f, s, sheet, found, size)
    found[size] = f[PENALTY] + min(s[sheet + shape.PENALTIES], f[MOST_PENALTIES])
    size += 1
    if f[BAR_LENGTH]:
        found[size] = f[BAR] + min(lowest(s[sheet + shape.BAR]), f[BAR_LENGTH])
        size += 1
    for pair in range(f[PAIRS]):
        one = _standing(t, s, sheet, f[PAIR_PLACE + 2 * pair])
        other = _standing(t, s, sheet, f[PAIR_PLACE + 2 * pair + 1])
        found[size] = f[PAIR] + 9 * pair + 3 * one + other
        size += 1
    numbers = s[sheet + shape.LUCKY]
    while numbers:
        found[size] = f[LUCKY] + lowest(numbers)
        numbers &= numbers - 1
        size += 1
    return size


def _round_features(t: Numbers, f: Numbers, s: Numbers, sheet: int, found: Numbers, size: int) -> int:
    """What round fields count for the rows beside them, and which of those still ahead could be crossed (BP1, BP7)."""
    crossed = s[sheet + shape.CROSSED_2]
    for row in range(shape.COLORS):
        counted = count(t, s, sheet, row) + ones(crossed & t[shape.BESIDE + row])
        found[size] = f[COUNTED + row] + min(counted, f[MOST_COUNTED])
        size += 1
    for row in range(shape.COLORS, shape.COLORS + f[BONUS_ROWS]):
        crosses = ones(crossed & t[shape.LANE + row])
        last = _last(t, s, f, sheet, row)
        found[size] = f[STATE + WIDTH * row + last] + crosses
        size += 1
        for position in range(last, f[LENGTH + row]):
            place = f[FIRST + row] + position - shape.WORD
            above = s[sheet + shape.READY + f[ABOVE + place]] >> place & 1
            below = s[sheet + shape.READY + f[BELOW + place]] >> place & 1
            if above | below:
                found[size] = f[READY + row] + 3 * position + above + 2 * below - 1
                size += 1
    return size


@inlined
def _standing(t: Numbers, s: Numbers, sheet: int, place: int) -> int:
    """Whether a field is lost (0), open (1) or crossed (2)."""
    word = place >> 6
    bit = place & 63
    if s[sheet + shape.CROSSED + word] >> bit & 1:
        return 2
    still: int = s[sheet + shape.OPEN + word] & t[shape.UNCLOSED + 2 * (s[shape.CLOSED] & 15) + word]
    return still >> bit & 1


@inlined
def pair_features(f: Numbers, s: Numbers, me: int, other: int, lead: int, found: Numbers) -> int:
    """Write the features of a pair of seats into `found`; return their number."""
    seats = s[shape.SEATS]
    mine = me - s[shape.ACTIVE]
    theirs = other - s[shape.ACTIVE]
    found[0] = f[FINE_AT] + max(-FINE, min(FINE, lead))
    found[1] = f[COARSE_AT] + max(-COARSE, min(COARSE, lead + 4 >> 3))
    mine = min(mine if mine >= 0 else mine + seats, NEAR)
    theirs = min(theirs if theirs >= 0 else theirs + seats, NEAR)
    found[2] = f[TURN] + (NEAR + 1) * mine + theirs
    found[3] = f[SEATS] + min(seats, NEAR + 1)
    found[4] = f[SHUT] + s[shape.CLOSED]
    return 5
