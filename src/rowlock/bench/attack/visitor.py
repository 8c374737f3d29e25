"""A client of one table that sends what it is told to, and queues what it receives."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec

from rowlock.bench.lean import MinimalWebSocket, connect
from rowlock.bench.soak.client import Scene, Yours
from rowlock.bench.soak.server_process import HOST

_PATIENCE = 10.0


class Event(msgspec.Struct):
    """Something that happened at the table."""

    type: str
    seat: int = -1


class Now(msgspec.Struct):
    """The current state of the playthrough."""

    active: int
    scene: Scene
    decision: str
    awaited: list[int]


class Message(msgspec.Struct):
    """Any message from a table, reduced to the fields that matter here."""

    type: str
    id: int = 0
    code: str = ""
    events: list[Event] = []
    now: Now | None = None
    yours: list[Yours] = []
    at: float = 0.0
    """The time of receipt."""


_read = msgspec.json.Decoder(Message).decode


class Visitor:
    """A connection to a table."""

    def __init__(self) -> None:
        self._inbox: asyncio.Queue[Message | None] = asyncio.Queue()
        self.socket: MinimalWebSocket

    @classmethod
    async def connect(cls, port: int, source: str, code: str) -> Visitor:
        """Open a socket without joining."""
        visitor = cls()
        async with asyncio.timeout(_PATIENCE):
            visitor.socket = await connect(
                *(HOST, port, f"/api/tables/{code}/socket", visitor._received),
                lambda: visitor._inbox.put_nowait(None),
                source=source,
            )
        return visitor

    @classmethod
    async def join(cls, port: int, source: str, code: str, token: str = "", have: int = 0) -> tuple[Visitor, Message]:
        """Connect and join; return the visitor and the table's first answer."""
        visitor = await cls.connect(port, source, code)
        try:
            visitor.say(type="join", token=token, have=have)
            async with asyncio.timeout(_PATIENCE):
                return visitor, await visitor.hear()
        except BaseException:
            visitor.close()
            raise

    def _received(self, text: bytes) -> None:
        message = _read(text)
        message.at = perf_counter()
        self._inbox.put_nowait(message)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message))

    async def hear(self) -> Message:
        """Return the next message, or raise ConnectionError once the connection is lost."""
        message = await self._inbox.get()
        if message is None:
            raise ConnectionError("the server closed the socket")
        return message

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.socket.close()
