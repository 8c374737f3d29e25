"""Players never make an illegal move in many decisions, and the check would notice one."""

from __future__ import annotations

import json

import numpy as np
import pytest

import rowlock
from rowlock.errors import SetupError
from rowlock.kernel.arrays import pack, tables
from rowlock.kernel.machine import sheet_of
from rowlock.lab.proofs.asking import _check
from rowlock.lab.proofs.legality import ASKED, Asking
from rowlock.lab.proofs.scattered_sheets import scatter
from rowlock.packed import shape
from rowlock.packed.pack import unpack
from rowlock.rules.dice.state import closed_rows, ends
from test_cli import run

pytestmark = pytest.mark.slow  # everything here waits for the compiler


@pytest.mark.parametrize("variant", rowlock.variants())
def test_no_player_makes_an_illegal_move(variant: str) -> None:
    asked = Asking(rowlock.variant(variant), 400, 7)
    counts = list(asked.run())
    assert counts == sorted(counts)
    assert counts[-1] == 400
    found = asked.so_far()
    assert [one.player for one in found] == list(ASKED)
    assert not asked.refused
    assert all((one.illegal, one.touched) == (0, 0) for one in found)
    assert all(one.decisions >= 400 for one in found)
    assert sum(one.samples for one in found) > 10


def test_illegal_moves_and_changed_playthroughs_are_counted() -> None:
    asked = Asking(rowlock.variant("classic"), 1, 1)
    desk = asked._desks[1]
    s = desk.s
    s[:] = desk.before[:] = pack(rowlock.roll(rowlock.start("classic", 2), "34 2516"))
    desk.moves[:3] = 5, 21, shape.PASS
    _check(desk, 2, 21, 3)
    assert asked.so_far()[2].illegal == 0
    _check(desk, 2, 22, 3)
    s[sheet_of(1) + shape.PENALTIES], desk.moves[0] = 1, shape.PASS
    _check(desk, 2, shape.PASS, 1)
    found = asked.so_far()[2]
    assert (found.decisions, found.illegal, found.touched) == (2, 1, 1)
    assert s[sheet_of(1) + shape.PENALTIES] == 0, "the change is undone, so that no other player is blamed"


def test_samples_are_held_to_the_rules_and_said_in_words() -> None:
    asked = Asking(rowlock.variant("classic"), 1, 1)
    state = rowlock.roll(rowlock.start("classic", 2), "34 2516")
    for move in (shape.PASS, 0):
        sample = np.array([2, 1, move, *pack(state)])
        asked._hold(2, sample)
    assert asked.refused == (f"pip chose r2 for seat 1 in {state}",)
    assert asked.so_far()[2].samples == 2


@pytest.mark.parametrize("variant", rowlock.variants())
def test_scattered_sheets_could_stand_there(variant: str) -> None:
    begun = rowlock.start(variant, 3)
    rng, locks, most = np.ones(2, np.uint64), 0, 0
    with np.errstate(over="ignore"):
        for _ in range(60):
            s = pack(begun)
            scatter(tables(begun.variant), s, rng)
            state = unpack(begun, s)
            assert rowlock.parse_state(str(state)) == state
            assert state.closed == closed_rows(state.sheets)
            assert not ends(state.variant, state.sheets, state.closed)
            assert list(s[shape.FIRST_SHEET :]) == list(pack(state)[shape.FIRST_SHEET :]), state
            locks += len(state.closed)
            most = max(most, *rowlock.scores(state))
    assert locks > 5
    assert most > 60


def test_the_same_seed_asks_the_same() -> None:
    def tally(seed: int) -> object:
        asked = Asking(rowlock.variant("bonus-b"), 50, seed)
        for _ in asked.run():
            pass
        return asked.so_far()

    assert tally(3) == tally(3) != tally(4)


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, err = run(capsys, "prove", "moves", "longo", "-n", "30")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "Longo"
    assert "0 illegal  0 touched" in out.splitlines()[-1]
    code, out, _ = run(capsys, "prove", "moves", "longo", "-n", "30", "--json")
    assert [one["player"] for one in json.loads(out)["longo"]["players"]] == list(ASKED)
    monkeypatch.setattr(Asking, "refused", ("champion chose r13",))
    assert run(capsys, "prove", "moves", "longo", "-n", "1")[0] == 1


def test_nothing_is_proved_by_no_decisions() -> None:
    with pytest.raises(SetupError, match="at least one"):
        Asking(rowlock.variant("classic"), 0, 1)
