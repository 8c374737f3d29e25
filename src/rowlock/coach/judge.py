"""Judges moves and rolls, by functions on packed playthroughs: in plain Python or compiled, with the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import Any

from rowlock.coach.coach_workspace import FULL_CELLS, SEATS, CoachWorkspace
from rowlock.coach.outlook import ByWhites, Chances, Outlook, ones
from rowlock.coach.roll_means import pair_at
from rowlock.coach.white_game import mean, solve_game
from rowlock.packed import shape
from rowlock.packed.pack import unpack_move
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.endgame.end_workspace import KNOWN
from rowlock.players.net.regret import MOVES
from rowlock.players.net.sizes import ONE, POINT_BITS
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import State


@dataclass(frozen=True, slots=True)
class Functions:
    """The functions that a judge calls: plain or compiled."""

    pack: Callable[[State], Any]
    work_out: Callable[..., None]
    white_choices: Callable[..., int]
    best_color: Callable[..., tuple[int, int]]
    white_matrix: Callable[..., None]
    white_worths: Callable[..., None]
    color_worths: Callable[..., int]
    mean_of_two: Callable[..., None]
    mean_of_many: Callable[..., None]
    most_cells: Callable[..., int]


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges playthroughs of one variant and number of seats."""

    call: Functions
    t: Any
    f: Any
    make_net: Callable[[], Any]
    """Makes the net for a decision, or whatever judges in its place."""
    work: ChoiceWorkspace
    coach: CoachWorkspace
    is_weaker: bool = False
    """Whether a level judges because there is no net."""

    def color(self, state: State) -> Outlook:
        """The outlook of the active seat in its color action."""
        s, net, work = self.call.pack(state), self.make_net(), self.work
        self.call.work_out(self.t, self.f, work.ends, s)
        good, _ = self.call.best_color(self.t, self.f, net, work, s)
        size = self.call.color_worths(self.t, self.f, net, work, self.coach, s)
        moves = _moves(state, work.colors[:size])
        wins, margins = self._listed(size, len(state.sheets))
        chosen = frozenset(_moves(state, [good]))
        return Outlook(state.active, moves, wins, margins, chosen, self._is_exact())

    def white(self, state: State) -> tuple[Outlook, ...]:
        """The outlooks of all seats in the white action, as if nobody had chosen yet."""
        seats = len(state.sheets)
        s, net, work = self.call.pack(_unchosen(state)), self.make_net(), self.work
        self.call.work_out(self.t, self.f, work.ends, s)
        torn = self.call.white_choices(self.t, self.f, net, work, s)
        good = [frozenset(_moves(state, self._chosen(seat, torn))) for seat in range(seats)]
        cells = int(work.sizes[0]) * int(work.sizes[1]) if seats == 2 else 0
        if 0 < cells <= FULL_CELLS:
            return self._as_game(state, s, net, good)
        found: list[Outlook] = []
        for seat in range(seats):
            wins, margins = self._against(s, net, torn, seat, seats)
            moves = _moves(state, work.moves[seat][: work.sizes[seat]])
            found.append(Outlook(seat, moves, wins, margins, good[seat], self._is_exact()))
        return tuple(found)

    def chances(self, state: State, roll: Roll) -> Chances:
        """Everybody's chances before this roll, over all rolls, and with it."""
        seats = len(state.sheets)
        s, net = self.call.pack(state), self.make_net()
        self.call.work_out(self.t, self.f, self.work.ends, s)
        rolled = [*roll.whites, *(face or shape.REMOVED for face in roll.colors)]
        means = self.call.mean_of_two if self._fits(s) else self.call.mean_of_many
        means(self.t, self.f, net, self.work, self.coach, s, self._numbers(rolled))
        before, whites, with_all = (
            tuple(int(win) for win in self.coach.means[SEATS * part : SEATS * part + seats]) for part in range(3)
        )
        return Chances(before, whites, with_all, self._is_exact())

    def by_whites(self, state: State) -> ByWhites:
        """Everybody's chances before a roll, and with every pair of white dice."""
        sides, seats, pairs = state.variant.sides, len(state.sheets), self.coach.pairs
        around = self.chances(state, ones(state))
        found = {
            (low, high): tuple(int(win) for win in pairs[pair_at(low, high) : pair_at(low, high) + seats])
            for low in range(1, sides + 1)
            for high in range(low, sides + 1)
        }
        return ByWhites(around.before, found, around.exact)

    def _fits(self, s: Any) -> bool:
        """Whether white actions of this playthrough can be solved as games, whatever the roll."""
        return bool(s[shape.SEATS] == 2 and self.call.most_cells(self.t, self.work, self.coach, s) <= FULL_CELLS)

    def _numbers(self, numbers: list[int]) -> Any:
        """Numbers as the functions take them."""
        for index, number in enumerate(numbers):
            self.coach.sums[index] = number
        return self.coach.sums[: len(numbers)].copy()

    def _as_game(self, state: State, s: Any, net: Any, good: Sequence[frozenset[Move]]) -> tuple[Outlook, ...]:
        work, coach = self.work, self.coach
        self.call.white_matrix(self.t, self.f, net, work, coach, s)
        active = state.active
        height, width = int(work.sizes[active]), int(work.sizes[1 - active])
        matrix = _grid(coach.game.matrix, height, width)
        margins = _grid(coach.margins, height, width)
        choices = solve_game(matrix)
        mine = [(mean(choices.columns, row), mean(choices.columns, line)) for row, line in _pairs(matrix, margins)]
        columns = _pairs(_turned(matrix), _turned(margins))
        theirs = [(ONE - mean(choices.rows, column), -mean(choices.rows, line)) for column, line in columns]
        found = []
        for seat in range(2):
            listed, chances = (mine, choices.rows) if seat == active else (theirs, choices.columns)
            moves = _moves(state, work.moves[seat][: work.sizes[seat]])
            wins = tuple((win, ONE - win) if seat == 0 else (ONE - win, win) for win, _ in listed)
            also = {move for move, chance in zip(moves, chances, strict=True) if chance}
            points = tuple(margin / (1 << POINT_BITS) for _, margin in listed)
            found.append(Outlook(seat, moves, wins, points, good[seat] | also, self._is_exact()))
        return tuple(found)

    def _against(
        self, s: Any, net: Any, torn: int, seat: int, seats: int
    ) -> tuple[tuple[tuple[int, ...], ...], tuple[float, ...]]:
        """What the white moves of a seat are worth against all that the others may choose."""
        size = int(self.work.sizes[seat])
        wins = [[Fraction(0)] * seats for _ in range(size)]
        margins = [Fraction(0)] * size
        for chance in self._profiles(torn, seat):
            self.call.white_worths(self.t, self.f, net, self.work, self.coach, s, seat)
            for move in range(size):
                margins[move] += chance * int(self.coach.margins[move])
                for other in range(seats):
                    wins[move][other] += chance * int(self.coach.wins[SEATS * move + other])
        points = tuple(float(margin) / (1 << POINT_BITS) for margin in margins)
        return tuple(tuple(map(int, line)) for line in wins), points

    def _profiles(self, torn: int, seat: int) -> Iterator[Fraction]:
        """Set the profile to each combination of the others' choices in turn, and yield its chance."""
        work = self.work
        others = [index for index in range(torn) if work.torn[index] != seat]
        supports = [range(int(work.support_sizes[index])) for index in others]
        for moves in product(*supports):
            chance = Fraction(1)
            for index, move in zip(others, moves, strict=True):
                chance *= Fraction(float(work.mixed[MOVES * index + move]))
                work.profile[work.torn[index]] = work.support[index][move]
            if chance:
                yield chance

    def _chosen(self, seat: int, torn: int) -> list[int]:
        """The moves that the champion chooses for a seat."""
        work = self.work
        for index in range(torn):
            if work.torn[index] == seat:
                size = int(work.support_sizes[index])
                mixed = [move for move in range(size) if work.mixed[MOVES * index + move] > 0.0]
                return [work.moves[seat][work.support[index][move]] for move in mixed]
        return [work.moves[seat][work.profile[seat]]]

    def _listed(self, size: int, seats: int) -> tuple[tuple[tuple[int, ...], ...], tuple[float, ...]]:
        coach = self.coach
        wins = tuple(tuple(int(coach.wins[SEATS * at + seat]) for seat in range(seats)) for at in range(size))
        return wins, tuple(int(coach.margins[at]) / (1 << POINT_BITS) for at in range(size))

    def _is_exact(self) -> bool:
        return bool(self.work.ends.counts[KNOWN])


def _unchosen(state: State) -> State:
    return replace(state, choices=(None,) * len(state.sheets))


def _moves(state: State, numbers: Sequence[int]) -> tuple[Move, ...]:
    found = [unpack_move(state.variant, int(number)) for number in numbers]
    return tuple(move for move in found if move is not None)


def _grid(numbers: Any, height: int, width: int) -> list[list[int]]:
    return [[int(numbers[width * row + column]) for column in range(width)] for row in range(height)]


def _turned(grid: list[list[int]]) -> list[list[int]]:
    return [list(column) for column in zip(*grid, strict=True)]


def _pairs(grid: list[list[int]], other: list[list[int]]) -> list[tuple[list[int], list[int]]]:
    return list(zip(grid, other, strict=True))
