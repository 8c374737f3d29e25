"""Chances from log-odds, in integers: the logistic curve, interpolated linearly between points."""

from __future__ import annotations

import math

from rowlock.packed.source import Numbers, inlined
from rowlock.players.net.sizes import CURVE_BITS, CURVE_REACH, ONE, OUT_BITS

CURVE = tuple(
    round(ONE / (1 + math.exp(-step * 2.0 ** (CURVE_BITS - OUT_BITS)))) for step in range(-CURVE_REACH, CURVE_REACH + 1)
)
"""The points, from the lowest odds to the highest."""


@inlined
def chance(curve: Numbers, log_odds: int) -> int:
    """Convert log-odds to a chance in units of ONE, by the points of CURVE."""
    reach = CURVE_REACH << CURVE_BITS
    along = max(0, min(2 * reach - 1, log_odds + reach))
    step = along >> CURVE_BITS
    low: int = curve[step]
    part: int = (curve[step + 1] - low) * (along & (1 << CURVE_BITS) - 1) >> CURVE_BITS
    return low + part
