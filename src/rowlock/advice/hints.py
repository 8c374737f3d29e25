"""What the moves of a decision are worth, as a client is told."""

from __future__ import annotations

from rowlock import protocol
from rowlock.coach.choosing_judge import AnyJudge, judge_for
from rowlock.coach.marks import AS_GOOD, between_two, mark_of
from rowlock.coach.outlook import Outlook
from rowlock.coach.ready_judges import are_ready
from rowlock.coach.units import POINT
from rowlock.players.net.sizes import ONE
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import View


def hint(seen: View) -> protocol.Advice:
    """The advice for the seat that sees this, and has to decide."""
    assert seen.seat is not None, "spectators have nothing to decide"
    judge = judge_of(seen.state)
    state = seen.state
    outlook = judge.color(state) if state.phase is Phase.COLOR else judge.white(state)[seen.seat]
    return advice(outlook, weaker=judge.is_weaker)


def judge_of(state: State) -> AnyJudge:
    """The judge for people who wait: compiled if that is ready, as compiling takes longer than many plain decisions."""
    return judge_for(state, plain=len(state.sheets) > 1 and not are_ready())


def advice(outlook: Outlook, *, weaker: bool) -> protocol.Advice:
    """An outlook as a client is told."""
    seats = len(outlook.wins[0])
    unit = POINT if seats == 1 else ONE
    worths = []
    for move, worth in outlook.worths().items():
        loss = outlook.loss(move)
        worths.append(
            protocol.WorthView(
                move=str(move),
                chance=worth.chance,
                points=worth.points,
                loss=loss / unit,
                mark=mark_of(loss, seats),
                good=between_two(loss, seats) < AS_GOOD,
            )
        )
    return protocol.Advice(seat=outlook.seat, moves=tuple(worths), alone=seats == 1, exact=outlook.exact, weaker=weaker)
