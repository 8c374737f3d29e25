"""The server as an ASGI application: routes, static page and middleware."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from rowlock.server.answers import SafeHeaders, answer, http_error, unexpected
from rowlock.server.hosts import KnownHosts, own_names
from rowlock.server.http import Asked, handle
from rowlock.server.link_previews import VIEWS, start_page, table_link
from rowlock.server.lost_page import lost_page, lost_routes, wants_page
from rowlock.server.node import Node, running
from rowlock.server.observer import Observer, observing
from rowlock.server.offline import FOLDER, MANIFEST
from rowlock.server.offline_routes import FOREVER, Compressed, offline_manifest, offline_package
from rowlock.server.openapi import OPERATIONS, openapi
from rowlock.server.settings import Settings
from rowlock.server.sockets import socket
from rowlock.server.status_routes import status_routes

_log = logging.getLogger(__name__)
_NEVER_CHANGE = ("assets/", f"{FOLDER}/")
"""Where the names of files change with their content."""


class Server:
    """The routes of one node, which exists while the server is running."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._node: Node | None = None
        self._observer: Observer | None = None

    @property
    def node(self) -> Node:
        """The state shared by all requests."""
        assert self._node is not None, "the server is not running"
        return self._node

    @property
    def observer(self) -> Observer:
        """The observer of the node."""
        assert self._observer is not None, "the server is not running"
        return self._observer

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the database and the bus; close them on shutdown."""
        async with running(self._settings) as node, observing(node) as self._observer:
            self._node = node
            yield
        _log.info("server stopped")

    def routes(self) -> list[BaseRoute]:
        """All routes."""
        asked: list[BaseRoute] = [
            Route(operation.path, self._endpoint(operation.asked), methods=[operation.method])
            for operation in OPERATIONS
        ]
        watched = status_routes(lambda: self.observer)
        described = Route("/api/openapi.json", self._openapi)
        played = WebSocketRoute("/api/tables/{code}/socket", _Socket(self))
        page = self._settings.page
        # Files come last: a wrong method on another route's path must be refused by that route.
        files = Files(directory=page) if is_built(page) else None
        return [
            Mount(
                self._settings.base_path,
                Router([*asked, *watched, described, played, *lost_routes(), *self._page_routes()], default=files),
            )
        ]

    def _page_routes(self) -> list[BaseRoute]:
        """The page, and links to tables and replays."""
        page, base_path = self._settings.page, self._settings.base_path

        async def missing(request: Request) -> Response:
            return PlainTextResponse("The page has not been built. ./go play builds it; the API is at /api.", 503)

        async def start(request: Request) -> Response:
            return await start_page(page, base_path, request)

        if not is_built(page):
            return [Route("/", missing)]
        paths = ["/t/{code}", *(f"/t/{{code}}/{view}" for view in VIEWS)]
        links = [Route(path, self._endpoint(table_link)) for path in paths]
        kept = [
            Route(f"/{FOLDER}/{MANIFEST}", self._endpoint(offline_manifest)),
            Route(f"/{FOLDER}/{{name}}", self._endpoint(offline_package)),
        ]
        return [Route("/", start), *links, *kept]

    def _endpoint(self, asked: Asked) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            return await handle(asked, self.node, request)

        return endpoint

    async def _openapi(self, request: Request) -> Response:
        return answer(openapi(self._settings.base_path))


class _Socket:
    """A table's websocket endpoint as an ASGI application."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client."""
        await socket(self._server.node, scope, receive, send)


def is_built(page: Path) -> bool:
    """Whether the page has been built."""
    return (page / "index.html").exists()


class Files(StaticFiles):
    """The static files of the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Serve a file, and say how long it may be cached."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER if path.startswith(_NEVER_CHANGE) else "no-cache"
        return response


def middleware(settings: Settings) -> Iterator[Middleware]:
    """The middleware for every request, outermost first."""
    yield Middleware(SafeHeaders)
    if (names := own_names(settings)) is not None:
        yield Middleware(KnownHosts, names)
    if settings.origins:
        yield Middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=("GET", "POST"),
            allow_private_network=True,
            expose_headers=("location", "retry-after"),
        )
    yield Middleware(Compressed, settings.base_path)


def application(settings: Settings) -> Starlette:
    """The application for an ASGI server."""
    server = Server(settings)

    async def lost(request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException) and error.status_code == 404 and wants_page(request):
            return lost_page(request, settings.base_path)
        return await http_error(request, error)

    return Starlette(
        routes=server.routes(),
        lifespan=server.lifespan,
        middleware=list(middleware(settings)),
        exception_handlers={HTTPException: lost, Exception: unexpected},
    )
