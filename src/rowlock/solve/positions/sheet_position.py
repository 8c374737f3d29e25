"""A sheet converted to a position, and the settled points on it that values leave out."""

from __future__ import annotations

import numpy as np

from rowlock.errors import SetupError
from rowlock.rules.dice.state import closed_rows
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import earned
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Kind
from rowlock.solve.positions.array_types import Ints
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.row_states import RowState
from rowlock.solve.positions.table_offsets import BITS, PLACE, POSITION


def settled(ranking: Ranking, sheet: Sheet) -> int:
    """The points that values leave out because they are certain."""
    if not ranking.settle:
        return 0
    rows = (ranking.rows[ranking.place[color]] for color in COLORS)
    closed = sum(states.worth(sheet.count(row)) for row, states in enumerate(rows) if sheet.is_locked(row))
    return closed + 13 * (Kind.THIRTEEN in earned(sheet))


def position_of(ranking: Ranking, sheet: Sheet) -> Ints:
    """A sheet as a position for compiled code."""
    position = np.zeros(POSITION, np.int64)
    for place, row in enumerate(ranking.fold.order):
        states = ranking.rows[place]
        count = sheet.count(row)
        state = states.closed_state(count) if sheet.is_locked(row) else RowState(sheet.last(row) + 1, count)
        position[place] = ranking.offsets[place] + states.index[state]
    position[PLACE] = _place_on_bar(sheet)
    position[BITS] = sum(_bit(ranking, sheet, kind) << bit for bit, kind in enumerate(ranking.kinds))
    return position


def _place_on_bar(sheet: Sheet) -> int:
    """The first free field of the bar. All before it are struck, and after it only those of closed rows (BA1, BA3)."""
    closed = closed_rows([sheet])
    bar = sheet.variant.bar
    place = next((index for index in range(len(bar)) if index not in sheet.struck), len(bar))
    expected = {index for index, color in enumerate(bar) if index < place or color in closed}
    if set(sheet.struck) != expected:
        raise SetupError(f"{sheet}: no playthrough leaves the bar like this; it is struck from the left")
    return place


def _bit(ranking: Ranking, sheet: Sheet, kind: Kind) -> int:
    """1 if one half of the bonus pair is crossed and the other can be, or if it is earned and scored at the end."""
    one, other = (field for field in sheet.variant.layout.fields.values() if _is_half(sheet, field.id, kind))
    crossed = sheet.has(one) + sheet.has(other)
    if crossed == 2:
        return int(not ranking.at_once >> ranking.kinds.index(kind) & 1)
    missing = other if sheet.has(one) else one
    behind = sheet.is_locked(missing.row) or missing.position <= sheet.last(missing.row)
    return int(crossed == 1 and not behind)


def _is_half(sheet: Sheet, field_id: str, kind: Kind) -> bool:
    partner = sheet.variant.partners.get(field_id)
    return partner is not None and partner[0] is kind
