"""No player ever makes an illegal move: counted over random decisions, at tables of one to eight seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rowlock.errors import SetupError
from rowlock.kernel.arrays import Ints, pack, tables
from rowlock.kernel.policies import POLICIES
from rowlock.kernel.turn import NO_LOG
from rowlock.lab.proofs.asking import DECISIONS, ILLEGAL, MOVE, SEAT, STATE, TOUCHED, WHO, Desk, ask_some
from rowlock.packed import shape
from rowlock.packed.pack import unpack, unpack_move
from rowlock.players.compiled.net_arrays import Net, choice_arrays, feature_arrays
from rowlock.players.compiled.net_loading import shipped_net_arrays
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.play import start
from rowlock.rules.pad.variant import MOST_SEATS, Variant

CHAMPION = "champion"
ASKED = (*POLICIES, CHAMPION)
"""The names of all players asked."""
_GAMES = 64
"""Playthroughs at a time for one seat; larger tables, which take longer, get fewer."""
_SAMPLES = 32
"""The most decisions of those that are checked against the plain rules, and not only the kernel's."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The results of asking one player."""

    player: str
    decisions: int
    """Only those with a choice: a forced pass proves nothing."""
    illegal: int
    touched: int
    """How often it modified the playthrough that it was asked about."""
    samples: int
    """Decisions that were also checked against the rules in plain Python."""


class Asking:
    """Asks all players about one variant, in parts. The same seed draws the same playthroughs."""

    def __init__(self, variant: Variant, decisions: int, seed: int, net: Net | None = None) -> None:
        """Ask for at least this many decisions of each player; `net` is the champion's, None for the shipped one."""
        if decisions < 1:
            raise SetupError(f"{decisions} decisions: at least one is needed")
        self._variant, self._decisions, self._seed = variant, decisions, np.uint64(seed & 2**64 - 1)
        self._tally = np.zeros((len(ASKED), 3), np.int64)
        self._samples = [0] * len(ASKED)
        self._starts = [start(variant, seats) for seats in range(1, MOST_SEATS + 1)]
        self._desks = [self._desk(seats, net) for seats in range(1, MOST_SEATS + 1)]
        self._refused: list[str] = []

    def _desk(self, seats: int, net: Net | None) -> Desk:
        size = shape.FIRST_SHEET + shape.SHEET * (seats + 1)
        return Desk(
            s=np.zeros(size, np.int64),
            rng=np.zeros((1, 2), np.uint64),
            log=NO_LOG,
            t=tables(self._variant),
            f=feature_arrays(self._variant),
            net=net or shipped_net_arrays(self._variant, max(2, seats)),
            choice=choice_arrays(seats),
            policies=np.array([policy.kind for policy in POLICIES.values()], np.int64),
            judgments=np.array([policy.judgment.numbers() for policy in POLICIES.values()], np.int64),
            tally=self._tally,
            samples=np.zeros((_SAMPLES, STATE + size), np.int64),
            kept=np.zeros(1, np.int64),
            before=np.zeros(size, np.int64),
            movers=np.zeros(seats, np.int64),
            chosen=np.zeros(seats, np.int64),
            answers=np.zeros(len(ASKED), np.int64),
            moves=np.zeros(shape.MOST_MOVES, np.int64),
            rows=np.zeros((shape.WORK, shape.MOST_MOVES), np.int64),
        )

    def run(self) -> Iterator[int]:
        """Continue asking until every player has enough decisions; yield now and then how many there are."""
        turn = 0
        while self._least() < self._decisions:
            for begun, desk in zip(self._starts, self._desks, strict=True):
                packed, games = pack(begun), max(1, _GAMES // len(begun.sheets) ** 2)
                desk.kept[0] = 0
                with np.errstate(over="ignore"):  # without a compiler, numpy would warn about intended overflows
                    ask_some(desk, packed, self._seed, turn * games, games)
                for sample in desk.samples[: desk.kept[0]]:
                    self._hold(len(begun.sheets), sample)
                yield self._least()
            turn += 1

    def _least(self) -> int:
        return min(self._decisions, int(self._tally[:, DECISIONS].min()))

    def _hold(self, seats: int, sample: Ints) -> None:
        """Check one decision against the rules."""
        who, seat = int(sample[WHO]), int(sample[SEAT])
        state = unpack(self._starts[seats - 1], sample[STATE:])
        move = unpack_move(self._variant, int(sample[MOVE]))
        self._samples[who] += 1
        if move not in legal(state, seat):
            self._refused.append(f"{ASKED[who]} chose {move} for seat {seat} in {state}")

    @property
    def refused(self) -> tuple[str, ...]:
        """Illegal moves among the samples, in words."""
        return tuple(self._refused)

    def so_far(self) -> tuple[Asked, ...]:
        """The results so far, by player."""
        counts = zip(ASKED, self._tally, self._samples, strict=True)
        return tuple(
            Asked(name, int(row[DECISIONS]), int(row[ILLEGAL]), int(row[TOUCHED]), samples)
            for name, row, samples in counts
        )
