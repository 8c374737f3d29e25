"""The hostile client: one address that does everything the server allows."""

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
    """One of the attacker's own tables."""

    code: str
    token: str


@dataclass(frozen=True)
class Attacker:
    """Sends requests, joins tables and counts the responses."""

    port: int
    source: str
    seconds: float
    """The duration of the attack."""
    seen: Counter[str] = field(default_factory=Counter)
    """Counts of actions and responses."""

    async def ask(self, path: str, body: object = None) -> bytes:
        """Send an HTTP request; return the body if it succeeds, else an empty one."""
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
        """Open this many tables concurrently; return those that the server allows."""
        opened = await asyncio.gather(*(self.open_table(**asked) for _ in range(number)))
        return [held for held in opened if held]

    async def join(self, code: str, token: str = "", have: int = 0) -> tuple[Visitor, Message]:
        """Join a table and count its answer."""
        visitor, answer = await Visitor.join(self.port, self.source, code, token, have)
        self.seen[answer.code or answer.type] += 1
        return visitor, answer

    async def repeat(self, step: Callable[[], Awaitable[None]]) -> None:
        """Repeat a step forever, however the server reacts."""
        while True:
            try:
                await step()
            except LOST as error:
                self.seen[_kind(error)] += 1
            await asyncio.sleep(0)

    async def repeat_concurrently(self, number: int, step: Callable[[], Awaitable[None]]) -> None:
        """Repeat a step forever in this many concurrent tasks."""
        await asyncio.gather(*(self.repeat(step) for _ in range(number)))


def _kind(error: BaseException) -> str:
    """The status of a refused handshake, or the kind of connection error."""
    parts = str(error).split()
    return parts[1] if parts[:1] == ["HTTP/1.1"] else type(error).__name__
