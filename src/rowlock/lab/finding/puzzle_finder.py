"""Finds puzzles: plays games between bots, and keeps decisions whose best move is clear but not obvious.

The coach's net judges every decision. Those with a large lead are shown to the weaker bots, and one per game that some
or all of them miss is rolled out: after each move, everybody plays on like the champion. In a white action, what the
others choose is drawn from what the champion would choose for them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from rowlock.chance import throw
from rowlock.coach.choosing_judge import AnyJudge, judge_for
from rowlock.coach.outlook import Outlook
from rowlock.coach.puzzle_rating import rating, shares_solved, solvers
from rowlock.coach.puzzles import Puzzle
from rowlock.lab.proofs.rollouts import Rollouts
from rowlock.players.offered_bots import BOTS
from rowlock.players.registry import CHAMPION, player
from rowlock.rules.dice.legal import legal, passing_costs, to_decide
from rowlock.rules.dice.moves import Move, Pass
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import view
from rowlock.rules.pad.variant import Variant

LEAD, LEAD_BY_NET = 0.03, 0.04
"""How much of a win between two seats the best move has to lead by: in rollouts, and before them by the net."""
SURE = 5.0
"""How many standard errors it has to lead by."""
FIRST, ALL = 500, 4_000
"""Rollouts of each move: to see whether it is worth more, and in all."""
_PROMISING = 2.5
"""The standard errors needed after the first."""
_WEAKER = tuple(name for name in BOTS if name != CHAMPION)
_TWO_SEATS = 0.88
"""The share of games between two."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision that the net finds clear."""

    state: State
    seat: int
    best: Move


def puzzle_in_game(variant: Variant, seed: int, number: int) -> Puzzle | None:
    """The puzzle in the game of this number, if there is one. It has no id yet."""
    rng = random.Random(f"{seed} {variant.id} {number}")
    seats = 2 if rng.random() < _TWO_SEATS else rng.randint(3, 4)
    clear = list(_clear_decisions(start(variant, seats, first=rng.randrange(seats)), rng))
    rng.shuffle(clear)
    clear.sort(key=lambda one: isinstance(one.best, Pass))  # most are about passing, and people want to cross
    may_find = rng.randrange(len(_WEAKER))  # so that there are hard and easy ones
    for one in clear:
        weaker = shares_solved(one.state, one.seat, one.best, _WEAKER)
        if len(solvers(weaker)) <= may_find:
            return _rolled_out(one, weaker, rng.getrandbits(63))
    return None


def _clear_decisions(state: State, rng: random.Random) -> Iterator[Candidate]:
    """Play a game, and yield the decisions of which the net says that one move is clearly best.

    The first round is left out: it is the same few lessons over and over.
    """
    judge = judge_for(state)
    names = [CHAMPION if rng.random() < 0.5 else rng.choice(_WEAKER) for _ in state.sheets]
    players = [player(name, rng) for name in names]
    while not state.is_over:
        if state.phase is Phase.ROLL:
            state = roll(state, throw(state, rng))
        for outlook in _outlooks(judge, state) if state.turn > len(state.sheets) else ():
            if _is_clear(outlook, state):
                yield Candidate(state, outlook.seat, outlook.best)
        for seat in to_decide(state):
            state = choose(state, seat, players[seat].decide(view(state, seat)))


def _outlooks(judge: AnyJudge, state: State) -> tuple[Outlook, ...]:
    """The outlooks of all seats that have a choice."""
    choosing = [seat for seat in to_decide(state) if len(legal(state, seat)) > 1]
    if not choosing:
        return ()
    if state.phase is Phase.COLOR:
        return (judge.color(state),)
    found = judge.white(state)
    return tuple(found[seat] for seat in choosing)


def _is_clear(outlook: Outlook, state: State) -> bool:
    first, second, *_ = outlook.worths().values()
    return _between_two(first.chance - second.chance, state) >= LEAD_BY_NET and not _is_forced(outlook, state)


def _between_two(lead: float, state: State) -> float:
    """A lead as part of a win between two seats."""
    return lead * len(state.sheets) / 2


def _is_forced(outlook: Outlook, state: State) -> bool:
    """Whether it is only about a cross instead of a penalty."""
    costs = state.phase is Phase.COLOR and passing_costs(state, outlook.seat)
    return costs and len(outlook.moves) == 2 and not isinstance(outlook.best, Pass)


def _rolled_out(one: Candidate, weaker: dict[str, float], seed: int) -> Puzzle | None:
    """The puzzle, if rollouts agree that the move is best, and clearly so."""
    rollouts = Rollouts(one.state, one.seat, seed)
    first = rollouts.go_on(FIRST)
    if first.best != one.best or first.sureness < _PROMISING:
        return None
    found = rollouts.go_on(ALL)
    best, second, *_ = found.worths.values()
    if found.best != one.best or found.sureness < SURE or _between_two(best - second, one.state) < LEAD:
        return None
    shares = weaker | shares_solved(one.state, one.seat, one.best, (CHAMPION,))
    return Puzzle(
        id="",
        state=str(one.state),
        seat=one.seat,
        worth={str(move): worth for move, worth in found.worths.items()},
        rating=rating(shares),
        solved_by=solvers(shares),
    )
