"""A player who never errs: plays the solo game by its solved values."""

from dataclasses import dataclass

import numpy as np

from rowlock.rules.catalog import DEFAULT, variant
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.play import start
from rowlock.rules.dice.view import View
from rowlock.rules.pad.variant import Lucky, Variant
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.table_offsets import SIZE
from rowlock.solve.values.solved import Solved
from rowlock.solve.values.value_files import found


@dataclass(frozen=True, slots=True)
class ExactPlayer:
    """Chooses the move worth most; on a tie the first, and a cross rather than a pass. Plays alone only."""

    solved: Solved

    def decide(self, view: View) -> Move:
        """The best move, by exact values."""
        return max(self.solved.worths(view.state), key=lambda worth: worth.points).move


def by_cached_table(variant: Variant, lucky: Lucky | None) -> ExactPlayer | None:
    """A player for the table that `rowlock solve` has left in the cache, if there is one."""
    solved = found(Ranking(variant, lucky))
    return ExactPlayer(solved) if solved else None


def warm_up() -> None:
    """Compile the functions that look up a value; the values do not matter."""
    ranking = Ranking(variant(DEFAULT), None)
    Solved(ranking, np.zeros(int(ranking.tables[SIZE]), np.float32)).expected(start(DEFAULT, 1))
