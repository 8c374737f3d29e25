"""The features of a variant's sheets as tables: the offsets of the numbers that `features` gives them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rowlock.packed import shape
from rowlock.packed.source import Numbers
from rowlock.packed.tables import field_bits
from rowlock.players.net.endgame.sheet_tables import end_tables
from rowlock.players.net.features import features_of, pairs_of
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import most_scored
from rowlock.rules.pad.variant import Variant

MOST = 128
"""More features than any sheet has."""

# The tables of the features: the offset of each kind. By row unless noted otherwise.
WIDTH = 32
STATE = 0
"""By row and last cross: add the count."""
CLOSED = STATE + shape.ROWS * WIDTH
COUNTED = CLOSED + shape.ROWS
READY = COUNTED + shape.ROWS
"""By bonus row: the offset of its first field."""
FIRST = READY + shape.ROWS
"""By row: the place of its first field."""
LENGTH = FIRST + shape.ROWS
"""By row: how many fields it has."""
ABOVE = LENGTH + shape.ROWS
"""By place in the second word: the color of the upper neighbor."""
BELOW = ABOVE + shape.WORD
PENALTY, BAR, BAR_LENGTH, LUCKY, PAIRS, PAIR, MOST_COUNTED, MOST_PENALTIES = range(
    BELOW + shape.WORD, BELOW + shape.WORD + 8
)
PAIR_PLACE = MOST_PENALTIES + 1
"""By bonus pair: the places of its two fields."""
OTHERS = PAIR_PLACE + 2 * 8
FINE_AT, COARSE_AT, TURN, SEATS, SHUT, ROWS = range(OTHERS + 1, OTHERS + 7)
BONUS_ROWS = ROWS + 1
SIZE = BONUS_ROWS + 1


class FeatureTables(NamedTuple):
    """The feature offsets of a variant, and the tables of its sheet for solving endgames."""

    features: Numbers
    ends: Numbers


@lru_cache(maxsize=64)
def feature_tables(variant: Variant) -> FeatureTables:
    """The tables of a variant, as tuples."""
    features, where, layout = features_of(variant), field_bits(variant), variant.layout
    index = features.index
    f = [shape.NONE] * SIZE
    for order, row in enumerate(layout.all_rows):
        f[FIRST + order], f[LENGTH + order] = where.of[row.fields[0].id], len(row.fields)
        for kind, start in (("closed", CLOSED), ("counted", COUNTED)):
            f[start + order] = index.get((kind, order, 0), shape.NONE)
        f[READY + order] = index.get(("ready", order, 0, 1, 0), shape.NONE)
        for last in range(len(row.fields) + 1):
            low = next((low for low in range(3) if ("state", order, last, low) in index), None)
            if low is not None:
                f[STATE + WIDTH * order + last] = index["state", order, last, low] - low
    for name, (above, below) in layout.around.items():
        place = where.of[name] - shape.WORD
        f[ABOVE + place], f[BELOW + place] = COLORS.index(above.color), COLORS.index(below.color)
    f[PENALTY], f[MOST_PENALTIES] = index["penalties", 0], variant.penalties_to_end
    f[BAR], f[BAR_LENGTH] = index.get(("bar", 0), shape.NONE), len(variant.bar)
    f[LUCKY] = index["lucky", 2] - 2 if variant.lucky else shape.NONE
    f[PAIRS], f[PAIR] = len(variant.pairs), index.get(("pair", 0, 0, 0), shape.NONE)
    for order, pair in enumerate(pairs_of(variant)):
        f[PAIR_PLACE + 2 * order], f[PAIR_PLACE + 2 * order + 1] = (where.of[name] for name in pair)
    f[MOST_COUNTED], f[BONUS_ROWS] = most_scored(variant), len(layout.bonus_rows)
    between = features.pair_index
    f[OTHERS], f[ROWS] = features.others, features.rows
    f[FINE_AT], f[COARSE_AT] = between["fine", 0], between["coarse", 0]
    f[TURN], f[SEATS], f[SHUT] = between["turn", 0, 0], between["seats", 0], between["shut", 0]
    return FeatureTables(tuple(f), end_tables(variant))
