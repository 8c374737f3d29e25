"""Once more, with the same people: everybody keeps their token, and the dice are new."""

import asyncio
import random
from pathlib import Path

import pytest

from dice_play import dice, inputs
from hosting import Client, House, play_out
from rowlock import protocol
from rowlock.table import fair
from rowlock.table.entries import Opened, Rematched

TWOFOLD = (Path(__file__).parent.parent.parent / "examples" / "twofold.toml").read_text("utf-8")


async def played(house: House, *names: str, **how: str | float) -> list[Client]:
    """A table whose playthrough is over."""
    clients = await house.table(*names, bots=["greedy"], **how)
    for number, client in enumerate(clients):
        client.part()
        await client.join(salt=f"{number}")
    await clients[0].do(protocol.Start())
    await play_out(clients, random.Random(1))
    return clients


async def follow(client: Client) -> Client:
    """The same person at the rematch."""
    assert client.at.rematch
    return await Client(client.house, client.at.rematch, client.token).join()


async def test_the_same_people_play_again_with_their_tokens() -> None:
    house = House()
    clients = await played(house, "Ada", "Ben", variant="mixx-a", clock=60)
    ada, ben = clients
    await ben.do(protocol.Rematch())
    assert ada.at.rematch == ben.at.rematch != ""
    again = [await follow(client) for client in clients]
    assert [client.seat for client in again] == [0, 1]
    assert [(seat.name, seat.kind) for seat in again[0].at.seats[:4]] == [
        ("Ada", "person"),
        ("Ben", "person"),
        ("Greedy", "bot"),
        ("", "empty"),
    ]
    assert (again[0].at.status, again[0].at.clock, again[0].at.dice) == ("lobby", 60, "server")
    assert again[0].variant == ada.variant
    await again[0].do(protocol.Start())
    await play_out(again, random.Random(2))
    table = await house.newest(again[0].code)
    assert table.proof
    fair.verify(inputs(dice(table).record, table.variant), table.proof)


async def test_the_dice_are_new_and_no_salt_is_carried_over() -> None:
    house = House()
    ada, _ = await played(house, "Ada", "Ben")
    await ada.do(protocol.Rematch())
    again = await follow(ada)
    assert ada.at.fair
    assert again.at.fair
    assert again.at.fair.commitment != ada.at.fair.commitment
    assert again.at.fair.seed == ""
    assert set(again.at.fair.salts) == {""}
    again.part()
    await again.join(salt="feed")
    assert again.at.fair.salts[0] == "feed"


async def test_asking_twice_gives_one_table() -> None:
    house = House()
    ada, ben = await played(house, "Ada", "Ben")
    await ada.do(protocol.Rematch())
    code = ada.at.rematch
    assert await ben.do(protocol.Rematch()) == ben.version
    assert await ada.do(protocol.Rematch()) == ada.version
    assert ben.at.rematch == code
    assert sum(isinstance(entry, Rematched) for entry in await house.log(ada.code)) == 1


async def test_asking_at_once_gives_one_table_on_several_nodes() -> None:
    house = House(nodes=2)
    ada, ben = await played(house, "Ada", "Ben")
    ben.part()
    await ben.reload(node=1)
    await asyncio.gather(ada.do(protocol.Rematch()), ben.do(protocol.Rematch()))
    assert ada.at.rematch == ben.at.rematch
    again = [await follow(client) for client in (ada, ben)]
    assert [client.seat for client in again] == [0, 1]
    assert again[0].at == again[1].at
    assert sum(isinstance(entry, Rematched) for entry in await house.log(ada.code)) == 1


async def test_a_rematch_comes_after_the_end() -> None:
    ada, _ = await House().started("Ada", "Ben")
    assert await ada.refused(protocol.Rematch()) == "table_refused"


async def test_whoever_watches_asks_for_nothing_but_may_watch_again() -> None:
    house = House()
    ada, _ = await played(house, "Ada", "Ben")
    watching = await ada.watched()
    assert await watching.refused(protocol.Rematch()) == "not_seated"
    await ada.do(protocol.Rematch())
    assert (await follow(watching)).seats == ()


async def test_a_home_made_variant_real_dice_and_several_seats_are_kept() -> None:
    house = House()
    new = protocol.NewTable(names=("Ada", "Ben"), toml=TWOFOLD, dice="real")
    ours = await house.open(new=new)
    await ours.do(protocol.Start())
    while ours.now.scene.phase != "over":
        await ours.roll("?? ????")
        for seat in (0, 1, ours.now.active):
            await ours.choose("-", seat)
    await ours.do(protocol.Rematch())
    again = await follow(ours)
    assert again.seats == (0, 1)
    assert again.at.dice == "real"
    assert again.variant
    assert again.variant.id == "twofold"
    (opened, *_) = await house.log(again.code)
    assert isinstance(opened, Opened)
    assert opened.record == ""


async def test_after_a_record_that_was_continued_comes_a_whole_playthrough() -> None:
    house = House()
    record = "variant classic\nseats Ada, Ben\nfirst 1\n1  34 2516  r7 - | y9\n"
    both = await house.open(new=protocol.NewTable(names=("Ben", "Ada"), record=record))
    await both.do(protocol.Start())
    await play_out([both], random.Random(3))
    await both.do(protocol.Rematch())
    again = await follow(both)
    await again.do(protocol.Start())
    assert (again.now.turn, again.now.scene.sheets) == (1, ("- - - - p0", "- - - - p0"))
    await play_out([again], random.Random(4))
    table = await house.newest(again.code)
    assert table.proof
    assert table.proof.from_turn == 1
    fair.verify(inputs(dice(table).record, table.variant), table.proof)


async def test_it_is_seen_who_has_come() -> None:
    house = House()
    ada, ben = await played(house, "Ada", "Ben")
    await ben.do(protocol.Rematch())
    again = await follow(ben)
    assert [seat.away for seat in again.at.seats[:3]] == [True, False, False]
    await follow(ada)
    assert [seat.away for seat in again.at.seats[:3]] == [False, False, False]


async def test_the_host_stays_the_host() -> None:
    house = House()
    ada, ben = await played(house, "Ada", "Ben")
    await ada.do(protocol.HandOver(seat=1))
    await ada.do(protocol.Rematch())
    again = await follow(ben)
    assert again.at.host == 1
    await again.do(protocol.Start())


@pytest.mark.parametrize("late", [True, False])
async def test_somebody_who_does_not_come_is_let_go_or_replaced(late: bool) -> None:
    house = House()
    ada, _ = await played(house, "Ada", "Ben")
    await ada.do(protocol.Rematch())
    again = await follow(ada)
    if late:
        await again.do(protocol.Start())
        await again.do(protocol.Replace(seat=1, player="greedy"))
        await play_out([again], random.Random(5))
    else:
        await again.do(protocol.Remove(seat=1))
        await again.do(protocol.Start())
        assert [seat.name for seat in again.at.seats] == ["Ada", "Greedy"]
