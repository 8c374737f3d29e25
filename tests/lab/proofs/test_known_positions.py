"""Positions with known best moves: finding them by rollouts, the file of them, and the champion's answers."""

from __future__ import annotations

import json
import random
from math import inf
from pathlib import Path

import pytest

import golden_positions
import rowlock
from rowlock.errors import SetupError
from rowlock.lab.proofs.exact_endgame import Endgame, size_at_most
from rowlock.lab.proofs.known_positions import Position, as_json, ask, load_positions
from rowlock.lab.proofs.rollouts import Found, Rollouts
from rowlock.players.compiled.compiled_champion import CompiledChampion
from rowlock.players.simple import GreedyPlayer
from rowlock.rules.printed import FIRST
from test_cli import run

pytestmark = pytest.mark.slow  # everything here waits for the compiler

WINS = "classic turn 9 seat 0 color 66 .666 / r2.r3.r4.r5.r6.r12 y2.y3.y4.y5.y6.y11 - - p0 / - - g12 - p3 / r12 -"
"""Crossing yellow 12 can no longer lose anything."""
NEAR = "classic turn 9 seat 0 white 66 6666 / r2.r3.r4.r5.r6 y2.y3.y4.y5.y6 g11 b11 p0 / - - g12 - p0 / ? ?"
MIDDLE = (
    "classic turn 12 seat 1 white 34 2516 / r2.r5.r6 y3.y4 g12.g9 b11.b9.b8 p0 / "
    "r3.r4 y5.y6 g11.g10 b11.b10.b9 p1 / ? ?"
)
GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "positions.json"


def test_rollouts_are_repeatable_and_can_go_on() -> None:
    state = rowlock.parse_state(MIDDLE)
    one, other = Rollouts(state, 0, 3), Rollouts(state, 0, 3)
    one.go_on(20)
    assert one.go_on(60) == other.go_on(60)
    assert Rollouts(state, 0, 4).go_on(60) != one.found()


def test_rollouts_tell_a_good_move_from_a_bad_one() -> None:
    """Lock now and win; or pass, and the game goes on."""
    found = Rollouts(rowlock.parse_state(NEAR), 0, 1).go_on(300)
    assert set(map(str, found.worths)) == {"r12", "y12", "-"}
    assert str(found.best) in ("r12", "y12")
    assert found.worths[found.best] == pytest.approx(1.0)
    assert list(found.worths.values()) == sorted(found.worths.values(), reverse=True)


def test_a_move_that_ends_it_needs_no_luck() -> None:
    state = rowlock.parse_state(
        "classic turn 9 seat 1 color 16 .636 / r2.r3.r4.r5.r6.r12 y2.y3 - - p0 / r11 y2.y3.y4.y5.y6 g12 - p3 / - -"
    )
    found = Rollouts(state, 1, 1).go_on(50)
    last = rowlock.choose(state, 1, "-")
    assert last.is_over
    assert found.worths[rowlock.Pass()] == float(rowlock.scores(last)[1] > rowlock.scores(last)[0])


def test_hopeless_moves_get_no_more_rollouts() -> None:
    rollouts = Rollouts(rowlock.parse_state(NEAR), 0, 1)
    rollouts.go_on(200)
    rollouts._shares[rowlock.Pass()][:] = 0.0
    rollouts.go_on(300)
    many = {str(move): len(shares) for move, shares in rollouts._shares.items()}
    assert many == {"r12": 300, "y12": 300, "-": 200}


def test_sureness_counts_standard_errors() -> None:
    assert Found({}, 0.03, 0.01).sureness == pytest.approx(3)
    assert Found({}, 1.0, 0.0).sureness == inf
    assert Found({}, 0.0, 0.0).sureness == 0.0


def written(path: Path, *positions: Position) -> Path:
    path.write_text(json.dumps({"lines": {"all": [as_json(one) for one in positions]}}), encoding="utf-8")
    return path


def position(worths: dict[str, float]) -> Position:
    moves = {rowlock.parse_move(move): worth for move, worth in worths.items()}
    return Position(rowlock.parse_state(NEAR), 0, "a lock", "exact", moves)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    one = position({"r12": 1.0, "y12": 0.75, "-": 0.5})
    assert load_positions(written(tmp_path / "a.json", one)) == (one,)
    (answer,) = ask(GreedyPlayer(), (position({"y12": 1.0, "-": 0.75, "r12": 0.5}),))
    assert (str(answer.move), answer.is_right) == ("-", False)
    assert answer.loss == 0.25


def test_a_file_that_says_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for text in (
        "{",
        '{"lines": {"all": [{"state": "x"}]}}',
        json.dumps({"lines": {"a": [as_json(position({"-": 1}))]}}),
    ):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(SetupError, match="cannot be read as positions"):
            load_positions(path)


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = position({"r12": 1.0, "y12": 1.0, "-": 0.5})
    chosen = next(iter(ask(CompiledChampion(random.Random(1)), (good,)))).move
    others = {str(move): 0.5 for move in good.worths if move != chosen}
    right, wrong = position({str(chosen): 1.0} | others), position(others | {str(chosen): 0.25})
    code, out, _ = run(capsys, "prove", "positions", str(written(tmp_path / "a.json", *[right] * 9, wrong)))
    assert code == 0
    assert out.splitlines()[-1] == "9 of 10 right; 2.50% of a win lost on average"
    code, out, _ = run(capsys, "prove", "positions", str(written(tmp_path / "a.json", right, wrong)), "--json")
    assert code == 1
    assert json.loads(out)["wrong"][0]["chosen"] == str(chosen)


@pytest.mark.parametrize(
    ("text", "seat", "kind"),
    [
        (NEAR, 0, golden_positions.LOCK),
        (NEAR, 1, golden_positions.OPEN),
        (WINS, 0, golden_positions.LAST_LOCK),
        (NEAR.replace("- - g12 - p0", "- y2.y3.y4.y5.y6 - - p0"), 1, golden_positions.SHARED_LOCK),
        ("classic turn 2 seat 1 color 66 6666 / - - - - p0 / - - - - p3 / - -", 1, golden_positions.PENALTY),
        ("classic turn 2 seat 1 color 66 6666 / - - - - p0 / - - g12 - p3 / - g12", 1, golden_positions.OPEN),
    ],
)
def test_kinds_of_decisions(text: str, seat: int, kind: str) -> None:
    assert kind in golden_positions.kinds(rowlock.parse_state(text), seat)


def test_the_plan_has_a_hundred_positions_of_all_variants_and_tables() -> None:
    plan = golden_positions.PLAN
    assert sum(line.many for line in plan) == 100
    assert {line.variant for line in plan} == set(FIRST)
    assert {line.seats for line in plan} == {2, 3, 4, 5}
    assert sum(line.many for line in plan if (line.variant, line.seats) == ("classic", 2)) >= 50
    assert len(plan) == len(set(plan))


def test_the_champion_finds_nine_of_ten_best_moves() -> None:
    positions = load_positions(GOLDEN)
    assert len(positions) == 100
    assert {str(one.state.variant) for one in positions} == set(FIRST)
    wrong = [answer for answer in ask(CompiledChampion(random.Random(1)), positions) if not answer.is_right]
    assert len(wrong) <= 10, wrong
    assert not [answer for answer in wrong if answer.position.how == "exact"], "the champion can solve these endgames"


def test_weaker_players_find_fewer() -> None:
    """The positions distinguish strong players from weak ones."""
    positions = load_positions(GOLDEN)
    assert sum(answer.is_right for answer in ask(GreedyPlayer(), positions)) < 80


def test_exact_worths_in_the_file_are_what_the_end_comes_to() -> None:
    exact = (one for one in load_positions(GOLDEN) if one.how == "exact")
    for one in sorted(exact, key=lambda one: size_at_most(one.state))[:6]:
        worths = Endgame(golden_positions.MOST).worths(one.state, one.seat)
        assert worths == pytest.approx(one.worths, abs=1e-5)
