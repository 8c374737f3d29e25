"""The units of chances.

Alone there is nobody to beat: there a chance stands for points, in units of POINT and raised by SHIFT points.
"""

from rowlock.players.net.sizes import ONE

POINT = ONE >> 10
SHIFT = 64
