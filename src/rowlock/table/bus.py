"""How the nodes that serve a table hear of each other's entries. A lost message does no harm: the store has it all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

Heard = Callable[[str, int], None]
"""Called with a table and the version that its log has reached, according to another node."""
Remark = Mapping[str, object]
"""What a node tells the others in passing: strings and numbers by name. Anybody may have written it."""
Overheard = Callable[[str, int, Remark], None]
"""Called with a remark that another node passed on, and the version that its table had there."""


class Bus(Protocol):
    """Tells the other nodes that a log has grown. Delivery is at most once, in any order.

    A message carries no entries. It is a hint to read the store, so a forged one can change nothing. It may also carry
    a remark, for which the store has no place: whoever missed it never hears it, and a node that does not know remarks
    takes the message for a hint.
    """

    async def publish(self, table: str, version: int) -> None:
        """Notify the other nodes. A bus that is down raises no error: nodes that missed something read the store."""
        ...

    async def remark(self, table: str, version: int, remark: Remark) -> None:
        """Pass a remark on to the other nodes, if that is possible now."""
        ...

    async def follow(self, table: str) -> None:
        """Subscribe to this table."""
        ...

    async def unfollow(self, table: str) -> None:
        """Unsubscribe from this table."""
        ...

    def listen(self, heard: Heard, resync: Callable[[], None]) -> None:
        """Set the callbacks for hints, and for after a gap, when anything may have been missed."""
        ...

    def overhear(self, overheard: Overheard) -> None:
        """Set the callback for remarks."""
        ...

    @property
    def is_connected(self) -> bool:
        """Whether messages from other nodes can arrive, as far as is known."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


class LocalBus:
    """For a single node: there is nobody to notify."""

    async def publish(self, table: str, version: int) -> None:
        """See Bus."""

    async def remark(self, table: str, version: int, remark: Remark) -> None:
        """See Bus."""

    async def follow(self, table: str) -> None:
        """See Bus."""

    async def unfollow(self, table: str) -> None:
        """See Bus."""

    def listen(self, heard: Heard, resync: Callable[[], None]) -> None:
        """See Bus."""

    def overhear(self, overheard: Overheard) -> None:
        """See Bus."""

    @property
    def is_connected(self) -> bool:
        """See Bus."""
        return True

    async def close(self) -> None:
        """See Bus."""
