"""The end of a playthrough of two, compiled: the functions of `net.endgame` on arrays."""

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
from rowlock.players.compiled.packed_features import ENDS
from rowlock.players.net import regret
from rowlock.players.net.endgame import position_values, reachable, workspace
from rowlock.players.net.endgame.reachable import EVEN, LEAD_BITS
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
from rowlock.players.net.endgame.workspace import FLOATS, KNOWN, LIMIT, SIZES, EndRoom


def _compiled(*functions: Callable[..., Any]) -> dict[str, Any]:
    """These functions as machine code, by name. Where one calls an earlier one it calls the machine code."""
    made: dict[str, Any] = {}
    for function in functions:
        assert isinstance(function, FunctionType)
        made[function.__name__] = lean(FunctionType(function.__code__, function.__globals__ | made, function.__name__))
    return made


_made = _compiled(
    *(regret.begin, regret.learn, regret.remember, regret.finish),
    *(workspace.clear, reachable.slot_of, reachable.sums, reachable.position, reachable.following),
    *(reachable.add_link, reachable.color_cell, reachable.white_moves, reachable.white_cells, reachable.offer),
    *(reachable.spread, reachable.size_at_most),
    *(position_values.pair_worth, position_values.matched_worth, position_values.mixed_worth),
    *(position_values.game_worth, position_values.note_cells, position_values.note_gains, position_values.alike),
    *(position_values.note_faces, position_values.rolls_worth, position_values.expected, position_values.settle),
)
_clear, _slot_of, _spread, _settle = (_made[name] for name in ("clear", "slot_of", "spread", "settle"))
_color_cell, _white_cells, _size_at_most = (_made[name] for name in ("color_cell", "white_cells", "size_at_most"))


def end_arrays(*, wanted: bool) -> EndRoom:
    """Room to work out ends in, and next to none for who does not want to."""
    sizes = {name: np.zeros(size if wanted else 1, np.int64) for name, size in SIZES.items()}
    floats = {name: np.zeros(size if wanted else 1, np.float64) for name, size in FLOATS.items()}
    return EndRoom(**sizes | {"counts": np.zeros(SIZES["counts"], np.int64)}, **floats)


@lean
def _word(t: Ints, e: Ints, s: Ints, seat: int) -> int:
    """The sheet of a seat as a word."""
    sheet = sheet_of(seat)
    word: int = s[sheet + at.PENALTIES] << PENALTIES
    for row in range(at.COLORS):
        if not s[at.CLOSED] >> row & 1:  # so that there is a field right of the last cross
            lane = t[at.LANE + row]
            behind = lowest(s[sheet + at.NEXT + t[at.WORD_OF + row]] & lane) - lowest(lane)
            state = e[FIRST_STATE + WIDTH * row + behind] + count(t, s, sheet, row)
            word |= e[BY_STATE + e[STATES] * (4 * LIVE + row) + state] << ROW_BITS * row
    return word


@lean
def _lead(t: Ints, s: Ints) -> int:
    """By how many points the active seat is ahead."""
    active = s[at.ACTIVE]
    return score(t, s, sheet_of(active)) - score(t, s, sheet_of(1 - active))


@lean
def work_out(t: Ints, f: Ints, m: EndRoom, s: Ints) -> None:
    """Work out the end of what is to be decided now, if it is small enough; `value` goes by it from then on.

    Whoever has done so has to do it again before the next decision.
    """
    e = f[ENDS:]
    m.counts[KNOWN] = 0
    if s[at.SEATS] != 2 or not e[CAN_SOLVE] or len(m.slots) == 1:
        return
    mine, theirs = _word(t, e, s, s[at.ACTIVE]), _word(t, e, s, 1 - s[at.ACTIVE])
    if not _size_at_most(e, mine, theirs, LIMIT):
        return
    _clear(m)
    closed, lead = s[at.CLOSED], _lead(t, s)
    for color in range(at.COLORS):
        face = s[at.FACE + color]
        m.offered[color] = 0 if face == at.REMOVED else 1 << s[at.WHITE_1] + face | 1 << s[at.WHITE_2] + face
    if s[at.PHASE] == at.WHITE:
        _white_cells(e, m, mine, theirs, closed, lead, s[at.WHITE_1] + s[at.WHITE_2], 1)
    else:
        _color_cell(e, m, mine, theirs, closed, lead, int(s[at.CHOICE + s[at.ACTIVE]] != at.PASS))
    if _spread(e, m):
        _settle(e, m)
        m.counts[KNOWN] = 1


@lean
def end_worth(t: Ints, f: Ints, m: EndRoom, s: Ints) -> int:
    """The part of the win of who rolls next in a playthrough that follows from the decision, in units of ONE."""
    e, active = f[ENDS:], s[at.ACTIVE]
    mine = _word(t, e, s, active) << 4 | s[at.CLOSED]
    theirs = _word(t, e, s, 1 - active) << LEAD_BITS | _lead(t, s) + EVEN
    found: int = m.worth[m.slots[_slot_of(m, mine, theirs)]]
    return found
