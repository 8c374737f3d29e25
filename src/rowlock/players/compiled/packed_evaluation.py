"""Evaluation of a playthrough by a net, compiled: see `net.evaluate`, which gives the same in plain Python."""

from __future__ import annotations

import numpy as np

from rowlock.kernel.arrays import Ints
from rowlock.kernel.compiled import compiled_version_of, inlined, lean, machine_code
from rowlock.kernel.machine import score, sheet_of
from rowlock.packed import shape
from rowlock.players.compiled.net_arrays import Mid, Net
from rowlock.players.net import evaluate as plain
from rowlock.players.net import seen_features
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import OTHERS, FeatureTables
from rowlock.players.net.sizes import HIDDEN, SECOND, WEIGHT_BITS

_sheet_features = machine_code(seen_features.sheet_features)
_pair_features = machine_code(seen_features.pair_features)


@inlined
def _add(net: Net, found: Ints, size: int, shift: int, total: Mid) -> None:
    """Add these rows of the table to a sum."""
    for index in range(size):
        row = found[index] + shift
        for unit in range(HIDDEN):
            total[unit] += net.rows[row, unit]


@compiled_version_of(plain.evaluate)
@lean
def evaluate(t: Ints, f: FeatureTables, net: Net, work: ChoiceWorkspace, s: Ints, me: int) -> None:
    """Write the outputs of the net for a seat into `work.outputs`."""
    found, own, others, hidden, table = work.found, work.own, work.others, work.hidden, f.features
    for unit in range(HIDDEN):
        own[unit] = 0
        hidden[unit] = 0
    _add(net, found, _sheet_features(t, table, s, sheet_of(me), found), 0, own)
    points = score(t, s, sheet_of(me))
    for other in range(s[shape.SEATS] & 15):
        if other == me:
            continue
        for unit in range(HIDDEN):
            others[unit] = own[unit]
        _add(net, found, _sheet_features(t, table, s, sheet_of(other), found), table[OTHERS], others)
        lead = points - score(t, s, sheet_of(other))
        _add(net, found, _pair_features(table, s, me, other, lead, found), 0, others)
        for unit in range(HIDDEN):
            hidden[unit] += max(others[unit], 0)
    _upper_layers(net, work)


@inlined
def _upper_layers(net: Net, work: ChoiceWorkspace) -> None:
    hidden = work.hidden
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
    work.outputs[0] = win
    work.outputs[1] = margin
