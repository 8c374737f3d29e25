"""The solo game by brute force: every roll and every legal move enumerated, nothing clever."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import rowlock
from rowlock import Move, Phase, Sheet, State, Variant
from rowlock.rules.dice.state import closed_rows, ends
from rowlock.rules.pad.layout import COLORS
from rowlock.solve.values.others import Others


class Brute:
    """The exact expected score of optimal play. Sheets are distinguished by every cross, so keep them small."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[State, float]] = {}
        """By sheet: a state before the roll with that sheet, and its expected score."""
        self._after: dict[tuple[str, bool, Move], State] = {}

    def worth(self, state: State) -> float:
        """The expected score of a state before a roll, or of one that is over."""
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
        """The expected score of a state in which the seat is to choose: the best over all moves."""
        if state.phase is not Phase.WHITE:
            return max(self.worth(self._choose(state, move)) for move in rowlock.legal(state, 0))
        following = (rowlock.choose(state, 0, move) for move in rowlock.legal(state, 0))
        return max(self._best(one) if one.phase is Phase.COLOR else self.worth(one) for one in following)

    def _choose(self, state: State, move: Move) -> State:
        """The state after a color choice; cached, as it does not depend on the dice."""
        key = (str(state.sheets[0]), isinstance(state.choices[0], rowlock.Pass), move)
        if key not in self._after:
            self._after[key] = rowlock.choose(state, 0, move)
        return self._after[key]


class Finishing(Brute):
    """The same, except that the color action follows even a white action that ends the game.

    States use a variant that ends only when all rows are closed, so the rules play on; the end is checked each turn.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self._variant = variant
        self.start = rowlock.start(replace(variant, rows_to_end=len(COLORS)), 1)

    def by_the_rules(self, state: State) -> State:
        """The same state in the original variant."""
        return replace(state, variant=self._variant, sheets=(replace(state.sheets[0], variant=self._variant),))

    def _is_over(self, state: State) -> bool:
        return state.is_over or len(state.closed) >= self._variant.rows_to_end


class Crowded:
    """The same with opponents: a second seat stands for all of them; it passes, and locks rows at random."""

    def __init__(self, others: Others) -> None:
        self.known: dict[tuple[str, frozenset[str]], tuple[State, float]] = {}
        """By sheet and closed rows: a state before the roll with these, and its expected score."""
        self._others = others
        self._after: dict[tuple[str, frozenset[str], bool, Move], State] = {}

    def worth(self, state: State) -> float:
        """The expected score of a state after a turn, or of one that is over."""
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
