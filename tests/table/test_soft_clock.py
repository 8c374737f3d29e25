"""The soft clock: whoever lets it run out passes, and nobody is thrown out. It is off unless somebody asks for it."""

import random

import pytest

from hosting import Client, House, ManualClock, act
from rowlock import protocol
from rowlock.table.entries import Chose, Paused, Supplied, Went


async def at_white(house: House, *names: str, clock: float = 30) -> list[Client]:
    """The white action of the first turn, with real dice and a clock: the first seat is active."""
    clients = await house.table(*names, dice="real", clock=clock)
    await clients[0].do(protocol.Start(first=0))
    await clients[0].roll("34 2516")
    return clients


def due_in(client: Client) -> float | None:
    """The seconds that are left; None without a clock."""
    return None if client.now.due is None else client.now.due - client.house.clock.now()


async def test_there_is_no_clock_unless_somebody_asks_for_it() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben", clock=0)
    assert due_in(ada) is None
    await ben.choose("-")
    await house.clock.advance(7 * 24 * 3600)
    assert (ada.now.scene.phase, ada.now.awaited) == ("white", (0,))
    assert not ada.at.seats[0].away


async def test_whoever_is_late_passes_and_is_shown_as_away() -> None:
    house = House()
    ada, ben, cy = await at_white(house, "Ada", "Ben", "Cy")
    assert due_in(ada) == 30
    await house.clock.advance(10)
    await ben.choose("r7")
    assert due_in(ada) == 20, "another's choice gives no extra time"
    await house.clock.advance(19.9)
    assert ada.now.decision == "1w"
    await house.clock.advance(0.1)
    assert ada.now.decision == "1c"
    assert ada.now.scene.sheets == ("- - - - p0", "r7 - - - p0", "- - - - p0")
    assert [seat.away for seat in cy.at.seats] == [True, False, True]
    assert due_in(ada) == 30
    log = await house.log(ada.code)
    assert [entry.by for entry in log if isinstance(entry, Chose)] == ["", "clock", "clock"]
    assert all(entry.late for entry in log if isinstance(entry, Went))


async def test_what_the_clock_decided_is_not_taken_back() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    for client in (ada, ben):
        await client.choose("-")
    await house.clock.advance(30)
    assert ada.now.decision == "2r"
    assert ada.mine.take_back == ""
    assert await ada.refused(protocol.TakeBack(decision="1c")) == "stale_decision"
    assert await ada.do(protocol.Choose(decision="1c", move="-")) == ada.version, "it was a pass, after all"
    assert await ada.refused(protocol.Choose(decision="1c", move="y9")) == "stale_decision"


async def test_whoever_was_late_is_back_with_the_next_choice() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ben.choose("-")
    await house.clock.advance(30)
    assert [seat.away for seat in ben.at.seats] == [True, False]
    await ada.choose("y9")
    assert [seat.away for seat in ben.at.seats] == [False, False]
    assert ben.now.scene.sheets[0] == "- y9 - - p0"


async def test_nobody_is_back_by_a_move_that_is_refused() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await ben.choose("-")
    await house.clock.advance(30)
    assert await ada.refused(protocol.Choose(decision="1c", move="r12")) == "illegal_move"
    assert ben.at.seats[0].away


async def test_the_server_rolls_for_whoever_is_late() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben", clock=30)
    active = ada.now.active
    assert due_in(ada) == 30
    await house.clock.advance(30)
    assert (ada.now.scene.phase, ada.now.awaited) == ("white", (0, 1))
    assert [seat.away for seat in ben.at.seats] == [seat == active for seat in (0, 1)]


async def test_a_table_of_people_who_are_all_late_pauses_by_itself() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await house.clock.advance(30)
    assert (ada.at.paused, ben.at.paused, due_in(ada)) == ("nobody", "nobody", None)
    await house.clock.advance(3600)
    assert ada.now.decision == "1c"
    assert sum(isinstance(entry, Paused) for entry in await house.log(ada.code)) == 1


@pytest.mark.parametrize(
    "command",
    [
        protocol.Choose(decision="1c", move="y9"),
        protocol.Resume(),
        protocol.Return(),
    ],
)
async def test_it_goes_on_when_somebody_does_something(command: protocol.Command) -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await house.clock.advance(100)
    assert ada.at.paused == "nobody"
    await ada.do(command)
    assert [seat.away for seat in ben.at.seats] == [False, True]
    assert (ben.at.paused, due_in(ben) is None) == ("", isinstance(command, protocol.Choose))


async def test_it_goes_on_when_somebody_reloads() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await house.clock.advance(100)
    ada.part()
    await ada.reload()
    assert ben.at.paused == ""
    assert due_in(ben) == 30


async def test_whoever_pauses_a_table_that_paused_by_itself_is_back_and_it_pauses() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await house.clock.advance(100)
    await ada.do(protocol.Pause())
    assert (ben.at.paused, ben.at.seats[0].away) == ("person", False)


async def test_the_clock_stops_in_a_pause_and_begins_anew_after_it() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await house.clock.advance(29)
    await ada.do(protocol.Pause())
    assert due_in(ben) is None
    await house.clock.advance(3600)
    assert ada.now.decision == "1w"
    await ada.do(protocol.Resume())
    assert due_in(ben) == 30


async def test_real_dice_are_waited_for() -> None:
    house = House()
    ada, ben = await house.table("Ada", "Ben", dice="real", clock=30)
    await ada.do(protocol.Start())
    assert due_in(ben) is None
    await house.clock.advance(3600)
    assert ada.now.decision == "1r"
    await ada.roll("34 2516")
    assert due_in(ben) == 30


async def test_bots_roll_after_a_short_pause_and_choose_at_once() -> None:
    house = House()
    (ada,) = await house.started("Ada", bots=["greedy", "greedy"], clock=30)
    while ada.now.active == ada.seat:
        await act(ada, random.Random(1))
    assert due_in(ada) == pytest.approx(1.2)
    await house.clock.advance(1.1)
    assert ada.now.decision.endswith("r")
    await house.clock.advance(0.11)
    assert (ada.now.awaited, len(ada.now.decided)) == ((ada.seat,), 2)


async def test_while_a_bot_waits_to_roll_a_color_choice_can_be_taken_back() -> None:
    house = House()
    (ada,) = await house.started("Ada", bots=["greedy"])
    if ada.now.active != ada.seat:
        await house.clock.advance(1.2)
        await ada.choose("-")
    assert ada.now.active == ada.seat
    await ada.roll()
    await ada.choose("-")
    await ada.choose("-")
    decision = ada.mine.take_back
    await house.clock.advance(1)
    await ada.do(protocol.TakeBack(decision=decision))
    await house.clock.advance(60)
    assert ada.now.decision == decision, "and the bot waits"


async def test_somebody_who_is_away_passes_when_the_clock_runs_out() -> None:
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    ben.part()
    await house.clock.advance(10)
    await ada.choose("-")
    await house.clock.advance(20)
    assert ada.now.decision == "1c"
    assert not ada.at.seats[0].away


async def test_a_timer_that_goes_off_too_soon_is_no_reason_to_stop() -> None:
    house = House(clock=ManualClock(early=0.001))
    (ada,) = await house.started("Ada", bots=["greedy"], clock=30)
    for _ in range(40):
        await house.clock.advance(2)
        await act(ada, random.Random(2))
    assert sum(isinstance(entry, Supplied) for entry in await house.log(ada.code)) > 5


async def test_time_in_which_nobody_served_the_table_does_not_count() -> None:
    """Downtime of the server costs nobody their turn."""
    house = House()
    ada, ben = await at_white(house, "Ada", "Ben")
    await house.clock.advance(5)
    await house.host.close()
    await house.clock.advance(3600)
    again = House(store=house.store, clock=house.clock)
    ada = await Client(again, ada.code, ada.token).join()
    ben = await Client(again, ben.code, ben.token).join()
    await house.clock.advance(1)
    assert ada.now.decision == "1w"
    assert [seat.away for seat in ada.at.seats] == [False, False]
    assert due_in(ben) == 29
    await ada.choose("-")
    await house.clock.advance(29)
    assert ada.now.decision == "1c"


async def test_a_clock_that_ends_it_ends_it() -> None:
    house = House()
    (ada,) = await house.started("Ada", clock=5)
    for _ in range(40):
        await house.clock.advance(5)
        if ada.at.paused:
            await ada.do(protocol.Return())
    assert ada.at.status == "over"
    assert ada.now.scene.sheets == ("- - - - p4",)
    ada.part()
    await ada.reload()
    assert ada.seen == await ada.fresh()
