"""The solved game: what every position and every move is worth."""

from __future__ import annotations

from dataclasses import dataclass

from rowlock.errors import SetupError, WrongVariant
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.play import choose
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import lucky_text
from rowlock.solve.positions.array_types import Values
from rowlock.solve.positions.indexing import first_pair, index_of, second_pair
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.sheet_position import position_of, settled
from rowlock.solve.positions.solver_workspace import HERE
from rowlock.solve.positions.table_offsets import BITS, FEWEST_STARS, MOST_STARS, PLACE, SIZE


@dataclass(frozen=True)
class Worth:
    """A legal move and the expected score if play continues optimally after it."""

    move: Move
    points: float


@dataclass(frozen=True)
class Solved:
    """The values of all positions, and the ranking that numbers them."""

    ranking: Ranking
    values: Values

    def expected(self, state: State) -> float:
        """The expected score under optimal play."""
        self._check(state)
        if state.is_over:
            return float(score(state.sheets[0]).total)
        if state.phase is Phase.ROLL:
            return self._before_roll(state.sheets[0])
        return max(worth.points for worth in self.worths(state))

    def worths(self, state: State) -> tuple[Worth, ...]:
        """Every legal move with its worth, in the order of `legal`. All dice have to be known."""
        self._check(state)
        if state.roll and not state.roll.is_known:
            raise SetupError(f"{state.roll}: what a move is worth depends on all dice, and some are not known")
        return tuple(Worth(move, self.expected(choose(state, 0, move))) for move in legal(state, 0))

    def _before_roll(self, sheet: Sheet) -> float:
        position = position_of(self.ranking, sheet)
        t = self.ranking.tables
        first, second = first_pair(t, position, HERE), second_pair(t, position, HERE)
        low, high = (t[t[at] + first] + t[t[at + 1] + second] for at in (FEWEST_STARS, MOST_STARS))
        place = int(position[PLACE])
        if sheet.variant.bar and place < len(sheet.variant.bar) and not low <= place <= high:
            raise SetupError(f"{sheet}: no playthrough strikes this many bar fields with these crosses")
        index = index_of(t, first, second, place, int(position[BITS]))
        return float(self.values[sheet.penalties * int(t[SIZE]) + index]) + settled(self.ranking, sheet)

    def _check(self, state: State) -> None:
        """Refuse a state of any game but the solved one."""
        if len(state.sheets) != 1:
            raise SetupError(f"{len(state.sheets)} seats: only the solo game is solved")
        if state.variant != self.ranking.variant:
            raise WrongVariant(f"this belongs to the variant {state.variant}, not to {self.ranking.variant}")
        lucky = state.lucky[0] if state.lucky else None
        if lucky != self.ranking.lucky:
            solved = lucky_text(self.ranking.lucky) if self.ranking.lucky else "none"
            raise WrongVariant(f"this has lucky numbers other than the solved ones, {solved}")
