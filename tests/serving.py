"""A server on its own port, and clients that talk to it over real sockets."""

import json
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from rowlock.server.app import application
from rowlock.server.limits import Limits, Rate
from rowlock.server.settings import Settings
from rowlock.server.uvicorn_setup import OPTIONS
from waiting import FOR_EVER

Message = dict[str, Any]

ENDLESS = Rate(1e9, 1e9)
LOOSE = Limits(ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, waiting=10_000, connections=10_000)
LOOSE = replace(
    LOOSE,
    advice=ENDLESS,
    work=ENDLESS,
    stored=ENDLESS,
    reactions=ENDLESS,
    spectators=10_000,
    spectators_alike=10_000,
    penalty=0,
)
"""Limits for tests that are not about limits."""


@dataclass(frozen=True)
class Served:
    """A running server."""

    root: str
    base_path: str
    client: httpx.Client

    @property
    def url(self) -> str:
        """The address of the page."""
        return self.root + self.base_path

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        """Send an HTTP request."""
        return self.client.request(method, self.url + path, **options)

    def get(self, path: str, **options: Any) -> httpx.Response:
        """Send a GET request."""
        return self.ask("GET", path, **options)

    def post(self, path: str, body: object, **options: Any) -> httpx.Response:
        """Send a POST request with a JSON body."""
        return self.ask("POST", path, json=body, **options)

    def open(self, *names: str, **how: object) -> Message:
        """Open a table."""
        answer = self.post("/api/tables", {"names": names, **how})
        assert answer.status_code == 201, answer.text
        held: Message = answer.json()
        return held

    def sit(self, code: str, name: str) -> Message:
        """Sit down at a table."""
        answer = self.post(f"/api/tables/{code}/seats", {"name": name})
        assert answer.status_code == 201, answer.text
        held: Message = answer.json()
        return held

    def connect(self, code: str, **options: Any) -> ClientConnection:
        """A raw socket of a table."""
        usual: dict[str, Any] = {
            "compression": None,
            "proxy": None,
            "open_timeout": FOR_EVER,
            "close_timeout": 0.5,
            "ping_interval": None,
        }
        socket: ClientConnection = connect(
            f"ws{self.url.removeprefix('http')}/api/tables/{code}/socket", **usual, **options
        )
        return socket

    @contextmanager
    def talk(self, code: str, **options: Any) -> Iterator["Talk"]:
        """A client on a table's socket that has not joined yet."""
        with self.connect(code, **options) as socket:
            yield Talk(socket)

    @contextmanager
    def at(self, held: Message, **join: object) -> Iterator["Talk"]:
        """A client that has joined a table with a seat's token."""
        with self.talk(held["table"]) as talk:
            assert talk.ask(type="join", token=held.get("token", ""), **join)["type"] == "ok"
            yield talk

    def counts(self) -> dict[str, float]:
        """The server's metrics, by name and label as written."""
        lines = self.get("/metrics").text.splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


@dataclass(eq=False)
class Talk:
    """A client that keeps every message."""

    socket: ClientConnection
    told: list[Message] = field(default_factory=list)
    version: int = 0
    table: Message = field(default_factory=dict)
    now: Message | None = None
    yours: list[Message] = field(default_factory=list)
    _ids: int = 0

    def say(self, text: str | bytes | None = None, **message: object) -> None:
        """Send a message, or any text."""
        self.socket.send(json.dumps(message) if text is None else text)

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(FOR_EVER))
        self.told.append(message)
        if message["type"] in ("welcome", "news"):
            self.version, self.now, self.yours = message["version"], message["now"], message["yours"]
            self.table = message["table"] or self.table
        return message

    def ask(self, **message: object) -> Message:
        """Send a message and wait for its answer."""
        self._ids += 1
        self.say(json.dumps({**message, "id": self._ids}))
        while True:
            answer = self.hear()
            if answer.get("id") == self._ids:
                return answer

    def refused(self, text: str | bytes | None = None, **message: object) -> Message:
        """Send something that must be refused, and return the refusal."""
        self.say(text, **message)
        while (answer := self.hear())["type"] != "refused":
            assert answer["type"] != "ok", answer
        return answer

    def until(self, version: int) -> "Talk":
        """Read messages up to this version."""
        while self.version < version:
            self.hear()
        return self

    def mine(self, seat: int | None = None) -> Message:
        """What we know about our seat."""
        return next(yours for yours in self.yours if seat is None or yours["seat"] == seat)

    def wish(self) -> Message | None:
        """The command that the rules ask of us now: always the first legal move."""
        if not self.now or self.now["scene"]["phase"] == "over":
            return None
        decision = self.now["decision"]
        for yours in self.yours:
            if self.now["scene"]["phase"] == "roll" and yours["seat"] == self.now["active"]:
                return {"type": "roll", "decision": decision}
            if yours["legal"]:
                return {"type": "choose", "decision": decision, "move": yours["legal"][0], "seat": yours["seat"]}
        return None


def play(*talks: Talk, until: str = "over") -> None:
    """Play on until this phase: everybody takes the first legal move."""
    while True:
        version = max(talk.version for talk in talks)
        for talk in talks:
            talk.until(version)
        assert talks[0].now
        if talks[0].now["scene"]["phase"] == until:
            return
        wishes = [(talk, wish) for talk in talks if (wish := talk.wish())]
        if wishes:
            answer = wishes[0][0].ask(**wishes[0][1])
            assert answer["type"] == "ok", answer
        else:  # wait for a bot
            talks[0].hear()


PAGE = {
    "index.html": '<!doctype html><title>rowlock</title><script type="module" src="./assets/page-1.js"></script>',
    "assets/page-1.js": "console.log(1)",
    "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
"""The smallest possible page."""


def make_page(folder: Path) -> Path:
    """Build the page next to the database, with a secret file outside it that must not be served."""
    for name, text in PAGE.items():
        path = folder / "assets/page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "assets/secret.txt").write_text("secret")
    return folder / "assets/page"


@contextmanager
def serving(
    folder: Path, *, uvicorn_options: Mapping[str, Any] | None = None, send_buffer: int = 0, **settings: Any
) -> Iterator[Served]:
    """Run a server in a thread, on a database in this folder."""
    places = {"database": f"sqlite:///{folder}/tables.db", "page": make_page(folder)}
    chosen = Settings(**{**places, "limits": LOOSE, **settings})
    options = {**OPTIONS, "log_config": None, "proxy_headers": False, **(uvicorn_options or {})}
    server = uvicorn.Server(uvicorn.Config(application(chosen), lifespan="on", **options))
    listening = socket.create_server(("127.0.0.1", 0))
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    port = listening.getsockname()[1]
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        with httpx.Client(trust_env=False, verify=False, timeout=FOR_EVER) as client:
            yield Served(f"http://127.0.0.1:{port}", chosen.base_path, client)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def limits(**changed: Any) -> Limits:
    """Loose limits, except for these."""
    return replace(LOOSE, **changed)
