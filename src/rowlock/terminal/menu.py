"""The menu of choices, and parsing what a person types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from rowlock.errors import NotationError, RowlockError
from rowlock.rules.game import Playthrough
from rowlock.terminal.look import COLORED, Look
from rowlock.terminal.pad import packed


class Option(NamedTuple):
    """A legal move that a person can choose."""

    move: str
    """In notation."""
    label: str
    """In words."""
    color: str = ""
    """The color of what it crosses; empty if it crosses nothing."""


class Request(Enum):
    """A request that a person can make instead of choosing."""

    HELP = auto()
    SHEETS = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The request to take back a choice of the named person; empty for the most likely one."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """An answer that could not be used, with a friendly sentence that says why."""

    sentence: str


Answer = str | Request | TakeBack | Unclear

_REQUESTS = {
    "?": Request.HELP,
    "h": Request.HELP,
    "help": Request.HELP,
    "s": Request.SHEETS,
    "q": Request.QUIT,
    "quit": Request.QUIT,
}


def parse_request(text: str) -> Request | TakeBack | None:
    """The request that the text makes at any prompt, or None if it is something else."""
    word, _, rest = text.strip().partition(" ")
    if word.lower() in ("u", "undo"):
        return TakeBack(rest.strip())
    return _REQUESTS.get(text.strip().lower())


def read(text: str, play: Playthrough, seat: int, options: Sequence[Option], example: str) -> Answer:
    """Parse what a person typed: a menu number, a move in notation, or a request. Nothing is guessed.

    `example` shows how a move is written, for the reply to anything else.
    """
    if request := parse_request(text):
        return request
    text = text.strip().lower()
    last = len(options)
    if text.isdecimal():
        number = int(text) if len(text) < 5 else 0
        return options[number - 1].move if 1 <= number <= last else Unclear(f"The numbers go from 1 to {last}.")
    try:
        move = play.read_move("-" if text in ("p", "pass") else text)
    except NotationError:
        return Unclear(f"Please type a number from 1 to {last}, {example}, - to pass, or ? for help.")
    try:
        play.choose(seat, move)
    except RowlockError as error:
        return Unclear(f"Not allowed: {error}.")
    return move


def menu(options: Sequence[Option], look: Look = COLORED) -> list[Text]:
    """The numbered options, each in words and in notation."""
    entries = []
    for number, option in enumerate(options, 1):
        entry = Text().append(f" {number} ", look.band(option.color) if option.color else Style(bold=True))
        entries.append(entry.append(f" {look.fit(option.label)} ").append(option.move, "dim"))
    return packed(entries)
