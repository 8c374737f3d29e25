"""A client at a table that drops its connection now and then, reconnects, and checks that nothing was lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from rowlock.bench.lean import MinimalWebSocket, connect
from rowlock.bench.soak.http_client import Unexpected
from rowlock.bench.soak.server_process import HOST, ServerProcess
from rowlock.bench.soak.tally import Tally

T = TypeVar("T")

LOST = (OSError, TimeoutError, asyncio.IncompleteReadError)
"""What a client may get when the server goes down."""
PASSING = frozenset({"paused"})
"""Refusals that are part of normal play: the same message may be accepted a moment later."""
_AGAIN = 0.3
_STAY = 30.0
"""Average seconds until a connection is dropped."""


class Seat(msgspec.Struct):
    """A place at the table."""

    kind: str
    away: bool


class TableView(msgspec.Struct):
    """The table without its playthrough."""

    seats: list[Seat]
    host: int | None
    paused: str
    rematch: str


class Scene(msgspec.Struct):
    """What lies on the table."""

    phase: str


class Now(msgspec.Struct):
    """The current state of the playthrough."""

    scene: Scene
    decision: str
    awaited: list[int]


class Yours(msgspec.Struct):
    """What only the holder of a seat sees."""

    seat: int
    legal: list[str]


class Message(msgspec.Struct):
    """Any message from a table, reduced to the fields that matter here."""

    type: str
    id: int = 0
    version: int = 0
    code: str = ""
    now: Now | None = None
    yours: list[Yours] = []
    table: TableView | None = None


_read = msgspec.json.Decoder(Message).decode


@dataclass(frozen=True)
class Site:
    """What all clients in a soak share."""

    server: ServerProcess
    tally: Tally
    think: float
    """Average seconds that people think before they act."""


@dataclass(eq=False)
class Client:
    """A spectator, or the holder of a seat if there is a token."""

    site: Site
    source: str
    """The loopback address it connects from."""
    code: str
    token: str
    rng: random.Random
    version: int = 0
    """The newest version received; it must not be lost."""
    table: TableView | None = None
    now: Now | None = None
    yours: Yours | None = None
    is_connected: bool = False
    _doubts: bool = False
    """Whether the server refused to resume from our version: then ask for everything."""
    socket: MinimalWebSocket | None = field(default=None, init=False)

    @property
    def next_code(self) -> str:
        """The code of the rematch, once there is one."""
        return self.table.rematch if self.table else ""

    @property
    def is_back(self) -> bool:
        """Whether this client is connected, or has moved on to the next table."""
        return self.is_connected or bool(self.next_code)

    async def follow(self) -> str:
        """Stay until there is a rematch, reconnecting as needed; return the code of the next table."""
        while not self.next_code:
            try:
                await self._visit()
            except LOST:
                pass
            finally:
                self.is_connected = False
            await asyncio.sleep(self.rng.uniform(0.05, 0.5))
        return self.next_code

    async def _visit(self) -> None:
        inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        path = f"/api/tables/{self.code}/socket"
        self.socket = await connect(
            HOST, self.site.server.port, path, inbox.put_nowait, lambda: inbox.put_nowait(None), source=self.source
        )
        try:
            async with asyncio.timeout(self.rng.expovariate(1 / _STAY)):
                self.say({"type": "join", "token": self.token, "have": 0 if self._doubts else self.version})
                while not self.next_code and (text := await inbox.get()) is not None:
                    self.hear(_read(text))
        finally:
            self.site.tally.events["reconnects"] += 1
            self.socket.abort() if self.rng.random() < 0.5 else self.socket.close()
            self.left()

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message))

    def hear(self, message: Message) -> None:
        """Handle a message. Nothing that was received before may be gone."""
        if message.type == "refused":
            self.refused(message)
            return
        if message.type in ("welcome", "news"):
            self._check(message.version)
            self.is_connected, self._doubts = True, False
            self.now, self.table = message.now, message.table or self.table
            self.yours = message.yours[0] if message.yours else None
        self.version = max(self.version, message.version)

    def _check(self, version: int) -> None:
        if version < self.version:
            self.site.tally.lost.append(f"table {self.code}: version {self.version} was sent, now it is at {version}")
            self.version = version

    def refused(self, message: Message) -> None:
        """Count a refusal, unless it is part of normal play or of a restart. A client that may not join retries."""
        if not self.is_connected and self.socket:
            self._doubts = True
            self.socket.close()
        if message.code not in PASSING and self.site.server.is_settled:
            self.site.tally.errors[f"refused: {message.code}"] += 1

    def left(self) -> None:
        """Called when the connection has been closed."""


async def retry(site: Site, attempt: Callable[[], Awaitable[T]]) -> T:
    """Retry until the server answers. A refusal counts as an error: the request is one that it should accept."""
    while True:
        try:
            return await attempt()
        except LOST:
            await asyncio.sleep(_AGAIN)
        except Unexpected as error:
            if site.server.is_settled:
                site.tally.errors[str(error)] += 1
            await asyncio.sleep(_AGAIN)
