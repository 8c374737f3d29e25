"""Training: self-play and learning in turn. Resuming from a checkpoint gives the same net."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from rowlock.errors import SetupError
from rowlock.kernel.arrays import Ints, pack, tables
from rowlock.lab.training.feature_parts import parts_of
from rowlock.lab.training.inherit import take_over
from rowlock.lab.training.learn import adam, learn_batch, quantize, training_workspace
from rowlock.lab.training.learning_arrays import UPPER, Learner, Weights, learner_for, samples_for
from rowlock.lab.training.plan import Plan
from rowlock.lab.training.selfplay import Kept, play_some
from rowlock.lab.training.unseen import stand_ins
from rowlock.players.compiled.net_arrays import Net, blank_net, feature_arrays
from rowlock.players.compiled.net_playthrough import NetLineup, begin, net_workspace
from rowlock.players.net.features import Feature, features_of
from rowlock.players.net.sizes import HIDDEN, SECOND
from rowlock.players.net.symmetry import symmetries
from rowlock.rules.dice.play import start

BATCH = 256
FIRST_RATE, LAST_RATE = 1.5e-3, 1e-4
KEEP = 0.999
"""The decay per step of the average of the weights."""
SAMPLES = 1300
"""About how many are played between two rounds of learning."""
PASSES = 4
"""How often each sample is used, each time under a random symmetry: playing takes longer than learning."""

_FROM_NOTHING = ("state", "closed", "ready", "pair")
"""Features that start as the sum of their parts, or at zero."""


class Training:
    """A net in training."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        variant = plan.variant
        features = features_of(variant)
        self._tables, self._features = tables(variant), feature_arrays(variant)
        self._symmetries = np.array(symmetries(features), np.int64)
        self._parts, names = parts_of(features)
        self._unseen = stand_ins(features, plan.seats)
        self._learner = learner_for(len(names))
        _fill(self._learner.weights, names, plan.seed)
        if plan.like:
            take_over(self._learner.weights, features, plan.like)
        self._learner.average[:] = self._learner.weights
        self._tables_of = {seats: _SelfPlay(plan, seats) for seats in plan.seats}
        self.net = blank_net(features.rows)
        self.done = 0
        """How many playthroughs have been learned from."""
        self.rounds = 0
        self.steps = 0
        self.seconds = 0.0
        """The time taken so far, as counted by the caller."""
        self.loss = 0.0
        """A moving average over the last batches."""
        self._quantize()

    def _quantize(self) -> None:
        quantize(self._learner.average, self._parts, self.net)
        rows = self.net.rows
        rows[self._unseen[:, 0]] = rows[self._unseen[:, 1]]

    def go_on(self) -> None:
        """Play a few playthroughs, and learn from them."""
        plan = self.plan
        with np.errstate(over="ignore"):  # without a compiler, numpy would warn about intended overflows
            table = self._tables_of[plan.seats[self.rounds % len(plan.seats)]]
            games = min(table.at_once, plan.games - self.done)
            size = table.play(self.net, plan.seed, self.done, games)
            self.done += games
            self.rounds += 1
            self._learn(table, size)
        self._quantize()

    def _learn(self, table: _SelfPlay, size: int) -> None:
        drawn = np.random.default_rng((self.plan.seed, self.rounds))
        rng = np.zeros(2, np.uint64)
        begin(rng, np.uint64(~self.plan.seed & 2**64 - 1), self.rounds)
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (self.done / self.plan.games)
        for batch in (batch for _ in range(PASSES) for batch in _batches(drawn.permutation(size))):
            self.steps += 1
            loss = learn_batch(
                *(self._tables, self._features.features, self._learner, table.bench, table.samples, batch),
                *(self._symmetries, self._parts, rng),
            )
            self.loss += (loss - self.loss) * max(0.01, 1 / self.steps)
            adam(self._learner, rate, self.steps, min(KEEP, (1 + self.steps) / (10 + self.steps)))

    def save(self, path: Path) -> None:
        """Write a checkpoint, atomically: the old file stays until the new one is complete."""
        part = path.with_name(f".{path.name}.part")
        with part.open("wb") as file:
            np.savez(
                file,
                plan=np.array(self.plan.command),
                numbers=np.array((self.done, self.rounds, self.steps)),
                loss=np.array((self.loss, self.seconds)),
                **self._learner._asdict(),
            )
        part.replace(path)

    def load(self, path: Path) -> None:
        """Resume from a checkpoint."""
        try:
            with np.load(path, allow_pickle=False) as file:
                kept = {name: file[name] for name in ("plan", "numbers", "loss", *Learner._fields)}
        except (OSError, KeyError, ValueError, BadZipFile):
            raise SetupError(f"{path} cannot be read as a checkpoint; move it away to start over") from None
        if str(kept["plan"]) != self.plan.command:
            raise SetupError(f"{path} belongs to another training run: {kept['plan']}; move it away to start over")
        self.done, self.rounds, self.steps = map(int, kept["numbers"])
        self.loss, self.seconds = map(float, kept["loss"])
        self._learner = Learner(*(kept[name] for name in Learner._fields))
        self._quantize()


class _SelfPlay:
    """Self-play at tables of one size."""

    def __init__(self, plan: Plan, seats: int) -> None:
        variant = plan.variant
        self._tables, self._features = tables(variant), feature_arrays(variant)
        self._start = pack(start(variant, seats))
        self._work = net_workspace(self._start, seats)
        self._by_net = np.ones(seats, np.int64)
        self._lucky = np.array([sum(1 << number for number in pair) for pair in variant.lucky], np.int64)
        longest = seats * (len(variant.layout.fields) + variant.penalties_to_end)
        self._seen = np.zeros((longest + 1, 2 * seats), np.float64)
        per_turn = 1 if seats == 2 else seats
        self.at_once = max(4, SAMPLES // (20 * per_turn))
        self.samples = samples_for(self.at_once * longest * per_turn, len(self._start))
        self.bench = training_workspace(seats)

    def play(self, net: Net, seed: int, number: int, games: int) -> int:
        """Play `games` playthroughs, numbered from `number`; return the number of samples."""
        lineup = NetLineup(self._features, net, self._by_net)
        kept = Kept(self.samples, self._seen, self._lucky.copy())
        return play_some(self._tables, lineup, self._work, self._start, kept, np.uint64(seed), number, games)


def _batches(order: Ints) -> Iterator[Ints]:
    """The samples in this order, BATCH at a time; an incomplete batch is dropped."""
    for first in range(0, len(order) - BATCH + 1, BATCH):
        yield order[first : first + BATCH]


def _fill(weights: Weights, names: tuple[Feature, ...], seed: int) -> None:
    """Fill in random initial weights."""
    rng = np.random.default_rng(seed)
    for row, name in enumerate(names):
        if name[0] not in _FROM_NOTHING:
            weights[HIDDEN * row : HIDDEN * (row + 1)] = rng.uniform(-0.15, 0.15, HIDDEN)
    upper = weights[-UPPER:]
    upper[: SECOND * HIDDEN] = rng.uniform(-0.2, 0.2, SECOND * HIDDEN)
    upper[-2 * SECOND - 2 : -2] = rng.uniform(-0.2, 0.2, 2 * SECOND)
