"""The operator's status: who may see it, and what it says."""

import asyncio
import logging
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from rowlock.errors import StoreUnavailable
from rowlock.server.history import HOUR, PERIOD, History, quantile
from rowlock.server.metrics import BOUNDS, Metrics
from rowlock.server.node import Node
from rowlock.server.observer import Observer
from rowlock.server.settings import Settings
from rowlock.server.status import status_of
from rowlock.server.status_page import status_page
from rowlock.server.status_routes import FORWARDED, may_see
from rowlock.table.bus import LocalBus
from rowlock.table.store import MemoryStore
from serving import Served, serving
from waiting import run

TOKEN = "correct-horse-battery"
PATHS = ("/status", "/status.json")


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose operator has a token."""
    with serving(tmp_path_factory.mktemp("guarded"), status_token=TOKEN, base_path="/games") as running:
        yield running


# ── Who may see it ───────────────────────────────────────────────────────────────────────────────────────────────────


def asked(client: str | None = "127.0.0.1", query: str = "", host: str = "localhost:8620", **headers: str) -> Request:
    """A request as a server receives it."""
    named = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return Request(
        {
            "type": "http",
            "method": "GET",
            "path": "/status",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": None if client is None else (client, 50000),
        }
    )


@pytest.mark.parametrize("client", ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8620", "[::1]:8620", "LOCALHOST:1"])
def test_the_machine_itself_may_see_it(client: str, host: str) -> None:
    assert may_see(asked(client, host=host), "")
    assert may_see(asked(client, host=host), TOKEN)


@pytest.mark.parametrize(
    "client", [None, "", "192.0.2.1", "10.0.0.1", "2001:db8::1", "::ffff:192.0.2.1", "0.0.0.0", "::", "testclient"]
)
def test_other_machines_may_not(client: str | None) -> None:
    assert not may_see(asked(client), "")
    assert not may_see(asked(client), TOKEN)


@pytest.mark.parametrize("header", FORWARDED)
@pytest.mark.parametrize("value", ["127.0.0.1", "for=127.0.0.1", ""])
def test_what_a_proxy_passes_on_is_not_from_this_machine(header: str, value: str) -> None:
    assert not may_see(asked(**{header.replace("-", "_"): value}), TOKEN)


@pytest.mark.parametrize("host", ["play.example.org", "127.0.0.1.example.org", "", "[::1", "localhost.evil.example"])
def test_a_name_that_is_not_this_machines_gives_a_plain_proxy_or_a_rebound_name_away(host: str) -> None:
    assert not may_see(asked(host=host), TOKEN)


FOREIGN: dict[str, Any] = {"client": "192.0.2.1", "host": "play.example.org"}


@pytest.mark.parametrize(
    "given",
    [
        {"authorization": f"Bearer {TOKEN}"},
        {"authorization": f"bearer  {TOKEN} "},
        {"query": f"token={TOKEN}"},
        {"query": f"token={TOKEN}", "x_forwarded_for": "192.0.2.1"},
    ],
)
def test_the_token_opens_it_from_anywhere(given: dict[str, str]) -> None:
    assert may_see(asked(**FOREIGN, **given), TOKEN)


@pytest.mark.parametrize("token", ["", TOKEN])
@pytest.mark.parametrize(
    "given",
    [
        {"authorization": "Bearer"},
        {"authorization": "Bearer "},
        {"authorization": f"Bearer {TOKEN}x"},
        {"authorization": f"Basic {TOKEN}"},
        {"authorization": TOKEN},
        {"query": "token="},
        {"query": f"token={TOKEN[:-1]}"},
        {"query": "token=%F0%9F%8E%B2"},
    ],
)
def test_a_wrong_token_opens_nothing(given: dict[str, str], token: str) -> None:
    assert not may_see(asked(**FOREIGN, **given), token)


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []
    monkeypatch.setattr("rowlock.server.status_routes.compare_digest", lambda one, other: compared.append((one, other)))
    may_see(asked(**FOREIGN, query="token=guess"), TOKEN)
    assert compared == [(b"guess", TOKEN.encode())]


@pytest.mark.parametrize("path", PATHS)
def test_strangers_find_nothing(guarded: Served, path: str) -> None:
    nothing = guarded.get("/nothing-here")
    away = {"x-forwarded-for": "192.0.2.1"}
    for answer in (
        guarded.get(path, headers=away),
        guarded.get(f"{path}?token=wrong", headers=away),
    ):
        assert (answer.status_code, answer.content) == (404, nothing.content)
    for answer in (
        guarded.get(path),
        guarded.get(f"{path}?token={TOKEN}", headers=away),
        guarded.get(path, headers={**away, "authorization": f"Bearer {TOKEN}"}),
    ):
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        assert TOKEN not in answer.text


def test_a_trusted_proxy_cannot_pass_for_this_machine(tmp_path: Path) -> None:
    with serving(tmp_path, uvicorn_options={"proxy_headers": True}) as served:
        assert served.get("/status").status_code == 200
        for claimed in ("127.0.0.1", "192.0.2.1", "127.0.0.1, 192.0.2.1", "::1"):
            assert served.get("/status", headers={"x-forwarded-for": claimed}).status_code == 404


def test_the_token_is_not_in_what_settings_show() -> None:
    assert TOKEN not in repr(Settings(database="", status_token=TOKEN))


# ── The page ─────────────────────────────────────────────────────────────────────────────────────────────────────────

VOID = {"meta", "link"}


class Outline(HTMLParser):
    """A parser that checks that every tag is closed, and collects the attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.open: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_keeps_to_the_policy_and_brings_its_style(guarded: Served) -> None:
    page = guarded.get("/status")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    outline = Outline(page.text)
    assert not {"script", "style", "img", "iframe"} & set(outline.tags)
    assert not [name for name, _ in outline.attributes if name == "style" or name.startswith("on")]
    (linked,) = [value for name, value in outline.attributes if name in ("href", "src")]
    assert linked
    style = guarded.client.get(httpx.URL(f"{guarded.url}/status").join(linked))
    assert style.status_code == 200
    assert style.headers["content-type"].startswith("text/css")
    assert not re.search(r"url\(|@import", style.text)


def test_play_and_refusals_are_on_the_page(guarded: Served) -> None:
    with guarded.at(guarded.open("Ada")) as talk:
        talk.refused("nonsense")
        status = guarded.get("/status.json").json()
        page = guarded.get("/status").text
    minute, _, hour = status["windows"]
    assert minute["messages"]["bad_message"] == hour["messages"]["bad_message"] >= 1
    assert minute["latency"]["rowlock_message_seconds{join}"]["count"] >= 1
    assert minute["writes"] >= 1
    assert status["values"]["rowlock_guests"] >= 1
    assert status["database"].startswith("sqlite:///")
    assert status["database_health"]["healthy"]
    assert "bad_message" in page
    assert "All well" in page


def observed(store: MemoryStore | None = None, **settings: str) -> Observer:
    chosen = Settings(settings.get("database", "sqlite:///tables.db"), settings.get("redis", ""))
    return Observer(Node(chosen, store or MemoryStore(), LocalBus()))


def test_passwords_are_not_shown() -> None:
    async def story() -> str:
        observer = observed(
            database="postgresql://ada:hunter2@db.example/rowlock", redis="redis://:hunter3@cache.example:6379/0"
        )
        return status_page(await status_of(observer))

    page = run(story())
    assert "db.example" in page
    assert "cache.example" in page
    assert not re.search("hunter[23]", page)


def test_what_is_shown_is_escaped() -> None:
    async def story() -> str:
        observer = observed()
        observer.node.metrics.count("rowlock_messages_total", "<b>")
        with observer.recent.listening():
            logging.getLogger("rowlock.<i>").warning("<script>alert(1)</script>")
        return status_page(await status_of(observer))

    page = run(story())
    Outline(page)
    assert "&lt;script&gt;alert(1)" in page
    assert not re.search("<script|<i>|<b>&lt;b", page)


class Failing(MemoryStore):
    """A store that can be made unavailable."""

    away = False

    async def check(self) -> None:
        if self.away:
            raise StoreUnavailable("the database does not answer; please try again in a moment")

    @property
    def fault(self) -> str:
        return "disk full" if self.away else ""


def test_a_database_that_is_away_is_the_headline_until_it_is_back() -> None:
    store = Failing()

    async def story() -> None:
        observer = observed(store)
        assert "All well" in status_page(await status_of(observer))
        store.away = True
        first, second = await observer.check_database(), await observer.check_database()
        assert not first.healthy
        assert first.since == second.since, "it has been away since the first failure"
        page = status_page(await status_of(observer))
        assert "Database unavailable" in page
        assert "disk full" in page
        store.away = False
        assert "All well" in status_page(await status_of(observer))

    run(story())


def test_a_database_that_never_answers_does_not_hold_up_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(MemoryStore):
        async def check(self) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr("rowlock.server.observer._PATIENCE", 0.01)
    health = run(observed_health(Silent()))
    assert "has not answered" in health


async def observed_health(store: MemoryStore) -> str:
    return (await observed(store).check_database()).reason


def test_failing_writes_are_the_headline() -> None:
    async def story() -> str:
        observer = observed()
        observer.node.metrics.count("rowlock_writes_failed_total")
        return status_page(await status_of(observer))

    assert "Writes failing" in run(story())


# ── The last hour ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_windows_look_back_as_far_as_they_say() -> None:
    metrics = Metrics()
    history = History(metrics, 0.0)
    for moment in range(1, 500):
        metrics.count("rowlock_writes_total")
        metrics.observe("rowlock_fold_seconds", 0.003)
        history.keep(PERIOD * moment)
    now = PERIOD * 499
    assert [history.last(seconds, now).count("rowlock_writes_total") for seconds in (60, 300, HOUR)] == [6, 30, 360]
    assert sum(history.last(60, now).buckets("rowlock_fold_seconds")) == 6
    assert len(history.minutes()) == 60
    assert {span.count("rowlock_writes_total") for span in history.minutes()} == {6}
    assert {span.seconds for span in history.minutes()} == {60.0}


def test_a_young_server_counts_from_its_start() -> None:
    metrics = Metrics()
    history = History(metrics, 100.0)
    metrics.count("rowlock_messages_total", "ok", by=3)
    span = history.last(60, 105.0)
    assert (span.seconds, span.counts("rowlock_messages_total")) == (5.0, {"ok": 3})
    assert history.minutes() == []


def test_quantiles_lie_in_the_bucket_of_their_rank() -> None:
    buckets = [0] * (len(BOUNDS) + 1)
    assert quantile(buckets, 0.5) is None
    buckets[BOUNDS.index(0.002)] = 98
    buckets[BOUNDS.index(1.0)] = 2
    median, slow = quantile(buckets, 0.5), quantile(buckets, 0.99)
    assert median == pytest.approx(0.001 + 0.001 * 50 / 98)
    assert slow == pytest.approx(0.75)
    buckets[-1] = 900
    assert quantile(buckets, 0.99) == BOUNDS[-1]
