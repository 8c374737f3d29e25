"""The champion's time per decision, compiled and in plain Python, over whole playthroughs at a table of five.

The reference is the greedy player, which only looks at the legal moves and counts fields.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from statistics import mean
from time import thread_time

from rowlock.chance import throw
from rowlock.players.compiled.compiled_champion import CompiledChampion
from rowlock.players.net.plain_champion import PlainChampion
from rowlock.players.player import Player
from rowlock.players.simple import GreedyPlayer
from rowlock.rules.catalog import variant, variants
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import View, view
from rowlock.rules.pad.variant import Variant

SEATS = 5
_PLAIN_PART = 0.05
"""The fraction of decisions that are also timed in plain Python, which is slower."""


@dataclass(frozen=True, slots=True)
class DecisionTime:
    """The time per decision with more than one legal move, in milliseconds of CPU time."""

    variant: str
    way: str
    """greedy for the reference, compiled (including the cost of packing the state), or plain."""
    decisions: int
    mean: float
    percentile_99: float
    ratio: float
    """The mean time divided by that of the reference."""


def measure_players(decisions: int, seed: int) -> Iterator[DecisionTime]:
    """For every variant, time this many decisions of the reference and compiled, and a fraction in plain Python."""
    for name in variants():
        rng = random.Random(f"{seed} {name}")
        ways: dict[str, tuple[Player, int]] = {
            "greedy": (GreedyPlayer(), decisions),
            "compiled": (CompiledChampion(rng), decisions),
            "plain": (PlainChampion(rng), max(1, round(decisions * _PLAIN_PART))),
        }
        reference = 0.0
        for way, (player, many) in ways.items():
            player.decide(next(_decisions(variant(name), rng)))  # compile and load the net before timing
            times = sorted(_milliseconds(player, seen) for seen in islice(_decisions(variant(name), rng), many))
            took = mean(times)
            reference = reference or took
            yield DecisionTime(name, way, many, took, times[int(0.99 * (many - 1))], took / reference)


def _milliseconds(player: Player, seen: View) -> float:
    begun = thread_time()  # CPU time: the machine is shared
    player.decide(seen)
    return 1000 * (thread_time() - begun)


def _decisions(variant: Variant, rng: random.Random) -> Iterator[View]:
    """Endlessly yield the views of seats that have a choice, in playthroughs of the champion."""
    champion = CompiledChampion(rng)
    while True:
        state: State = start(variant, SEATS)
        while not state.is_over:
            if state.phase is Phase.ROLL:
                state = roll(state, throw(state, rng))
            for seat in to_decide(state):
                seen = view(state, seat)
                if len(legal(state, seat)) > 1:
                    yield seen
                state = choose(state, seat, champion.decide(seen))
