"""A server to be measured, as a process of its own: `python -m rowlock.bench.target PORT DATABASE [REDIS]`.

It is the server that `rowlock serve` runs, without limits for one address, from which all the load comes. With
`echo` for a database it is a bare loop instead: a message in, one out to everybody at the same path.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from rowlock.server.limits import Limits, Rate

_NO_LIMIT = Rate(1e12, 1e12)
_BARE = {"http": "auto", "ws": "auto"}
"""The echo runs on uvicorn's own protocols."""
_rooms: defaultdict[str, list[Send]] = defaultdict(list)


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """The least that a server can do: what one says, everybody at that path hears."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    room = _rooms[scope["path"]]
    room.append(send)
    while (event := await receive())["type"] == "websocket.receive":
        message: dict[str, Any] = {"type": "websocket.send", "text": event["text"]}
        for each in room:
            await each(message)
    room.remove(send)


def application(database: str, redis: str) -> ASGIApp:
    """What is measured."""
    if database == "echo":
        return echo
    from rowlock.server.app import application as serving
    from rowlock.server.settings import Settings

    limits = Limits(
        *(_NO_LIMIT, _NO_LIMIT, _NO_LIMIT, _NO_LIMIT, _NO_LIMIT),
        stored=_NO_LIMIT,
        waiting=100_000,
        connections=100_000,
        spectators=1000,
        spectators_alike=1000,
    )
    return serving(Settings(database=database, redis=redis, limits=limits))


def main(port: int, database: str, redis: str = "") -> None:
    """Serve on loopback until the process is ended."""
    import uvicorn

    from rowlock.server.run import OPTIONS, tune

    served = application(database, redis)
    tune()
    options = {**OPTIONS, **_BARE} if database == "echo" else OPTIONS
    uvicorn.run(served, host="127.0.0.1", port=port, **options)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
