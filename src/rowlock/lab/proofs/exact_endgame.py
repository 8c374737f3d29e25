"""Exact endgames of two seats: every roll, every choice, by the rules, with nothing learned.

For sheets without bonuses: there a roll offers single fields, and dice that offer nothing need not be told apart.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement, product
from math import prod

from rowlock.errors import SetupError
from rowlock.lab.proofs.matrix_game import Solution, solve_matrix
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.play import choose, roll
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.sheet import Sheet

Key = tuple[object, ...]


class TooLarge(Exception):
    """The endgame has more positions than allowed."""


@dataclass(frozen=True, slots=True)
class _Landed:
    """A color action, whatever the dice: what each move of the active seat is worth, cached on demand."""

    state: State
    following: dict[Move, float] = field(default_factory=dict)


class Endgame:
    """Solves positions of two seats. Unless stated otherwise, worths are seat 0's share of the win."""

    def __init__(self, most: int) -> None:
        """Once there are more than `most` positions between turns, every call that needs another raises `TooLarge`."""
        self._most = most
        self.known: dict[Key, float] = {}

    def worths(self, state: State, seat: int) -> dict[Move, float]:
        """What each move is worth to a seat that is to decide, if both play on without a mistake.

        In the white action, that is its worth against the other's best strategy.
        """
        if len(state.sheets) != 2 or not state.variant.is_plain:
            raise SetupError("only endgames of two seats, on a sheet without bonuses, can be solved")
        if seat not in to_decide(state):
            raise SetupError(f"seat {seat} has nothing to decide in {state}")
        if state.phase is Phase.COLOR:
            landed = _Landed(state)
            found = {move: self._after(landed, state, move) for move in legal(state, seat)}
            return {move: worth if seat == 0 else 1 - worth for move, worth in found.items()}
        moves, matrix = self._matrix(state, {})
        solution = solve_matrix(matrix)
        if seat == 0:
            weights = solution.columns
            return {move: _mean(weights, matrix[index]) for index, move in enumerate(moves[0])}
        columns = list(zip(*matrix, strict=True))
        return {move: 1 - _mean(solution.rows, columns[index]) for index, move in enumerate(moves[1])}

    def solution(self, state: State) -> Solution:
        """How both should choose in the white action."""
        return solve_matrix(self._matrix(state, {})[1])

    def worth(self, state: State) -> float:
        """What a state between two turns, or a finished one, is worth."""
        if state.is_over:
            totals = scores(state)
            return 1.0 if totals[0] > totals[1] else 0.5 if totals[0] == totals[1] else 0.0
        key = (state.active, *((sheet.crosses, sheet.penalties) for sheet in state.sheets))
        if key not in self.known:
            if len(self.known) >= self._most:
                raise TooLarge(f"more than {self._most} positions")
            self.known[key] = 0.0  # so that positions in progress count; none can lead back to itself
            self.known[key] = self._expected(state)
        return self.known[key]

    def _expected(self, state: State) -> float:
        landings: dict[tuple[Move, ...], _Landed | float] = {}
        total = 0.0
        for thrown, chance in distinct_rolls(state):
            total += chance * self._settled(roll(state, thrown), landings)
        return total

    def _settled(self, state: State, landings: dict[tuple[Move, ...], _Landed | float]) -> float:
        """What a white action is worth if both choose optimally."""
        _, matrix = self._matrix(state, landings)
        low = max(map(min, matrix))
        high = min(map(max, zip(*matrix, strict=True)))
        return low if low == high else solve_matrix(matrix).worth

    def _matrix(
        self, state: State, landings: dict[tuple[Move, ...], _Landed | float]
    ) -> tuple[list[tuple[Move, ...]], list[list[float]]]:
        """The moves of both, and what each pair of choices is worth."""
        moves = [legal(replace(state, choices=(None, None)), seat) for seat in (0, 1)]
        return moves, [[self._landed(state, (one, other), landings) for other in moves[1]] for one in moves[0]]

    def _landed(
        self, state: State, choices: tuple[Move, Move], landings: dict[tuple[Move, ...], _Landed | float]
    ) -> float:
        """What the choices are worth, followed by the active seat's best color move.

        `landings` caches what lands, for all rolls of one state: it does not depend on the other dice.
        """
        found = landings.get(choices)
        if found is None:
            after = choose(replace(state, choices=(choices[0], None)), 1, choices[1])
            found = landings[choices] = self.worth(after) if after.is_over else _Landed(after)
        if not isinstance(found, _Landed):
            return found
        assert state.roll is not None
        best = max if state.active == 0 else min
        return best(self._after(found, state, move) for move in color_moves(found.state, state.roll))

    def _after(self, landed: _Landed, state: State, move: Move) -> float:
        """What a color move is worth; it is the same whatever other moves the dice offer."""
        worth = landed.following.get(move)
        if worth is None:
            assert state.roll is not None
            here = replace(landed.state, roll=state.roll.without(landed.state.closed))
            worth = landed.following[move] = self.worth(choose(here, here.active, move))
        return worth


def size_at_most(state: State) -> int:
    """About how many positions are left: a bound from how far the sheets can still get."""
    ahead = [
        len(row.fields) - sheet.last(index)
        for sheet in state.sheets
        for index, row in enumerate(state.variant.layout.rows)
        if row.name not in state.closed
    ]
    return prod(ahead) * prod(state.variant.penalties_to_end - sheet.penalties for sheet in state.sheets)


def _mean(weights: tuple[float, ...], worths: list[float] | tuple[float, ...]) -> float:
    return sum(weight * worth for weight, worth in zip(weights, worths, strict=True))


def color_moves(state: State, rolled: Roll) -> list[Move]:
    """What the active seat may choose in the color action with this roll."""
    sheet, by_color = state.sheets[state.active], state.variant.layout.by_color
    faces = zip(COLORS, rolled.colors, strict=True)
    offered = (
        field
        for color, face in faces
        if face is not None and color not in state.closed
        for white in set(rolled.whites)
        for field in by_color.get((color, white + face), ())
    )
    return [Cross(field.id) for field in offered if sheet.obstacle(field, state.closed) is None] + [Pass()]


def distinct_rolls(state: State) -> list[tuple[Roll, float]]:
    """Rolls with their chances, one for each group that offers the active seat the same in both actions."""
    sides, sheet = state.variant.sides, state.sheets[state.active]
    faces = range(1, sides + 1)
    found: list[tuple[Roll, float]] = []
    for low, high in combinations_with_replacement(faces, 2):
        whites = (1 if low == high else 2) / sides**2
        groups = [_groups(state, sheet, color, (low, high)) for color in COLORS]
        for chosen in product(*groups):
            chance = whites * prod(share for _, share in chosen)
            found.append((Roll((low, high), tuple(face for face, _ in chosen)), chance))
    return found


def _groups(state: State, sheet: Sheet, color: str, whites: tuple[int, int]) -> list[tuple[int | None, float]]:
    """A face for each set of fields right of the last crosses that the die of a color can offer, with its chance."""
    if color in state.closed:
        return [(None, 1.0)]
    by_color, sides = state.variant.layout.by_color, state.variant.sides
    offers: dict[frozenset[str], int] = {}
    counts: Counter[int] = Counter()
    for face in range(1, sides + 1):
        fields = (field for white in whites for field in by_color.get((color, white + face), ()))
        open_ = frozenset(field.id for field in fields if field.position > sheet.last(field.row))
        counts[offers.setdefault(open_, face)] += 1
    return [(face, count / sides) for face, count in counts.items()]
