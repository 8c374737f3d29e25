"""Pages of other sites in a real browser: which of them can use a server."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from serving import Served, serving

pytestmark = pytest.mark.slow

OPEN_TABLE = """async ([api, mode, type]) => {
    const body = JSON.stringify({ names: ["Eve"] });
    try {
        const headers = { "content-type": type };
        const answer = await fetch(`${api}/api/tables`, { method: "POST", mode, headers, body });
        return (await answer.json()).table;
    } catch (problem) {
        return problem.name;
    }
}"""
OPEN_SOCKET = """([api]) => new Promise((resolve) => {
    const socket = new WebSocket(`${api.replace("http", "ws")}/api/tables/BCDFGH/socket`);
    socket.onopen = () => resolve(true);
    socket.onerror = () => resolve(false);
})"""


@contextmanager
def site(folder: Path) -> Iterator[str]:
    """Serve another site, and yield its origin."""
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Another site</title>")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()


def opened(served: Served) -> float:
    """The number of tables opened so far."""
    return served.counts().get('rowlock_requests_total{outcome="201"}', 0)


def test_only_an_allowed_site_can_use_the_api(browser: Browser, tmp_path: Path) -> None:
    with (
        site(tmp_path / "friend") as friend,
        site(tmp_path / "stranger") as stranger,
        serving(tmp_path, origins=(friend,)) as served,
    ):
        page = browser.new_page()
        page.goto(friend)
        code = page.evaluate(OPEN_TABLE, [served.root, "cors", "application/json"])
        assert served.get(f"/api/tables/{code}").status_code == 200
        assert page.evaluate(OPEN_SOCKET, [served.root])
        page.goto(stranger)
        for mode, kind in (("cors", "application/json"), ("cors", "text/plain"), ("no-cors", "text/plain")):
            assert page.evaluate(OPEN_TABLE, [served.root, mode, kind]) == "TypeError"
        assert not page.evaluate(OPEN_SOCKET, [served.root])
        assert opened(served) == 1, "the refused requests opened no table either"
        page.set_content(f'<a href="{served.root}/t/{code}">a table</a>')
        page.click("a")
        page.wait_for_url(f"{served.root}/#{code}")
        page.close()
