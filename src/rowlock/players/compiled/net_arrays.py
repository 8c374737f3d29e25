"""A net as arrays, and the room that choosing needs, so that nothing is made while playing."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints, Small
from rowlock.players.compiled.packed_endgame import end_arrays
from rowlock.players.compiled.packed_features import MOST
from rowlock.players.net.curve import CURVE
from rowlock.players.net.endgame.workspace import EndRoom
from rowlock.players.net.regret import CELLS, MOVES
from rowlock.players.net.sizes import HIDDEN, SECOND

Mid: TypeAlias = NDArray[np.int32]
Floats: TypeAlias = NDArray[np.float64]


class Net(NamedTuple):
    """A net in whole numbers."""

    rows: Small
    """The table: a row for each feature."""
    second: Small
    second_bias: Mid
    out: Small
    """Two rows: the log-odds of winning, and the margin."""
    out_bias: Ints
    curve: Ints
    """The chances that log-odds stand for."""


class Room(NamedTuple):
    """What choosing writes into."""

    white: Ints
    """The playthrough after the white choices landed."""
    turned: Ints
    """The playthrough after the turn."""
    found: Ints
    own: Mid
    others: Mid
    hidden: Mid
    outputs: Ints
    colors: Ints
    """The color moves of the active seat."""
    moves: Ints
    """By seat: its white moves."""
    sizes: Ints
    """By seat: how many they are."""
    profile: Ints
    """By seat: the index of the move that it is expected to choose."""
    plan: Ints
    """The color move that the active seat is expected to choose then: a single number."""
    taken: Ints
    """By seat: the moves that it took while choices did not settle, as bits."""
    torn: Ints
    """The seats that play the game of choices."""
    support: Ints
    """By torn seat: the indexes of the moves it chooses from."""
    support_sizes: Ints
    worth: Floats
    mixed: Floats
    now: Floats
    regret: Floats
    gain: Floats
    ends: EndRoom


def room_for(seats: int, *, ends: bool = False) -> Room:
    """Room for a playthrough with so many seats, and to work out its end, if somebody wants to."""
    state = at.FIRST_SHEET + at.SHEET * (seats + 1)

    def ints(*shape: int) -> Ints:
        return np.zeros(shape, np.int64)

    def floats(*shape: int) -> Floats:
        return np.zeros(shape, np.float64)

    return Room(
        white=ints(state),
        turned=ints(state),
        found=ints(MOST),
        own=np.zeros(HIDDEN, np.int32),
        others=np.zeros(HIDDEN, np.int32),
        hidden=np.zeros(HIDDEN, np.int32),
        outputs=ints(2),
        colors=ints(at.MOST_MOVES),
        moves=ints(8, at.MOST_MOVES),
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
        ends=end_arrays(wanted=ends and seats == 2),
    )


def blank_net(rows: int) -> Net:
    """A net of zeros for so many features."""
    return Net(
        np.zeros((rows, HIDDEN), np.int16),
        np.zeros((SECOND, HIDDEN), np.int16),
        np.zeros(SECOND, np.int32),
        np.zeros((2, SECOND), np.int16),
        np.zeros(2, np.int64),
        np.array(CURVE, np.int64),
    )
