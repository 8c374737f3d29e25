"""What crossing a field does to a sheet: the lock, the bonus bar, the bonus pairs, and so on until nothing is pending.

All of it works on the state before the action plus the seat's own crosses (BA6): rows close only when an action ends.
"""

from __future__ import annotations

from rowlock.packed import shape
from rowlock.packed.bits import lowest, ones
from rowlock.packed.offers import fewest, next_place
from rowlock.packed.source import Numbers, inlined


@inlined
def cross(t: Numbers, s: Numbers, sheet: int, place: int) -> None:
    """Cross one field, and the lock with it if it is a closing field (C7)."""
    place &= 127
    word = place >> 6
    bit = 1 << (place & 63)
    lane = t[shape.LANE_OF + place]
    closing = t[shape.CLOSING_OF + place]
    crossed = s[sheet + shape.CROSSED + word] | bit
    mine = crossed & lane
    right = ahead = (lane & -bit) ^ bit
    if ones(mine) + ones(mine & t[shape.DOUBLE_OF + place]) < t[shape.CLOSE_AFTER]:
        ahead &= ~closing
    if bit & closing:
        ahead = 0
        s[sheet + shape.LOCKED] |= 1 << t[shape.ROW_OF + place]
    s[sheet + shape.CROSSED + word] = crossed
    s[sheet + shape.OPEN + word] = s[sheet + shape.OPEN + word] & ~lane | ahead
    s[sheet + shape.NEXT + word] = s[sheet + shape.NEXT + word] & ~lane | right & -right
    if t[shape.HAS_ROUNDS]:
        s[sheet + shape.READY + (t[shape.COLOR_OF + place] & 3)] |= t[shape.UNLOCKS + place]


@inlined
def has(s: Numbers, sheet: int, place: int) -> int:
    """Whether the field is crossed."""
    crossed: int = s[sheet + shape.CROSSED + (place >> 6)] >> (place & 63) & 1
    return crossed


@inlined
def triggers(t: Numbers, s: Numbers, sheet: int, place: int) -> bool:
    """Whether crossing the field would trigger an effect immediately."""
    return bool(t[shape.STARRED + place]) or bool(t[shape.EARNS + place] and has(s, sheet, t[shape.PARTNER + place]))


def _queued(t: Numbers, s: Numbers, sheet: int, place: int, waiting: int, size: int) -> tuple[int, int]:
    """The queue of effects after crossing the field: the bar first, then the pair (BA1, BB3)."""
    if t[shape.STARRED + place]:
        waiting |= shape.STRIKE << 2 * size
        size += 1
    if t[shape.EARNS + place] and has(s, sheet, t[shape.PARTNER + place]):
        waiting |= t[shape.EARNS + place] << 2 * size
        size += 1
    return waiting, size


def _cross_next(t: Numbers, s: Numbers, sheet: int, row: int, waiting: int, size: int) -> tuple[int, int]:
    """Make a bonus cross in the row; it lapses if there is no next possible field (BA4, BB2)."""
    place = next_place(t, s, sheet, row)
    if place < 0:
        return waiting, size
    cross(t, s, sheet, place)
    return _queued(t, s, sheet, place, waiting, size)


def chain(t: Numbers, s: Numbers, sheet: int, move: int) -> int:
    """Apply all effects that crossing the field of a move triggers.

    Return 0, or the tied rows as bits if the move chooses none of them: then the chain is unfinished.
    """
    to = move // shape.TO
    waiting, size = _queued(t, s, sheet, move & shape.TO - 1, 0, 0)
    while size:
        effect = waiting & 3
        waiting >>= 2
        size -= 1
        if effect == shape.STRIKE:
            free = s[sheet + shape.BAR] & ~t[shape.BAR_OF + (s[shape.CLOSED] | s[sheet + shape.LOCKED])]
            if free:  # bar used up: no bonus (BA4)
                index = lowest(free)
                s[sheet + shape.BAR] &= ~(1 << index)
                waiting, size = _cross_next(t, s, sheet, t[shape.BAR_ROW + index], waiting, size)
        elif effect == shape.ONE_IN_EACH:
            for row in range(shape.COLORS):
                waiting, size = _cross_next(t, s, sheet, row, waiting, size)
        else:
            rows = fewest(t, s, sheet)
            row = lowest(rows)
            if rows & (rows - 1):
                if to == 0 or not rows >> (to - 1) & 1:
                    return rows
                row = to - 1
            waiting, size = _cross_next(t, s, sheet, row, waiting, size)
            waiting, size = _cross_next(t, s, sheet, row, waiting, size)
    return 0


@inlined
def land(t: Numbers, s: Numbers, sheet: int, move: int) -> None:
    """Apply a legal move to a sheet, with everything that it triggers."""
    if move < 0:
        return
    place = move & shape.TO - 1
    cross(t, s, sheet, place)
    if t[shape.HAS_CHAINS] and triggers(t, s, sheet, place):
        chain(t, s, sheet, move)


@inlined
def tied(t: Numbers, s: Numbers, sheet: int, place: int) -> int:
    """The rows to choose from if crossing the field leads to a tie (BB1), as bits; 0 if it does not."""
    if t[shape.CAN_TIE] and triggers(t, s, sheet, place):
        return _tried(t, s, sheet, place)
    return 0


def _tried(t: Numbers, s: Numbers, sheet: int, place: int) -> int:
    trial = shape.FIRST_SHEET + shape.SHEET * s[shape.SEATS]
    for column in range(shape.SHEET):
        s[trial + column] = s[sheet + column]
    cross(t, s, trial, place)
    return chain(t, s, trial, place)
