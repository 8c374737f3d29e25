"""How two seats should choose in a white action: a game whose cells are worth something to the one that rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from rowlock.coach.coach_workspace import game_workspace
from rowlock.players.net.regret import CELLS, MOVES, solve

Matrix = Sequence[Sequence[int]]
"""What each cell is worth to the player who chooses the row."""


@dataclass(frozen=True, slots=True)
class Choices:
    """How often each player should choose each move."""

    rows: tuple[Fraction, ...]
    columns: tuple[Fraction, ...]


def solve_game(matrix: Matrix) -> Choices:
    """Strategies by which neither player would gain from choosing differently.

    Exact if each mixes at most two moves; else by regret matching, which comes near.
    """
    height, width = len(matrix), len(matrix[0])
    rows = [min(row) for row in matrix]
    columns = [max(column) for column in zip(*matrix, strict=True)]
    low, high = max(rows), min(columns)
    if low == high:
        return Choices(_only(rows.index(low), height), _only(columns.index(high), width))
    return next(_mixed_pairs(matrix), None) or _matched(matrix)


def _only(move: int, size: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(index == move) for index in range(size))


def _two(one: int, other: int, chance: Fraction, size: int) -> tuple[Fraction, ...]:
    parts = {one: chance, other: 1 - chance}
    return tuple(parts.get(index, Fraction(0)) for index in range(size))


def _mixed_pairs(matrix: Matrix) -> Iterator[Choices]:
    """Strategies that mix two moves each, and that no other move improves on."""
    height, width = len(matrix), len(matrix[0])
    for row, other in combinations(range(height), 2):
        for column, beside in combinations(range(width), 2):
            a, b, c, d = matrix[row][column], matrix[row][beside], matrix[other][column], matrix[other][beside]
            total = a + d - b - c
            if total == 0:
                continue
            mine, theirs, worth = Fraction(d - c, total), Fraction(d - b, total), Fraction(a * d - b * c, total)
            if not (0 <= mine <= 1 and 0 <= theirs <= 1):
                continue
            answers = (theirs * line[column] + (1 - theirs) * line[beside] for line in matrix)
            replies = (mine * one + (1 - mine) * two for one, two in zip(matrix[row], matrix[other], strict=True))
            if all(answer <= worth for answer in answers) and all(reply >= worth for reply in replies):
                yield Choices(_two(row, other, mine, height), _two(column, beside, theirs, width))


def _matched(matrix: Matrix) -> Choices:
    height, width = len(matrix), len(matrix[0])
    game = game_workspace()
    for index, worth in enumerate(worth for row in matrix for worth in row):
        game.value[index], game.value[CELLS + index] = float(worth), -float(worth)
    solve(2, [height, width], game.value, game.mixed, game.now, game.regret, game.gain)
    rows, columns = game.mixed[:height], game.mixed[MOVES : MOVES + width]
    return Choices(_shares(rows), _shares(columns))


def _shares(chances: Sequence[float]) -> tuple[Fraction, ...]:
    parts = [Fraction(chance) for chance in chances]
    return tuple(part / sum(parts) for part in parts)


def mean(chances: Sequence[Fraction], worths: Sequence[int]) -> int:
    """The mean of these worths, rounded towards zero."""
    return int(sum(chance * worth for chance, worth in zip(chances, worths, strict=True) if chance))
