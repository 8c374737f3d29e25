"""Shelves for the store of a device: one in Python, and the one of a real browser."""

import json
import re
import shutil
import subprocess
from asyncio import wrap_future
from collections.abc import Awaitable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import page as built

SOURCE = Path(__file__).parent.parent / "web/worker/shelf.ts"
ADDRESS = "http://shelf.test/"


class PlainShelf:
    """The contract of a shelf in a few lines."""

    def __init__(self) -> None:
        self.logs: dict[str, tuple[float, list[str]]] = {}

    async def add(self, table: str, after: int, lines: str, at: float) -> int:
        """See Shelf."""
        log = self.logs.get(table)
        head = -1 if log is None else len(log[1])
        if head == after:
            self.logs[table] = (at, [*(log[1] if log else ()), *json.loads(lines)])
        return head

    async def read(self, table: str, after: int) -> str:
        """See Shelf."""
        if table not in self.logs:
            return ""
        lines = self.logs[table][1]
        return json.dumps([len(lines), max(after, len(lines)), lines[after:]])

    async def forget(self, before: float) -> int:
        """See Shelf."""
        old = [table for table, (at, _) in self.logs.items() if at < before]
        for table in old:
            del self.logs[table]
        return len(old)


class BrowserShelf:
    """The shelf of a page in a browser, which has a thread of its own: a test may run an event loop in this one."""

    def __init__(self, thread: ThreadPoolExecutor, page: Page, name: str) -> None:
        self._thread = thread
        self._page = page
        self._name = name

    def add(self, table: str, after: int, lines: str, at: float) -> Awaitable[int]:
        """See Shelf."""
        return self._call("add", table, after, lines, at)

    def read(self, table: str, after: int) -> Awaitable[str]:
        """See Shelf."""
        return self._call("read", table, after)

    def forget(self, before: float) -> Awaitable[int]:
        """See Shelf."""
        return self._call("forget", before)

    def _call(self, method: str, *of: object) -> Awaitable[Any]:
        code = "([name, method, of]) => (shelves[name] ??= new Shelf(name))[method](...of)"
        called: Future[Any] = self._thread.submit(self._page.evaluate, code, [self._name, method, list(of)])
        return wrap_future(called)


@contextmanager
def browser_shelves() -> Iterator[tuple[ThreadPoolExecutor, Page]]:
    """A page that has the shelf of web/worker, and the thread to call it in."""
    node = built.find_node()
    assert node, "Node takes the types out of the shelf"
    strip = "process.stdout.write(require('module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))"
    done = subprocess.run([str(node.node), "-e", strip], input=SOURCE.read_text(), capture_output=True, text=True)
    assert not done.returncode, done.stderr
    script = re.sub(
        r"^export class Shelf", "globalThis.shelves = {}; globalThis.Shelf = class", done.stdout, flags=re.M
    )

    def opened() -> tuple[Any, Page]:
        playwright = sync_playwright().start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.route(ADDRESS, lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
        page.goto(ADDRESS)
        page.add_script_tag(content=script)
        return playwright, page

    def closed(playwright: Any, page: Page) -> None:
        assert page.context.browser
        page.context.browser.close()
        playwright.stop()

    with ThreadPoolExecutor(1) as thread:
        playwright, page = thread.submit(opened).result()
        try:
            yield thread, page
        finally:
            thread.submit(closed, playwright, page).result()
