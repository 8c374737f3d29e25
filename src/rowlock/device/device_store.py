"""The store of a device: the browser keeps the entries, behind the same contract as a database."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from rowlock.errors import StorageFull, StorageRefused
from rowlock.table.store import append_error, load_error, unknown

_NONE = -1
"""In place of a version: there is no log."""
_NEVER = -2
"""In place of a version that no log can have."""
_Result = TypeVar("_Result")


class Shelf(Protocol):
    """What the browser does: see `web/worker/shelf.ts`. Lists travel as JSON, and each call is one transaction."""

    def add(self, table: str, after: int, lines: str, at: float) -> Awaitable[int]:
        """Add lines to a log if its head is `after`, and return the head it had; -1 stands for no log."""
        ...

    def read(self, table: str, after: int) -> Awaitable[str]:
        """The head of a log, its last version and the lines after `after`, as an array; empty if there is no log."""
        ...

    def forget(self, before: float) -> Awaitable[int]:
        """Delete the logs that were last added to before this time, and return how many."""
        ...


class DeviceStore:
    """A store on the shelf of a browser. What was added is durable when the browser says so."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._fault = ""

    async def create(self, table: str, entries: Sequence[str], at: float) -> None:
        """See Store."""
        head = await self._call(lambda: self._shelf.add(table, _NONE, json.dumps(entries), at))
        if why := append_error(table, None, None if head == _NONE else head):
            raise why

    async def append(self, table: str, after: int, entries: Sequence[str], at: float) -> None:
        """See Store."""
        head = await self._call(
            lambda: self._shelf.add(table, after if after >= 0 else _NEVER, json.dumps(entries), at)
        )
        if why := append_error(table, after, None if head == _NONE else head):
            raise why

    async def load(self, table: str, after: int = 0) -> list[str]:
        """See Store."""
        text = await self._call(lambda: self._shelf.read(table, after))
        if not text:
            raise unknown(table)
        head, last, lines = json.loads(text)
        if why := load_error(table, after, head, last, len(lines)):
            raise why
        return list(lines)

    async def forget(self, before: float) -> int:
        """See Store."""
        return await self._call(lambda: self._shelf.forget(before))

    async def check(self) -> None:
        """See Store."""
        await self.forget(0.0)

    @property
    def fault(self) -> str:
        """See Store."""
        return self._fault

    async def close(self) -> None:
        """See Store."""

    async def _call(self, work: Callable[[], Awaitable[_Result]]) -> _Result:
        try:
            done = await work()
        except Exception as error:  # whatever the browser throws
            self._fault = str(error) or type(error).__name__
            if getattr(error, "name", "") == "QuotaExceededError":
                raise StorageFull("there is no room left on this device; free some, or export your games") from None
            raise StorageRefused("this browser stores nothing for this page; allow it to, then reload") from None
        self._fault = ""
        return done
