"""Load from simulated people at tables: they act at random moments, and the latency of what they see is measured."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from rowlock.bench.lean import MinimalWebSocket, connect

SEATS = 4
_NAMES = ("Ada", "Ben", "Cleo", "Dan")
_AT_ONCE = 20


class _Scene(msgspec.Struct):
    phase: str


class _Now(msgspec.Struct):
    active: int
    scene: _Scene
    decision: str
    awaited: list[int]
    decided: list[int]


class _Yours(msgspec.Struct):
    seat: int
    legal: list[str]


class _Message(msgspec.Struct):
    type: str
    now: _Now | None = None
    yours: list[_Yours] = []
    code: str = ""


_read = msgspec.json.Decoder(_Message).decode


@dataclass
class Load:
    """The results of one run."""

    sent: int = 0
    times: list[float] = field(default_factory=list)
    """Seconds from sending a choice to receiving its event, for everybody at the table."""
    errors: list[str] = field(default_factory=list)


@dataclass
class _Table:
    sent: dict[tuple[str, int], float] = field(default_factory=dict)
    """When a choice was sent, by decision and seat."""


class Person:
    """A client at a table that acts when told to."""

    def __init__(self, load: Load, table: _Table, token: str) -> None:
        self.load = load
        self._table = table
        self.token = token
        self.code = ""
        self._now: _Now | None = None
        self._move = ""
        self._acted = ""
        self._seat = -1
        self.socket: MinimalWebSocket | None = None

    async def join(self, host: str, port: int, code: str) -> None:
        """Connect to the table."""
        self.code = code
        path = f"/api/tables/{code}/socket"
        self.socket = await connect(host, port, path, self._received, lambda: self.load.errors.append("lost"))
        self.socket.send(msgspec.json.encode({"type": "join", "token": self.token}))

    def _received(self, text: bytes) -> None:
        at = perf_counter()
        message = _read(text)
        if message.type == "refused":
            self.load.errors.append(message.code)
        now = message.now
        if now is None:
            return
        if self._now is not None:
            before = self._now
            same = before.decision == now.decision
            seen = [seat for seat in (now.decided if same else before.awaited) if seat not in before.decided]
            for seat in seen:
                if begun := self._table.sent.get((before.decision, seat)):
                    self.load.times.append(at - begun)
        self._now = now
        self._seat = message.yours[0].seat
        legal = message.yours[0].legal
        self._move = "" if not legal else legal[0] if now.active == self._seat else legal[-1]

    @property
    def is_ready(self) -> bool:
        """Whether this person has something to decide and has not answered yet."""
        now = self._now
        if now is None or now.decision == self._acted or now.scene.phase == "over":
            return False
        return bool(self._move) or (now.scene.phase == "roll" and now.active == self._seat)

    def act(self) -> None:
        """Roll or choose."""
        assert self._now is not None
        assert self.socket is not None
        self._acted = self._now.decision
        self.load.sent += 1
        self._table.sent[self._acted, self._seat] = perf_counter()
        if self._move:
            self.socket.send(
                b'{"type":"choose","decision":"%b","move":"%b"}' % (self._acted.encode(), self._move.encode())
            )
        else:
            self.socket.send(b'{"type":"roll","decision":"%b"}' % self._acted.encode())


async def seat_people(ports: Sequence[int], tables: int, load: Load) -> list[Person]:
    """Open and fill tables, using the nodes in turn; the host of each table starts it."""
    people: list[Person] = []
    gate = asyncio.Semaphore(_AT_ONCE)

    async def fill(number: int) -> None:
        async with gate:
            address = f"http://127.0.0.1:{ports[number % len(ports)]}/api/tables"
            held = await post(address, {"names": [_NAMES[0]]})
            places = f"{address}/{held['table']}/seats"
            tokens = [held["token"], *[(await post(places, {"name": name}))["token"] for name in _NAMES[1:SEATS]]]
            table = _Table()
            seated = [Person(load, table, token) for token in tokens]
            for index, person in enumerate(seated):
                await person.join("127.0.0.1", ports[(number + index) % len(ports)], held["table"])
            assert seated[0].socket is not None
            seated[0].socket.send(b'{"type":"start"}')
            people.extend(seated)

    await asyncio.gather(*(fill(number) for number in range(tables)))
    return people


async def post(address: str, value: object) -> dict[str, str]:
    """POST a value as JSON; return the decoded answer."""
    request = Request(address, msgspec.json.encode(value), {"content-type": "application/json"})
    body = await asyncio.to_thread(lambda: urlopen(request, timeout=30).read())
    return msgspec.json.decode(body, type=dict[str, Any])


async def act(people: Sequence[Person], rate: float, seconds: float, rng: random.Random) -> float:
    """Let randomly chosen people act at this total rate per second; return the rate that was reached."""
    begun = perf_counter()
    done, missed = 0, 0
    while (passed := perf_counter() - begun) < seconds:
        wanted = int(passed * rate)
        while done < wanted and missed < 10 * len(people):
            person = people[rng.randrange(len(people))]
            if person.is_ready:
                person.act()
                done += 1
                missed = 0
            else:
                missed += 1
        missed = 0
        await asyncio.sleep(0.001)
    return done / (perf_counter() - begun)
