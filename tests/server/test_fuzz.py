"""Fuzzing while honest people play on: over HTTP with schemathesis, over sockets with mutated messages."""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)

from dice_play import inputs
from mutating import Mutator
from rowlock import Phase, Record, errors, protocol, replay, variant, variants
from rowlock.server import sockets
from rowlock.server.node import Node, bots
from rowlock.server.openapi import openapi
from rowlock.server.settings import Settings
from rowlock.table.bus import LocalBus
from rowlock.table.fair import Proof, verify
from rowlock.table.host import Host
from rowlock.table.replaying import record_view
from rowlock.table.store import MemoryStore
from serving import LOOSE, Message, Served, play

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("calm")]


# ── HTTP ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

Case = schemathesis.Case[Any]
described = schemathesis.openapi.from_dict(openapi())
at_tables = described.include(path_regex=r"\{code\}")


@described.parametrize()
@settings(max_examples=250, derandomize=True)
def test_requests_of_any_kind_are_answered_as_described(case: Case, served: Served) -> None:
    """A request that fits the description may still be impossible (409, 422); every other check must pass."""
    case.call_and_validate(base_url=served.url, excluded_checks=[positive_data_acceptance])


@pytest.fixture(scope="module")
def codes(served: Served) -> list[str]:
    """The codes of tables in every state."""
    full = served.open(*"ABCDEFGH")
    lobby, playing, over = (served.open("Ada", "Ben") for _ in range(3))
    with served.at(playing) as a, served.at(over) as b:
        a.ask(type="start")
        play(a, until="white")
        b.ask(type="start")
        play(b)
    return [held["table"] for held in (full, lobby, playing, over)]


@at_tables.parametrize()
@settings(max_examples=150, derandomize=True)
def test_requests_to_tables_are_answered_as_described(case: Case, served: Served, codes: list[str]) -> None:
    case.path_parameters["code"] = random.Random(str(case.body)).choice(codes)
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    case.call_and_validate(base_url=served.url, checks=checks)


# ── Sockets ──────────────────────────────────────────────────────────────────────────────────────────────────────────

MESSAGES = 100_000
CODES = {
    kind.code for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.RowlockError)
}


INSIDES = ("Traceback", "msgspec", "object at 0x", "site-packages", "/rowlock/", "<class ", "Error")
"""Words that a refusal contains only if it leaks internals."""


class Line:
    """A connection to a node without a network: `feed` is what the node receives, `heard` is what it sent."""

    def __init__(self, node: Node, code: str) -> None:
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._idle = asyncio.Event()
        self.heard: list[str] = []
        self.view: Message = {}
        connection = sockets.Connection(node, code, {"client": ("192.0.2.1", 1)}, self._receive, self._send)
        self.task = asyncio.create_task(connection.run())

    async def _receive(self) -> Message:
        self._idle.set()
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        assert message["type"] == "websocket.send", f"the server ended the connection: {message}"
        self.heard.append(message["text"])
        told = json.loads(message["text"])
        if told["type"] in ("welcome", "news"):
            self.view = {**self.view, **{key: value for key, value in told.items() if value is not None}}

    async def feed(self, text: str | bytes) -> None:
        """Send a message, and wait until it has been handled."""
        assert not self.task.done()
        self._idle.clear()
        part = {"text": text} if isinstance(text, str) else {"bytes": text}
        self._inbox.put_nowait({"type": "websocket.receive", **part})
        await self._idle.wait()
        await asyncio.sleep(0)

    async def hang_up(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


@dataclass
class Honest:
    """Somebody who plays by the rules and remembers what they chose."""

    line: Line
    rng: random.Random
    host: bool = False
    chosen: dict[str, str] = field(default_factory=dict)

    async def join(self, token: str) -> None:
        await self.line.feed(json.dumps({"type": "join", "token": token}))

    async def play(self) -> None:
        while self.now["scene"]["phase"] != "over":
            if self.rng.random() < 0.1:  # people think, so others may be faster
                await self.step()
            await asyncio.sleep(0)

    @property
    def now(self) -> Message:
        now: Message = self.line.view["now"]
        return now

    @property
    def seat(self) -> int:
        return int(self.line.view["yours"][0]["seat"])

    async def step(self) -> None:
        now, (mine,) = self.now, self.line.view["yours"]
        decision = now["decision"]
        if self.line.view["table"]["paused"]:
            await self.say(type="resume")
        elif now["scene"]["phase"] == "roll" and now["active"] == mine["seat"]:
            await self.say(type="roll", decision=decision)
        elif mine["legal"]:
            self.chosen[decision] = self.rng.choice(mine["legal"])
            await self.say(type="choose", decision=decision, move=self.chosen[decision])
        elif mine["choice"] and mine["take_back"] and self.rng.random() < 0.02:
            await self.say(type="take_back", decision=decision)

    async def say(self, **message: object) -> None:
        await self.line.feed(json.dumps(message))


class Siege:
    """A node on which tables are played while others send nonsense."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        store, bus = MemoryStore(), LocalBus()
        self.node = Node(Settings(database="", limits=LOOSE), store, bus)
        self.node.host = Host(store, bus, self.node.clock, bots(), draw=self.rng.randbytes)
        self.sent = 0
        self.outcomes: Counter[str] = Counter()

    async def tables(self, numbers: Iterable[int]) -> None:
        """Play tables of all variants one after another; at every other one, an attacker has a seat."""
        kinds = variants()
        for number in numbers:
            await self.table(kinds[number % len(kinds)], insider=number % 2 == 1)
        await self.node.host.close()

    async def table(self, kind: str, *, insider: bool) -> None:
        """Two honest people play to the end while others attack, some of them from a seat if there is an insider."""
        host = self.node.host
        elsewhere = await host.open(protocol.NewTable(names=("Eve",)))
        opened = await host.open(protocol.NewTable(names=("Ada",), variant=kind))
        code = opened.table
        tokens = [opened.token, (await host.sit(code, protocol.NewSeat(name="Ben"))).token]
        people = [Honest(Line(self.node, code), random.Random(self.rng.random())) for _ in tokens]
        for person, token in zip(people, tokens, strict=True):
            await person.join(token)
        joins: list[str | None] = ["", "", None, elsewhere.token]
        if insider:
            joins += [(await host.sit(code, protocol.NewSeat(name="Mallory"))).token] * 4
        await people[0].say(type="start")
        attackers = [Line(self.node, code) for _ in joins]
        foreign = [elsewhere.token, opened.token[::-1], "0" * 32, "x"]
        moves = list(variant(kind).layout.fields)
        for line, join in zip(attackers, joins, strict=True):
            if join is not None:
                await line.feed(json.dumps({"type": "join", "token": join}))
        over = asyncio.Event()
        mutators = [Mutator(self.rng.randrange(10**9), foreign, moves) for _ in attackers]
        attacks = [
            asyncio.create_task(self.attack(line, mutator, over))
            for line, mutator in zip(attackers, mutators, strict=True)
        ]
        await asyncio.gather(*(person.play() for person in people))
        over.set()
        await asyncio.gather(*attacks)
        await self.check(host, code, people, tokens)
        for line in (*attackers, *(person.line for person in people)):
            self.listen(line, tokens)
            await line.hang_up()

    async def attack(self, line: Line, mutator: Mutator, over: asyncio.Event) -> None:
        while not over.is_set():
            await line.feed(mutator.draw(line.view))
            self.sent += 1

    async def check(self, host: Host, code: str, people: Sequence[Honest], tokens: Sequence[str]) -> None:
        """Check that the record has exactly the honest choices, the dice verify, and the tokens open the seats."""
        text = record_view(await host.look(code)).text
        record, proof = Record.parse(text), Proof.parse(text)
        assert proof
        verify(inputs(text), proof)
        last = list(replay(record))[-1]
        assert last.phase is Phase.OVER
        for person, token in zip(people, tokens, strict=True):
            decided = {f"{number}w": turn.white[person.seat] for number, turn in enumerate(record.turns, 1)}
            decided |= {
                f"{number}c": turn.color
                for number, turn in enumerate(record.turns, 1)
                if (record.first + number - 1) % len(record.names) == person.seat and turn.color is not None
            }
            assert {decision: str(move) for decision, move in decided.items()} == person.chosen
            assert person.now["scene"]["sheets"][person.seat] == str(last.sheets[person.seat])
            again = Honest(Line(self.node, code), self.rng)
            await again.join(token)
            assert again.seat == person.seat
            held = again.line.view["table"]["seats"][person.seat]
            assert (held["kind"], held["player"], held["away"]) == ("person", "", False)
            assert held["name"] == record.names[person.seat]
            await again.line.hang_up()

    def listen(self, line: Line, tokens: Sequence[str]) -> None:
        """Check what a connection was told: refusals with a reason, and no secret."""
        for text in line.heard:
            told = json.loads(text)
            self.outcomes[told.get("code", told["type"])] += 1
            assert not any(token in text for token in tokens)
            if told["type"] == "refused":
                assert told["code"] in CODES
                assert told["message"]
                assert not any(word in text for word in INSIDES), text


def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PATIENCE", 1e9)


def test_nonsense_on_sockets_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    patient(monkeypatch)
    siege = Siege(20)

    asyncio.run(siege.tables(itertools.takewhile(lambda _: siege.sent < MESSAGES, itertools.count())))
    assert siege.sent >= MESSAGES
    counted = counts(siege.node)
    assert sum(counted.values()) >= MESSAGES
    assert "unavailable" not in counted
    for code in (
        "ok",
        "bad_message",
        "too_large",
        "not_seated",
        "stale_decision",
        "not_host",
        "illegal_move",
        "notation",
    ):
        assert counted[code] > 20, f"{code} hardly occurred: {counted}"
    assert not siege.outcomes["unavailable"]


def counts(node: Node) -> Counter[str]:
    """The number of messages by outcome."""
    values = node.metrics.values().items()
    return Counter({label: int(value) for (name, label), value in values if name == "rowlock_messages_total"})


async def anybody_chooses(self: Host, table_id: str, token: str, command: protocol.Command) -> int:
    """A fault: anybody may choose for a seat by naming it."""
    table = await self.look(table_id)
    if isinstance(command, protocol.Choose) and command.seat is not None and 0 <= command.seat < len(table.seats):
        token = table.seats[command.seat].token
    return await SUBMIT(self, table_id, token, command)


async def nobody_thought_of_it(self: Host, table_id: str, token: str, command: protocol.Command) -> int:
    """A fault: a seat that does not exist is looked up."""
    if isinstance(command, protocol.HandOver):
        ["Ada", "Ben"][command.seat]
    return await SUBMIT(self, table_id, token, command)


async def tells_too_much(self: Host, table_id: str, token: str, command: protocol.Command) -> int:
    """A fault: a refusal leaks internals."""
    try:
        return await SUBMIT(self, table_id, token, command)
    except errors.StaleDecision as error:
        raise errors.StaleDecision(f"{error!r} at {self}") from None


SUBMIT = Host.submit


@pytest.mark.parametrize("fault", [anybody_chooses, nobody_thought_of_it, tells_too_much])
def test_the_siege_notices_faults(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: object
) -> None:
    patient(monkeypatch)
    monkeypatch.setattr(Host, "submit", fault)
    siege = Siege(3)
    with pytest.raises(AssertionError):
        asyncio.run(siege.tables(range(50)))
    caplog.clear()
