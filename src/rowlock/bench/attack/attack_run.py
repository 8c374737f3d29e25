"""Run every attack against its own server, and measure what bystanders notice."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from rowlock.bench.attack.attack_report import QUIET, Phase, waits
from rowlock.bench.attack.attacks import ATTACKS, attack_for
from rowlock.bench.attack.strangers import Notes, Pair, Soloist, come_and_go
from rowlock.bench.soak.server_process import ServerProcess

SOURCE = "127.0.0.2"
"""The attacker's address."""
_PAIRS, _SOLOISTS = 3, 3
_WARM_UP = 0.5
_PATIENCE = 10.0
"""Seconds to wait for notification of an action before giving up on it."""

_Attack = Callable[[int], Awaitable[dict[str, int]]]
"""Attacks the server on a port; returns counts of actions and responses."""


def measure_attacks(seconds: float, tell: Callable[[Phase], None]) -> list[Phase]:
    """Measure a quiet phase and every attack, `seconds` each, and call `tell` after each of them.

    Each gets a new server: otherwise the server could still be busy with the previous attack. The attacker runs in a
    process of its own, so that bystanders wait only for the server.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pool.submit(callable, attack_for).result()  # start the process and import what it needs
        phases = []
        for name, attack in _plan(pool, seconds):
            with _server() as server:
                phases.append(asyncio.run(_phase(name, server, attack)))
            tell(phases[-1])
        return phases


def _plan(pool: ProcessPoolExecutor, seconds: float) -> Iterator[tuple[str, _Attack]]:
    yield QUIET, lambda port: asyncio.sleep(seconds, {})
    yield from ((name, partial(_attack, pool, name, seconds)) for name in ATTACKS)


async def _attack(pool: ProcessPoolExecutor, name: str, seconds: float, port: int) -> dict[str, int]:
    return await asyncio.wrap_future(pool.submit(attack_for, name, port, SOURCE, seconds))


@contextmanager
def _server() -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory(prefix="rowlock-attack-") as folder:
        server = ServerProcess(Path(folder))
        try:
            yield server
        finally:
            server.end()


async def _phase(name: str, server: ServerProcess, attack: _Attack) -> Phase:
    await server.start()
    notes = Notes()
    pairs = [Pair(server.port, notes) for _ in range(_PAIRS)]
    strangers: list[Pair | Soloist] = [*pairs, *(Soloist(server.port, notes) for _ in range(_SOLOISTS))]
    async with asyncio.TaskGroup() as group:
        lasting = [group.create_task(stranger.play()) for stranger in strangers]
        await asyncio.sleep(_WARM_UP)
        notes.clear()
        ended = asyncio.Event()
        errands = group.create_task(come_and_go(server.port, pairs[0], ended))
        seen = await attack(server.port)
        await _settle(strangers, notes)
        ended.set()
        await errands
        for task in lasting:
            task.cancel()
    return Phase(name, waits(notes.people), waits(notes.bots), dict(notes.done), dict(notes.failures), seen)


async def _settle(strangers: list[Pair | Soloist], notes: Notes) -> None:
    """Wait until every action made during the attack has been notified."""
    end = perf_counter()
    while any(stranger.waits_since < end for stranger in strangers):
        if perf_counter() > end + _PATIENCE:
            notes.failures["action unheard"] += 1
            return
        await asyncio.sleep(0.01)
