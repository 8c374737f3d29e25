"""Websocket frames. One that goes to many guests is built once and written to each without waiting."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from rowlock import protocol
from rowlock.server.quiet_socket import QuietSocket
from rowlock.server.wire import write

EXTENSION = "rowlock.frames"
"""The ASGI extension with which the scope of a websocket offers `write`."""

_WHOLE_TEXT = 0x81
_SHORT, _TWO_BYTES, _EIGHT_BYTES = 126, 126, 127

WriteFrame = Callable[[bytes], bool]
"""Writes a frame immediately and returns True, or does nothing and returns False: the client is slow or gone."""


def text_frame(payload: bytes) -> bytes:
    """A complete text message as a server frame (RFC 6455, 5.2)."""
    size = len(payload)
    if size < _SHORT:
        return bytes((_WHOLE_TEXT, size)) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", _WHOLE_TEXT, _TWO_BYTES, size) + payload
    return struct.pack("!BBQ", _WHOLE_TEXT, _EIGHT_BYTES, size) + payload


def text_of(frame: bytes) -> str:
    """The message in a frame from `text_frame`."""
    start = {_TWO_BYTES: 4, _EIGHT_BYTES: 10}.get(frame[1], 2)
    return frame[start:].decode()


class FrameWriter:
    """Encodes messages for many guests. One that goes to several of them in a row is encoded once."""

    def __init__(self) -> None:
        self._last: object = None
        self._frame = b""
        self._now: protocol.Now | None = None
        self._encoded_now = msgspec.Raw(b"null")

    def __call__(self, message: protocol.ServerMessage) -> bytes:
        """The message as a websocket frame."""
        if message is not self._last:
            text = self._news(message) if isinstance(message, protocol.News) else write(message)
            self._last, self._frame = message, text_frame(text)
        return self._frame

    def _news(self, news: protocol.News) -> bytes:
        if news.now is not self._now:
            self._now, self._encoded_now = news.now, msgspec.Raw(write(news.now))
        return write(
            {
                "type": news.type,
                "version": news.version,
                "events": news.events,
                "now": self._encoded_now,
                "yours": news.yours,
                "table": news.table,
            }
        )


def frame_writer(scope: Mapping[str, Any]) -> WriteFrame:
    """The function that writes frames to this socket; under a server without the extension, it never does."""
    write: WriteFrame = scope.get("extensions", {}).get(EXTENSION, {}).get("write", lambda frame: False)
    return write


class FramedProtocol(QuietSocket):
    """A websocket protocol that can write prebuilt frames."""

    async def run_asgi(self) -> None:
        """Run the application with the extension in its scope."""
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"write": self.write_frame}}
        try:
            await super().run_asgi()
        finally:
            self.scope["extensions"] = {}  # they refer to this protocol, and the garbage collector runs rarely

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the parser, too: it refers to itself, and uvicorn leaves it to the garbage collector."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def write_frame(self, frame: bytes) -> bool:
        """See WriteFrame."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True
