"""The parts of a review. All chances are in units of ONE; see `units` for a seat that plays alone."""

from __future__ import annotations

from dataclasses import dataclass

from rowlock.coach.marks import like, mark_of
from rowlock.coach.outlook import Outlook
from rowlock.coach.reasons import Reason
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import State
from rowlock.rules.pad.variant import Variant

BySeat = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat chose, and what else it could have chosen."""

    turn: int
    state: State
    """The state in which it chose; in a white action, without what others chose before."""
    outlook: Outlook
    move: Move
    reason: Reason | None
    """Why another move is better; None if the move is as good as the best."""

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.outlook.seat

    @property
    def loss(self) -> int:
        """How much of a win the move gave away."""
        return self.outlook.loss(self.move)

    @property
    def best(self) -> Move:
        """The best move; the one that was made if it costs nothing."""
        return self.outlook.best if self.loss else self.move

    @property
    def mark(self) -> str:
        """Its mark, if it loses enough."""
        return mark_of(self.loss, len(self.state.sheets))

    def given(self) -> BySeat:
        """What the loss brought each of the other seats."""
        if not self.loss:
            return (0,) * len(self.state.sheets)
        after, best = self.outlook.win(self.move), self.outlook.win(self.best)
        return tuple(0 if seat == self.seat else after[seat] - best[seat] for seat in range(len(after)))


@dataclass(frozen=True, slots=True)
class RollLuck:
    """What a roll brought each seat, compared with all rolls."""

    turn: int
    roll: Roll
    whites: BySeat
    """By the white dice alone."""
    colors: BySeat
    """By the colored dice, once the white ones are known."""

    @property
    def luck(self) -> BySeat:
        """By all dice."""
        return tuple(white + color for white, color in zip(self.whites, self.colors, strict=True))


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The sums of a seat: result = start + luck - loss + others' losses + surprise, to the last digit."""

    name: str
    start: int
    """Its chance before the first roll."""
    result: int
    """Its share of the win, or its chance if the playthrough is unfinished."""
    luck: int
    loss: int
    others: int
    """The losses of all others."""
    given: int
    """What of them came to this seat: with two seats all, with more each loss is shared by those who gain from it."""
    seats: int

    @property
    def surprise(self) -> int:
        """Whatever is neither luck nor a loss.

        What others chose that was not to be expected, and what the judge corrected when it looked one roll further.
        With more than two seats, also the part of the others' losses that did not come to this seat.
        """
        return self.result - self.start - self.luck + self.loss - self.others

    @property
    def rest(self) -> int:
        """The surprise without the part of the others' losses that did not come to this seat."""
        return self.surprise + self.others - self.given

    @property
    def luck_adjusted(self) -> int:
        """The result without the luck of the dice."""
        return self.result - self.luck

    @property
    def like(self) -> str:
        """The bot that loses about as much."""
        return like(self.loss, self.seats)


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed record."""

    variant: Variant
    seats: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    rolls: tuple[RollLuck, ...]
    curve: tuple[BySeat, ...]
    """Everybody's chance before each turn and at the end."""
    left_out: int
    """Decisions that could not be judged, because not all dice are known."""
    over: bool
    is_weaker: bool
    """Whether a level judged, because there is neither a net nor a table."""

    @property
    def alone(self) -> bool:
        """Whether a single seat played: then chances are points."""
        return len(self.seats) == 1

    def mistakes(self, seat: int | None = None) -> tuple[Decision, ...]:
        """The marked decisions, of one seat or of all."""
        return tuple(one for one in self.decisions if one.mark and seat in (None, one.seat))
