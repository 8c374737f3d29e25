"""A minimal websocket client, so that a load generator measures the server and not itself."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from collections.abc import Callable
from typing import cast

_LARGE, _HUGE = 126, 127
_MASKED = 0x80
_NO_MASK = bytes(4)
"""Clients must mask what they send; this mask changes nothing."""


class MinimalWebSocket(asyncio.Protocol):
    """Calls `received` with each text message.

    Understands only what our server sends: whole, unmasked frames, pings and close frames.
    """

    def __init__(self, path: str, received: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._path = path
        self._received = received
        self._lost = lost
        self._data = bytearray()
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Parse frames and handle them."""
        self._data += data
        if not self.open.done():
            head, end, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                return
            self._data = bytearray(rest)
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self._received(payload)
            elif kind == 9:
                self._write(10, payload)
            elif kind == 8:
                self._write(8, payload)
                self.close()

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._data
        if len(data) < 2:
            return None
        start, size = 2, data[1]
        if size == _LARGE:
            if len(data) < 4:
                return None
            start, size = 4, int.from_bytes(data[2:4], "big")
        elif size == _HUGE:
            if len(data) < 10:
                return None
            start, size = 10, int.from_bytes(data[2:10], "big")
        if len(data) < start + size:
            return None
        kind, payload = data[0] & 0x0F, bytes(data[start : start + size])
        del data[: start + size]
        return kind, payload

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._write(1, text)

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport.is_closing():
            return  # else asyncio warns about every further message
        size = len(payload)
        head = bytes((0x80 | kind, _MASKED | size)) if size < _LARGE else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        self._transport.write(head + _NO_MASK + payload)

    def connection_lost(self, error: Exception | None) -> None:
        """Report it."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))
            self.open.exception()  # mark it as retrieved: the task that connects may have been cancelled
        self._lost()

    @property
    def is_closing(self) -> bool:
        """Whether either side has hung up."""
        return self._transport.is_closing()

    @property
    def unsent(self) -> int:
        """Bytes still in our write buffer because the server does not read."""
        return self._transport.get_write_buffer_size()

    def pause(self) -> None:
        """Stop reading: what the server sends piles up in its kernel buffers, then in its memory."""
        self._transport.pause_reading()

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def abort(self) -> None:
        """Hang up without flushing the write buffer."""
        self._transport.abort()


async def connect(
    host: str,
    port: int,
    path: str,
    received: Callable[[bytes], None],
    lost: Callable[[], None],
    *,
    source: str = "",
    receive_buffer: int = 0,
) -> MinimalWebSocket:
    """Open a socket, with this source address and receive buffer size if given."""
    loop = asyncio.get_running_loop()
    plain = socket.socket(type=socket.SOCK_STREAM | socket.SOCK_NONBLOCK)
    try:
        if receive_buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if source:
            plain.bind((source, 0))
        await loop.sock_connect(plain, (host, port))
        _, client = await loop.create_connection(lambda: MinimalWebSocket(path, received, lost), sock=plain)
    except BaseException:
        plain.close()
        raise
    try:
        await client.open
    except BaseException:
        client.close()
        raise
    return client
