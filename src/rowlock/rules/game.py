"""The interface between a game and its host: all that a table, its log and its server know about a game.

A host knows about seats, people, clocks and logs, and nothing about dice, cards or sheets. It passes and stores only
text: moves, outcomes of chance, records. The game parses that text and says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from rowlock.rules.pad.variant import Variant

Draw = Callable[[int], int]
"""Draws a number from 1 to the given one, all equally likely."""


class Playthrough(Protocol):
    """A point of a playthrough, with everything that led to it. Frozen: methods return the next one."""

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
        """The names of the players, by seat."""
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
        """The unique name of the open decision; empty after the end."""
        ...

    @property
    def awaits_chance(self) -> bool:
        """Whether the next input is an outcome of chance: dice to be rolled, or cards to be dealt."""
        ...

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have to choose, or the one that rolls or deals."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the playthrough has ended."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat, at any time."""
        ...

    # Chance

    def draw(self, draw: Draw) -> str:
        """The next outcome of chance, made from fair random numbers."""
        ...

    def read_chance(self, text: str) -> str:
        """The notation of an outcome of chance that people entered; NotationError if it cannot be read."""
        ...

    def supply(self, chance: str) -> Playthrough:
        """Continue with an outcome of chance."""
        ...

    def was_supplied(self, decision: str, chance: str) -> bool:
        """Whether an earlier decision had exactly this outcome of chance; any outcome at all, if empty."""
        ...

    def is_complete(self, chance: str) -> bool:
        """Whether people left nothing out of what they read off real dice or cards."""
        ...

    # Choices

    def choice(self, seat: int) -> str:
        """The seat's choice in the open decision, while hidden from the others; empty if there is none."""
        ...

    def read_move(self, text: str) -> str:
        """The notation of a move that people entered; NotationError if it cannot be read."""
        ...

    def choose(self, seat: int, move: str, *, final: bool = False) -> Playthrough:
        """Make a choice for the seat. A final one cannot be taken back once it has landed."""
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
        """The choice made for a seat that does not answer in time."""
        ...

    def view(self, seat: int) -> object | None:
        """What the seat sees, for a player of this game; None if too little is known for a program to choose."""
        ...

    # Storage

    def landed(self) -> Playthrough:
        """The playthrough without choices that are still hidden."""
        ...

    @property
    def record(self) -> str:
        """The record as text."""
        ...


class Inputs(Protocol):
    """A record that has been parsed, but not played yet: whether it can be shows only along the way."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        ...

    @property
    def first(self) -> int:
        """The seat that begins."""
        ...

    @property
    def is_from_start(self) -> bool:
        """Whether it starts where the game does, and not from a position: only then is the seat that begins drawn."""
        ...

    def supplied(self) -> Iterator[tuple[Playthrough, str]]:
        """Every outcome of chance, in order, each with the point at which it was supplied."""
        ...


class Game(Protocol):
    """A game that can be hosted."""

    def variants(self) -> tuple[str, ...]:
        """The ids of the printed variants that it plays."""
        ...

    def variant(self, variant_id: str) -> Variant:
        """A printed variant; UnknownVariant if there is none with this id."""
        ...

    def start(self, variant: Variant, names: Sequence[str], first: int) -> Playthrough:
        """Start a playthrough with these people."""
        ...

    def read(self, record: str, own: Variant | None) -> Inputs:
        """Parse a record. A home-made variant has to be passed in."""
        ...

    def resume(self, record: str, own: Variant | None) -> Playthrough:
        """Parse a record and play it to its end. Every line is checked."""
        ...
