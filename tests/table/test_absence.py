"""Pausing, getting up and coming back, and bots that stand in: nobody blocks the table, nobody loses a seat."""

import random

import pytest

from hosting import Client, House, act, at_white, play_out, shown
from rowlock import protocol
from rowlock.table.entries import Chose, Paused, StoodIn

PATIENCE = 60
"""Seconds of waiting after which anybody may let a bot stand in."""


async def test_anybody_who_plays_may_pause_and_anybody_may_go_on() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ben.do(protocol.Pause())
    assert (ada.at.paused, ben.at.paused) == ("person", "person")
    assert await ada.refused(protocol.Choose(decision="1w", move="-")) == "paused"
    await ada.do(protocol.Resume())
    assert (ada.at.paused, ben.at.paused) == ("", "")
    await ada.choose("-")


async def test_pausing_and_going_on_twice_is_harmless() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ada.do(protocol.Pause())
    assert await ben.do(protocol.Pause()) == ben.version
    await ben.do(protocol.Resume())
    assert await ada.do(protocol.Resume()) == ada.version
    assert sum(isinstance(entry, Paused) for entry in await house.log(ada.code)) == 1


async def test_a_pause_stops_rolls_choices_and_second_thoughts_but_repeats_stay_harmless() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ada.choose("r7")
    await ada.do(protocol.Pause())
    assert await ada.do(protocol.Choose(decision="1w", move="r7")) == ada.version
    assert await ada.refused(protocol.TakeBack(decision="1w")) == "paused"
    assert await ben.refused(protocol.Choose(decision="1w", move="-")) == "paused"
    assert (ada.mine.take_back, ben.mine.legal) == ("", ())
    await ada.do(protocol.Resume())
    assert "-" in ben.mine.legal
    await ben.choose("-")
    await ada.choose("-")
    await ada.do(protocol.Pause())
    assert await ben.refused(protocol.Roll(decision="2r", roll="11 1111")) == "paused"


async def test_bots_wait_in_a_pause() -> None:
    house = House()
    (ada,) = await house.started("Ada", bots=["greedy"])
    await until_bot_rolls(ada)
    await ada.do(protocol.Pause())
    assert ada.now.due is None
    version = ada.version
    await house.clock.advance(3600)
    assert ada.version == version
    await ada.do(protocol.Resume())
    again = house.clock.now() + 1.2
    assert [ada.now.due] == [again]
    await house.clock.advance(1.2)
    assert ada.now.decision.endswith("w")


async def until_bot_rolls(client: Client) -> None:
    """Pass until it is a bot's turn to roll."""
    while client.now.due is None:
        if client.now.scene.phase == "roll":
            await client.roll()
        else:
            await client.choose("-")


async def test_a_bot_stands_in_for_whoever_leaves_and_chooses_at_once() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ben.do(protocol.Leave())
    assert shown(ada, 1) == ("person", "greedy", True)
    assert [seat.stand_in for seat in ada.at.seats] == [False, True]
    assert ada.now.decided == (1,)
    assert (ben.seat, ben.mine.legal, ben.mine.take_back) == (1, (), "")
    assert [entry.by for entry in await house.log(ada.code) if isinstance(entry, Chose)] == ["greedy"]


async def test_leaving_twice_is_harmless() -> None:
    ada, ben = await at_white(House(), "Ada", "Ben")
    await ben.do(protocol.Leave())
    assert await ben.do(protocol.Leave()) == ben.version == ada.version


async def test_whoever_left_decides_nothing_until_they_come_back() -> None:
    house = House()
    ada, ben, cy = await at_white(house, "Ada", "Ben", "Cy")
    await ben.do(protocol.Leave())
    (choice,) = [entry.move for entry in await house.log(ben.code) if isinstance(entry, Chose)]
    for move in {choice, "-", "r7"}:
        assert await ben.refused(protocol.Choose(decision="1w", move=move)) == "not_seated"
    assert await ben.refused(protocol.TakeBack(decision="1w")) == "not_seated"
    await ben.do(protocol.Return())
    assert shown(ada, 1) == ("person", "", False)
    assert (ben.mine.take_back, ben.mine.choice) == ("1w", choice)
    await ben.do(protocol.TakeBack(decision="1w"))
    await ben.choose("b7")
    for client in (ada, cy):
        await client.choose("-")
    assert ada.now.scene.sheets[1] == "- - - b7 p0"
    assert await ben.do(protocol.Return()) == ben.version, "coming back twice is harmless"


async def test_reconnecting_does_not_take_the_seat_from_the_bot() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ben.do(protocol.Leave())
    ben.part()
    await ben.reload()
    assert shown(ada, 1) == ("person", "greedy", True)
    await ben.do(protocol.Pause())
    assert shown(ada, 1) == ("person", "greedy", True)


async def test_the_host_role_passes_on_when_the_host_leaves() -> None:
    ada, ben, cy = await at_white(House(), "Ada", "Ben", "Cy")
    await ada.do(protocol.Leave())
    assert (ada.at.host, ben.at.host, cy.at.host) == (1, 1, 1)
    await ada.do(protocol.Return())
    assert ada.at.host == 1, "the role does not come back"
    assert await ada.refused(protocol.HandOver(seat=0)) == "not_host"
    await ben.do(protocol.HandOver(seat=0))
    assert ben.at.host == 0


async def test_a_table_that_everybody_left_pauses_until_somebody_is_back() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben", bots=["greedy"])
    await ada.do(protocol.Leave())
    assert ben.at.paused == ""
    await ben.do(protocol.Leave())
    assert (ada.at.paused, ada.now.due) == ("nobody", None)
    await house.clock.advance(3600)
    version = ada.version
    assert await ada.do(protocol.Leave()) == version
    await ada.do(protocol.Return())
    assert (ben.at.paused, ben.at.host) == ("", 0)
    await ben.do(protocol.Return())
    assert ada.at.host == 0


async def test_a_bot_that_stands_in_rolls_after_its_pause() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    active, other = (ada, ben) if ada.now.active == ada.seat else (ben, ada)
    await active.do(protocol.Leave())
    assert other.now.scene.phase == "roll"
    assert await active.refused(protocol.Roll(decision="1r")) == "not_your_decision"
    assert await other.refused(protocol.Roll(decision="1r")) == "not_your_decision"
    await house.clock.advance(1.2)
    assert (other.now.scene.phase, other.now.awaited) == ("white", (other.seat,))


async def test_people_come_and_go_and_it_still_ends_well() -> None:
    house = House(seed=2)
    clients = await house.started("Ada", "Ben", "Cy")
    rng = random.Random(2)
    gone: set[Client] = set()
    for _ in range(12):
        client = rng.choice(clients)
        if client in gone:
            await client.do(protocol.Return())
            gone.discard(client)
        elif len(gone) < 2:
            await client.do(protocol.Leave())
            gone.add(client)
        for _ in range(6):
            here = [client for client in clients if client not in gone]
            acted = [await act(client, rng) for client in here]
            if not any(acted) and clients[0].now.due:
                await house.clock.advance(2)
    for client in gone:
        await client.do(protocol.Return())
    await play_out(clients, rng)
    for client in clients:
        assert client.seen == await client.fresh()


async def test_the_host_lets_a_bot_stand_in_at_any_time() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ada.do(protocol.Replace(seat=1, player="greedy"))
    assert shown(ben, 1) == ("person", "greedy", True)
    assert await ada.do(protocol.Replace(seat=1, player="greedy")) == ada.version, "twice is harmless"
    assert await ben.refused(protocol.Choose(decision="1w", move="-")) == "not_seated"
    await ada.do(protocol.Replace(seat=1, player="random"))
    assert shown(ben, 1) == ("person", "random", True)
    await ben.do(protocol.Return())
    assert shown(ada, 1) == ("person", "", False)


async def test_the_others_replace_whoever_is_away() -> None:
    house = House()
    ada, ben, cy = await at_white(house, "Ada", "Ben", "Cy")
    assert await ben.refused(protocol.Replace(seat=2, player="greedy")) == "not_host"
    cy.part()
    await house.clock.advance(8)
    assert shown(ben, 2) == ("person", "", True)
    await ben.do(protocol.Replace(seat=2, player="greedy"))
    assert shown(ada, 2) == ("person", "greedy", True)


async def test_the_others_replace_whoever_lets_the_table_wait() -> None:
    house = House()
    ada, ben, cy = await at_white(house, "Ada", "Ben", "Cy")
    await cy.choose("-")
    await house.clock.advance(PATIENCE - 1)
    assert await ben.refused(protocol.Replace(seat=0, player="greedy")) == "not_host"
    await house.clock.advance(1)
    assert await ben.refused(protocol.Replace(seat=2, player="greedy")) == "not_host", "nobody waits for Cy"
    await ben.do(protocol.Replace(seat=0, player="greedy"))
    assert shown(ada, 0) == ("person", "greedy", True)
    assert ben.at.host == 0, "a host replaced by others is still the host"


async def test_patience_begins_anew_with_every_decision_and_stops_in_a_pause() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await house.clock.advance(PATIENCE - 1)
    await ada.choose("-")
    await ben.choose("-")
    await house.clock.advance(PATIENCE - 1)
    assert await ben.refused(protocol.Replace(seat=0, player="greedy")) == "not_host"
    await ada.do(protocol.Pause())
    await house.clock.advance(PATIENCE)
    assert await ben.refused(protocol.Replace(seat=0, player="greedy")) == "not_host"
    await ada.do(protocol.Resume())
    await house.clock.advance(PATIENCE - 1)
    assert await ben.refused(protocol.Replace(seat=0, player="greedy")) == "not_host"
    await house.clock.advance(1)
    await ben.do(protocol.Replace(seat=0, player="greedy"))


async def test_standing_in_is_not_repeated_in_the_log() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    for _ in range(3):
        await ben.do(protocol.Leave())
        await ada.do(protocol.Replace(seat=1, player="greedy"))
    assert sum(isinstance(entry, StoodIn) for entry in await house.log(ada.code)) == 1


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (protocol.Replace(seat=2, player="greedy"), "table_refused"),
        (protocol.Replace(seat=3, player="greedy"), "seat_out_of_range"),
        (protocol.Replace(seat=-1, player="greedy"), "seat_out_of_range"),
        (protocol.Replace(seat=1, player="deep-thought"), "bad_setup"),
        (protocol.Replace(seat=1, player=""), "bad_setup"),
    ],
)
async def test_only_people_are_replaced_by_bots_that_exist(command: protocol.Replace, code: str) -> None:
    ada, _ = await House().started("Ada", "Ben", bots=["greedy"])
    assert await ada.refused(command) == code


async def test_nobody_is_replaced_after_the_end() -> None:
    house = House()
    clients = await house.started("Ada", "Ben")
    await play_out(clients, random.Random(1))
    assert await clients[0].refused(protocol.Replace(seat=1, player="greedy")) == "table_refused"


async def test_a_bot_that_stands_in_does_not_invent_dice_that_nobody_told() -> None:
    house = House()
    ada, ben = await house.table("Ada", "Ben", dice="real")
    await ada.do(protocol.Start(first=0))
    await ada.roll("?? ????")
    await ben.do(protocol.Leave())
    assert [(entry.move, entry.by) for entry in await house.log(ada.code) if isinstance(entry, Chose)] == [
        ("-", "greedy")
    ]
