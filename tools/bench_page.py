"""Benchmark the page in a browser: how soon it is usable on a slow phone, and how smoothly it animates.

python tools/bench_page.py [--json] [--no-lighthouse] [--limit SECONDS]

Run it with ./go bench page, which sets everything up.

The reference is a bare page without scripts, loaded over the same slow connection in the same run.
"""

from __future__ import annotations

import argparse
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from socket import socket
from statistics import median
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

import page as built
from rowlock.cli.limit import USUAL_LIMIT, TimeLimit

LIGHTHOUSE = built.ROOT / "tools/lighthouse"
RUNS = 5
CPU = 4
"""CPU slowdown factor: how much slower the phone is than this machine."""
LATENCY = 150
BYTES = 1_600_000 / 8
"""Slow 4G: round-trip time in milliseconds, and bytes per second."""
OPTIONS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
BARE = b"<!doctype html><html lang=en><meta charset=utf-8><title>bare</title><h1>Hello</h1><button>Play</button>"
USABLE = "() => [...document.querySelectorAll('button.main')].some(button => !button.disabled)"
FRAMES = """async (milliseconds) => {
    let frames = 0;
    const start = performance.now();
    while (performance.now() - start < milliseconds) {
        await new Promise(requestAnimationFrame);
        frames += 1;
    }
    return frames / (performance.now() - start) * 1000;
}"""


@dataclass(frozen=True)
class Loaded:
    """Milliseconds until the first paint, and until the page is usable."""

    paint: float
    usable: float


@dataclass
class Measured:
    """The results so far."""

    bare: Loaded | None = None
    page: Loaded | None = None
    frames_idle: list[float] = field(default_factory=list)
    frames_rolling: list[float] = field(default_factory=list)
    lighthouse: dict[str, int] = field(default_factory=dict)

    @property
    def ratio(self) -> float | None:
        """First paint of the page relative to the bare one."""
        return self.page.paint / self.bare.paint if self.page and self.bare else None

    def figures(self) -> dict[str, object]:
        """All results for programs, with the median frame rates."""
        frames = {"frames_idle": middle(self.frames_idle), "frames_rolling": middle(self.frames_rolling)}
        return {**asdict(self), "ratio": self.ratio, **frames}

    def lines(self) -> Iterator[str]:
        """All results for people."""
        yield f"slow 4G, CPU slowed down {CPU} times, median of {RUNS} first visits"
        for name, one in (("bare page", self.bare), ("start page", self.page)):
            if one:
                yield f"{name:<11} painted after {one.paint:5.0f} ms, usable after {one.usable:5.0f} ms"
        if self.ratio:
            yield f"first paint ratio {self.ratio:4.2f}"
        if self.frames_rolling:
            rolling, idle = median(self.frames_rolling), median(self.frames_idle)
            yield f"frames per second: {rolling:4.1f} while the dice roll, {idle:4.1f} at rest"
        for name, score in self.lighthouse.items():
            yield f"lighthouse {name}: {score}"


def main(*options: str) -> None:
    asked = arguments(options)
    found = Measured()
    with TimeLimit(asked.limit) as time:
        measure(found, with_lighthouse=asked.lighthouse)
    print(json.dumps(found.figures(), indent=2) if asked.json else "\n".join(found.lines()))
    time.check()


def arguments(options: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./go bench page", description="Benchmark the page in a browser.")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--no-lighthouse", dest="lighthouse", action="store_false", help="skip the Lighthouse scores")
    parser.add_argument("--limit", type=float, default=USUAL_LIMIT, help="stop after this many seconds")
    return parser.parse_args(options)


def measure(found: Measured, *, with_lighthouse: bool) -> None:
    """Run the measurements one by one, recording each result as soon as it is known."""
    with serving() as address, bare() as empty, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=OPTIONS)
        found.bare = load(browser, empty, "() => true")
        found.page = load(browser, address, USABLE)
        for _ in range(RUNS):
            idle, rolling = frames(browser, address)
            found.frames_idle.append(idle)
            found.frames_rolling.append(rolling)
        browser.close()
        if with_lighthouse:
            found.lighthouse = lighthouse(address)


def middle(seen: Sequence[float]) -> float | None:
    return median(seen) if seen else None


def load(browser: Browser, address: str, usable: str) -> Loaded:
    """First visits over a slow connection, each in a fresh browser context."""
    seen = [visit(browser, address, usable) for _ in range(RUNS)]
    return Loaded(median(one.paint for one in seen), median(one.usable for one in seen))


def visit(browser: Browser, address: str, usable: str) -> Loaded:
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    told = context.new_cdp_session(page)
    told.send("Network.enable")
    told.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": BYTES, "uploadThroughput": BYTES},
    )
    told.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    page.goto(address)
    page.wait_for_function(usable, polling="raf")
    at = page.evaluate("() => performance.now()")
    paint = page.evaluate(
        """() => new Promise(done => new PerformanceObserver(list => done(list.getEntries()[0].startTime))
               .observe({type: "paint", buffered: true}))"""
    )
    context.close()
    return Loaded(paint, at)


def frames(browser: Browser, address: str) -> tuple[float, float]:
    """Frames per second at a new table: at rest, and while the dice roll. No game can end before our first roll."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play a bot").click()
    page.wait_for_selector(".table")
    roll = page.locator(".actions .roll.main")
    while not roll.is_visible():
        act(page)
    idle = page.evaluate(FRAMES, 500)
    roll.click()
    rolling = page.evaluate(FRAMES, 500)
    context.close()
    return idle, rolling


def act(page: Page) -> None:
    """Advance the game without crossing anything."""
    for button in (".pass", ".confirm:enabled"):
        if page.locator(button).is_visible():
            page.locator(button).click()
    page.wait_for_timeout(50)


def lighthouse(address: str) -> dict[str, int]:
    """Lighthouse's scores for a first visit with an emulated phone."""
    node = built.need_node()
    environment = {**built.surroundings(node), "CHROME_PATH": chromium()}
    if not (LIGHTHOUSE / "node_modules").exists():
        subprocess.run([node.node, node.npm, "ci", "--loglevel=error"], cwd=LIGHTHOUSE, env=environment, check=True)
    program = LIGHTHOUSE / "node_modules/lighthouse/cli/index.js"
    command = [
        *(str(node.node), str(program), address, "--output=json", "--quiet"),
        *(
            "--only-categories=performance,accessibility,best-practices",
            f"--chrome-flags=--headless=new {' '.join(OPTIONS)}",
        ),
    ]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    report = json.loads(told.stdout)
    for audit in report["audits"].values():
        if audit["score"] is not None and audit["score"] < 0.9 and audit["scoreDisplayMode"] == "binary":
            print(f"lighthouse: {audit['id']}: {audit['title']}", file=sys.stderr)
    return {name: round(100 * category["score"]) for name, category in report["categories"].items()}


def chromium() -> str:
    found = shutil.which("chromium")
    if not found:
        sys.exit("bench: chromium is not installed. On Debian or Ubuntu: apt-get install chromium")
    return found


@contextmanager
def serving() -> Iterator[str]:
    """Run a server with the page."""
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, "-m", "rowlock", "serve", "--port", str(port), "--database", database]
        plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # background compilation would distort the measurement
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=plain)
        address = f"http://127.0.0.1:{port}/"
        try:
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    give_up = time.monotonic() + 30
    while time.monotonic() < give_up:
        try:
            urlopen(address).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("bench: the server did not start")


class Bare(http.server.BaseHTTPRequestHandler):
    """Serves a minimal page."""

    def do_GET(self) -> None:
        """Send the page."""
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(BARE)))
        self.end_headers()
        self.wfile.write(BARE)

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet."""


@contextmanager
def bare() -> Iterator[str]:
    """Run a server that has nothing but a bare page."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Bare)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
