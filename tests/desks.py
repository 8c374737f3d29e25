"""Tables on a server, opened from records at a given moment, with the tokens of their seats: for tests of the page."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page
from websockets.sync.client import connect

import rowlock
from rowlock import Phase, Record, State
from rowlock.chance import throw
from rowlock.players.simple import GreedyPlayer
from rowlock.rules.dice.view import view

Wanted = Callable[[State], bool]
"""Whether a state is the one wanted."""


@dataclass(frozen=True)
class Moment:
    """A state of a playthrough, the record up to it, and the next input if that is a choice."""

    state: State
    record: Record
    seat: int = 0
    move: str = ""


def moments(variant: str, names: Sequence[str], seed: int) -> Iterator[Moment]:
    """All moments of a playthrough by greedy players."""
    rng, player = random.Random(seed), GreedyPlayer()
    state = rowlock.start(variant, seats=len(names))
    record = Record.begin(state, names)
    while not state.is_over:
        if state.phase is Phase.ROLL:
            yield Moment(state, record)
            rolled = throw(state, rng)
            state, record = rowlock.roll(state, rolled), record.rolled(rolled)
        else:
            seat = rowlock.to_decide(state)[0]
            move = player.decide(view(state, seat))
            yield Moment(state, record, seat, str(move))
            state, record = rowlock.choose(state, seat, move), record.chose(seat, move)


def moment(variant: str, names: Sequence[str], wanted: Wanted) -> Moment:
    """The first wanted moment found in a series of playthroughs."""
    found = (one for seed in range(200) for one in moments(variant, names, seed) if wanted(one.state))
    return next(found)


def last(variant: str, names: Sequence[str]) -> Moment:
    """The moment before the end of a playthrough."""
    *_, before = moments(variant, names, seed=1)
    return before


@dataclass(frozen=True)
class Desk:
    """A table on a server, and the tokens of its seats."""

    address: str
    """The server's address, without a trailing slash."""
    code: str
    tokens: tuple[str, ...]

    def sit(self, page: Page, seat: int, place: str = "") -> None:
        """Open the table on a device that holds this seat."""
        self._hold(page, seat)
        page.goto(f"{self.address}/#{self.code}{place}")
        page.reload()

    def enter(self, page: Page, seat: int) -> None:
        """Go to a table where people play on a device that holds this seat, without loading the page again."""
        self._hold(page, seat)
        page.goto(f"{self.address}/#{self.code}")
        page.wait_for_selector(f".table header:has-text('{self.code}')")

    def _hold(self, page: Page, seat: int) -> None:
        kept = json.dumps([{"code": self.code, "token": self.tokens[seat], "salt": "ab", "commitment": ""}])
        if not page.url.startswith(self.address):
            page.goto(f"{self.address}/")
        page.evaluate("kept => localStorage.setItem('rowlock.seats', kept)", kept)

    def tell(self, seat: int, *commands: dict[str, Any]) -> None:
        """Send commands as the holder of a seat. Rolls and choices answer the open decision."""
        address = f"ws{self.address.removeprefix('http')}/api/tables/{self.code}/socket"
        with connect(address, proxy=None) as socket:
            socket.send(json.dumps({"type": "join", "token": self.tokens[seat]}))
            now = json.loads(socket.recv())["now"]
            for number, command in enumerate(commands, 1):
                open_now = {"decision": now["decision"]} if command["type"] in ("roll", "choose") else {}
                socket.send(json.dumps({**command, **open_now, "id": number}))
                answer = next(one for text in socket if (one := json.loads(text)).get("id") == number)
                assert answer["type"] == "ok", answer


_households = count(1)


def another_address() -> str:
    """A client address not used before, so that no rate limit applies yet."""
    return str(IPv4Address("10.0.0.0") + next(_households))


def ask(address: str, path: str, body: object = None) -> Any:
    """Send an HTTP request: a POST if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "x-forwarded-for": another_address()}
    with urlopen(Request(f"{address}/api/{path}", data, headers)) as answer:
        return json.load(answer)


def desk(address: str, names: Sequence[str], *, started: bool = True, **new: object) -> Desk:
    """A table of people with a token each."""
    first = ask(address, "tables", {"names": names[:1], **new})
    code = first["table"]
    others = [ask(address, f"tables/{code}/seats", {"name": name})["token"] for name in names[1:]]
    made = Desk(address, code, (first["token"], *others))
    if started:
        made.tell(0, {"type": "start"})
    return made
