"""A real browser, and a real server that can be killed."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

import page as built
from browsing import Visit
from nodes import node
from services import Service, program

OPTIONS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
"""No sandbox for root, and nothing that asks somebody else for something."""
PATIENCE = 30_000
"""Milliseconds to wait for what must come."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's browser. It goes with the tests that need it: its driver keeps an event loop running."""
    where = program("chromium", "chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=where, args=OPTIONS)
        yield started
        started.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Service]:
    """A server with the page, under a base path."""
    if not built.is_built():
        pytest.skip("NOT TESTED: the page is not built; ./go test builds it")
    running = node("--database", f"sqlite:///{tmp_path}/tables.db", "--base-path", "/games")
    try:
        running.start()
        yield running
    finally:
        running.stop()
        shutil.rmtree(running.folder)


@pytest.fixture
def visit(browser: Browser, server: Service) -> Iterator[Visit]:
    """Open the page on a new device. Whatever the browser complains of fails the test."""
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        told = ("the server responded with", "WebSocket", "net::ERR_")  # the page tells these itself
        expected = any(part in said.text for part in told)
        if said.type in ("error", "warning") and not expected:
            complaints.append(said.text)

    def open_page(width: int = 360, height: int = 640, address: str = "", locale: str = "en-US") -> Page:
        page = browser.new_context(viewport={"width": width, "height": height}, locale=locale).new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", hear)
        page.goto(address or f"http://127.0.0.1:{server.port}/games/")
        return page

    yield open_page
    for context in browser.contexts:
        context.close()
    assert not complaints
