"""The tables that sparring partners play by, cached with other solved games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from rowlock.errors import SetupError
from rowlock.players.compiled.tempo.pace import pace
from rowlock.rules.pad.variant import Lucky, Variant
from rowlock.solve.playing.kernel_bridge import bridge_of
from rowlock.solve.positions.array_types import Ints, Values
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.values import value_files as store
from rowlock.solve.values.backward_induction import solve
from rowlock.solve.values.solved import Solved


@dataclass(frozen=True, eq=False)
class Mind:
    """A solved game, with the bridge to it from packed playthroughs."""

    solved: Solved
    bridge: Ints


@dataclass(frozen=True, slots=True)
class Habit:
    """A way of playing by a table of one's own sheet, with others or alone."""

    name: str
    charge: float | None
    """The points charged for a turn, because others score in the meantime; None to ignore the others."""

    def _ranking(self, variant: Variant, lucky: Lucky | None, seats: int) -> Ranking:
        return Ranking(variant, lucky, crowd=seats > 1)

    def _label(self, ranking: Ranking, seats: int) -> str:
        """The suffix of the file in the cache: empty if it is that of the solo game."""
        if self.charge is not None and ranking.crowd:
            return f"tempo-{seats}-{self.charge:g}"
        return "crowd" if ranking.crowd and (ranking.keeps_counts or ranking.variant.bar) else ""

    def made(
        self,
        variant: Variant,
        lucky: Lucky | None,
        seats: int,
        *,
        threads: int = 1,
        anew: bool = False,
        told: Callable[[float], None] = lambda done: None,
    ) -> Solved:
        """The table: from disk if it is there and `anew` is not set, else made now and saved."""
        ranking = self._ranking(variant, lucky, seats)

        def make() -> Values:
            others = None if self.charge is None or seats == 1 else pace(variant, seats, self.charge)
            return solve(ranking, threads=threads, told=told, others=others)

        return store.kept(ranking, make, self._label(ranking, seats), anew=anew)

    def found(self, variant: Variant, lucky: Lucky | None, seats: int) -> Solved | None:
        """The table if it is on disk, else None."""
        ranking = self._ranking(variant, lucky, seats)
        return store.found(ranking, self._label(ranking, seats))


TEMPO = Habit("tempo", 3.0)
RUSH = Habit("rush", 5.0)
SOLO_OPTIMAL = Habit("solo-optimal", None)
HABITS = {habit.name: habit for habit in (TEMPO, RUSH, SOLO_OPTIMAL)}


@lru_cache(maxsize=8)
def mind(habit: Habit, variant: Variant, lucky: Lucky | None, seats: int) -> Mind:
    """The solved game, from disk only: solving it takes too long while people wait."""
    solved = habit.found(variant, lucky, seats)
    if solved is None:
        raise SetupError(f"{habit.name} has no table for {variant.name} with {seats} seats yet: rowlock arena makes it")
    return Mind(solved, bridge_of(solved.ranking))


def is_ready(habit: Habit, variant: Variant, lucky: Lucky | None, seats: int) -> bool:
    """Whether the game that `mind` needs is on disk."""
    try:
        mind(habit, variant, lucky, seats)
    except SetupError:
        return False
    return True
