"""Stores for tests that do not mind which one it is."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from rowlock.server.database import open_store
from rowlock.server.migrate import migrate
from rowlock.table.store import MemoryStore, Store
from waiting import run

Open = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the store of the test, once more each time, as another node would."""


def opens(url: str) -> Open:
    """A database, made ready."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = await open_store(url)
        try:
            yield store
        finally:
            await store.close()

    run(migrate(url))
    return opened


def remembers() -> Open:
    """A store in memory: the same for all nodes."""
    store = MemoryStore()

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        yield store

    return opened
