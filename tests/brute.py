"""The solo game by brute force: every roll enumerated, every move as the rules allow it, nothing clever."""

from __future__ import annotations

import rowlock
from rowlock import Move, Phase, State


class Brute:
    """The exact expectation of the best play. Sheets are told apart by every cross, so keep them small."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[State, float]] = {}
        """By sheet: a state before the roll that has it, and what it comes to."""
        self._after: dict[tuple[str, bool, Move], State] = {}

    def worth(self, state: State) -> float:
        """What a state before a roll, or one that is over, comes to on average."""
        if state.is_over:
            return rowlock.scores(state)[0]
        key = str(state.sheets[0])
        if key not in self.known:
            worth = sum(
                float(chance) * self._best(rowlock.roll(state, roll)) for roll, chance in rowlock.outcomes(state)
            )
            self.known[key] = state, worth
        return self.known[key][1]

    def _best(self, state: State) -> float:
        """What a state in which the seat is to choose comes to: the best of all moves."""
        if state.phase is not Phase.WHITE:
            return max(self.worth(self._choose(state, move)) for move in rowlock.legal(state, 0))
        following = (rowlock.choose(state, 0, move) for move in rowlock.legal(state, 0))
        return max(self._best(one) if one.phase is Phase.COLOR else self.worth(one) for one in following)

    def _choose(self, state: State, move: Move) -> State:
        """What a color choice leads to does not depend on the dice: it is looked up."""
        key = (str(state.sheets[0]), isinstance(state.choices[0], rowlock.Pass), move)
        if key not in self._after:
            self._after[key] = rowlock.choose(state, 0, move)
        return self._after[key]
