"""Whole games without a server: everything is on the device, and stays there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rowlock
from browsing import Visit, act, choose, prefer, shown_scores
from services import Service

pytestmark = pytest.mark.slow

READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
MEMORY = "() => caches.match(new URL('offline/memory', document.baseURI)).then(found => found !== undefined)"


@pytest.fixture
def page(visit: Visit, server: Service) -> Page:
    """A device that has been made available offline, and has lost its server."""
    page = visit()
    page.wait_for_function(READY)
    page.goto(f"{page.url}#/settings")
    page.get_by_role("button", name="Make it available offline (9 MB)").click()
    expect(page.get_by_text("Available offline.")).to_be_visible()
    prefer(page, pace="quick")
    server.stop()
    page.context.set_offline(True)
    page.goto(page.url.partition("#")[0])
    return page


def start(page: Page) -> None:
    """Go to the start page."""
    page.goto(f"{page.url.partition('#')[0]}#/")
    expect(page.get_by_role("button", name="Play a bot")).to_be_visible()


PASS_ON = """() => new Promise((done, failed) => {
    const section = ".actions section:not(.settling) .buttons";
    const ways = ["dialog[open] button.main", `${section} .confirm:enabled`,
        `${section} .pass:not([aria-pressed=true])`, `${section} .main:not(.confirm)`];
    const began = Date.now();
    const timer = setInterval(() => {
        ways.map(way => document.querySelector(way)).find(found => found)?.click();
        const over = document.querySelector(".actions tbody .total");
        if (!over && Date.now() - began < 60_000) return;
        clearInterval(timer);
        if (over) done(); else failed(new Error(document.querySelector(".actions").innerText));
    }, 10);
})"""
"""Plays to the end as quickly as penalties allow: crosses nothing."""


def scores_of_record(page: Page, folder: Path) -> dict[str, int]:
    """What Python says about the record that the page exports."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(folder / "record.txt")
    record = rowlock.Record.parse((folder / "record.txt").read_text(encoding="utf-8"))
    *_, last = rowlock.replay(record)
    assert last.is_over
    return dict(zip(record.names, rowlock.scores(last), strict=True))


def test_a_game_against_a_bot_survives_a_reload_and_one_phone_serves_three(page: Page, tmp_path: Path) -> None:
    page.get_by_label("Your name").fill("Ada")
    choose(page, "Longo")
    page.get_by_role("button", name="Play a bot").click()
    expect(page.locator(".table")).to_be_visible()
    while not act(page):
        page.wait_for_timeout(20)
    page.wait_for_function(MEMORY)
    sheet = page.locator(".sheet").first.inner_text()
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    assert page.locator(".sheet").first.inner_text() == sheet
    page.evaluate(PASS_ON)
    assert shown_scores(page) == scores_of_record(page, tmp_path)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(re.compile("are as promised"))).to_be_visible()

    start(page)
    page.get_by_role("button", name="One phone for all").click()
    page.get_by_role("button", name="Add a player").click()
    for number, name in enumerate(("Ada", "Ben", "Cleo"), 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table")).to_be_visible()
    page.evaluate(PASS_ON)
    assert shown_scores(page) == scores_of_record(page, tmp_path)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    page.goto(f"{page.url.partition('#')[0]}#/rules/bonus-b")
    expect(page.get_by_role("heading", name="Scoring")).to_be_visible()

    page.goto(f"{page.url.partition('#')[0]}#/pad/bonus-a")
    page.locator('.sheet [data-field="r5"] button').click()
    expect(page.get_by_label(re.compile("^red 5, crossed", re.IGNORECASE))).to_be_visible()
    page.locator('.sheet [data-field="r3"] button').click()
    expect(page.get_by_text("Red 3 is lost: your last cross, red 5, is right of it.")).to_be_visible()


REPLACE = """async ([path, text]) => {
    const address = new URL(`offline/${path}`, document.baseURI).href;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const {url} of await cache.keys()) if (url.startsWith(address)) await cache.put(url, new Response(text));
    }
}"""
"""Damages what is kept at an address that begins like this."""


def test_what_is_damaged_is_told_and_repaired(page: Page, server: Service) -> None:
    page.get_by_role("button", name="Play a bot").click()
    expect(page.locator(".table")).to_be_visible()
    page.wait_for_function(MEMORY)
    page.evaluate(REPLACE, ["memory", "no memory"])
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.locator(".table")).to_be_visible()
    code = page.url.partition("#")[2]
    page.evaluate(REPLACE, ["rowlock-", "no package"])
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The offline game cannot start.")
    page.context.set_offline(False)
    server.start()
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    assert page.url.endswith(code)
