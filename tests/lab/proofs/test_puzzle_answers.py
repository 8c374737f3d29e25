"""Proving puzzles: a right answer holds, and a planted wrong one does not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rowlock.cli import main
from rowlock.coach.puzzles import Puzzle, puzzles, write_puzzles
from rowlock.errors import SetupError
from rowlock.lab.proofs.puzzle_answers import prove, prove_all

FEW = 400
"""Rollouts that are enough for the clearest puzzle."""


@pytest.fixture(scope="module")
def right() -> Puzzle:
    return max((one for one in puzzles("classic") if len(one.worth) > 2), key=lambda one: one.lead)


@pytest.fixture(scope="module")
def wrong(right: Puzzle) -> Puzzle:
    best, second, *others = right.worth
    order = (second, best, *others)
    return replace(right, id="classic-wrong", worth=dict(zip(order, right.worth.values(), strict=True)))


def test_a_right_answer_holds(right: Puzzle) -> None:
    proof = prove(right, FEW, 1)
    assert proof.holds
    assert proof.lead == pytest.approx(right.lead, abs=0.1)
    assert proof == prove(right, FEW, 1)
    assert proof != prove(right, FEW, 2)


def test_a_planted_wrong_answer_does_not_hold(right: Puzzle, wrong: Puzzle) -> None:
    proof = prove(wrong, FEW, 1)
    assert not proof.holds
    assert proof.best == right.best


def test_a_lead_that_may_be_chance_does_not_hold(right: Puzzle) -> None:
    assert not prove(right, 5, 1).holds


def test_proofs_come_in_order_whatever_the_number_of_threads(right: Puzzle, wrong: Puzzle) -> None:
    both = (right, wrong)
    assert list(prove_all(both, FEW, 1, 2)) == list(prove_all(both, FEW, 1, 1))


def test_a_puzzle_with_other_moves_than_the_legal_ones_is_refused(right: Puzzle) -> None:
    with pytest.raises(SetupError, match=r"worths of seat \d are needed for exactly its legal moves"):
        list(prove_all([replace(right, worth={"r2": 0.5, **right.worth})], FEW, 1, 1))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code: object = 0
    try:
        main(["prove", "puzzles", *arguments])
    except SystemExit as stopped:
        code = stopped.code
    out, err = capsys.readouterr()
    return int(str(code or 0)), out, err


def test_the_command_counts_what_holds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, right: Puzzle, wrong: Puzzle
) -> None:
    file = tmp_path / "both.json"
    file.write_text(write_puzzles([right, wrong]), encoding="utf-8")
    code, out, _ = run(capsys, str(file), "-n", str(FEW))
    assert code == 1
    assert f"classic-wrong: the answer {wrong.best} does not hold: {right.best} leads by " in out
    assert f"{file}: 1 of 2 hold; the closest by " in out
    file.write_text(write_puzzles([right]), encoding="utf-8")
    code, out, _ = run(capsys, str(file), "-n", str(FEW), "--json")
    assert code == 0
    assert [one["holds"] for one in json.loads(out)[str(file)]] == [True]


def test_bad_input_is_said_plainly(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("[1]", encoding="utf-8")
    for arguments, sentence in (
        (("clasic",), "there is no variant 'clasic'"),
        ((str(bad),), "cannot be read as puzzles"),
        ((str(tmp_path / "none.json"),), "cannot be read: no such file"),
        (("-n", "0"), "0 rollouts: at least one is needed"),
    ):
        code, out, err = run(capsys, *arguments)
        assert (code, out) == (2, "")
        assert sentence in err
