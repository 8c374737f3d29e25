"""The champion as a named player: it plays at any table, on any sheet, and solo."""

import random
from pathlib import Path
from threading import Event

import pytest

import rowlock
from rowlock.chance import throw
from rowlock.players import champion, on_demand
from rowlock.players.champion import STAND_IN, SeatedChampion
from rowlock.players.compiled.exact_player import ExactPlayer
from rowlock.players.level_player import LevelPlayer
from rowlock.players.net.plain_champion import PlainChampion
from rowlock.rules.dice.view import view
from rowlock.solve.values.value_files import solved
from shrunken import SHEETS

TABLE = rowlock.roll(rowlock.start("classic", 3), "34 2516")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROWLOCK_CACHE", str(tmp_path))
    on_demand.exact_player.cache_clear()


def stand_in(state: rowlock.State) -> rowlock.Move:
    return LevelPlayer(STAND_IN.judgment, random.Random(1)).decide(view(state, 0))


def test_with_others_it_plays_by_its_net() -> None:
    player = rowlock.player("champion", random.Random(1))
    for seat in range(3):
        assert player.decide(view(TABLE, seat)) == PlainChampion(random.Random(1)).decide(view(TABLE, seat))


@pytest.mark.slow
def test_compiled_it_is_another_player_who_chooses_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = SeatedChampion(random.Random(1)).decide(view(TABLE, 1))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    champion.warm_up()
    try:
        monkeypatch.setattr(champion, "PlainChampion", None)
        assert SeatedChampion(random.Random(1)).decide(view(TABLE, 1)) == plain
    finally:
        champion._compiled.clear()


def test_a_sheet_without_a_net_is_played_by_the_strongest_level() -> None:
    state = rowlock.roll(rowlock.start(SHEETS["bar"], 2), "12 1221")
    assert SeatedChampion(random.Random(1)).decide(view(state, 0)) == stand_in(state)


@pytest.mark.slow
def test_alone_it_plays_by_the_exact_table_if_there_is_one() -> None:
    sheet = SHEETS["plain"]
    states = [rowlock.roll(rowlock.start(sheet, 1), f"{w}{v} {c}212") for w in "12" for v in "12" for c in "12"]
    for state in states:
        assert SeatedChampion(random.Random(1)).decide(view(state, 0)) == stand_in(state)
    game = solved(sheet, None)
    on_demand.exact_player.cache_clear()
    chosen = [SeatedChampion(random.Random(1)).decide(view(state, 0)) for state in states]
    assert chosen == [ExactPlayer(game).decide(view(state, 0)) for state in states]
    assert chosen != [stand_in(state) for state in states], "otherwise this test would show nothing"


@pytest.mark.parametrize("variant", ["big-points", "longo"])
def test_alone_it_plays_where_no_table_is(variant: str) -> None:
    state = rowlock.roll(rowlock.start(variant, 1), "34 2516")
    assert SeatedChampion(random.Random(1)).decide(view(state, 0)) == stand_in(state)


@pytest.mark.parametrize("variant", rowlock.variants())
def test_alone_it_plays_to_the_end(variant: str) -> None:
    rng = random.Random(3)
    player, state = rowlock.player("champion", rng), rowlock.start(variant, 1)
    while not state.is_over:
        if state.phase is rowlock.Phase.ROLL:
            state = rowlock.roll(state, throw(state, rng))
        else:
            state = rowlock.choose(state, 0, player.decide(view(state, 0)))
    assert rowlock.scores(state)[0] > 30


def test_where_compiling_is_switched_off_it_stays_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setattr(champion, "_compiled", Event())
    champion.warm_up()
    assert not champion._compiled.is_set()


def test_alone_it_plays_with_dice_that_nobody_told() -> None:
    state = rowlock.roll(rowlock.start(SHEETS["plain"], 1), "12 ????")
    assert SeatedChampion(random.Random(1)).decide(view(state, 0)) == stand_in(state)
