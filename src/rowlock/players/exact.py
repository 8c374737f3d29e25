"""A player who never errs: plays the solved game of one by its values."""

from dataclasses import dataclass

from rowlock.rules.moves import Move
from rowlock.rules.view import View
from rowlock.solve.solved import Solved


@dataclass(frozen=True, slots=True)
class ExactPlayer:
    """Chooses what is worth the most; the first of equals, and a cross rather than a pass. Plays alone only."""

    solved: Solved

    def decide(self, view: View) -> Move:
        """The best move, exactly."""
        return max(self.solved.worths(view.state), key=lambda worth: worth.points).move
