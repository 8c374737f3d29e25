"""Lines from the page to a table on the device: what a socket is to a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from rowlock import protocol
from rowlock.device.codes import read_device_code
from rowlock.device.decoding import decode_message, said_id
from rowlock.device.encoding import encode
from rowlock.errors import MessageError, NotSeated, RowlockError
from rowlock.table.host import Host
from rowlock.table.live_tables import Guest
from rowlock.table.refusals import failure, refused_message

_log = logging.getLogger(__name__)


class Line:
    """One connection of the page. Its messages are answered one after another."""

    def __init__(self, host: Host, code: str, deliver: Callable[[str], object]) -> None:
        """`code` is the table's code as the client wrote it; `deliver` sends text to the page."""
        self._host = host
        self._code = code
        self._send = deliver
        self._guest: Guest | None = None
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._running = asyncio.ensure_future(self._run())

    def receive(self, text: str) -> None:
        """Answer this message, after those before it."""
        self._waiting.put_nowait(text)

    async def close(self) -> None:
        """Hang up, once everything that was said before has been answered."""
        self._waiting.put_nowait(None)
        await self._running

    async def _run(self) -> None:
        while (text := await self._waiting.get()) is not None:
            await self._answer(text)
        if self._guest:
            self._host.part(self._code, self._guest)

    async def _answer(self, text: str) -> None:
        message_id = 0
        try:
            message = decode_message(text)
            message_id = message.id
            answer = await self._do(message)
        except RowlockError as error:
            self._deliver(refused_message(error, message_id or said_id(text)))
        except Exception:
            _log.exception("a message could not be answered")
            self._deliver(failure(message_id))
        else:
            if not isinstance(answer, int):
                self._deliver(answer)
            elif message_id:
                self._deliver(protocol.Ok(id=message_id, version=answer))

    async def _do(self, message: protocol.ClientMessage) -> int | protocol.Explained | protocol.Advised:
        """Carry out a message; gives the version in which it is done, or the answer to a question."""
        if isinstance(message, protocol.Join):
            return await self._join(message)
        if self._guest is None:
            raise MessageError("send join first", path="$.type")
        if not self._guest.token:
            raise NotSeated("you are only watching; take a seat first")
        if isinstance(message, protocol.Explain):
            return await self._host.explain(self._code, self._guest.token, message)
        if isinstance(message, protocol.Advise):
            return await self._host.advise(self._code, self._guest.token, message)
        if isinstance(message, protocol.React):
            return await self._host.reactions.react(self._code, self._guest.token, message)
        return await self._host.submit(self._code, self._guest.token, message)

    async def _join(self, message: protocol.Join) -> int:
        if self._guest is not None:
            raise MessageError("you have already joined", path="$.type")
        self._code = read_device_code(self._code)
        self._guest = await self._host.join(self._code, message, self._deliver)
        return 0

    def _deliver(self, message: protocol.ServerMessage) -> None:
        self._send(encode(message))
