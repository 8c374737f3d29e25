"""People at tables on real servers, who lose connections, reconnect, and remember everything they were told."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from dice_play import inputs
from rowlock import Phase, Record, Sheet, State, parse_sheet, replay, scores
from rowlock.table.fair import Proof, verify

Message = dict[str, Any]
Address = Callable[[random.Random], Awaitable[str]]
"""Waits for a live server and returns its address."""

LOST = (OSError, TimeoutError, WebSocketException, httpx.TransportError)
"""The exceptions a client gets when a server dies."""
PASSING = {"too_many", "paused", "store_unavailable"}
"""Refusals after which the same message may be accepted."""
_REST = 0.2


def headers(client: object) -> dict[str, str]:
    """Headers that give each client on this machine its own address, as a proxy would."""
    drawn = random.Random(str(client))
    return {"X-Forwarded-For": ".".join(str(drawn.randrange(1, 255)) for _ in range(4))}


async def ask(server: str, path: str, body: object = None) -> httpx.Response:
    """Send an HTTP request: a POST if there is a body."""
    method = "GET" if body is None else "POST"
    # No certificates: loading them takes longer than the request.
    async with httpx.AsyncClient(base_url=server, trust_env=False, verify=False, timeout=30) as http:
        response = await http.request(method, path, json=body, headers=headers((path, random.random())))
    if response.status_code == httpx.codes.SERVICE_UNAVAILABLE:
        raise ConnectionError(response.text)
    response.raise_for_status()
    return response


@dataclass
class Knowledge:
    """What somebody knows about a table: everything shown, version by version, and every event."""

    version: int = 0
    table: Message = field(default_factory=dict)
    now: Message | None = None
    first: Message | None = None
    """The playthrough's state when we first heard of it."""
    mine: Message = field(default_factory=dict)
    events: list[Message] = field(default_factory=list)
    """All events since."""
    shown: dict[int, Message] = field(default_factory=dict)

    def take(self, message: Message) -> None:
        """Apply a welcome or news. Nothing may be missing, repeated or withdrawn."""
        version = message["version"]
        if message["type"] == "welcome":
            assert version >= self.version, f"version {self.version} was announced, and is gone"
            assert version == self.version or self.now is None, "later events arrive as news"
        else:
            assert version > self.version, "news is always newer"
            self.events += message["events"]
        self.version, self.now, (self.mine,) = version, message["now"], message["yours"]
        self.table = message["table"] or self.table
        self.first = self.first or self.now
        self.shown[version] = shown(message, self.table)

    @property
    def is_over(self) -> bool:
        """Whether the playthrough has ended."""
        return self.now is not None and self.now["scene"]["phase"] == "over"


def shown(message: Message, table: Message) -> Message:
    """What the page would show after a message."""
    return {"table": table, "now": message["now"], "yours": message["yours"]}


@dataclass(eq=False)
class Person:
    """Somebody with a seat, who chooses legal moves at random."""

    code: str
    token: str
    address: Address
    rng: random.Random
    looks: float = 0.2
    """The share of reconnects after which the table is compared with what a new device is shown."""
    thinks: float = 0.0
    """The longest time to think, in seconds."""
    is_host: bool = False
    """Whether to start the game as soon as there is somebody else."""
    knows: Knowledge = field(default_factory=Knowledge)
    visits: int = 0
    """The number of connections made, including reconnects."""
    compared: int = 0
    """The number of such comparisons made."""
    done: dict[str, str] = field(default_factory=dict)
    """By decision, what the table has acknowledged: a move, or empty for a roll."""
    _meant: Message = field(default_factory=dict)
    """The last command. It is sent again after a reconnect, whether it took effect or not."""
    _ids: int = 0
    _fresh: dict[int, Message] = field(default_factory=dict)
    """What a new device was shown, by version."""

    async def play(self) -> None:
        """Play to the end, reconnecting as often as necessary."""
        while not self.knows.is_over:
            with suppress(*LOST):
                await self._visit(await self.address(self.rng))

    async def _visit(self, server: str) -> None:
        async with self.connected(server) as socket:
            self.knows.take(await self._join(socket, self.knows.version))
            self.visits += 1
            if self.visits > 1 and self.rng.random() < self.looks:
                await self.look_again(server)
            await self._act(socket, again=True)
            while not self.knows.is_over:
                await self._hear(socket, await _next(socket))

    async def look_again(self, server: str) -> None:
        """Compare everything we know with what a fresh client with our token sees."""
        fresh = await self.look(server)
        self._fresh[fresh["version"]] = shown(fresh, fresh["table"])
        self._compare()

    async def look(self, server: str) -> Message:
        """What a fresh client with our token sees."""
        async with self.connected(server) as socket:
            return await self._join(socket, 0)

    def _compare(self) -> None:
        """Compare once we have reached the same version."""
        for version in self._fresh.keys() & self.knows.shown.keys():
            assert self._fresh.pop(version) == self.knows.shown[version]
            self.compared += 1

    async def _join(self, socket: ClientConnection, have: int) -> Message:
        salt = f"{self.rng.getrandbits(64):x}"
        await self._say(socket, {"type": "join", "token": self.token, "have": have, "salt": salt})
        message = await _next(socket)
        if message["type"] == "refused":
            assert message["code"] in PASSING, message
            await asyncio.sleep(_REST)
            raise ConnectionError(message["message"])
        return message

    def connected(self, server: str) -> connect:
        """A connection to the table that has not joined yet."""
        socket = f"ws{server.removeprefix('http')}/api/tables/{self.code}/socket"
        return connect(socket, compression=None, additional_headers=headers(self.token), proxy=None)

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        if message["type"] == "ok":
            if self._meant and message["id"] == self._ids:
                self._promised(message["version"])
                await self._act(socket)
        elif message["type"] == "refused":
            assert message["code"] in PASSING, message
            await asyncio.sleep(_REST)
            await self._act(socket, again=True)
        else:
            self.knows.take(message)
            self._compare()
            await self._act(socket)

    def _promised(self, version: int) -> None:
        assert version <= self.knows.version, "news of one's own action comes before its acknowledgment"
        if decision := self._meant.get("decision"):
            self.done[decision] = self._meant.get("move", "")
        self._meant = {}

    async def _act(self, socket: ClientConnection, *, again: bool = False) -> None:
        """Send the next command if there is one. A command not answered yet is only resent with `again`."""
        if not self._meant:
            self._meant = self._wish()
        elif not again:
            return
        if self._meant:
            await asyncio.sleep(self.rng.uniform(0, self.thinks))
            await self._say(socket, self._meant)
            if self.rng.random() < 0.05:  # sending twice is harmless
                await self._say(socket, self._meant)

    def _wish(self) -> Message:
        now, mine = self.knows.now, self.knows.mine
        if now is None:
            taken = sum(seat["kind"] != "empty" for seat in self.knows.table["seats"])
            return {"type": "start"} if self.is_host and taken > 1 else {}
        if now["decision"] in self.done:
            return {}
        if now["scene"]["phase"] == "roll" and mine["seat"] in now["awaited"]:
            return {"type": "roll", "decision": now["decision"]}
        if mine["legal"]:
            return {"type": "choose", "decision": now["decision"], "move": self.rng.choice(mine["legal"])}
        return {}

    async def _say(self, socket: ClientConnection, message: Message) -> None:
        self._ids += 1
        await socket.send(msgspec.json.encode({**message, "id": self._ids}).decode())


async def _next(socket: ClientConnection) -> Message:
    message: Message = msgspec.json.decode(await socket.recv())
    return message


async def sit_down(address: Address, names: Sequence[str], rng: random.Random, **how: object) -> list[Person]:
    """Open a table and seat people with these names, each with their own token, the host first."""
    host, *others = names
    while True:
        with suppress(*LOST):
            server = await address(rng)
            held = [(await ask(server, "/api/tables", {"names": [host], **how})).json()]
            for name in others:
                held.append((await ask(server, f"/api/tables/{held[0]['table']}/seats", {"name": name})).json())
            people = [Person(seat["table"], seat["token"], address, random.Random(rng.random())) for seat in held]
            people[0].is_host = True
            return people


async def play_out(people: Sequence[Person]) -> Record:
    """Let everybody play to the end, and check that nothing was lost, duplicated or made up."""
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play())
    host = people[0]
    while True:
        with suppress(*LOST):
            server = await host.address(host.rng)
            text = (await ask(server, f"/api/tables/{host.code}/record.txt")).text
            for person in people:
                seen = await person.look(server)  # joining ends an absence, so the table itself may differ
                assert (seen["now"], seen["yours"]) == (person.knows.now, [person.knows.mine])
            break
    record, proof = Record.parse(text), Proof.parse(text)
    assert proof is not None
    verify(inputs(text), proof)
    *_, last = replay(record)
    for person in people:
        check(person, record, last)
    return record


def check(person: Person, record: Record, last: State) -> None:
    """Compare everything somebody was told and promised with the record and its final state."""
    now, first, events = person.knows.now, person.knows.first, person.knows.events
    assert now is not None
    assert first is not None
    assert last.phase is Phase.OVER
    assert now["scores"] == list(scores(last))
    assert now["scene"]["sheets"] == [str(sheet) for sheet in last.sheets]
    rolled = [str(turn.roll) for turn in record.turns[first["turn"] - (first["scene"]["phase"] == "roll") :]]
    assert [event["roll"] for event in events if event["type"] == "rolled"] == rolled
    told = Counter(
        (event["seat"], event.get("field", "penalty")) for event in events if event["type"] in ("crossed", "penalized")
    )
    assert told + marks(parse_sheet(text, record.variant) for text in first["scene"]["sheets"]) == marks(last.sheets)
    for decision, move in person.done.items():
        turn = record.turns[int(decision[:-1]) - 1]
        recorded = {"r": "", "w": turn.white[person.knows.mine["seat"]], "c": turn.color}[decision[-1]]
        assert str(recorded) == move, f"{decision}: {move} was promised"


def marks(sheets: Iterable[Sheet]) -> Counter[tuple[int, str]]:
    """How often each field is crossed, and how many penalties are marked, by seat."""
    found = Counter[tuple[int, str]]()
    for seat, sheet in enumerate(sheets):
        found.update((seat, field.id) for field in sheet.variant.layout.fields.values() if sheet.has(field))
        found[seat, "penalty"] += sheet.penalties
    return +found
