"""Routes for what a device needs to host tables by itself. See `offline`."""

from __future__ import annotations

from functools import partial

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from rowlock.server.answers import answer, problem
from rowlock.server.node import Node
from rowlock.server.offline import FOLDER, manifest, package, package_name

FOREVER = "public, max-age=31536000, immutable"
"""How long a file may be cached whose name changes with its content."""


async def offline_manifest(node: Node, request: Request) -> Response:
    """What there is to download."""
    found = await node.offload(partial(manifest, node.settings.page))
    if found is None:
        return problem(404, "not_found", "Nothing matches the given URI")
    return answer(found)


async def offline_package(node: Node, request: Request) -> Response:
    """The packed package, by its current name."""
    if request.path_params["name"] != await node.offload(package_name):
        return problem(404, "not_found", "Nothing matches the given URI")
    return Response(package(), 200, {"cache-control": FOREVER}, "application/zip")


class Compressed:
    """Middleware that compresses responses, except what has been compressed to be kept offline."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self._plain = app
        # Takes a third of the default level's time, which blocks the event loop, for responses that are a fifth larger.
        self._compressing = GZipMiddleware(app, minimum_size=1000, compresslevel=5)
        self._packed = f"{base_path}/{FOLDER}/"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the application, and compress what it answers if that is worth it."""
        is_packed = scope["type"] == "http" and scope["path"].startswith(self._packed)
        await (self._plain if is_packed else self._compressing)(scope, receive, send)
