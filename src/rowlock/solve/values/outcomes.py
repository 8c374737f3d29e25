"""How a solved game comes out: the chance of every score, and of how it ends, when it is played by the values.

The chances of positions are passed on from the first position to the last ones, in the order in which they follow each
other. Here a position knows all that its score needs, which the values do not: so there are two rankings.
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
from rowlock.solve.positions.table_offsets import LEVELS, PENALTIES_TO_END, POSITION, SIDES, SIZE
from rowlock.solve.positions.workspace import FLOATS, HERE, workspace
from rowlock.solve.values.solved import Solved
from rowlock.solve.values.spreading import LOWEST_SCORE, SCORES, Chances, Choices, Rankings, place_of, spread_level


@dataclass(frozen=True)
class Outcomes:
    """The chances of what can come out."""

    scores: dict[int, float]
    """By final score, those that can come out."""
    by_rows: float
    """The chance that closed rows end it; else penalties do (C11)."""

    @property
    def mean(self) -> float:
        """The points on average."""
        return sum(points * chance for points, chance in self.scores.items())

    @property
    def deviation(self) -> float:
        """The standard deviation of the points."""
        mean = self.mean
        return float(sum(chance * (points - mean) ** 2 for points, chance in self.scores.items()) ** 0.5)


def outcomes_of(solved: Solved, state: State) -> Outcomes:
    """What comes out of a state that is played as well as it can be."""
    while not state.is_over and state.phase is not Phase.ROLL:
        state = choose(state, 0, max(solved.worths(state), key=lambda worth: worth.points).move)
    if state.is_over:
        closed = len(state.closed) >= state.variant.rows_to_end
        return Outcomes({score(state.sheets[0]).total: 1.0}, float(closed))
    solved.expected(state)  # refuses what is not solved
    found = _spread(solved, state)
    by_score = found.sum(axis=0)
    scores = {int(index) + LOWEST_SCORE: float(by_score[index]) for index in np.flatnonzero(by_score)}
    return Outcomes(scores, float(found[1].sum()))


def _spread(solved: Solved, state: State) -> Floats:
    """The chances by how it ends, 1 for closed rows, and by score."""
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
    """By state of a row that knows all: the state that the values know."""
    found: list[int] = []
    for place, states in enumerate(full.rows):
        kept = ranking.rows[place]
        for state in states.states:
            known = kept.closed_state(state.count) if state.closed else state
            found.append(ranking.offsets[place] + kept.index[known])
    return np.array(found, np.int32)
