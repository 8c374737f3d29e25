"""A websocket protocol for uvicorn that logs no traceback for a client's mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State


class QuietSocket(WebSocketsSansIOProtocol):
    """A websocket on which sending after a client's mistake has closed it is not our error: the client is gone."""

    def send_receive_event_to_app(self) -> None:
        """Pass on a complete message; close the socket with 1007 if its text is not UTF-8.

        uvicorn would log a traceback, and another one if a close frame came with the message.
        """
        if self.curr_msg_data_type != "text" or is_utf8(self.frames):
            super().send_receive_event_to_app()
            return
        self.frames = []
        if self.conn.state is State.OPEN:
            self.conn.send_close(CloseCode.INVALID_DATA)
        if not self.close_sent:
            self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send, unless the socket has been closed."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)


def is_utf8(frames: Sequence[bytes]) -> bool:
    r"""Whether the frames of a message add up to valid UTF-8.

    >>> is_utf8([b"\xc3", b"\xa9"]), is_utf8([b"\xc3"])
    (True, False)
    """
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
