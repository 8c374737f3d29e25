"""The endgame of two seats, solved when one is to decide. Compiled, the same functions work on arrays."""

from __future__ import annotations

from rowlock.packed import shape
from rowlock.packed.bits import lowest
from rowlock.packed.offers import count
from rowlock.packed.points import score
from rowlock.packed.source import Numbers
from rowlock.packed.step import sheet_of
from rowlock.players.net.endgame.end_workspace import KNOWN, LIMIT, EndWorkspace, clear
from rowlock.players.net.endgame.position_values import settle
from rowlock.players.net.endgame.reachable import (
    EVEN,
    LEAD_BITS,
    color_cell,
    position,
    size_at_most,
    slot_of,
    spread,
    white_cells,
)
from rowlock.players.net.endgame.sheet_tables import (
    BY_STATE,
    CAN_SOLVE,
    FIRST_STATE,
    LIVE,
    PENALTIES,
    ROW_BITS,
    STATES,
    WIDTH,
)
from rowlock.players.net.feature_tables import FeatureTables


def _word(t: Numbers, e: Numbers, s: Numbers, seat: int) -> int:
    """The sheet of a seat as a word."""
    sheet = sheet_of(seat)
    word: int = s[sheet + shape.PENALTIES] << PENALTIES
    for row in range(shape.COLORS):
        if not s[shape.CLOSED] >> row & 1:  # an open row has a field right of the last cross
            lane = t[shape.LANE + row]
            behind = lowest(s[sheet + shape.NEXT + t[shape.WORD_OF + row]] & lane) - lowest(lane)
            state = e[FIRST_STATE + WIDTH * row + behind] + count(t, s, sheet, row)
            word |= e[BY_STATE + e[STATES] * (4 * LIVE + row) + state] << ROW_BITS * row
    return word


def _lead(t: Numbers, s: Numbers) -> int:
    """By how many points the active seat is ahead."""
    active = s[shape.ACTIVE]
    return score(t, s, sheet_of(active)) - score(t, s, sheet_of(1 - active))


def work_out(t: Numbers, f: FeatureTables, m: EndWorkspace, s: Numbers) -> None:
    """Solve the endgame from the current decision or roll on, if it is small enough; `value` uses it from then on.

    Once called, it must be called again before every further decision.
    """
    e = f.ends
    m.counts[KNOWN] = 0
    if s[shape.SEATS] != 2 or not e[CAN_SOLVE] or len(m.slots) == 1:
        return
    mine, theirs = _word(t, e, s, s[shape.ACTIVE]), _word(t, e, s, 1 - s[shape.ACTIVE])
    if not size_at_most(e, mine, theirs, LIMIT):
        return
    clear(m)
    closed, lead = s[shape.CLOSED], _lead(t, s)
    if s[shape.PHASE] == shape.ROLL:
        position(e, m, mine, theirs, closed, lead)
        _finish(e, m)
        return
    for color in range(shape.COLORS):
        face = s[shape.FACE + color]
        m.offered[color] = 0 if face == shape.REMOVED else 1 << s[shape.WHITE_1] + face | 1 << s[shape.WHITE_2] + face
    if s[shape.PHASE] == shape.WHITE:
        white_cells(e, m, mine, theirs, closed, lead, s[shape.WHITE_1] + s[shape.WHITE_2], 1)
    else:
        color_cell(e, m, mine, theirs, closed, lead, int(s[shape.CHOICE + s[shape.ACTIVE]] != shape.PASS))
    _finish(e, m)


def _finish(e: Numbers, m: EndWorkspace) -> None:
    """Solve the positions that follow, if there is room for them."""
    if spread(e, m):
        settle(e, m)
        m.counts[KNOWN] = 1


def end_worth(t: Numbers, f: FeatureTables, m: EndWorkspace, s: Numbers) -> int:
    """The next roller's share of the win in a playthrough that follows from the decision, in units of ONE."""
    e, active = f.ends, s[shape.ACTIVE]
    mine = _word(t, e, s, active) << 4 | s[shape.CLOSED]
    theirs = _word(t, e, s, 1 - active) << LEAD_BITS | _lead(t, s) + EVEN
    found: int = m.worth[m.slots[slot_of(m, mine, theirs)]]
    return found
