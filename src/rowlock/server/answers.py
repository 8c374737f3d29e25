"""HTTP responses: values as JSON, errors with their code, security headers."""

from __future__ import annotations

from hashlib import sha256
from http import HTTPStatus

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rowlock.errors import (
    ForeignSite,
    MessageError,
    NameTaken,
    NotJson,
    NotSeated,
    RowlockError,
    StoreUnavailable,
    TableFull,
    TooLarge,
    TooMany,
    UnknownTable,
    UnknownVariant,
)
from rowlock.server.wire import write
from rowlock.table.refusals import failure, refused_message

STATUS: dict[type[RowlockError], int] = {
    UnknownTable: 404,
    UnknownVariant: 404,
    NotSeated: 403,
    ForeignSite: 403,
    TableFull: 409,
    NameTaken: 409,
    TooLarge: 413,
    NotJson: 415,
    MessageError: 400,
    TooMany: 429,
    StoreUnavailable: 503,
}
"""HTTP status by error class, the nearest base class counting; 422 for all others: understood, but not possible."""

POLICY = (
    *("default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "worker-src 'self'"),
    *("manifest-src 'self'", "img-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'self'"),
)
"""What the page may load and run; a page without a server says it of itself."""

HEADERS = {
    "content-security-policy": "; ".join((*POLICY, "frame-ancestors 'none'")),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Sent with every response. The page has no inline script or style, uses no other site, and cannot be framed."""


def status_of(error: RowlockError) -> int:
    """The HTTP status that fits an error."""
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 422)


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON response with a protocol value."""
    return Response(write(value), status, {"cache-control": "no-store", **(headers or {})}, "application/json")


def revalidated(request: Request, body: bytes, etag: str, media: str) -> Response:
    """A response that clients may keep, but ask about before they use it again: it is not sent twice."""
    headers = {"cache-control": "no-cache", "etag": etag}
    known = request.headers.get("if-none-match", "").replace("W/", "").split(",")
    if etag in map(str.strip, known):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media)


def etag_of(body: bytes) -> str:
    """The etag of a response, which changes with its content."""
    return f'"{sha256(body).hexdigest()[:32]}"'


def refused(error: RowlockError) -> Response:
    """An error as a response; a rate-limited client is told when to retry."""
    told = refused_message(error)
    headers = {"retry-after": "10"} if isinstance(error, TooMany) else None
    return problem(status_of(error), told.code, told.message, told.path, headers)


def problem(status: int, code: str, message: str, path: str = "", headers: dict[str, str] | None = None) -> Response:
    """A JSON response that describes an error."""
    return answer({"code": code, "message": message, "path": path}, status, headers)


def failed() -> Response:
    """The response to an internal error; the details are in the log only."""
    told = failure()
    return problem(500, told.code, told.message, headers=HEADERS)


async def http_error(request: Request, error: Exception) -> Response:
    """Starlette's own errors (not found, method not allowed) in the same format as ours."""
    assert isinstance(error, HTTPException)
    status = HTTPStatus(error.status_code)
    return problem(status, status.name.lower(), status.description, headers=dict(error.headers or {}))


async def unexpected(request: Request, error: Exception) -> Response:
    """The response to an exception that nothing else caught; the server logs it."""
    return failed()


async def body_of(request: Request, most: int) -> bytes:
    """The JSON body of a request; TooLarge as soon as it is known to exceed the limit."""
    # Pages on other sites can send some other types, but not JSON, without a CORS preflight.
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("send JSON, with the header content-type: application/json")
    announced = request.headers.get("content-length", "")
    _check_size(int(announced) if announced.isdecimal() else 0, most)
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            _check_size(len(body), most)
    except ClientDisconnect:
        raise MessageError("the request was cut off") from None
    return bytes(body)


def _check_size(size: int, most: int) -> None:
    if size > most:
        raise TooLarge(f"a request may have at most {most} bytes")


class SafeHeaders:
    """Middleware that adds HEADERS to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the application and add the headers to its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)
