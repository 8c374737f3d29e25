"""Zero-sum matrix games, solved exactly up to rounding."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
_ROUNDING = 1e-12


@dataclass(frozen=True, slots=True)
class Solution:
    """What a game is worth to the row player, and how often each player should choose each move."""

    worth: float
    rows: tuple[float, ...]
    columns: tuple[float, ...]


def solve_matrix(worths: Sequence[Sequence[float]]) -> Solution:
    """Solve a game given what each row and column is worth to the row player.

    There is always a square submatrix that both mix so that the other is indifferent (Shapley and Snow); all are
    tried, the smallest first: those of one row and one column are saddle points.
    """
    matrix = np.array(worths, np.float64)
    height, width = matrix.shape
    for size in range(1, min(height, width) + 1):
        for rows in combinations(range(height), size):
            for columns in combinations(range(width), size):
                found = _mixed(matrix, rows, columns)
                if found is not None:
                    return found
    raise ArithmeticError(f"no solution for {worths}")


def _mixed(matrix: Floats, rows: tuple[int, ...], columns: tuple[int, ...]) -> Solution | None:
    """The solution that mixes these rows and columns, if there is one."""
    part = matrix[np.ix_(rows, columns)]
    mine, others = np.zeros(len(matrix)), np.zeros(matrix.shape[1])
    try:
        mine[list(rows)] = _indifferent(part.T)
        others[list(columns)] = _indifferent(part)
    except np.linalg.LinAlgError:
        return None
    worth = float(mine @ matrix @ others)
    fair = min(mine.min(), others.min()) >= -_ROUNDING
    if fair and (matrix @ others).max() <= worth + _ROUNDING and (mine @ matrix).min() >= worth - _ROUNDING:
        return Solution(worth, tuple(mine.tolist()), tuple(others.tolist()))
    return None


def _indifferent(part: Floats) -> Floats:
    """How to mix the columns so that all rows are worth the same."""
    size = len(part)
    if size == 1:
        return np.ones(1)
    system = np.zeros((size + 1, size + 1))
    system[:size, :size] = part
    system[:size, size] = -1.0
    system[size, :size] = 1.0
    mixed: Floats = np.linalg.solve(system, np.eye(size + 1)[size])[:size]
    return mixed
