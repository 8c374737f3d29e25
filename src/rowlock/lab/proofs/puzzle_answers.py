"""Whether the answers of puzzles hold: rolled out again, with other dice than those they were found with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rowlock.coach.puzzles import Puzzle
from rowlock.errors import SetupError
from rowlock.kernel.threads import pool_of
from rowlock.lab.proofs.rollouts import Rollouts
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.notation import parse_state
from rowlock.rules.dice.state import State

SURE = 4.0
"""How many standard errors the best move has to lead by."""
_SHARE_FOR_ALL = 20
"""All moves get one in so many rollouts. Then the two best get all, and of the others those that are not hopeless."""
_MOST_ERRORS = 999.0


@dataclass(frozen=True, slots=True)
class Proof:
    """What fresh rollouts say about a puzzle."""

    puzzle: Puzzle
    best: str
    """The best move by these rollouts."""
    lead: float
    """How much of a win it is ahead of the second."""
    sureness: float
    """How many standard errors it is ahead of the move of which that is least sure."""

    @property
    def holds(self) -> bool:
        """Whether the puzzle's answer is the best move, and clearly so."""
        return self.best == self.puzzle.best and self.sureness >= SURE


def prove(puzzle: Puzzle, rollouts: int, seed: int) -> Proof:
    """Roll out the two best moves of a puzzle so many times each, and the others as long as they are not hopeless."""
    drawn = random.Random(f"prove {seed} {puzzle.state} {puzzle.seat}").getrandbits(63)
    trying = Rollouts(_position(puzzle), puzzle.seat, drawn)
    trying.go_on(max(1, rollouts // _SHARE_FOR_ALL))
    found = trying.go_on(rollouts, in_any_case=2)
    first, second, *_ = found.worths.values()
    return Proof(puzzle, str(found.best), first - second, min(found.sureness, _MOST_ERRORS))


def prove_all(puzzles: Sequence[Puzzle], rollouts: int, seed: int, threads: int) -> Iterator[Proof]:
    """Prove puzzles, in order. Bad ones are refused before anything is rolled out."""
    for puzzle in puzzles:
        _position(puzzle)
    with pool_of(threads) as pool:
        yield from pool.map(lambda puzzle: prove(puzzle, rollouts, seed), puzzles)


def _position(puzzle: Puzzle) -> State:
    state = parse_state(puzzle.state)
    state.check_seat(puzzle.seat)
    if set(puzzle.worth) != set(map(str, legal(state, puzzle.seat))):
        raise SetupError(f"{puzzle.id}: worths of seat {puzzle.seat} are needed for exactly its legal moves")
    return state
