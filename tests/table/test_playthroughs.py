"""Whole playthroughs, as people play them: they choose from what they are offered, and the result is right."""

import asyncio
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rowlock
from dice_play import dice, inputs
from hosting import Client, House, play_out
from rowlock import Record, protocol
from rowlock.rules.pad.scoring import ranks
from rowlock.table import fair
from rowlock.table.fair import Proof

TWOFOLD = (Path(__file__).parent.parent.parent / "examples" / "twofold.toml").read_text("utf-8")
PEOPLE = ("Ada", "Ben", "Cy", "Di", "Eve")


async def check_the_end(house: House, clients: list[Client]) -> None:
    """Check that the record replays to what everybody sees, the dice verify, and nobody's view is behind."""
    table = await house.newest(clients[0].code)
    text = str(dice(table).inputs)
    *_, last = rowlock.replay(Record.parse(text, table.variant))
    assert last == dice(table).state
    for client in clients:
        assert client.now.scores == rowlock.scores(last)
        assert client.now.winners == rowlock.winners(last)
        assert client.at.ranks == ranks(client.now.scores)
        assert client.now.winners == tuple(seat for seat, rank in enumerate(client.at.ranks) if rank == 1)
        parts = [rowlock.score(sheet) for sheet in last.sheets]
        assert [(one.rows, one.bonus, one.penalties) for one in client.now.scene.results] == [
            (one.rows, one.bonus, one.penalties) for one in parts
        ]
        assert client.now.scene.sheets == tuple(map(str, last.sheets))
        assert client.now.scene.closed == tuple(sorted(last.closed))
        assert (client.now.scene.phase, client.now.awaited, client.now.due, client.at.status) == (
            "over",
            (),
            None,
            "over",
        )
        assert client.seen == await client.fresh()
    assert table.proof
    assert clients[0].at.fair == protocol.FairView(
        commitment=table.proof.commitment, seed=table.proof.seed, salts=table.proof.salts
    )
    proof = Proof.parse("\n".join([*table.proof.lines(), text]))
    assert proof == table.proof
    fair.verify(inputs(dice(table).record, table.variant), table.proof)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.parametrize("variant", [*rowlock.variants(), "twofold"])
async def test_people_play_to_the_end(variant: str, seats: int) -> None:
    house = House(seed=seats)
    how = {"toml": TWOFOLD} if variant == "twofold" else {"variant": variant}
    clients = await house.table(*PEOPLE[:seats], **how)
    promised = clients[0].at.fair
    for number, client in enumerate(clients):
        client.part()
        await client.join(salt=f"{number}")
    watching = await clients[0].watched()
    await clients[0].do(protocol.Start())
    await play_out(clients, random.Random(seats))
    await check_the_end(house, [*clients, watching])
    assert promised
    assert clients[0].at.fair
    assert clients[0].at.fair.commitment == promised.commitment


@pytest.mark.parametrize("variant", rowlock.variants())
async def test_people_and_bots_play_to_the_end(variant: str) -> None:
    house = House(seed=7)
    clients = await house.started("Ada", "Ben", bots=["greedy", "random"], variant=variant)
    await play_out(clients, random.Random(7))
    await check_the_end(house, clients)


async def test_somebody_plays_alone_against_a_bot() -> None:
    house = House(seed=8)
    (ada,) = await house.started("Ada", bots=["greedy"])
    await play_out([ada], random.Random(8))
    await check_the_end(house, [ada])


async def test_one_device_is_passed_around() -> None:
    house = House(seed=9)
    ours = await house.open("Ada", "Ben", "Cy")
    await ours.do(protocol.Start())
    await play_out([ours], random.Random(9))
    await check_the_end(house, [ours])


async def test_eight_play() -> None:
    house = House(seed=10)
    clients = await house.started(*PEOPLE, bots=["greedy"] * 3)
    await play_out(clients, random.Random(10))
    await check_the_end(house, clients)


@given(st.integers(0, 2**32), st.sampled_from(rowlock.variants()), st.integers(1, 3), st.integers(0, 2))
@settings(max_examples=8)
def test_any_table_plays_to_the_end(seed: int, variant: str, people: int, bots: int) -> None:
    async def whole() -> None:
        house = House(seed=seed)
        clients = await house.started(*PEOPLE[:people], bots=["random"] * bots, variant=variant)
        await play_out(clients, random.Random(seed))
        await check_the_end(house, clients)

    asyncio.run(whole())


async def test_the_events_tell_what_the_sheets_show() -> None:
    """The crosses and penalties in the events are enough to reconstruct the sheets."""
    house = House(seed=11)
    clients = await house.started("Ada", "Ben", variant="bonus-b")
    await play_out(clients, random.Random(11))
    crossed: list[set[str]] = [set(), set()]
    penalties = [0, 0]
    for message in clients[0].heard:
        for event in message.events if isinstance(message, protocol.News) else ():
            if isinstance(event, protocol.Crossed):
                assert event.field not in crossed[event.seat], "a field is crossed once"
                crossed[event.seat].add(event.field)
            elif isinstance(event, protocol.Penalized):
                penalties[event.seat] += 1
    state = dice(await house.newest(clients[0].code)).state
    for seat, sheet in enumerate(state.sheets):
        fields = {field.id for field in state.variant.layout.fields.values() if sheet.has(field)}
        assert crossed[seat] == fields
        assert penalties[seat] >= sheet.penalties, "a bonus may take penalties away"
    assert any(isinstance(event, protocol.Ended) for event in clients[0].events)


async def test_a_closed_row_takes_its_die_out_of_the_game() -> None:
    """Enough playthroughs get that far for the other tests here to mean something."""
    closed = 0
    for seed in range(6):
        clients = await House(seed=seed).started("Ada", "Ben")
        await play_out(clients, random.Random(seed))
        for message in clients[1].heard:
            if message.now and message.now.scene.closed:
                closed += 1
                roll = message.now.scene.roll
                assert not roll or roll.count(".") == len(message.now.scene.closed)
    assert closed > 20
