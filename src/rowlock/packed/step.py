"""How a packed playthrough advances: the legal moves of a seat, and the end of each action."""

from __future__ import annotations

from rowlock.packed import shape
from rowlock.packed.bits import lowest, ones
from rowlock.packed.copying import copy
from rowlock.packed.landing import land, tied
from rowlock.packed.offers import color_fields, white_fields
from rowlock.packed.source import Numbers, inlined


@inlined
def sheet_of(seat: int) -> int:
    """The offset of a seat's sheet."""
    return shape.FIRST_SHEET + shape.SHEET * (seat & 15)


@inlined
def legal_moves(t: Numbers, s: Numbers, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a deciding seat to `moves`, in rule order with the pass last; return how many."""
    sheet = sheet_of(seat)
    fields = white_fields(t, s, sheet) if s[shape.PHASE] == shape.WHITE else color_fields(t, s, sheet)
    size = 0
    for word in range(2):
        left = fields[word]
        while left:
            place = shape.WORD * word + lowest(left)
            left &= left - 1
            rows = tied(t, s, sheet, place)
            if not rows:
                moves[size] = place
                size += 1
            while rows:
                moves[size] = place + shape.TO * (lowest(rows) + 1)
                size += 1
                rows &= rows - 1
    moves[size] = shape.PASS
    return size + 1


@inlined
def land_white(t: Numbers, s: Numbers) -> None:
    """Land all white choices together; then close rows and check for the end (C5, C8, C11)."""
    locked = 0
    for seat in range(s[shape.SEATS] & 15):
        land(t, s, sheet_of(seat), s[shape.CHOICE + seat])
        locked |= s[sheet_of(seat) + shape.LOCKED]
    _close(t, s, locked)
    s[shape.PHASE] = shape.OVER if ones(s[shape.CLOSED]) >= t[shape.ROWS_TO_END] else shape.COLOR


@inlined
def land_color(t: Numbers, s: Numbers, move: int) -> None:
    """Land the choice of the active seat; without a cross in either action it takes a penalty (C10)."""
    active = s[shape.ACTIVE]
    sheet = sheet_of(active)
    land(t, s, sheet, move)
    if move == shape.PASS and s[shape.CHOICE + active] == shape.PASS:
        s[sheet + shape.PENALTIES] += 1
    _close(t, s, s[sheet + shape.LOCKED])
    if ones(s[shape.CLOSED]) >= t[shape.ROWS_TO_END] or s[sheet + shape.PENALTIES] >= t[shape.PENALTIES_TO_END]:
        s[shape.PHASE] = shape.OVER
        return
    s[shape.PHASE] = shape.ROLL
    s[shape.TURN] += 1
    s[shape.ACTIVE] = active + 1 if active + 1 < s[shape.SEATS] else 0


@inlined
def _close(t: Numbers, s: Numbers, locked: int) -> None:
    """Close the rows that any seat has locked, for everyone (C8)."""
    if locked & ~s[shape.CLOSED]:
        _shut(t, s, s[shape.CLOSED] | locked)


def _shut(t: Numbers, s: Numbers, closed: int) -> None:
    """Remove the dice of closed rows, and their colors from the bars (C8, BA3)."""
    s[shape.CLOSED] = closed
    for color in range(shape.COLORS):
        if closed >> color & 1:
            s[shape.FACE + color] = shape.REMOVED
    for seat in range(s[shape.SEATS] & 15):
        s[sheet_of(seat) + shape.BAR] &= ~t[shape.BAR_OF + closed]


def choose(t: Numbers, s: Numbers, seat: int, move: int) -> None:
    """Make a legal move for a seat that is to decide; white choices land once the last seat has chosen."""
    if s[shape.PHASE] == shape.COLOR:
        land_color(t, s, move)
        return
    s[shape.CHOICE + seat] = move
    for other in range(s[shape.SEATS] & 15):
        if s[shape.CHOICE + other] == shape.NONE:
            return
    land_white(t, s)


def after(t: Numbers, s: Numbers, seat: int, move: int, following: Numbers) -> None:
    """Write to `following` the playthrough as it would be if only this seat's move had landed.

    Rows that the move closes are closed, and a penalty that it costs is taken; nothing else changes.
    """
    copy(s, following, 0, len(s))
    sheet = sheet_of(seat)
    land(t, following, sheet, move)
    if s[shape.PHASE] == shape.COLOR and move == shape.PASS and s[shape.CHOICE + seat] == shape.PASS:
        following[sheet + shape.PENALTIES] += 1
    _close(t, following, following[sheet + shape.LOCKED])


@inlined
def put_dice(s: Numbers, white_1: int, white_2: int, red: int, yellow: int, green: int, blue: int) -> None:
    """Set the dice to these faces, except for removed ones (C8). The last choices of the seats are left as they are."""
    s[shape.WHITE_1] = white_1
    s[shape.WHITE_2] = white_2
    closed = s[shape.CLOSED]
    s[shape.FACE] = shape.REMOVED if closed & 1 else red
    s[shape.FACE + 1] = shape.REMOVED if closed & 2 else yellow
    s[shape.FACE + 2] = shape.REMOVED if closed & 4 else green
    s[shape.FACE + 3] = shape.REMOVED if closed & 8 else blue
    s[shape.PHASE] = shape.WHITE


def roll_these(s: Numbers, faces: Numbers) -> None:
    """Set the six dice to these faces, the white ones first, and clear all choices."""
    put_dice(s, faces[0], faces[1], faces[2], faces[3], faces[4], faces[5])
    for seat in range(s[shape.SEATS] & 15):
        s[shape.CHOICE + seat] = shape.NONE
