"""The solo game by brute force: every roll enumerated, every move as the rules allow it, nothing clever."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import rowlock
from rowlock import Move, Phase, Sheet, State, Variant
from rowlock.rules.dice.state import closed_rows, ends
from rowlock.rules.pad.layout import COLORS
from rowlock.solve.values.others import Others


class Brute:
    """The exact expectation of the best play. Sheets are told apart by every cross, so keep them small."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[State, float]] = {}
        """By sheet: a state before the roll that has it, and what it comes to."""
        self._after: dict[tuple[str, bool, Move], State] = {}

    def worth(self, state: State) -> float:
        """What a state before a roll, or one that is over, comes to on average."""
        if self._is_over(state):
            return rowlock.scores(state)[0]
        key = str(state.sheets[0])
        if key not in self.known:
            worth = sum(
                float(chance) * self._best(rowlock.roll(state, roll)) for roll, chance in rowlock.outcomes(state)
            )
            self.known[key] = state, worth
        return self.known[key][1]

    def _is_over(self, state: State) -> bool:
        return state.is_over

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


class Finishing(Brute):
    """The same if the color action follows even a white action that ends the game.

    States are of the variant in which all rows have to be closed, so the rules go on; the end is checked between turns.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self._variant = variant
        self.start = rowlock.start(replace(variant, rows_to_end=len(COLORS)), 1)

    def by_the_rules(self, state: State) -> State:
        """The same state of the variant itself."""
        return replace(state, variant=self._variant, sheets=(replace(state.sheets[0], variant=self._variant),))

    def _is_over(self, state: State) -> bool:
        return state.is_over or len(state.closed) >= self._variant.rows_to_end


class Crowded:
    """The same among others: a second seat stands for them, which passes, and locks rows when chance has it so."""

    def __init__(self, others: Others) -> None:
        self.known: dict[tuple[str, frozenset[str]], tuple[State, float]] = {}
        """By sheet and closed rows: a state before the roll that has them, and what it comes to."""
        self._others = others
        self._after: dict[tuple[str, frozenset[str], bool, Move], State] = {}

    def worth(self, state: State) -> float:
        """What a state after a turn, or one that is over, comes to on average."""
        if state.is_over:
            return rowlock.scores(state)[0]
        key = str(state.sheets[0]), state.closed
        if key not in self.known:
            turn = sum(
                float(chance) * self._best(rowlock.roll(state, roll)) for roll, chance in rowlock.outcomes(state)
            )
            self.known[key] = state, self._disturbed(state, turn - self._others.charge)
        return self.known[key][1]

    def _disturbed(self, state: State, worth: float) -> float:
        rows = [row for row, color in enumerate(COLORS) if color not in state.closed]
        crosses = sum(state.sheets[0].count(row) for row in rows)
        over, taken = (by[len(state.closed), crosses] for by in (self._others.ends, self._others.closes))
        worths = [self.worth(_taken(state, row)) for row in rows]
        return float((1 - over - taken) * worth + over * rowlock.scores(state)[0] + taken * sum(worths) / len(worths))

    def _best(self, state: State) -> float:
        if state.phase is Phase.COLOR:
            return max(self.worth(self._choose(state, move)) for move in rowlock.legal(state, 0))
        following = [rowlock.choose(rowlock.choose(state, 0, move), 1, "-") for move in rowlock.legal(state, 0)]
        return max(self._best(one) if one.phase is Phase.COLOR else self.worth(one) for one in following)

    def _choose(self, state: State, move: Move) -> State:
        key = (str(state.sheets[0]), state.closed, isinstance(state.choices[0], rowlock.Pass), move)
        if key not in self._after:
            self._after[key] = replace(rowlock.choose(state, 0, move), active=0)
        return self._after[key]


def _taken(state: State, row: int) -> State:
    """The state once the other seat has locked the row."""
    mine, other = state.sheets
    closing = next(field.position for field in state.variant.layout.rows[row].fields if field.closing)
    other = replace(other, crosses=(*other.crosses[:row], (closing,), *other.crosses[row + 1 :]))
    closed = closed_rows((mine, other))
    sheets = tuple(reduce(Sheet.after, sheet.strikes(closed), sheet) for sheet in (mine, other))
    over = ends(state.variant, sheets, closed)
    return replace(state, sheets=sheets, closed=closed, phase=Phase.OVER if over else Phase.ROLL)
