"""While the host is away, the others keep the table going. Nobody is removed, and nobody takes the role."""

import asyncio
import random
from itertools import permutations

import pytest

from hosting import Client, House, ManualClock, play_out, settle
from rowlock import protocol
from rowlock.errors import NotHost
from rowlock.table.entries import Emptied, HandedOver, Opened, Sat, Started, StoodIn, Went, read
from rowlock.table.fold import fold

GONE = 8
"""Seconds without a connection after which somebody is away."""
HEAD_START = 60
"""Seconds after opening in which only the host may start a table."""

ONLY_THE_HOST = (
    protocol.Remove(seat=0),
    protocol.Remove(seat=2),
    protocol.HandOver(seat=1),
    protocol.HandOver(seat=2),
)
TO_GET_GOING = (protocol.AddBot(player="greedy"), protocol.Start())


async def left_by_host(house: House, clock: float = 0) -> list[Client]:
    """A lobby that has been open for a while and whose host has just gone away."""
    clients = await house.table("Ada", "Ben", "Cy", clock=clock)
    await house.clock.advance(HEAD_START)
    clients[0].part()
    await house.clock.advance(GONE)
    assert clients[1].at.seats[0].away
    return clients


def told(*clients: Client) -> set[float | None]:
    """The time from which every seat may start, as each client is told."""
    return {client.at.others_start for client in clients}


async def refusal(client: Client, command: protocol.Command) -> str:
    """The message that refuses a command of somebody who is not the host."""
    with pytest.raises(NotHost) as caught:
        await client.do(command)
    return str(caught.value)


@pytest.mark.parametrize("command", ONLY_THE_HOST, ids=repr)
@pytest.mark.parametrize("nodes", [1, 2])
async def test_nobody_removes_anybody_or_takes_the_role_while_the_host_is_away(
    command: protocol.Command, nodes: int
) -> None:
    house = House(nodes=nodes)
    ada, ben, _ = await left_by_host(house)
    ben.part()
    await ben.reload(node=nodes - 1)
    assert await ben.refused(command) == "not_host"
    await house.clock.advance(3600)
    assert await ben.refused(command) == "not_host", "however long the host is away"
    await ada.reload(node=nodes - 1)
    assert (ada.seat, ada.at.host, ben.at.host) == (0, 0, 0)
    assert await ben.refused(protocol.Start()) == "not_host"
    await ada.do(protocol.Remove(seat=2))
    await ada.do(protocol.Start())


@pytest.mark.parametrize("device", ["the same", "another"])
async def test_the_token_brings_the_role_back(device: str) -> None:
    house = House()
    ada, ben, _ = await left_by_host(house)
    back = await (ada if device == "the same" else Client(house, ada.code, ada.token)).join()
    assert (back.seat, back.at.host) == (0, 0)
    assert told(back, ben) == {None}
    assert await ben.refused(protocol.AddBot(player="greedy")) == "not_host"
    await back.do(protocol.HandOver(seat=1))
    assert ben.at.host == 1


async def test_the_others_add_bots_and_start_without_the_host() -> None:
    house = House()
    ada, ben, cy = await left_by_host(house)
    await ben.do(protocol.AddBot(player="greedy"))
    await cy.do(protocol.Start())
    assert [seat.name for seat in ben.at.seats] == ["Ada", "Ben", "Cy", "Greedy"]
    assert ben.at.host == 0
    await ada.reload()
    await play_out([ada, ben, cy], random.Random(1))
    assert ada.at.host == 0


async def test_two_who_start_at_once_start_once() -> None:
    house = House(nodes=2)
    _, ben, cy = await left_by_host(house)
    cy.part()
    await cy.reload(node=1)
    await asyncio.gather(ben.do(protocol.Start()), cy.do(protocol.Start()))
    assert sum(isinstance(entry, Started) for entry in await house.log(ben.code)) == 1


async def test_a_table_whose_host_never_returns_is_played_to_its_end() -> None:
    house = House(seed=3)
    _, ben, cy = await left_by_host(house)
    await ben.do(protocol.Start())
    await cy.do(protocol.Replace(seat=0, player="greedy"))
    await play_out([ben, cy], random.Random(3))


async def test_a_host_who_was_replaced_comes_back_as_host_but_not_one_who_left() -> None:
    house = House(seed=3)
    ada, ben, cy = await left_by_host(house)
    await ben.do(protocol.Start())
    await cy.do(protocol.Replace(seat=0, player="greedy"))
    await ada.join()
    await ada.do(protocol.Return())
    assert ben.at.host == 0
    await ada.do(protocol.Leave())
    assert ben.at.host == 1
    await ada.do(protocol.Return())
    assert ben.at.host == 1


async def test_a_log_from_before_says_nothing_about_leaving_and_still_passes_the_role_on() -> None:
    entry = read('{"type":"stood_in","at":0,"seat":0,"player":"greedy"}')
    assert isinstance(entry, StoodIn)
    assert entry.left


async def test_a_table_with_a_clock_does_not_even_need_a_bot() -> None:
    house = House(seed=4)
    _, ben, cy = await left_by_host(house, clock=10)
    await ben.do(protocol.Start())
    await play_out([ben, cy], random.Random(4))
    assert ben.at.host == 0


async def test_a_record_goes_on_without_its_host() -> None:
    house = House()
    record = "variant classic\nseats Ada, Ben, Cy\nfirst 1\n1  34 2516  r7 - - | y9\n"
    ada = await house.open(new=protocol.NewTable(names=("Ada",), record=record))
    ben = await ada.invite("Ben")
    ada.part()
    await house.clock.advance(HEAD_START)
    assert await ben.refused(protocol.Start()) == "table_refused", "Cy's seat is free"
    await ben.do(protocol.AddBot(player="greedy"))
    await ben.do(protocol.Start())
    await ben.do(protocol.Replace(seat=0, player="greedy"))
    await play_out([ben], random.Random(5))


async def test_whoever_is_there_is_not_replaced_because_the_host_is_away() -> None:
    house = House()
    ada, ben, cy = await house.table("Ada", "Ben", "Cy", dice="real")
    await ada.do(protocol.Start(first=2))
    ada.part()
    await house.clock.advance(GONE)
    assert await ben.refused(protocol.Replace(seat=2, player="greedy")) == "not_host"
    await house.clock.advance(60 - GONE)
    await ben.do(protocol.Replace(seat=2, player="greedy"))
    await cy.do(protocol.Return())
    await ben.do(protocol.Replace(seat=0, player="greedy"))


async def test_anybody_enters_real_dice_while_the_host_is_away() -> None:
    house = House()
    ada, ben, _ = await house.table("Ada", "Ben", "Cy", dice="real")
    await ada.do(protocol.Start(first=2))
    assert await ben.refused(protocol.Roll(decision="1r", roll="34 2516")) == "not_your_decision"
    ada.part()
    await house.clock.advance(GONE)
    assert ben.mine.rolls
    await ben.roll("34 2516")


@pytest.mark.parametrize("command", TO_GET_GOING, ids=repr)
async def test_a_new_table_waits_a_minute_for_its_host(command: protocol.Command) -> None:
    house = House()
    ada, ben = await house.table("Ada", "Ben")
    opened = house.clock.now()
    ada.part()
    await house.clock.advance(GONE)
    assert told(ben) == {opened + HEAD_START}
    assert await ben.refused(command) == "not_host"
    await house.clock.advance(HEAD_START - GONE - 0.5)
    assert "another 1 s to arrive" in await refusal(ben, command)
    await house.clock.advance(0.5)
    await ben.do(command)


async def rematch_of(house: House, *names: str) -> list[Client]:
    """The people of a finished table, one of whom has asked for a rematch."""
    clients = await house.started(*names)
    await play_out(clients, random.Random(1))
    await clients[-1].do(protocol.Rematch())
    return clients


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
@pytest.mark.parametrize("nodes", [1, 2])
async def test_whoever_comes_first_to_a_rematch_the_host_stays_the_host(order: tuple[int, ...], nodes: int) -> None:
    house = House(nodes=nodes)
    before = await rematch_of(house, "Ada", "Ben", "Cy")
    came: dict[int, Client] = {}
    for seat in order:
        client = Client(house, before[seat].at.rematch, before[seat].token, seat % nodes)
        came[seat] = await client.join()
        for guest in (came[seat] for seat in came if seat != 0):
            for command in (*ONLY_THE_HOST, *TO_GET_GOING):
                assert await guest.refused(command) == "not_host"
        await house.clock.advance(5)
    assert {client.at.host for client in came.values()} == {0}
    await came[0].do(protocol.Start())
    await settle()
    assert [seat.name for seat in came[1].at.seats] == ["Ada", "Ben", "Cy"]


async def test_a_rematch_starts_without_a_host_who_does_not_come() -> None:
    house = House()
    _, ben = await rematch_of(house, "Ada", "Ben")
    again = await Client(house, ben.at.rematch, ben.token).join()
    await house.clock.advance(HEAD_START - 1)
    assert await again.refused(protocol.Start()) == "not_host"
    await house.clock.advance(1)
    assert await again.refused(protocol.Remove(seat=0)) == "not_host"
    await again.do(protocol.Start())
    await again.do(protocol.Replace(seat=0, player="greedy"))
    await play_out([again], random.Random(2))
    assert [seat.name for seat in again.at.seats] == ["Ada", "Ben"]


async def test_everybody_is_told_from_when_on_the_others_may_start() -> None:
    house = House()
    opened = house.clock.now()
    ada, ben = await house.table("Ada", "Ben")
    watching = await ada.watched()
    assert told(ada, ben, watching) == {None}
    ada.part()
    await house.clock.advance(GONE)
    assert told(ben, watching) == {opened + HEAD_START}
    await ada.reload()
    assert told(ada, ben, watching) == {None}
    await ada.do(protocol.Start())
    ada.part()
    await house.clock.advance(GONE)
    assert told(ben, watching) == {None}, "the table has started"
    assert ben.seen == await ben.fresh()


async def test_a_refusal_says_what_can_be_done_instead() -> None:
    house = House()
    ada, ben = await house.table("Ada", "Ben")
    assert await refusal(ben, protocol.Start()) == "only the host may do that; ask Ada"
    ada.part()
    await house.clock.advance(HEAD_START)
    assert "Ada is away, but anybody seated can start" in await refusal(ben, protocol.Remove(seat=0))
    await ben.do(protocol.Start())
    assert "Ada is away, but a bot can stand in" in await refusal(ben, protocol.HandOver(seat=1))


def test_a_log_from_when_guests_could_remove_the_host_still_folds() -> None:
    at = ManualClock().now()
    old = [
        Opened(at=at, table="BCDFGH", variant="classic", dice="server", clock=0, seed="00" * 32),
        Sat(at=at, seat=0, name="Ada", token="a"),
        Sat(at=at, seat=1, name="Ben", token="b"),
        Sat(at=at, seat=2, name="Cy", token="c"),
        Went(at=at, seat=0),
        HandedOver(at=at, seat=2),
        Emptied(at=at, seat=0),
        Started(at=at, first=0),
    ]
    table = fold(old)
    assert ([seat.name for seat in table.seats], table.host) == (["Ben", "Cy"], 1)
