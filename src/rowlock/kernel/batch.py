"""Many playthroughs on several threads. The results depend on the seed alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from rowlock.errors import SetupError
from rowlock.kernel.arrays import Ints, Small, pack, tables
from rowlock.kernel.playing import Lineup, play_batch
from rowlock.kernel.policies import LEVEL, POLICIES, Policy
from rowlock.kernel.threads import pool_of
from rowlock.kernel.turn import workspace
from rowlock.packed import shape
from rowlock.packed.pack import unpack_move, unpack_roll
from rowlock.rules.dice.record import Record, Turn
from rowlock.rules.dice.state import State
from rowlock.rules.pad.layout import COLORS

_TASK_SECONDS = 0.1
"""Seconds of work per task: tasks that take less are made larger."""
_FIRST_TASK = 250
_LARGEST_TASK = 1_000_000


@dataclass(frozen=True, eq=False)
class Simulation:
    """The results of playthroughs. The first index of every array is the playthrough, the second a seat or a row."""

    lineups: tuple[tuple[str, ...], ...]
    """Players by seat in each line-up; the playthroughs cycle through them."""
    scores: Small
    """By seat."""
    penalties: Small
    """By seat."""
    turns: Small
    closed: NDArray[np.bool_]
    """By row, from top to bottom: whether it was closed at the end."""
    seconds: float

    @property
    def players(self) -> tuple[str, ...]:
        """The players by seat in the first line-up."""
        return self.lineups[0]

    @property
    def games(self) -> int:
        """The number of playthroughs."""
        return len(self.turns)

    @property
    def games_per_second(self) -> float:
        """Playthroughs per second."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def winners(self) -> NDArray[np.bool_]:
        """By seat: whether it has the highest score. A tie is a shared win (C12)."""
        winners: NDArray[np.bool_] = self.scores == self.scores.max(axis=1, keepdims=True)
        return winners

    @property
    def win_rates(self) -> NDArray[np.float64]:
        """By seat: its share of the wins; a shared win is split equally."""
        winners = self.winners
        rates: NDArray[np.float64] = (winners / winners.sum(axis=1, keepdims=True)).mean(axis=0)
        return rates


class Batch:
    """Playthroughs from one state, played in parts: a caller that stops early keeps what was played so far."""

    def __init__(
        self,
        start: State,
        lineups: Sequence[Sequence[str]],
        games: int,
        seed: int,
        known: Mapping[str, Policy] = POLICIES,
    ) -> None:
        """Players by seat in each line-up. Playthroughs cycle through them; a cycle shares the same dice."""
        self.start = start
        self.lineups = tuple(map(tuple, lineups))
        self._seats = len(start.sheets)
        self._tables = tables(start.variant)
        self._packed = pack(start)
        policies = [[_policy(name, known) for name in lineup] for lineup in self.lineups]
        self._policies = np.array([[policy.kind for policy in lineup] for lineup in policies], np.int64)
        self._judgments = np.array([[policy.judgment.numbers() for policy in one] for one in policies], np.int64)
        self._seed = np.uint64(seed & 2**64 - 1)
        self._results = np.zeros((games, shape.RESULT + 2 * self._seats), np.int16)
        self._done = 0
        self._seconds = 0.0

    def play(self, threads: int) -> Iterator[int]:
        """Play what is left; yield the number done so far now and then."""
        self._play(0, 0)  # compile before the clock starts
        begun = perf_counter()
        waiting: deque[Future[tuple[int, float]]] = deque()
        handed_out, size, games = self._done, _FIRST_TASK, len(self._results)
        with pool_of(threads) as pool:
            while self._done < games:
                while len(waiting) < 2 * threads and handed_out < games:
                    end = min(handed_out + size, games)
                    waiting.append(pool.submit(self._play, handed_out, end))
                    handed_out = end
                end, seconds = waiting.popleft().result()
                if seconds < _TASK_SECONDS:
                    size = min(2 * size, _LARGEST_TASK)
                self._done = end
                self._seconds = perf_counter() - begun
                yield end

    def _play(self, first: int, end: int) -> tuple[int, float]:
        """Play these; return `end` and the seconds that it took."""
        begun = perf_counter()
        self._run(first, self._results[first:end], np.zeros((0, 0), np.int64))
        return end, perf_counter() - begun

    def _run(self, first: int, results: Small, log: Ints) -> None:
        with np.errstate(over="ignore"):  # without the compiler, NumPy would warn of intended overflow
            lineups = Lineup(self._policies, self._judgments if (self._policies == LEVEL).any() else None)
            work = workspace(self._packed, self._seats, log)
            play_batch(self._tables, lineups, work, self._packed, self._seed, first, results)

    def so_far(self) -> Simulation:
        """The results of those that are done."""
        results = self._results[: self._done]
        scores, penalties = np.split(results[:, shape.RESULT :], 2, axis=1)
        closed = results[:, shape.ROWS_CLOSED, None] >> np.arange(len(COLORS)) & 1 > 0
        return Simulation(self.lineups, scores, penalties, results[:, shape.TURNS_PLAYED], closed, self._seconds)

    def record(self, number: int) -> Record:
        """The record of one playthrough, made by playing it again."""
        fields = len(self.start.variant.layout.fields)
        longest = self._seats * (fields + self.start.variant.penalties_to_end)
        log = np.full((longest, shape.LOGGED + self._seats), shape.NONE, np.int64)
        results = np.zeros((1, self._results.shape[1]), np.int16)
        self._run(number, results, log)
        lineup = self.lineups[number % len(self.lineups)]
        names = [f"{name} {seat + 1}" for seat, name in enumerate(lineup)]
        turns = [self._turn(row) for row in log[: results[0, shape.TURNS_PLAYED]]]
        empty = Record.begin(self.start, names)
        return replace(empty, turns=tuple(turns))

    def _turn(self, row: Ints) -> Turn:
        variant = self.start.variant
        white = tuple(unpack_move(variant, int(move)) for move in row[shape.LOGGED :])
        return Turn(unpack_roll(row[: shape.LOGGED_COLOR]), white, unpack_move(variant, int(row[shape.LOGGED_COLOR])))


def _policy(name: str, known: Mapping[str, Policy]) -> Policy:
    if name not in known:
        raise SetupError(f"there is no player {name!r} that can be simulated; there are {', '.join(known)}")
    return known[name]
