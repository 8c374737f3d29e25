"""Which sites' pages may use the server: its own, and those that the operator has allowed."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import Request

from rowlock.errors import ForeignSite


def is_own(origin: str, host: str, allowed: Collection[str]) -> bool:
    """Whether a page from this origin may use the server; programs other than browsers send none."""
    if not origin or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == host != ""
    except ValueError:  # not a URL
        return False


def check_site(request: Request, allowed: Collection[str]) -> None:
    """Refuse requests from pages of other sites; links to us may be followed from anywhere."""
    if _is_foreign(request, allowed) and not _follows_link(request):
        raise ForeignSite("this page is from another site; --origin lets its pages use this server")


def _is_foreign(request: Request, allowed: Collection[str]) -> bool:
    origin = request.headers.get("origin", "")
    site = request.headers.get("sec-fetch-site")
    if site is None or origin in allowed:  # browsers omit it on plain HTTP, except on localhost
        return not is_own(origin, request.headers.get("host", ""), allowed)
    return site not in ("same-origin", "none")


def _follows_link(request: Request) -> bool:
    return request.method in ("GET", "HEAD") and request.headers.get("sec-fetch-mode") == "navigate"
