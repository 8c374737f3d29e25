"""What a node keeps in memory: only what somebody needs."""

import asyncio
import random

from hosting import Client, House, TroubledStore, play_out
from rowlock import protocol


async def test_a_table_is_in_memory_as_long_as_somebody_is_there() -> None:
    house = House()
    held = await house.host.open(protocol.NewTable(names=("Ada",)))
    assert house.host.load == (0, 0)
    ada = await Client(house, held.table, held.token).join()
    watching = await ada.watched()
    assert house.host.load == (1, 2)
    ada.part()
    watching.part()
    await house.clock.advance(7)
    assert house.host.load == (1, 0), "a reload still finds it"
    await house.clock.advance(1)
    assert house.host.load == (0, 0)
    assert house.clock.waiting == 0
    assert house.wire.ends[0].followed == set()


async def test_looking_and_sitting_down_leave_nothing_behind() -> None:
    house = House()
    held = await house.host.open(protocol.NewTable(names=("Ada",)))
    await house.host.look(held.table)
    await house.host.sit(held.table, protocol.NewSeat(name="Ben"))
    await house.clock.advance(0)
    assert house.host.load == (0, 0)
    assert house.wire.ends[0].followed == set()


async def test_after_everybody_has_gone_nothing_is_left_in_whatever_phase() -> None:
    house = House(seed=2)
    for seed in range(4):
        clients = await house.table("Ada", "Ben", bots=["greedy"], clock=30)
        clients.append(await clients[0].watched())
        if seed:
            await clients[0].do(protocol.Start())
            await house.clock.advance(seed)
        if seed == 2:
            await clients[1].do(protocol.Leave())
        if seed == 3:
            await play_out(clients, random.Random(seed))
        for client in clients:
            client.part()
            if seed % 2:
                await client.reload()
                client.part()
    await house.clock.advance(3600)
    assert house.host.load == (0, 0)
    assert house.clock.waiting == 0


async def test_a_table_comes_back_from_the_store() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    await house.clock.advance(1)
    for client in (ada, ben):
        client.part()
    await house.clock.advance(60)
    assert house.host.load == (0, 0)
    for client in (ada, ben):
        await client.reload()
    assert house.host.load == (1, 2)
    await play_out([ada, ben], random.Random(1))


async def test_a_lost_connection_that_comes_back_and_goes_again_is_counted_right() -> None:
    house = House()
    (ada,) = await house.table("Ada")
    for _ in range(5):
        ada.part()
        await house.clock.advance(5)
        await ada.reload()
    ada.part()
    await house.clock.advance(8)
    assert house.host.load == (0, 0)


async def test_somebody_who_is_back_at_the_very_last_moment_is_there() -> None:
    """The timer has fired, but its work has not begun."""
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    ben.part()
    version = ada.version
    house.clock.fire()
    await ben.reload()
    await house.clock.advance(60)
    assert ada.version == version
    assert not ada.at.seats[1].away
    ben.part()
    ada.part()
    await house.clock.advance(60)
    assert house.host.load == (0, 0)


async def test_somebody_who_is_counted_as_gone_while_coming_back_is_there() -> None:
    """The timer fires while the store is still loading what was missed."""
    store = TroubledStore()
    house = House(store=store)
    ada, ben = await house.started("Ada", "Ben")
    ben.part()
    await ada.do(protocol.Pause())
    version = ada.version
    store.gate = asyncio.Event()
    coming = asyncio.create_task(ben.reload())
    await asyncio.sleep(0)
    house.clock.fire()
    await asyncio.sleep(0)
    store.gate.set()
    await coming
    await house.clock.advance(60)
    assert ada.version == version
    for client in (ada, ben):
        client.part()
    await house.clock.advance(60)
    assert house.host.load == (0, 0)


async def test_closing_a_node_stops_its_timers() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben", bots=["greedy"], clock=30)
    ben.part()
    version = ada.version
    await house.host.close()
    await house.clock.advance(3600)
    assert ada.version == version
