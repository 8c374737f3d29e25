"""`rowlock bench coach` and `rowlock bench reviews` run and print their lines, on next to nothing."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest

import rowlock
import test_cli
from rowlock import Record
from rowlock.bench import coach_speed, play_and_reviews

WHAT = (
    "a decision of the champion",
    "worth of all moves of a decision",
    "exact luck of a roll",
    "a review, compiled",
    "a review in plain Python",
    "a review of four seats, compiled",
)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playthroughs of a single turn: the lines are tested here, and not the figures."""
    whole = coach_speed.played

    def begun(seats: int, rng: random.Random) -> Record:
        record = whole(seats, rng)
        return replace(record, turns=record.turns[:1])

    monkeypatch.setattr(coach_speed, "played", begun)


@pytest.mark.usefixtures("short")
def test_bench_coach_compares_everything_with_a_decision(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = test_cli.run(capsys, "bench", "coach", "--games", "1")
    assert code == 0
    heading, *lines = out.splitlines()
    assert "CPU time" in heading
    assert tuple(line[:34].strip() for line in lines) == WHAT
    assert lines[0].endswith("1.00 × a decision")
    _, out, _ = test_cli.run(capsys, "bench", "coach", "--games", "1", "--json")
    told = json.loads(out)
    assert tuple(one["what"] for one in told) == WHAT
    for one in told:
        assert one["ratio"] == pytest.approx(one["milliseconds"] / told[0]["milliseconds"])
    assert test_cli.run(capsys, "bench", "coach", "--games", "0")[0] == 2


def test_bench_reviews_compares_play_with_and_without_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Record.begin(rowlock.start("classic", 1), ["Ada"])
    monkeypatch.setattr(play_and_reviews, "played", lambda seats, rng: quick)
    monkeypatch.setattr(play_and_reviews, "_WARM", 0.1)
    options = ("--rounds", "1", "--tables", "1", "--rate", "50", "--seconds", "0.5", "--plain")
    code, out, _ = test_cli.run(capsys, "bench", "reviews", *options)
    assert code == 0
    first, last = out.splitlines()
    assert re.fullmatch(r"without reviews p50 .* with 10 p50 .* ratio .* \d\d+ reviews  errors 0", first)
    assert last.startswith("median p99: ")
    assert test_cli.run(capsys, "bench", "reviews", "--tables", "0")[0] == 2


def test_the_medians_of_all_rounds_are_compared() -> None:
    rounds = [play_and_reviews.Compared(1, 1, *figures, 5, 0) for figures in ((4.0, 5.0), (2.0, 9.0), (3.0, 1.0))]
    assert play_and_reviews.medians(rounds) == (3.0, 5.0)
