"""The outcomes of a solved game: the probability of every score, and of each way to end, under optimal play.

The probability of each position is passed on to its successors, from the first position to the last. Two rankings are
needed: values leave out settled points, but here a position has to determine its score.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rowlock.rules.dice.play import choose
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.scoring import score
from rowlock.solve.positions.array_types import Floats, Table
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.sheet_position import position_of
from rowlock.solve.positions.solver_workspace import FLOATS, HERE, workspace
from rowlock.solve.positions.table_offsets import LEVELS, PENALTIES_TO_END, POSITION, SIDES, SIZE
from rowlock.solve.values.solved import Solved
from rowlock.solve.values.spreading import LOWEST_SCORE, SCORES, Chances, Choices, Rankings, place_of, spread_level


@dataclass(frozen=True)
class Outcomes:
    """The probabilities of all outcomes."""

    scores: dict[int, float]
    """The probability of each possible score."""
    by_rows: float
    """The probability that closed rows end the game rather than penalties (C11)."""

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(points * chance for points, chance in self.scores.items())

    @property
    def deviation(self) -> float:
        """The standard deviation of the score."""
        mean = self.mean
        return float(sum(chance * (points - mean) ** 2 for points, chance in self.scores.items()) ** 0.5)


def outcomes_of(solved: Solved, state: State) -> Outcomes:
    """The outcomes of a state under optimal play."""
    while not state.is_over and state.phase is not Phase.ROLL:
        state = choose(state, 0, max(solved.worths(state), key=lambda worth: worth.points).move)
    if state.is_over:
        closed = len(state.closed) >= state.variant.rows_to_end
        return Outcomes({score(state.sheets[0]).total: 1.0}, float(closed))
    solved.expected(state)  # refuses the states of other games
    found = _spread(solved, state)
    by_score = found.sum(axis=0)
    scores = {int(index) + LOWEST_SCORE: float(by_score[index]) for index in np.flatnonzero(by_score)}
    return Outcomes(scores, float(found[1].sum()))


def _spread(solved: Solved, state: State) -> Floats:
    """The probabilities by how the game ends, 1 for closed rows, and by score."""
    full = Ranking(solved.ranking.variant, solved.ranking.lucky, settle=False)
    t = full.tables
    rankings = Rankings(t, solved.ranking.tables, _narrowed(full, solved.ranking), solved.values)
    w, f = workspace(int(t[SIDES]))
    w = np.concatenate([w, np.zeros(POSITION, np.int64)])
    work = Choices(w, f, np.zeros(FLOATS, np.int64))
    size, last = int(t[SIZE]), int(t[PENALTIES_TO_END])
    w[HERE : HERE + POSITION] = position_of(full, state.sheets[0])
    chances = Chances(np.zeros(size), np.zeros(size), np.zeros((2, SCORES)))
    chances.here[place_of(t, w, HERE)] = 1.0
    for penalties in range(state.sheets[0].penalties, last):
        for level in range(2 * int(t[LEVELS]) - 1):
            spread_level(rankings, work, chances, penalties, level)
        chances = chances._replace(here=chances.following, following=np.zeros(size))
    return chances.ended


def _narrowed(full: Ranking, ranking: Ranking) -> Table:
    """By row state of the full ranking: the row state in the ranking of the values."""
    found: list[int] = []
    for place, states in enumerate(full.rows):
        kept = ranking.rows[place]
        for state in states.states:
            known = kept.closed_state(state.count) if state.closed else state
            found.append(ranking.offsets[place] + kept.index[known])
    return np.array(found, np.int32)
