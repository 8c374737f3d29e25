"""Link previews: Open Graph tags for chats, which run no script and never see what follows the # of an address."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rowlock import protocol
from rowlock.errors import RowlockError
from rowlock.server.answers import etag_of, revalidated
from rowlock.server.limits import source
from rowlock.server.node import Node
from rowlock.table.gameplay import Pace
from rowlock.table.names import clean_code, read_code
from rowlock.table.telling import welcome

IMAGE = "preview.png"
"""A file of the page, drawn by tools/icons.py."""
VIEWS = ("replay", "tv")
"""What a link to a table can end in."""
_IMAGE_SIZE = (1200, 630)
_HOST = re.compile(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


@dataclass(frozen=True, slots=True)
class Preview:
    """What a link looks like in a chat."""

    title: str = "rowlock"
    description: str = "Roll, cross, lock: for the game Qwixx, with friends or a bot. No account, on any phone."


def site(request: Request, base_path: str) -> str:
    """The address of the page as its visitors write it, with a slash at the end."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host if _HOST.fullmatch(host) else 'localhost'}{base_path}/"


def tags(preview: Preview, root: str, path: str = "") -> str:
    """The tags of a link as HTML. Names are typed by people, so everything is escaped."""
    width, height = _IMAGE_SIZE
    named = {
        "og:site_name": "rowlock",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": root + path,
        "og:image": root + IMAGE,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": "A sheet with crosses, and the name rowlock",
    }
    card = '<meta name="twitter:card" content="summary_large_image">'
    return "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in named.items()) + card


def preview_of(seen: protocol.Welcome) -> Preview:
    """The preview of a table, from what anybody with its code is told."""
    table, variant = seen.table, seen.variant.name
    people = ", ".join(seat.name for seat in table.seats if seat.kind != "empty")
    title = f"{variant} on rowlock"
    if table.status == "over" and seen.now is not None:
        scores = ", ".join(f"{seat.name} {score}" for seat, score in zip(table.seats, seen.now.scores, strict=True))
        return Preview(title, f"The game is over: {scores}. Watch the replay.")
    if table.status == "playing":
        return Preview(title, f"Now playing: {people}. Come and watch.")
    if table.host is not None and table.seats[table.host].kind == "person":
        title = f"{table.seats[table.host].name} invites you to {title}"
    here = f"At the table: {people}. " if people else ""
    return Preview(title, f"{here}Open the link to sit down.")


async def table_link(node: Node, request: Request) -> Response:
    """A page with the preview of a table, which leads people on to it, its replay or its view for a TV."""
    code = quote(clean_code(request.path_params["code"]))
    view = next((view for view in VIEWS if request.scope["path"].endswith(f"/{view}")), "")
    place = f"{code}/{view}" if view else code
    root = site(request, node.settings.base_path)
    up = "../.." if view else ".."
    onward = f"{up}/#{place}"
    return HTMLResponse(
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">'
        f'<meta http-equiv="refresh" content="0; url={escape(onward)}"><link rel="icon" href="{up}/icon.svg">'
        "<title>rowlock</title>"
        f"{tags(await _preview(node, request), root, f't/{place}')}</head>"
        f'<body><p><a href="{escape(onward)}">Go to the table</a></p></body></html>',
        headers={"cache-control": "no-store"},
    )


async def _preview(node: Node, request: Request) -> Preview:
    """The preview of a table; the general one if there is none with this code, which counts as a wrong guess."""
    try:
        with node.guessing(source(request.client)):
            table = await node.host.look(read_code(request.path_params["code"]))
    except RowlockError:
        return Preview()
    return preview_of(welcome(table, (), node.host.bots, Pace()))


async def start_page(page: Path, base_path: str, request: Request) -> Response:
    """The page itself, with its preview."""
    index = page / "index.html"
    body, etag = _start(index, index.stat().st_mtime_ns, site(request, base_path))
    return revalidated(request, body, etag, "text/html")


@lru_cache(maxsize=64)
def _start(index: Path, changed: int, root: str) -> tuple[bytes, str]:
    """The page with its preview, and its etag: read again only when it has been built anew."""
    text = index.read_text(encoding="utf-8")
    body = text.replace("</head>", f"{tags(Preview(), root)}</head>", 1).encode()
    return body, etag_of(body)
