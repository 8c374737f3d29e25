"""A real browser, and a real server that can be killed."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

import page as built
from browsing import Visit
from desks import another_address
from devices import OfflineDevice, prepare
from nodes import node
from services import Service, program

LAN = "192.0.2.7"
"""The address that this machine has on a network, as the browser sees it."""
OPTIONS = [
    f"--host-resolver-rules=MAP {LAN} 127.0.0.1",
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
"""No sandbox (it does not work as root), and no requests to third parties."""
PATIENCE = 30_000
"""Timeout of expectations and page actions, in milliseconds."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, one for all tests here. It closes after them: its driver keeps an event loop running."""
    where = program("chromium", "chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=where, args=OPTIONS)
        yield started
        started.close()


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="package")
def running(database: Path) -> Iterator[Service]:
    """A server with the page, under a base path. Shared, since starting one takes longer than most tests."""
    if not built.is_built():
        pytest.skip("NOT TESTED: the page is not built; ./go test builds it")
    service = node("--database", f"sqlite:///{database}", "--base-path", "/games")
    try:
        service.start()
        yield service
    finally:
        service.stop()
        shutil.rmtree(service.folder)


@pytest.fixture
def server(running: Service) -> Service:
    """The shared server, restarted if the previous test stopped it."""
    if not running.process:
        running.start()
    return running


def listen(page: Page, complaints: list[str]) -> None:
    """Note page errors and unexpected console messages."""

    def hear(said: ConsoleMessage) -> None:
        told = ("the server responded with", "WebSocket", "net::ERR_")  # the page reports these itself
        unsafe = "Cross-Origin-Opener-Policy header has been ignored"  # on a network without HTTPS
        expected = any(part in said.text for part in (*told, unsafe))
        if said.type in ("error", "warning") and not expected:
            complaints.append(said.text)

    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", hear)


@pytest.fixture
def visit(browser: Browser, server: Service) -> Iterator[Visit]:
    """Open the page on a new device. Page errors and unexpected console messages fail the test."""
    complaints: list[str] = []
    opened: list[BrowserContext] = []

    def open_page(
        width: int = 360, height: int = 640, address: str = "", locale: str = "en-US", *, moving: bool = False
    ) -> Page:
        motion: Literal["no-preference", "reduce"] = "no-preference" if moving else "reduce"  # animations take time
        size: ViewportSize = {"width": width, "height": height}
        household = {"x-forwarded-for": another_address()}
        context = browser.new_context(viewport=size, locale=locale, reduced_motion=motion, extra_http_headers=household)
        opened.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        listen(page, complaints)
        page.goto(address or f"http://127.0.0.1:{server.port}/games/")
        return page

    yield open_page
    for context in opened:
        context.close()
    assert not complaints


@pytest.fixture(scope="package")
def prepared(browser: Browser) -> Iterator[OfflineDevice]:
    """A device that has been made available offline and has lost its server. Shared: it takes long to prepare."""
    if not built.is_built():
        pytest.skip("NOT TESTED: the page is not built; ./go test builds it")
    service = node("--database", "sqlite:///tables.db", "--base-path", "/games")
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="en-US", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        yield prepare(context, service)
    finally:
        context.close()
        service.stop()
        shutil.rmtree(service.folder)


@pytest.fixture
def device(prepared: OfflineDevice) -> Iterator[OfflineDevice]:
    """The prepared device without any open page. Page errors and unexpected console messages fail the test."""
    complaints: list[str] = []

    def hear(page: Page) -> None:
        listen(page, complaints)

    prepared.context.on("page", hear)
    yield prepared
    prepared.context.remove_listener("page", hear)
    prepared.close()
    assert not complaints
