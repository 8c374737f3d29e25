"""Puzzles as clients get them: all of a variant at once, so that nobody waits between two of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rowlock import protocol
from rowlock.advice.boards import scene_of
from rowlock.coach.marks import AS_GOOD, between_two
from rowlock.coach.puzzles import Puzzle, puzzles
from rowlock.coach.reasons import reason
from rowlock.players.net.sizes import ONE
from rowlock.rules.catalog import variant
from rowlock.rules.dice.legal import legal, passing_costs
from rowlock.rules.dice.notation import parse_state
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import State
from rowlock.table.telling import variant_view


@cache
def puzzles_view(name: str) -> protocol.PuzzlesView:
    """The puzzles of a printed variant. UnknownVariant for any other: nobody has looked for puzzles there."""
    return protocol.PuzzlesView(
        variant=variant_view(variant(name)), puzzles=tuple(_view(puzzle) for puzzle in puzzles(name))
    )


def _view(puzzle: Puzzle) -> protocol.PuzzleView:
    state = parse_state(puzzle.state)
    return protocol.PuzzleView(
        id=puzzle.id,
        state=puzzle.state,
        seat=puzzle.seat,
        rating=puzzle.rating,
        costs=passing_costs(state, puzzle.seat),
        turn=state.turn,
        active=state.active,
        scene=scene_of(state),
        scores=scores(state),
        lucky=state.lucky,
        answers=tuple(_answers(puzzle, state)),
    )


def _answers(puzzle: Puzzle, state: State) -> Iterator[protocol.AnswerView]:
    moves = {str(move): move for move in legal(state, puzzle.seat)}
    ranked = sorted(puzzle.worth.items(), key=lambda item: -item[1])
    best, most = ranked[0]
    for move, chance in ranked:
        good = between_two(round((most - chance) * ONE), len(state.sheets)) < AS_GOOD
        why = None if good else reason(state, puzzle.seat, moves[move], moves[best])
        yield protocol.AnswerView(
            move=move,
            chance=chance,
            good=good,
            reason=why.why.value if why else "",
            facts=dict(why.facts) if why else {},
        )
