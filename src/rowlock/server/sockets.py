"""Table websockets: a client joins, sends messages, and is told what happens."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import monotonic

from starlette.types import Receive, Scope, Send

from rowlock import protocol
from rowlock.errors import MessageError, NotSeated, RowlockError, TooMany
from rowlock.server.fair_worker import SOURCE
from rowlock.server.frames import frame_writer, text_of
from rowlock.server.limits import Buckets, source
from rowlock.server.node import Node
from rowlock.server.origins import is_own
from rowlock.server.wire import message_id_of, read_message
from rowlock.table.live_tables import Guest
from rowlock.table.names import clean_code, read_code
from rowlock.table.refusals import failure, refused_message

_log = logging.getLogger(__name__)

WAITING = 256
"""Messages that may wait for a slow client before it is resynced from scratch."""
_PATIENCE = 30.0
"""Seconds that a client has to join."""


class Connection:
    """One client's socket. Messages that it cannot take immediately are queued, so that nobody else waits for it."""

    def __init__(self, node: Node, code: str, scope: Scope, receive: Receive, send: Send) -> None:
        """`code` is the table's code as the client wrote it."""
        self._node = node
        self._table_id = code
        self._address = source(scope["client"])
        self._receive = receive
        self._send = send
        self._write_frame = frame_writer(scope)
        self._outbox: deque[bytes] = deque()
        node.outboxes[id(self)] = self._outbox
        self._sending: asyncio.Task[None] | None = None
        self._behind = False
        self._guest: Guest | None = None
        self._patience = asyncio.timeout(_PATIENCE)
        self._visit = node.visitors.arrive(self._address, self._give_way)
        self._advising: set[asyncio.Task[None]] = set()
        self._messages = Buckets(node.settings.limits.messages, monotonic)

    async def run(self) -> None:
        """Serve the client until it is gone, or has not joined in time."""
        try:
            async with self._patience:
                while (text := await self._next()) is not None:
                    with self._node.metrics.timing("rowlock_message_seconds", "action" if self._guest else "join"):
                        await self._answer(text)
                    if len(self._outbox) > WAITING // 2:
                        await asyncio.sleep(0)  # so that a client that sends a lot at once does not look slow
        except TimeoutError:
            await self._close(4001, "did not join in time")
        finally:
            for task in (self._sending, *self._advising):
                if task:
                    task.cancel()
            self._node.visitors.leave(self._visit)
            if self._guest:
                self._node.host.part(self._table_id, self._guest)
            del self._visit, self._guest  # both refer to this connection, and the garbage collector runs rarely

    def _give_way(self) -> None:
        """Close this socket, which has not joined, to make way for newer ones."""
        self._patience.reschedule(asyncio.get_running_loop().time())

    async def _next(self) -> str | bytes | None:
        """The next message; None when the client is gone."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | bytes = event.get("text") or event.get("bytes") or ""
        return text

    async def _close(self, code: int, reason: str) -> None:
        with suppress(OSError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    async def _answer(self, text: str | bytes) -> None:
        try:
            self._messages.take("")
            message = read_message(text)
            if isinstance(message, protocol.Advise):
                self._node.advice.take(self._address)
        except RowlockError as error:
            await self._refuse(error, message_id_of(text))
            return
        if isinstance(message, protocol.Advise):  # a choice that follows must not wait for it
            task = asyncio.create_task(self._carry_out(message))
            self._advising.add(task)
            task.add_done_callback(self._advising.discard)
        else:
            await self._carry_out(message)

    async def _carry_out(self, message: protocol.ClientMessage) -> None:
        try:
            answer = await self._do(message)
        except RowlockError as error:
            await self._refuse(error, message.id)
        except Exception:
            self._node.metrics.count("rowlock_messages_total", "unavailable")
            _log.exception("a message could not be answered")
            self._deliver(failure(message.id))
        else:
            self._node.metrics.count("rowlock_messages_total", "ok")
            if not isinstance(answer, int):
                self._deliver(answer)
            elif message.id:
                self._deliver(protocol.Ok(id=message.id, version=answer))

    async def _refuse(self, error: RowlockError, message_id: int) -> None:
        if isinstance(error, TooMany):
            await asyncio.sleep(self._node.settings.limits.penalty)
        self._node.metrics.count("rowlock_messages_total", error.code)
        self._deliver(refused_message(error, message_id))

    async def _do(self, message: protocol.ClientMessage) -> int | protocol.Explained | protocol.Advised:
        """Carry out a message; gives the version in which it is done, or the answer to a question."""
        if isinstance(message, protocol.Join):
            return await self._join(message)
        if self._guest is None:
            raise MessageError("send join first", path="$.type")
        if not self._guest.token:
            raise NotSeated("you are only watching; take a seat first")
        self._node.table_messages.take(self._table_id)
        if isinstance(message, protocol.Explain):
            return await self._node.host.explain(self._table_id, self._guest.token, message)
        if isinstance(message, protocol.React):
            self._node.reactions.take((self._table_id, self._guest.token))
            return await self._node.host.reactions.react(self._table_id, self._guest.token, message)
        if isinstance(message, protocol.Advise):
            return await self._node.host.advise(self._table_id, self._guest.token, message)
        return await self._node.host.submit(self._table_id, self._guest.token, message)

    async def _join(self, message: protocol.Join) -> int:
        if self._guest is not None:
            raise MessageError("you have already joined", path="$.type")
        node = self._node
        node.requests.take(self._address)
        with node.guessing(self._address, has_token=bool(message.token)):
            self._table_id = read_code(self._table_id)
            node.visitors.join(self._visit, self._table_id, is_seated=bool(message.token))
            try:
                self._guest = await node.host.join(self._table_id, message, self._deliver)
            except BaseException:
                node.visitors.undo_join(self._visit)
                raise
        self._patience.reschedule(None)
        return 0

    def _deliver(self, message: protocol.ServerMessage) -> None:
        """Write a message if the client can take it, else queue it.

        A client with too many messages in the queue is resynced from scratch when it reads again.
        """
        if self._behind:
            return
        frame = self._node.writer(message)
        if not self._outbox and self._write_frame(frame):
            return
        if len(self._outbox) < WAITING:
            self._outbox.append(frame)
        else:
            while len(self._outbox) > 1:  # the first is being sent
                self._outbox.pop()
            self._behind = True
            self._node.metrics.count("rowlock_resyncs_total")
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Send what is in the queue, as fast as the client reads."""
        try:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": text_of(self._outbox[0])})
                self._outbox.popleft()  # only now: while a message is being sent, newer ones queue behind it
                if self._behind:
                    await self._catch_up()
            self._sending = None
        except OSError:
            pass  # the client is gone: the reading side notices
        except Exception:
            _log.exception("could not resync a slow client")
            await self._close(1013, "please reconnect in a moment")

    async def _catch_up(self) -> None:
        if self._guest is None:
            await self._close(4008, "reading too slowly")
            return
        self._behind = False
        await self._node.host.resync(self._table_id, self._guest)


async def socket(node: Node, scope: Scope, receive: Receive, send: Send) -> None:
    """Handle a websocket request: only our own pages, those of allowed sites, and programs may open one."""
    await receive()
    headers = dict(scope["headers"])
    address = source(scope["client"])
    origin, host = (headers.get(name, b"").decode("latin-1") for name in (b"origin", b"host"))
    if not is_own(origin, host, node.settings.origins):
        await send({"type": "websocket.close", "code": 4003, "reason": "this page is from another site"})
        return
    try:
        node.requests.take(address)
    except TooMany as error:
        await asyncio.sleep(node.settings.limits.penalty)
        await send({"type": "websocket.close", "code": 4008, "reason": str(error)})
        return
    SOURCE.set(address)
    await send({"type": "websocket.accept"})
    await Connection(node, clean_code(scope["path_params"]["code"]), scope, receive, send).run()
