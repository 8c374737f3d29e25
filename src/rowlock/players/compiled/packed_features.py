"""The features of packed sheets: the numbers that `net.features` gives them, worked out compiled."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints
from rowlock.kernel.bits import lowest, ones
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.offers import count
from rowlock.kernel.pack import places
from rowlock.players.net.endgame.sheet_tables import end_tables
from rowlock.players.net.features import COARSE, FINE, NEAR, features_of, pairs_of
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import most_scored
from rowlock.rules.pad.variant import Variant

MOST = 128
"""No sheet ever has as many features."""

# The tables of the features: where those of a kind begin. By row, if nothing else is said.
WIDTH = 32
STATE = 0
"""By row and last cross: add the count."""
CLOSED = STATE + at.ROWS * WIDTH
COUNTED = CLOSED + at.ROWS
READY = COUNTED + at.ROWS
"""By bonus row: its first field's."""
FIRST = READY + at.ROWS
"""By row: the place of its first field."""
LENGTH = FIRST + at.ROWS
"""By row: how many fields it has."""
ABOVE = LENGTH + at.ROWS
"""By place in the second word: the color of the upper neighbor."""
BELOW = ABOVE + at.WORD
PENALTY, BAR, BAR_LENGTH, LUCKY, PAIRS, PAIR, MOST_COUNTED, MOST_PENALTIES = range(BELOW + at.WORD, BELOW + at.WORD + 8)
PAIR_PLACE = MOST_PENALTIES + 1
"""By bonus pair: the places of its two fields."""
OTHERS = PAIR_PLACE + 2 * 8
FINE_AT, COARSE_AT, TURN, SEATS, SHUT, ROWS = range(OTHERS + 1, OTHERS + 7)
BONUS_ROWS = ROWS + 1
ENDS = BONUS_ROWS + 1
"""From here on: the tables of the sheet for who works out its ends."""


@lru_cache(maxsize=64)
def feature_tables(variant: Variant) -> Ints:
    """Where the features of a variant are, and what its ends need. The array cannot be written to."""
    features, where, layout = features_of(variant), places(variant), variant.layout
    index = features.index
    f = np.array((*[at.NONE] * ENDS, *end_tables(variant)), np.int64)
    for order, row in enumerate(layout.all_rows):
        f[FIRST + order], f[LENGTH + order] = where.of[row.fields[0].id], len(row.fields)
        for kind, start in (("closed", CLOSED), ("counted", COUNTED)):
            f[start + order] = index.get((kind, order, 0), at.NONE)
        f[READY + order] = index.get(("ready", order, 0, 1, 0), at.NONE)
        for last in range(len(row.fields) + 1):
            low = next((low for low in range(3) if ("state", order, last, low) in index), None)
            if low is not None:
                f[STATE + WIDTH * order + last] = index["state", order, last, low] - low
    for name, (above, below) in layout.around.items():
        place = where.of[name] - at.WORD
        f[ABOVE + place], f[BELOW + place] = COLORS.index(above.color), COLORS.index(below.color)
    f[PENALTY], f[MOST_PENALTIES] = index["penalties", 0], variant.penalties_to_end
    f[BAR], f[BAR_LENGTH] = index.get(("bar", 0), at.NONE), len(variant.bar)
    f[LUCKY] = index["lucky", 2] - 2 if variant.lucky else at.NONE
    f[PAIRS], f[PAIR] = len(variant.pairs), index.get(("pair", 0, 0, 0), at.NONE)
    for order, pair in enumerate(pairs_of(variant)):
        f[PAIR_PLACE + 2 * order :][:2] = [where.of[name] for name in pair]
    f[MOST_COUNTED], f[BONUS_ROWS] = most_scored(variant), len(layout.bonus_rows)
    between = features.pair_index
    f[OTHERS], f[ROWS] = features.others, features.rows
    f[FINE_AT], f[COARSE_AT] = between["fine", 0], between["coarse", 0]
    f[TURN], f[SEATS], f[SHUT] = between["turn", 0, 0], between["seats", 0], between["shut", 0]
    f.flags.writeable = False
    return f


@inlined
def _last(t: Ints, s: Ints, f: Ints, sheet: int, row: int) -> int:
    """How far the row is crossed, 0 for not at all."""
    word = t[at.WORD_OF + row]
    ahead = s[sheet + at.NEXT + word] & t[at.LANE + row]
    length: int = f[LENGTH + row]
    return at.WORD * word + lowest(ahead) - f[FIRST + row] if ahead else length


@lean
def sheet_features(t: Ints, f: Ints, s: Ints, sheet: int, found: Ints) -> int:
    """Write the features of a sheet into `found`; how many there are."""
    closed = s[at.CLOSED]
    size = 0
    for row in range(at.COLORS):
        crosses = count(t, s, sheet, row)
        if closed >> row & 1:
            found[size] = f[CLOSED + row] + crosses
        else:
            found[size] = f[STATE + WIDTH * row + _last(t, s, f, sheet, row)] + crosses
        size += 1
    if t[at.HAS_ROUNDS]:
        size = _round_features(t, f, s, sheet, found, size)
    found[size] = f[PENALTY] + min(s[sheet + at.PENALTIES], f[MOST_PENALTIES])
    size += 1
    if f[BAR_LENGTH]:
        found[size] = f[BAR] + min(lowest(s[sheet + at.BAR]), f[BAR_LENGTH])
        size += 1
    for pair in range(f[PAIRS]):
        one = _standing(t, s, sheet, f[PAIR_PLACE + 2 * pair])
        other = _standing(t, s, sheet, f[PAIR_PLACE + 2 * pair + 1])
        found[size] = f[PAIR] + 9 * pair + 3 * one + other
        size += 1
    numbers = s[sheet + at.LUCKY]
    while numbers:
        found[size] = f[LUCKY] + lowest(numbers)
        numbers &= numbers - 1
        size += 1
    return size


@lean
def _round_features(t: Ints, f: Ints, s: Ints, sheet: int, found: Ints, size: int) -> int:
    """What round fields count for the rows beside them, and which of those ahead could be crossed (BP1, BP7)."""
    crossed = s[sheet + at.CROSSED_2]
    for row in range(at.COLORS):
        counted = count(t, s, sheet, row) + ones(crossed & t[at.BESIDE + row])
        found[size] = f[COUNTED + row] + min(counted, f[MOST_COUNTED])
        size += 1
    for row in range(at.COLORS, at.COLORS + f[BONUS_ROWS]):
        crosses = ones(crossed & t[at.LANE + row])
        last = _last(t, s, f, sheet, row)
        found[size] = f[STATE + WIDTH * row + last] + crosses
        size += 1
        for position in range(last, f[LENGTH + row]):
            place = f[FIRST + row] + position - at.WORD
            above = s[sheet + at.READY + f[ABOVE + place]] >> place & 1
            below = s[sheet + at.READY + f[BELOW + place]] >> place & 1
            if above | below:
                found[size] = f[READY + row] + 3 * position + above + 2 * below - 1
                size += 1
    return size


@inlined
def _standing(t: Ints, s: Ints, sheet: int, place: int) -> int:
    """Whether a field is lost (0), open (1) or crossed (2)."""
    word = place >> 6
    bit = place & 63
    if s[sheet + at.CROSSED + word] >> bit & 1:
        return 2
    still: int = s[sheet + at.OPEN + word] & t[at.UNCLOSED + 2 * (s[at.CLOSED] & 15) + word]
    return still >> bit & 1


@inlined
def pair_features(f: Ints, s: Ints, me: int, other: int, lead: int, found: Ints) -> int:
    """Write the features of a pair of seats into `found`; how many there are."""
    seats = s[at.SEATS]
    mine = me - s[at.ACTIVE]
    theirs = other - s[at.ACTIVE]
    found[0] = f[FINE_AT] + max(-FINE, min(FINE, lead))
    found[1] = f[COARSE_AT] + max(-COARSE, min(COARSE, lead + 4 >> 3))
    mine = min(mine if mine >= 0 else mine + seats, NEAR)
    theirs = min(theirs if theirs >= 0 else theirs + seats, NEAR)
    found[2] = f[TURN] + (NEAR + 1) * mine + theirs
    found[3] = f[SEATS] + min(seats, NEAR + 1)
    found[4] = f[SHUT] + s[at.CLOSED]
    return 5
