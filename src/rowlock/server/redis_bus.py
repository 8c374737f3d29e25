"""The bus of several nodes, over redis. It may lose messages; it never fails to say that it may have."""

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
from rowlock.table.bus import Heard

PREFIX = "rowlock:"
"""A table's versions are told on a channel of this and its id."""
EVERYBODY = "rowlock"
"""The channel on which a node says that it could not tell everything: everybody reads the store."""

PATIENCE = 2.0
"""Seconds to wait for redis."""
SILENCE = 10.0
"""Seconds without a word after which redis is asked whether it is there."""
FIRST_REST, LONGEST_REST = 0.1, 5.0
"""Seconds between attempts to come back: they double."""
ROOM = 1000
"""How many messages wait to be sent, at most."""
TOGETHER = 100
"""How many messages are sent at once, at most."""

HOW = "Write redis://host:6379/0, or rediss://user:password@host:6379/0 for an encrypted connection"

_log = logging.getLogger(__name__)
_FAILURES = (RedisError, OSError, RuntimeError, AttributeError)
"""The last two are what uvloop and redis itself say of a connection that closes just now."""


class RedisBus:
    """See Bus. Two tasks, begun with the first use: one hears, one tells.

    While redis is away, every attempt to come back asks for a resync: the nodes then see each other's entries a few
    seconds late.
    """

    def __init__(self, url: str) -> None:
        self._node = secrets.token_hex(8)
        self._redis = _client(url)
        self._heard: Heard = lambda table, version: None
        self._resync: Callable[[], None] = lambda: None
        self._tasks: list[asyncio.Task[None]] = []
        self._outbox: deque[tuple[str, str]] = deque()
        self._to_tell = asyncio.Event()
        self._untold = False  # others may have missed what we had to tell
        self._unheard = False  # we may have missed what others told
        self._rest = FIRST_REST
        self._channels: PubSub | None = None  # while there is a connection that hears
        self._subscribing = asyncio.Lock()
        self._followed: set[str] = set()
        self._asked_for: set[str] = set()  # not confirmed since the connection was made
        self._followers: dict[
            str, asyncio.Event
        ] = {}  # who waits for the confirmation of a channel; set: waits no more

    def listen(self, heard: Heard, resync: Callable[[], None]) -> None:
        """See Bus."""
        self._heard, self._resync = heard, resync

    async def publish(self, table: str, version: int) -> None:
        """See Bus. It does not wait: what does not find room is dropped, and everybody told so later."""
        self._begin()
        if len(self._outbox) < ROOM:
            message = {"node": self._node, "version": version}
            self._outbox.append((PREFIX + table, json.dumps(message)))
        else:
            self._untold = True
        self._to_tell.set()

    async def follow(self, table: str) -> None:
        """See Bus. Returns when redis has confirmed it, or when it does not answer: then a resync comes later."""
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
                task.cancel()  # more than once: before Python 3.12 asyncio.wait_for, in redis, may swallow it
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
        batch = [self._outbox.popleft() for _ in range(min(TOGETHER, len(self._outbox)))]
        if self._untold:
            batch.append((EVERYBODY, json.dumps({"node": self._node})))
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
                    _log.warning("redis does not answer, so nodes hear of each other late: %s", error)
            self._lose()
            await asyncio.sleep(self._rest)
            self._rest = min(2 * self._rest, LONGEST_REST)

    async def _subscribe(self, channels: PubSub) -> None:
        async with self._subscribing:
            while wanted := {EVERYBODY, *self._followed} - self._asked_for:
                self._asked_for |= wanted
                await channels.subscribe(*wanted)
            self._channels = channels

    def _lose(self) -> None:
        """The connection is gone: nobody need wait for it, and anything may be missed."""
        self._channels = None
        self._unheard = True
        self._asked_for.clear()
        for confirmed in self._followers.values():
            confirmed.set()
        self._followers.clear()
        _safely(self._resync)

    async def _hear(self, channels: PubSub) -> None:
        """Take what comes, until the connection breaks or nothing comes even when asked."""
        asked = False
        while True:
            message = await channels.get_message(timeout=SILENCE)
            if message is not None:
                asked = False
                _safely(partial(self._take, message["type"], message["channel"], message["data"]))
            elif asked:
                raise ConnectionError("it is silent")
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
            if name == EVERYBODY:
                self._resync()
            elif name in self._followed:
                self._heard(name.removeprefix(PREFIX), int(message["version"]))

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
        _log.exception("a message of another node could not be taken")


def _client(url: str) -> Redis:
    try:
        client = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=Retry(NoBackoff(), 0)
        )
        client.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # judges the settings in the address
    except (ValueError, TypeError):
        # Without the reason: it may quote a part of the password.
        raise SetupError(f"this is no address of a redis server. {HOW}") from None
    return client
