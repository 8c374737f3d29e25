"""How fast the game of one is solved and then played, against a plain loop timed in the same run."""

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
"""What takes little time is timed so often, and the best time counts."""


@dataclass(frozen=True, slots=True)
class SolverSpeed:
    """How fast a variant is solved and played; NaN for what has not been measured yet."""

    variant: str
    positions: int = 0
    plain_games_per_second: float = nan
    """Of the plain loop: 2 seats of Classic, greedy."""
    seconds_alone: float = nan
    """To solve it with one thread."""
    seconds: float = nan
    """To solve it with all cores."""
    games_per_second: float = nan
    """Played by the values, with one thread."""

    @property
    def ratio(self) -> float:
        """The time of solving with all cores, as so many million games of the plain loop."""
        return self.seconds * self.plain_games_per_second / 1e6

    @property
    def playing_ratio(self) -> float:
        """How fast it is played by the values, compared with the plain loop."""
        return self.games_per_second / self.plain_games_per_second


def measure_solver(variant: Variant, games: int, seed: int) -> Iterator[SolverSpeed]:
    """Solve a variant with one thread and with all, play by the values, and time the plain loop between.

    Each result knows more than the one before.
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
