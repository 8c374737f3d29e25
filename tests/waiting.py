"""Run asynchronous code with a timeout."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

T = TypeVar("T")

FOR_EVER = 60.0
"""Timeout of a waiting test in seconds, long enough for the slowest machine."""


def run(work: Coroutine[None, None, T]) -> T:
    """Run a coroutine in its own event loop."""
    return asyncio.run(asyncio.wait_for(work, FOR_EVER))


async def until(happened: Callable[[], object]) -> None:
    """Wait until `happened` returns something true."""

    async def look() -> None:
        while not happened():
            await asyncio.sleep(0.01)

    await asyncio.wait_for(look(), FOR_EVER)
