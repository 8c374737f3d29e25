"""The workspace of one thread: what stands where in its two arrays, and how to make one."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.solve.positions.array_types import Floats, Ints, constant
from rowlock.solve.positions.table_offsets import FIELDS, NUMBERS, POSITION, ROWS

NEVER = -1e9
"""Worth less than anything."""


# Room for one thread to work in, in whole numbers …
HERE, OPTION, TRIAL = constant(0), constant(POSITION), constant(2 * POSITION)
"""The position that is looked at, one after a white cross, and one to try a cross on."""
WAITING = 3 * POSITION
"""Effects that wait in line, after their number."""
LOCAL = WAITING + 4 * FIELDS
"""By row: what to add to a position for the number of its field among those not behind."""
LOCAL_NUMBER = LOCAL + ROWS
LOCAL_SHIFT = LOCAL_NUMBER + FIELDS
"""By field not behind: its number, and where the faces of its die are kept."""
RANKED_LOCAL = LOCAL_SHIFT + FIELDS
"""The fields not behind, the best first: of one white sum, and of none."""
ORDER = RANKED_LOCAL + FIELDS
TOUCHED = ORDER + FIELDS
"""The rows, as bits, that what was landed last depends on: a plain cross in another row changes nothing for it."""
FREE, LINKED = TOUCHED + 1, TOUCHED + 2
"""Of a cross that sets more off: the rows, as bits, in which a plain cross may as well come before it as after it; the
row in which it only adds the next cross, or NOWHERE."""
END_POINTS, END_WHITE, END_COLOR = range(1, 4)
"""An end of a turn in a list: where its value is kept, then the points beside it and the moves that lead to it."""
END = 4
ENDED = LINKED + 1
"""The ends of a turn. In each row a number stands once, and a lucky one names one field more: there are at most twice
four white crosses, and each color in each row crosses two fields at most, with four ways where rows tie."""
ENDS_LISTED = (1 + 2 * ROWS * ROWS) * (1 + 2 * ROWS**3)
WORK = ENDED + ENDS_LISTED * END
# … and in real ones.
LEFT = 0
"""By faces that were thrown: how many others there are."""
PART = LEFT + 512
"""One divided by that, 0 where there are none."""
BASE = PART + 512
"""By white sum: the best without a color die."""
RANKED = BASE + NUMBERS
"""The color crosses that are worth more, the best first."""
BEST = RANKED + FIELDS
"""By white sum and field not behind: the best that a color cross there can lead to."""
FLOATS = BEST + NUMBERS * FIELDS


class Workspace(NamedTuple):
    """The arrays of one thread: integers, and floats."""

    w: Ints
    f: Floats


def workspace(sides: int) -> Workspace:
    """A workspace for dice with so many sides."""
    reals = np.zeros(FLOATS)
    for faces in range(1 << sides):
        left = sides - faces.bit_count()
        reals[LEFT + faces], reals[PART + faces] = left, 1 / left if left else 0
    return Workspace(np.zeros(WORK, np.int64), reals)
