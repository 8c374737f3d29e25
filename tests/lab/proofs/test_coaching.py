"""The claims about the coach, on a few games; `rowlock prove coach` tests them on many."""

from __future__ import annotations

from contextlib import suppress

import pytest

from rowlock.cli import main
from rowlock.lab.proofs.coaching import Coached
from rowlock.rules.catalog import variant


@pytest.fixture(scope="module")
def coached() -> dict[str, Coached]:
    found = {name: Coached(variant("classic"), name, 1) for name in ("sage", "dot")}
    for one in found.values():
        assert list(one.play(6)) == [1, 2, 3, 4, 5, 6]
    return found


def test_weaker_players_lose_more(coached: dict[str, Coached]) -> None:
    assert 0 < coached["sage"].loss < coached["dot"].loss


def test_luck_has_mean_zero(coached: dict[str, Coached]) -> None:
    assert all(one.luck_errors < 3 for one in coached.values())
    assert all(len(one.luck) > 6 * 10 for one in coached.values())


def test_prove_coach_prints_a_line_for_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    with suppress(SystemExit):
        main(["prove", "coach", "random", "-n", "1", "--seed", "3"])
    assert capsys.readouterr().out.startswith("random         1 games  loses")
