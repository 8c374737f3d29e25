"""One suite for every bus: an in-memory wire, and Redis. Then what only Redis can do: go away and come back."""

import asyncio
import json
import logging
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import cast

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import ConnectionError

import services
from hosting import Wire, WireBus
from rowlock.errors import SetupError
from rowlock.server import redis_bus
from rowlock.server.redis_bus import RedisBus
from rowlock.table.bus import Bus, Remark
from services import RedisServer
from waiting import run, until


@dataclass
class Node:
    """A bus, and what it has delivered."""

    bus: Bus
    heard: list[tuple[str, int]] = field(default_factory=list)
    overheard: list[tuple[str, int, Remark]] = field(default_factory=list)
    resyncs: int = 0

    def __post_init__(self) -> None:
        self.bus.listen(self._hear, self._resync)
        self.bus.overhear(lambda *remark: self.overheard.append(remark))

    def _hear(self, table: str, version: int) -> None:
        self.heard.append((table, version))

    def _resync(self) -> None:
        self.resyncs += 1


Make = Callable[[], Bus]


@asynccontextmanager
async def nodes(make: Make, count: int = 2) -> AsyncIterator[list[Node]]:
    async with AsyncExitStack() as stack:
        made = [Node(make()) for _ in range(count)]
        for node in made:
            stack.push_async_callback(node.bus.close)
        yield made


@pytest.fixture(params=["wire", pytest.param("redis", marks=pytest.mark.slow)])
def make(request: pytest.FixtureRequest) -> Make:
    """Creates the bus of another node."""
    if request.param == "wire":
        wire = Wire()
        return lambda: WireBus(wire)
    server: RedisServer = request.getfixturevalue("redis_server")
    return lambda: RedisBus(server.url)


def test_the_others_who_follow_hear_it(make: Make) -> None:
    async def story() -> None:
        async with nodes(make, 3) as (one, two, three):
            await one.bus.follow("oak")
            await two.bus.follow("oak")
            await two.bus.follow("elm")
            await three.bus.follow("elm")
            await one.bus.publish("oak", 3)
            await one.bus.publish("elm", 0)
            await until(lambda: len(two.heard) == 2 and three.heard)
            assert sorted(two.heard) == [("elm", 0), ("oak", 3)]
            assert three.heard == [("elm", 0)]
            assert one.heard == []
            assert one.resyncs == two.resyncs == three.resyncs == 0

    run(story())


def test_whoever_follows_hears_all_from_then_on(make: Make) -> None:
    async def story() -> None:
        async with nodes(make) as (one, two):
            for number in range(50):
                await two.bus.follow(f"t{number}")
                await one.bus.publish(f"t{number}", number)
            await until(lambda: len(two.heard) == 50)
            assert two.heard == [(f"t{number}", number) for number in range(50)]

    run(story())


def test_a_remark_is_overheard_by_the_others_who_follow(make: Make) -> None:
    async def story() -> None:
        async with nodes(make, 3) as (one, two, three):
            await one.bus.follow("oak")
            await two.bus.follow("oak")
            await three.bus.follow("elm")
            await one.bus.remark("oak", 3, {"seat": 1})
            await one.bus.remark("elm", 0, {"seat": 0})
            await until(lambda: two.overheard and three.overheard)
            assert (two.overheard, three.overheard) == ([("oak", 3, {"seat": 1})], [("elm", 0, {"seat": 0})])
            assert one.overheard == []
            assert not any(node.heard or node.resyncs for node in (one, two, three))

    run(story())


@pytest.mark.slow
def test_a_node_that_does_not_know_remarks_takes_one_for_a_hint(redis_server: RedisServer) -> None:
    async def story() -> None:
        async with (
            nodes(lambda: RedisBus(redis_server.url), 1) as (one,),
            Redis.from_url(redis_server.url) as older,
            older.pubsub() as channels,
        ):
            await channels.subscribe("rowlock:oak")
            await channels.get_message(timeout=60)
            await one.bus.remark("oak", 3, {"seat": 1})
            message = await channels.get_message(timeout=60)
            assert json.loads(message["data"])["version"] == 3

    run(story())


def test_no_remark_waits_for_a_redis_that_is_slow_or_away() -> None:
    async def story() -> None:
        bus = RedisBus("redis://127.0.0.1:1")
        for _ in range(redis_bus.BATCH_SIZE + 5):
            await bus.remark("oak", 1, {})
        assert len(bus._outbox) == redis_bus.BATCH_SIZE
        await until(lambda: not bus.is_connected and not bus._outbox)
        await bus.remark("oak", 1, {})
        assert not bus._outbox
        await bus.close()

    run(story())


def test_many_follow_and_tell_at_once(make: Make) -> None:
    async def story() -> None:
        async with nodes(make) as (one, two):
            await asyncio.gather(*(node.bus.follow(f"t{number}") for number in range(300) for node in (one, two)))
            await asyncio.gather(*(node.bus.publish(f"t{n}", n) for n in range(300) for node in (one, two)))
            await until(lambda: len(one.heard) == len(two.heard) == 300)
            assert sorted(one.heard) == sorted(two.heard) == sorted((f"t{n}", n) for n in range(300))

    run(story())


def test_whoever_unfollows_hears_no_more_until_it_follows_again(make: Make) -> None:
    async def story() -> None:
        async with nodes(make) as (one, two):
            await two.bus.follow("oak")
            await two.bus.follow("elm")
            await two.bus.unfollow("oak")
            await one.bus.publish("oak", 1)
            await one.bus.publish("elm", 1)
            await until(lambda: two.heard)
            await two.bus.follow("oak")
            await one.bus.publish("oak", 2)
            await until(lambda: len(two.heard) == 2)
            await asyncio.gather(two.bus.unfollow("oak"), two.bus.follow("oak"))
            await one.bus.publish("oak", 3)
            await until(lambda: len(two.heard) == 3)
            assert two.heard == [("elm", 1), ("oak", 2), ("oak", 3)]

    run(story())


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """A Redis server of the test's own, to break."""
    with services.redis_server() as running:
        yield running


async def hears_again(one: Node, two: Node, table: str) -> None:
    """Publish until it arrives: messages may be lost until both have reconnected."""
    two.heard.clear()
    while (table, 7) not in two.heard:
        await one.bus.publish(table, 7)
        await asyncio.sleep(0.05)


@pytest.mark.slow
def test_redis_goes_away_and_comes_back(own_redis: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    connected: list[bool] = []

    async def story() -> None:
        async with nodes(lambda: RedisBus(own_redis.url)) as (one, two):
            await two.bus.follow("oak")
            connected.append(two.bus.is_connected)
            own_redis.service.stop()
            await until(lambda: two.resyncs)
            connected.append(two.bus.is_connected)
            for version in range(2 * redis_bus.OUTBOX_SIZE):
                await one.bus.publish("oak", version)
            await two.bus.follow("elm")
            await two.bus.unfollow("ash")
            while_away = two.resyncs
            own_redis.service.start()
            await until(lambda: two.resyncs > while_away)
            await hears_again(one, two, "elm")
            await hears_again(one, two, "oak")
            connected.append(two.bus.is_connected)

    with caplog.at_level(logging.INFO, "rowlock.server.redis_bus"):
        run(story())
    assert connected == [True, False, True]
    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert warnings
    assert not [record for record in warnings if record.exc_info]


@pytest.mark.slow
def test_what_was_dropped_is_owned_up_to(own_redis: RedisServer) -> None:
    """The others stayed connected and cannot know that something is missing."""

    async def story() -> None:
        async with nodes(lambda: RedisBus(own_redis.url)) as (one, two):
            await two.bus.follow("oak")
            await one.bus.publish("oak", 0)
            await until(lambda: two.heard)
            assert two.resyncs == 0
            for version in range(redis_bus.OUTBOX_SIZE + 1):
                await one.bus.publish("oak", version)
            await until(lambda: two.resyncs)
            assert two.resyncs == 1
            assert one.resyncs == 0

    run(story())


@pytest.mark.slow
def test_what_could_not_be_sent_is_owned_up_to(own_redis: RedisServer) -> None:
    async def story() -> None:
        async with nodes(lambda: RedisBus(own_redis.url)) as (one, two), Redis.from_url(own_redis.url) as admin:
            await two.bus.follow("oak")
            await admin.acl_setuser("default", enabled=True, nopass=True, commands=["-publish"])
            await one.bus.publish("oak", 0)
            await asyncio.sleep(0.2)
            assert not two.heard
            await admin.acl_setuser("default", enabled=True, nopass=True, commands=["+publish"])
            await until(lambda: two.resyncs)
            await hears_again(one, two, "oak")

    run(story())


@pytest.mark.slow
def test_a_broken_connection_is_made_anew(own_redis: RedisServer) -> None:
    async def story() -> None:
        async with nodes(lambda: RedisBus(own_redis.url)) as (one, two), Redis.from_url(own_redis.url) as admin:
            await two.bus.follow("oak")
            for _ in range(3):
                before = two.resyncs
                await admin.client_kill_filter(_type="pubsub")
                await until(lambda before=before: two.resyncs >= before + 2)  # type: ignore[misc]
                await hears_again(one, two, "oak")

    run(story())


@pytest.mark.slow
def test_a_redis_that_falls_silent_is_left(own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "SILENCE", 0.2)
    monkeypatch.setattr(redis_bus, "PATIENCE", 0.2)

    async def story() -> None:
        async with nodes(lambda: RedisBus(own_redis.url)) as (one, two):
            await two.bus.follow("oak")
            assert own_redis.service.process
            own_redis.service.process.send_signal(signal.SIGSTOP)
            await until(lambda: two.resyncs)
            await one.bus.publish("oak", 1)
            await two.bus.follow("elm")
            own_redis.service.process.send_signal(signal.SIGCONT)
            await hears_again(one, two, "elm")
            await hears_again(one, two, "oak")

    run(story())


@pytest.mark.slow
def test_a_bus_is_closed_whatever_it_is_doing(redis_server: RedisServer) -> None:
    async def story() -> None:
        for steps in range(0, 60, 3):
            bus = RedisBus(redis_server.url)
            for version in range(250):
                await bus.publish("oak", version)
            for _ in range(steps):
                await asyncio.sleep(0)
            await bus.close()

    run(story())


class Quiet:
    """A Redis that answers this many pings, and says nothing else."""

    def __init__(self, answers: int) -> None:
        self.answers = answers
        self.asked = False

    async def ping(self) -> None:
        self.asked = True

    async def get_message(self, timeout: float) -> dict[str, object] | None:
        assert timeout == redis_bus.SILENCE
        if not self.asked or not self.answers:
            return None
        self.asked = False
        self.answers -= 1
        return {"type": "pong", "channel": None, "data": b""}


def test_a_redis_is_left_when_it_does_not_answer_and_not_before() -> None:
    async def story() -> None:
        bus = RedisBus("redis://127.0.0.1")
        quiet = Quiet(answers=5)
        with pytest.raises(ConnectionError, match="no reply"):
            await bus._hear(cast(PubSub, quiet))
        assert quiet.answers == 0
        await bus.close()

    run(story())


class Closing:
    """The channels of a closing connection."""

    def __init__(self, says: Exception) -> None:
        self.says = says

    async def subscribe(self, channel: str) -> None:
        raise self.says

    unsubscribe = subscribe


@pytest.mark.parametrize(
    "says",
    [
        RuntimeError("unable to perform operation; the handler is closed"),
        AttributeError("'NoneType' object has no attribute 'writelines'"),
    ],
)
def test_nobody_suffers_from_a_connection_that_closes_just_now(says: Exception) -> None:
    async def story() -> None:
        bus = RedisBus("redis://127.0.0.1:1")
        bus._channels = cast(PubSub, Closing(says))
        await bus.follow("oak")
        bus._channels = cast(PubSub, Closing(says))
        await bus.unfollow("oak")
        await bus.close()

    run(story())


@pytest.mark.slow
def test_redis_need_not_be_there_at_first(own_redis: RedisServer) -> None:
    async def story() -> None:
        own_redis.service.stop()
        async with nodes(lambda: RedisBus(own_redis.url)) as (one, two):
            await two.bus.follow("oak")
            await one.bus.publish("oak", 0)
            await until(lambda: two.resyncs)
            own_redis.service.start()
            await hears_again(one, two, "oak")

    run(story())


@pytest.mark.slow
def test_messages_of_strangers_are_passed_over(redis_server: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with nodes(lambda: RedisBus(redis_server.url)) as (one, two), Redis.from_url(redis_server.url) as admin:
            await two.bus.follow("oak")
            for nonsense in (
                "",
                "{",
                "[]",
                '{"node": 1}',
                '{"node": 1, "version": "x"}',
                '{"node": 1, "remark": 1}',
                "\0",
            ):
                await admin.publish("rowlock:oak", nonsense)
                await admin.publish("rowlock", nonsense)
            await one.bus.publish("oak", 1)
            await until(lambda: two.heard)
            assert two.heard == [("oak", 1)]

    run(story())
    assert caplog.records


@pytest.mark.parametrize("url", ["", "localhost:6379", "http://h", "redis://u:hush@h:hush", "redis://u:hush@h?hush=1"])
def test_a_bad_address_is_refused_and_nothing_secret_told(url: str) -> None:
    with pytest.raises(SetupError, match="Write redis://") as refusal:
        RedisBus(url)
    assert "hush" not in str(refusal.value)
    assert refusal.value.__cause__ is None
