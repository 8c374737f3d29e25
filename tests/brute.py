"""The solo game by brute force: every roll enumerated, every move as the rules allow it, nothing clever."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import rowlock
from rowlock import Phase, State
from rowlock.rules.dice import outcomes


class Brute:
    """The exact expectation of the best play. Sheets are told apart by every cross, so keep them small."""

    def __init__(self) -> None:
        self.known: dict[str, float] = {}

    def worth(self, state: State) -> float:
        """What a state before a roll, or one that is over, comes to on average."""
        if state.is_over:
            return rowlock.scores(state)[0]
        key = str(state.sheets[0])
        if key not in self.known:
            whites: dict[object, list[State]] = {}
            colors: dict[object, float] = {}
            total = 0.0
            for roll, chance in outcomes(state):
                total += float(chance) * self._best(rowlock.roll(state, roll))
            self.known[key] = total
        return self.known[key]

    def _best(self, state: State) -> float:
        """What a state in which the seat is to choose comes to: the best of all moves."""
        following = (rowlock.choose(state, 0, move) for move in rowlock.legal(state, 0))
        return max(self._best(one) if one.phase is Phase.COLOR else self.worth(one) for one in following)
