"""The page as an app for any static host: all of it but online tables, which need a server.

What the page would ask a server for, it finds in files, or asks the engine on the device. All addresses are relative.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path

from rowlock.handbook import page as rules_page
from rowlock.handbook.words import LANGUAGES
from rowlock.players.offered_bots import BOTS
from rowlock.rules.catalog import variant, variants
from rowlock.server.answers import POLICY
from rowlock.server.lost_page import STYLE, TEXTS
from rowlock.server.offline import FOLDER, MANIFEST, START, Manifest, manifest, package
from rowlock.server.wire import write
from rowlock.table.telling import variant_view

WORKER = "sw.js"
ENTRIES = (f"{FOLDER}/{MANIFEST}", START, WORKER)
"""The files that lead to all others. Written last and in this order, they never lead to what is not there yet."""

_LEFT_OUT = ("parts.json", "stamp.txt", "preview.png")
"""For tests, for the build, and for chats, which need its full address."""


def static_app(page: Path) -> dict[str, bytes] | None:
    """The files of the app by their paths: the same bytes for the same sources. None without a complete page.

    :param page: the folder of the built page
    """
    engine = manifest(page)
    if engine is None:
        return None
    first = {f"data/{name}": content for name, content in _first_needed()}
    files = {
        **{name: content for name, content in _page_files(page) if name not in _LEFT_OUT},
        **first,
        **{f"data/rules/{name}": content for name, content in _rules()},
        f"{FOLDER}/{MANIFEST}": write(engine),
        f"{FOLDER}/{engine.package}": package(),
        START: _start((page / START).read_text(encoding="utf-8"), engine),
        "404.html": _lost(),
        ".nojekyll": b"",  # GitHub would leave out files whose names it has other plans for
    }
    files[WORKER] = _introduced(files, tuple(first))
    return dict(sorted(files.items()))


def _page_files(page: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(page.rglob("*")):
        if path.is_file():
            yield path.relative_to(page).as_posix(), path.read_bytes()


def _first_needed() -> Iterator[tuple[str, bytes]]:
    """What the start page shows, without waiting for the engine."""
    yield "variants.json", write([variant_view(variant(name)) for name in variants()])
    yield "bots.json", write(list(BOTS))


def _rules() -> Iterator[tuple[str, bytes]]:
    for name in variants():
        for language in LANGUAGES:
            yield f"{name}.{language}.txt", rules_page(variant(name), language).encode()


def _start(html: str, engine: Manifest) -> bytes:
    """The page, which is told that it is alone, and protects itself where nobody sends headers."""
    root, charset = "<html", '<meta charset="utf-8">'
    for needed in (root, charset):
        assert html.count(needed) == 1, f"the page has no {needed}"
    protection = _policy(POLICY) + '<meta name="referrer" content="no-referrer">'
    return html.replace(root, f'{root} data-alone="{engine.version}"').replace(charset, charset + protection).encode()


def _introduced(files: Mapping[str, bytes], first: tuple[str, ...]) -> bytes:
    """The service worker with what it cannot know: it is another one as soon as any file is, so browsers notice."""
    version = hashlib.sha256()
    for name, content in sorted(files.items()):
        version.update(f"{name} {len(content)}\n".encode() + content)
    app = {"version": version.hexdigest()[:16], "files": first}
    return f"self.app = {json.dumps(app)};\n".encode() + files[WORKER]


_FIND = """
const told = [...document.querySelectorAll("section")];
const wanted = navigator.languages.map(tag => tag.toLowerCase().split("-")[0]);
const language = wanted.find(tag => told.some(({lang}) => lang === tag)) ?? "en";
for (const section of told) section.hidden = section.lang !== language;
document.documentElement.lang = language;
const find = async () => {
  for (let place = new URL(".", location); ; place = new URL("..", place)) {
    const found = await fetch(new URL("offline/manifest.json", place), {method: "HEAD"}).catch(() => null);
    if (found?.ok) for (const link of document.links) link.href = place.href;
    if (found?.ok || place.pathname === "/") return;
  }
};
find();
"""
"""Speaks the reader's language, and looks for the app in the folders above: the missing page may be at any depth."""


def _lost() -> bytes:
    """The page of hosts that show 404.html where nothing is. It stands alone, as it can appear in any folder."""
    style = STYLE.read_text(encoding="utf-8")
    told = "".join(
        f'<section lang="{language}"{"" if language == "en" else " hidden"}><h1>{escape(heading)}</h1>'
        f'<p>{escape(why)}</p><p><a href="./">{escape(start)}</a></p></section>'
        for language, (heading, why, start) in TEXTS.items()
    )
    allowed = (
        *("default-src 'none'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'"),
        *(f"style-src {_digest(style)}", f"script-src {_digest(_FIND)}"),
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">{_policy(allowed)}'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<title>404 · rowlock</title><style>{style}</style></head>"
        f'<body><main>{told}</main><script type="module">{_FIND}</script></body></html>'
    ).encode()


def _policy(rules: tuple[str, ...]) -> str:
    return f'<meta http-equiv="content-security-policy" content="{"; ".join(rules)}">'


def _digest(text: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
