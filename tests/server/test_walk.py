"""The path of a choice in docs/explanation/architecture.md is the one that a choice really takes."""

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from rowlock import protocol
from rowlock.server.database import open_store
from rowlock.server.node import Node
from rowlock.server.settings import Settings
from rowlock.server.sockets import Connection
from rowlock.table.bus import LocalBus
from serving import LOOSE
from waiting import run

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "explanation" / "architecture.md").read_text(encoding="utf-8")
WALK = re.findall(r"^\d+\. `([\w./-]+)`", PAGE, re.M)


def test_the_walk_is_short_and_never_returns_to_a_file() -> None:
    assert len(WALK) == len(set(WALK)) < 25
    assert [path for path in WALK if not (ROOT / path).is_file()] == []


@contextmanager
def entering() -> Iterator[list[str]]:
    """Collect the files of ours whose code runs inside the block, in the order they are first entered."""
    entered: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT / "src"):
            entered[path.relative_to(ROOT).as_posix()] = None

    found: list[str] = []
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)
        found += entered


class Client:
    """A socket whose other end is this test."""

    def __init__(self, node: Node, code: str, token: str) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[Any] = asyncio.Queue()
        scope = {"client": ("127.0.0.1", 1), "extensions": {"rowlock.frames": {"write": self._hear}}}
        self.task = asyncio.create_task(Connection(node, code, scope, self._said.get, self._send).run())
        self.token = token

    def _hear(self, frame: bytes) -> bool:
        self._heard.put_nowait(frame)
        return True

    async def _send(self, message: Any) -> None:
        raise AssertionError("every frame is written directly here")

    async def ask(self, **message: object) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps({**message, "id": 1})})
        while b'"type":"ok"' not in await asyncio.wait_for(self._heard.get(), 60):
            pass


def test_a_choice_takes_the_walk_that_the_page_describes(tmp_path: Path) -> None:
    async def played() -> list[str]:
        store = await open_store(f"sqlite:///{tmp_path / 'tables.db'}")
        node = Node(Settings(database="", limits=LOOSE), store, LocalBus())
        held = await node.host.open(protocol.NewTable(names=("Ada",), dice="real"))
        other = await node.host.sit(held.table, protocol.NewSeat(name="Ben"))
        ada, ben = (Client(node, held.table, one.token) for one in (held, other))
        for client in (ada, ben):
            await client.ask(type="join", token=client.token)
        await ada.ask(type="start")
        await ada.ask(type="roll", decision="1r", roll="34 2516")
        with entering() as entered:
            await ada.ask(type="choose", decision="1w", move="r7")
        for client in (ada, ben):
            client.task.cancel()
        await asyncio.gather(ada.task, ben.task, return_exceptions=True)
        await node.host.close()
        node.close()
        await store.close()
        return entered

    entered = run(played())
    assert [path for path in entered if path in WALK] == [path for path in WALK if path.endswith(".py")]
