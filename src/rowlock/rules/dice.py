"""What the dice show. Dice are always handed in: nothing here draws."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement, product
from types import NoneType
from typing import TYPE_CHECKING

from rowlock.errors import FaceOutOfRange, MissingDie, RemovedDie, RollError
from rowlock.rules.layout import COLORS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from rowlock.rules.state import State


@dataclass(frozen=True, slots=True, repr=False)
class Roll:
    """Two white faces and the four colored ones in the order of `COLORS`, None for a removed die."""

    whites: tuple[int, int]
    colors: tuple[int | None, ...]

    @property
    def white_sum(self) -> int:
        """The number of action 1 (C5)."""
        return sum(self.whites)

    def sums(self, color: str) -> tuple[int, ...]:
        """The numbers that one white die and the die of this color can make (C6); none if it is removed."""
        face = self.colors[COLORS.index(color)]
        return () if face is None else tuple(sorted({white + face for white in self.whites}))

    def without(self, removed: Collection[str]) -> Roll:
        """The roll with the dice of these colors taken away (C8)."""
        faces = zip(COLORS, self.colors, strict=True)
        return Roll(self.whites, tuple(None if color in removed else face for color, face in faces))

    def __str__(self) -> str:
        whites = "".join(str(face) for face in self.whites)
        return f"{whites} {''.join('.' if face is None else str(face) for face in self.colors)}"

    __repr__ = __str__


def check_roll(roll: Roll, sides: int, removed: Collection[str]) -> None:
    """Refuse a roll that dice with so many sides, less the removed ones, cannot show."""
    if (len(roll.whites), len(roll.colors)) != (2, len(COLORS)):
        raise RollError(f"{roll}: two white dice and one of each color are rolled (C4)")
    faces = (*roll.whites, *roll.colors)
    if any(type(face) not in (int, NoneType) for face in faces):
        raise RollError(f"{roll}: each die shows a whole number")
    for color, face in zip(COLORS, roll.colors, strict=True):
        if face is not None and color in removed:
            raise RemovedDie(f"{roll}: the {color} die is out of the game, write '.' for it (C8)")
        if face is None and color not in removed:
            raise MissingDie(f"{roll}: the {color} die is still in the game and has to be rolled (C4)")
    for face in faces:
        if face is not None and not 1 <= face <= sides:
            raise FaceOutOfRange(f"{roll}: a die shows 1 to {sides}, not {face}")


def outcomes(state: State) -> Iterator[tuple[Roll, Fraction]]:
    """Every roll the dice in the game can show, with its probability. The white dice are alike: the lower one first."""
    sides = state.variant.sides
    faces = range(1, sides + 1)
    colored = [(None,) if color in state.closed else faces for color in COLORS]
    total = sides ** (2 + sum(color not in state.closed for color in COLORS))
    for low, high in combinations_with_replacement(faces, 2):
        for colors in product(*colored):
            yield Roll((low, high), colors), Fraction(1 if low == high else 2, total)
