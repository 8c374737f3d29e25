"""The names this server answers to.

A stranger's page can make its own host name resolve to this machine (DNS rebinding). To the browser, our API then
belongs to that page's site; only the Host header still tells the difference. The attack needs a name, so IP addresses
are safe.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from rowlock.server.settings import Settings

_NAME = re.compile(r"[a-z0-9._-]{1,253}")


def host_name(header: str) -> str:
    """The name in a Host header, without a port.

    >>> host_name("Example.org.:8620")
    'example.org'
    >>> host_name("[::1]:8620")
    '::1'
    """
    name = header[1:].partition("]")[0] if header.startswith("[") else header.partition(":")[0]
    return name.strip().lower().removesuffix(".")


def is_address(name: str) -> bool:
    """Whether it is an IP address, not a name that could resolve to anything."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names(settings: Settings) -> frozenset[str] | None:
    """The names that requests may use besides IP addresses; None for any, as behind a proxy that has checked them."""
    if settings.behind_proxy and not settings.hosts:
        return None
    machine = gethostname().lower()
    short = machine.partition(".")[0]
    origins = {urlsplit(origin).hostname or "" for origin in settings.origins}
    return frozenset({"localhost", machine, short, f"{short}.local", *origins, *map(str.lower, settings.hosts)})


class KnownHosts:
    """Middleware that refuses requests, and sockets, for a host name that is not ours."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it. Programs may leave out the Host header; browsers cannot."""
        for name, value in scope.get("headers", ()):
            if name == b"host" and not self._is_known(host := host_name(value.decode("latin-1"))):
                await _refuse(host, scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _is_known(self, host: str) -> bool:
        return host in self._names or is_address(host)


async def _refuse(host: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4003, "reason": "this server does not go by that name"})
        return
    named = host if _NAME.fullmatch(host) else "NAME"
    advice = f"If it is yours, start the server with --allow-host {named}, or use the server's address instead."
    await PlainTextResponse(f"This server does not go by that name. {advice}\n", 421)(scope, receive, send)
