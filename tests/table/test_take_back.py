"""A misclick can be taken back, until everybody has chosen or the dice are rolled again."""

import random

import pytest

import rowlock
from dice_play import dice, inputs
from hosting import Client, House, act
from rowlock import protocol
from rowlock.table import fair
from rowlock.table.entries import TookBack


async def at_white(*names: str) -> list[Client]:
    """The white action of the first turn: real dice show 34 2516, the first seat is active."""
    clients = await House().table(*names, dice="real")
    await clients[0].do(protocol.Start(first=0))
    await clients[0].roll("34 2516")
    return clients


async def record(client: Client) -> str:
    """The last line of the record."""
    table = await client.house.newest(client.code)
    return str(dice(table).inputs).splitlines()[-1]


async def test_a_white_choice_can_be_taken_back_until_everybody_has_chosen() -> None:
    ada, ben = await at_white("Ada", "Ben")
    assert ada.mine.take_back == ""
    await ada.choose("r7")
    assert (ada.mine.take_back, ada.mine.choice, ada.mine.legal) == ("1w", "r7", ())
    assert ben.mine.take_back == ""
    await ada.do(protocol.TakeBack(decision="1w"))
    assert (ada.mine.take_back, ada.mine.choice) == ("", "")
    assert "y7" in ada.mine.legal
    assert (ben.now.awaited, ben.now.decided) == ((0, 1), ())
    assert ben.events == (protocol.TookBack(seat=0),)
    assert await record(ada) == "1  34 2516"
    await ada.choose("y7")
    await ben.choose("-")
    assert await record(ada) == "1  34 2516  y7 -"
    assert ada.now.scene.sheets[0] == "- y7 - - p0"


async def test_a_white_choice_stays_once_it_has_landed() -> None:
    ada, ben = await at_white("Ada", "Ben")
    await ada.choose("r7")
    await ben.choose("-")
    assert (ada.mine.take_back, ben.mine.take_back) == ("", "")
    for client in (ada, ben):
        assert await client.refused(protocol.TakeBack(decision="1w")) == "stale_decision"


async def test_a_color_choice_can_be_taken_back_until_the_next_roll() -> None:
    ada, ben = await at_white("Ada", "Ben")
    await ada.choose("-")
    await ben.choose("-")
    await ada.choose("-")
    assert ada.now.scene.sheets[0] == "- - - - p1"
    assert (ada.mine.take_back, ben.mine.take_back) == ("1c", "")
    await ada.do(protocol.TakeBack(decision="1c"))
    assert (ada.now.scene.phase, ada.now.decision, ada.now.active, ada.now.scene.roll) == ("color", "1c", 0, "34 2516")
    assert ben.now.scene.sheets[0] == "- - - - p0"
    assert await record(ada) == "1  34 2516  - -"
    await ada.choose("y9")
    assert ada.mine.take_back == "1c", "the new choice can be taken back, too"
    await ada.do(protocol.TakeBack(decision="1c"))
    await ada.choose("y8")
    assert await record(ada) == "1  34 2516  - - | y8"
    await ben.roll("11 1111")
    assert ada.mine.take_back == ""
    assert await ada.refused(protocol.TakeBack(decision="1c")) == "stale_decision"


async def test_a_lock_that_was_taken_back_closes_nothing() -> None:
    (ada,) = await at_white("Ada")
    await ada.choose("-")
    await ada.choose("-")
    for faces, move in (("11 1111", "r2"), ("12 1111", "r3"), ("13 1111", "r4"), ("14 1111", "r5"), ("15 1111", "r6")):
        await ada.roll(faces)
        await ada.choose(move)
        await ada.choose("-")
    await ada.roll("16 6111")
    await ada.choose("-")
    await ada.choose("r12")
    assert set(ada.now.scene.closed) == {"red"}
    await ada.do(protocol.TakeBack(decision="7c"))
    assert not ada.now.scene.closed
    assert "r12" in ada.mine.legal
    await ada.choose("b7")
    await ada.roll("11 1111")
    assert ada.now.scene.roll == "11 1111"


async def test_taking_back_twice_is_harmless() -> None:
    ada, ben = await at_white("Ada", "Ben")
    await ada.choose("r7")
    done = await ada.do(protocol.TakeBack(decision="1w"))
    assert await ada.do(protocol.TakeBack(decision="1w")) == done
    await ada.choose("-")
    await ben.choose("-")
    await ada.choose("y9")
    done = await ada.do(protocol.TakeBack(decision="1c"))
    assert await ada.do(protocol.TakeBack(decision="1c")) == done
    assert sum(isinstance(entry, TookBack) for entry in await ada.house.log(ada.code)) == 2


async def test_nobody_takes_back_the_choice_of_another() -> None:
    ada, ben = await at_white("Ada", "Ben")
    await ada.choose("r7")
    assert await ben.refused(protocol.TakeBack(decision="1w", seat=0)) == "not_seated"
    await ben.choose("-")
    await ada.choose("-")
    for decision in ("1c", ""):
        assert await ben.refused(protocol.TakeBack(decision=decision)) == "stale_decision"
    assert await ben.refused(protocol.TakeBack(decision="1c", seat=0)) == "not_seated"


@pytest.mark.parametrize("decision", ["1r", "1c", "2w", "", "w", "nonsense"])
async def test_only_the_open_decision_is_taken_back(decision: str) -> None:
    ada, _ = await at_white("Ada", "Ben")
    await ada.choose("r7")
    assert await ada.refused(protocol.TakeBack(decision=decision)) == "stale_decision"


async def test_the_last_choice_of_all_is_never_taken_back() -> None:
    (ada,) = await at_white("Ada")
    for turn in range(1, 5):
        if turn > 1:
            await ada.roll("34 2516")
        await ada.choose("-")
        await ada.choose("-")
    assert ada.at.status == "over"
    assert ada.mine.take_back == ""
    assert await ada.refused(protocol.TakeBack(decision="4c")) == "stale_decision"


async def test_time_runs_anew_after_a_color_choice_was_taken_back() -> None:
    house = House()
    (ada,) = await house.started("Ada", clock=30)
    await ada.roll()
    await ada.choose("-")
    await house.clock.advance(20)
    await ada.choose("-")
    await house.clock.advance(20)
    await ada.do(protocol.TakeBack(decision="1c"))
    assert ada.now.due == house.clock.now() + 30


async def test_a_record_with_many_second_thoughts_can_be_replayed() -> None:
    house = House()
    ada, ben = await house.started("Ada", "Ben")
    rng = random.Random(4)
    while ada.now.scene.phase != "over":
        client = rng.choice([ada, ben])
        if client.mine.take_back and rng.random() < 0.6:
            await client.do(protocol.TakeBack(decision=client.mine.take_back))
        else:
            await act(client, rng)
    table = await house.newest(ada.code)
    assert sum(isinstance(entry, TookBack) for entry in await house.log(ada.code)) > 10
    last = list(rowlock.replay(rowlock.Record.parse(str(dice(table).inputs))))[-1]
    assert rowlock.scores(last) == ada.now.scores
    assert table.proof
    fair.verify(inputs(dice(table).record, table.variant), table.proof)
