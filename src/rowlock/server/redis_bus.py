"""The bus between several nodes, over redis. It may lose messages, but it always reports that it may have."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError, RedisError

from rowlock.errors import SetupError
from rowlock.table.bus import Heard, Overheard, Remark

PREFIX = "rowlock:"
"""A table's versions are published on the channel named by this prefix and the table's id."""
RESYNC_CHANNEL = "rowlock"
"""The channel on which a node reports that it dropped messages: all others then read the store."""

PATIENCE = 2.0
"""Seconds to wait for redis."""
SILENCE = 10.0
"""Seconds of silence after which redis is pinged."""
FIRST_REST, LONGEST_REST = 0.1, 5.0
"""Seconds between attempts to reconnect: exponential backoff, doubling."""
OUTBOX_SIZE = 1000
"""The most messages that may wait to be sent."""
BATCH_SIZE = 100
"""The most messages that are sent in one pipeline."""

HOW = "Write redis://host:6379/0, or rediss://user:password@host:6379/0 for an encrypted connection"

_log = logging.getLogger(__name__)
_FAILURES = (RedisError, OSError, RuntimeError, AttributeError)
"""The last two are raised by uvloop and redis-py for a connection that is just being closed."""


class RedisBus:
    """See Bus. Two tasks, started on first use: one receives, one publishes.

    While redis is down, every attempt to reconnect asks for a resync: the nodes then see each other's entries a few
    seconds late.
    """

    def __init__(self, url: str) -> None:
        self._node = secrets.token_hex(8)
        self._redis = _client(url)
        self._heard: Heard = lambda table, version: None
        self._overheard: Overheard = lambda table, version, remark: None
        self._resync: Callable[[], None] = lambda: None
        self._tasks: list[asyncio.Task[None]] = []
        self._outbox: deque[tuple[str, str]] = deque()
        self._to_tell = asyncio.Event()
        self._untold = False  # others may have missed messages from us
        self._unheard = False  # we may have missed messages from others
        self._rest = FIRST_REST
        self._channels: PubSub | None = None  # while a connection is subscribed
        self._subscribing = asyncio.Lock()
        self._followed: set[str] = set()
        self._asked_for: set[str] = set()  # subscriptions not yet confirmed on this connection
        self._followers: dict[str, asyncio.Event] = {}  # by channel to be confirmed; set when nobody waits any more

    def listen(self, heard: Heard, resync: Callable[[], None]) -> None:
        """See Bus."""
        self._heard, self._resync = heard, resync

    def overhear(self, overheard: Overheard) -> None:
        """See Bus."""
        self._overheard = overheard

    async def publish(self, table: str, version: int) -> None:
        """See Bus. Does not wait: a message for which there is no room is dropped, and all nodes are told so later."""
        self._begin()
        if len(self._outbox) < OUTBOX_SIZE:
            message = {"node": self._node, "version": version}
            self._outbox.append((PREFIX + table, json.dumps(message)))
        else:
            self._untold = True
        self._to_tell.set()

    async def remark(self, table: str, version: int, remark: Remark) -> None:
        """See Bus. Nobody needs a remark that comes late, so none waits for a redis that does not respond."""
        self._begin()
        if len(self._outbox) < BATCH_SIZE and self.is_connected:
            message = {"node": self._node, "version": version, "remark": dict(remark)}
            self._outbox.append((PREFIX + table, json.dumps(message)))
            self._to_tell.set()

    async def follow(self, table: str) -> None:
        """See Bus. Returns once redis has confirmed the subscription, or does not answer: a resync then comes later."""
        self._begin()
        channel = PREFIX + table
        self._followed.add(channel)
        if self._unheard and not self._channels:
            return
        confirmed = self._followers.setdefault(channel, asyncio.Event())
        try:
            async with asyncio.timeout(PATIENCE):
                async with self._subscribing:
                    if self._channels and channel in self._followed:
                        await self._channels.subscribe(channel)
                await confirmed.wait()
        except _FAILURES:
            confirmed.set()

    async def unfollow(self, table: str) -> None:
        """See Bus."""
        channel = PREFIX + table
        self._followed.discard(channel)
        with suppress(*_FAILURES):
            async with asyncio.timeout(PATIENCE), self._subscribing:
                if self._channels and channel not in self._followed:
                    await self._channels.unsubscribe(channel)

    @property
    def is_connected(self) -> bool:
        """See Bus."""
        return not self._unheard

    async def close(self) -> None:
        """See Bus."""
        pending = set(self._tasks)
        while pending:
            for task in pending:
                task.cancel()  # repeatedly: before Python 3.12, asyncio.wait_for in redis-py may swallow it
            _, pending = await asyncio.wait(pending, timeout=0.1)
        await self._redis.aclose()

    def _begin(self) -> None:
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._hear_always()), asyncio.create_task(self._tell_always())]

    async def _tell_always(self) -> None:
        rest = FIRST_REST
        while True:
            await self._to_tell.wait()
            try:
                await self._tell()
                rest = FIRST_REST
            except Exception:
                self._outbox.clear()
                self._untold = True
                await asyncio.sleep(rest)
                rest = min(2 * rest, LONGEST_REST)

    async def _tell(self) -> None:
        batch = [self._outbox.popleft() for _ in range(min(BATCH_SIZE, len(self._outbox)))]
        if self._untold:
            batch.append((RESYNC_CHANNEL, json.dumps({"node": self._node})))
            self._untold = False
        if not batch:
            self._to_tell.clear()
            return
        async with self._redis.pipeline(transaction=False) as pipeline:
            for channel, message in batch:
                pipeline.publish(channel, message)
            await pipeline.execute()

    async def _hear_always(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channels:
                    await self._subscribe(channels)
                    await self._hear(channels)
            except Exception as error:
                if not self._unheard:
                    _log.warning("redis does not respond, so nodes learn of each other's changes late: %s", error)
            self._lose()
            await asyncio.sleep(self._rest)
            self._rest = min(2 * self._rest, LONGEST_REST)

    async def _subscribe(self, channels: PubSub) -> None:
        async with self._subscribing:
            while wanted := {RESYNC_CHANNEL, *self._followed} - self._asked_for:
                self._asked_for |= wanted
                await channels.subscribe(*wanted)
            self._channels = channels

    def _lose(self) -> None:
        """Handle a lost connection: stop all waiting for it, and resync, as anything may have been missed."""
        self._channels = None
        self._unheard = True
        self._asked_for.clear()
        for confirmed in self._followers.values():
            confirmed.set()
        self._followers.clear()
        _safely(self._resync)

    async def _hear(self, channels: PubSub) -> None:
        """Process messages until the connection breaks or a ping goes unanswered."""
        asked = False
        while True:
            message = await channels.get_message(timeout=SILENCE)
            if message is not None:
                asked = False
                _safely(partial(self._take, message["type"], message["channel"], message["data"]))
            elif asked:
                raise ConnectionError("no reply to a ping")
            else:
                asked = True
                await channels.ping()

    def _take(self, kind: str, channel: bytes | None, data: bytes) -> None:
        if channel is None:
            return
        name = channel.decode()
        if kind == "subscribe":
            self._confirm(name)
        elif kind == "message":
            message = json.loads(data)
            if message["node"] == self._node:
                return
            if name == RESYNC_CHANNEL:
                self._resync()
            elif name in self._followed:
                table, version = name.removeprefix(PREFIX), int(message["version"])
                if "remark" in message:
                    self._overheard(table, version, dict(message["remark"]))
                else:
                    self._heard(table, version)

    def _confirm(self, channel: str) -> None:
        follower = self._followers.pop(channel, None)
        missed = follower is not None and follower.is_set()
        if follower:
            follower.set()
        if self._asked_for:
            self._asked_for.discard(channel)
            if not self._asked_for:
                self._rest = FIRST_REST
                if self._unheard:
                    _log.info("redis is back")
                    missed, self._unheard = True, False
        if missed:
            self._resync()


def _safely(listener: Callable[[], None]) -> None:
    try:
        listener()
    except Exception:
        _log.exception("could not process a message from another node")


def _client(url: str) -> Redis:
    try:
        client = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=Retry(NoBackoff(), 0)
        )
        client.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # validates the options in the address
    except (ValueError, TypeError):
        # Leave out the reason: it may quote part of the password.
        raise SetupError(f"this is not a redis address. {HOW}") from None
    return client
