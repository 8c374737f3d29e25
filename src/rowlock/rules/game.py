"""The seam between a game and whoever hosts it. This is all that a table, its log and its server know of a game.

A host knows seats, people, clocks and logs, and nothing of dice, cards or sheets. What it hands to a game and keeps of
it is text: moves, what chance supplied, records. The game reads that text and says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from rowlock.rules.pad.variant import Variant

Draw = Callable[[int], int]
"""Draws a number from 1 to the given one, each as likely as any other."""


class Playthrough(Protocol):
    """A point of a playthrough, with everything that led to it. Frozen: what changes it returns the next one."""

    @property
    def kind(self) -> str:
        """The game that is played, such as `dice`."""
        ...

    @property
    def variant(self) -> Variant:
        """The rules and the printed sheet."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        ...

    @property
    def first(self) -> int:
        """The seat that begins."""
        ...

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        ...

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        ...

    @property
    def decision(self) -> str:
        """The name of the decision that is open, different for each of them; empty after the end."""
        ...

    @property
    def awaits_chance(self) -> bool:
        """Whether chance is to supply something next: dice are to be rolled, or cards to be dealt."""
        ...

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are to choose, or the one that lets chance go on."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the playthrough has ended."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat, at any time."""
        ...

    # What chance supplies

    def draw(self, draw: Draw) -> str:
        """What chance supplies next, made of fair numbers."""
        ...

    def read_chance(self, text: str) -> str:
        """What people say that chance supplied, as it is written; NotationError if it cannot be read."""
        ...

    def supply(self, chance: str) -> Playthrough:
        """Go on with what chance supplied."""
        ...

    def was_supplied(self, decision: str, chance: str) -> bool:
        """Whether chance supplied exactly this for an earlier decision; whether it supplied anything, if empty."""
        ...

    def is_told_whole(self, chance: str) -> bool:
        """Whether nothing is left out of what people read off real dice or cards."""
        ...

    # What seats choose

    def choice(self, seat: int) -> str:
        """What the seat has chosen in the open decision, while that is hidden from others; empty if nothing."""
        ...

    def read_move(self, text: str) -> str:
        """What people say that they choose, as it is written; NotationError if it cannot be read."""
        ...

    def choose(self, seat: int, move: str, *, final: bool = False) -> Playthrough:
        """The seat chooses. A final choice cannot be taken back once it has landed."""
        ...

    def had_chosen(self, decision: str, seat: int, move: str) -> bool:
        """Whether the seat made exactly this choice in an earlier decision."""
        ...

    def may_take_back(self, seat: int) -> str:
        """The decision whose choice the seat can still take back; empty if there is none."""
        ...

    def take_back(self, seat: int) -> Playthrough:
        """Take the seat's last choice back."""
        ...

    def default(self, seat: int) -> str:
        """What is chosen for a seat that does not answer in time."""
        ...

    def view(self, seat: int) -> object | None:
        """What the seat sees, for a player of this game; None if too little is known for a program to choose."""
        ...

    # What is kept

    def landed(self) -> Playthrough:
        """The playthrough without choices that are still hidden."""
        ...

    @property
    def record(self) -> str:
        """The record as text."""
        ...


class Inputs(Protocol):
    """A record that was read, but not played yet: whether it can be, is found out on the way."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        ...

    @property
    def first(self) -> int:
        """The seat that begins."""
        ...

    def supplied(self) -> Iterator[tuple[Playthrough, str]]:
        """Everything that chance supplied, in order, each with the point at which it did."""
        ...


class Game(Protocol):
    """A game that can be hosted."""

    def variants(self) -> tuple[str, ...]:
        """The ids of the printed variants that it plays."""
        ...

    def variant(self, variant_id: str) -> Variant:
        """One of them; UnknownVariant if there is none of that id."""
        ...

    def start(self, variant: Variant, names: Sequence[str], first: int) -> Playthrough:
        """Begin with these people."""
        ...

    def read(self, record: str, own: Variant | None) -> Inputs:
        """Read a record. A home-made variant has to be handed in."""
        ...

    def resume(self, record: str, own: Variant | None) -> Playthrough:
        """Read a record and play it to its end. Every line of it is checked."""
        ...
