"""Parts that features have in common: what is learned about one state of a row carries over to similar states.

During training a feature stands for itself and for its parts, each with a table row; in the finished net they are
summed into one.
"""

from __future__ import annotations

import numpy as np

from rowlock.kernel.arrays import Ints
from rowlock.players.net.features import Feature, Features

_NO_PART = -1


def _parts(name: Feature) -> tuple[Feature, ...]:
    """How far a row is crossed, and its number of crosses; each bonus field of a pair by itself."""
    match name:
        case ("state", row, last, count):
            return ("last", row, last), ("count", row, count)
        case ("pair", pair, one, other):
            return ("first of pair", pair, one), ("second of pair", pair, other)
    return ()


def parts_of(features: Features) -> tuple[Ints, tuple[Feature, ...]]:
    """For each row of the table, the rows of its parts, -1 for none; and the names of all rows, the parts last."""
    own = [_parts(name) for name in features.names]
    names = list(dict.fromkeys(part for parts in own for part in parts))
    index = {name: features.rows + number for number, name in enumerate(names)}
    table = np.full((features.rows, 2), _NO_PART, np.int64)
    for row, parts in enumerate(own):
        for order, part in enumerate(parts):
            table[row, order] = index[part]
            table[row + features.others, order] = index[part] + len(names)
    return table, (*features.names, *features.names, *features.pair_names, *names, *names)
