"""How a packed playthrough goes on: the moves of a seat, and the end of each action."""

from __future__ import annotations

from rowlock.packed import shape as at
from rowlock.packed.bits import lowest, ones
from rowlock.packed.copying import copy
from rowlock.packed.landing import land, tied
from rowlock.packed.offers import color_fields, white_fields
from rowlock.packed.source import Numbers, inlined


@inlined
def sheet_of(seat: int) -> int:
    """Where the sheet of a seat begins."""
    return at.FIRST_SHEET + at.SHEET * (seat & 15)


@inlined
def legal_moves(t: Numbers, s: Numbers, seat: int, moves: Numbers) -> int:
    """Write every move of a seat that is to decide into `moves`, in the order of the rules, the pass last. How many."""
    sheet = sheet_of(seat)
    fields = white_fields(t, s, sheet) if s[at.PHASE] == at.WHITE else color_fields(t, s, sheet)
    size = 0
    for word in range(2):
        left = fields[word]
        while left:
            place = at.WORD * word + lowest(left)
            left &= left - 1
            rows = tied(t, s, sheet, place)
            if not rows:
                moves[size] = place
                size += 1
            while rows:
                moves[size] = place + at.TO * (lowest(rows) + 1)
                size += 1
                rows &= rows - 1
    moves[size] = at.PASS
    return size + 1


@inlined
def land_white(t: Numbers, s: Numbers) -> None:
    """All white choices land together; then rows close, and it may be over (C5, C8, C11)."""
    locked = 0
    for seat in range(s[at.SEATS] & 15):
        land(t, s, sheet_of(seat), s[at.CHOICE + seat])
        locked |= s[sheet_of(seat) + at.LOCKED]
    _close(t, s, locked)
    s[at.PHASE] = at.OVER if ones(s[at.CLOSED]) >= t[at.ROWS_TO_END] else at.COLOR


@inlined
def land_color(t: Numbers, s: Numbers, move: int) -> None:
    """The choice of the active seat lands; without a cross in either action it takes a penalty (C10)."""
    active = s[at.ACTIVE]
    sheet = sheet_of(active)
    land(t, s, sheet, move)
    if move == at.PASS and s[at.CHOICE + active] == at.PASS:
        s[sheet + at.PENALTIES] += 1
    _close(t, s, s[sheet + at.LOCKED])
    if ones(s[at.CLOSED]) >= t[at.ROWS_TO_END] or s[sheet + at.PENALTIES] >= t[at.PENALTIES_TO_END]:
        s[at.PHASE] = at.OVER
        return
    s[at.PHASE] = at.ROLL
    s[at.TURN] += 1
    s[at.ACTIVE] = active + 1 if active + 1 < s[at.SEATS] else 0


@inlined
def _close(t: Numbers, s: Numbers, locked: int) -> None:
    """Rows that anybody has locked close for everybody (C8)."""
    if locked & ~s[at.CLOSED]:
        _shut(t, s, s[at.CLOSED] | locked)


def _shut(t: Numbers, s: Numbers, closed: int) -> None:
    """The dice of closed rows are removed, and the bars lose their colors (C8, BA3)."""
    s[at.CLOSED] = closed
    for color in range(at.COLORS):
        if closed >> color & 1:
            s[at.FACE + color] = at.REMOVED
    for seat in range(s[at.SEATS] & 15):
        s[sheet_of(seat) + at.BAR] &= ~t[at.BAR_OF + closed]


def choose(t: Numbers, s: Numbers, seat: int, move: int) -> None:
    """A seat that is to decide makes a legal move; white choices land once the last seat has chosen."""
    if s[at.PHASE] == at.COLOR:
        land_color(t, s, move)
        return
    s[at.CHOICE + seat] = move
    for other in range(s[at.SEATS] & 15):
        if s[at.CHOICE + other] == at.NONE:
            return
    land_white(t, s)


def after(t: Numbers, s: Numbers, seat: int, move: int, following: Numbers) -> None:
    """Write into `following` what the playthrough would be if the move of this seat alone had landed.

    Rows that the move closes are closed in it, and a penalty that it costs is taken; nothing else has happened.
    """
    copy(s, following, 0, len(s))
    sheet = sheet_of(seat)
    land(t, following, sheet, move)
    if s[at.PHASE] == at.COLOR and move == at.PASS and s[at.CHOICE + seat] == at.PASS:
        following[sheet + at.PENALTIES] += 1
    _close(t, following, following[sheet + at.LOCKED])


@inlined
def put_dice(s: Numbers, white_1: int, white_2: int, red: int, yellow: int, green: int, blue: int) -> None:
    """The dice show these faces, but for those that are removed (C8). What the seats chose last still stands."""
    s[at.WHITE_1] = white_1
    s[at.WHITE_2] = white_2
    closed = s[at.CLOSED]
    s[at.FACE] = at.REMOVED if closed & 1 else red
    s[at.FACE + 1] = at.REMOVED if closed & 2 else yellow
    s[at.FACE + 2] = at.REMOVED if closed & 4 else green
    s[at.FACE + 3] = at.REMOVED if closed & 8 else blue
    s[at.PHASE] = at.WHITE


def roll_these(s: Numbers, faces: Numbers) -> None:
    """The six dice show these faces, the white ones first: everybody is to choose."""
    put_dice(s, faces[0], faces[1], faces[2], faces[3], faces[4], faces[5])
    for seat in range(s[at.SEATS] & 15):
        s[at.CHOICE + seat] = at.NONE
