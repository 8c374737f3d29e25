"""Routes to the operator's status: as a page and as JSON, from this machine or with a token."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hmac import compare_digest
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rowlock.server.answers import answer
from rowlock.server.observer import Observer
from rowlock.server.status import Status, status_of
from rowlock.server.status_page import status_page

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers by which proxies give themselves away."""
_STYLE = Path(__file__).with_name("status.css")


def status_routes(observer: Callable[[], Observer]) -> list[BaseRoute]:
    """The page, its style, and its data. Page and data are a 404 for anybody but the operator."""

    def guarded(show: Callable[[Status], Response]) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            if not may_see(request, observer().node.settings.status_token):
                raise HTTPException(404)
            return show(await status_of(observer()))

        return endpoint

    return [
        Route("/status", guarded(_page)),
        Route("/status.json", guarded(answer)),
        Route("/status.css", _style),
    ]


def _page(status: Status) -> Response:
    return Response(status_page(status), 200, {"cache-control": "no-store"}, "text/html")


async def _style(request: Request) -> Response:
    return Response(_STYLE.read_bytes(), 200, {"cache-control": "no-cache"}, "text/css")


def may_see(request: Request, token: str) -> bool:
    """Whether this request comes from the operator: with the token, or straight from this machine."""
    return _has_token(request, token) or _is_local(request)


def _has_token(request: Request, token: str) -> bool:
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    given = bearer.strip() if scheme.lower() == "bearer" else request.query_params.get("token", "")
    return bool(token) and compare_digest(given.encode(), token.encode())


def _is_local(request: Request) -> bool:
    """Whether both the client and the host it asked for are this machine.

    A proxy on this machine has a local address, too. Most add a header about the client; one that only forwards bytes
    keeps the public name in the Host header.
    """
    if any(name in request.headers for name in FORWARDED):
        return False
    return _is_loopback(request.client.host if request.client else "") and _is_loopback(_host(request))


def _host(request: Request) -> str:
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def _is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost"
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback
