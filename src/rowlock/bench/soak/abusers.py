"""Hostile clients: they read nothing, or send what no client should. Each has its own address."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from rowlock.bench.lean import MinimalWebSocket, connect
from rowlock.bench.soak.client import LOST, Message, Site
from rowlock.bench.soak.http_client import exchange, head, split
from rowlock.bench.soak.server_process import HOST

_TINY = 4096
"""A slow reader's receive buffer in bytes: the server has to hold everything beyond it."""
_SLOW = 30.0
_PAUSE = 0.1
"""Average seconds between two actions of an abuser."""
_LARGE = 2_000_000
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_MESSAGES = (
    *(b"", b"{", b"[]", b"null", b"\xff\xfe", b'"join"', b"{}" * 50, b"[" * 4000, b'{"type":"join"', b"x" * 60_000),
    *(b'{"type":"join","token":"' + b"0" * 32 + b'"}', b'{"type":"join","have":-1}', b'{"type":"join","have":1e99}'),
    *(b'{"type":"choose","decision":"1w","move":"-"}', b'{"type":"roll","decision":"' + b"9" * 999 + b'r"}'),
    *(b'{"type":"start","id":18446744073709551616}', b'{"type":"remove","seat":0}', b'{"type":"rematch"}'),
)
_BODIES = (b"", b"{", b"[]", b'{"names":[]}', b'{"names":["' + b"x" * 5000 + b'"]}', b'{"names":["a"],"toml":"[["}')
_PATHS = ("/nothing", "/api/tables", "/api/tables/%00", "/api/variants/nothing", "/%2e%2e/%2e%2e/etc/passwd", "/health")

_read = msgspec.json.Decoder(Message).decode


@dataclass(frozen=True)
class Abuser:
    """Misbehaves forever, whatever the server answers."""

    site: Site
    source: str
    codes: Callable[[], str]
    """Returns the code of a table where people are playing."""
    rng: random.Random

    async def read_slowly(self) -> None:
        """Join a table and never read, but send many messages that need an answer."""
        while True:
            try:
                await self._fall_asleep()
            except LOST:
                self._note("slow reader: turned away")
            await asyncio.sleep(1)

    async def _fall_asleep(self) -> None:
        client = await self._connect(self.codes(), small=True)
        try:
            client.send(b'{"type":"join"}')
            client.pause()
            self._note("slow reader: asleep")
            for _ in range(int(_SLOW / _PAUSE)):
                await asyncio.sleep(_PAUSE)
                client.send(b'{"type":"join","id":1}')
                self._note("slow reader: sent")
                if client.is_closing:
                    return
        finally:
            client.abort()

    async def _connect(self, code: str, *, small: bool = False) -> MinimalWebSocket:
        path = f"/api/tables/{code}/socket"
        size = _TINY if small else 0
        return await connect(
            HOST, self.site.server.port, path, self._answered, lambda: None, source=self.source, receive_buffer=size
        )

    async def send_nonsense(self) -> None:
        """Send one kind of nonsense after another."""
        kinds: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "messages": self._messages,
            "wrong code": self._wrong_code,
            "half a request": self._half,
            "large body": self._large,
            "bad request": self._bad_request,
        }
        while True:
            kind = self.rng.choice(list(kinds))
            self._note(f"fuzzer: {kind}")
            try:
                await kinds[kind]()
            except LOST:
                self._note("fuzzer: turned away")
            await asyncio.sleep(self.rng.expovariate(1 / _PAUSE))

    async def _messages(self) -> None:
        await self._say_at(self.codes(), self.rng.choices(_MESSAGES, k=self.rng.randrange(1, 20)))

    async def _say_at(self, code: str, texts: Sequence[bytes]) -> None:
        client = await self._connect(code)
        try:
            for text in texts:
                client.send(text)
                await asyncio.sleep(0.01)
        finally:
            client.close()

    async def _wrong_code(self) -> None:
        code = "".join(self.rng.choices(_LETTERS, k=6))
        if self.rng.random() < 0.5:
            await self._ask(head("GET", f"/api/tables/{code}", 0))
        else:
            await self._say_at(code, [b'{"type":"join"}'])

    async def _half(self) -> None:
        """Send part of a request and hang up, immediately or after a while."""
        request = head("POST", "/api/tables", 100) + b'{"names":'
        _, writer = await asyncio.open_connection(HOST, self.site.server.port, local_addr=(self.source, 0))
        try:
            writer.write(request[: self.rng.randrange(len(request))])
            await asyncio.sleep(self.rng.choice((0, 0.1, 2)))
        finally:
            writer.transport.abort()

    async def _large(self) -> None:
        await self._ask(head("POST", "/api/tables", _LARGE) + bytes(_LARGE))

    async def _bad_request(self) -> None:
        body = self.rng.choice((*_BODIES, self.rng.randbytes(50)))
        method = self.rng.choice(("GET", "POST", "PUT", "DELETE", "OPTIONS", "\x00"))
        await self._ask(head(method, self.rng.choice(_PATHS), len(body)) + body)

    async def _ask(self, request: bytes) -> None:
        status, _ = split(await exchange(self.site.server.port, self.source, request))
        self._note(f"answer: {status}")
        if status >= 500 and self.site.server.is_settled:
            self.site.tally.errors[f"status {status}"] += 1

    def _answered(self, text: bytes) -> None:
        message = _read(text)
        if message.type == "refused":
            self._note(f"refused: {message.code}")
        if message.code == "unavailable" and self.site.server.is_settled:
            self.site.tally.errors["refused: unavailable"] += 1

    def _note(self, what: str) -> None:
        self.site.tally.abuse[what] += 1
