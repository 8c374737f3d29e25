"""Reviews in English, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rowlock.coach.outlook import as_points
from rowlock.coach.reasons import Reason, Why
from rowlock.coach.reviewed import Decision, Review, SeatReview
from rowlock.coach.units import POINT
from rowlock.players.net.sizes import ONE
from rowlock.players.offered_bots import BOTS, called
from rowlock.rules.dice.moves import Move, Pass
from rowlock.rules.dice.state import State

KIND, VERY_KIND = 0.10, 0.20
"""From how much of a win the luck of a roll is told."""


def told_reason(decision: Decision) -> str:
    """Why another move is better, in a sentence that can be checked on the sheet."""
    assert decision.reason is not None
    return _sentence(decision.reason, decision.move, decision.outlook.best, decision.state)


def _sentence(why: Reason, move: Move, better: Move, state: State) -> str:
    facts = dict(why.facts)
    lost, kept = facts["lost"].split(), facts["lost_better"].split()
    match why.why:
        case Why.ENDS_BEHIND:
            text = f"{_named(move)} ends the game, and {_standing(facts, state)}"
        case Why.ENDS_AHEAD:
            text = f"{_named(better)} ends the game, and {_standing(facts, state)}"
        case Why.PENALTY:
            text = f"{_named(move)} costs a penalty, {_named(better)} does not"
        case Why.LOCK:
            text = f"{_named(better)} locks {facts['locks'].replace(' ', ' and ')}"
        case Why.LOST_FIELDS:
            text = f"{_named(move)} loses {_list(lost)}; {_named(better)} loses {_list(kept)}"
        case Why.CROSS:
            text = f"{_named(better)} brings {_points(facts['points_better'])} now and loses {_list(kept)}"
        case Why.POINTS:
            text = f"{_named(better)} brings {_points(facts['points_better'])} now, {_named(move)} {facts['points']}"
        case Why.NUMBERS:
            text = (
                f"{_named(better)} leaves more that is often rolled: {facts['ways_better']} ways, not {facts['ways']}"
            )
        case Why.POSITION:
            text = f"{_named(better)} leaves better prospects, and {_standing(facts, state)}"
    return text + _close_to_closing(facts)


def _close_to_closing(facts: dict[str, str]) -> str:
    if facts.get("missing") != "0":
        return ""
    return f"; then {facts['row']} can be closed, by {facts['closing_ways']} of white rolls"


def _named(move: Move) -> str:
    return "a pass" if isinstance(move, Pass) else str(move)


def _list(fields: list[str]) -> str:
    return f"{len(fields)} ({' '.join(fields)})" if fields else "no field"


def _points(number: str) -> str:
    return "1 point" if number == "1" else f"{number} points"


def _standing(facts: dict[str, str], state: State) -> str:
    lead = int(facts["lead"])
    if len(state.sheets) == 1:
        return f"there are {lead} points so far"
    if lead == 0:
        return "the scores are level"
    return f"this seat is {_points(str(abs(lead)))} {'ahead' if lead > 0 else 'behind'}"


def told_review(review: Review, seat: int | None = None) -> Iterator[str]:
    """The review line by line: the sums of each seat, then the marked decisions and the rolls that decided most."""
    shown = [one for index, one in enumerate(review.seats) if seat in (None, index)]
    for one in shown:
        yield _told_seat(review, one)
    marked = review.mistakes(seat)
    if marked:
        yield ""
    for decision in marked:
        name = review.seats[decision.seat].name
        exact = ", exactly" if decision.outlook.exact else ""
        yield (
            f"turn {decision.turn:<2} {decision.state.phase.value:<5} {name}: {decision.move} {decision.mark} "
            f"gives away {_amount(review, decision.loss)}{exact}; best is {decision.best}"
        )
        yield f"        {told_reason(decision)}"
    rolls = list(_told_rolls(review, seat))
    if rolls:
        yield ""
        yield from rolls
    limits = list(told_limits(review))
    if limits:
        yield ""
        yield from limits


def told_limits(review: Review) -> Iterator[str]:
    """What this review cannot know."""
    if review.is_weaker:
        yield f"{_missing(review)}: {called(BOTS[-2])}'s judgment is used instead, so take this as a rough guide"
    if review.left_out:
        yield f"{review.left_out} decisions are left out: they depend on dice that nobody entered"
    if not review.over:
        yield "the game is unfinished: this is the review so far"


def _missing(review: Review) -> str:
    if review.alone:
        return f"there is no table for {review.variant.name} yet (rowlock solve makes one)"
    return f"there is no net for {review.variant.name}"


def _told_seat(review: Review, one: SeatReview) -> str:
    result = "result" if review.over else "so far"
    if review.alone:
        sums = f"{_whole(review, one.start)} {_signed(review, one.luck)} luck - {_amount(review, one.loss)} given away"
        return f"{one.name}: {result} {_whole(review, one.result)} = {sums}, about as {called(one.like)} does"
    return (
        f"{one.name}: {result} {_whole(review, one.result)} = {_whole(review, one.start)} at the start "
        f"{_signed(review, one.luck)} luck - {_amount(review, one.loss)} given away "
        f"{_signed(review, one.given)} given by others {_signed(review, one.rest)} surprise; "
        f"without luck {_whole(review, one.luck_adjusted)}; plays about as {called(one.like)} does"
    )


def _told_rolls(review: Review, seat: int | None) -> Iterator[str]:
    """The rolls that changed a seat's chance most."""
    if review.alone:
        return
    for one in review.rolls:
        whom = max(range(len(one.luck)), key=lambda index: abs(one.luck[index])) if seat is None else seat
        luck = one.luck[whom] / ONE
        if abs(luck) >= KIND:
            kind = ("very " if abs(luck) >= VERY_KIND else "") + ("kind" if luck > 0 else "unkind")
            yield (
                f"turn {one.turn:<2} {one.roll}: {kind} to {review.seats[whom].name}, {100 * luck:+.1f} % "
                f"(white {100 * one.whites[whom] / ONE:+.1f}, colors {100 * one.colors[whom] / ONE:+.1f})"
            )


def _whole(review: Review, win: int) -> str:
    return f"{as_points(win):.2f} points" if review.alone else f"{100 * win / ONE:.1f} %"


def _amount(review: Review, loss: int) -> str:
    return f"{loss / POINT:.2f} points" if review.alone else f"{100 * loss / ONE:.1f} %"


def _signed(review: Review, amount: int) -> str:
    return f"{'-' if amount < 0 else '+'} {_amount(review, abs(amount))}"
