"""Protocols for uvicorn that limit the resources that one TCP connection, or one address, can tie up.

uvicorn closes a connection that is idle between requests, but waits forever for the first request, for the rest of a
request that trickles in, and for a client that does not read its response. A large request head is buffered whole.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from rowlock.server.descriptors import Alarm
from rowlock.server.frames import FramedProtocol
from rowlock.server.limits import source


@dataclass(frozen=True, slots=True)
class Bounds:
    """Time and size limits for a client's connections."""

    head_seconds: float = 10.0
    """For the complete head of a request, from the connection or from its first byte."""
    body_seconds: float = 10.0
    """For the complete body, from the end of the head."""
    stalled_seconds: float = 60.0
    """For reading a response that does not fit into the buffers."""
    head_bytes: int = 16 * 1024
    """Size of a request's URL and headers."""
    per_address: int = 500
    """Open connections from one address, sockets included."""


class Guard:
    """Creates uvicorn's protocols for one server, and counts that server's connections by address."""

    def __init__(self, bounds: Bounds | None = None) -> None:
        self.bounds = bounds or Bounds()
        self._alarm = Alarm()
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._open: Counter[str] = Counter()

    def options(self) -> dict[str, Any]:
        """The options that make uvicorn use the guarded protocols."""
        return {"http": self._http, "ws": self._socket}

    def _http(self, **given: Any) -> GuardedHttp:
        return GuardedHttp(self, **given)

    def _socket(self, **given: Any) -> GuardedSocket:
        return GuardedSocket(self, **given)

    def admit(self, transport: asyncio.BaseTransport, client: tuple[str, int] | None) -> bool:
        """Count a new connection; False if its address has too many."""
        address = source(client)
        if self._open[address] >= self.bounds.per_address:
            return False
        self._addresses[transport] = address
        self._open[address] += 1
        return True

    def check_descriptors(self, transport: asyncio.BaseTransport) -> None:
        """Warn if the connection took one of the last descriptors."""
        if (opened := transport.get_extra_info("socket")) is not None:
            self._alarm.check(opened.fileno())

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a closed connection, whichever protocol it ended with."""
        if (address := self._addresses.pop(transport, None)) is None:
            return
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Deadline:
    """Calls a function unless it is met or reset in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, missed: Callable[[], None]) -> None:
        self._loop = loop
        self._missed = missed
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether it is running."""
        return self._timer is not None

    def set(self, seconds: float) -> None:
        """Start, or start over."""
        self.met()
        self._timer = self._loop.call_later(seconds, self._miss)

    def met(self) -> None:
        """Stop."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def drop(self) -> None:
        """Stop for good, and release the function."""
        self.met()
        self._missed = _nothing

    def _miss(self) -> None:
        self._timer = None
        self._missed()


def _nothing() -> None:
    pass


class GuardedHttp(HttpToolsProtocol):
    """HTTP/1.1 within bounds."""

    def __init__(self, guard: Guard, **given: Any) -> None:
        super().__init__(**given)
        self._guard = guard
        self._bounds = guard.bounds
        self._reading = Deadline(self.loop, self._read_too_slowly)
        self._writing = Deadline(self.loop, self._abort)
        self._in_request = False
        self._in_head = False
        self._head_bytes = 0

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection unless its address has too many; behind a proxy, all clients share one address."""
        super().connection_made(transport)
        self._guard.check_descriptors(transport)
        if self.config.proxy_headers or self._guard.admit(transport, self.client):
            self._expect_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop the deadlines and stop counting the connection."""
        self._drop_deadlines()
        self._guard.forget(self.transport)
        super().connection_lost(exc)

    def _drop_deadlines(self) -> None:
        self._reading.drop()
        self._writing.drop()

    def handle_websocket_upgrade(self) -> None:
        """Hand the transport over to the websocket protocol, which also takes care of the connection count."""
        self._drop_deadlines()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as in connection_lost: the two refer to each other

    def shutdown(self) -> None:
        """Abort if we are waiting for the client: uvicorn would wait, too, then cancel the request noisily."""
        if self._reading.is_set or self._writing.is_set:
            self.transport.abort()
        else:
            super().shutdown()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Parse data, up to the head limit. uvicorn's own method logs whatever nonsense a client sends."""
        self._unset_keepalive_if_required()
        if not self._reading.is_set:
            self._expect_head()
        self._head_bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(431 if self._is_head_large else 400)
        else:
            if self._is_head_large:
                self._refuse(431)

    def on_message_begin(self) -> None:
        """Start a request, which may begin in the middle of the received data."""
        super().on_message_begin()
        self._in_request = True
        if not self._in_head:
            self._expect_head()

    def on_headers_complete(self) -> None:
        """Check the head's size: a large one may have arrived in one piece."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._bounds.head_bytes:
            self._head_bytes = size
            raise ValueError("the request head is too large")  # stops the parser
        self._in_head = False
        self._reading.set(self._bounds.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop waiting for the rest of the request."""
        self._in_request = False
        self._reading.met()
        super().on_message_complete()

    def _expect_head(self) -> None:
        self._in_head = True
        self._head_bytes = 0
        self._reading.set(self._bounds.head_seconds)

    def _read_too_slowly(self) -> None:
        if self._is_answerable:
            self._refuse(408)
        else:
            self._close()

    @property
    def _is_head_large(self) -> bool:
        return self._in_head and self._head_bytes > self._bounds.head_bytes

    @property
    def _is_answerable(self) -> bool:
        """Whether a request has begun, and no response is being written."""
        if self._in_head:
            return self._in_request and (self.cycle is None or self.cycle.response_complete)
        return not self.cycle.response_started

    def _refuse(self, status: int) -> None:
        text = HTTPStatus(status).description.encode()
        headers = b"content-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(text)
        self.transport.write(STATUS_LINE[status] + headers + text)
        self._close()

    # Writing

    def pause_writing(self) -> None:
        """Give a client that does not read some time."""
        super().pause_writing()
        self._writing.set(self._bounds.stalled_seconds)

    def resume_writing(self) -> None:
        """Stop the deadline: the client is reading again."""
        super().resume_writing()
        self._writing.met()

    def on_response_complete(self) -> None:
        """Limit how long a closing connection stays open for the client to read the rest."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._writing.set(self._bounds.stalled_seconds)

    def timeout_keep_alive_handler(self) -> None:
        """Close the connection: no further request came."""
        self._close()

    def _close(self) -> None:
        self.transport.close()
        self._writing.set(self._bounds.stalled_seconds)

    def _abort(self) -> None:
        self.transport.abort()


class GuardedSocket(FramedProtocol):
    """A websocket that is really closed when its client stops responding."""

    def __init__(self, guard: Guard, **given: Any) -> None:
        super().__init__(**given)
        self._guard = guard

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._guard.forget(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Abort without waiting for the client to read what was sent: it does not even answer a ping."""
        super().keepalive_timeout()
        self.transport.abort()
