"""What happens at a table, as everybody there is told. Plain data, part of the protocol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled:
    """The dice were rolled."""

    type: Literal["rolled"] = "rolled"
    seat: int
    roll: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose:
    """A seat made its white choice, face down."""

    type: Literal["chose"] = "chose"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack:
    """A seat took its choice back."""

    type: Literal["took_back"] = "took_back"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """A seat crossed nothing in the action that landed."""

    type: Literal["passed"] = "passed"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossed:
    """A cross on a sheet."""

    type: Literal["crossed"] = "crossed"
    seat: int
    field: str
    by_bonus: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Locked:
    """A seat crossed the lock of a row."""

    type: Literal["locked"] = "locked"
    seat: int
    row: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck:
    """A field of a bonus bar was struck: used for a bonus, or lost."""

    type: Literal["struck"] = "struck"
    seat: int
    index: int
    used: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Earned:
    """Both fields of a bonus pair are crossed."""

    type: Literal["earned"] = "earned"
    seat: int
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalized:
    """A penalty was marked."""

    type: Literal["penalized"] = "penalized"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed:
    """A row closed for everybody."""

    type: Literal["closed"] = "closed"
    row: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """The playthrough is over."""

    type: Literal["ended"] = "ended"
    by_rows: bool
    by_penalties: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TableChanged:
    """Somebody came, left, paused or handed over: the table itself has changed."""

    type: Literal["table_changed"] = "table_changed"


Event = (
    Rolled | Chose | TookBack | Passed | Crossed | Locked | Struck | Earned | Penalized | Closed | Ended | TableChanged
)
