"""The hostile client: one address, and everything that the server lets it do."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rowlock.bench.attack.visitor import Message, Visitor
from rowlock.bench.soak.client import LOST
from rowlock.bench.soak.http_client import ask


@dataclass(frozen=True)
class Held:
    """A table of the attacker's own."""

    code: str
    token: str


@dataclass(frozen=True)
class Attacker:
    """Asks, joins and counts what comes of it."""

    port: int
    source: str
    seconds: float
    """How long it attacks."""
    seen: Counter[str] = field(default_factory=Counter)
    """What was done, and what was answered."""

    async def ask(self, path: str, body: object = None) -> bytes:
        """Ask over HTTP; the body of a success, else empty."""
        status, answer = await ask(self.port, self.source, path, body)
        self.seen[f"{status}"] += 1
        return answer if status < 300 else b""

    async def open_table(self, **asked: Any) -> Held | None:
        """Open a table, unless the server refuses."""
        answer = await self.ask("/api/tables", {"names": ["Eve"], **asked})
        if not answer:
            return None
        held = msgspec.json.decode(answer)
        return Held(held["table"], held["token"])

    async def open_tables(self, number: int, **asked: Any) -> list[Held]:
        """Open so many tables at once; those that the server allows."""
        opened = await asyncio.gather(*(self.open_table(**asked) for _ in range(number)))
        return [held for held in opened if held]

    async def join(self, code: str, token: str = "", have: int = 0) -> tuple[Visitor, Message]:
        """Join a table, and count its answer."""
        visitor, answer = await Visitor.join(self.port, self.source, code, token, have)
        self.seen[answer.code or answer.type] += 1
        return visitor, answer

    async def keep_on(self, step: Callable[[], Awaitable[None]]) -> None:
        """One step after another for ever, whatever the server does about it."""
        while True:
            try:
                await step()
            except LOST as error:
                self.seen[_kind(error)] += 1
            await asyncio.sleep(0)

    async def crowd(self, number: int, step: Callable[[], Awaitable[None]]) -> None:
        """So many at once who keep on."""
        await asyncio.gather(*(self.keep_on(step) for _ in range(number)))


def _kind(error: BaseException) -> str:
    """The refused handshake's status, or what became of the connection."""
    parts = str(error).split()
    return parts[1] if parts[:1] == ["HTTP/1.1"] else type(error).__name__
