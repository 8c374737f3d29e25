"""The bus between the tabs of a device: each has its own engine, as each node of a server has its own host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rowlock.table.bus import Heard, LocalBus


class Channel(Protocol):
    """What the browser does: see `web/worker/channel.ts`."""

    def post(self, table: str, version: int) -> None:
        """Tell the other tabs."""
        ...

    def listen(self, heard: Heard) -> None:
        """Call with what other tabs tell."""
        ...


class ChannelBus(LocalBus):
    """A bus over a channel of the browser, which loses nothing. It carries no remarks: all tabs are one person's."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    async def publish(self, table: str, version: int) -> None:
        """See Bus."""
        self._channel.post(table, version)

    def listen(self, heard: Heard, resync: Callable[[], None]) -> None:
        """See Bus."""
        self._channel.listen(heard)
