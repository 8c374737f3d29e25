"""Which of a seat's moves wins most often, if from then on everybody plays like the champion."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

import numpy as np

from rowlock.kernel.arrays import pack, tables
from rowlock.lab.proofs.continuations import Decision, Expected, continue_some, expect
from rowlock.packed.pack import pack_move
from rowlock.players.compiled.net_arrays import Floats, Net, feature_arrays
from rowlock.players.compiled.net_loading import shipped_net_arrays
from rowlock.players.compiled.net_playthrough import NetLineup, net_workspace
from rowlock.players.net.regret import MOVES
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.state import Phase, State

HOPELESS = 6.0
"""Moves that are this many standard errors behind after the first rollouts get no more of them."""
_FEWEST = 100
"""With fewer, the standard error is not reliable."""


@dataclass(frozen=True, slots=True)
class Found:
    """The results of rollouts: the share of the wins after each move, the best first."""

    worths: dict[Move, float]
    lead: float
    """The lead of the best move over the second."""
    error: float
    """The standard error of the lead: with the same dice after both moves it is less than that of each."""

    @property
    def best(self) -> Move:
        """The move that won most often."""
        return next(iter(self.worths))

    @property
    def sureness(self) -> float:
        """The lead in standard errors."""
        return self.lead / self.error if self.error else (inf if self.lead else 0.0)


class Rollouts:
    """Rollouts from one decision of a seat. They are numbered: the same seed gives the same ones."""

    def __init__(self, state: State, seat: int, seed: int, net: Net | None = None) -> None:
        """`net` is everybody's; None for the shipped one."""
        variant, seats = state.variant, len(state.sheets)
        self._here, self._seat, self._seed = pack(state), seat, np.uint64(seed & 2**64 - 1)
        net = net or shipped_net_arrays(variant, seats)
        self._tables = tables(variant)
        self._lineup = NetLineup(feature_arrays(variant), net, np.ones(seats, np.int64))
        self._work = net_workspace(self._here, seats)
        self._others = Expected(np.zeros((seats, MOVES), np.int64), np.zeros(seats, np.int64), np.zeros(seats * MOVES))
        if state.phase is Phase.WHITE:
            expect(self._tables, self._lineup, self._work.choice, self._here, self._others)
        self._packed = {move: pack_move(variant, move) for move in legal(state, seat)}
        self._shares: dict[Move, Floats] = {move: np.zeros(0) for move in self._packed}

    def go_on(self, rollouts: int, *, in_any_case: int = 1) -> Found:
        """Roll out every move that is not hopeless until it has this many rollouts; return the results.

        The best so far are rolled out `in_any_case`, however far the second of them is behind.
        """
        for move in self._hopeful(in_any_case):
            self._shares[move] = np.concatenate((self._shares[move], self._more(move, rollouts)))
        return self.found()

    def _hopeful(self, in_any_case: int) -> list[Move]:
        best, *others = order = self._best_first()
        behind = (move for move in others if _sureness(*self._lead(best, move)) < HOPELESS)
        return list(dict.fromkeys((*order[:in_any_case], *behind)))

    def _best_first(self) -> list[Move]:
        return sorted(self._shares, key=self._worth, reverse=True)

    def _worth(self, move: Move) -> float:
        shares = self._shares[move]
        return float(shares.mean()) if len(shares) else 0.0

    def _more(self, move: Move, rollouts: int) -> Floats:
        first = len(self._shares[move])
        shares = np.zeros(max(0, rollouts - first))
        with np.errstate(over="ignore"):  # without a compiler, numpy would warn about intended overflows
            decision = Decision(self._here, self._seat, self._packed[move])
            continue_some(self._tables, self._lineup, self._work, decision, self._others, self._seed, first, shares)
        return shares

    def _lead(self, one: Move, other: Move) -> tuple[float, float]:
        """By how much a move is better than another, over the rollouts that both have, and the standard error."""
        both = min(len(self._shares[one]), len(self._shares[other]))
        if both < _FEWEST:
            return 0.0, 1.0
        gains = self._shares[one][:both] - self._shares[other][:both]
        return float(gains.mean()), float(gains.std(ddof=1)) / sqrt(both)

    def found(self) -> Found:
        """The results so far."""
        order = self._best_first()
        if len(order) == 1:
            return Found({order[0]: self._worth(order[0])}, inf, 0.0)
        second = min(order[1:], key=lambda move: _sureness(*self._lead(order[0], move)))
        return Found({move: self._worth(move) for move in order}, *self._lead(order[0], second))


def _sureness(lead: float, error: float) -> float:
    return lead / error if error else inf if lead else 0.0
