"""A net, its features and the workspace for choosing, as arrays."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rowlock.kernel.arrays import Ints, Small
from rowlock.packed import shape
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.curve import CURVE
from rowlock.players.net.endgame.end_workspace import FLOATS, EndWorkspace, end_workspace
from rowlock.players.net.feature_tables import MOST, FeatureTables, feature_tables
from rowlock.players.net.regret import CELLS, MOVES
from rowlock.players.net.sizes import HIDDEN, SECOND
from rowlock.rules.pad.variant import Variant

Mid: TypeAlias = NDArray[np.int32]
Floats: TypeAlias = NDArray[np.float64]


class Net(NamedTuple):
    """A net in integers."""

    rows: Small
    """The table: a row for each feature."""
    second: Small
    second_bias: Mid
    out: Small
    """Two rows: the log-odds of winning, and the margin."""
    out_bias: Ints
    curve: Ints
    """The points of the curve from log-odds to chances."""


@lru_cache(maxsize=64)
def feature_arrays(variant: Variant) -> FeatureTables:
    """The feature offsets of a variant and the tables for solving its endgames, as read-only arrays."""
    made = FeatureTables(*(np.array(part, np.int64) for part in feature_tables(variant)))
    for part in made:
        part.flags.writeable = False
    return made


def choice_arrays(seats: int, *, ends: bool = False) -> ChoiceWorkspace:
    """A workspace of arrays for playthroughs with this many seats; with `ends`, also for solving endgames."""
    state = shape.FIRST_SHEET + shape.SHEET * (seats + 1)

    def ints(*size: int) -> Ints:
        return np.zeros(size, np.int64)

    def floats(*size: int) -> Floats:
        return np.zeros(size, np.float64)

    return ChoiceWorkspace(
        white=ints(state),
        turned=ints(state),
        found=ints(MOST),
        own=np.zeros(HIDDEN, np.int32),
        others=np.zeros(HIDDEN, np.int32),
        hidden=np.zeros(HIDDEN, np.int32),
        outputs=ints(2),
        colors=ints(shape.MOST_MOVES),
        moves=ints(8, shape.MOST_MOVES),
        sizes=ints(8),
        profile=ints(8),
        plan=ints(1),
        taken=ints(8),
        torn=ints(8),
        support=ints(8, MOVES),
        support_sizes=ints(8),
        worth=floats(8 * CELLS),
        mixed=floats(8 * MOVES),
        now=floats(8 * MOVES),
        regret=floats(8 * MOVES),
        gain=floats(MOVES),
        ends=_end_arrays(wanted=ends and seats == 2),
    )


def _end_arrays(*, wanted: bool) -> EndWorkspace:
    plain = end_workspace(wanted=wanted)
    kinds = (np.float64 if name in FLOATS else np.int64 for name in EndWorkspace._fields)
    return EndWorkspace(*(np.array(part, kind) for part, kind in zip(plain, kinds, strict=True)))


def blank_net(rows: int) -> Net:
    """A net of zeros for this many features."""
    return Net(
        np.zeros((rows, HIDDEN), np.int16),
        np.zeros((SECOND, HIDDEN), np.int16),
        np.zeros(SECOND, np.int32),
        np.zeros((2, SECOND), np.int16),
        np.zeros(2, np.int64),
        np.array(CURVE, np.int64),
    )
