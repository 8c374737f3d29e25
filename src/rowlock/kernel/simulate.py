"""The entry points of the kernel, importable without loading NumPy and numba, which are slow to load."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rowlock.errors import SetupError
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.play import start
from rowlock.rules.pad.variant import Lucky, Variant

if TYPE_CHECKING:
    from rowlock.kernel.batch import Batch, Simulation


def simulate(
    variant: Variant | str = DEFAULT,
    *,
    seats: int = 2,
    players: str | Sequence[str] = "greedy",
    games: int = 10_000,
    seed: int = 1,
    threads: int | None = None,
    lucky: Sequence[Lucky] | None = None,
) -> Simulation:
    """Play many playthroughs, compiled, and return the results as NumPy arrays.

    `players` names one player for all seats, or one for each. The same `seed` gives the same results, whatever the
    number of `threads`, by default one per core. The first call compiles.
    """
    batch = prepare(variant, seats=seats, players=players, games=games, seed=seed, lucky=lucky)
    for _ in batch.play(usable_threads(threads)):
        pass
    return batch.so_far()


def prepare(
    variant: Variant | str,
    *,
    seats: int,
    players: str | Sequence[str],
    games: int,
    seed: int,
    lucky: Sequence[Lucky] | None = None,
) -> Batch:
    """Like `simulate`, but nothing is played yet: for callers that show progress."""
    from rowlock.kernel.batch import Batch

    if games < 1:
        raise SetupError(f"{games} games: at least one is needed")
    state = start(variant, seats, lucky=lucky)
    names = [players] if isinstance(players, str) else list(players)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise SetupError(f"{len(names)} players for {seats} seats: name one for all, or one for each seat")
    return Batch(state, [names], games, seed)


def usable_threads(wanted: int | None = None) -> int:
    """The wanted number of threads, by default as many as can run in parallel here."""
    if wanted is not None and wanted < 1:
        raise SetupError(f"{wanted} threads: at least one is needed")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return wanted or cores or 1
