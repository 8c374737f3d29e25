"""The exact end: the matrix of a white action solved for both, and positions held to everything that can happen."""

from __future__ import annotations

import random

import numpy as np
import pytest

import rowlock
from rowlock import Phase, State
from rowlock.chance import throw
from rowlock.errors import SetupError
from rowlock.players.proof.endgame import Endgame, TooLarge, color_moves, distinct_rolls, size_at_most
from rowlock.players.proof.matrix import solve_matrix
from shrunken import SHEETS

PLAIN = ("plain", "mixed numbers", "mixed colors", "double fields", "three rows end it")


@pytest.mark.parametrize("shape", [(1, 1), (1, 4), (2, 2), (2, 5), (3, 3), (5, 3), (4, 4)])
def test_nobody_can_do_better_against_the_solution_of_a_matrix(shape: tuple[int, int]) -> None:
    rng = np.random.default_rng(1)
    for many in (2, 5, 1000):  # with few different numbers much is tied
        for _ in range(30):
            matrix = rng.integers(0, many, shape) / many
            found = solve_matrix(matrix.tolist())
            rows, columns = np.array(found.rows), np.array(found.columns)
            assert min(rows.min(), columns.min()) > -1e-9
            assert (rows.sum(), columns.sum()) == pytest.approx((1, 1))
            assert (rows @ matrix).min() == pytest.approx(found.worth) == (matrix @ columns).max()


def everything(state: State) -> float:
    """The part of the win of seat 0 by trying all that the rules list, nothing clever, nothing remembered."""
    if state.is_over:
        mine, other = rowlock.scores(state)
        return float(mine > other) + (mine == other) / 2
    if state.phase is Phase.ROLL:
        rolls = rowlock.outcomes(state)
        return sum(float(chance) * everything(rowlock.roll(state, thrown)) for thrown, chance in rolls)
    if state.phase is Phase.COLOR:
        best = max if state.active == 0 else min
        return best(
            everything(rowlock.choose(state, state.active, move)) for move in rowlock.legal(state, state.active)
        )
    moves = [rowlock.legal(state, seat) for seat in (0, 1)]
    halves = [rowlock.choose(state, 0, move) for move in moves[0]]
    return solve_matrix([[everything(rowlock.choose(half, 1, move)) for move in moves[1]] for half in halves]).worth


def late(variant: rowlock.Variant, rng: random.Random, size: int) -> State:
    """A state before a roll that is not far from the end."""
    while True:
        state = rowlock.start(variant, 2, first=rng.randrange(2))
        while not state.is_over:
            if state.phase is Phase.ROLL:
                if size_at_most(state) <= size:
                    return state
                state = rowlock.roll(state, throw(state, rng))
            for seat in rowlock.to_decide(state):
                state = rowlock.choose(state, seat, rng.choice(rowlock.legal(state, seat)))


@pytest.mark.parametrize("name", PLAIN)
def test_it_comes_to_what_trying_everything_comes_to(name: str) -> None:
    rng = random.Random(name)
    for _ in range(2):
        state = late(SHEETS[name], rng, 12)
        assert Endgame(10_000).worth(state) == pytest.approx(everything(state))


@pytest.mark.parametrize("name", PLAIN)
def test_distinct_rolls_are_all_rolls_and_offer_what_is_legal(name: str) -> None:
    rng = random.Random(f"rolls {name}")
    for _ in range(5):
        state = late(SHEETS[name], rng, 300)
        assert sum(chance for _, chance in distinct_rolls(state)) == pytest.approx(1)
        assert len(distinct_rolls(state)) <= len(list(rowlock.outcomes(state)))
        for thrown, _ in distinct_rolls(state):
            rolled = rowlock.roll(state, thrown)
            passed = rowlock.choose(rowlock.choose(rolled, 0, "-"), 1, "-")
            moves = color_moves(passed, thrown)
            assert set(moves) == set(rowlock.legal(passed, passed.active))


def test_worths_of_moves_lead_to_the_worth_of_the_state() -> None:
    rng = random.Random("moves")
    for _ in range(4):
        state = late(SHEETS["plain"], rng, 40)
        for thrown, _ in distinct_rolls(state)[:10]:
            rolled = rowlock.roll(state, thrown)
            endgame = Endgame(10_000)
            best = [max(endgame.worths(rolled, seat).values()) for seat in (0, 1)]
            assert best[0] == pytest.approx(1 - best[1])
            assert best[0] == pytest.approx(endgame.solution(rolled).worth)


def test_a_fourth_penalty_that_wins_is_taken() -> None:
    ahead, behind = "r2.r3.r4.r5.r6.r7.r8 - - - p3", "r9.r10.r11 y11 g3 b3.b2 p3"
    state = rowlock.parse_state(f"classic turn 9 seat 0 color 12 6666 / {ahead} / r9.r10.r11 y11 g3 b3 p3 / - -")
    assert behind
    with pytest.raises(TooLarge):
        Endgame(5).worths(state, 0)
    done = "r2.r3.r4.r5.r6.r11 y11 g3 b3 p3"
    other = "r2.r11 y11 g3 b3 p3"
    state = rowlock.parse_state(f"classic turn 9 seat 0 color 65 6114 / {done} / {other} / - -")
    worths = Endgame(100).worths(state, 0)
    assert worths[rowlock.Pass()] == 1.0
    assert worths[rowlock.parse_move("r12")] <= 1.0


def test_what_cannot_be_solved_is_refused() -> None:
    state = rowlock.roll(rowlock.start("bonus-a", 2), "34 2516")
    with pytest.raises(SetupError, match="without bonuses"):
        Endgame(10).worths(state, 0)
    with pytest.raises(SetupError, match="two seats"):
        Endgame(10).worths(rowlock.roll(rowlock.start("classic", 3), "34 2516"), 0)
    with pytest.raises(SetupError, match="nothing to decide"):
        Endgame(10).worths(rowlock.start("classic", 2), 0)
