"""How the nodes that serve one table hear of each other's entries. Nothing is lost if they do not: the store has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
"""Called with a table and the version that its log has reached, by what another node says."""


class Bus(Protocol):
    """Tells the other nodes that a log has grown. Delivery is at most once, in any order.

    A message carries no entries. It is a hint to read the store, so a forged one can change nothing.
    """

    async def publish(self, table: str, version: int) -> None:
        """Tell the others. A bus that is down is no error here: whoever missed something reads the store."""
        ...

    async def follow(self, table: str) -> None:
        """Hear of this table from now on."""
        ...

    async def unfollow(self, table: str) -> None:
        """Hear of this table no more."""
        ...

    def listen(self, heard: Heard, resync: Callable[[], None]) -> None:
        """Whom to call with hints, and whom after a gap, when anything may have been missed."""
        ...

    @property
    def is_connected(self) -> bool:
        """Whether the other nodes can be heard, as far as is known."""
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...


class LocalBus:
    """For one node alone: there is nobody to tell."""

    async def publish(self, table: str, version: int) -> None:
        """See Bus."""

    async def follow(self, table: str) -> None:
        """See Bus."""

    async def unfollow(self, table: str) -> None:
        """See Bus."""

    def listen(self, heard: Heard, resync: Callable[[], None]) -> None:
        """See Bus."""

    @property
    def is_connected(self) -> bool:
        """See Bus."""
        return True

    async def close(self) -> None:
        """See Bus."""
