"""What the records of all games share: header lines, then a line for each turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rowlock.errors import IllegalMove, NotationError, RecordError, RowlockError, SeatOutOfRange

_Turn = TypeVar("_Turn")
_State = TypeVar("_State")
_Move = TypeVar("_Move")


@dataclass(frozen=True, slots=True)
class RecordLines(Generic[_Turn]):
    """What a record says: the headers that it has, by their first word, and its turns."""

    headers: dict[str, str]
    turns: list[_Turn]
    lines: dict[str, int]
    """The numbers of the lines of the headers."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return checked_names([name.strip() for name in self.headers["seats"].split(",")])

    @property
    def first(self) -> int:
        """The seat that begins."""
        first = self.headers.get("first", "0")
        if not (len(first) == 1 and first in "0123456789"):
            raise NotationError(f"first {first}: a seat is a number from 0")
        return int(first)


def read_lines(text: str, keys: Collection[str], parse_turn: Callable[[str, int, int], _Turn]) -> RecordLines[_Turn]:
    """Read headers and turns. Empty lines and whatever follows a # are left out.

    `parse_turn` is passed the text of a turn, the number of its line, and the number that the turn must have.
    """
    headers: dict[str, str] = {}
    turns: list[_Turn] = []
    lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        key, *rest = content.split(maxsplit=1)
        if key.isdecimal():
            turns.append(parse_turn(content, number, len(turns) + 1))
        elif key in keys and key not in headers and not turns:
            headers[key], lines[key] = "".join(rest), number
        else:
            why = "headers come first and once, then turns; a newer rowlock may know more of them"
            raise NotationError(f"line {number}: cannot read {content!r}; {why}")
    for key in ("variant", "seats"):
        if not headers.get(key):
            raise NotationError(f"the record has no line '{key} …'")
    return RecordLines(headers, turns, lines)


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names, if each of them can be written into a record and read back."""
    for name in names:
        if len(name.splitlines()) != 1 or name != name.strip() or "," in name or "#" in name:
            raise NotationError(f"{name!r} cannot be a name in a record; leave out commas, # and line breaks")
    return tuple(names)


def names_for(seats: int, names: Sequence[str]) -> tuple[str, ...]:
    """The names, if there is one for each of the seats."""
    if len(names) != seats:
        raise NotationError(f"{len(names)} names for {seats} seats: one each is needed")
    return checked_names(names)


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that this table does not have."""
    if not 0 <= seat < seats:
        raise SeatOutOfRange(f"there is no seat {seat}: the seats here are 0 to {seats - 1}")


def expect_number(written: str, expected: int, line: int) -> None:
    """Refuse a turn that is not the next one."""
    if written.lstrip("0") != str(expected):
        raise NotationError(f"line {line}: turn {expected} is expected, not {written}")


def chosen(choose: Callable[[_State, int, _Move], _State], state: _State, seat: int, move: _Move, line: int) -> _State:
    """The state after a recorded choice; one that cannot be made raises a RecordError that names the line."""
    try:
        return choose(state, seat, move)
    except IllegalMove as error:
        raise RecordError(str(error), line=line, seat=seat, move=error.move, rule=error.rule) from None
    except RowlockError as error:
        raise RecordError(str(error), line=line, seat=seat, move=str(move)) from None
