"""A reconnect storm: a server restarts, and everybody reconnects at the same moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from time import perf_counter

import msgspec

from rowlock.bench.lean import connect
from rowlock.bench.load import SEATS, Load, Person, act, seat_people

PEOPLE = 1000
_PLAYED = 5.0
"""Seconds of play before the restart, at one action per person per second."""

Serving = Callable[[], AbstractContextManager[tuple[int, float]]]
"""Starts a server on the same database; yields its port and the seconds until its first answer."""


def reconnect_storm(serving: Serving, seed: int) -> float:
    """Return the seconds from the first connection to the last welcome when everybody reconnects after a restart."""
    with serving() as (port, _):
        people = asyncio.run(_play(port, seed))
    with serving() as (port, _):
        return asyncio.run(_come_back(port, people))


async def _play(port: int, seed: int) -> list[Person]:
    people = await seat_people([port], PEOPLE // SEATS, Load())
    await act(people, PEOPLE, _PLAYED, random.Random(seed))
    for person in people:
        if person.socket:
            person.socket.close()
    return people


async def _come_back(port: int, people: list[Person]) -> float:
    begun = perf_counter()
    await asyncio.gather(*(_join(port, person) for person in people))
    return perf_counter() - begun


async def _join(port: int, person: Person) -> None:
    welcomed = asyncio.get_running_loop().create_future()

    def received(text: bytes) -> None:
        if not welcomed.done():
            welcomed.set_result(text)

    socket = await connect("127.0.0.1", port, f"/api/tables/{person.code}/socket", received, lambda: None)
    socket.send(msgspec.json.encode({"type": "join", "token": person.token}))
    answer = msgspec.json.decode(await welcomed)
    socket.close()
    if answer["type"] != "welcome":
        raise RuntimeError(f"reconnecting failed: {answer}")
