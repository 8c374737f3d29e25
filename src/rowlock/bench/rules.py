"""The speed of the rules compared with a small loop timed in the same run."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import mean
from time import perf_counter

from rowlock.bench.card_games import CHOOSERS, play_cards_through
from rowlock.chance import throw
from rowlock.players.player import Player
from rowlock.players.registry import player
from rowlock.rules.catalog import card_variant, card_variants, variant, variants
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import Phase
from rowlock.rules.dice.view import view
from rowlock.rules.pad.variant import Variant

SEATS = 4
_PLAYERS = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class Measurement:
    """The average time of one playthrough of a variant."""

    variant: str
    player: str
    games: int
    milliseconds: float
    decisions: float
    """Average number of choices per playthrough."""
    ratio: float
    """The time of one playthrough divided by that of the reference loop."""


def reference() -> float:
    """Milliseconds that a fixed loop of dictionary and tuple work takes on this machine: the best of five."""
    times = []
    for _ in range(5):
        begun = perf_counter()
        table: dict[tuple[int, int], int] = {}
        for number in range(20_000):
            key = (number % 97, number % 89)
            table[key] = table.get(key, 0) + number
        times.append(perf_counter() - begun)
    return 1000 * min(times)


def measure_rules(games: int, seed: int) -> Iterator[Measurement]:
    """Measure 4-seat playthroughs of every printed variant through the public API, enumerating all legal moves."""
    loop = reference()
    for variant_id, name, play in _playthroughs():
        rng = random.Random(f"{seed} {variant_id} {name}")
        times, decisions = [], []
        for _ in range(games):
            begun = perf_counter()
            decisions.append(play(rng))
            times.append(1000 * (perf_counter() - begun))
        taken = mean(times)
        yield Measurement(variant_id, name, games, taken, mean(decisions), taken / loop)


def _playthroughs() -> Iterator[tuple[str, str, Callable[[random.Random], int]]]:
    """What is measured: variants, players, and a function that plays and returns the number of decisions."""
    for variant_id in variants():
        for name in _PLAYERS:
            yield variant_id, name, partial(_play_dice, variant(variant_id), name)
    for variant_id in card_variants():
        for name, chooser in CHOOSERS.items():
            yield variant_id, name, partial(play_cards_through, card_variant(variant_id), SEATS, chooser)


def _play_dice(variant: Variant, name: str, rng: random.Random) -> int:
    return play_through(variant, player(name, rng), rng, SEATS)


def play_through(variant: Variant, player: Player, rng: random.Random, seats: int) -> int:
    """Play to the end; return the number of decisions."""
    state = start(variant, seats)
    decisions = 0
    while not state.is_over:
        if state.phase is Phase.ROLL:
            state = roll(state, throw(state, rng))
        for seat in to_decide(state):
            assert legal(state, seat)
            state = choose(state, seat, player.decide(view(state, seat)))
            decisions += 1
    scores(state)
    return decisions
