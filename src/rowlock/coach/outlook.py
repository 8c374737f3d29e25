"""What every move of a seat is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rowlock.coach.units import POINT, SHIFT
from rowlock.players.net.sizes import ONE
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import State
from rowlock.rules.pad.layout import COLORS


@dataclass(frozen=True, slots=True)
class Outlook:
    """The moves of a seat, and what is to be expected after each.

    White moves are judged against what the others are expected to choose.
    """

    seat: int
    moves: tuple[Move, ...]
    wins: tuple[tuple[int, ...], ...]
    """By move, then by seat: the chance of winning, in units of ONE. A seat that plays alone has its points there."""
    margins: tuple[float, ...]
    """By move: by how many points the seat can expect to be ahead of the best of the others."""
    good: frozenset[Move]
    """The moves that the champion chooses, several where it mixes them: they cost nothing."""
    exact: bool
    """Whether nothing is estimated."""

    @property
    def best(self) -> Move:
        """The move with the best chance, the first of several."""
        own = [win[self.seat] for win in self.wins]
        return self.moves[own.index(max(own))]

    def win(self, move: Move) -> tuple[int, ...]:
        """Everybody's chance after a move."""
        return self.wins[self.moves.index(move)]

    def loss(self, move: Move) -> int:
        """How much of a win, in units of ONE, the move gives away."""
        if move in self.good:
            return 0
        return self.win(self.best)[self.seat] - self.win(move)[self.seat]

    def worths(self) -> dict[Move, Worth]:
        """What each move is worth to the seat, the best first."""
        alone = len(self.wins[0]) == 1
        found: dict[Move, Worth] = {}
        for move, wins, margin in zip(self.moves, self.wins, self.margins, strict=True):
            win = wins[self.seat]
            found[move] = Worth(1.0, as_points(win)) if alone else Worth(win / ONE, margin)
        return dict(sorted(found.items(), key=lambda each: (-each[1].chance, -each[1].points)))


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move is worth."""

    chance: float
    """Of winning, ties shared."""
    points: float
    """By how many points the seat can expect to be ahead of the best of the others; its score if it plays alone."""


@dataclass(frozen=True, slots=True)
class Chances:
    """Everybody's chances around a roll, in units of ONE: before it, with its white dice, and with all of it."""

    before: tuple[int, ...]
    whites: tuple[int, ...]
    rolled: tuple[int, ...]
    exact: bool


@dataclass(frozen=True, slots=True)
class ByWhites:
    """Everybody's chances before a roll, and by white pair, the lower die first, before the colored dice are known."""

    before: tuple[int, ...]
    pairs: Mapping[tuple[int, int], tuple[int, ...]]
    exact: bool


def ones(state: State) -> Roll:
    """Some roll, where only what was before it matters."""
    return Roll((1, 1), tuple(None if color in state.closed else 1 for color in COLORS))


def as_points(win: int) -> float:
    """The points that a chance stands for where a seat plays alone."""
    return win / POINT - SHIFT
