"""The machine's clock: it tells the time and calls back."""

import asyncio
import time

from rowlock.table.clock import SystemClock


async def test_what_is_due_happens_soon_in_its_order() -> None:
    clock = SystemClock()
    called: list[str] = []
    done = asyncio.Event()
    clock.call_at(clock.now() + 0.02, lambda: called.append("later"))
    clock.call_at(clock.now() + 0.03, done.set)
    clock.call_at(clock.now() - 3600, lambda: called.append("long due"))
    clock.call_at(clock.now() + 0.01, lambda: called.append("cancelled")).cancel()
    await done.wait()
    assert called == ["long due", "later"]


def test_the_time_is_that_of_the_machine() -> None:
    before = time.time()
    assert before <= SystemClock().now() <= time.time()
