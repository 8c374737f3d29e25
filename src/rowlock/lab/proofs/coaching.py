"""Claims about the coach, tested on games: luck has mean zero, and weaker players lose more."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from rowlock.chance import throw
from rowlock.coach.choosing_judge import AnyJudge, judge_for
from rowlock.coach.review import review
from rowlock.coach.reviewed import Review
from rowlock.players.net.sizes import ONE
from rowlock.players.registry import CHAMPION, player
from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.record import Record
from rowlock.rules.dice.state import Phase
from rowlock.rules.dice.view import view
from rowlock.rules.pad.variant import Variant


@dataclass
class Coached:
    """Reviewed games of two seats: a player against the champion, who takes every other first turn."""

    variant: Variant
    name: str
    seed: int
    luck: list[float] = field(default_factory=list)
    """Of every roll, for the player."""
    losses: list[float] = field(default_factory=list)
    """Of every game."""
    results: list[float] = field(default_factory=list)
    adjusted: list[float] = field(default_factory=list)
    """The results without luck."""

    def play(self, games: int) -> Iterator[int]:
        """Play and review games; yield the number of games after each."""
        judge = judge_for(start(self.variant, 2))
        for game in range(games):
            rng = random.Random(f"{self.seed} {self.variant.id} {self.name} {game}")
            self.note(reviewed(self.variant, (self.name, CHAMPION), game % 2, rng, judge))
            yield game + 1

    def note(self, found: Review) -> None:
        """Add a reviewed game."""
        seat = found.seats[0]
        self.luck += [one.luck[0] / ONE for one in found.rolls]
        self.losses.append(seat.loss / ONE)
        self.results.append(seat.result / ONE)
        self.adjusted.append(seat.luck_adjusted / ONE)

    @property
    def loss(self) -> float:
        """The mean loss of a game."""
        return fmean(self.losses)

    @property
    def luck_errors(self) -> float:
        """By how many standard errors the mean luck of a roll is off zero."""
        error = pstdev(self.luck) / len(self.luck) ** 0.5
        return abs(fmean(self.luck)) / error if error else 0.0

    @property
    def deviations(self) -> tuple[float, float]:
        """The standard deviations of a game's result, plain and without luck."""
        return pstdev(self.results), pstdev(self.adjusted)


def reviewed(variant: Variant, names: Sequence[str], first: int, rng: random.Random, judge: AnyJudge) -> Review:
    """Play a game between these players, and review it."""
    state = start(variant, len(names), first)
    record = Record.begin(state, names)
    players = [player(name, rng) for name in names]
    while not state.is_over:
        if state.phase is Phase.ROLL:
            thrown = throw(state, rng)
            state, record = roll(state, thrown), record.rolled(thrown)
        for seat in to_decide(state):
            move = players[seat].decide(view(state, seat))
            state, record = choose(state, seat, move), record.chose(seat, move)
    return review(record, judge=judge)
