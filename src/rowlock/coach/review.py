"""The review of a record: what each decision cost, what each roll brought, and how that makes the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rowlock.coach.choosing_judge import AnyJudge, judge_for
from rowlock.coach.marks import AS_GOOD, between_two
from rowlock.coach.outlook import Outlook, ones
from rowlock.coach.reasons import reason
from rowlock.coach.reviewed import BySeat, Decision, Review, RollLuck, SeatReview
from rowlock.coach.units import POINT, SHIFT
from rowlock.players.net.sizes import ONE
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.record import Record, Turn, replay
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import Phase, State


def review(record: Record, *, judge: AnyJudge | None = None, told: Callable[[float], object] | None = None) -> Review:
    """Review a record, an unfinished one up to where it is. RecordError if it cannot be played.

    `told` is called with the number of reviewed turns. Without a judge, the best one there is judges.
    """
    states = list(replay(record))
    walk = _Walk(judge or judge_for(states[0]), len(record.names))
    at = 0
    for number, turn in enumerate(record.turns, 1):
        if states[at].phase is Phase.COLOR:
            steps = int(turn.color is not None)
            walk.placed(number, turn, states[at])
        else:
            steps = 1 + sum(move is not None for move in turn.white) + (turn.color is not None)
            walk.turn(number, turn, states[at : at + steps + 1])
        at += steps
        if told:
            told(number)
    walk.finish(states[-1])
    return walk.reviewed(record, over=states[-1].is_over)


@dataclass
class _Walk:
    """The sums so far."""

    judge: AnyJudge
    seats: int
    decisions: list[Decision] = field(default_factory=list)
    rolls: list[RollLuck] = field(default_factory=list)
    curve: list[BySeat] = field(default_factory=list)
    left_out: int = 0
    here: BySeat = ()
    """Everybody's chance in the last state, if it is in the middle of a turn."""

    def turn(self, number: int, turn: Turn, states: list[State]) -> None:
        """Judge a turn; `states` are the one before it and those after the roll and each choice."""
        before, rolled = states[:2]
        chosen = sum(move is not None for move in turn.white) + (turn.color is not None)
        if not turn.roll.is_known:
            self.left_out += chosen
            self.curve.append(self._before(before))
            self.here = self.curve[-1]
            return
        chances = self.judge.chances(before, turn.roll)
        self.curve.append(chances.before)
        whites, colors = _less(chances.whites, chances.before), _less(chances.rolled, chances.whites)
        self.rolls.append(RollLuck(number, turn.roll, whites, colors))
        self.here = chances.rolled
        outlooks = self.judge.white(rolled)
        for seat, move in enumerate(turn.white):
            if move is not None:
                self._decided(number, rolled, outlooks[seat], move)
        landed = states[-2] if turn.color is not None else states[-1]
        if landed.phase is Phase.COLOR:
            outlook = self.judge.color(landed)
            if turn.color is None:
                self.here = outlook.win(outlook.best)
            else:
                self._decided(number, landed, outlook, turn.color)

    def placed(self, number: int, turn: Turn, start: State) -> None:
        """Judge a turn that the record starts in the middle of: how its dice were rolled is no luck of anybody."""
        if not turn.roll.is_known:
            self.left_out += turn.color is not None
            self.curve.append(self._before(replace(start, phase=Phase.ROLL, roll=None, choices=())))
            self.here = self.curve[-1]
            return
        outlook = self.judge.color(start)
        self.here = outlook.win(outlook.best)
        self.curve.append(self.here)
        if turn.color is not None:
            self._decided(number, start, outlook, turn.color)

    def finish(self, last: State) -> None:
        """Note the end of the curve: the result, or where an unfinished playthrough is."""
        if last.is_over:
            self.curve.append(_shares(last))
        elif last.phase is Phase.ROLL:
            self.curve.append(self._before(last))
        else:
            self.curve.append(self.here)

    def reviewed(self, record: Record, *, over: bool) -> Review:
        """The review."""
        seats = tuple(self._seat(seat, name) for seat, name in enumerate(record.names))
        return Review(
            record.variant,
            seats,
            tuple(self.decisions),
            tuple(self.rolls),
            tuple(self.curve),
            self.left_out,
            over,
            self.judge.is_weaker,
        )

    def _decided(self, number: int, state: State, outlook: Outlook, move: Move) -> None:
        loss = outlook.loss(move)
        matters = between_two(loss, self.seats) >= AS_GOOD
        why = reason(state, outlook.seat, move, outlook.best) if matters else None
        decision = Decision(number, state, outlook, move, why)
        self.decisions.append(decision)
        given = decision.given()
        self.here = tuple(win - (loss if seat == outlook.seat else -given[seat]) for seat, win in enumerate(self.here))

    def _before(self, state: State) -> BySeat:
        """Everybody's chance before a roll."""
        return self.judge.chances(state, ones(state)).before

    def _seat(self, seat: int, name: str) -> SeatReview:
        start, result = self.curve[0][seat], self.curve[-1][seat]
        luck = sum(one.luck[seat] for one in self.rolls)
        loss = sum(one.loss for one in self.decisions if one.seat == seat)
        others = sum(one.loss for one in self.decisions if one.seat != seat)
        given = sum(one.given()[seat] for one in self.decisions)
        return SeatReview(name, start, result, luck, loss, others, given, self.seats)


def _less(one: BySeat, other: BySeat) -> BySeat:
    return tuple(after - before for after, before in zip(one, other, strict=True))


def _shares(state: State) -> BySeat:
    """Everybody's share of the win; the points of a seat that plays alone."""
    totals = scores(state)
    if len(totals) == 1:
        return ((totals[0] + SHIFT) * POINT,)
    best = max(totals)
    return tuple(ONE // totals.count(best) if total == best else 0 for total in totals)
