"""The solved game: what any position of it is worth, and every move."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rowlock.errors import SetupError, WrongVariant
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.play import choose
from rowlock.rules.dice.roll import UNKNOWN
from rowlock.rules.dice.state import Phase, State, closed_rows
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import earned, score
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Kind, lucky_text
from rowlock.solve.arrays import Ints, Values
from rowlock.solve.ranking import Ranking
from rowlock.solve.rows import RowState
from rowlock.solve.shape import BITS, FEWEST_STARS, HERE, MOST_STARS, PLACE, POSITION, SIZE
from rowlock.solve.step import first_pair, index_of, second_pair


@dataclass(frozen=True)
class Worth:
    """A legal move and the points that its best continuation comes to on average."""

    move: Move
    points: float


@dataclass(frozen=True)
class Solved:
    """The values of all positions, and the ranking that says which is whose."""

    ranking: Ranking
    values: Values

    def expected(self, state: State) -> float:
        """The points that the state comes to on average if it is played as well as it can be."""
        self._check(state)
        if state.is_over:
            return float(score(state.sheets[0]).total)
        if state.phase is Phase.ROLL:
            return self._before_roll(state.sheets[0])
        return max(worth.points for worth in self.worths(state))

    def worths(self, state: State) -> tuple[Worth, ...]:
        """Every legal move with what it is worth, in the order of `legal`; the dice have to be known."""
        self._check(state)
        if state.roll and UNKNOWN in (*state.roll.whites, *state.roll.colors):
            raise SetupError(f"{state.roll}: what a move is worth depends on all dice, and some are not known")
        return tuple(Worth(move, self.expected(choose(state, 0, move))) for move in legal(state, 0))

    def _before_roll(self, sheet: Sheet) -> float:
        position = position_of(self.ranking, sheet)
        t = self.ranking.tables
        first, second = first_pair(t, position, HERE), second_pair(t, position, HERE)
        low, high = (t[t[at] + first] + t[t[at + 1] + second] for at in (FEWEST_STARS, MOST_STARS))
        place = int(position[PLACE])
        if sheet.variant.bar and place < len(sheet.variant.bar) and not low <= place <= high:
            raise SetupError(f"{sheet}: no playthrough comes to so many struck fields of the bar with these crosses")
        index = index_of(t, first, second, place, int(position[BITS]))
        return float(self.values[sheet.penalties * int(t[SIZE]) + index]) + settled(self.ranking, sheet)

    def _check(self, state: State) -> None:
        """Refuse a state that this is not the solution of."""
        if len(state.sheets) != 1:
            raise SetupError(f"{len(state.sheets)} seats: only the game of one is solved")
        if state.variant != self.ranking.variant:
            raise WrongVariant(f"this belongs to the variant {state.variant}, not to {self.ranking.variant}")
        lucky = state.lucky[0] if state.lucky else None
        if lucky != self.ranking.lucky:
            solved = lucky_text(self.ranking.lucky) if self.ranking.lucky else "none"
            raise WrongVariant(f"this has other lucky numbers than those that were solved, {solved}")


def settled(ranking: Ranking, sheet: Sheet) -> int:
    """The points that the values leave out because they are certain."""
    if not ranking.settle:
        return 0
    rows = (ranking.rows[ranking.place[color]] for color in COLORS)
    closed = sum(states.worth(sheet.count(row)) for row, states in enumerate(rows) if sheet.is_locked(row))
    return closed + 13 * (Kind.THIRTEEN in earned(sheet))


def position_of(ranking: Ranking, sheet: Sheet) -> Ints:
    """A sheet as compiled code knows it."""
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
    """The first free field of the bar; those before it, and no others but of closed rows, are struck (BA1, BA3)."""
    closed = closed_rows([sheet])
    bar = sheet.variant.bar
    place = next((index for index in range(len(bar)) if index not in sheet.struck), len(bar))
    expected = {index for index, color in enumerate(bar) if index < place or color in closed}
    if set(sheet.struck) != expected:
        raise SetupError(f"{sheet}: no playthrough leaves the bar like this, it is struck from the left")
    return place


def _bit(ranking: Ranking, sheet: Sheet, kind: Kind) -> int:
    """1 if one half of the pair is crossed and the other can be, or if it is earned and counts to the end."""
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
