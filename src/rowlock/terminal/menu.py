"""The choices a person has, listed and read back."""

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


class Wish(Enum):
    """What a person can ask for instead of choosing."""

    HELP = auto()
    SHEETS = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The wish to take a choice back; of the person so named, or of whoever comes first to mind."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """An answer that is no choice, with a kind sentence that says why."""

    sentence: str


Answer = str | Wish | TakeBack | Unclear

_WISHES = {"?": Wish.HELP, "h": Wish.HELP, "help": Wish.HELP, "s": Wish.SHEETS, "q": Wish.QUIT, "quit": Wish.QUIT}


def wish(text: str) -> Wish | TakeBack | None:
    """What is asked for at any prompt, or None if the text is something else."""
    word, _, rest = text.strip().partition(" ")
    if word.lower() in ("u", "undo"):
        return TakeBack(rest.strip())
    return _WISHES.get(text.strip().lower())


def read(text: str, play: Playthrough, seat: int, options: Sequence[Option], example: str) -> Answer:
    """What a person meant: a number of the menu, the notation of a move, or a wish. Nothing is guessed.

    `example` tells whoever typed something else how a move is written.
    """
    if wished := wish(text):
        return wished
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
        return Unclear(f"That does not go: {error}.")
    return move


def menu(options: Sequence[Option], look: Look = COLORED) -> list[Text]:
    """The options, numbered, each in words and in notation."""
    entries = []
    for number, option in enumerate(options, 1):
        entry = Text().append(f" {number} ", look.band(option.color) if option.color else Style(bold=True))
        entries.append(entry.append(f" {look.fit(option.label)} ").append(option.move, "dim"))
    return packed(entries)
