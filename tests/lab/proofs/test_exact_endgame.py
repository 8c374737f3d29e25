"""The exact endgame: white actions solved as matrix games, and positions compared with brute force."""

from __future__ import annotations

import random
from contextlib import suppress

import numpy as np
import pytest

import rowlock
from rowlock import Phase, State
from rowlock.chance import throw
from rowlock.errors import SetupError
from rowlock.lab.proofs.exact_endgame import Endgame, TooLarge, color_moves, distinct_rolls
from rowlock.lab.proofs.matrix_game import solve_matrix
from shrunken import SHEETS

PLAIN = ("plain", "mixed numbers", "mixed colors", "double fields", "three rows end it")


@pytest.mark.parametrize("shape", [(1, 1), (1, 4), (2, 2), (2, 5), (3, 3), (5, 3), (4, 4)])
def test_nobody_can_do_better_against_the_solution_of_a_matrix(shape: tuple[int, int]) -> None:
    rng = np.random.default_rng(1)
    for many in (2, 5, 1000):  # few distinct numbers make many ties
        for _ in range(30):
            matrix = rng.integers(0, many, shape) / many
            found = solve_matrix(matrix.tolist())
            rows, columns = np.array(found.rows), np.array(found.columns)
            assert min(rows.min(), columns.min()) > -1e-9
            assert (rows.sum(), columns.sum()) == pytest.approx((1, 1))
            assert (rows @ matrix).min() == pytest.approx(found.worth) == (matrix @ columns).max()


def everything(state: State, known: dict[str, float]) -> float:
    """The expected share of the win of seat 0, by trying every roll and every legal move."""
    if state.is_over:
        mine, other = rowlock.scores(state)
        return float(mine > other) + (mine == other) / 2
    if state.phase is Phase.ROLL:
        key = f"{state.active} {state.sheets}"
        if key not in known:
            rolls = rowlock.outcomes(state)
            known[key] = sum(float(chance) * everything(rowlock.roll(state, thrown), known) for thrown, chance in rolls)
        return known[key]
    if state.phase is Phase.COLOR:
        best, seat = max if state.active == 0 else min, state.active
        return best(everything(rowlock.choose(state, seat, move), known) for move in rowlock.legal(state, seat))
    moves = [rowlock.legal(state, seat) for seat in (0, 1)]
    halves = [rowlock.choose(state, 0, move) for move in moves[0]]
    worths = [[everything(rowlock.choose(half, 1, move), known) for move in moves[1]] for half in halves]
    return solve_matrix(worths).worth


def before_the_last_roll(variant: rowlock.Variant, rng: random.Random) -> State:
    """The state before the last roll of a playthrough; played on differently, it may take more rolls."""
    state = last = rowlock.start(variant, 2, first=rng.randrange(2))
    while not state.is_over:
        if state.phase is Phase.ROLL:
            last = state
            state = rowlock.roll(state, throw(state, rng))
        for seat in rowlock.to_decide(state):
            moves = rowlock.legal(state, seat)
            state = rowlock.choose(state, seat, rng.choice(moves[:-1] or moves))
    return last


def late(variant: rowlock.Variant, rng: random.Random) -> State:
    """A state before a roll from which few others can be reached."""
    while True:
        state = before_the_last_roll(variant, rng)
        with suppress(TooLarge):
            Endgame(15).worth(state)
            return state


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAIN)
def test_it_comes_to_what_trying_everything_comes_to(name: str) -> None:
    rng = random.Random(name)
    for _ in range(2):
        state = late(SHEETS[name], rng)
        assert Endgame(10_000).worth(state) == pytest.approx(everything(state, {}))


@pytest.mark.parametrize("name", PLAIN)
def test_distinct_rolls_are_all_rolls_and_offer_what_is_legal(name: str) -> None:
    rng = random.Random(f"rolls {name}")
    for _ in range(5):
        state = before_the_last_roll(SHEETS[name], rng)
        assert sum(chance for _, chance in distinct_rolls(state)) == pytest.approx(1)
        assert len(distinct_rolls(state)) <= len(list(rowlock.outcomes(state)))
        for thrown, _ in distinct_rolls(state):
            rolled = rowlock.roll(state, thrown)
            passed = rowlock.choose(rowlock.choose(rolled, 0, "-"), 1, "-")
            moves = color_moves(passed, thrown)
            assert set(moves) == set(rowlock.legal(passed, passed.active))


def test_worths_of_moves_lead_to_the_worth_of_the_state() -> None:
    rng = random.Random("moves")
    for _ in range(2):
        state = late(SHEETS["plain"], rng)
        endgame = Endgame(10_000)
        for thrown, _ in distinct_rolls(state)[:10]:
            rolled = rowlock.roll(state, thrown)
            best = [max(endgame.worths(rolled, seat).values()) for seat in (0, 1)]
            assert best[0] == pytest.approx(1 - best[1])
            assert best[0] == pytest.approx(endgame.solution(rolled).worth)


def test_a_white_action_in_which_nobody_can_be_sure_is_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """I lock if you do not, you pass if I lock: hardly any sheet small enough for brute force has this."""
    monkeypatch.setattr(Endgame, "_matrix", lambda self, state, landings: ([], [[1.0, 0.0], [0.0, 0.5]]))
    assert Endgame(1)._settled(rowlock.start("classic", 2), {}) == pytest.approx(1 / 3)


OTHER = "r2.r3.r4.r5.r6.r11 y11 g3 b3 p3"


def penalty(mine: str) -> dict[str, float]:
    """The values of crossing red 11 and of taking the fourth penalty; the same at either seat."""
    sheets = (f"seat 0 color 65 5114 / {mine} / {OTHER}", f"seat 1 color 65 5114 / {OTHER} / {mine}")
    states = [rowlock.parse_state(f"classic turn 9 {text} / - -") for text in sheets]
    here, there = (Endgame(100).worths(state, state.active) for state in states)
    assert here == pytest.approx(there)
    assert set(map(str, here)) == {"r11", "-"}
    return {str(move): worth for move, worth in here.items()}


def test_a_fourth_penalty_that_wins_is_best() -> None:
    worths = penalty("r2.r3.r4.r5.r6.r10 y2.y3.y4.y11 g3 b3 p3")
    assert worths["-"] == 1.0 > worths["r11"] > 0


def test_a_fourth_penalty_that_loses_is_not() -> None:
    worths = penalty("r2.r3.r4.r5.r6.r10 y2.y11 g3 b3 p3")
    assert worths["-"] == 0.0 < worths["r11"] < 1


def test_it_gives_up_where_there_is_too_much() -> None:
    with pytest.raises(TooLarge):
        Endgame(5).worth(rowlock.start("classic", 2))


def test_what_cannot_be_solved_is_refused() -> None:
    state = rowlock.roll(rowlock.start("bonus-a", 2), "34 2516")
    with pytest.raises(SetupError, match="without bonuses"):
        Endgame(10).worths(state, 0)
    with pytest.raises(SetupError, match="two seats"):
        Endgame(10).worths(rowlock.roll(rowlock.start("classic", 3), "34 2516"), 0)
    with pytest.raises(SetupError, match="nothing to decide"):
        Endgame(10).worths(rowlock.start("classic", 2), 0)
