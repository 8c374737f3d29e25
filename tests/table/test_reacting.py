"""Reactions: everybody connected sees who shows which one; nothing is stored, and nobody hears of it later."""

from typing import get_args

import pytest

from hosting import Client, House, at_white, settle
from rowlock import protocol
from rowlock.errors import NotSeated, RowlockError, SeatOutOfRange, TableError
from rowlock.protocol import Reacted
from rowlock.table.bus import Remark

LUCKY = Reacted(seat=0, reaction="lucky")


async def check_unchanged(house: House, clients: list[Client], seat: int) -> None:
    """React, and check that all see it and that nothing else is different."""
    code = clients[0].code
    log, seen = await house.store.load(code), [client.seen for client in clients]
    for client in clients:
        client.reactions.clear()
    version = await clients[seat].react("lucky")
    await settle()
    assert [client.reactions for client in clients] == [[Reacted(seat=seat, reaction="lucky")]] * len(clients)
    assert await house.store.load(code) == log
    assert [client.seen for client in clients] == seen
    assert version == clients[0].version


@pytest.mark.parametrize("nodes", [1, 2])
async def test_everybody_sees_a_reaction_before_during_and_after_play(nodes: int) -> None:
    house = House(nodes=nodes)
    (ada,) = await house.table("Ada")
    ben = await ada.invite("Ben", node=nodes - 1)
    everybody = [ada, ben, await ada.watched(node=nodes - 1)]
    await settle()
    await check_unchanged(house, everybody, 0)
    await ada.do(protocol.Start())
    await settle()
    await check_unchanged(house, everybody, 1)
    await ada.do(protocol.Pause())
    await settle()
    await check_unchanged(house, everybody, 0)
    await ada.do(protocol.Resume())
    while ada.now.scene.phase != "over":
        for client in (ada, ben):
            if client.mine.legal:
                await client.choose("-")
            elif client.mine.rolls:
                await client.roll()
            await settle()
    await check_unchanged(house, everybody, 1)


async def test_there_are_a_few_and_all_can_be_shown() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    known: tuple[protocol.Reaction, ...] = get_args(protocol.Reaction)
    for reaction in known:
        await ada.react(reaction)
    assert [told.reaction for told in ben.reactions] == list(known)
    assert 4 <= len(known) <= 8


async def test_nobody_hears_of_it_after_a_reconnect() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    ben.part()
    version = ben.version
    await ada.react("lucky")
    await ben.join(have=version)
    ada.part()
    await ada.join()
    assert ben.reactions == []
    assert ada.reactions == [LUCKY]


async def test_with_several_seats_one_says_whose_reaction_it_is() -> None:
    house = House()
    ada = await house.open("Ada", "Ben")
    cy = await ada.invite("Cy")
    with pytest.raises(TableError, match="which one"):
        await ada.react("lucky")
    await ada.react("ouch", seat=1)
    assert cy.reactions == [Reacted(seat=1, reaction="ouch")]


async def test_nobody_reacts_for_somebody_else() -> None:
    house = House()
    ada, ben = await house.table("Ada", "Ben", bots=["greedy"])
    watcher = await ada.watched()
    for client, seat, refusal in (
        (watcher, None, NotSeated),
        (watcher, 0, NotSeated),
        (ada, 1, NotSeated),
        (ada, 2, NotSeated),
        (ada, 3, NotSeated),
        (ada, 99, SeatOutOfRange),
        (ada, -1, SeatOutOfRange),
    ):
        with pytest.raises(refusal):
            await client.react("lucky", seat=seat)
    await ada.do(protocol.Start())
    await ada.do(protocol.Leave())
    with pytest.raises(NotSeated, match="come back first"):
        await ada.react("lucky")
    assert not any(client.reactions for client in (ada, ben, watcher))


async def test_a_reaction_on_another_node_finds_the_right_seat_though_the_start_is_news_there() -> None:
    """Seats are renumbered at the start."""
    house = House(nodes=2)
    (ada,) = await house.table("Ada")
    ben = await ada.invite("Ben", seat=7)
    watcher = await ada.watched(node=1)
    house.wire.lost = True
    await ada.do(protocol.Start())
    house.wire.lost = False
    await ben.react("lucky")
    await settle()
    assert watcher.version == ada.version
    assert watcher.reactions == [Reacted(seat=1, reaction="lucky")]


@pytest.mark.parametrize(
    "remark",
    [
        {"seat": 0},
        {"reaction": "lucky"},
        {"seat": 0, "reaction": "rude words"},
        {"seat": 0, "reaction": ["lucky"]},
        {"seat": 2, "reaction": "lucky"},
        {"seat": 9, "reaction": "lucky"},
        {"seat": -1, "reaction": "lucky"},
        {"seat": False, "reaction": "lucky"},
        {"seat": 0.0, "reaction": "lucky"},
        {"seat": [], "reaction": "lucky"},
    ],
    ids=str,
)
async def test_what_no_person_here_can_have_shown_is_not_passed_on(
    remark: Remark, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(nodes=2)
    ada, ben = await house.started("Ada", "Ben", bots=["greedy"])
    for version in (0, ada.version, 10**9):
        house.wire.ends[0].overheard(ada.code, version, remark)
        house.wire.ends[0].overheard("BCDFGH", version, remark)
    await settle()
    assert not ada.reactions
    assert not ben.reactions
    assert not caplog.records
    house.wire.ends[0].overheard(ada.code, 0, {"seat": 0, "reaction": "lucky"})
    await settle()
    assert ben.reactions == [LUCKY]


async def test_a_reaction_takes_nothing_back_and_delays_nothing() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ada.choose("r7")
    await ben.react("thinking")
    await ben.choose("-")
    assert ada.now.decision == "1c"


async def test_no_reaction_of_a_table_that_does_not_exist() -> None:
    house = House()
    with pytest.raises(RowlockError):
        await Client(house, "BCDFGH", "x").react("lucky")
