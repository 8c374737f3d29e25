"""Link previews: what a chat reads of the addresses that people send each other."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

import pytest

from desks import last
from rowlock.server.limits import Rate
from serving import PAGE, Served, limits, make_page, serving

UNKNOWN = "BCDFGH"
EVIL = "\"'><script>x()"


class Reader(HTMLParser):
    """Reads a page as a chat does: its tags, where it leads, and whether it has a script."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.leads = ""
        self.elements: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        found = {name: value or "" for name, value in attrs}
        if "property" in found or "name" in found:
            self.tags[found.get("property") or found["name"]] = found["content"]
        if found.get("http-equiv") == "refresh":
            self.leads = found["content"].removeprefix("0; url=")


def read(served: Served, path: str, **headers: str) -> Reader:
    answer = served.get(path, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Reader(answer.text)


GENERAL = ("rowlock", "Roll, cross, lock: for the game Qwixx, with friends or a bot. No account, on any phone.")


def told(found: Reader) -> tuple[str, str]:
    return found.tags["og:title"], found.tags["og:description"]


def test_an_invitation_says_who_invites_to_what(served: Served) -> None:
    held = served.open("Ada", variant="longo")
    code = held["table"]
    found = read(served, f"/t/{code.lower()}")
    assert told(found) == ("Ada invites you to Longo on rowlock", "At the table: Ada. Open the link to sit down.")
    assert found.tags["og:url"] == f"{served.url}/t/{code}"
    assert found.tags["og:image"] == f"{served.url}/preview.png"
    assert found.tags["twitter:card"] == "summary_large_image"
    assert urljoin(f"{served.url}/t/{code}", found.leads) == f"{served.url}/#{code}"
    with served.at(held) as ada:
        ada.ask(type="start")
        assert told(read(served, f"/t/{code}")) == ("Longo on rowlock", "Now playing: Ada. Come and watch.")


def test_a_replay_tells_the_result(served: Served) -> None:
    end = last("classic", ("Ada",))
    held = served.open("Ada", record=str(end.record))
    with served.at(held) as ada:
        ada.ask(type="start")
        assert ada.now
        ada.ask(type="choose", decision=ada.now["decision"], move=end.move)
    (score,) = served.get(f"/api/tables/{held['table']}/record.json").json()["scores"]
    found = read(served, f"/t/{held['table']}/replay")
    assert told(found) == ("Classic on rowlock", f"The game is over: Ada {score}. Watch the replay.")
    assert found.tags["og:url"] == f"{served.url}/t/{held['table']}/replay"
    assert urljoin(found.tags["og:url"], found.leads) == f"{served.url}/#{held['table']}/replay"


@pytest.mark.parametrize("code", [UNKNOWN, "x" * 5000, "%22%3E%3Cscript%3E"])
def test_an_unknown_code_has_the_general_preview(served: Served, code: str) -> None:
    found = read(served, f"/t/{code}")
    assert told(found) == GENERAL
    assert "script" not in found.elements
    assert urljoin(f"{served.url}/t/x", found.leads).startswith(f"{served.url}/#")


def test_names_are_escaped(served: Served) -> None:
    answer = served.get(f"/t/{served.open(EVIL)['table']}")
    found = Reader(answer.text)
    assert told(found)[0] == f"{EVIL} invites you to Classic on rowlock"
    assert "<script" not in answer.text
    assert found.elements.count("meta") == answer.text.count("<meta")
    assert set(found.elements) == {"html", "head", "meta", "link", "title", "body", "p", "a"}


def test_guessing_codes_by_links_is_limited_like_any_guessing(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(misses=Rate(2, 0))) as served:
        code = served.open("Ada")["table"]
        assert told(read(served, f"/t/{code}"))[0].startswith("Ada invites")
        for _ in range(3):
            read(served, f"/t/{UNKNOWN}")
        assert told(read(served, f"/t/{code}")) == GENERAL, "after too many guesses nothing is told"


@pytest.mark.parametrize("base_path", ["", "/games"])
def test_the_start_page_has_tags_and_can_be_cached(tmp_path: Path, base_path: str) -> None:
    page = make_page(tmp_path / "own")
    html = PAGE["index.html"].replace("<title>", "<head><title>").replace("</title>", "</title></head>")
    (page / "index.html").write_text(html)
    with serving(tmp_path, page=page, base_path=base_path) as served:
        answer = served.get("/")
        found = Reader(answer.text)
        assert told(found) == GENERAL
        assert (found.tags["og:url"], found.tags["og:image"]) == (f"{served.url}/", f"{served.url}/preview.png")
        assert answer.text.startswith(html.partition("</head>")[0])
        assert answer.text.endswith(html.partition("</head>")[2])
        assert answer.headers["cache-control"] == "no-cache"
        known = {"if-none-match": f'"other", W/{answer.headers["etag"]}'}
        assert (served.get("/", headers=known).status_code, served.get("/", headers=known).text) == (304, "")
        assert served.get("/", headers={"if-none-match": '"other"'}).status_code == 200
        (page / "index.html").write_text(html.replace("<title>", "<title>Newer "))
        newer = served.get("/", headers=known)
        assert (newer.status_code, "<title>Newer " in newer.text) == (200, True)


def test_the_start_page_is_read_once_for_many_visitors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = make_page(tmp_path / "own")
    read: list[Path] = []
    read_text = Path.read_text

    def reading(path: Path, encoding: str | None = None) -> str:
        read.append(path)
        return read_text(path, encoding)

    monkeypatch.setattr(Path, "read_text", reading)
    with serving(tmp_path, page=page) as served:
        assert len({served.get("/").headers["etag"] for _ in range(3)}) == 1
    assert read.count(page / "index.html") == 1


def test_addresses_are_those_of_the_proxy(tmp_path: Path) -> None:
    options = {"proxy_headers": True}
    with serving(tmp_path, base_path="/games", behind_proxy=True, uvicorn_options=options) as served:
        code = served.open("Ada")["table"]
        outside = {"host": "play.example.org", "x-forwarded-proto": "https"}
        found = read(served, f"/t/{code}", **outside)
        assert found.tags["og:url"] == f"https://play.example.org/games/t/{code}"
        assert found.tags["og:image"] == "https://play.example.org/games/preview.png"
        strange = read(served, f"/t/{code}", host='x"><script>')
        assert strange.tags["og:image"] == "http://localhost/games/preview.png"
