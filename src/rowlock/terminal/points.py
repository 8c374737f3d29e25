"""Where a playthrough stands, how it goes on, and how a choice is taken back."""

from __future__ import annotations

from dataclasses import dataclass

from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.play import choose, roll
from rowlock.rules.dice.record import Record
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import Phase, State


@dataclass(frozen=True, slots=True)
class Point:
    """A state and the record that led to it, always in step."""

    state: State
    record: Record

    def rolled(self, dice: Roll) -> Point:
        """The point after this roll."""
        return Point(roll(self.state, dice), self.record.rolled(dice))

    def chose(self, seat: int, move: Move) -> Point:
        """The point after this choice."""
        return Point(choose(self.state, seat, move), self.record.chose(seat, move))

    @property
    def color_choice(self) -> Move | None:
        """What the active seat chose in the color action of the last turn."""
        return self.record.turns[-1].color if self.record.turns else None


def taken_back(since: Point, now: Point, seat: int, phase: Phase) -> Point:
    """The point at which the seat chooses anew, all white choices of the others as they were.

    `since` is a point of the same turn, after the roll: what had been chosen by then stays.
    """
    point = since
    for other, move in enumerate(now.record.turns[-1].white):
        again = other == seat and phase is Phase.WHITE
        if move is not None and not again and point.state.phase is Phase.WHITE and other in to_decide(point.state):
            point = point.chose(other, move)
    return point
