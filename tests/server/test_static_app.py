"""The app for static hosts: what is in it, and that it is the same each time."""

import hashlib
import json
import re
from base64 import b64encode
from html.parser import HTMLParser
from pathlib import Path

import pytest

import page as built
import rowlock
from rowlock.players.offered_bots import BOTS
from rowlock.server.static_app import ENTRIES, static_app

HTML = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="./icon.svg">'
    '<script type="module" src="./assets/a.js"></script></head><body></body></html>'
)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page, as small as it can be."""
    files = {
        "index.html": HTML,
        "sw.js": "const app = self.app;",
        "assets/a.js": "a",
        "icon.svg": "<svg/>",
        "parts.json": "{}",
        "offline/pyodide-1/python.wasm.packed": "wasm",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def made(page: Path) -> dict[str, bytes]:
    files = static_app(page)
    assert files
    return files


class Tags(HTMLParser):
    """The tags of a page, and the policy that it sets itself."""

    def __init__(self, html: bytes) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    @property
    def policy(self) -> dict[str, list[str]]:
        [text] = [tag["content"] for _, tag in self.found if tag.get("http-equiv") == "content-security-policy"]
        assert text
        return {name: values for name, *values in map(str.split, text.split(";"))}

    def before(self, tag: str) -> list[str]:
        return [name for name, _ in self.found[: [name for name, _ in self.found].index(tag)]]


def test_it_has_the_page_the_engine_and_what_the_page_asks_for(page: Path) -> None:
    files = made(page)
    assert {"index.html", "sw.js", "assets/a.js", "icon.svg", "404.html", ".nojekyll"} <= files.keys()
    assert "parts.json" not in files
    engine = json.loads(files["offline/manifest.json"])
    for file in engine["files"]:
        content = files[f"offline/{file['path']}"]
        assert (len(content), hashlib.sha256(content).hexdigest()) == (file["size"], file["sha256"])
    assert [one["id"] for one in json.loads(files["data/variants.json"])] == list(rowlock.variants())
    assert json.loads(files["data/bots.json"]) == list(BOTS)
    rules = {name for name in files if name.startswith("data/rules/")}
    languages = ("en", "de", "fr", "es", "it", "nl")
    assert rules == {f"data/rules/{one}.{language}.txt" for one in rowlock.variants() for language in languages}
    assert "Würfel" in files["data/rules/longo.de.txt"].decode()


def test_the_page_knows_that_it_is_alone_and_protects_itself(page: Path) -> None:
    files = made(page)
    tags = Tags(files["index.html"])
    assert dict(tags.found)["html"]["data-alone"] == json.loads(files["offline/manifest.json"])["version"]
    assert tags.policy["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert tags.policy["default-src"] == tags.policy["connect-src"] == ["'self'"]
    assert "frame-ancestors" not in tags.policy  # only a header can say that
    assert "link" not in tags.before("meta") + tags.before("script")[:4]
    assert not [tag for _, tag in tags.found for name in ("href", "src") if (tag.get(name) or "").startswith("/")]


def test_the_missing_page_may_run_its_own_script_and_nothing_else(page: Path) -> None:
    html = made(page)["404.html"]
    policy = Tags(html).policy
    for tag, rule in (("script", "script-src"), ("style", "style-src")):
        [inside] = re.findall(rf"<{tag}[^>]*>(.*?)</{tag}>", html.decode(), re.S)
        digest = b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        assert policy[rule] == [f"'sha256-{digest}'"]


def test_the_same_sources_make_the_same_app_and_others_another_service_worker(page: Path) -> None:
    first = made(page)
    assert made(page) == first
    (page / "icon.svg").write_text("<svg></svg>")
    assert made(page)["sw.js"] != first["sw.js"]
    introduction, rest = made(page)["sw.js"].decode().split("\n")
    assert rest == "const app = self.app;"
    app = json.loads(introduction.removeprefix("self.app = ").removesuffix(";"))
    assert app["files"] == ["data/variants.json", "data/bots.json"]
    assert {*ENTRIES} <= first.keys()


def test_the_engine_is_fetched_in_few_megabytes() -> None:
    if not built.is_built():
        pytest.skip("the page is not built; ./go test builds it")
    engine = json.loads(made(built.PAGE)["offline/manifest.json"])
    assert 5_000_000 < sum(file["size"] for file in engine["files"]) <= 8_500_000


@pytest.mark.parametrize("missing", ["index.html", "offline/pyodide-1/python.wasm.packed"])
def test_there_is_no_app_without_a_complete_page(page: Path, missing: str) -> None:
    (page / missing).unlink()
    assert static_app(page) is None
