"""The end of a playthrough, worked out in plain Python when a seat is to decide."""

from __future__ import annotations

from rowlock.players.net.endgame.position_values import settle
from rowlock.players.net.endgame.reachable import (
    EVEN,
    LEAD_BITS,
    color_cell,
    size_at_most,
    slot_of,
    spread,
    white_cells,
)
from rowlock.players.net.endgame.sheet_tables import CAN_SOLVE, end_tables, sheet_word
from rowlock.players.net.endgame.workspace import LIMIT, EndRoom, end_room
from rowlock.rules.dice.moves import Pass
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import COLORS


class Ending:
    """What every state is worth that follows from one decision."""

    def __init__(self, e: tuple[int, ...], room: EndRoom) -> None:
        self._tables, self._room = e, room

    def worth(self, state: State) -> int:
        """The part of the win of who rolls next, in units of ONE."""
        mine, theirs, closed, lead = _words(self._tables, state)
        room = self._room
        found: int = room.worth[room.slots[slot_of(room, mine << 4 | closed, theirs << LEAD_BITS | lead + EVEN)]]
        return found


def _words(e: tuple[int, ...], state: State) -> tuple[int, int, int, int]:
    """The sheets of the active seat and the other one, the closed rows, and by how much the active one leads."""
    closed = sum(1 << row for row, color in enumerate(COLORS) if color in state.closed)
    mine, theirs = (sheet_word(e, state.sheets[seat], state.closed) for seat in (state.active, 1 - state.active))
    totals = scores(state)
    return mine, theirs, closed, totals[state.active] - totals[1 - state.active]


def ending(state: State) -> Ending | None:
    """The end of a state in which somebody is to decide; None if it cannot be worked out, or is too large."""
    e, roll = end_tables(state.variant), state.roll
    if len(state.sheets) != 2 or not e[CAN_SOLVE] or roll is None or not roll.is_known:
        return None
    mine, theirs, closed, lead = _words(e, state)
    if not size_at_most(e, mine, theirs, LIMIT):
        return None
    room = end_room()
    for color, face in enumerate(roll.colors):
        room.offered[color] = 0 if face is None else 1 << roll.whites[0] + face | 1 << roll.whites[1] + face
    if state.phase is Phase.WHITE:
        white_cells(e, room, mine, theirs, closed, lead, sum(roll.whites), 1)
    else:
        crossed = int(not isinstance(state.choices[state.active], Pass))
        color_cell(e, room, mine, theirs, closed, lead, crossed)
    if not spread(e, room):
        return None
    settle(e, room)
    return Ending(e, room)
