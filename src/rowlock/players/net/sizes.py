"""The sizes of a net, and the scales of its whole numbers.

A net is a table whose rows are summed, a layer on the positive part of that sum, and two outputs. Everything is a whole
number, so that any way to work it out gives the same: compiled or not, in any order.
"""

HIDDEN = 64
SECOND = 32

ROW_BITS = 10
"""A table row is written in units of 1/2^10."""
WEIGHT_BITS = 12
"""The weights of the two layers are written in units of 1/2^12."""
OUT_BITS = ROW_BITS + WEIGHT_BITS
"""So are the outputs, in units of 1/2^22: the log-odds of winning, and the margin in units of 32 points."""
MARGIN_UNIT = 32

ONE = 1 << 30
"""A certain win, as a value."""
POINT_BITS = 15
"""A point of margin is worth 2^15 / 2^30 of a win: enough to lose by less where all is lost."""
MARGIN_SHIFT = OUT_BITS - 5 - POINT_BITS
"""Takes the output for the margin down to that worth."""

CURVE_BITS = 18
"""The curve that makes a chance of log-odds has a point every 2^18 units: 16 of them between 0 and 1."""
CURVE_REACH = 256
"""It has so many points on each side."""
