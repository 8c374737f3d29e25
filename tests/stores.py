"""Stores for tests that run on any of them."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from rowlock.device.device_store import DeviceStore, Shelf
from rowlock.server.database import open_store
from rowlock.server.migrate import migrate
from rowlock.table.store import MemoryStore, Store
from waiting import run

Open = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the test's store; each call opens it again, as another node would."""


def opens(url: str) -> Open:
    """A migrated database."""

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
    """An in-memory store, shared by all nodes."""
    store = MemoryStore()

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        yield store

    return opened


def on_shelf(shelf: Shelf) -> Open:
    """The store of a device on this shelf; each tab opens it for itself."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        yield DeviceStore(shelf)

    return opened
