"""Connections come and go: a reload goes unnoticed, and people who were away get exactly what they missed."""

import random

import pytest

from hosting import Client, House, act, at_white, play_out, shown
from rowlock import protocol


async def test_a_reload_is_not_noticed() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    version = ada.version
    ben.part()
    await house.clock.advance(7.9)
    await ben.reload()
    await house.clock.advance(60)
    assert ada.version == version
    assert not ada.at.seats[1].away


async def test_whoever_stays_away_is_shown_as_away_until_they_are_back() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    ben.part()
    await house.clock.advance(8)
    assert shown(ada, 1) == ("person", "", True)
    assert ada.at.host == 0
    await ben.reload()
    assert shown(ada, 1) == ("person", "", False)
    assert ben.seen == await ben.fresh()


async def test_one_of_two_connections_does_not_matter() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    phone = await Client(house, ben.code, ben.token).join()
    await phone.choose("r7")
    assert ben.mine.choice == phone.mine.choice == "r7"
    version = ada.version
    ben.part()
    await house.clock.advance(60)
    assert ada.version == version
    await phone.do(protocol.TakeBack(decision="1w"))
    await ben.reload()
    assert ben.seen == phone.seen
    phone.part()
    await house.clock.advance(60)
    assert not ada.at.seats[1].away
    ben.part()
    await house.clock.advance(60)
    assert ada.at.seats[1].away


async def test_a_table_whose_people_are_all_gone_pauses_and_goes_on_with_the_first_who_is_back() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    watching = await ada.watched()
    ada.part()
    ben.part()
    await house.clock.advance(8)
    assert watching.at.paused == "nobody"
    await ben.reload()
    assert (watching.at.paused, ben.at.paused) == ("", "")
    assert [seat.away for seat in ben.at.seats] == [True, False]


async def test_a_spectator_comes_and_goes_unnoticed() -> None:
    house = House()
    ada, _ = await at_white(house, "Ada", "Ben")
    version = ada.version
    watching = await ada.watched()
    watching.part()
    await house.clock.advance(60)
    assert ada.version == version


async def phases(house: House) -> list[list[Client]]:
    """Tables in every phase: lobby, roll, white with and without choices, color, a take-back, a pause, the end."""
    tables = [await house.table("Ada", "Ben", "Cy")]
    tables += [await house.started("Ada", "Ben", "Cy", bots=["greedy"])]
    for choices in (0, 1, 3):
        clients = await at_white(house, "Ada", "Ben", "Cy")
        for client in clients[:choices]:
            await client.choose("r7")
        tables.append(clients)
    clients = await at_white(house, "Ada", "Ben", "Cy")
    for client in (*clients, clients[0]):
        await client.choose("-")
    tables.append(clients)
    clients = await at_white(house, "Ada", "Ben", "Cy")
    await clients[1].do(protocol.Pause())
    tables.append(clients)
    clients = await house.started("Ada", "Ben", "Cy", variant="longo")
    await play_out(clients, random.Random(1))
    tables.append(clients)
    return tables


async def test_whoever_vanishes_in_any_phase_gets_exactly_what_they_missed() -> None:
    house = House(seed=6)
    rng = random.Random(6)
    for clients in await phases(house):
        for steps in (0, 1, 3, 12):
            ada, ben, cy = clients
            ben.part()
            if rng.random() < 0.5:
                await house.clock.advance(9)
            if ada.at.status == "lobby" and steps == 12:
                await ada.do(protocol.Start())
            for _ in range(steps):
                for client in (ada, cy):
                    if ada.at.status == "playing" and ada.at.dice == "server":
                        await act(client, rng)
                if steps > 3 and ada.now_ and ada.now.scene.phase == "white" and not ada.at.paused:
                    await ada.do(protocol.Pause())
                    await cy.do(protocol.Resume())
            before = len(ben.heard)
            await ben.reload()
            assert len(ben.heard) <= before + 2, "one message, and perhaps the news of their return"
            assert ben.seen == await ben.fresh()
            assert (ada.version, ada.table, ada.now_) == (ben.version, ben.table, ben.now_)
            if ben.heard[before].version > 0 and isinstance(ben.heard[before], protocol.News):
                missed = ben.heard[before]
                assert isinstance(missed, protocol.News)
                assert missed.events


async def test_missed_events_are_told_in_their_order() -> None:
    house = House()
    ada, ben, cy = await at_white(house, "Ada", "Ben", "Cy")
    await ben.choose("b7")
    ben.part()
    await ada.choose("r7")
    await cy.choose("-")
    await ada.choose("y9")
    await ada.do(protocol.TakeBack(decision="1c"))
    await ada.choose("y8")
    await ben.reload()
    assert ben.events == (
        protocol.Chose(seat=0),
        protocol.Crossed(seat=0, field="r7", by_bonus=False),
        protocol.Crossed(seat=1, field="b7", by_bonus=False),
        protocol.Passed(seat=2),
        protocol.Crossed(seat=0, field="y9", by_bonus=False),
        protocol.TookBack(seat=0),
        protocol.Crossed(seat=0, field="y8", by_bonus=False),
    )


@pytest.mark.parametrize("have", [-1, 0, 10**9])
async def test_a_version_that_never_was_gets_everything(have: int) -> None:
    (ada,) = await at_white(House(), "Ada")
    ada.part()
    await ada.join(have)
    assert isinstance(ada.heard[-1], protocol.Welcome)


async def test_a_client_that_has_everything_gets_it_once_more() -> None:
    (ada,) = await at_white(House(), "Ada")
    ada.part()
    await ada.reload()
    assert isinstance(ada.heard[-1], protocol.Welcome)
    assert ada.seen == await ada.fresh()


async def test_after_the_start_an_old_lobby_is_replaced_whole() -> None:
    house = House()
    (ada,) = await house.table("Ada")
    ben = await ada.invite("Ben", seat=5)
    ben.part()
    await ada.do(protocol.Start())
    await ben.reload()
    assert isinstance(ben.heard[-1], protocol.Welcome)
    assert (ben.seat, len(ben.at.seats)) == (1, 2)


async def test_nobody_who_is_away_loses_the_seat() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    for client in (ada, ben):
        client.part()
    await house.clock.advance(7 * 24 * 3600)
    assert house.host.load == (0, 0)
    for client in (ada, ben):
        await client.reload()
    assert (ada.seat, ben.seat, ada.at.paused) == (0, 1, "")
    await ben.choose("r7")


async def test_a_node_that_heard_nothing_never_tells_less_than_another_has_told() -> None:
    house = House(nodes=2)
    ada, ben = await at_white(house, "Ada", "Ben")
    watching = await ada.watched(node=1)
    house.wire.lost = True
    await ada.choose("r7")
    ada.part()
    ada.heard.clear()
    await ada.reload(node=1)
    assert ada.mine.choice == "r7"
    assert {message.version for message in ada.heard} == {ben.version}
    assert watching.version == ben.version


async def test_a_seat_taken_on_one_node_is_there_on_another_that_did_not_hear_of_it() -> None:
    house = House(nodes=2)
    (ada,) = await house.table("Ada")
    await ada.watched(node=1)
    house.wire.lost = True
    ben = await ada.invite("Ben")
    ben.part()
    await ben.reload(node=1)
    assert ben.seat == 1


async def test_whoever_looks_sees_what_other_nodes_have_stored() -> None:
    house = House(nodes=2)
    ada, _ = await at_white(house, "Ada", "Ben")
    await ada.watched(node=1)
    house.wire.lost = True
    await ada.choose("r7")
    assert await house.hosts[1].look(ada.code) == await house.newest(ada.code)


async def test_whoever_lost_something_gets_everything_anew() -> None:
    ada, ben = await at_white(House(), "Ada", "Ben")
    await ada.choose("r7")
    assert ben.guest
    ben.heard.clear()
    await ben.host.resync(ben.code, ben.guest)
    (message,) = ben.heard
    assert isinstance(message, protocol.Welcome)
    assert ben.seen == await ben.fresh()
    assert ben.mine.choice == ""
