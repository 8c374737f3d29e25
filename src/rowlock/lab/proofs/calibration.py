"""Whether predicted chances are right: of the moments where the champion predicts 70 %, are seven in ten won?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

import numpy as np

from rowlock.errors import SetupError
from rowlock.kernel.arrays import pack, tables
from rowlock.lab.proofs.predictions import OBSERVED, PREDICTED, note_some
from rowlock.players.compiled.net_arrays import Floats, Net, feature_arrays
from rowlock.players.compiled.net_loading import shipped_net_arrays
from rowlock.players.compiled.net_playthrough import NetLineup, net_workspace
from rowlock.rules.dice.play import start
from rowlock.rules.pad.variant import Variant

BINS = 10
_AT_ONCE = 250


@dataclass(frozen=True, slots=True)
class Bin:
    """Moments with similar predictions."""

    low: float
    high: float
    count: int
    predicted: float
    """On average; the middle of the bin if it is empty."""
    observed: float
    error: float
    """The standard error of `observed`."""


@dataclass(frozen=True, eq=False)
class Calibration:
    """Predicted chances of winning and their outcomes, a row each; every row is from a different playthrough."""

    notes: Floats

    @cached_property
    def bins(self) -> tuple[Bin, ...]:
        """Ten bins of the same width."""
        which = np.minimum((self.notes[:, PREDICTED] * BINS).astype(np.int64), BINS - 1)
        return tuple(_bin(index, self.notes[which == index]) for index in range(BINS))

    @property
    def expected_error(self) -> float:
        """The expected calibration error: how far predictions are off, bin by bin, averaged over all moments."""
        return sum(one.count * abs(one.predicted - one.observed) for one in self.bins) / len(self.notes)

    @property
    def expected_by_chance(self) -> float:
        """About what that would be if every prediction were right: chance alone makes bins differ."""
        return sum(one.count * one.error * sqrt(2 / np.pi) for one in self.bins) / len(self.notes)

    @property
    def brier(self) -> float:
        """The Brier score: the mean squared difference between predicted and observed."""
        return float(((self.notes[:, PREDICTED] - self.notes[:, OBSERVED]) ** 2).mean())


def _bin(index: int, notes: Floats) -> Bin:
    low, high, count = index / BINS, (index + 1) / BINS, len(notes)
    if not count:
        return Bin(low, high, 0, (low + high) / 2, 0.0, 0.0)
    predicted, observed = notes[:, PREDICTED].mean(), notes[:, OBSERVED].mean()
    return Bin(low, high, count, float(predicted), float(observed), float(notes[:, OBSERVED].std()) / sqrt(count))


class Calibrating:
    """Plays champions against each other, in parts. The same seed gives the same notes."""

    def __init__(self, variant: Variant, seats: int, games: int, seed: int, net: Net | None = None) -> None:
        """`net` is the champion's; None for the shipped one."""
        if games < 1:
            raise SetupError(f"{games} games: at least one is needed")
        net = net or shipped_net_arrays(variant, seats)
        self._begun, self._tables = pack(start(variant, seats)), tables(variant)
        self._lineup = NetLineup(feature_arrays(variant), net, np.ones(seats, np.int64))
        self._work = net_workspace(self._begun, seats, generators=2)
        self._seed = np.uint64(seed & 2**64 - 1)
        self._notes = np.zeros((games, 2), np.float64)
        self._done = 0

    def play(self) -> Iterator[int]:
        """Play what is left; yield now and then how many playthroughs are done."""
        while self._done < len(self._notes):
            notes = self._notes[self._done : self._done + _AT_ONCE]
            with np.errstate(over="ignore"):  # without a compiler, numpy would warn about intended overflows
                note_some(self._tables, self._lineup, self._work, self._begun, self._seed, self._done, notes)
            self._done += len(notes)
            yield self._done

    def so_far(self) -> Calibration:
        """The calibration so far."""
        return Calibration(self._notes[: self._done])
