"""One player's sheet, and the steps by which it changes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto

from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.variant import Kind, Variant


class Obstacle(Enum):
    """Why a field cannot be crossed, whatever the dice show."""

    LOST = auto()
    """It is not right of the last cross in its row (C3, BP3)."""
    CLOSED = auto()
    """Its row is closed (C8)."""
    TOO_FEW = auto()
    """It is a closing field, and the row has too few crosses (C7)."""
    NO_NEIGHBOR = auto()
    """It is a round field, and neither neighbor is crossed (BP1)."""


@dataclass(frozen=True, slots=True)
class Crossed:
    """A field was crossed. `by_bonus`: a bonus made the cross, the player did not choose it."""

    field: str
    by_bonus: bool = False


@dataclass(frozen=True, slots=True)
class Locked:
    """The lock of a row was crossed together with its closing field (C7)."""

    row: str


@dataclass(frozen=True, slots=True)
class Struck:
    """A field of the bonus bar was struck: used for a bonus (BA1), or unused because its color closed (BA3)."""

    index: int
    used: bool


@dataclass(frozen=True, slots=True)
class Earned:
    """Both fields of a bonus pair are crossed."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Penalized:
    """A penalty was marked (C10)."""


Step = Crossed | Locked | Struck | Earned | Penalized
"""What can happen on one sheet. A lock and an earned bonus follow from the crosses; they are reported, not stored."""


@dataclass(frozen=True, slots=True, repr=False)
class Sheet:
    """A sheet with its crosses. `str` gives its notation.

    `crosses` holds, for each row and then each bonus row, the positions crossed from left to right. The lock is
    not stored: it is crossed when a closing field is.
    """

    variant: Variant
    crosses: tuple[tuple[int, ...], ...]
    penalties: int = 0
    struck: tuple[int, ...] = ()
    """The struck fields of the bonus bar, in order."""

    def last(self, row: int) -> int:
        """The position of the last cross in the row, -1 if there is none."""
        crosses = self.crosses[row]
        return crosses[-1] if crosses else -1

    def is_locked(self, row: int) -> bool:
        """Whether this player crossed the lock of the row."""
        crosses = self.crosses[row]
        return bool(crosses) and self.variant.layout.rows[row].fields[crosses[-1]].closing

    def count(self, row: int) -> int:
        """The crosses in the row, the lock included (C7, C12) and double fields counted twice."""
        crosses = self.crosses[row]
        doubles = self.variant.layout.rows[row].doubles
        extra = sum(position in doubles for position in crosses) if doubles else 0
        return len(crosses) + self.is_locked(row) + extra

    def fewest(self) -> tuple[int, ...]:
        """The rows with the fewest crosses, out of all four, closed ones included (L5, BB1)."""
        counts = [self.count(row) for row in range(len(COLORS))]
        low = min(counts)
        return tuple(row for row, count in enumerate(counts) if count == low)

    def has(self, field: Field) -> bool:
        """Whether the field is crossed."""
        return field.position in self.crosses[field.row]

    def obstacle(self, field: Field, closed: Collection[str]) -> Obstacle | None:
        """What keeps the field from being crossed, whatever the dice show; None if it is open."""
        if field.position <= self.last(field.row):
            return Obstacle.LOST
        if around := self.variant.layout.around.get(field.id):
            return None if any(self.has(neighbor) for neighbor in around) else Obstacle.NO_NEIGHBOR
        if COLORS[field.row] in closed or self.is_locked(field.row):
            return Obstacle.CLOSED
        if field.closing and self.count(field.row) < self.variant.close_after:
            return Obstacle.TOO_FEW
        return None

    def open_from(self, row: int, closed: Collection[str]) -> int:
        """The position of the first field that is neither crossed nor lost for good; past the end of a closed row."""
        is_ordinary = row < len(COLORS)
        if is_ordinary and (COLORS[row] in closed or self.is_locked(row)):
            return len(self.variant.layout.rows[row].fields)
        return self.last(row) + 1

    def next_field(self, row: int, closed: Collection[str]) -> Field | None:
        """The next possible field: the first right of the last cross if it may be crossed now, never one further on."""
        fields = self.variant.layout.rows[row].fields
        position = self.last(row) + 1
        if position < len(fields) and self.obstacle(fields[position], closed) is None:
            return fields[position]
        return None

    def bar_field(self, closed: Collection[str]) -> int | None:
        """The leftmost free field of the bonus bar; those of closed rows and of rows locked here are skipped (BA4)."""
        shut = {color for index, color in enumerate(COLORS) if self.is_locked(index)}
        for index, color in enumerate(self.variant.bar):
            if index not in self.struck and color not in closed and color not in shut:
                return index
        return None

    def strikes(self, closed: Collection[str]) -> list[Struck]:
        """The free bar fields of closed rows, which everybody strikes unused (BA3)."""
        return [
            Struck(index, used=False)
            for index, color in enumerate(self.variant.bar)
            if color in closed and index not in self.struck
        ]

    def after(self, step: Step) -> Sheet:
        """The sheet after this step."""
        match step:
            case Crossed(field_id):
                field = self.variant.layout.fields[field_id]
                crosses = list(self.crosses)
                crosses[field.row] += (field.position,)
                return Sheet(self.variant, tuple(crosses), self.penalties, self.struck)
            case Struck(index):
                return Sheet(self.variant, self.crosses, self.penalties, tuple(sorted((*self.struck, index))))
            case Penalized():
                return Sheet(self.variant, self.crosses, self.penalties + 1, self.struck)
        return self

    def __str__(self) -> str:
        rows = [
            ".".join(row.fields[position].id for position in crosses) or "-"
            for row, crosses in zip(self.variant.layout.all_rows, self.crosses, strict=True)
        ]
        rows.insert(len(self.variant.layout.rows), f"p{self.penalties}")
        if self.variant.bar:
            rows.append("".join("x" if i in self.struck else "." for i in range(len(self.variant.bar))))
        return " ".join(rows)

    __repr__ = __str__


def blank(variant: Variant) -> Sheet:
    """A sheet with nothing on it."""
    return Sheet(variant, ((),) * len(variant.layout.all_rows))
