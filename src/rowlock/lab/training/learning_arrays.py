"""The arrays that learning works on."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rowlock.kernel.arrays import Ints
from rowlock.players.net.sizes import HIDDEN, SECOND

Floats: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = NDArray[np.float32]

UPPER = SECOND * HIDDEN + SECOND + 2 * SECOND + 2
"""How many weights there are beside the table."""


class Samples(NamedTuple):
    """Moments of playthroughs, each with the eyes of one seat, and what they turned out to be worth to it."""

    states: Ints
    seats: Ints
    wins: Weights
    margins: Weights


def samples_for(many: int, length: int) -> Samples:
    """Room for so many samples of packed playthroughs with this length."""
    return Samples(
        np.zeros((many, length), np.int64),
        np.zeros(many, np.int64),
        np.zeros(many, np.float32),
        np.zeros(many, np.float32),
    )


class Learner(NamedTuple):
    """The weights of a net while it learns: the table, row by row, then the layers above it."""

    weights: Weights
    average: Weights
    """A moving average of the weights: this one plays."""
    slope: Weights
    mean: Weights
    """Of the slopes, as Adam keeps it."""
    square: Weights


def learner_for(rows: int) -> Learner:
    """Zeros, for a table of so many rows, those of parts included."""
    size = rows * HIDDEN + UPPER
    weights, average, slope, mean, square = (np.zeros(size, np.float32) for _ in range(5))
    return Learner(weights, average, slope, mean, square)
