"""Judges the solo game by its exact table: everything is points, and nothing is estimated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from statistics import fmean
from typing import Protocol

from rowlock.coach.outlook import ByWhites, Chances, Outlook, ones
from rowlock.coach.units import POINT, SHIFT
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.play import choose, roll
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import COLORS


class _Worth(Protocol):
    @property
    def move(self) -> Move: ...
    @property
    def points(self) -> float: ...


class Table(Protocol):
    """The solved game: see `solve.values.solved`."""

    def expected(self, state: State) -> float:
        """The expected score under optimal play."""
        ...

    def worths(self, state: State) -> Sequence[_Worth]:
        """Every legal move with its worth."""
        ...


@dataclass(frozen=True, slots=True)
class SoloJudge:
    """Judges by the table of a solved game."""

    table: Table
    is_weaker: bool = False

    def color(self, state: State) -> Outlook:
        """What the moves of the color action are worth."""
        return self._outlook(state)

    def white(self, state: State) -> tuple[Outlook, ...]:
        """What the moves of the white action are worth."""
        return (self._outlook(replace(state, choices=(None,))),)

    def chances(self, state: State, rolled: Roll) -> Chances:
        """The points to expect before this roll, with its white dice, and with all of it."""
        before, after = self.table.expected(state), self.table.expected(roll(state, rolled))
        whites = self._with_whites(state, rolled)
        return Chances((_win(before),), (_win(whites),), (_win(after),), exact=True)

    def by_whites(self, state: State) -> ByWhites:
        """The points to expect before a roll, and with every pair of white dice."""
        sides, colors = range(1, state.variant.sides + 1), ones(state).colors
        pairs = [(low, high) for low in sides for high in sides if low <= high]
        found = {pair: (_win(self._with_whites(state, Roll(pair, colors))),) for pair in pairs}
        return ByWhites((_win(self.table.expected(state)),), found, exact=True)

    def _outlook(self, state: State) -> Outlook:
        worths = self.table.worths(state)
        wins = tuple((_win(worth.points),) for worth in worths)
        most = max(wins)
        good = frozenset(worth.move for worth, win in zip(worths, wins, strict=True) if win == most)
        moves = tuple(worth.move for worth in worths)
        return Outlook(0, moves, wins, tuple(worth.points for worth in worths), good, exact=True)

    def _with_whites(self, state: State, rolled: Roll) -> float:
        """The mean over the colored dice: each offers something by itself, and the best offer is taken."""
        sides = range(1, state.variant.sides + 1)
        none: tuple[int | None, ...] = (None,) * len(COLORS)
        white = replace(roll(state, rolled), roll=Roll(rolled.whites, none))
        landed = [choose(white, 0, move) for move in legal(white, 0)]
        base = max(self.table.expected(choose(one, 0, "-") if one.phase is Phase.COLOR else one) for one in landed)
        going_on = [one for one in landed if one.phase is Phase.COLOR]
        known: dict[tuple[int, Move], float] = {}
        offers: list[list[float]] = []
        for color in range(len(COLORS)):
            if COLORS[color] in state.closed:
                offers.append([base] * len(sides))
                continue
            offers.append([])
            for face in sides:
                most = base
                for index, one in enumerate(going_on):
                    if COLORS[color] in one.closed:
                        continue
                    shown = replace(one, roll=Roll(rolled.whites, (*none[:color], face, *none[color + 1 :])))
                    for move in legal(shown, 0)[:-1]:
                        if (index, move) not in known:
                            known[index, move] = self.table.expected(choose(shown, 0, move))
                        most = max(most, known[index, move])
                offers[-1].append(most)
        return fmean(max(faces) for faces in product(*offers))


def _win(points: float) -> int:
    return round((points + SHIFT) * POINT)
