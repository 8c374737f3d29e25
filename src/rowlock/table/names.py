"""Names of people and codes of tables."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

from rowlock.errors import NameTaken, TableError, UnknownTable

LONGEST_NAME = 20
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Consonants only: nothing looks like a digit, and no code is a word."""
CODE_LENGTH = 6


def clean_name(text: str) -> str:
    """A name as it is shown and recorded: no control characters, single spaces, none of the record's delimiters."""
    if len(text) > 20 * LONGEST_NAME:  # normalizing is quadratic in the accents on a letter
        raise TableError(f"that name is too long: {LONGEST_NAME} letters fit")
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(" " if char in ",#" or char.isspace() else char for char in composed if _is_printed(char))
    name = " ".join(kept.split())
    if not name:
        raise TableError("please enter a name with visible characters")
    if len(name) > LONGEST_NAME:
        raise TableError(f"that name is too long: {LONGEST_NAME} letters fit")
    return name


def _is_printed(char: str) -> bool:
    """Whether a character may be in a name: no control or direction marks, nothing unassigned."""
    return char.isspace() or unicodedata.category(char)[0] != "C"


def check_free(name: str, others: Iterable[str]) -> None:
    """Refuse a name that somebody at the table already has, ignoring case."""
    if name.casefold() in (other.casefold() for other in others):
        raise NameTaken(f"somebody here is already called {name}; please choose another name")


def numbered(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody has it already: for bots."""
    taken = {other.casefold() for other in others}
    count = 1
    called = name
    while called.casefold() in taken:
        count += 1
        called = f"{name} {count}"
    return called


def draw_code(draw: Callable[[int], bytes]) -> str:
    """A code for a new table from random bytes, all letters equally likely."""
    letters = len(CODE_LETTERS)
    code = ""
    while len(code) < CODE_LENGTH:
        (byte,) = draw(1)
        if byte < 256 - 256 % letters:
            code += CODE_LETTERS[byte % letters]
    return code


def clean_code(text: str) -> str:
    """Normalize a code that somebody typed: case, spaces and dashes do not matter."""
    return "".join(char for char in text.upper() if char not in " -")


def read_code(text: str) -> str:
    """Normalize a table's code as somebody typed it; UnknownTable if no table can have it."""
    code = clean_code(text)
    if len(code) != CODE_LENGTH or not set(code) <= set(CODE_LETTERS):
        raise UnknownTable("there is no table with that code; check it, or open a new one")
    return code
