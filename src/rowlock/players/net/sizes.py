"""The sizes of a net, and the scales of its integers.

A net is a table whose rows are summed, a layer on the positive part of that sum, and two outputs. Everything is an
integer, so that the result is the same however it is computed: compiled or not, in any order.
"""

HIDDEN = 64
SECOND = 32

ROW_BITS = 10
"""Table rows are in units of 1/2^10."""
WEIGHT_BITS = 12
"""The weights of the two layers are in units of 1/2^12."""
OUT_BITS = ROW_BITS + WEIGHT_BITS
"""The outputs are in units of 1/2^22: the log-odds of winning, and the margin in units of 32 points."""
MARGIN_UNIT = 32

ONE = 1 << 30
"""A certain win, as a value."""
POINT_BITS = 15
"""A point of margin is worth 2^15 / 2^30 of a win: enough to prefer losing by less when all is lost."""
MARGIN_SHIFT = OUT_BITS - 5 - POINT_BITS
"""Scales the output for the margin down to that worth."""

CURVE_BITS = 18
"""The curve from log-odds to chances has a point every 2^18 units: 16 of them between 0 and 1."""
CURVE_REACH = 256
"""The number of its points on each side."""
