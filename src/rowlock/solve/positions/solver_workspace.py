"""The workspace of one thread: the offsets into its two arrays, and how to create one."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.solve.positions.array_types import Floats, Ints, constant
from rowlock.solve.positions.table_offsets import FIELDS, NUMBERS, POSITION, ROWS

NEVER = -1e9
"""Worth less than any position."""

# The integers.
HERE, OPTION, TRIAL = constant(0), constant(POSITION), constant(2 * POSITION)
"""The position being examined, the one after a white cross, and a scratch copy to try a cross on."""
WAITING = 3 * POSITION
"""The queue of effects, preceded by its length."""
LOCAL = WAITING + 4 * FIELDS
"""By row: what to add to a position to number its field among those still ahead."""
LOCAL_NUMBER = LOCAL + ROWS
LOCAL_SHIFT = LOCAL_NUMBER + FIELDS
"""By field still ahead: its number, and the bit at which the faces of its die begin."""
RANKED_LOCAL = LOCAL_SHIFT + FIELDS
"""The fields still ahead, best first: for one white sum; then, in ORDER, for a color cross alone."""
ORDER = RANKED_LOCAL + FIELDS
TOUCHED = ORDER + FIELDS
"""The rows, as bits, that the last landed cross depends on; a plain cross in any other row does not affect it."""
FREE, LINKED = TOUCHED + 1, TOUCHED + 2
"""For a cross that triggers a bonus: the rows, as bits, in which a plain cross can come before or after it to the same
effect; and the row in which all it does is cross the next field, or NOWHERE."""
END_POINTS, END_WHITE, END_COLOR = range(1, 4)
"""A listed end of a turn: the index of its value, then the points to add to it and the moves that lead to it."""
END = 4
ENDED = LINKED + 1
"""The ends of a turn. A number occurs once per row, and a lucky number allows one more field, so a row has at most two
white crosses; each die can cross at most two fields of a row; and ties between rows multiply both by up to four."""
ENDS_LISTED = (1 + 2 * ROWS * ROWS) * (1 + 2 * ROWS**3)
WORK = ENDED + ENDS_LISTED * END
# The floats.
LEFT = 0
"""By set of faces: how many faces are not in it."""
PART = LEFT + 512
"""The reciprocal of LEFT, or 0 if none are left."""
BASE = PART + 512
"""By white sum: the best worth without a color cross."""
RANKED = BASE + NUMBERS
"""The worths of the color crosses that beat BASE, best first."""
BEST = RANKED + FIELDS
"""By white sum and field still ahead: the best worth of a turn whose color cross is there. White sum 0 stands for a
color cross alone."""
FLOATS = BEST + NUMBERS * FIELDS


class Workspace(NamedTuple):
    """The arrays of one thread: integers, and floats."""

    w: Ints
    f: Floats


def workspace(sides: int) -> Workspace:
    """A workspace for dice with this many sides."""
    reals = np.zeros(FLOATS)
    for faces in range(1 << sides):
        left = sides - faces.bit_count()
        reals[LEFT + faces], reals[PART + faces] = left, 1 / left if left else 0
    return Workspace(np.zeros(WORK, np.int64), reals)
