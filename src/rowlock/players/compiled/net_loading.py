"""Nets from files to arrays, and back."""

from __future__ import annotations

from array import array
from functools import lru_cache

import numpy as np

from rowlock.players.compiled.net_arrays import Net
from rowlock.players.net.curve import CURVE
from rowlock.players.net.file import NetFile, shipped_net
from rowlock.players.net.sizes import HIDDEN, SECOND
from rowlock.rules.pad.variant import Variant


def net_arrays(net: NetFile) -> Net:
    """A net read from a file, as arrays."""
    return Net(
        np.array(net.rows, np.int16).reshape(-1, HIDDEN),
        np.array(net.second, np.int16).reshape(SECOND, HIDDEN),
        np.array(net.second_bias, np.int32),
        np.array(net.out, np.int16).reshape(2, SECOND),
        np.array(net.out_bias, np.int64),
        np.array(CURVE, np.int64),
    )


def plain_file(net: Net) -> NetFile:
    """The inverse of `net_arrays`: a net ready to be written to a file."""
    return NetFile(
        array("h", net.rows.ravel().tolist()),
        array("h", net.second.ravel().tolist()),
        array("i", net.second_bias.tolist()),
        array("h", net.out.ravel().tolist()),
        array("i", net.out_bias.tolist()),
    )


@lru_cache(maxsize=16)
def shipped_net_arrays(variant: Variant, seats: int) -> Net:
    """The shipped net for a variant and a number of seats."""
    return net_arrays(shipped_net(variant, seats))
