"""Tables of people who play whole games at a human pace, then a rematch, with bots and spectators."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from rowlock.bench.soak.client import Client, Message, Site, retry
from rowlock.bench.soak.http_client import get_text, post
from rowlock.players.offered_bots import BOTS
from rowlock.rules.catalog import variants
from rowlock.rules.dice.record import Record

_NAMES = ("Ada", "Ben", "Cleo")
_PLACES = len(_NAMES) + 1
_SOURCES = 250
"""The number of addresses in use: enough to keep each far below the default limits."""
_REST = 0.5


@dataclass(eq=False)
class Person(Client):
    """The holder of a seat. Every action waits for its acknowledgment, and is then recorded."""

    cautious: float = 0.0
    """The probability of passing when a cross is possible: cautious people play short games."""
    done: dict[str, str] = field(default_factory=dict)
    """The acknowledged move by decision; empty for a roll."""
    acted: float = field(default_factory=perf_counter)
    """The time of the last acknowledgment."""
    _asked: dict[str, Any] = field(default_factory=dict)
    _sent: float = 0.0
    _ids: int = 0
    _timer: asyncio.TimerHandle | None = None

    def hear(self, message: Message) -> None:
        """Handle a message, and act after some thought if there is something to do."""
        super().hear(message)
        if message.type == "ok" and message.id == self._ids and self._asked:
            self._acknowledged()
        if not self._asked and not self._timer and self._wish():
            self._act_in(self.rng.expovariate(1 / self.site.think))

    def _acknowledged(self) -> None:
        self.acted = perf_counter()
        self.site.tally.latencies.append((self.acted, self.acted - self._sent))
        if decision := self._asked.get("decision"):
            self.done[decision] = self._asked.get("move", "")
        self._asked = {}

    def refused(self, message: Message) -> None:
        """Count a refusal, and retry after a moment."""
        super().refused(message)
        self._asked = {}
        if self.is_connected and not self._timer:
            self._act_in(_REST)

    def left(self) -> None:
        """Forget the pending action: it may or may not have been applied, and the next welcome will tell."""
        self._asked = {}
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _act_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._act)

    def _act(self) -> None:
        self._timer = None
        if not (wish := self._wish()):
            return
        self._ids += 1
        self._asked, self._sent = wish, perf_counter()
        self.say({**wish, "id": self._ids})

    def _wish(self) -> dict[str, Any]:
        """The message to send now; empty if it is somebody else's turn to act."""
        if self.table is None or self.yours is None:
            return {}
        hosts = self.table.host == self.yours.seat
        if self.table.paused:
            return {"type": "resume"}
        if self.now is None:
            complete = not any(seat.away for seat in self.table.seats if seat.kind == "person")
            return {"type": "start"} if hosts and complete else {}
        if self.now.scene.phase == "over":
            return {"type": "rematch"} if hosts else {}
        if self.now.scene.phase == "roll":
            return {"type": "roll", "decision": self.now.decision} if self.yours.seat in self.now.awaited else {}
        if self.yours.legal:
            return {"type": "choose", "decision": self.now.decision, "move": self._choose(self.yours.legal)}
        return {}

    def _choose(self, legal: list[str]) -> str:
        return "-" if "-" in legal and self.rng.random() < self.cautious else self.rng.choice(legal)


@dataclass(frozen=True)
class TableGroup:
    """A spectator and the people who keep meeting at one table."""

    site: Site
    sources: tuple[str, ...]
    """Everybody's address, the spectator's last."""
    tokens: tuple[str, ...]
    rng: random.Random
    present: list[Client] = field(default_factory=list)
    """The clients currently at the table."""

    @property
    def acted(self) -> float:
        """The time of the last action at the table."""
        return max(client.acted for client in self.present if isinstance(client, Person))

    async def play(self, code: str) -> None:
        """Play one game after another, forever."""
        while True:
            code = await self._game(code)
            self.site.tally.events["games"] += 1

    async def _game(self, code: str) -> str:
        cautious = self.rng.choice((0.2, 1.0))
        people = [
            Person(self.site, source, code, token, self._rng(), cautious=cautious)
            for source, token in zip(self.sources, self.tokens, strict=False)
        ]
        spectator = Client(self.site, self.sources[-1], code, "", self._rng())
        self.present[:] = [*people, spectator]
        following, *_ = await asyncio.gather(*(client.follow() for client in self.present))
        record = partial(get_text, self.site.server.port, self.sources[0], f"/api/tables/{code}/record.txt")
        text = await retry(self.site, record)
        for person in people:
            self.site.tally.lost += missing(person, Record.parse(text))
        return following

    def _rng(self) -> random.Random:
        return random.Random(self.rng.random())


def missing(person: Person, record: Record) -> list[str]:
    """Acknowledged moves that are missing from the record."""
    assert person.yours is not None
    gone = []
    for decision, move in person.done.items():
        number, kind = int(decision[:-1]) - 1, decision[-1]
        turn = record.turns[number] if number < len(record.turns) else None
        recorded = None if turn is None else {"r": "", "w": turn.white[person.yours.seat], "c": turn.color}[kind]
        if str(recorded) != move:
            gone.append(f"table {person.code}: {decision} {move} was acknowledged, the record has {recorded}")
    return gone


async def open_group(site: Site, number: int, rng: random.Random) -> tuple[TableGroup, str]:
    """Open a table for two or three people and a bot, cycling through variants and levels; also return its code."""
    names = _NAMES[: 2 + number % 2]
    sources = tuple(f"127.0.1.{1 + (number * _PLACES + place) % _SOURCES}" for place in range(len(names) + 1))
    kinds = variants()
    asked = {"names": names[:1], "variant": kinds[number % len(kinds)], "bots": [BOTS[number % len(BOTS)]]}
    held = await post(site.server.port, sources[0], "/api/tables", asked)
    path = f"/api/tables/{held['table']}/seats"
    others = [
        await post(site.server.port, source, path, {"name": name})
        for source, name in zip(sources[1:], names[1:], strict=False)
    ]
    tokens = tuple(each["token"] for each in (held, *others))
    return TableGroup(site, sources, tokens, rng), held["table"]
