"""Server capacity: people at tables, rounds compared with a bare echo server, startup and loading."""

from __future__ import annotations

import asyncio
import random
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep
from urllib.request import urlopen

from rowlock.bench.lean import MinimalWebSocket, connect
from rowlock.bench.load import SEATS, Load, act, post, seat_people
from rowlock.bench.storm import reconnect_storm
from rowlock.bench.table_loading import loading
from rowlock.bench.target import BARE_ECHO, DURABLE_ECHO
from rowlock.server.migrate import migrate

_ROUND_GUESTS = 5
_WARM = 3.0
_HIGH = 250.0
"""The highest acceptable 99th percentile, in milliseconds from an action to its event."""


@dataclass(frozen=True, slots=True)
class Held:
    """How the server handled one load."""

    people: int
    wanted: float
    """The requested actions per second."""
    reached: float
    p50: float
    """Milliseconds from sending a choice to receiving its event."""
    p99: float
    errors: int
    memory: float
    """The highest peak memory of any node, in megabytes."""


def free_port() -> int:
    """A port that is currently free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(database: str, redis: str = "", compiled: str = "") -> Iterator[tuple[int, float]]:
    """Run a server process; yield its port and the seconds until its first answer. See `target` for the rest."""
    port = free_port()
    begun = perf_counter()
    process = subprocess.Popen([sys.executable, "-m", "rowlock.bench.target", str(port), database, redis, compiled])
    try:
        while True:
            try:
                if database.startswith(BARE_ECHO):
                    socket.create_connection(("127.0.0.1", port)).close()
                else:
                    urlopen(f"http://127.0.0.1:{port}/health").close()
                break
            except OSError:
                if process.poll() is not None or perf_counter() - begun > 60:
                    raise RuntimeError("the server did not start") from None
                sleep(0.02)
        yield port, perf_counter() - begun
    finally:
        process.terminate()
        process.wait()


def _memory(ports: Sequence[int]) -> float:
    texts = [urlopen(f"http://127.0.0.1:{port}/metrics").read().decode() for port in ports]
    return max(int(re.findall(r"^process_max_resident_memory_bytes (\d+)", text, re.M)[0]) for text in texts) / 2**20


def measure_load(ports: Sequence[int], tables: int, rate: float, seconds: float, seed: int) -> Held:
    """Seat people and let them act at this total rate per second."""

    async def run() -> tuple[float, Load]:
        load = Load()
        people = await seat_people(ports, tables, load)
        rng = random.Random(seed)
        await act(people, rate, _WARM, rng)
        load.times.clear()
        reached = await act(people, rate, seconds, rng)
        await asyncio.sleep(0.5)
        errors = list(load.errors)
        for person in people:
            if person.socket:
                person.socket.close()
        return reached, Load(load.sent, load.times, errors)

    reached, load = asyncio.run(run())
    times = sorted(load.times) or [float("nan")]
    return Held(
        people=tables * SEATS,
        wanted=rate,
        reached=reached,
        p50=1000 * times[len(times) // 2],
        p99=1000 * times[len(times) * 99 // 100],
        errors=len(load.errors),
        memory=_memory(ports),
    )


def rounds(port: int, rooms: int, seconds: float, *, echo: bool) -> float:
    """Rounds per second (one message in, five out) over this many concurrent rooms, one round in flight in each."""

    async def run() -> float:
        made = [await _Room.make(port, number, echo=echo) for number in range(rooms)]
        await asyncio.sleep(1)
        begun = perf_counter()
        done = await asyncio.gather(*(room.play(begun + seconds, echo=echo) for room in made))
        return sum(done) / (perf_counter() - begun)

    return asyncio.run(run())


class _Room:
    """Five sockets, and how many of them have received this round's message."""

    def __init__(self) -> None:
        self._heard = asyncio.Event()
        self._count = 0
        self._sockets: list[MinimalWebSocket] = []

    @classmethod
    async def make(cls, port: int, number: int, *, echo: bool) -> _Room:
        room = cls()
        room._sockets = await _sockets(port, number, room._received, echo=echo)
        return room

    def _received(self, text: bytes) -> None:
        self._count += 1
        if self._count >= _ROUND_GUESTS:
            self._heard.set()

    async def play(self, ends: float, *, echo: bool) -> int:
        """Play rounds until the time is up; return their number."""
        done = 0
        while perf_counter() < ends:
            self._heard.clear()
            self._count = 0
            self._sockets[0].send(_round_message(done, echo=echo))
            await self._heard.wait()
            done += 1
        for each in self._sockets:
            each.close()
        return done


def _round_message(turn: int, *, echo: bool) -> bytes:
    """A choice that is alternately made and taken back: each is one entry, sent to everybody."""
    if turn % 2 or echo:
        return b'{"type":"take_back","decision":"1w"}'
    return b'{"type":"choose","decision":"1w","move":"-"}'


async def _sockets(port: int, number: int, received: Callable[[bytes], None], *, echo: bool) -> list[MinimalWebSocket]:
    """Five sockets in one room; at a table, two of them hold seats and three are spectators."""
    if echo:
        return [await connect("127.0.0.1", port, f"/{number}", received, _ignore) for _ in range(_ROUND_GUESTS)]
    address = f"http://127.0.0.1:{port}/api/tables"
    held = await post(address, {"names": ["Ada"]})
    other = await post(f"{address}/{held['table']}/seats", {"name": "Ben"})
    path = f"/api/tables/{held['table']}/socket"
    sockets = []
    for token in (held["token"], other["token"], "", "", ""):
        client = await connect("127.0.0.1", port, path, received, _ignore)
        client.send(b'{"type":"join","token":"%b"}' % token.encode())
        sockets.append(client)
    sockets[0].send(b'{"type":"start"}')
    await asyncio.sleep(0.05)
    for each in sockets[:2]:  # one of them is the active seat
        each.send(b'{"type":"roll","decision":"1r"}')
    return sockets


def _ignore() -> None:
    pass


@dataclass(frozen=True, slots=True)
class Measured:
    """All measurements of the server."""

    start: float
    """Seconds from starting the process to its first answer."""
    load_entries: int
    load_ms: float
    """Milliseconds to load a table with `load_entries` entries from the store."""
    loads: list[Held]
    rounds: float
    """Durable rounds per second, one message in and five out; 0 if several nodes were measured."""
    echo: float
    """The same for a bare echo server."""
    durable_echo: float
    """The same for an echo server that stores each message: the difference to ours is the cost of tables and rules."""
    storm: float
    """Seconds until all storm.PEOPLE had rejoined after a restart; 0 if several nodes were measured."""


def measure_server(
    tables: int,
    rate: float,
    seconds: float,
    rooms: int,
    database: str,
    redis: str,
    nodes: int,
    seed: int,
    *,
    highest: bool,
    tell: Callable[[Held], None],
) -> Measured:
    """Run all measurements in sequence, and call `tell` after each load."""
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite:///{Path(folder) / 'tables.db'}"
        if database:
            asyncio.run(migrate(database))
        loads: list[Held] = []
        wanted = rate
        while not loads or (highest and loads[-1].p99 <= _HIGH and not loads[-1].errors):
            with ExitStack() as stack:
                started = [stack.enter_context(serving(database or file, redis)) for _ in range(nodes)]
                loads.append(measure_load([port for port, _ in started], tables, wanted, seconds, seed))
            tell(loads[-1])
            wanted *= 1.25
        entries, milliseconds = asyncio.run(loading(file))
        if nodes > 1:
            return Measured(started[0][1], entries, milliseconds, loads, 0, 0, 0, 0)
        with serving(database or file) as (ours, start):
            own = rounds(ours, rooms, seconds / 2, echo=False)
        with serving(BARE_ECHO) as (bare, _):
            echo = rounds(bare, rooms, seconds / 2, echo=True)
        with serving(f"{DURABLE_ECHO}{file}.echo") as (durable, _):
            durable_echo = rounds(durable, rooms, seconds / 2, echo=True)
        storm = reconnect_storm(lambda: serving(database or file), seed)
    return Measured(start, entries, milliseconds, loads, own, echo, durable_echo, storm)
