"""The arrays used in training."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rowlock.kernel.arrays import Ints
from rowlock.players.net.sizes import HIDDEN, SECOND

Floats: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = NDArray[np.float32]

UPPER = SECOND * HIDDEN + SECOND + 2 * SECOND + 2
"""The number of weights above the table."""


class Samples(NamedTuple):
    """Moments of playthroughs, each from the view of one seat, and what they turned out to be worth to it."""

    states: Ints
    seats: Ints
    wins: Weights
    margins: Weights


def samples_for(many: int, length: int) -> Samples:
    """Arrays for this many samples of packed playthroughs of this length."""
    return Samples(
        np.zeros((many, length), np.int64),
        np.zeros(many, np.int64),
        np.zeros(many, np.float32),
        np.zeros(many, np.float32),
    )


class Learner(NamedTuple):
    """The weights of a net in training: the table, row by row, then the layers above it."""

    weights: Weights
    average: Weights
    """A moving average of the weights: the one that plays."""
    slope: Weights
    mean: Weights
    """Adam's moving average of the slopes."""
    square: Weights


def learner_for(rows: int) -> Learner:
    """A learner of zeros, for a table with this many rows, those of parts included."""
    size = rows * HIDDEN + UPPER
    weights, average, slope, mean, square = (np.zeros(size, np.float32) for _ in range(5))
    return Learner(weights, average, slope, mean, square)
