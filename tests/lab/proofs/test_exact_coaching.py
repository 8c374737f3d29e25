"""The coach sees no loss in what the exact player chooses, and would see one."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from rowlock.cli import main
from rowlock.lab.proofs.exact_coaching import ExactlyCoached
from rowlock.solve.values.solved import Solved
from shrunken import SHEETS, solved

SHEET = SHEETS["mixed numbers"]


def coached(table: Solved, games: int, monkeypatch: pytest.MonkeyPatch) -> ExactlyCoached:
    """Games on a small sheet, where the same decisions come again and again."""
    found = ExactlyCoached(table, 1)
    monkeypatch.setattr(found, "judged", cache(found.judged))
    assert list(found.play(games)) == list(range(1, games + 1))
    return found


def test_the_exact_player_loses_nothing_in_ten_thousand_games(monkeypatch: pytest.MonkeyPatch) -> None:
    found = coached(solved(SHEET), 10_000, monkeypatch)
    assert found.decisions > 40_000
    assert not found.losing


def test_a_player_by_wrong_values_is_seen_to_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    table = solved(SHEET)
    wrong = ExactlyCoached(Solved(table.ranking, np.zeros_like(table.values)), 1)
    right = ExactlyCoached(table, 1)
    monkeypatch.setattr(wrong, "_judge", right._judge)
    list(wrong.play(50))
    assert wrong.losing
    assert all(points > 0 for _, _, points in wrong.losing)


def test_the_command_says_what_it_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rowlock.solve.values.value_files.solved", lambda *rest, **how: solved(SHEET))
    with pytest.raises(SystemExit) as stopped:
        main(["prove", "exact", "-n", "3", "--json"])
    assert not stopped.value.code
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["losing"]) == (3, [])
