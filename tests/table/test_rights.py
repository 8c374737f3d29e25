"""What people are told they may do to others, and when: it is exactly what the table lets them do."""

import random

import pytest

from hosting import Client, House, act, players
from rowlock import protocol
from rowlock.errors import RowlockError
from rowlock.table.commands import decide
from rowlock.table.opening import hashed
from rowlock.table.people import PATIENCE
from rowlock.table.table import Table

BOTS = players()


def may(table: Table, client: Client, command: protocol.Command, at: float) -> bool:
    """Whether the table accepts this command from the client."""
    try:
        return bool(decide(table, hashed(client.token), command, at, BOTS))
    except RowlockError:
        return False


async def go_away(client: Client) -> None:
    """Lose the connection long enough for everybody to see it."""
    client.part()
    await client.house.clock.advance(8)


async def test_the_host_may_hand_over_to_people_who_are_there() -> None:
    ada, ben, cy = await House().table("Ada", "Ben", "Cy", bots=["greedy"])
    assert (ada.mine.hand_over, ben.mine.hand_over) == ((1, 2), ())
    await go_away(cy)
    assert [client.mine.hand_over for client in (ada, ben)] == [(1,), ()]
    await ada.do(protocol.HandOver(seat=1))
    assert [client.mine.hand_over for client in (ada, ben)] == [(), (0,)]
    await ben.do(protocol.Start())
    assert [client.mine.hand_over for client in (ada, ben)] == [(), (ada.seat,)]


async def test_nobody_is_handed_over_to_or_replaced_in_the_lobby_or_after_the_end() -> None:
    ada, ben = await House().table("Ada", "Ben")
    assert (ada.mine.replace, ada.mine.replace_later, ben.mine.replace_later) == ((), (), ())
    await ada.do(protocol.Start())
    rng = random.Random(1)
    while ada.now.scene.phase != "over":
        for client in (ada, ben):
            await act(client, rng)
    assert (ada.mine.hand_over, ada.mine.replace, ada.mine.replace_later, ben.mine.replace) == ((), (), (), ())


async def test_seats_on_one_device_have_the_same_rights_and_none_to_each_other() -> None:
    house = House()
    ada = await house.open("Ada", "Ben")
    cy = await ada.invite("Cy")
    await ada.do(protocol.Start())
    assert {(own.hand_over, own.replace) for own in ada.yours} == {((cy.seat,), (cy.seat,))}


async def test_everybody_may_replace_who_is_away_and_later_who_is_awaited() -> None:
    ada, ben, cy = await House().started("Ada", "Ben", "Cy")
    people = {client.seat: client for client in (ada, ben, cy)}
    roller = people[ben.now.active]
    for client in (ben, cy):
        later = () if client is roller else (roller.seat,)
        assert (client.mine.replace, client.mine.replace_later) == ((), later)
    await go_away(cy)
    assert (ben.mine.replace, cy.seat in ben.mine.replace_later) == ((cy.seat,), False)
    await ada.do(protocol.Replace(seat=cy.seat, player="greedy"))
    assert (ben.mine.replace, cy.seat in ada.mine.replace) == ((), False), "a bot has taken over already"


async def test_while_a_table_pauses_nobody_takes_back_or_waits() -> None:
    ada, ben = await House().started("Ada", "Ben")
    await next(client for client in (ada, ben) if client.mine.rolls).roll()
    await ada.choose("-")
    assert (ada.mine.take_back, ben.mine.replace_later) == ("1w", ())
    await ben.do(protocol.Pause())
    assert (ada.mine.take_back, ada.mine.replace_later, ben.mine.replace_later) == ("", (), ())
    await ben.do(protocol.Resume())
    assert ada.mine.take_back == "1w"


@pytest.mark.parametrize(
    ("dice", "bots", "told"), [("real", ["greedy"], True), ("real", [], False), ("server", ["greedy"], False)]
)
async def test_bots_need_every_die_where_dice_are_entered(dice: str, bots: list[str], told: bool) -> None:
    ada, _ = await House().started("Ada", "Ben", bots=bots, dice=dice)
    assert ada.at.every_die is told


@pytest.mark.parametrize("seed", range(5))
async def test_what_is_told_is_what_the_table_does(seed: int) -> None:
    house, rng = House(seed=seed), random.Random(seed)
    clients = await house.started("Ada", "Ben", "Cy", bots=["greedy"])
    for _ in range(60):
        client = rng.choice(clients)
        if rng.random() < 0.2:
            await (go_away(client) if client.guest else client.reload())
        elif client.guest:
            await act(client, rng)
        await house.clock.advance(2)
        table = await house.newest(client.code)
        for each in clients:
            if not each.guest:
                continue
            for seat in {other.seat for other in clients} - {each.seat}:
                command = protocol.Replace(seat=seat, player="greedy")
                if not table.seats[seat].stand_in and not table.is_over:
                    assert may(table, each, command, table.since) == (seat in each.mine.replace)
                    late = seat in (*each.mine.replace, *each.mine.replace_later)
                    assert may(table, each, command, table.since + PATIENCE) == late
                if seat in each.mine.hand_over:
                    assert may(table, each, protocol.HandOver(seat=seat), table.since)
