"""`rowlock review` and `rowlock evaluate` for several seats, run as people run them; and what cannot be judged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rowlock
from home_made import EVERYTHING
from rowlock import NotYourDecision, Record, RowlockError, SetupError
from rowlock.cli import main
from rowlock.coach.marks import like, mark_of
from rowlock.coach.plain_judge import by_level
from rowlock.players.net.sizes import ONE

ROOT = Path(__file__).parents[2]
GOLDEN = json.loads((ROOT / "tests/golden/playthroughs.json").read_text(encoding="utf-8"))
WHITE = "classic turn 1 seat 0 white 34 2516 / - - - - p0 / - - - - p0"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code: object = 0
    try:
        main(arguments)
    except SystemExit as stopped:
        code = stopped.code
    out, err = capsys.readouterr()
    return int(str(code or 0)), out, err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "evening.txt"
    file.write_text(GOLDEN["classic"]["replay"]["record"], encoding="utf-8")
    return file


def test_review_tells_sums_mistakes_and_reasons(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "review", str(record))
    assert code == 0
    assert out.startswith("Ada: result 100.0 % = ")
    assert "Eager: r11 ?? gives away" in out
    assert "r11 loses 9 (r2 r3 r4 r5 r6 r7 r8 r9 r10); g11 loses no field" in out
    _, only, _ = run(capsys, "review", str(record), "--seat", "0")
    assert "Eager:" not in only


def test_the_worked_review_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "review", str(ROOT / "examples/evening.txt"))
    assert f"```text\n{out}```" in (ROOT / "docs/explanation/coach.md").read_text(encoding="utf-8")


def test_review_writes_json_and_a_plot(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    _, out, _ = run(capsys, "review", str(record), "--json", "--plot", str(plot), "--seat", "1")
    told = json.loads(out)
    assert {one["seat"] for one in told["decisions"]} == {1}
    assert told["result"] == [1.0, 0.0]
    assert len(told["seats"]) == 2
    assert plot.read_text(encoding="utf-8").count("<circle") == 3


def test_review_names_what_is_wrong(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("g12", "g11", 1), encoding="utf-8")
    code, _, err = run(capsys, "review", str(record))
    assert code == 1
    assert "line 3" in err
    record.write_text(text, encoding="utf-8")
    code, _, err = run(capsys, "review", str(record), "--seat", "2")
    assert code == 2
    assert "there is no seat 2" in err
    code, _, err = run(capsys, "review", str(record), "--plot", "curve.png")
    assert code == 2
    record.write_text(text.replace("variant classic", "variant mine"), encoding="utf-8")
    code, _, err = run(capsys, "review", str(record))
    assert code == 2
    assert "--variant" in err


def test_json_says_on_the_side_what_is_left_out(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text(encoding="utf-8").splitlines()[:4]
    record.write_text("\n".join(text).replace("56 3111", "?? ????"), encoding="utf-8")
    _, out, err = run(capsys, "review", str(record), "--json")
    assert {one["turn"] for one in json.loads(out)["decisions"]} == {1}
    assert "3 decisions are left out" in err
    assert "unfinished" in err


def test_evaluate_tells_chances_for_several_seats(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "evaluate", "--state", WHITE, "--seat", "1", "--json")
    told = json.loads(out)
    assert set(told) == {"seat", "moves", "exact"}
    assert told["seat"] == 1
    assert set(told["moves"]) == {"r7", "y7", "g7", "b7", "-"}
    assert all(set(one) == {"chance", "points"} for one in told["moves"].values())
    state = rowlock.parse_state(WHITE)
    assert told["moves"]["r7"]["chance"] == rowlock.worth(state, 1).moves[rowlock.parse_move("r7")].chance
    _, out, _ = run(capsys, "evaluate", "--state", WHITE)
    assert out.splitlines()[0].startswith("seat 0: chance of winning by the net")
    assert len(out.splitlines()) == 6


def test_evaluate_refuses_what_it_cannot_judge(capsys: pytest.CaptureFixture[str]) -> None:
    for text, why in {
        "classic turn 1 seat 0 roll / - - - - p0 / - - - - p0": "nobody has anything to decide",
        WHITE.replace("2516", "25?6"): "some are not known",
        WHITE.replace("- - - - p0", "r12 - - - p0", 1): "r12",
    }.items():
        code, _, err = run(capsys, "evaluate", "--state", text)
        assert code == 2, text
        assert why in err
    code, _, err = run(capsys, "evaluate", "--state", WHITE, "--scores")
    assert code == 2


def test_worth_refuses_seats_without_a_decision() -> None:
    state = rowlock.choose(rowlock.parse_state(WHITE), 0, "-")
    with pytest.raises(NotYourDecision):
        rowlock.worth(state, 0)
    with pytest.raises(RowlockError, match="no seat 2"):
        rowlock.worth(state, 2)
    assert rowlock.worth(state, 1).moves == rowlock.worth(rowlock.parse_state(WHITE), 1).moves


def test_home_made_sheets_are_judged_by_a_level_and_flagged() -> None:
    variant = rowlock.parse_variant(EVERYTHING)
    state = rowlock.start(variant, 2, lucky=[(5, 10), (5, 10)])
    record = Record.begin(state, ["Ada", "Ben"]).rolled(rowlock.parse_roll("34 2516"))
    found = rowlock.worth(rowlock.roll(state, "34 2516"), 0)
    assert found.is_weaker
    assert not found.exact
    assert rowlock.review(record, judge=by_level(variant, 2)).is_weaker


def test_the_commands_say_that_a_sheet_without_a_net_is_judged_roughly(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, sheet = tmp_path / "evening.txt", str(ROOT / "examples/twofold.toml")
    file.write_text("variant twofold\nseats Ada, Ben\n1  34 2516  - -\n", encoding="utf-8")
    code, out, _ = run(capsys, "review", str(file), "--variant", sheet)
    assert code == 0
    assert "there is no net for Twofold: Sage's judgment is used instead" in out
    state = "twofold turn 1 seat 0 white 34 2516 / - - - - p0 / - - - - p0"
    code, out, _ = run(capsys, "evaluate", "--state", state, "--variant", sheet)
    assert code == 0
    assert "roughly, by a level: there is no net" in out


def test_positions_that_cannot_arise_are_refused_in_python() -> None:
    for text, why in {
        WHITE.replace("- - - - p0", "r2.r12 - - - p0", 1): "too few crosses",
        WHITE.replace("- - - - p0", "r5.r3 - - - p0", 1): "from left to right",
        WHITE.replace("p0", "p5", 1): "p0 to p4",
        WHITE.replace("34 2516", "37 2516"): "a die shows 1 to 6",
    }.items():
        with pytest.raises(RowlockError, match=why):
            rowlock.worth(rowlock.parse_state(text), 0)
    with pytest.raises(SetupError, match="some are not known"):
        rowlock.worth(rowlock.parse_state(WHITE.replace("2516", "25?6")), 0)


def test_sheets_with_too_many_fields_are_refused() -> None:
    text = EVERYTHING.replace('bar = "R Y G B"', f'bar = "{" ".join("R" * 63)}"')
    state = rowlock.start(rowlock.parse_variant(text), 2, lucky=[(5, 10), (5, 10)])
    with pytest.raises(SetupError, match="more fields than the coach can judge"):
        rowlock.worth(rowlock.roll(state, "34 2516"), 0)


@pytest.mark.parametrize(("seats", "scale"), [(2, 1.0), (4, 0.5), (8, 0.25)])
def test_marks_and_bots_scale_with_the_number_of_seats(seats: int, scale: float) -> None:
    def loss(percent: float) -> int:
        return int(ONE * percent * scale / 100) + 1

    marks = {1.9: "", 2: "?!", 4.9: "?!", 5: "?", 9.9: "?", 10: "??", 60: "??"}
    assert {percent: mark_of(loss(percent), seats) for percent in marks} == marks
    bots = {0: "champion", 1.9: "champion", 2: "sage", 7.9: "sage", 12: "vera", 18: "otto", 30: "dot", 90: "dot"}
    assert {percent: like(loss(percent), seats) for percent in bots} == bots
