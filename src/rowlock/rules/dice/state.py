"""One point of a playthrough: everything that decides how it can go on, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rowlock.errors import SeatOutOfRange
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.roll import Roll
from rowlock.rules.pad.over import closed_rows as closed_rows
from rowlock.rules.pad.over import ends as ends
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Lucky, Variant, lucky_text


class Phase(Enum):
    """What the table waits for."""

    ROLL = "roll"
    """The active seat has to roll."""
    WHITE = "white"
    """Action 1: every seat has to choose."""
    COLOR = "color"
    """Action 2: the active seat has to choose."""
    OVER = "over"

    __repr__ = Enum.__str__


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A point of a playthrough. `str` gives its notation."""

    variant: Variant
    sheets: tuple[Sheet, ...]
    lucky: tuple[Lucky, ...]
    """The lucky numbers by seat; empty where the variant has none."""
    turn: int
    active: int
    phase: Phase
    closed: frozenset[str]
    """The names of the closed rows: those whose lock anybody has crossed."""
    roll: Roll | None = None
    choices: tuple[Move | None, ...] = ()
    """The white choices by seat: in WHITE those made so far, in COLOR those that landed; else empty."""

    @property
    def is_over(self) -> bool:
        """Whether the playthrough has ended."""
        return self.phase is Phase.OVER

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that this table does not have."""
        if not 0 <= seat < len(self.sheets):
            raise SeatOutOfRange(f"there is no seat {seat}: the seats here are 0 to {len(self.sheets) - 1}")

    def __str__(self) -> str:
        lucky = ["lucky", *map(lucky_text, self.lucky)] if self.lucky else []
        head = [self.variant.id, *lucky, f"turn {self.turn} seat {self.active} {self.phase.value}"]
        if self.roll:
            head.append(str(self.roll))
        parts = [" ".join(head), *(str(sheet) for sheet in self.sheets)]
        if self.choices:
            parts.append(" ".join("?" if move is None else str(move) for move in self.choices))
        return " / ".join(parts)

    __repr__ = __str__
