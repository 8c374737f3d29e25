"""Who may roll: the active seat, or every seat if the table was opened that way."""

import pytest

from hosting import Client, House
from rowlock import protocol


def rolling(*clients: Client) -> list[bool]:
    """Whether each client is told that it may roll."""
    return [client.mine.rolls for client in clients]


async def refused(client: Client) -> str:
    return await client.refused(protocol.Roll(decision=client.now.decision))


async def started(*names: str, **how: str | bool) -> list[Client]:
    """The clients at a started table, the active one first."""
    clients = await House().started(*names, **how)  # type: ignore[arg-type]
    return clients[clients[0].now.active :] + clients[: clients[0].now.active]


async def test_only_the_active_seat_rolls() -> None:
    first, other = await started("Ada", "Ben")
    assert rolling(first, other) == [True, False]
    assert await refused(other) == "not_your_decision"
    await first.roll()
    assert rolling(first, other) == [False, False]


async def test_where_the_table_is_opened_so_everybody_seated_rolls_for_whoever_is_to() -> None:
    first, other = await started("Ada", "Ben", anyone_rolls=True)
    assert rolling(first, other) == [True, True]
    assert await refused(await first.watched()) == "not_seated"
    await other.roll()
    assert first.events == (protocol.Rolled(seat=first.seat, roll=first.now.scene.roll),)
    assert rolling(first, other) == [False, False]


async def test_a_bot_rolls_by_itself_even_there() -> None:
    house = House()
    (ada,) = await house.started("Ada", bots=["greedy"], anyone_rolls=True)
    while ada.now.active == ada.seat:
        await ada.roll() if ada.mine.rolls else await ada.choose("-")
    assert not ada.mine.rolls
    assert await refused(ada) == "not_your_decision"


async def test_nobody_rolls_while_the_table_pauses() -> None:
    first, other = await started("Ada", "Ben", anyone_rolls=True)
    await other.do(protocol.Pause())
    assert rolling(first, other) == [False, False]


async def test_a_rematch_keeps_it() -> None:
    first, other = await started("Ada", "Ben", anyone_rolls=True)
    while first.now.scene.phase != "over":
        if first.now.scene.phase == "roll":
            await other.roll()
        for client in (first, other):
            if client.mine.legal:
                await client.choose("-")
    await first.do(protocol.Rematch())
    assert (await first.house.newest(first.at.rematch)).anyone_rolls


@pytest.mark.parametrize("away", [False, True])
async def test_real_dice_are_entered_by_the_active_seat_and_the_host_or_without_the_host_by_everybody(
    away: bool,
) -> None:
    host, ben, cy = await House().table("Ada", "Ben", "Cy", dice="real")
    await host.do(protocol.Start(first=1))
    if away:
        host.part()
        await host.house.clock.advance(60)
        assert rolling(ben, cy) == [True, True]
        await cy.roll("34 2516")
    else:
        assert rolling(host, ben, cy) == [True, True, False]
