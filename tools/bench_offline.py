"""Benchmark the device in a browser: how soon a game without a server begins, and what it takes.

python tools/bench_offline.py [--json] [--limit SECONDS]

Run it with ./go bench offline, which sets everything up. The reference is a bare start of Python for browsers in the
same run, without this package and without a kept memory. Memory is read from /proc, so that takes Linux.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import page as built
from bench_page import FRAMES, OPTIONS, chromium, serving
from rowlock.chance import throw
from rowlock.cli.limit import USUAL_LIMIT, TimeLimit
from rowlock.players.registry import player
from rowlock.rules.catalog import variant, variants
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.state import Phase
from rowlock.rules.dice.view import view
from rowlock.server.offline import manifest

RUNS = 3
SEATS = 2
DECISIONS = 12
"""In each variant, spread over a game."""
PATIENCE = 120_000
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
FORGET_MEMORY = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const {url} of await cache.keys()) if (/offline\\/memory[^/]*$/.test(url)) await cache.delete(url);
    }
}"""
MEMORY_IS_KEPT = """async () => {
    for (const name of await caches.keys())
        for (const {url} of await (await caches.open(name)).keys()) if (/offline\\/memory[^/]*$/.test(url)) return true;
    return false;
}"""
TAP_AND_ROLL = """() => new Promise(done => {
    let tapped = 0;
    const look = () => {
        const roll = document.querySelector(".actions .roll.main");
        const bot = document.querySelector(".tiles button:enabled");
        if (document.querySelector(".dice .sum.known")) done([performance.now() - tapped, performance.now()]);
        else {
            if (roll) roll.click();
            else if (bot && !tapped) { tapped = performance.now(); bot.click(); }
            requestAnimationFrame(look);
        }
    };
    look();
})"""
"""Taps as soon as there is anything to tap, and tells how many milliseconds ago that was when the first dice lie there,
and how many since the page was opened."""
PASS_ON = """() => new Promise(done => {
    const ways = [".confirm:enabled", ".pass:not([aria-pressed=true])", ".main:not(.confirm)"];
    const timer = setInterval(() => {
        if (document.querySelector(".actions tbody .total")) { clearInterval(timer); done(); }
        else ways.map(way => document.querySelector(`.actions ${way}`)).find(found => found)?.click();
    }, 20);
})"""
"""Plays to the end without crossing anything."""
PRIVATE = re.compile(r"^Private_\w+: +(\d+) kB", re.MULTILINE)
BARE = """
import(`${data.python}pyodide.mjs`).then(async ({loadPyodide}) => {
    const begun = performance.now();
    const python = await loadPyodide({indexURL: data.python});
    python.runPython("1 + 1");
    postMessage(performance.now() - begun);
})"""
THINK = """
import(`${data.python}pyodide.mjs`).then(async ({loadPyodide}) => {
    const python = await loadPyodide({indexURL: data.python});
    const packed = await (await fetch(data.package)).arrayBuffer();
    python.unpackArchive(packed, "zip", {extractDir: "/rowlock"});
    python.globals.set("positions", python.toPy(data.positions));
    postMessage("thinking");
    postMessage(python.runPython(data.code).toJs());
})"""
TIMED = """
import sys, time
sys.path.append("/rowlock")
from rowlock.players.registry import player
from rowlock.rules.dice.notation import parse_state
from rowlock.rules.dice.view import view
champion, times = player("champion"), []
for text, seat in [positions[0], *positions]:
    seen = view(parse_state(text), seat)
    begun = time.perf_counter()
    champion.decide(seen)
    times.append(1000 * (time.perf_counter() - begun))
times[1:]
"""
IN_A_WORKER = """async ([address, code, data]) => {
    const cache = await caches.open("measuring");
    const script = `onmessage = ({data}) => { ${code} }`;
    await cache.put(address, new Response(script, {headers: {"content-type": "text/javascript"}}));
    const worker = new Worker(address, {type: "module"});
    window.heard = [];
    worker.onmessage = ({data}) => window.heard.push(data);
    worker.postMessage(data);
    window.measuring = worker;
}"""
"""A worker that the service worker serves, so that it finds what the device keeps."""


@dataclass(frozen=True)
class Figure:
    """What was measured, and what it may be at most, or at least."""

    name: str
    value: float
    limit: float | None = None
    unit: str = ""
    at_least: bool = False

    @property
    def verdict(self) -> str:
        """Whether it keeps the limit."""
        if self.limit is None:
            return ""
        return "ok" if (self.value >= self.limit if self.at_least else self.value <= self.limit) else "over"

    def __str__(self) -> str:
        digits = 2 if self.value < 10 else 0
        shown = f"{self.name:<44} {self.value:10.{digits}f} {self.unit:<7}"
        if self.limit is None:
            return shown.rstrip()
        return f"{shown} {'at least' if self.at_least else 'at most'} {self.limit:g}: {self.verdict}"


def main(*options: str) -> None:
    parser = argparse.ArgumentParser(prog="./go bench offline", description="Benchmark the device in a browser.")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--limit", type=float, default=USUAL_LIMIT, help="stop after this many seconds")
    asked = parser.parse_args(options)
    found: list[Figure] = []
    with TimeLimit(asked.limit) as time:
        for figure in measure():
            found.append(figure)
            if not asked.json:
                print(figure, flush=True)
    if asked.json:
        print(json.dumps([{**asdict(one), "verdict": one.verdict} for one in found], indent=2))
    time.check()


def measure() -> Iterator[Figure]:
    """Everything, one by one."""
    yield from download()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=OPTIONS)
        expect.set_options(timeout=PATIENCE)
        device = prepared(browser, address)
        yield from starts(device, address)
        yield from a_game(device, address)
        yield from thinking(device, address)
        browser.close()


def download() -> Iterator[Figure]:
    """What a device fetches, in megabytes as they are sent."""
    found = manifest(built.PAGE)
    assert found, "the page has been built"
    for file in found.files:
        yield Figure(f"download {file.path.rpartition('/')[2]}", file.size / 1e6, unit="MB")
    yield Figure("download", sum(file.size for file in found.files) / 1e6, 8.5, "MB")


def prepared(browser: Browser, address: str) -> BrowserContext:
    """A device that has been made available offline, and is."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-US")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    until(page, CONTROLLED)
    page.goto(f"{address}#/settings")
    page.get_by_role("button", name="Make it available offline").click()
    expect(page.get_by_text("Available offline.")).to_be_visible()
    page.evaluate("""() => localStorage.setItem("rowlock.bot", "champion")""")
    page.close()
    context.set_offline(True)
    return context


def until(page: Page, condition: str) -> None:
    """Wait for an asynchronous condition of the page."""
    page.evaluate(f"async () => {{ while (!(await ({condition})())) await new Promise(requestAnimationFrame); }}")


def starts(device: BrowserContext, address: str) -> Iterator[Figure]:
    """Bare starts, starts from the beginning, and starts from the memory, in turns."""
    bare, cold, warm = [], [], []
    for _ in range(RUNS):
        bare.append(worked(device, address, BARE, parts())[0])
        cold.append(begun(device, address, forget=True))
        warm.append(begun(device, address, forget=False))
    middle = median(bare) / 1000
    yield Figure("bare start of Python", middle, unit="s")
    for name, seen, limit in (("with a kept memory", warm, 1.5), ("without", cold, 8.0)):
        tapped, opened = (median(times) / 1000 for times in zip(*seen, strict=True))
        yield Figure(f"from tap to first roll, {name}", tapped, limit, "s")
        yield Figure("  relative to the bare start", tapped / middle)
        yield Figure("  since the page was opened", opened, unit="s")


def parts() -> dict[str, Any]:
    """Where a device has what it keeps, relative to the page."""
    found = manifest(built.PAGE)
    assert found, "the page has been built"
    return {"python": f"offline/{found.python}/", "package": f"offline/{found.package}"}


def worked(device: BrowserContext, address: str, code: str, data: dict[str, Any]) -> list[Any]:
    """What a worker with this code tells before it ends."""
    page = device.new_page()
    page.goto(f"{address}#/settings")
    put_to_work(page, address, code, data)
    told: list[Any] = finished(page, 1)
    page.close()
    return told


def put_to_work(page: Page, address: str, code: str, data: dict[str, Any]) -> None:
    placed = {key: f"{address}{value}" if key in ("python", "package") else value for key, value in data.items()}
    page.evaluate(IN_A_WORKER, [f"{address}offline/measuring.js", code, placed])


def finished(page: Page, messages: int) -> list[Any]:
    page.wait_for_function("messages => window.heard.length >= messages", arg=messages)
    told: list[Any] = page.evaluate("() => { window.measuring.terminate(); return window.heard; }")
    return told


def begun(device: BrowserContext, address: str, *, forget: bool) -> tuple[float, float]:
    """Milliseconds from tap to roll, and from the opening of the page to that."""
    page = device.new_page()
    if forget:
        page.goto(f"{address}#/settings")
        page.evaluate(FORGET_MEMORY)
        page.close()
        page = device.new_page()
    page.goto(address, wait_until="commit")
    tapped, opened = page.evaluate(TAP_AND_ROLL)
    until(page, MEMORY_IS_KEPT)
    page.close()
    return tapped, opened


def a_game(device: BrowserContext, address: str) -> Iterator[Figure]:
    """Memory after a game and while it is reviewed, and how long that takes."""
    page = device.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play a bot").click()
    page.wait_for_selector(".table")
    page.evaluate(PASS_ON)
    yield Figure("memory of page and worker after a game", private(device), 300, "MB")
    page.get_by_role("link", name="Review this game").click()
    page.wait_for_selector("progress[value]")
    yield Figure("  while it is reviewed", private(device), 300, "MB")
    page.close()


def private(device: BrowserContext) -> float:
    """Megabytes that only the process of the page has, which is the largest: its workers are threads of it."""
    assert device.browser
    told = device.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pids = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    return max(sum(map(int, PRIVATE.findall(Path(f"/proc/{pid}/smaps_rollup").read_text()))) for pid in pids) / 1000


def thinking(device: BrowserContext, address: str) -> Iterator[Figure]:
    """The champion's decisions in every variant, and the frames of a table in the meantime."""
    frames = []
    for name in variants():
        page = device.new_page()
        page.goto(address)
        page.get_by_role("button", name="Play a bot").click()
        page.wait_for_selector(".table")
        put_to_work(page, address, THINK, {**parts(), "code": TIMED, "positions": positions(name)})
        page.wait_for_function("() => window.heard.length === 1")
        frames.append(page.evaluate(FRAMES, 1000))
        times = finished(page, 2)[1]
        yield Figure(f"decision in {name}, median", median(times), unit="ms")
        yield Figure(f"decision in {name}, slowest", max(times), 300, "ms")
        page.close()
    yield Figure("frames a second while it thinks, fewest", min(frames), 55, at_least=True)


def positions(name: str) -> list[tuple[str, int]]:
    """Positions of a game in which a seat has a choice, as text, with the seat."""
    rng = random.Random(name)
    vera = player("vera")
    state, found = start(variant(name), SEATS), []
    while not state.is_over:
        if state.phase is Phase.ROLL:
            state = roll(state, throw(state, rng))
        for seat in to_decide(state):
            if len(legal(state, seat)) > 1:
                found.append((str(state), seat))
            state = choose(state, seat, vera.decide(view(state, seat)))
    step = max(1, len(found) // DECISIONS)
    return found[::step][:DECISIONS]


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
