"""The reference for the kernel: a straightforward loop for one variant and one policy."""

from __future__ import annotations

import numba
import numpy as np
from numpy.typing import NDArray

SEATS = 2
_ROWS = 4
_LAST = 10
"""The position of the closing field."""


@numba.njit(nogil=True)
def play_plain(games: int, seed: int, scores: NDArray[np.int64]) -> int:
    """Play Classic with two seats that skip as few fields as possible; fill `scores` and return the number of turns."""
    last = np.empty((SEATS, _ROWS), np.int64)
    count = np.empty((SEATS, _ROWS), np.int64)
    penalties = np.empty(SEATS, np.int64)
    closed = np.empty(_ROWS, np.bool_)
    locking = np.empty(_ROWS, np.bool_)
    dice = np.empty(6, np.int64)
    crossed = np.empty(SEATS, np.bool_)
    random = np.uint64(seed)
    turns = 0
    for game in range(games):
        last[:] = -1
        count[:] = 0
        penalties[:] = 0
        closed[:] = False
        rows_closed = 0
        active = 0
        while True:
            turns += 1
            for die in range(6):
                random ^= random << np.uint64(13)
                random ^= random >> np.uint64(7)
                random ^= random << np.uint64(17)
                dice[die] = np.int64((random >> np.uint64(32)) * np.uint64(6) >> np.uint64(32)) + 1
            number = dice[0] + dice[1]
            locking[:] = False
            for seat in range(SEATS):
                best, chosen, place = 3, -1, 0
                for row in range(_ROWS):
                    if not closed[row]:
                        position = number - 2 if row < 2 else 12 - number
                        skipped = position - last[seat, row] - 1
                        if 0 <= skipped < best and (position < _LAST or count[seat, row] >= 5):
                            best, chosen, place = skipped, row, position
                crossed[seat] = chosen >= 0
                if chosen >= 0:
                    last[seat, chosen] = place
                    count[seat, chosen] += 1
                    if place == _LAST:
                        count[seat, chosen] += 1
                        locking[chosen] = True
            for row in range(_ROWS):
                if locking[row]:
                    closed[row] = True
                    rows_closed += 1
            if rows_closed >= 2:
                break
            best, chosen, place = 99, -1, 0
            for row in range(_ROWS):
                if not closed[row]:
                    for white in range(2):
                        number = dice[white] + dice[2 + row]
                        position = number - 2 if row < 2 else 12 - number
                        skipped = position - last[active, row] - 1
                        if 0 <= skipped < best and (position < _LAST or count[active, row] >= 5):
                            best, chosen, place = skipped, row, position
            if chosen >= 0:
                last[active, chosen] = place
                count[active, chosen] += 1
                if place == _LAST:
                    count[active, chosen] += 1
                    closed[chosen] = True
                    rows_closed += 1
                    if rows_closed >= 2:
                        break
            elif not crossed[active]:
                penalties[active] += 1
                if penalties[active] >= 4:
                    break
            active = 1 - active
        for seat in range(SEATS):
            total = -5 * penalties[seat]
            for row in range(_ROWS):
                total += count[seat, row] * (count[seat, row] + 1) // 2
            scores[game, seat] = total
    return turns
