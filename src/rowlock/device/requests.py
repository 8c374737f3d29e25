"""Requests of the page, answered on the device: the same paths as over HTTP, below `api/`.

To answer another one, add a line to HANDLERS.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import parse_qsl, unquote

from rowlock import protocol
from rowlock.advice.boards import board
from rowlock.advice.puzzle_views import puzzles_view
from rowlock.coach.review_view import review_of_text
from rowlock.device.codes import read_device_code
from rowlock.device.decoding import decode_request
from rowlock.device.encoding import encode
from rowlock.errors import MessageError
from rowlock.handbook import page
from rowlock.handbook.words import spoken
from rowlock.reviews import NewReview
from rowlock.rules.catalog import variant, variants
from rowlock.table import replaying
from rowlock.table.gameplay import Pace
from rowlock.table.host import Host
from rowlock.table.opening import home_made
from rowlock.table.score_pads import pad_view
from rowlock.table.table import Table
from rowlock.table.telling import variant_view, welcome

_Value = TypeVar("_Value")
Told = Callable[[float], object]
"""Called with how far the work is."""


def unheard(done: float) -> None:
    """Nobody wants to know."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, taken apart."""

    host: Host
    given: Mapping[str, str]
    """The parts of the path that its template names, and the query parameters."""
    body: str
    told: Told

    def read(self, kind: type[_Value]) -> _Value:
        """The body, decoded."""
        return decode_request(self.body, kind)

    async def table(self) -> Table:
        """The table that the path names."""
        return await self.host.look(self.code)

    @property
    def code(self) -> str:
        """The code of the table that the path names."""
        return read_device_code(self.given["code"])


async def _open(asked: Asked) -> str:
    return encode(await asked.host.open(asked.read(protocol.NewTable)))


async def _look(asked: Asked) -> str:
    return encode(welcome(await asked.table(), (), asked.host.bots, Pace()))


async def _sit(asked: Asked) -> str:
    return encode(await asked.host.sit(asked.code, asked.read(protocol.NewSeat)))


async def _record_text(asked: Asked) -> str:
    return replaying.record_text(await asked.table())


async def _record_json(asked: Asked) -> str:
    return encode(replaying.record_view(await asked.table()))


async def _table_replay(asked: Asked) -> str:
    return encode(replaying.replay_of(await asked.table()))


async def _record_replay(asked: Asked) -> str:
    return encode(replaying.replay_from(asked.read(protocol.NewReplay)))


async def _review(asked: Asked) -> str:
    new = asked.read(NewReview)
    return encode(review_of_text(new.record, home_made(new.toml), plain=True, told=asked.told))


async def _board(asked: Asked) -> str:
    return encode(board(asked.read(protocol.NewBoard)))


async def _puzzles(asked: Asked) -> str:
    return encode(puzzles_view(asked.given["variant"]))


async def _pad(asked: Asked) -> str:
    return encode(pad_view(asked.read(protocol.NewPad)))


async def _table_rules(asked: Asked) -> str:
    return page((await asked.table()).variant, spoken(asked.given.get("lang", "")))


async def _variant_rules(asked: Asked) -> str:
    return page(variant(asked.given["variant"]), spoken(asked.given.get("lang", "")))


async def _variants(asked: Asked) -> str:
    return encode([variant_view(variant(name)) for name in variants()])


async def _bots(asked: Asked) -> str:
    return encode(asked.host.bots)


Handler = Callable[[Asked], Awaitable[str]]

HANDLERS: Mapping[tuple[str, str], Handler] = {
    ("POST", "tables"): _open,
    ("GET", "tables/{code}"): _look,
    ("POST", "tables/{code}/seats"): _sit,
    ("GET", "tables/{code}/record.txt"): _record_text,
    ("GET", "tables/{code}/record.json"): _record_json,
    ("GET", "tables/{code}/rules"): _table_rules,
    ("GET", "tables/{code}/replay"): _table_replay,
    ("POST", "replays"): _record_replay,
    ("POST", "pads"): _pad,
    ("POST", "reviews"): _review,
    ("POST", "worths"): _board,
    ("GET", "puzzles/{variant}"): _puzzles,
    ("GET", "bots"): _bots,
    ("GET", "variants"): _variants,
    ("GET", "variants/{variant}/rules"): _variant_rules,
}
"""What answers a request, by its method and the template of its path."""

_PATTERNS = [
    (method, re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(template))), handler)
    for (method, template), handler in HANDLERS.items()
]


async def answer(host: Host, path: str, body: str | None, told: Told = unheard) -> str:
    """The answer to a request, as text; a request with a body is a POST. RowlockError if it is refused."""
    place, _, query = path.partition("?")
    method = "GET" if body is None else "POST"
    for wanted, pattern, handler in _PATTERNS:
        if wanted == method and (found := pattern.fullmatch(place)):
            parts = {name: unquote(text) for name, text in found.groupdict().items()}
            return await handler(Asked(host, {**dict(parse_qsl(query)), **parts}, body or "", told))
    raise MessageError(f"there is nothing at {place} on a device")
