"""What can go wrong on a device: each time the page says what happened and what to do, and no table is lost."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import act
from devices import MEMORY, OfflineDevice, against_nova, play, until

pytestmark = pytest.mark.slow

CHANGE = """async ([path, from, to]) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const {url} of await cache.keys()) {
            if (!new URL(url).pathname.includes(path)) continue;
            const kept = await cache.match(url);
            const headers = {"content-type": kept.headers.get("content-type")};
            const body = await kept.blob();
            const text = from === null ? to : from === "half" ? body.slice(0, body.size / 2)
                : (await body.text()).replace(from, to);
            await cache.put(url, new Response(text, {headers}));
        }
    }
}"""
"""Replaces what is kept at addresses that contain a path: all of it, one half, or a part."""


def change(page: Page, path: str, old: str | None, new: str) -> None:
    page.evaluate(CHANGE, [path, old, new])


def main_script(page: Page) -> str:
    return (page.locator("head script[src]").get_attribute("src") or "").removeprefix("./")


@pytest.mark.parametrize(("old", "new"), [(None, "no memory"), ("half", "")], ids=["replaced", "cut off"])
def test_a_damaged_memory_is_made_anew(device: OfflineDevice, old: str | None, new: str) -> None:
    page = device.open()
    against_nova(page)
    until(page, MEMORY)
    change(page, "offline/memory", old, new)
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    size = "() => caches.match(new URL('offline/memory', document.baseURI)).then(kept => kept.blob()).then(b => b.size)"
    until(page, f"() => ({size})().then(size => size > 20_000_000)")


def test_damaged_files_are_told_and_fetched_again_when_there_is_a_server(device: OfflineDevice) -> None:
    page = device.open()
    against_nova(page)
    code = page.url.partition("#")[2]
    change(page, "offline/rowlock-", None, "no package")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The offline game cannot start. Reload the page")
    device.connect()
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    assert page.url.endswith(code)
    until(page, MEMORY)


def test_a_page_never_runs_files_of_another_version(device: OfflineDevice) -> None:
    page = device.open()
    against_nova(page)
    script = main_script(page)
    change(page, "offline/manifest.json", script, "assets/shell-older.js")
    play(page)  # one that has begun goes on
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("This page and its offline files have different versions.")
    expect(page.get_by_role("alert")).to_contain_text("Your tables are safe.")
    expect(page.get_by_role("button", name="Reload the page")).to_be_visible()
    assert not page.workers

    device.connect()

    def newer(route: Route) -> None:
        manifest = route.fetch().json()
        route.fulfill(body=json.dumps({**manifest, "page": "assets/shell-newer.js"}))

    page.route("**/offline/manifest.json", newer)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("different versions")
    assert not page.workers
    page.unroute("**/offline/manifest.json")
    page.get_by_role("button", name="Reload the page").click()
    expect(page.locator(".table.over")).to_be_visible()


def test_the_start_page_fetches_the_files_that_belong_to_it(device: OfflineDevice) -> None:
    page = device.open("#/settings")
    script = main_script(page)
    change(page, "offline/manifest.json", script, "assets/shell-older.js")
    device.connect()
    page.goto(device.address)
    kept = "() => caches.match(new URL('offline/manifest.json', document.baseURI)).then(kept => kept.json())"
    until(page, f"script => ({kept})().then(({{page}}) => page === script)", script)
    device.close()
    against_nova(device.open())


def test_no_room_is_told_and_the_step_before_it_is_safe(device: OfflineDevice) -> None:
    page = device.open()
    against_nova(page)
    while not page.locator(".roll.main").is_visible():
        act(page)
    full = "IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };"
    change(page, "assets/engine-", "", full)
    page.reload()
    page.locator(".roll.main").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "There is no room left on this device. Your last step was not saved, everything before it is: free some space"
    )
    change(page, "assets/engine-", full, "")
    page.reload()
    page.locator(".roll.main").click()
    expect(page.locator(".dice .sum.known")).to_be_visible()


def test_refused_storage_is_told_before_anything_can_be_lost(device: OfflineDevice) -> None:
    page = device.open("#/settings")
    refuse = "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };"
    change(page, "assets/engine-", "", refuse)
    page = device.open()
    page.get_by_role("button", name="Play a bot").click()
    expect(page.get_by_role("alert")).to_contain_text("This browser stores nothing for this page")
    expect(page.get_by_role("alert")).to_contain_text("would be lost. Allow storage for this site")
    change(page, "assets/engine-", refuse, "")
    page.reload()
    against_nova(page)


ADD = """([code, line]) => new Promise((done, failed) => indexedDB.databases().then(all => {
    const {name} = all.find(one => one.name.startsWith("rowlock http"));
    indexedDB.open(name).onsuccess = ({target: {result: database}}) => {
        const change = database.transaction(["logs", "entries"], "readwrite");
        change.objectStore("logs").get(code).onsuccess = ({target: {result: log}}) => {
            change.objectStore("logs").put({...log, head: log.head + 1});
            change.objectStore("entries").add(line, [code, log.head + 1]);
        };
        change.oncomplete = () => { database.close(); done(); };
        change.onabort = failed;
    };
}))"""


def test_what_a_newer_version_wrote_is_told_as_such(device: OfflineDevice) -> None:
    page = device.open("#/history")
    record = b"variant classic\nseats Ada, Ben\nteams 2\n1  34 2516  - - | -\n"
    page.get_by_label("Replay a record").set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": record})
    told = page.get_by_role("alert")
    expect(told).to_contain_text("line 3: cannot read 'teams 2'")
    expect(told).to_contain_text("a newer rowlock may know more")
    page.goto(f"{device.address}#/")
    against_nova(page)
    page.evaluate(ADD, [page.url.partition("#")[2], '{"type": "danced", "at": 1}'])
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("this log was written by a newer rowlock: update this one")
