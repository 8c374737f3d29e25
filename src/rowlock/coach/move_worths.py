"""What the moves of a seat are worth, for programs and commands."""

from __future__ import annotations

from dataclasses import dataclass

from rowlock.coach.choosing_judge import AnyJudge, judge_for
from rowlock.coach.outlook import Worth
from rowlock.errors import NotYourDecision, SetupError
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.state import Phase, State


@dataclass(frozen=True, slots=True)
class MoveWorths:
    """What every move of a seat is worth."""

    seat: int
    moves: dict[Move, Worth]
    """The best first."""
    exact: bool
    """Whether nothing is estimated: a late ending, or the solo game by its table."""
    is_weaker: bool
    """Whether a level judged, because there is neither a net nor a table."""


def worth(state: State, seat: int, *, judge: AnyJudge | None = None) -> MoveWorths:
    """What every legal move of a seat is worth: its chance of winning with it, and the points to expect.

    White moves are judged against what the others are expected to choose, whatever they have chosen. Of several seats,
    points are the lead over the best of the others; alone they are the score.
    """
    state.check_seat(seat)
    if not legal(state, seat):
        raise NotYourDecision(f"seat {seat} has nothing to decide in {state}")
    assert state.roll is not None, "somebody is to decide"
    if not state.roll.is_known:
        raise SetupError(f"{state.roll}: what a move is worth depends on all dice, and some are not known")
    judge = judge or judge_for(state)
    outlook = judge.color(state) if state.phase is Phase.COLOR else judge.white(state)[seat]
    return MoveWorths(seat, outlook.worths(), outlook.exact, judge.is_weaker)
