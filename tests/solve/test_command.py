"""`rowlock solve` and `rowlock evaluate`, run as people run them."""

import json
from pathlib import Path

import pytest

from rowlock.players.compiled.tempo import pace
from rowlock.solve.values.solved import Solved
from test_cli import run

SHEET = """
id = "tiny"
name = "Tiny"
about = "A sheet to solve at once."
sides = 2
close_after = 1
penalties_to_end = 2
sheet = '''
red     2  [4]
yellow  2  [4]
green   4  [2]
blue    4  [3]
'''
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("ROWLOCK_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "tiny.toml"
    path.write_text(SHEET, encoding="utf-8")
    return str(path)


def test_solve_tells_the_value_and_what_it_took(capsys: pytest.CaptureFixture[str], tiny: str) -> None:
    _, out, _ = run(capsys, "solve", tiny, "--threads", "1", "--json")
    told = json.loads(out)
    assert list(told) == ["variant", "value", "states", "seconds", "peak_mb"]
    assert told["variant"] == "tiny"
    _, out, _ = run(capsys, "solve", tiny, "--threads", "1")
    assert f"Tiny, one player: {told['value']:.4f} points on average" in out


def test_solve_tells_the_chances_of_the_scores(capsys: pytest.CaptureFixture[str], tiny: str) -> None:
    _, out, _ = run(capsys, "solve", tiny, "--threads", "1", "--scores", "--json")
    told = json.loads(out)
    assert sum(told["scores"].values()) == pytest.approx(1)
    mean = sum(int(points) * chance for points, chance in told["scores"].items())
    assert mean == pytest.approx(told["value"], abs=1e-4)
    assert sum(told["ends"].values()) == pytest.approx(1)


def test_solve_draws_the_chances_as_bars_of_which_the_longest_is_as_wide_as_a_screen_allows(
    capsys: pytest.CaptureFixture[str], tiny: str
) -> None:
    _, out, _ = run(capsys, "solve", tiny, "--threads", "1", "--scores")
    bars = [line.count("#") for line in out.splitlines() if " to " in line]
    assert max(bars) == 40
    assert len(set(bars)) > 1


def test_solve_checks_the_value_by_playing(capsys: pytest.CaptureFixture[str], tiny: str) -> None:
    code, out, _ = run(capsys, "solve", tiny, "--threads", "1", "--check", "2000", "--json")
    told = json.loads(out)
    assert (code, told["check"]["games"]) == (0, 2000)
    assert told["check"]["away"] == pytest.approx(
        abs(told["check"]["mean"] - told["value"]) / told["check"]["error"], abs=1e-9
    )
    _, out, _ = run(capsys, "solve", tiny, "--check", "2000")
    assert "2,000 games played by it" in out


def test_a_value_that_games_do_not_come_to_is_refused(
    capsys: pytest.CaptureFixture[str], tiny: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Solved, "expected", lambda solved, state: 99.0)
    code, _, err = run(capsys, "solve", tiny, "--check", "2000")
    assert code
    assert "the value or the games are wrong" in err


def test_a_turn_that_is_finished_is_worth_more_and_not_kept(
    capsys: pytest.CaptureFixture[str], tiny: str, tmp_path: Path
) -> None:
    _, out, _ = run(capsys, "solve", tiny, "--finish-turn", "--json")
    assert not list((tmp_path / "cache").rglob("*.values"))
    _, by_the_rules, _ = run(capsys, "solve", tiny, "--json")
    assert json.loads(out)["value"] > json.loads(by_the_rules)["value"]


def test_solve_makes_the_table_of_tempo(
    capsys: pytest.CaptureFixture[str], tiny: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "GAMES", 300)
    _, out, _ = run(capsys, "solve", tiny, "--seats", "3", "--threads", "1", "--json")
    told = json.loads(out)
    assert [path.name.split("-")[:3] for path in (tmp_path / "cache").rglob("*.values")] == [["tiny", "tempo", "3"]]
    assert told["charge"] > 0
    assert len(told["ends"]) == len(told["closes"]) == 2
    assert max(map(max, told["ends"])) > 0
    _, alone, _ = run(capsys, "solve", tiny, "--threads", "1", "--json")
    assert told["value"] < json.loads(alone)["value"]
    _, out, _ = run(capsys, "solve", tiny, "--seats", "3", "--threads", "1")
    assert "Tiny, tempo at a table with 3 seats: " in out
    assert "counted in 300 games" in out


def test_evaluate_tells_the_worth_of_every_legal_move(capsys: pytest.CaptureFixture[str], tiny: str) -> None:
    state = "tiny turn 1 seat 0 white 11 2222 / - - - - p0"
    _, out, _ = run(capsys, "evaluate", "--state", state, "--variant", tiny, "--json")
    told = json.loads(out)
    assert set(told) == {"state", "value", "seat", "moves", "exact"}
    assert (told["seat"], told["exact"]) == (0, True)
    assert set(told["moves"]) == {"r2", "y2", "-"}
    assert all(set(one) == {"chance", "points"} for one in told["moves"].values())
    assert {one["chance"] for one in told["moves"].values()} == {1.0}
    assert told["value"] == max(one["points"] for one in told["moves"].values())
    _, out, _ = run(capsys, "evaluate", "--state", state, "--variant", tiny)
    assert out.splitlines()[0] == f"{told['value']:.4f} points on average with perfect play"
    assert len(out.splitlines()) == 4


def test_bench_solver_prints_ratios(capsys: pytest.CaptureFixture[str], tiny: str) -> None:
    code, out, _ = run(capsys, "bench", "solver", "--variant", tiny, "--games", "50")
    assert code == 0
    assert "× plain loop" in out
    _, out, _ = run(capsys, "bench", "solver", "--variant", tiny, "--games", "50", "--json")
    told = json.loads(out)
    assert told["playing_ratio"] == pytest.approx(told["games_per_second"] / told["plain_games_per_second"])
    assert told["ratio"] == pytest.approx(told["seconds"] * told["plain_games_per_second"] / 1e6)
    assert run(capsys, "bench", "solver", "--games", "0")[0] == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("solve", "big-points"), "Big Points cannot be solved: its round fields"),
        (("solve", "classics"), "did you mean classic?"),
        (("solve", "longo", "--lucky", "5"), "write a pair of numbers like 5/10, or none"),
        (("solve", "longo", "--lucky", "5/99"), "two different numbers from 2 to 16"),
        (("solve", "classic", "--lucky", "5/10"), "Classic has no lucky numbers"),
        (("solve", "classic", "--finish-turn", "--check", "1000"), "only give the value"),
        (("solve", "classic", "--seats", "2", "--scores"), "only give the value"),
        (("solve", "classic", "--seats", "9"), "9 seats: 1 to 8 can play"),
        (("solve", "classic", "--threads", "0"), "at least one is needed"),
        (("solve", "classic", "--check", "-5"), "at least 100 games are needed"),
        (("evaluate", "--state", "what"), "is not the head of a state"),
        (("evaluate", "--state", "tiny turn 1 seat 0 roll / - - - - p0"), "there is no variant 'tiny'"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    capsys: pytest.CaptureFixture[str], tiny: str, arguments: tuple[str, ...], message: str
) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2
    assert message in err
