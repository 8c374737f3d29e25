"""The speed of solving the solo game and then playing it, compared with a plain loop timed in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import nan
from time import perf_counter

import numpy as np

from rowlock.bench.plain import SEATS, play_plain
from rowlock.kernel.simulate import usable_threads
from rowlock.rules.pad.variant import Variant
from rowlock.solve.playing.exact_games import play_exactly
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.values.backward_induction import solve, warm_up
from rowlock.solve.values.solved import Solved

_ROUNDS = 5
"""Short measurements are repeated this often, and the best time counts."""


@dataclass(frozen=True, slots=True)
class SolverSpeed:
    """The speed of solving and playing a variant; NaN for anything not measured yet."""

    variant: str
    positions: int = 0
    plain_games_per_second: float = nan
    """The plain loop: Classic with 2 greedy seats."""
    seconds_alone: float = nan
    """To solve it with one thread."""
    seconds: float = nan
    """To solve it with all cores."""
    games_per_second: float = nan
    """Playing by the solved values, with one thread."""

    @property
    def ratio(self) -> float:
        """The time to solve with all cores, in millions of games of the plain loop."""
        return self.seconds * self.plain_games_per_second / 1e6

    @property
    def playing_ratio(self) -> float:
        """The speed of playing by the solved values, relative to the plain loop."""
        return self.games_per_second / self.plain_games_per_second


def measure_solver(variant: Variant, games: int, seed: int) -> Iterator[SolverSpeed]:
    """Solve a variant with one thread and with all cores, play by the values, and time the plain loop before and after.

    Each result adds to the previous one.
    """
    ranking = Ranking(variant, variant.lucky[0] if variant.lucky else None)
    warm_up()
    scores = np.zeros((games, SEATS), np.int64)
    play_plain(1, seed, scores)
    plain = _best(lambda: play_plain(games, seed, scores))
    yield (speed := SolverSpeed(str(variant), plain_games_per_second=games / plain))
    yield (speed := replace(speed, seconds_alone=_seconds(lambda: solve(ranking))))
    begun = perf_counter()
    values = solve(ranking, threads=usable_threads())
    yield (speed := replace(speed, seconds=perf_counter() - begun, positions=len(values)))
    solved = Solved(ranking, values)
    play_exactly(solved, 1, seed)
    playing = _best(lambda: play_exactly(solved, games, seed))
    plain = min(plain, _best(lambda: play_plain(games, seed, scores)))
    yield replace(speed, plain_games_per_second=games / plain, games_per_second=games / playing)


def _seconds(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


def _best(work: Callable[[], object]) -> float:
    return min(_seconds(work) for _ in range(_ROUNDS))
