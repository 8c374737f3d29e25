"""The server under test, in a process of its own: `python -m rowlock.bench.target PORT DATABASE [REDIS [compiled]]`.

It is the server that `rowlock serve` runs, without per-address limits, because all load comes from one address. It
compiles nothing unless it is told to, and then before it starts. With the database `echo` it is a bare echo server
instead: every message goes out to everybody on the same path. With `echo+DATABASE` it stores each message there first.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from starlette.types import ASGIApp, Receive, Scope, Send

from rowlock.server.limits import Limits, Rate

if TYPE_CHECKING:
    from rowlock.server.database import DatabaseStore

_NO_LIMIT = Rate(1e12, 1e12)
_BARE = {"http": "auto", "ws": "auto"}
"""The echo server runs on uvicorn's own protocols."""
BARE_ECHO = "echo"
DURABLE_ECHO = f"{BARE_ECHO}+"
"""Prefix for the address of a database in which the echo server stores each message."""


class Echo:
    """The minimal server: sends each message to everybody on that path, after storing it if there is a store.

    It uses our own store, so that the remaining difference per round is the cost of tables and rules.
    """

    def __init__(self, database: str) -> None:
        self._database = database
        self._store: DatabaseStore | None = None
        self._rooms: defaultdict[str, list[Send]] = defaultdict(list)
        self._heads: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client, or the lifespan, which opens the store."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        path = scope["path"]
        room = self._rooms[path]
        room.append(send)
        if self._store and path not in self._heads:
            self._heads[path] = 1
            await self._store.create(path, ["{}"], 0.0)
        while (event := await receive())["type"] == "websocket.receive":
            if self._store:
                self._heads[path] += 1
                await self._store.append(path, self._heads[path] - 1, [event["text"]], 0.0)
            message: dict[str, Any] = {"type": "websocket.send", "text": event["text"]}
            for each in room:
                await each(message)
        room.remove(send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        if self._database:
            from rowlock.server.database import open_store

            self._store = await open_store(self._database)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        if self._store:
            await self._store.close()
        await send({"type": "lifespan.shutdown.complete"})


def application(database: str, redis: str) -> ASGIApp:
    """The application to measure."""
    if database.startswith(BARE_ECHO):
        return Echo(database.removeprefix(DURABLE_ECHO).removeprefix(BARE_ECHO))
    from rowlock.server.app import application as serving
    from rowlock.server.settings import Settings

    limits = Limits(
        *(_NO_LIMIT, _NO_LIMIT, _NO_LIMIT, _NO_LIMIT, _NO_LIMIT),
        reviews=_NO_LIMIT,
        stored=_NO_LIMIT,
        waiting=100_000,
        connections=100_000,
        spectators=1000,
        spectators_alike=1000,
    )
    return serving(Settings(database=database, redis=redis, limits=limits))


def main(port: int, database: str, redis: str = "", compiled: str = "") -> None:
    """Serve on loopback until the process is stopped."""
    import uvicorn

    from rowlock.coach import ready_judges
    from rowlock.server.uvicorn_setup import OPTIONS, tune

    if compiled:
        ready_judges.warm_up()
    served = application(database, redis)
    tune()
    options = {**OPTIONS, **_BARE} if database.startswith(BARE_ECHO) else OPTIONS
    uvicorn.run(served, host="127.0.0.1", port=port, **options)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
