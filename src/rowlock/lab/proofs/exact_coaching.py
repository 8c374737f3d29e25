"""A claim about the coach, tested on solo games: it sees no loss in whatever the exact player chooses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from rowlock.chance import throw
from rowlock.coach.solo_judge import SoloJudge
from rowlock.coach.units import POINT
from rowlock.kernel.arrays import Ints, pack
from rowlock.packed.pack import unpack_move
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.state import Phase, State
from rowlock.solve.playing.kernel_bridge import bridge_of
from rowlock.solve.playing.seat_decision import decide
from rowlock.solve.positions.solver_workspace import workspace
from rowlock.solve.positions.table_offsets import ROWS
from rowlock.solve.values.solved import Solved


@dataclass
class ExactlyCoached:
    """Solo games by a solved game's values, which the compiled search for the best turn plays and the coach judges."""

    solved: Solved
    seed: int
    games: int = 0
    decisions: int = 0
    losing: list[tuple[State, Move, float]] = field(default_factory=list)
    """Decisions in which the coach sees a loss, and how many points that is."""

    def __post_init__(self) -> None:
        self._judge = SoloJudge(self.solved)
        self._bridge: Ints = bridge_of(self.solved.ranking)
        self._work, _ = workspace(self.solved.ranking.variant.sides)
        self._faces = np.zeros(ROWS, np.int64)

    def play(self, games: int) -> Iterator[int]:
        """Play and judge games; yield the number of games after each."""
        lucky = self.solved.ranking.lucky
        begin = start(self.solved.ranking.variant, 1, lucky=[lucky] if lucky else None)
        for game in range(games):
            rng = random.Random(f"{self.seed} {game}")
            state = begin
            while not state.is_over:
                if state.phase is Phase.ROLL:
                    state = roll(state, throw(state, rng))
                    continue
                move, loss = self.judged(state)
                self.decisions += 1
                if loss:
                    self.losing.append((state, move, loss / POINT))
                state = choose(state, 0, move)
            self.games += 1
            yield self.games

    def judged(self, state: State) -> tuple[Move, int]:
        """What the exact player chooses, and what the coach thinks that it loses."""
        solved = self.solved
        packed = decide(solved.ranking.tables, solved.values, self._bridge, pack(state), 0, self._work, self._faces)
        move = unpack_move(state.variant, int(packed))
        assert move is not None, "somebody is to decide"
        outlook = self._judge.color(state) if state.phase is Phase.COLOR else self._judge.white(state)[0]
        return move, outlook.loss(move)
