"""Playthroughs in plain Python, for players that are not compiled: slower, but with the same dice as the kernel's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from rowlock.chance import Stream
from rowlock.kernel.arrays import Small
from rowlock.players.registry import Make
from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.play import choose, roll
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import view


@dataclass(frozen=True, eq=False)
class Played:
    """The results of playthroughs."""

    scores: Small
    """By playthrough and seat."""
    seconds: float


class PlainBatch:
    """The plain counterpart of `kernel.batch.Batch`. Players available in both make the same choices."""

    def __init__(self, start: State, lineups: Sequence[Sequence[Make]], games: int, seed: int) -> None:
        self._start, self._lineups, self._seed = start, lineups, seed
        self._scores = np.zeros((games, len(start.sheets)), np.int16)
        self._done = 0
        self._seconds = 0.0

    def play(self, threads: int) -> Iterator[int]:
        """Play what is left, always on one thread; yield after each how many are done."""
        begun = perf_counter() - self._seconds
        for number in range(self._done, len(self._scores)):
            self._scores[number] = scores(self._play(number))
            self._done = number + 1
            self._seconds = perf_counter() - begun
            yield self._done

    def _play(self, number: int) -> State:
        round_, lineup = divmod(number, len(self._lineups))
        dice = Stream(self._seed, round_, 0)
        players = [make(Stream(self._seed, number, 1 + seat)) for seat, make in enumerate(self._lineups[lineup])]
        state = self._start
        while not state.is_over:
            if state.phase is Phase.ROLL:
                state = roll(state, dice.throw(state))
            for seat in to_decide(state):
                state = choose(state, seat, players[seat].decide(view(state, seat)))
        return state

    def so_far(self) -> Played:
        """The results of those that are done."""
        return Played(self._scores[: self._done], self._seconds)
