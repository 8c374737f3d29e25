"""Run what waits: never for ever."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

T = TypeVar("T")

FOR_EVER = 60.0
"""Seconds after which a test that waits has failed, on the slowest machine."""


def run(work: Coroutine[None, None, T]) -> T:
    """Run it in a loop of its own."""
    return asyncio.run(asyncio.wait_for(work, FOR_EVER))


async def until(happened: Callable[[], object]) -> None:
    """Wait until it has happened."""

    async def look() -> None:
        while not happened():
            await asyncio.sleep(0.01)

    await asyncio.wait_for(look(), FOR_EVER)
