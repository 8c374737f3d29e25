"""What the dice show. Dice are always passed in: nothing here is random."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from types import NoneType
from typing import TYPE_CHECKING

from rowlock.errors import FaceOutOfRange, MissingDie, RemovedDie, RollError
from rowlock.rules.pad.layout import COLORS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from rowlock.rules.dice.state import State


UNKNOWN = 0
"""The face of a die that is in the game, but that nobody has entered: it may show anything."""


@dataclass(frozen=True, slots=True, repr=False)
class Roll:
    """Two white faces and the four colored ones in the order of `COLORS`: UNKNOWN (0) if not entered, None if removed.

    The methods for possible sums take the number of sides, because an unknown die may show any of them.
    """

    whites: tuple[int, int]
    colors: tuple[int | None, ...]

    @property
    def is_known(self) -> bool:
        """Whether the faces of all dice in the game are known."""
        return UNKNOWN not in self.whites and UNKNOWN not in self.colors

    @property
    def white_sum(self) -> int:
        """The number of action 1 (C5), if both white faces are known."""
        if UNKNOWN in self.whites:
            raise RollError(f"{self}: the sum of the white dice is not known")
        return sum(self.whites)

    def white_sums(self, sides: int) -> range:
        """The possible numbers of action 1 (C5): a single one if both white faces are known."""
        return _sums(*self.whites, sides)

    def sums(self, color: str, sides: int) -> tuple[int, ...]:
        """The numbers that one white die and the die of this color can make (C6); none if it is removed."""
        face = self.colors[COLORS.index(color)]
        return () if face is None else tuple(sorted({n for white in self.whites for n in _sums(white, face, sides)}))

    def without(self, removed: Collection[str]) -> Roll:
        """The roll with the dice of these colors taken away (C8)."""
        faces = zip(COLORS, self.colors, strict=True)
        return Roll(self.whites, tuple(None if color in removed else face for color, face in faces))

    def __str__(self) -> str:
        return f"{''.join(map(face_text, self.whites))} {''.join(map(face_text, self.colors))}"

    __repr__ = __str__


@cache
def face_text(face: int | None) -> str:
    """A face as it is written in a roll."""
    return "." if face is None else "?" if face == UNKNOWN else str(face)


@cache
def _sums(one: int, other: int, sides: int) -> range:
    """The numbers that two dice can make together."""
    return range((one or 1) + (other or 1), (one or sides) + (other or sides) + 1)


def ways(number: int, sides: int) -> int:
    """The number of ways in which two dice make this sum."""
    return max(0, sides - abs(number - sides - 1))


def check_roll(roll: Roll, sides: int, removed: Collection[str]) -> None:
    """Refuse a roll that dice with this many sides, less the removed ones, cannot show."""
    if (len(roll.whites), len(roll.colors)) != (2, len(COLORS)):
        raise RollError(f"{roll}: two white dice and one of each color are rolled (C4)")
    if set(map(type, roll.whites)) != {int} or not set(map(type, roll.colors)) <= {int, NoneType}:
        raise RollError(f"{roll}: each die shows a whole number")
    for color, face in zip(COLORS, roll.colors, strict=True):
        if face is not None and color in removed:
            raise RemovedDie(f"{roll}: the {color} die is out of the game, write '.' for it (C8)")
        if face is None and color not in removed:
            raise MissingDie(f"{roll}: the {color} die is still in the game and has to be rolled (C4)")
    for face in (*roll.whites, *roll.colors):
        if face and not 1 <= face <= sides:
            raise FaceOutOfRange(f"{roll}: a die shows 1 to {sides}, not {face}")


def outcomes(state: State) -> Iterator[tuple[Roll, Fraction]]:
    """Every roll the dice in the game can show, with its probability. White dice are alike: the lower comes first."""
    sides = state.variant.sides
    faces = range(1, sides + 1)
    colored = [(None,) if color in state.closed else faces for color in COLORS]
    total = sides ** (2 + sum(color not in state.closed for color in COLORS))
    for low, high in combinations_with_replacement(faces, 2):
        for colors in product(*colored):
            yield Roll((low, high), colors), Fraction(1 if low == high else 2, total)
