"""The speed of the kernel compared with the rules and with a plain loop, all timed in the same run."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from rowlock.bench.plain import SEATS, play_plain
from rowlock.bench.rules import play_through
from rowlock.kernel.simulate import prepare, usable_threads
from rowlock.players.registry import player
from rowlock.rules.catalog import DEFAULT, variant, variants

_ROUNDS = 12
"""Everything is timed this often, in turn, and the best time counts: the machine is shared."""
_RULES_PART = 0.001


@dataclass(frozen=True, slots=True)
class Speed:
    """Playthroughs per second, and the ratio to the plain loop, the rules, or one thread."""

    what: str
    games_per_second: float
    ratio: float
    of: str


def measure_kernel(games: int, seed: int) -> Iterator[Speed]:
    """Measure every variant and policy with two seats, then more seats and threads, and the references."""
    plain = "plain loop"
    timed: dict[str, tuple[int, Callable[[int], object]]] = {plain: (games, _plain(games))}
    for name in variants():
        for policy in ("random", "greedy"):
            timed[f"{name} {policy}"] = games, _kernel(name, SEATS, policy, games, 1)
    four, both, rules = f"{DEFAULT} greedy, 4 seats", f"{DEFAULT} greedy, all cores", f"{DEFAULT} greedy, rules"
    timed[four] = games, _kernel(DEFAULT, 4, "greedy", games, 1)
    timed[both] = 4 * games, _kernel(DEFAULT, SEATS, "greedy", 4 * games, usable_threads())
    few = max(1, round(games * _RULES_PART))
    timed[rules] = few, _rules(few)
    best = dict.fromkeys(timed, float("inf"))
    for _, play in timed.values():
        play(seed)
    for turn in range(_ROUNDS):
        for what, (_, play) in timed.items():
            begun = perf_counter()
            play(seed + turn)
            best[what] = min(best[what], perf_counter() - begun)
    speeds = {what: count / best[what] for what, (count, _) in timed.items()}
    reference = f"{DEFAULT} greedy"
    compared = dict.fromkeys(speeds, plain) | {four: reference, both: reference, rules: reference}
    for what, speed in speeds.items():
        yield Speed(what, speed, speed / speeds[compared[what]], compared[what])


def _plain(games: int) -> Callable[[int], object]:
    scores = np.zeros((games, SEATS), np.int64)
    return lambda seed: play_plain(games, seed + 0x5DEECE66D, scores)


def _kernel(name: str, seats: int, policy: str, games: int, threads: int) -> Callable[[int], object]:
    def play(seed: int) -> None:
        batch = prepare(name, seats=seats, players=policy, games=games, seed=seed)
        for _ in batch.play(threads):
            pass

    return play


def _rules(games: int) -> Callable[[int], object]:
    def play(seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(games):
            play_through(variant(DEFAULT), player("greedy", rng), rng, SEATS)

    return play
