"""Several nodes serve one table, the bus loses messages, and the store fails: nobody notices more than a pause."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from hosting import Client, House, TroubledStore, act, play_out, settle
from rowlock import protocol
from rowlock.errors import RowlockError, StoreUnavailable
from rowlock.table.entries import Chose, Supplied


async def apart(house: House, *names: str, **how: str | float) -> list[Client]:
    """A started table with real dice, each person on their own node, the first seat active."""
    first, *others = names
    clients = [await house.open(new=protocol.NewTable(names=(first,), dice="real", **how))]  # type: ignore[arg-type]
    clients += [await clients[0].invite(name, node) for node, name in enumerate(others, 1)]
    await clients[0].do(protocol.Start(first=0))
    await settle()
    return clients


async def check_equal(house: House, clients: Sequence[Client]) -> None:
    """Check that every node has the newest table, and every client sees it."""
    newest = await house.newest(clients[0].code)
    for host in house.hosts:
        assert await host.look(newest.id) == newest
    for client in clients:
        assert client.version == newest.version
        assert client.seen == await client.fresh()


async def test_what_happens_on_one_node_is_seen_on_all() -> None:
    house = House(nodes=3)
    ada, ben, cy = await apart(house, "Ada", "Ben", "Cy")
    await ada.roll("34 2516")
    for client in (ben, cy, ada):
        await settle()
        await client.choose("r7")
    await settle()
    await check_equal(house, [ada, ben, cy])


async def test_people_on_several_nodes_play_to_the_end() -> None:
    house = House(nodes=3, seed=4)
    ada, ben = await house.table("Ada", "Ben", bots=["greedy"])
    ben.part()
    await ben.reload(node=1)
    watching = await ben.watched(node=2)
    await ada.do(protocol.Start())
    await settle()
    rng = random.Random(4)
    while ada.now.scene.phase != "over":
        acted = [await act(client, rng) for client in (ada, ben)]
        await settle()
        if not any(acted):
            await house.clock.advance(1.2)
    await check_equal(house, [ada, ben, watching])
    rolls = sum(isinstance(entry, Supplied) for entry in await house.log(ada.code))
    assert rolls == ada.now.turn, "no bot rolled twice, though every node has its timer"


async def test_choices_at_once_on_several_nodes_all_count() -> None:
    house = House(nodes=3, store=TroubledStore(random.Random(1)))
    clients = await apart(house, "Ada", "Ben", "Cy")
    await clients[0].roll("34 2516")
    await settle()
    versions = await asyncio.gather(*(client.choose("r7") for client in clients))
    assert len(set(versions)) == 3
    await settle()
    await check_equal(house, clients)
    assert clients[0].now.decision == "1c"


async def test_the_same_choice_on_two_nodes_at_once_is_stored_once() -> None:
    house = House(nodes=2, store=TroubledStore(random.Random(2)))
    ada, ben = await apart(house, "Ada", "Ben")
    await ada.roll("34 2516")
    phone = await Client(house, ada.code, ada.token, node=1).join()
    await asyncio.gather(ada.choose("r7"), phone.choose("r7"), ada.choose("r7"))
    await settle()
    assert sum(isinstance(entry, Chose) for entry in await house.log(ada.code)) == 1
    await check_equal(house, [ada, ben, phone])


async def test_of_two_different_choices_on_two_nodes_one_counts() -> None:
    house = House(nodes=2, store=TroubledStore(random.Random(3)))
    ada, _ = await apart(house, "Ada", "Ben")
    await ada.roll("34 2516")
    phone = await Client(house, ada.code, ada.token, node=1).join()
    results = await asyncio.gather(ada.choose("r7"), phone.choose("b7"), return_exceptions=True)
    (refusal,) = [result for result in results if isinstance(result, RowlockError)]
    assert refusal.code == "already_decided"
    assert sum(isinstance(entry, Chose) for entry in await house.log(ada.code)) == 1


async def test_the_next_message_makes_up_for_a_lost_one() -> None:
    house = House(nodes=2)
    ada, ben = await apart(house, "Ada", "Ben")
    await settle()
    house.wire.lost = True
    await ada.roll("34 2516")
    await settle()
    assert ben.now.decision == "1r"
    house.wire.lost = False
    await ada.choose("r7")
    await settle()
    assert (ben.now.decision, ben.now.decided) == ("1w", (0,))
    assert len(ben.events) == 2
    await check_equal(house, [ada, ben])


async def test_messages_in_any_order_lead_to_the_same() -> None:
    house = House(nodes=2)
    ada, ben = await apart(house, "Ada", "Ben")
    await settle()
    house.wire.held = True
    await ada.roll("34 2516")
    await ada.choose("r7")
    await ada.do(protocol.TakeBack(decision="1w"))
    while house.wire.waiting:
        house.wire.deliver(-1)
        await settle()
    await check_equal(house, [ada, ben])
    assert [message.version for message in ben.heard] == sorted({message.version for message in ben.heard})


async def test_a_choice_is_judged_by_what_the_store_has() -> None:
    """A node that missed everything does not reject an answer as stale because it has not heard of the decision."""
    house = House(nodes=2)
    ada, ben = await apart(house, "Ada", "Ben")
    house.wire.lost = True
    await ada.roll("34 2516")
    assert ben.now.decision == "1r"
    await ben.do(protocol.Choose(decision="1w", move="b7"))
    assert (ben.now.decided, ben.mine.choice) == ((1,), "b7")


async def test_nothing_to_do_is_judged_by_what_the_store_has() -> None:
    """A choice can be taken back on a node that has not heard of it."""
    house = House(nodes=2)
    ada, _ = await apart(house, "Ada", "Ben")
    await ada.roll("34 2516")
    phone = await Client(house, ada.code, ada.token, node=1).join()
    house.wire.lost = True
    await ada.choose("r7")
    await phone.do(protocol.TakeBack(decision="1w"))
    table = await house.newest(ada.code)
    assert table.awaited == (0, 1)


async def test_whoever_reconnects_to_a_node_that_is_behind_sees_the_newest() -> None:
    house = House(nodes=2)
    ada, ben = await apart(house, "Ada", "Ben")
    house.wire.lost = True
    await ada.roll("34 2516")
    ada.part()
    await ada.reload(node=1)
    assert (ada.now.decision, ben.now.decision) == ("1w", "1w")
    await check_equal(house, [ada, ben])
    await house.hosts[0].close()


async def test_a_spectator_on_a_node_that_is_behind_sees_the_newest() -> None:
    house = House(nodes=2)
    ada, _ = await apart(house, "Ada", "Ben")
    house.wire.lost = True
    await ada.roll("34 2516")
    assert (await ada.watched(node=1)).now.decision == "1w"


async def test_after_a_gap_every_node_catches_up() -> None:
    house = House(nodes=3)
    ada, ben, cy = await apart(house, "Ada", "Ben", "Cy")
    house.wire.lost = True
    await ada.roll("34 2516")
    for client in (ada, ben):
        await client.do(protocol.Choose(decision="1w", move="-"))
    house.wire.lost = False
    house.wire.resync()
    await settle()
    await check_equal(house, [ada, ben, cy])


async def test_gone_on_one_node_but_here_on_another_is_here() -> None:
    house = House(nodes=2)
    ada, ben = await apart(house, "Ada", "Ben")
    phone = await Client(house, ada.code, ada.token, node=1).join()
    ada.part()
    await house.clock.advance(60)
    assert not ben.at.seats[0].away
    assert not phone.at.seats[0].away
    await check_equal(house, [ben, phone])


async def test_gone_on_one_node_but_here_on_another_that_missed_it() -> None:
    house = House(nodes=2)
    ada, ben = await apart(house, "Ada", "Ben")
    phone = await Client(house, ada.code, ada.token, node=1).join()
    house.wire.lost = True
    ada.part()
    await house.clock.advance(60)
    house.wire.lost = False
    house.wire.resync()
    await settle()
    assert not ben.at.seats[0].away
    await check_equal(house, [ben, phone])


async def test_a_late_message_about_somebody_who_went_before_the_start_is_understood() -> None:
    """Seats are renumbered at the start."""
    house = House(nodes=2)
    (ada,) = await house.table("Ada")
    ben = await ada.invite("Ben", seat=7)
    phone = await Client(house, ben.code, ben.token, node=1).join()
    house.wire.held = True
    ben.part()
    await house.clock.advance(8)
    await ada.do(protocol.Start())
    house.wire.held = False
    while house.wire.waiting:
        house.wire.deliver(-1)
        await settle()
    assert [seat.away for seat in phone.at.seats] == [False, False]
    await check_equal(house, [ada, phone])


async def test_a_node_that_dies_is_not_missed() -> None:
    house = House(nodes=2, seed=5)
    ada, ben = await house.started("Ada", "Ben", bots=["greedy"])
    rng = random.Random(5)
    for _ in range(5):
        await act(ada, rng)
        await act(ben, rng)
    await house.hosts[0].close()
    await house.wire.ends[0].close()
    dead, house.hosts[0] = house.hosts[0], house.hosts[1]
    for client in (ada, ben):
        client.guest = None
        await client.reload(node=1)
    await play_out([ada, ben], rng)
    await check_equal(house, [ada, ben])
    assert dead is not house.host


# ── The store fails ──────────────────────────────────────────────────────────────────────────────────────────────────


async def troubled(nodes: int = 1, **how: str | float) -> tuple[House, TroubledStore, list[Client]]:
    """Ada and Ben in the white action at a table with real dice, Ben on the last node."""
    store = TroubledStore()
    house = House(nodes=nodes, store=store)
    ada = await house.open(new=protocol.NewTable(names=("Ada",), dice="real", **how))  # type: ignore[arg-type]
    ben = await ada.invite("Ben", node=nodes - 1)
    await ada.do(protocol.Start(first=0))
    await ada.roll("34 2516")
    await settle()
    return house, store, [ada, ben]


async def test_what_was_not_stored_has_not_happened() -> None:
    house, store, (ada, ben) = await troubled()
    version = ada.version
    store.trouble = ["lost"]
    with pytest.raises(StoreUnavailable):
        await ada.choose("r7")
    assert (ada.version, ben.version) == (version, version)
    await ada.choose("b7")
    await check_equal(house, [ada, ben])
    assert ada.mine.choice == "b7"


@pytest.mark.parametrize("nodes", [1, 2])
async def test_what_was_stored_after_all_is_told_soon(nodes: int) -> None:
    house, store, (ada, ben) = await troubled(nodes)
    store.trouble = ["unsure"]
    with pytest.raises(StoreUnavailable):
        await ada.choose("r7")
    assert ada.mine.choice == ""
    await house.clock.advance(1)
    assert ada.mine.choice == "r7"
    assert ben.now.decided == (0,), "on the other node, too"
    await check_equal(house, [ada, ben])


async def test_whoever_tries_again_has_chosen_once() -> None:
    house, store, (ada, ben) = await troubled()
    store.trouble = ["unsure"]
    with pytest.raises(StoreUnavailable):
        await ada.choose("r7")
    await ada.choose("r7")
    assert sum(isinstance(entry, Chose) for entry in await house.log(ada.code)) == 1
    await check_equal(house, [ada, ben])


async def test_the_others_go_on_in_between() -> None:
    house, store, (ada, ben) = await troubled()
    store.trouble = ["unsure"]
    with pytest.raises(StoreUnavailable):
        await ada.choose("r7")
    await ben.choose("b7")
    assert ada.now.decision == "1c"
    await check_equal(house, [ada, ben])


@pytest.mark.parametrize("trouble", ["lost", "unsure"])
async def test_a_bot_rolls_though_the_store_failed_when_it_was_due(trouble: str) -> None:
    store = TroubledStore()
    house = House(store=store)
    (ada,) = await house.started("Ada", bots=["greedy"])
    while ada.now.due is None:
        await act(ada, random.Random(1))
    turn = ada.now.turn
    store.trouble = [trouble]  # type: ignore[list-item]
    await house.clock.advance(1.2)
    await house.clock.advance(5)
    assert ada.now.decision == f"{turn}w"
    await check_equal(house, [ada])


async def test_a_store_that_is_down_for_long_is_asked_until_it_answers() -> None:
    house, store, (ada, ben) = await troubled(nodes=2)
    store.trouble = ["unsure"]
    with pytest.raises(StoreUnavailable):
        await ada.choose("r7")
    store.down = True
    await house.clock.advance(30)
    for client in (ada, ben):
        with pytest.raises(StoreUnavailable):
            await client.choose("-")
    assert ada.mine.choice == ""
    store.down = False
    await house.clock.advance(2)
    assert (ada.mine.choice, ben.now.decided) == ("r7", (0,))
    await check_equal(house, [ada, ben])
    assert house.clock.waiting == 0, "no retry is left"


async def test_nobody_is_late_while_the_store_is_down() -> None:
    house, store, (ada, ben) = await troubled(clock=30)
    await house.clock.advance(29)
    store.down = True
    await house.clock.advance(600)
    store.down = False
    await house.clock.advance(2)
    assert ada.now.decision == "1w"
    await ada.choose("-")
    await ben.choose("-")
    await check_equal(house, [ada, ben])


async def test_a_store_that_is_down_opens_and_loads_nothing_and_leaves_nothing_behind() -> None:
    store = TroubledStore()
    house = House(store=store)
    (ada,) = await house.table("Ada")
    ada.part()
    await house.clock.advance(60)
    store.down = True
    for attempt in (ada.join(), house.host.look(ada.code), house.host.sit(ada.code, protocol.NewSeat(name="B"))):
        with pytest.raises(StoreUnavailable):
            await attempt
    await house.clock.advance(60)
    assert house.host.load == (0, 0)
    store.down = False
    await ada.join()
    assert ada.at.seats[0].name == "Ada"


async def test_whoever_cannot_arrive_does_not_stay() -> None:
    """Joining stores that somebody is back: if that fails, the connection is refused, told nothing, and forgotten."""
    store = TroubledStore()
    house = House(store=store)
    ada, ben = await house.started("Ada", "Ben")
    ben.part()
    await house.clock.advance(8)
    ben.heard.clear()
    store.trouble = ["lost"]
    with pytest.raises(StoreUnavailable):
        await ben.join()
    assert not ben.heard
    assert house.host.load == (1, 1)
    await ben.join()
    assert isinstance(ben.heard[0], protocol.Welcome)
    assert not ben.at.seats[ben.seat].away
    ada.part()
    ben.part()
    await house.clock.advance(60)
    assert house.host.load == (0, 0)


@pytest.mark.parametrize("nodes", [1, 2])
async def test_whoever_arrived_unheard_and_does_not_come_back_is_away(nodes: int) -> None:
    """The arrival was stored after all, but nobody knew: it lasts no longer than a lost connection."""
    store = TroubledStore()
    house = House(nodes=nodes, store=store)
    ada, ben = await house.started("Ada", "Ben")
    ben.part()
    await house.clock.advance(8)
    store.trouble = ["unsure"]
    with pytest.raises(StoreUnavailable):
        await ben.join(node=nodes - 1)
    await house.clock.advance(2)
    assert not (await house.newest(ada.code)).seats[ben.seat].away
    await house.clock.advance(6)
    assert (await house.newest(ada.code)).seats[ben.seat].away
    assert ada.at.seats[ben.seat].away
    ada.part()
    await house.clock.advance(60)
    assert [host.load for host in house.hosts] == [(0, 0)] * nodes


async def test_somebody_who_arrives_is_welcomed_as_being_there() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    ben.part()
    await house.clock.advance(8)
    ben.heard.clear()
    await ben.join()
    (welcome,) = ben.heard
    assert not welcome.table.seats[ben.seat].away  # type: ignore[union-attr]
    assert not ada.at.seats[ben.seat].away


async def test_a_command_that_is_given_up_is_done_or_not_but_nothing_in_between() -> None:
    store = TroubledStore(random.Random(6))
    house = House(store=store)
    ada, ben = await house.started("Ada", "Ben")
    active = ada if ada.now.active == ada.seat else ben
    task = asyncio.create_task(active.roll())
    for _ in range(3):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await house.clock.advance(2)
    await check_equal(house, [ada, ben])
    await active.do(protocol.Roll(decision="1r"))
    assert sum(isinstance(entry, Supplied) for entry in await house.log(ada.code)) == 1
