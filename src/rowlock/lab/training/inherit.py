"""Initial weights from another net: features that both have under the same name are taken over."""

from __future__ import annotations

import numpy as np

from rowlock.errors import SetupError
from rowlock.lab.training.learning_arrays import UPPER, Weights
from rowlock.players.net.features import Features, features_of
from rowlock.players.net.file import NetFile, shipped_net
from rowlock.players.net.sizes import HIDDEN, OUT_BITS, ROW_BITS, WEIGHT_BITS
from rowlock.rules.catalog import variant


def read_name(name: str) -> tuple[Features, NetFile]:
    """The shipped net of this name, like classic-2, and its features."""
    kind, _, seats = name.rpartition("-")
    if not kind or not seats.isdecimal():
        raise SetupError(f"like {name!r}: write the name of a shipped net, its variant and seats: VARIANT-2")
    found = variant(kind)
    return features_of(found), shipped_net(found, int(seats))


def take_over(weights: Weights, features: Features, name: str) -> None:
    """Write what the net of that name has learned into the weights of a new one; features it lacks become zero."""
    theirs, net = read_name(name)
    rows = np.array(net.rows, np.float32).reshape(-1, HIDDEN) / (1 << ROW_BITS)
    table = weights[:-UPPER].reshape(-1, HIDDEN)
    for row, own in enumerate(features.names):
        source = theirs.index.get(own)
        table[row] = rows[source] if source is not None else 0
        table[row + features.others] = rows[source + theirs.others] if source is not None else 0
    for pair, row in features.pair_index.items():
        table[row] = rows[theirs.pair_index[pair]]
    table[features.rows :] = 0  # a finished net has summed the parts into its rows
    second, out = np.array(net.second, np.float32), np.array(net.out, np.float32)
    bias, out_bias = np.array(net.second_bias, np.float32), np.array(net.out_bias, np.float32)
    weights[-UPPER:] = np.concatenate(
        [second / (1 << WEIGHT_BITS), bias / (1 << OUT_BITS), out / (1 << WEIGHT_BITS), out_bias / (1 << OUT_BITS)]
    )
