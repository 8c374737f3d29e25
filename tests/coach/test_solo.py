"""The solo game is judged by its exact table, and without one by a level."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import pytest

import rowlock
from brute import Brute
from rowlock import Phase, Record, State
from rowlock.chance import throw
from rowlock.coach.on_demand import solo_judge
from rowlock.coach.outlook import as_points
from rowlock.coach.solo_judge import SoloJudge
from rowlock.coach.units import POINT
from rowlock.players.compiled.exact_player import ExactPlayer
from rowlock.rules.dice.view import view
from rowlock.solve.values.solved import Solved
from shrunken import SHEETS, solved

SHEET = SHEETS["mixed numbers"]


@pytest.fixture(scope="module")
def judge() -> SoloJudge:
    return SoloJudge(solved(SHEET))


def played(player: rowlock.Player, seed: int) -> Record:
    rng = random.Random(seed)
    state: State = rowlock.start(SHEET, 1)
    record = Record.begin(state, ["Ada"])
    while not state.is_over:
        if state.phase is Phase.ROLL:
            thrown = throw(state, rng)
            state, record = rowlock.roll(state, thrown), record.rolled(thrown)
        else:
            move = player.decide(view(state, 0))
            state, record = rowlock.choose(state, 0, move), record.chose(0, move)
    return record


def test_the_exact_player_loses_nothing_and_nothing_surprises(judge: SoloJudge) -> None:
    assert isinstance(judge.table, Solved)
    player = ExactPlayer(judge.table)
    for seed in range(30):
        found = rowlock.review(played(player, seed), judge=judge)
        (seat,) = found.seats
        assert seat.loss == 0
        assert abs(seat.surprise) <= len(found.decisions)  # rounding
        assert seat.result - seat.luck == seat.luck_adjusted
        assert all(one.outlook.exact for one in found.decisions)


def test_a_worse_player_loses_points_and_the_sums_hold(judge: SoloJudge) -> None:
    records = [played(rowlock.player("random", random.Random(seed)), seed) for seed in range(9)]
    found = [rowlock.review(record, judge=judge) for record in records]
    assert sum(one.seats[0].loss for one in found) > 9 * POINT
    for one in found:
        (seat,) = one.seats
        assert seat.result == seat.start + seat.luck - seat.loss + seat.surprise
        assert abs(seat.surprise) <= len(one.decisions)


def test_expected_points_and_luck_are_those_of_brute_force(judge: SoloJudge) -> None:
    brute = Brute()
    state = rowlock.start(SHEET, 1)
    expected = brute.worth(state)
    total = Fraction(0)
    by_whites: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    for thrown, chance in rowlock.outcomes(state):
        found = judge.chances(state, thrown)
        assert as_points(found.before[0]) == pytest.approx(expected, abs=1e-6)
        total += chance * (found.rolled[0] - found.before[0])
        by_whites.setdefault(thrown.whites, []).append((found.whites[0], found.rolled[0]))
    assert abs(total) < 1
    for alike in by_whites.values():
        assert alike[0][0] == pytest.approx(sum(rolled for _, rolled in alike) / len(alike), abs=1)


def test_without_a_table_a_level_judges_and_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROWLOCK_CACHE", str(tmp_path))
    solo_judge.cache_clear()
    found = rowlock.review(Record.parse("variant classic\nseats Ada\n1  34 2516  r7 | y9\n"))
    assert found.is_weaker
    assert found.alone
    assert not found.decisions[0].outlook.exact
