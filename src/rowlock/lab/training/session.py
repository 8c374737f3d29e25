"""A training session, from the first playthrough to the net's file and card. It resumes from a checkpoint."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, process_time

from rowlock.files import writing
from rowlock.lab.training.plan import Plan
from rowlock.lab.training.strength import strength
from rowlock.lab.training.training import Training
from rowlock.players.compiled.net_loading import plain_file
from rowlock.players.net.file import write_net

SAVE_EVERY = 60
"""Seconds between two checkpoints."""
_MEASURED_WITH = 2_000_000
"""The seed of the matches that measure a net: playthroughs that it has not learned from."""


class Session:
    """One training run, with its files in a folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.net_path = folder / f"{plan.name}.net"
        self.card_path = folder / f"{plan.name}.json"
        self.checkpoint = folder / f"{plan.name}.checkpoint.npz"
        self.training = Training(plan)
        self.resumed = self.checkpoint.exists()
        if self.resumed:
            self.training.load(self.checkpoint)

    def run(self) -> Iterator[Training]:
        """Train to the end, yielding after each round; a checkpoint is written now and then."""
        saved = monotonic()
        while self.training.done < self.plan.games:
            begun = process_time()
            self.training.go_on()
            self.training.seconds += process_time() - begun
            if monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = monotonic()
            yield self.training

    def save(self) -> None:
        """Write a checkpoint."""
        self.training.save(self.checkpoint)

    def finish(self, measured: int) -> dict[str, object]:
        """Write the net, measure it over this many games, write its card, and remove the checkpoint."""
        data = write_net(plain_file(self.training.net), self.plan.variant)
        self.net_path.write_bytes(data)
        card = self._card(len(data), measured)
        with writing(self.card_path) as file:
            file.write(json.dumps(card, indent=2) + "\n")
        with suppress(FileNotFoundError):
            self.checkpoint.unlink()
        return card

    def _card(self, size: int, measured: int) -> dict[str, object]:
        plan, training = self.plan, self.training
        matches = {
            str(seats): strength(training.net, plan.variant, seats, measured, _MEASURED_WITH)._asdict()
            for seats in plan.seats
            if measured
        }
        return {
            "net": plan.name,
            "variant": plan.variant.id,
            "seats": plan.span,
            "command": plan.command,
            "games": training.done,
            "batches": training.steps,
            "cpu_seconds": round(training.seconds),
            "loss": round(training.loss, 4),
            "bytes": size,
            "against_greedy": matches,
        }
