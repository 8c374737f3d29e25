"""A search for puzzles through numbered games. The same seed finds the same ones, whatever the number of threads."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from itertools import count

from rowlock.coach.puzzles import Puzzle
from rowlock.errors import SetupError
from rowlock.kernel.threads import pool_of
from rowlock.lab.finding.puzzle_finder import puzzle_in_game
from rowlock.players.champion import has_net, warm_up
from rowlock.rules.pad.variant import Variant

_FEWEST_SEATS = 2


@dataclass
class PuzzleSearch:
    """The puzzles found so far, and in how many games: enough to resume from."""

    variant: Variant
    many: int
    seed: int
    found: list[Puzzle] = field(default_factory=list)
    games: int = 0

    def __post_init__(self) -> None:
        if self.many < 1:
            raise SetupError(f"count {self.many}: there has to be at least one puzzle to find")
        if not has_net(self.variant, _FEWEST_SEATS):
            raise SetupError(f"there is no net for {self.variant.name}, and only a champion with one can tell puzzles")

    def run(self, threads: int) -> Iterator[int]:
        """Play games until enough puzzles are found; yield their number after each game."""
        warm_up()
        waiting: deque[Future[Puzzle | None]] = deque()
        numbers = count(self.games)
        with pool_of(threads) as pool:
            while len(self.found) < self.many:
                while len(waiting) < 2 * threads:
                    waiting.append(pool.submit(puzzle_in_game, self.variant, self.seed, next(numbers)))
                puzzle = waiting.popleft().result()
                self.games += 1
                if puzzle:
                    self.found.append(replace(puzzle, id=f"{self.variant.id}-{len(self.found) + 1}"))
                yield len(self.found)
