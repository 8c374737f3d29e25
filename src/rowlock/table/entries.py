"""The entries of a table's log: what was decided, in order. Everything else about a table follows from them.

Entries hold secrets (the seed of the dice, choices that lie face down): they go to the store and to other nodes,
never to a client. `telling` says what a client may know of them.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, fields
from typing import ClassVar, Literal

from rowlock.errors import TableError


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Something that happened at a table. `at`: seconds since 1970."""

    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Entry):
    """The table was opened, its dice committed. `toml`: a home-made variant's text. `record`: one to continue."""

    table: str
    variant: str
    toml: str = ""
    dice: str
    clock: float
    anyone_rolls: bool = False
    coach: bool = False
    seed: str
    record: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sat(Entry):
    """Somebody sat down. `token` is the hash of the token that opens the seat."""

    seat: int
    name: str
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Salted(Entry):
    """A seat contributed to the dice."""

    seat: int
    salt: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BotSat(Entry):
    """A bot was seated."""

    seat: int
    name: str
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Emptied(Entry):
    """A seat became free before the start."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Entry):
    """Everybody seated plays; empty seats were removed."""

    first: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Supplied(Entry):
    """An outcome of chance: what the dice show, or which cards were dealt."""

    chance: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(Entry):
    """A seat chose. `by` is empty for a person, else the bot, or `clock`."""

    seat: int
    move: str
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack(Entry):
    """A seat took back its last choice."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(Entry):
    """The table was paused: a person asked for it, or nobody is present."""

    why: Literal["person", "nobody"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed(Entry):
    """The table was resumed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoodIn(Entry):
    """A bot stands in for somebody who `left` of their own accord, or was replaced by others."""

    seat: int
    player: str
    left: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Went(Entry):
    """Somebody is away: no connection, or (`late`) no answer in time."""

    seat: int
    late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Came(Entry):
    """Somebody is back, and decides for the seat."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandedOver(Entry):
    """Somebody else became the host."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Renamed(Entry):
    """Somebody took another name before the start."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowed(Entry):
    """The host let everybody ask the coach, or nobody."""

    coach: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(Entry):
    """The same people continue at another table."""

    table: str


KINDS: dict[str, type[Entry]] = {
    re.sub(r"(?<!^)([A-Z])", r"_\1", kind.__name__).lower(): kind
    for kind in (
        *(Opened, Sat, Salted, BotSat, Emptied, Started, Supplied, Chose, TookBack),
        *(Paused, Resumed, StoodIn, Went, Came, HandedOver, Renamed, Allowed, Rematched),
    )
}
"""The kinds of entries by the word that marks them in the log."""


class _Codec:
    """Entries as lines of JSON. Fields that have their default are left out."""

    words: ClassVar = {kind: word for word, kind in KINDS.items()}
    defaults: ClassVar = {kind: {item.name: item.default for item in fields(kind)} for kind in KINDS.values()}
    encode: ClassVar = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def write(entry: Entry) -> str:
    """The entry as a line for the log."""
    values = {name: getattr(entry, name) for name in _Codec.defaults[type(entry)]}
    said = {name: value for name, value in values.items() if value != _Codec.defaults[type(entry)][name]}
    return _Codec.encode({"type": _Codec.words[type(entry)], **said})


def read(line: str) -> Entry:
    """The entry that a line of the log holds."""
    values = json.loads(line)
    if values.get("type") == "rolled":  # in logs that predate games without dice
        values = {"type": "supplied", "at": values["at"], "chance": values["roll"]}
    kind = KINDS.get(values.pop("type", ""))
    if kind is None:
        raise TableError("this log was written by a newer rowlock: update this one")
    known = _Codec.defaults[kind]
    return kind(**{name: value for name, value in values.items() if name in known})
