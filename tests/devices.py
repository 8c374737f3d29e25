"""A device that hosts its tables itself, with a browser that has no network."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

import rowlock
from browsing import SKIP_HINTS, choose, prefer, shown_scores
from services import Service

READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
MEMORY = "() => caches.match(new URL('offline/memory', document.baseURI)).then(found => found !== undefined)"
PLAY = """turns => new Promise((done, failed) => {
    const section = ".actions section:not(.settling)";
    const ways = () => ["dialog[open] button.main", `${section} .buttons .confirm:enabled`,
        ...(Number(/turn (\\d+)/.exec(document.querySelector("header").innerText)?.[1]) <= turns
            ? [`${section} .chips button`] : []),
        `${section} .buttons .pass:not([aria-pressed=true])`, `${section} .buttons .main:not(.confirm)`];
    const began = Date.now();
    const timer = setInterval(() => {
        ways().map(way => document.querySelector(way)).find(found => found)?.click();
        const over = document.querySelector(".actions tbody .total");
        if (!over && Date.now() - began < 60_000) return;
        clearInterval(timer);
        if (over) done(); else failed(new Error(document.querySelector(".actions").innerText));
    }, 20);
})"""
"""Plays to the end: crosses the first field offered for some turns, then ends it as quickly as penalties allow."""


def until(page: Page, condition: str, arg: object = None) -> None:
    """Wait for an asynchronous condition of the page; `wait_for_function` would take its promise for an answer."""
    page.evaluate(
        f"""async arg => {{
            for (const began = Date.now(); !(await ({condition})(arg)); await new Promise(done => setTimeout(done, 20)))
                if (Date.now() - began > 60_000) throw new Error("it never happened");
        }}""",
        arg,
    )


@dataclass
class OfflineDevice:
    """Its pages share what the browser keeps. The server is only started where a test is about its return."""

    context: BrowserContext
    service: Service
    address: str

    def open(self, place: str = "") -> Page:
        """A new tab."""
        page = self.context.new_page()
        page.goto(self.address + place)
        return page

    def connect(self) -> None:
        """The plane has landed."""
        self.service.start()
        self.context.set_offline(False)

    def close(self) -> None:
        """Close all tabs, and lose the network."""
        for page in self.context.pages:
            page.close()
        self.context.set_offline(True)
        self.service.stop()


def prepare(context: BrowserContext, service: Service) -> OfflineDevice:
    """Make a device available offline, and take it offline. Its Python has been started once."""
    made = OfflineDevice(context, service, f"http://127.0.0.1:{service.port}/games/")
    service.start()
    page = made.open()
    until(page, READY)
    page.goto(f"{made.address}#/settings")
    page.get_by_role("button", name="Make it available offline (9 MB)").click()
    expect(page.get_by_text("Available offline.")).to_be_visible()
    expect(page.get_by_text("Your browser may delete these files and your tables")).to_be_visible()  # a private window
    prefer(page, pace="quick")
    page.evaluate(SKIP_HINTS)
    page.evaluate("() => { localStorage['rowlock.bot'] = 'champion'; localStorage['rowlock.name'] = 'Ada'; }")
    made.close()
    page = made.open()
    until(page, MEMORY)
    page.close()
    return made


def against_nova(page: Page, variant: str = "") -> None:
    """Open a table from the start page."""
    if variant:
        choose(page, variant)
    page.get_by_role("button", name="Play a bot").click()
    expect(page.locator(".table")).to_be_visible()


def one_phone(page: Page, *names: str) -> None:
    """Open a table for several people around this device, from the start page."""
    page.get_by_role("button", name="One phone for all").click()
    for _ in names[2:]:
        page.get_by_role("button", name="Add a player").click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table")).to_be_visible()


def check_scores(page: Page, folder: Path, own: rowlock.Variant | None = None) -> rowlock.Record:
    """Expect the scores that Python finds in the record which the page exports."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(folder / "record.txt")
    record = rowlock.Record.parse((folder / "record.txt").read_text(encoding="utf-8"), own)
    *_, last = rowlock.replay(record)
    assert last.is_over
    assert shown_scores(page) == dict(zip(record.names, rowlock.scores(last), strict=True))
    return record


def play(page: Page, crossing: int = 0) -> None:
    """Play to the end, crossing what is offered in this many turns."""
    page.evaluate(PLAY, crossing)
