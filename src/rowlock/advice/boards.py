"""The analysis board: a position, changed as wished, and what it is worth. Nothing is stored."""

from __future__ import annotations

from functools import partial

from rowlock import protocol
from rowlock.advice.hints import advice, judge_of
from rowlock.coach.choosing_judge import AnyJudge
from rowlock.coach.outlook import as_points
from rowlock.errors import IllegalMove, NotationError
from rowlock.players.net.sizes import ONE
from rowlock.rules.catalog import DEFAULT, variant
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.rules.dice.editing import edit
from rowlock.rules.dice.legal import legal, passing_costs, to_decide
from rowlock.rules.dice.notation import parse_state
from rowlock.rules.dice.play import start
from rowlock.rules.dice.record import Record
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import Phase, State
from rowlock.table.dice_teller import DiceTeller
from rowlock.table.telling import variant_view

LONGEST_STATE = 2000
"""Characters of a position: the longest of a printed variant takes half."""


def board(new: protocol.NewBoard) -> protocol.BoardView:
    """The position that is asked for, judged. NotationError if it cannot be read or cannot arise."""
    if len(new.state) > LONGEST_STATE:
        raise NotationError(f"the text of a position has at most {LONGEST_STATE} characters")
    state = parse_state(new.state) if new.state else start(variant(new.variant or DEFAULT), 2)
    wrong = None
    if new.edit:
        try:
            state = edit(state, new.edit)
        except IllegalMove as error:
            wrong = _impossible(error)
    return protocol.BoardView(
        state=str(state),
        variant=variant_view(state.variant),
        turn=state.turn,
        active=state.active,
        scene=scene_of(state),
        scores=scores(state),
        lucky=state.lucky,
        costs=state.phase is Phase.COLOR and passing_costs(state, state.active),
        legal=tuple(tuple(map(str, legal(state, seat))) for seat in range(len(state.sheets))),
        advice=_advice(state),
        outset=_outset(state) if new.rolls and state.phase is Phase.ROLL else None,
        impossible=wrong,
    )


def scene_of(state: State) -> protocol.Scene:
    """A position as clients draw it."""
    names = [str(seat) for seat in range(len(state.sheets))]
    return DiceTeller().scene(DicePlaythrough(state, Record.begin(state, names)))


def _impossible(error: IllegalMove) -> protocol.Impossible:
    return protocol.Impossible(
        seat=error.seat, field=error.move, reason=error.reason, rule=error.rule, facts=error.facts
    )


def _advice(state: State) -> tuple[protocol.Advice, ...]:
    """What the moves are worth, of all seats that have to decide. Unknown dice are not judged."""
    if state.roll is None or not state.roll.is_known:
        return ()
    judge = judge_of(state)
    told = partial(advice, weaker=judge.is_weaker)
    if state.phase is Phase.COLOR:
        return (told(judge.color(state)),)
    outlooks = judge.white(state)
    return tuple(told(outlooks[seat]) for seat in to_decide(state))


def _outset(state: State) -> protocol.Outset:
    judge: AnyJudge = judge_of(state)
    found = judge.by_whites(state)
    alone = len(state.sheets) == 1
    sums = []
    for total in range(2, 2 * state.variant.sides + 1):
        pairs = [pair for pair in found.pairs if sum(pair) == total]
        ways = [1 if low == high else 2 for low, high in pairs]
        by_seat = zip(*(found.pairs[pair] for pair in pairs), strict=True)
        means = [sum(map(int.__mul__, ways, wins)) // sum(ways) for wins in by_seat]
        sums.append(
            protocol.WhiteLuck(total=total, ways=sum(ways), chances=tuple(_chance(win, alone=alone) for win in means))
        )
    return protocol.Outset(
        chances=tuple(_chance(win, alone=alone) for win in found.before),
        sums=tuple(sums),
        alone=alone,
        exact=found.exact,
        weaker=judge.is_weaker,
    )


def _chance(win: int, *, alone: bool) -> float:
    return as_points(win) if alone else win / ONE
