"""The page as an app: it can be installed, starts without the server, and is updated only on request."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import page as built
from browsing import Visit, open_table
from desks import desk
from services import Service
from serving import Served, serving

pytestmark = pytest.mark.slow

READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
LOOK_FOR_NEWS = "() => navigator.serviceWorker.getRegistration().then(registration => registration.update())"


def kept(page: Page) -> None:
    """Wait until the page no longer needs the server to start."""
    page.wait_for_function(READY)


def test_it_starts_without_the_server_and_says_what_needs_it(visit: Visit, server: Service) -> None:
    page = visit()
    kept(page)
    expect(page.get_by_role("button", name=re.compile("^Game: "))).to_be_enabled()
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    start = page.url.partition("#")[0]
    server.stop()
    page.goto(start)
    expect(page.get_by_role("status")).to_contain_text("you need it to play")
    expect(page.get_by_role("button", name=re.compile("^Game: Classic"))).to_be_visible()
    page.get_by_role("button", name="Play a bot").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    page.goto(f"{start}#/rules/longo")
    expect(page.get_by_role("alert")).to_contain_text("come from the server")
    page.goto(f"{start}t/bcdfgh")
    expect(page.get_by_text("We keep trying.")).to_be_visible()
    assert page.url == f"{start}#bcdfgh"
    server.start()
    expect(page.get_by_role("alert")).to_contain_text("no table with this code")


def test_nobody_else_is_asked_for_anything(visit: Visit, server: Service) -> None:
    address = f"http://127.0.0.1:{server.port}/games/"
    page = visit(address="about:blank")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(address)
    kept(page)
    for place in ("#/rules/classic", "#/settings", "#/history", "#/"):
        page.goto(address + place)
        page.wait_for_load_state("networkidle")
    open_table(page, "Ada", "With friends")
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table")).to_be_visible()
    assert len(asked) > 20
    ours = (address, f"ws{address.removeprefix('http')}")
    assert [url for url in asked if not url.startswith(ours)] == []


def test_it_can_be_installed(visit: Visit, server: Service) -> None:
    page = visit()
    kept(page)
    answer = page.request.get(f"{page.url}manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    for name, kind in (("sw.js", "text/javascript"), ("icon-192.png", "image/png"), ("icon.svg", "image/svg+xml")):
        answer = page.request.get(page.url + name)
        assert (answer.headers["content-type"].partition(";")[0], answer.headers["cache-control"]) == (kind, "no-cache")
    browser = page.context.new_cdp_session(page)
    told: dict[str, Any] = browser.send("Page.getAppManifest")
    assert told["errors"] == []
    errors = [error["errorId"] for error in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert errors in ([], ["in-incognito"]), "every test runs in its own incognito context"


# ── A new version ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the page, to be upgraded."""
    if not built.is_built():
        pytest.skip("NOT TESTED: the page is not built; ./go test builds it")
    shutil.copytree(built.PAGE, tmp_path / "copy")
    return tmp_path / "copy"


@pytest.fixture
def served(copy: Path, tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, page=copy) as running:
        yield running


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    context = browser.new_context()
    opened = context.new_page()
    opened.goto(f"{served.url}/")
    yield opened
    context.close()


def upgrade(copy: Path) -> None:
    """Replace the page with another version: every script and style has a new name, the old ones are gone."""
    names = {path.name for path in (copy / "assets").iterdir()}
    for path in (*copy.glob("*.*"), *copy.glob("assets/*")):
        if path.suffix in (".js", ".css", ".html"):
            text = path.read_text(encoding="utf-8")
            path.write_text(re.sub("|".join(map(re.escape, names)), lambda name: f"new-{name[0]}", text))
        if path.parent.name == "assets":
            path.rename(path.with_name(f"new-{path.name}"))
    worker = copy / "sw.js"
    worker.write_text(re.sub(r'"[0-9a-f]{12}"', '"another one"', worker.read_text(encoding="utf-8")))


def script(page: Page) -> str:
    return page.locator("head script[src]").get_attribute("src") or ""


def test_an_open_page_is_replaced_when_somebody_says_so(page: Page, served: Served, copy: Path) -> None:
    kept(page)
    desk(served.url, ("Ada", "Ben")).sit(page, 0)
    expect(page.locator(".table")).to_be_visible()
    before = script(page)
    upgrade(copy)
    page.evaluate("window.stays = true")
    page.evaluate(LOOK_FOR_NEWS)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("A new version is available.")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Language")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    assert page.evaluate("window.stays")
    page.get_by_role("button", name="Update").click()
    page.wait_for_function("() => !window.stays")
    expect(page.locator(".table")).to_be_visible()
    assert script(page) != before
    page.wait_for_function(
        "() => caches.keys().then(names => names.filter(name => !name.endsWith('data')).length === 1)"
    )
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_text("A new version is available.")).to_have_count(0)


def test_a_page_that_is_opened_after_an_upgrade_is_the_new_one(page: Page, served: Served, copy: Path) -> None:
    kept(page)
    before = script(page)
    upgrade(copy)
    page.reload()
    expect(page.get_by_role("button", name="Play a bot")).to_be_visible()
    assert script(page) != before
    page.wait_for_function("() => caches.keys().then(names => names.some(name => name.endsWith('another one')))")
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then(one => !one.waiting && !one.installing)"
    )
    expect(page.get_by_text("A new version is available.")).to_have_count(0)


def test_an_old_page_without_a_worker_offers_the_new_one(browser: Browser, served: Served, copy: Path) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{served.url}/")
    expect(page.get_by_role("button", name="Play a bot")).to_be_visible()
    upgrade(copy)
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("alert")).to_contain_text("new version")
    page.get_by_role("button", name="Reload the page").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    context.close()
