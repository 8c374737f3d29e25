"""Servers are killed at random moments, again and again. Nobody loses a seat, and nothing acknowledged is lost."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import cycle, islice
from pathlib import Path

import pytest

import nodes
import services
from nodes import Nodes
from playing import Person, play_out, sit_down
from rowlock import variants
from rowlock.server.migrate import migrate
from services import Postgres, RedisServer

pytestmark = pytest.mark.slow

TABLES = 50
KILLS = 50
SEED = 8620
THINKS = 1.0
"""The longest that people think, in seconds, so that one machine has time to serve them all and to start servers."""
FOR_EVER = 900.0


async def evening(servers: Nodes, trouble: Callable[[random.Random], Awaitable[None]]) -> list[Person]:
    """Play at many tables while there is trouble, then to the end. A table that ends early is followed by another."""
    everybody: list[Person] = []
    all_sit, over = asyncio.Event(), asyncio.Event()

    async def sit_and_play(table: int) -> None:
        rng = random.Random(SEED + table)
        for variant in islice(cycle(variants()), table, None):
            people = await sit_down(servers.address, ("Ada", "Ben"), rng, variant=variant, bots=["otto"])
            everybody.extend(people)
            for person in people:
                person.thinks = THINKS
            if len(everybody) == 2 * TABLES:
                all_sit.set()
            await play_out(people)
            if over.is_set():
                return

    try:
        async with asyncio.timeout(FOR_EVER), asyncio.TaskGroup() as group:
            for table in range(TABLES):
                group.create_task(sit_and_play(table))
            await all_sit.wait()
            await trouble(random.Random(SEED))
            over.set()
            for person in everybody:
                person.thinks = 0
    except TimeoutError:
        waiting = [(person.code, person.knows.version, person.knows.now) for person in everybody]
        stuck = [person for person in waiting if not person[2] or person[2]["scene"]["phase"] != "over"]
        raise AssertionError(f"stuck: {stuck}") from None
    return everybody


def check_trouble(everybody: list[Person], servers: Nodes) -> None:
    """Check that there was enough trouble for a meaningful test, and no traceback in the servers' logs."""
    assert len(everybody) >= 2 * TABLES
    assert sum(person.visits > 1 for person in everybody) > len(everybody) / 2
    assert sum(person.visits - 1 for person in everybody) > TABLES * KILLS / 2
    assert sum(person.compared for person in everybody) > TABLES
    assert "Traceback" not in servers.logs


def test_a_server_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with nodes.running(nodes.node("--database", f"sqlite:///{tmp_path}/tables.db")) as servers:

            async def trouble(rng: random.Random) -> None:
                for _ in range(KILLS):
                    await asyncio.sleep(rng.uniform(0.05, 1.5))
                    await servers.kill(0)
                    await servers.start(0)

            check_trouble(await evening(servers, trouble), servers)

    asyncio.run(play())


def test_two_nodes_lose_nothing_whoever_is_killed() -> None:
    """One node at a time is killed, again and again. Redis goes away for a while once, and so does PostgreSQL."""

    async def play(postgres: Postgres, redis: RedisServer) -> None:
        await migrate(postgres.url())
        options = ("--database", postgres.url(), "--redis", redis.url)
        async with nodes.running(nodes.node(*options), nodes.node(*options)) as servers:

            async def trouble(rng: random.Random) -> None:
                for kill in range(KILLS):
                    node = rng.randrange(2)
                    await asyncio.sleep(rng.uniform(0.05, 0.8))
                    await servers.kill(node)
                    await asyncio.sleep(rng.uniform(0.0, 0.4))
                    await servers.start(node)
                    if kill == KILLS // 3:
                        await asyncio.to_thread(redis.service.stop)
                    if kill == KILLS // 3 + 2:
                        await asyncio.to_thread(redis.service.start)
                    if kill == 2 * KILLS // 3:
                        await asyncio.to_thread(postgres.service.stop)
                        await asyncio.sleep(2)
                        await asyncio.to_thread(postgres.start)

            check_trouble(await evening(servers, trouble), servers)

    with services.postgres() as postgres, services.redis_server() as redis:
        asyncio.run(play(postgres, redis))
