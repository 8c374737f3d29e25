"""Two players without foresight: one plays anything, one skips as little as it can."""

import random
from dataclasses import dataclass

from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.state import Phase
from rowlock.rules.dice.view import View

_MOST_SKIPPED = 2


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Chooses uniformly among the legal moves, the pass included."""

    rng: random.Random

    def decide(self, view: View) -> Move:
        """Draw one of the legal moves."""
        return self.rng.choice(_moves(view))


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Makes the cross that skips the fewest fields; in the white action, passes rather than skip more than two."""

    def decide(self, view: View) -> Move:
        """The cross that skips the fewest fields; on a tie, the topmost."""
        crosses = [move for move in _moves(view) if isinstance(move, Cross)]
        best = min(crosses, key=lambda move: skipped(view, move), default=Pass())
        if isinstance(best, Cross) and view.state.phase is Phase.WHITE and skipped(view, best) > _MOST_SKIPPED:
            return Pass()
        return best


def _moves(view: View) -> tuple[Move, ...]:
    assert view.seat is not None, "a spectator has nothing to decide"
    return legal(view.state, view.seat)


def skipped(view: View, move: Cross) -> int:
    """How many fields of its row the cross would lose for good."""
    field = view.state.variant.layout.fields[move.field]
    assert view.seat is not None
    return field.position - view.state.sheets[view.seat].last(field.row) - 1
