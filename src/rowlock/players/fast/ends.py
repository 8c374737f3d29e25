"""The end of a playthrough of two, compiled: the functions of `net.ends` on arrays."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints
from rowlock.kernel.bits import lowest
from rowlock.kernel.compiled import lean
from rowlock.kernel.offers import count
from rowlock.kernel.scoring import score
from rowlock.kernel.step import sheet_of
from rowlock.players.net import regret
from rowlock.players.net.ends import reach, room, worth
from rowlock.players.net.ends.ending import LIMIT
from rowlock.players.net.ends.reach import EVEN, LEAD_BITS
from rowlock.players.net.ends.room import FLOATS, SIZES, EndRoom
from rowlock.players.net.ends.tables import (
    BY_STATE,
    CAN_SOLVE,
    FIRST_STATE,
    LIVE,
    PENALTIES,
    ROW_BITS,
    STATES,
    WIDTH,
)

KNOWN = 3
"""Whether the end of what is to be decided now is worked out: one more of what is counted."""


def _alike(*functions: Callable[..., Any]) -> dict[str, Any]:
    """These functions, compiled, by name. Where one calls an earlier one it calls the compiled one."""
    made: dict[str, Any] = {}
    for function in functions:
        assert isinstance(function, FunctionType)
        made[function.__name__] = lean(FunctionType(function.__code__, function.__globals__ | made, function.__name__))
    return made


_made = _alike(
    *(regret.begin, regret.learn, regret.remember, regret.finish),
    *(room.clear, reach.slot_of, reach.sums, reach.position, reach.following, reach.add_link, reach.color_cell),
    *(reach.white_moves, reach.white_cells, reach.offer, reach.spread, reach.size_at_most),
    *(worth.pair_worth, worth.matched_worth, worth.mixed_worth, worth.game_worth, worth.note_cells, worth.note_gains),
    *(worth.alike, worth.note_faces, worth.rolls_worth, worth.expected, worth.settle),
)
_clear, _slot_of, _settle = _made["clear"], _made["slot_of"], _made["settle"]
_color_cell, _white_cells = _made["color_cell"], _made["white_cells"]
_spread, _size_at_most = _made["spread"], _made["size_at_most"]


def end_arrays(ends: bool) -> EndRoom:
    """Room to work out ends in, or none for who does not."""
    sizes = {name: np.zeros(size if ends else 1, np.int64) for name, size in SIZES.items()}
    floats = {name: np.zeros(size if ends else 1, np.float64) for name, size in FLOATS.items()}
    return EndRoom(**sizes | {"counts": np.zeros(4, np.int64)}, **floats)


@lean
def _word(e: Ints, t: Ints, s: Ints, seat: int) -> int:
    """The sheet of a seat as a word."""
    sheet = sheet_of(seat)
    word = s[sheet + at.PENALTIES] << PENALTIES
    for row in range(at.COLORS):
        if not s[at.CLOSED] >> row & 1:
            lane = t[at.LANE + row]
            mine = t[at.WORD_OF + row]
            ahead = s[sheet + at.NEXT + mine] & lane
            behind = lowest(ahead) - lowest(lane)
            state = e[FIRST_STATE + WIDTH * row + behind] + count(t, s, sheet, row)
            word |= e[BY_STATE + e[STATES] * (4 * LIVE + row) + state] << ROW_BITS * row
    return word


@lean
def work_out(e: Ints, t: Ints, m: EndRoom, s: Ints) -> None:
    """Work out the end of what is to be decided, if it is small enough."""
    m.counts[KNOWN] = 0
    if s[at.SEATS] != 2 or not e[CAN_SOLVE] or len(m.slots) == 1:
        return
    active = s[at.ACTIVE]
    mine, theirs, closed = _word(e, t, s, active), _word(e, t, s, 1 - active), s[at.CLOSED]
    if not _size_at_most(e, mine, theirs, LIMIT):
        return
    _clear(m)
    lead = score(t, s, sheet_of(active)) - score(t, s, sheet_of(1 - active))
    for color in range(at.COLORS):
        face = s[at.FACE + color]
        m.offered[color] = 0 if face == at.REMOVED else 1 << s[at.WHITE_1] + face | 1 << s[at.WHITE_2] + face
    if s[at.PHASE] == at.WHITE:
        _white_cells(e, m, mine, theirs, closed, lead, s[at.WHITE_1] + s[at.WHITE_2], True)
    else:
        _color_cell(e, m, mine, theirs, closed, lead, s[at.CHOICE + active] != at.PASS)
    if _spread(e, m):
        _settle(e, m)
        m.counts[KNOWN] = 1


@lean
def end_worth(e: Ints, t: Ints, m: EndRoom, s: Ints) -> int:
    """The part of the win of who rolls next in a playthrough that follows from the decision."""
    active = s[at.ACTIVE]
    lead = score(t, s, sheet_of(active)) - score(t, s, sheet_of(1 - active))
    mine = _word(e, t, s, active) << 4 | s[at.CLOSED]
    theirs = _word(e, t, s, 1 - active) << LEAD_BITS | lead + EVEN
    found: int = m.worth[m.slots[_slot_of(m, mine, theirs)]]
    return found
