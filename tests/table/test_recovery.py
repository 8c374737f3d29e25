"""A table recovers by itself when its store was down for a while, whatever was asked of it in the meantime."""

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from hosting import Client, House, TroubledStore, act, settle
from rowlock.errors import StoreUnavailable


async def hear_of_a_gap(ada: Client) -> None:
    ada.house.wire.resync()
    await settle()


async def look(ada: Client) -> None:
    await ada.host.look(ada.code)


async def join_knowing_more(ada: Client) -> None:
    await Client(ada.house, ada.code, ada.token).join(have=ada.version + 1)


async def do_nothing(ada: Client) -> None:
    pass


@pytest.mark.parametrize("meanwhile", [hear_of_a_gap, look, join_knowing_more, do_nothing])
async def test_a_bot_rolls_after_all(meanwhile: Callable[[Client], Awaitable[None]]) -> None:
    store = TroubledStore()
    house = House(store=store)
    (ada,) = await house.started("Ada", bots=["greedy"])
    while ada.now.due is None:
        await act(ada, random.Random(1))
    turn = ada.now.turn
    store.down = True
    with suppress(StoreUnavailable):
        await meanwhile(ada)
    await house.clock.advance(10)
    store.down = False
    await house.clock.advance(5)
    assert ada.now.decision == f"{turn}w"
