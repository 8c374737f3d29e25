"""The app for static hosts: whole games where there is no server, below some path, and an update in the middle."""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

import page as built
from browser.test_app import LOOK_FOR_NEWS
from browser.test_coach import BULB
from browsing import act, prefer
from devices import check_scores
from devices import play as play_on
from looking import barriers, stuck_out
from rowlock.cli.app_folder import write_app
from rowlock.server import offline, static_app
from services import Service, free_port

pytestmark = pytest.mark.slow

PLACE = "some/where"
LONG = 180_000
"""Timeout for a review, in milliseconds: Python in a browser takes its time where other tests do as well."""


@dataclass(frozen=True)
class Site:
    """A host of static files, which knows nothing of what it serves."""

    host: Service
    root: Path

    @property
    def folder(self) -> Path:
        return self.root / PLACE

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.host.port}/{PLACE}/"

    def answers(self) -> list[tuple[str, int]]:
        """What was asked for, by whomever, and the status of the answer."""
        log = (self.host.folder / "log").read_text(encoding="utf-8")
        return [(path, int(status)) for path, status in re.findall(r'"[A-Z]+ (\S+) HTTP/[\d.]+" (\d+)', log)]


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    if not built.is_built():
        pytest.skip("NOT TESTED: the page is not built; ./go test builds it")
    return made(built.PAGE)


def made(page: Path) -> dict[str, bytes]:
    found = static_app.static_app(page)
    assert found
    return found


@pytest.fixture
def site(files: dict[str, bytes], tmp_path: Path) -> Iterator[Site]:
    root, port = tmp_path / "root", free_port()
    write_app(root / PLACE, files, static_app.ENTRIES)
    command = [sys.executable, "-m", "http.server", "-b", "127.0.0.1", "-d", str(root), str(port)]
    site = Site(Service(command, tmp_path, port), root)
    site.host.start()
    yield site
    site.host.stop()


Open = Callable[[Site], Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Open]:
    """Open the app on a new phone, with quick bots. It may complain of nothing, and ask nobody else."""
    complaints: list[str] = []
    asked: list[tuple[str, str]] = []

    def hear(said: ConsoleMessage) -> None:
        gone = "net::ERR_" in said.text  # once the host is
        if said.type in ("error", "warning") and not gone:
            complaints.append(said.text)

    def open_page(site: Site) -> Page:
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-US", reduced_motion="reduce")
        context.on("request", lambda request: asked.append((site.address, request.url)))
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("websocket", lambda socket: complaints.append(socket.url))
        page.on("console", hear)
        page.goto(site.address)
        prefer(page, pace="quick")
        return page

    yield open_page
    for context in browser.contexts:
        context.close()
    assert not complaints
    assert len(asked) > 20
    assert not [url for address, url in asked if not url.startswith(address)]


def go(page: Page, site: Site, place: str) -> None:
    page.goto(f"{site.address}#/{place}")


def play(page: Page, crosses: int) -> None:
    """Do what the page asks for this many times."""
    expect(page.locator(".table")).to_be_visible()
    while crosses:
        if act(page):
            crosses -= 1
        else:
            page.wait_for_timeout(20)


def test_everything_but_online_tables_also_once_the_host_is_gone(visit: Open, site: Site, tmp_path: Path) -> None:
    page = visit(site)
    expect(page.get_by_text("Tables with friends on other phones need a rowlock server.")).to_be_visible()
    for online in ("With friends", "Join"):
        expect(page.get_by_role("button", name=online)).to_have_count(0)
    assert barriers(page) == stuck_out(page) == []
    go(page, site, "rules/bonus-b")
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    assert not [path for path, _ in site.answers() if path.startswith(f"/{PLACE}/offline/")], "not before it is needed"

    go(page, site, "")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play a bot").click()
    expect(page.get_by_text("Once: fetching the game")).to_be_visible()
    assert barriers(page) == []
    play(page, crosses=2)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    sheet = page.locator(".sheet").first.inner_text()
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    assert page.locator(".sheet").first.inner_text() == sheet
    while not page.locator(BULB).is_visible():  # where there is something to choose
        play(page, crosses=1)
    page.locator(BULB).click()
    expect(page.locator("[data-worth]").first).to_be_visible()
    play_on(page)
    check_scores(page, tmp_path)
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_text(re.compile("^You gave away"))).to_be_visible(timeout=LONG)
    assert {status for _, status in site.answers()} <= {200, 304}
    assert all(path.startswith(f"/{PLACE}/") for path, _ in site.answers())

    site.host.stop()
    asked = len(site.answers())
    page.goto(site.address)
    page.get_by_role("button", name="One phone for all").click()
    expect(page.get_by_role("button", name=re.compile("others", re.IGNORECASE))).to_have_count(0)
    page.get_by_label("Player 1", exact=True).fill("Ada")
    page.get_by_label("Player 2", exact=True).fill("Ben")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table")).to_be_visible()
    play_on(page)
    check_scores(page, tmp_path)
    go(page, site, "rules/longo")
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    go(page, site, "pad/bonus-a")
    page.locator('.sheet [data-field="r5"] button').click()
    expect(page.get_by_label(re.compile("^red 5, crossed", re.IGNORECASE))).to_be_visible()
    page.goto(f"{site.address}#KXWPQM")
    expect(page.get_by_role("alert")).to_contain_text("There is no table with this code.")
    assert len(site.answers()) == asked


def newer(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """An app in which every part has another name, and the package another content."""
    assets = sorted((page / "assets").iterdir())
    names = re.compile("|".join(re.escape(path.name) for path in assets))
    for path in (path for path in page.rglob("*") if path.is_file()):
        target = folder / path.relative_to(page)
        if path in assets:
            target = target.with_name(f"newer-{path.name}")
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in (".html", ".js", ".css"):
            text = names.sub(lambda found: f"newer-{found[0]}", path.read_text(encoding="utf-8"))
            target.write_text(text, encoding="utf-8")
        else:
            target.write_bytes(path.read_bytes())
    package = BytesIO(offline.package())
    with ZipFile(package, "a") as archive:
        archive.writestr("rowlock/newer.txt", "newer")
    for module in (offline, static_app):
        monkeypatch.setattr(module, "package", package.getvalue)
    return made(folder)


ENGINE = """async () => {
    const found = await caches.match(new URL("offline/manifest.json", document.baseURI));
    return (await found.json()).version;
}"""


def test_an_update_is_offered_and_a_game_goes_on(
    visit: Open, site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit(site)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play a bot").click()
    play(page, crosses=3)
    code = page.url.partition("#")[2]
    before = page.evaluate(ENGINE)
    write_app(site.folder, newer(built.PAGE, tmp_path / "page", monkeypatch), static_app.ENTRIES)

    page.reload()
    play(page, crosses=2)
    assert page.evaluate(ENGINE) == before == page.locator("html").get_attribute("data-alone")
    page.evaluate(LOOK_FOR_NEWS)
    page.get_by_role("button", name="Menu").click()  # this part is no longer on the host
    expect(page.get_by_text("A new version is available.")).to_be_visible()
    sheet = page.locator(".sheet").first.inner_text()
    with page.expect_navigation():
        page.get_by_role("button", name="Update").click()
    expect(page.locator(".table")).to_be_visible()
    assert page.url.partition("#")[2] == code
    assert page.locator(".sheet").first.inner_text() == sheet
    assert page.evaluate(ENGINE) != before
    assert page.evaluate(ENGINE) == page.locator("html").get_attribute("data-alone")
    play_on(page)
    check_scores(page, tmp_path)
    assert {status for _, status in site.answers()} <= {200, 304}


def test_a_page_that_is_missing_leads_to_the_app(browser: Browser, site: Site) -> None:
    missing = (site.folder / "404.html").read_text(encoding="utf-8")
    page = browser.new_context(locale="de-AT").new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.route("**/a/b/c", lambda route: route.fulfill(status=404, content_type="text/html", body=missing))
    page.goto(f"{site.address}a/b/c")
    expect(page.get_by_role("heading")).to_have_text("Hier ist nichts")
    expect(page.get_by_role("link")).to_have_attribute("href", site.address)
    assert page.get_by_role("main").evaluate("main => getComputedStyle(main.parentElement).display") == "grid"
    assert not [text for text in said if "policy" in text.lower()]
