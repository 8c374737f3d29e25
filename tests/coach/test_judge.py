"""Judgments against brute force: exact endings, and every roll of sheets with every feature."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

import rowlock
from rowlock import Phase, State, Variant
from rowlock.chance import throw
from rowlock.coach.choosing_judge import judge_for
from rowlock.coach.judge import Judge
from rowlock.coach.plain_judge import by_level, by_net
from rowlock.coach.white_game import mean, solve_game
from rowlock.lab.proofs.exact_endgame import Endgame, TooLarge
from rowlock.players.net.sizes import ONE
from shrunken import SHEETS, shrunken

SMALL = shrunken("red 2 3 [4]\nyellow 3 [5]\ngreen 6 [5]\nblue [4]", sides=3, penalties=1, close_after=0)
"""Three-sided dice and short rows: with two seats, late positions can be enumerated."""
CLOSE = 4e-9
"""Chances are integers of 30 bits: what is left is rounding."""


def played(variant: Variant, seats: int, seed: object, turns: int = 40) -> list[State]:
    """The states of a random playthrough."""
    rng = random.Random(str(seed))
    states = [rowlock.start(variant, seats, lucky=[variant.lucky[0]] * seats if variant.lucky else None)]
    while not states[-1].is_over and len(states) < turns:
        state = states[-1]
        if state.phase is Phase.ROLL:
            states.append(rowlock.roll(state, throw(state, rng)))
        else:
            seat = rowlock.to_decide(state)[0]
            states.append(rowlock.choose(state, seat, rng.choice(rowlock.legal(state, seat))))
    return states


def undecided(state: State) -> bool:
    """Whether nobody has chosen in a white action."""
    return state.phase is Phase.WHITE and not any(state.choices)


@pytest.mark.parametrize("part", range(3))
def test_exact_endings_are_worth_what_enumeration_finds(part: int) -> None:
    judge, endgame = by_level(SMALL, 2), Endgame(20_000)
    kinds: Counter[Phase] = Counter()
    for seed in range(10 * part, 10 * part + 10):
        for state in played(SMALL, 2, seed)[-7:]:
            kinds[state.phase] += same(judge, endgame, state, random.Random(seed))
    assert min(kinds[Phase.ROLL], kinds[Phase.WHITE], kinds[Phase.COLOR]) > 2


def same(judge: Judge, endgame: Endgame, state: State, rng: random.Random) -> bool:
    """Compare a state; False if it is too early to be exact."""
    if state.phase is Phase.ROLL:
        return same_luck(judge, endgame, state, rng)
    if undecided(state):
        return same_white(judge, endgame, state)
    if state.phase is not Phase.COLOR:
        return False
    outlook = judge.color(state)
    if outlook.exact:
        for move, worth in endgame.worths(state, state.active).items():
            assert outlook.win(move)[state.active] / ONE == pytest.approx(worth, abs=CLOSE)
    return outlook.exact


def same_luck(judge: Judge, endgame: Endgame, state: State, rng: random.Random) -> bool:
    thrown = throw(state, rng)
    found = judge.chances(state, thrown)
    if found.exact:
        assert found.before[0] / ONE == pytest.approx(endgame.worth(state), abs=CLOSE)
        rolled = endgame.solution(rowlock.roll(state, thrown)).worth
        assert found.rolled[0] / ONE == pytest.approx(rolled, abs=CLOSE)
        alike = [
            (endgame.solution(rowlock.roll(state, other)).worth, chance)
            for other, chance in rowlock.outcomes(state)
            if sorted(other.whites) == sorted(thrown.whites)
        ]
        whites = sum(worth * float(chance) for worth, chance in alike) / float(sum(chance for _, chance in alike))
        assert found.whites[0] / ONE == pytest.approx(whites, abs=CLOSE)
    return found.exact


def same_white(judge: Judge, endgame: Endgame, state: State) -> bool:
    outlooks = judge.white(state)
    if not outlooks[0].exact:
        return False
    worth = endgame.solution(state).worth
    for outlook in outlooks:
        own = worth if outlook.seat == 0 else 1 - worth
        assert outlook.win(outlook.best)[outlook.seat] / ONE == pytest.approx(own, abs=CLOSE)
        for move, exact in endgame.worths(state, outlook.seat).items():
            if exact < own - 1e-6 and len(outlook.good) == 1:
                continue  # what it costs depends on which of several best strategies the other plays
            assert outlook.win(move)[outlook.seat] / ONE <= own + CLOSE
    return True


@pytest.mark.parametrize("name", [name for name, variant in SHEETS.items() if variant.sides == 2])
def test_every_roll_of_every_sheet_is_looked_up_as_it_would_be_judged(name: str) -> None:
    """The mean is that over all rolls, and each is worth what its white action is worth as a game."""
    variant = SHEETS[name]
    judge = by_level(variant, 2)
    state = [state for state in played(variant, 2, name) if state.phase is Phase.ROLL][:3][-1]
    total = Fraction(0)
    whites: dict[tuple[int, ...], list[tuple[Fraction, int, int]]] = {}
    for index, (thrown, chance) in enumerate(rowlock.outcomes(state)):
        found = judge.chances(state, thrown)
        total += chance * found.rolled[0]
        whites.setdefault(thrown.whites, []).append((chance, found.rolled[0], found.whites[0]))
        white = judge.white(rowlock.roll(state, thrown)) if index % 3 == 0 else ()
        if white and white[0].exact == found.exact:
            assert white[0].win(white[0].best)[0] == pytest.approx(found.rolled[0], abs=4)
    assert abs(total - found.before[0]) <= 2
    for alike in whites.values():
        share = sum((chance for chance, _, _ in alike), Fraction(0))
        average = sum((chance * win for chance, win, _ in alike), Fraction(0)) / share
        assert abs(average - alike[0][2]) <= 2


@pytest.mark.parametrize("seats", [1, 3])
def test_luck_has_mean_zero_with_any_number_of_seats(seats: int) -> None:
    variant = SHEETS["everything"]
    judge = by_level(variant, seats)
    states = [state for state in played(variant, seats, 3) if state.phase is Phase.ROLL]
    for state in states[1:2]:
        found = [(judge.chances(state, thrown), chance) for thrown, chance in rowlock.outcomes(state)]
        for seat in range(seats):
            luck = [chance * (one.rolled[seat] - one.before[seat]) for one, chance in found]
            assert 0 <= sum(luck, Fraction(0)) < 1  # the mean is rounded down


def test_alone_a_roll_is_worth_the_best_choice_it_offers() -> None:
    variant = SHEETS["plain"]
    judge = by_level(variant, 1)
    for state in played(variant, 1, 5):
        if state.phase is Phase.WHITE:
            before = rowlock.parse_state(
                str(state).replace(f"white {state.roll}", "roll").rpartition(" / ")[0], variant
            )
            assert state.roll is not None
            (outlook,) = judge.white(state)
            assert judge.chances(before, state.roll).rolled[0] == outlook.win(outlook.best)[0]


@pytest.mark.parametrize("seats", [2, 3])
def test_compiled_and_plain_judges_agree(seats: int) -> None:
    variant = rowlock.variant("bonus-b" if seats == 3 else "classic")
    compiled, plain = judge_for(rowlock.start(variant, seats)), by_net(variant, seats)
    states = played(variant, seats, 8, turns=400)
    late = [state for state in states if undecided(state)][-3:]
    for state in late:
        assert state.roll is not None
        assert compiled.white(state) == plain.white(state)
        before = replace(state, phase=Phase.ROLL, roll=None, choices=())
        assert compiled.chances(before, state.roll) == plain.chances(before, state.roll)
    color = [state for state in states if state.phase is Phase.COLOR][-2:]
    for state in color:
        assert compiled.color(state) == plain.color(state)


def test_a_game_without_a_best_move_is_mixed_exactly() -> None:
    choices = solve_game([[0, 4], [2, 1]])
    assert choices.rows == (Fraction(1, 5), Fraction(4, 5))
    assert choices.columns == (Fraction(3, 5), Fraction(2, 5))
    assert solve_game([[1, 2], [3, 4]]).rows == (Fraction(0), Fraction(1))
    assert mean(choices.columns, [100, 200]) == 140


def test_a_game_of_three_moves_each_is_mixed_nearly() -> None:
    stone = solve_game([[0, -100, 100], [100, 0, -100], [-100, 100, 0]])
    assert all(abs(float(chance) - 1 / 3) < 0.01 for chance in (*stone.rows, *stone.columns))
    assert sum(stone.rows) == 1


def test_an_endgame_that_is_too_large_is_not_called_exact() -> None:
    state = rowlock.roll(rowlock.start("classic", 2), "34 2516")
    judge = by_net(state.variant, 2)
    assert not judge.white(state)[0].exact
    with pytest.raises(TooLarge):
        Endgame(3).worths(state, 0)
