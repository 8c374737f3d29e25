"""HTTP from any loopback address, without a library that would hide what the server sends."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from rowlock.bench.soak.server_process import HOST

_PATIENCE = 30.0


class Unexpected(Exception):
    """The server refused a request that it should have accepted."""


async def exchange(port: int, source: str, request: bytes) -> bytes:
    """Send raw bytes; return everything received until the server closes the connection."""
    async with asyncio.timeout(_PATIENCE):
        reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
        try:
            writer.write(request)
            return await reader.read()
        finally:
            writer.close()


async def ask(port: int, source: str, path: str, body: object = None) -> tuple[int, bytes]:
    """Send a GET, or with a body a POST of JSON; return the status and body of the response."""
    content = b"" if body is None else msgspec.json.encode(body)
    return split(await exchange(port, source, head("GET" if body is None else "POST", path, len(content)) + content))


def head(method: str, path: str, length: int) -> bytes:
    """The request line and headers."""
    lines = (f"{method} {path} HTTP/1.1", f"Host: {HOST}", "Connection: close", "Content-Type: application/json")
    return "\r\n".join((*lines, f"Content-Length: {length}", "", "")).encode()


def split(answer: bytes) -> tuple[int, bytes]:
    """The status and body of a response; ConnectionError if the connection closed without one."""
    top, end, body = answer.partition(b"\r\n\r\n")
    if not end:
        raise ConnectionError("closed without an answer")
    return int(top.split()[1]), body


async def get_text(port: int, source: str, path: str) -> str:
    """GET a page that must exist."""
    return _checked(*await ask(port, source, path)).decode()


async def post(port: int, source: str, path: str, body: object) -> dict[str, Any]:
    """POST a request that the server must not refuse."""
    return msgspec.json.decode(_checked(*await ask(port, source, path, body)), type=dict[str, Any])


def _checked(status: int, body: bytes) -> bytes:
    if status >= 300:
        raise Unexpected(f"status {status}: {body[:200].decode(errors='replace')}")
    return body
