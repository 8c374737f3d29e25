"""Mixed strategies are optimal: compared with exact solutions in fractions."""

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest

from champion_oracle import mixed_choices
from rowlock.players.compiled import net_machine
from rowlock.players.net.regret import CELLS, MOVES, drawn

Matrix = list[list[int]]


def game(matrix: Matrix) -> tuple[list[int], list[float]]:
    """A zero-sum game of two in the solver's format."""
    flat = [float(cell) for row in matrix for cell in row]
    blank = [0.0] * (CELLS - len(flat))
    return [len(matrix), len(matrix[0])], [*flat, *blank, *(-cell for cell in flat), *blank]


def solved(matrix: Matrix) -> tuple[list[float], list[float]]:
    mine, theirs = mixed_choices(*game(matrix))
    return mine, theirs


def equalizing(matrix: list[list[Fraction]]) -> list[Fraction] | None:
    """The mix of a square matrix's rows that makes all columns worth the same; None if it is not unique."""
    size = len(matrix)
    system = [[*(matrix[row][column] for row in range(size)), Fraction(-1), Fraction(0)] for column in range(size)]
    system.append([*[Fraction(1)] * size, Fraction(0), Fraction(1)])
    for column in range(size + 1):
        pivot = next((row for row in range(column, size + 1) if system[row][column]), None)
        if pivot is None:
            return None
        system[column], system[pivot] = system[pivot], system[column]
        system[column] = [number / system[column][column] for number in system[column]]
        for row in range(size + 1):
            if row != column and system[row][column]:
                factor = system[row][column]
                system[row] = [a - factor * b for a, b in zip(system[row], system[column], strict=True)]
    return [row[-1] for row in system[:size]]


def guaranteed(matrix: Matrix, mine: Sequence[Fraction | float]) -> Fraction | float:
    """What a mix of rows wins at least."""
    return min(
        sum(chance * row[column] for chance, row in zip(mine, matrix, strict=True)) for column in range(len(matrix[0]))
    )


def mixes(matrix: Matrix) -> Iterator[list[Fraction]]:
    """The mixes of rows that can be optimal: those that make some columns worth the same (Shapley and Snow)."""
    rows, columns = range(len(matrix)), range(len(matrix[0]))
    for size in range(1, min(len(rows), len(columns)) + 1):
        for some in combinations(rows, size):
            for of_these in combinations(columns, size):
                part = equalizing([[Fraction(matrix[row][column]) for column in of_these] for row in some])
                if part and min(part) >= 0:
                    chances = dict(zip(some, part, strict=True))
                    yield [chances.get(row, Fraction(0)) for row in rows]


def exact_worth(matrix: Matrix) -> Fraction:
    """The value of the game: the most that can be guaranteed."""
    worth = max(guaranteed(matrix, mix) for mix in mixes(matrix))
    assert isinstance(worth, Fraction)
    return worth


def turned(matrix: Matrix) -> Matrix:
    """The same game from the other player's side."""
    return [[-matrix[row][column] for row in range(len(matrix))] for column in range(len(matrix[0]))]


def test_the_exact_solution_is_one_for_both() -> None:
    rng = random.Random("exact")
    for _ in range(20):
        matrix = [[rng.randint(-9, 9) for _ in range(3)] for _ in range(4)]
        assert exact_worth(matrix) == -exact_worth(turned(matrix))


def test_matching_pennies_is_played_by_halves() -> None:
    mine, theirs = solved([[1, -1], [-1, 1]])
    assert mine == pytest.approx([0.5, 0.5], abs=0.02)
    assert theirs == pytest.approx([0.5, 0.5], abs=0.02)


def test_rock_paper_scissors_where_rock_wins_double() -> None:
    mine, _ = solved([[0, -1, 2], [1, 0, -1], [-2, 1, 0]])
    assert mine == pytest.approx([0.25, 0.5, 0.25], abs=0.03)


@pytest.mark.parametrize("shape", [(2, 2), (2, 5), (3, 3), (5, 3), (5, 5)])
def test_mixed_choices_win_what_the_game_is_worth(shape: tuple[int, int]) -> None:
    rng = random.Random(f"{shape}")
    for _ in range(8):
        matrix = [[rng.randint(-50, 50) for _ in range(shape[1])] for _ in range(shape[0])]
        mine, theirs = solved(matrix)
        assert sum(mine) == pytest.approx(1)
        worth = float(exact_worth(matrix))
        assert guaranteed(matrix, mine) >= worth - 2.5, "of the hundred points between best and worst"
        assert guaranteed(turned(matrix), theirs) >= -worth - 2.5


def test_compiled_it_is_the_same_to_the_last_bit() -> None:
    rng = random.Random("bits")
    for seats in (1, 2, 3):
        sizes = [rng.randint(2, 3) for _ in range(seats)]
        worth = [rng.uniform(-1, 1) * 2**30 for _ in range(CELLS * seats)]
        mixed, now, regret = (np.zeros(8 * MOVES) for _ in range(3))
        net_machine.solve(seats, np.array(sizes), np.array(worth), mixed, now, regret, np.zeros(MOVES))
        found = [mixed[MOVES * seat : MOVES * seat + size].tolist() for seat, size in enumerate(sizes)]
        assert found == mixed_choices(sizes, worth)


def test_a_move_is_drawn_by_its_chance() -> None:
    mixed = [0.25, 0.0, 0.75]
    assert [drawn(3, mixed, 0, chance) for chance in (0.0, 0.2499, 0.25, 0.9999)] == [0, 0, 2, 2]
