"""What a game tells clients about itself, as messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

from rowlock import protocol
from rowlock.rules.game import Playthrough
from rowlock.table.dice_teller import DiceTeller

_Play_contra = TypeVar("_Play_contra", bound=Playthrough, contravariant=True)


class Teller(Protocol[_Play_contra]):
    """Tells what everybody may know about a playthrough, and what only the holder of a seat may."""

    def scene(self, play: _Play_contra) -> protocol.Scene:
        """What is on the table."""
        ...

    def position(self, play: _Play_contra) -> str:
        """The text of this point, without what led to it."""
        ...

    def supplied(self, before: _Play_contra, chance: str) -> Sequence[protocol.Event]:
        """The events of an outcome of chance."""
        ...

    def chose(self, before: _Play_contra, after: _Play_contra, seat: int, move: str) -> Sequence[protocol.Event]:
        """The events of a choice: it stays hidden, or it landed together with those of the others."""
        ...

    def options(self, play: _Play_contra, seat: int) -> tuple[tuple[str, ...], tuple[protocol.MoveView, ...]]:
        """The moves that the seat can choose from, and what each of them would bring."""
        ...

    def explain(self, play: _Play_contra, seat: int, field: str) -> protocol.Explained:
        """Why the seat cannot cross the field now; NotationError if there is no such field."""
        ...

    def passing_costs(self, play: _Play_contra, seat: int) -> bool:
        """Whether the seat takes a penalty if it passes now."""
        ...

    def lucky(self, play: _Play_contra, seat: int) -> tuple[int, ...]:
        """The lucky numbers of the seat, where the variant has them."""
        ...

    def moments(self, play: _Play_contra) -> Iterator[tuple[Playthrough, Sequence[protocol.Event]]]:
        """The start and every point after something landed, each with what led there."""
        ...


TELLERS: dict[str, Teller[Any]] = {"dice": DiceTeller()}
"""By the kind of game."""


def teller_of(play: Playthrough) -> Teller[Any]:
    """The teller for this playthrough."""
    return TELLERS[play.kind]
