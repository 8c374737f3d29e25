"""A second game through table, store, server and records: hosting knows a game only through its seam."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from coin import COIN, CoinGame, CoinPlaythrough, CoinScene, CoinTeller
from hosting import Client, House, settle
from rowlock import protocol
from rowlock.errors import IllegalMove, RowlockError, StaleDecision
from rowlock.rules import games
from rowlock.rules.game import Game, Playthrough
from rowlock.server.database import open_store
from rowlock.table import fair, teller
from rowlock.table.fold import fold
from rowlock.table.replaying import record_text, replay_from, replay_of
from rowlock.table.store import MemoryStore, Store
from serving import Served, serving


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "coin", CoinGame())
    monkeypatch.setitem(teller.TELLERS, "coin", CoinTeller())


def scene(client: Client) -> CoinScene:
    found: object = client.now.scene
    assert isinstance(found, CoinScene)
    return found


async def toss(clients: list[Client]) -> None:
    now = clients[0].now
    active = next(client for client in clients if now.active in client.seats)
    await active.do(protocol.Roll(decision=now.decision))


async def play_out(clients: list[Client]) -> None:
    rng = random.Random(1)
    while clients[0].now.decision:
        await toss(clients)
        for client in clients:
            await client.do(protocol.Choose(decision=client.now.decision, move=rng.choice(client.mine.legal)))


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
async def test_a_coin_is_played_to_the_end_and_its_record_replays(kind: str, tmp_path: Path) -> None:
    store: Store = MemoryStore() if kind == "memory" else await open_store(f"sqlite:///{tmp_path / 'coin.db'}")
    house = House(store=store)
    clients = await house.started("Ada", "Ben", "Cy", variant=COIN.id)
    await play_out(clients)
    table = await house.newest(clients[0].code)
    assert table.is_over
    assert table == fold(await house.log(table.id))
    assert scene(clients[0]).crosses == clients[0].now.scores
    assert [clients[0].now.scores[seat] for seat in clients[0].now.winners] == [3] * len(clients[0].now.winners)
    told = replay_of(table)
    assert told.moments[-1].now.scores == clients[0].now.scores
    assert replay_from(protocol.NewReplay(record=told.record)).moments == told.moments
    assert table.proof
    fair.verify(CoinGame().read(record_text(table), None), table.proof)
    await store.close()


async def test_a_hidden_choice_of_another_game_stays_hidden_and_can_be_taken_back() -> None:
    clients = await House().started("Ada", "Ben", variant=COIN.id)
    ada, ben = clients
    while not ada.mine.legal or "x" not in ada.mine.legal:
        if not ada.mine.legal:
            await toss(clients)
        for client in clients:
            if client.mine.legal == ("-",):
                await client.do(protocol.Choose(decision=client.now.decision, move="-"))
    await ada.do(protocol.Choose(decision=ada.now.decision, move="x"))
    assert (ada.mine.choice, ben.mine.choice, ben.now.decided) == ("x", "", (ada.seat,))
    assert scene(ben).crosses == (0, 0)
    await ada.do(protocol.TakeBack(decision=ada.now.decision))
    assert ben.now.decided == ()
    await ada.do(protocol.Choose(decision=ada.now.decision, move="-"))
    with pytest.raises(StaleDecision):
        await ben.do(protocol.Choose(decision="99x", move="x"))
    await ben.do(protocol.Choose(decision=ben.now.decision, move="x"))
    assert scene(ada).crosses[ben.seat] == 1


async def test_a_rule_of_another_game_refuses_with_its_own_words() -> None:
    clients = await House().started("Ada", "Ben", dice="real", variant=COIN.id)
    ada = clients[0]
    for text in ("edge", "34 2516"):
        with pytest.raises(RowlockError, match="heads or tails"):
            await ada.do(protocol.Roll(decision=ada.now.decision, roll=text))
    await ada.do(protocol.Roll(decision=ada.now.decision, roll="tails"))
    with pytest.raises(IllegalMove, match="tails"):
        await ada.do(protocol.Choose(decision=ada.now.decision, move="x"))


async def test_a_table_goes_on_from_a_record_of_another_game() -> None:
    house = House()
    record = "variant coin\nseats Ada, Ben\nfirst 1\nheads x -\n"
    held = await house.host.open(protocol.NewTable(names=("Ada", "Ben"), record=record))
    ada = Client(house, held.table, held.token)
    await ada.join()
    await ada.do(protocol.Start())
    await settle()
    assert (ada.now.scores, ada.now.active, ada.now.turn) == ((1, 0), 0, 2)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as found:
        yield found


def test_a_server_hosts_another_game(served: Served) -> None:
    held = served.open("Ada", variant=COIN.id)
    with served.at(held) as talk:
        talk.ask(type="start")
        talk.ask(type="roll", decision="1t")
        assert talk.now
        assert talk.now["scene"]["kind"] == "coin"
        assert talk.mine()["legal"] == (["x", "-"] if talk.now["scene"]["coin"] == "heads" else ["-"])
    assert served.get(f"/api/tables/{held['table']}/record.txt").text.startswith("variant coin\n")


def test_the_games_keep_to_the_seam() -> None:
    game: Game = CoinGame()
    play: Playthrough = CoinPlaythrough(("Ada",), 0)
    assert game.variants() == (play.variant.id,)
