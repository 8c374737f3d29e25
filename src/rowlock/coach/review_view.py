"""Reviews as clients get them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from rowlock.coach.choosing_judge import judge_for
from rowlock.coach.marks import AS_GOOD, between_two
from rowlock.coach.outlook import as_points
from rowlock.coach.review import review
from rowlock.coach.reviewed import BySeat, Decision, Review
from rowlock.coach.units import POINT
from rowlock.players.net.sizes import ONE
from rowlock.reviews import ChoiceView, DecisionView, Mark, ReviewView, RollLuckView, SeatReviewView
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.record import Record, replay
from rowlock.rules.dice.state import Phase
from rowlock.rules.pad.variant import Variant

_DIGITS = 6
"""After the point: more than any judge knows, and enough for sums that add up on the screen."""


def review_of_text(
    text: str,
    own: Variant | None = None,
    *,
    plain: bool = False,
    told: Callable[[float], object] = lambda done: None,
) -> ReviewView:
    """The review of a record's text; `own` is its variant, if that is home-made.

    `told` is called with the number of reviewed turns. With `plain`, neither compiled code nor tables are used.
    RowlockError if the record cannot be read or played, or its sheet is too large to be judged.
    """
    record = Record.parse(text, own)
    judge = judge_for(next(replay(record)), plain=plain)
    return review_view(record, review(record, judge=judge, told=told))


def review_view(record: Record, reviewed: Review) -> ReviewView:
    """A review, and where its decisions are in the replay of its record."""
    rolled = tuple(_moments_of_rolls(record))
    unit = POINT if reviewed.alone else ONE

    def whole(win: int) -> float:
        return round(as_points(win) if reviewed.alone else win / ONE, _DIGITS)

    def part(amount: int) -> float:
        return round(amount / unit, _DIGITS)

    def parts(amounts: BySeat) -> tuple[float, ...]:
        return tuple(map(part, amounts))

    def decision(one: Decision) -> DecisionView:
        white = one.state.phase is Phase.WHITE
        return DecisionView(
            turn=one.turn,
            phase="white" if white else "color",
            seat=one.seat,
            moment=rolled[one.turn - 1] + (not white),
            move=str(one.move),
            best=str(one.best),
            loss=part(one.loss),
            mark=cast(Mark, one.mark),
            exact=one.outlook.exact,
            worths=tuple(_worths(one)),
            reason=one.reason.why.value if one.reason else "",
            facts=dict(one.reason.facts) if one.reason else {},
        )

    return ReviewView(
        solo=reviewed.alone,
        over=reviewed.over,
        weaker=reviewed.is_weaker,
        left_out=reviewed.left_out,
        seats=tuple(
            SeatReviewView(
                name=seat.name,
                start=whole(seat.start),
                result=whole(seat.result),
                luck=part(seat.luck),
                loss=part(seat.loss),
                given=part(seat.given),
                surprise=part(seat.rest),
                luck_adjusted=whole(seat.luck_adjusted),
                like=seat.like,
            )
            for seat in reviewed.seats
        ),
        decisions=tuple(decision(one) for one in reviewed.decisions),
        rolls=tuple(
            RollLuckView(turn=one.turn, roll=str(one.roll), luck=parts(one.luck), whites=parts(one.whites))
            for one in reviewed.rolls
        ),
        curve=tuple(tuple(map(whole, wins)) for wins in reviewed.curve),
    )


def _moments_of_rolls(record: Record) -> Iterator[int]:
    """By turn: the index of the moment after its roll. Each action that landed is another moment."""
    at = 0
    for index, turn in enumerate(record.turns):
        if index == 0 and record.position and record.position.phase is Phase.COLOR:
            yield -1  # The record starts after its white action.
        else:
            yield at + 1
            at += 1 + (None not in turn.white)
        at += turn.color is not None


def _worths(one: Decision) -> Iterator[ChoiceView]:
    for move, worth in one.outlook.worths().items():
        loss = one.outlook.loss(move)
        yield ChoiceView(
            move=str(move),
            chance=round(worth.chance, _DIGITS),
            points=round(worth.points, _DIGITS),
            good=between_two(loss, len(one.state.sheets)) < AS_GOOD,
            repairs=repairs(one, move),
        )


def repairs(one: Decision, move: Move) -> bool:
    """Whether a move makes up for at least half of what the chosen one gave away."""
    return move != one.move and 2 * one.outlook.loss(move) <= one.loss
