"""What a playthrough between two turns is worth to a seat, by a net; or what it was worth, once it is over."""

from __future__ import annotations

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.scoring import score
from rowlock.kernel.step import sheet_of
from rowlock.players.compiled.net_arrays import Mid, Net, Room
from rowlock.players.compiled.packed_endgame import end_worth
from rowlock.players.compiled.packed_features import OTHERS, pair_features, sheet_features
from rowlock.players.net.endgame.workspace import KNOWN
from rowlock.players.net.sizes import (
    CURVE_BITS,
    CURVE_REACH,
    HIDDEN,
    MARGIN_SHIFT,
    ONE,
    POINT_BITS,
    SECOND,
    WEIGHT_BITS,
)


@inlined
def _add(net: Net, found: Ints, size: int, shift: int, total: Mid) -> None:
    """Add these rows of the table to a sum."""
    for index in range(size):
        row = found[index] + shift
        for unit in range(HIDDEN):
            total[unit] += net.rows[row, unit]


@lean
def evaluate(t: Ints, f: Ints, net: Net, room: Room, s: Ints, me: int) -> None:
    """Write the outputs of the net for a seat into `room.outputs`."""
    found, own, others, hidden = room.found, room.own, room.others, room.hidden
    for unit in range(HIDDEN):
        own[unit] = 0
        hidden[unit] = 0
    _add(net, found, sheet_features(t, f, s, sheet_of(me), found), 0, own)
    points = score(t, s, sheet_of(me))
    for other in range(s[at.SEATS] & 15):
        if other == me:
            continue
        for unit in range(HIDDEN):
            others[unit] = own[unit]
        _add(net, found, sheet_features(t, f, s, sheet_of(other), found), f[OTHERS], others)
        lead = points - score(t, s, sheet_of(other))
        _add(net, found, pair_features(f, s, me, other, lead, found), 0, others)
        for unit in range(HIDDEN):
            hidden[unit] += max(others[unit], 0)
    _upper_layers(net, room)


@inlined
def _upper_layers(net: Net, room: Room) -> None:
    hidden = room.hidden
    win = net.out_bias[0]
    margin = net.out_bias[1]
    for unit in range(SECOND):
        total = np.int64(net.second_bias[unit])
        for below in range(HIDDEN):
            total += np.int64(hidden[below]) * np.int64(net.second[unit, below])
        total >>= WEIGHT_BITS
        if total > 0:
            win += total * net.out[0, unit]
            margin += total * net.out[1, unit]
    room.outputs[0] = win
    room.outputs[1] = margin


@inlined
def chance(net: Net, log_odds: int) -> int:
    """The chance that log-odds stand for, in units of ONE."""
    reach = CURVE_REACH << CURVE_BITS
    along = max(0, min(2 * reach - 1, log_odds + reach))
    step = along >> CURVE_BITS
    low: int = net.curve[step]
    part: int = (net.curve[step + 1] - low) * (along & (1 << CURVE_BITS) - 1) >> CURVE_BITS
    return low + part


@lean
def value(t: Ints, f: Ints, net: Net, room: Room, s: Ints, me: int) -> int:
    """What the playthrough is worth to a seat. Between two, it is seen with the eyes of who rolls next.

    Where the end is worked out the chance to win is exact, and the net only tells the margin.
    """
    if s[at.PHASE] == at.OVER:
        return final_win(t, s, me) + (final_margin(t, s, me) << POINT_BITS)
    eyes = s[at.ACTIVE] if s[at.SEATS] == 2 else me
    evaluate(t, f, net, room, s, eyes)
    win = end_worth(t, f, room.ends, s) if room.ends.counts[KNOWN] else chance(net, room.outputs[0])
    worth: int = win + (room.outputs[1] >> MARGIN_SHIFT)
    return worth if eyes == me else ONE - worth


@lean
def final_win(t: Ints, s: Ints, me: int) -> int:
    """The seat's part of the win, in units of ONE (C12)."""
    mine = score(t, s, sheet_of(me))
    sharing = 0
    for other in range(s[at.SEATS] & 15):
        theirs = score(t, s, sheet_of(other))
        if theirs > mine:
            return 0
        sharing += theirs == mine
    return ONE // sharing


@lean
def final_margin(t: Ints, s: Ints, me: int) -> int:
    """By how many points the seat is ahead of the best of the others."""
    best = -(1 << 20)
    for other in range(s[at.SEATS] & 15):
        if other != me:
            best = max(best, score(t, s, sheet_of(other)))
    return score(t, s, sheet_of(me)) - best
