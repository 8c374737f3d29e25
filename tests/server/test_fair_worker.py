"""Long computations take turns by address: one with a lot to do only delays itself."""

import asyncio
import threading

import pytest

from rowlock.server.fair_worker import SOURCE, FairWorker
from waiting import run


async def submit(worker: FairWorker, source: str, done: list[str], name: str) -> None:
    SOURCE.set(source)
    await worker(lambda: done.append(name))


def test_sources_take_turns() -> None:
    async def story() -> None:
        worker, done = FairWorker(), list[str]()
        gate = threading.Event()
        first = asyncio.create_task(worker(gate.wait))
        tasks = [asyncio.create_task(submit(worker, "greedy", done, f"g{number}")) for number in range(5)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(submit(worker, "modest", done, f"m{number}")) for number in range(2)]
        await asyncio.sleep(0)
        assert worker.waiting == 7
        gate.set()
        await asyncio.gather(first, *tasks)
        assert done == ["g0", "m0", "g1", "m1", "g2", "g3", "g4"]
        assert worker.waiting == 0
        worker.close()

    run(story())


def test_timers_and_tasks_count_to_whoever_started_them() -> None:
    async def story() -> None:
        seen: list[str] = []
        SOURCE.set("ada")
        asyncio.get_running_loop().call_later(0, lambda: seen.append(SOURCE.get()))
        task = asyncio.create_task(asyncio.sleep(0.01))
        SOURCE.set("ben")
        await task
        assert seen == ["ada"]

    run(story())


def test_what_goes_wrong_reaches_its_caller_and_the_next_goes_on() -> None:
    async def story() -> None:
        worker = FairWorker()
        with pytest.raises(ZeroDivisionError):
            await worker(lambda: 1 // 0)
        assert await worker(lambda: 7) == 7
        worker.close()

    run(story())


def test_what_nobody_waits_for_is_not_begun() -> None:
    async def story() -> None:
        worker, done = FairWorker(), list[str]()
        gate = threading.Event()
        first = asyncio.create_task(worker(gate.wait))
        given_up = asyncio.create_task(submit(worker, "a", done, "given up"))
        wanted = asyncio.create_task(submit(worker, "a", done, "wanted"))
        await asyncio.sleep(0)
        given_up.cancel()
        gate.set()
        await asyncio.gather(first, wanted)
        assert done == ["wanted"]
        left = asyncio.create_task(worker(gate.wait))
        gate.clear()
        waiting = asyncio.create_task(submit(worker, "a", done, "too late"))
        await asyncio.sleep(0)
        worker.close()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.wait([left], timeout=1)
        assert done == ["wanted"]

    run(story())
