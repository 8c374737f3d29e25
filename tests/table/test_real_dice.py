"""Real dice on a real table: people enter what they show, or only cross, and every rule that can be checked is."""

import random

import pytest

import rowlock
from dice_play import dice
from hosting import Client, House, act
from rowlock import protocol


async def started(house: House, *names: str, bots: int = 0, variant: str = "classic") -> list[Client]:
    """A started table with real dice; the first seat begins."""
    clients = await house.table(*names, bots=["greedy"] * bots, dice="real", variant=variant)
    await clients[0].do(protocol.Start(first=0))
    return clients


async def roll(client: Client, faces: str) -> str:
    """The error code with which these faces are refused."""
    return await client.refused(protocol.Roll(decision=client.now.decision, roll=faces))


@pytest.mark.parametrize(
    ("faces", "code"),
    [
        ("", "table_refused"),
        ("34", "notation"),
        ("34 25166", "notation"),
        ("04 2516", "notation"),
        ("ab cdef", "notation"),
        ("34 251.", "missing_die"),
        ("74 2516", "face_out_of_range"),
        ("34 2517", "face_out_of_range"),
        ("x" * 4000, "notation"),
    ],
)
async def test_faces_that_the_dice_cannot_show_are_refused(faces: str, code: str) -> None:
    ada, _ = await started(House(), "Ada", "Ben")
    assert await roll(ada, faces) == code


async def test_longo_has_dice_with_eight_faces() -> None:
    (ada,) = await started(House(), "Ada", variant="longo")
    assert await roll(ada, "99 9999") == "face_out_of_range"
    await ada.roll("88 8888")
    assert ada.now.scene.roll == "88 8888"


async def test_a_die_that_left_the_game_is_not_entered() -> None:
    (ada,) = await started(House(), "Ada")
    for faces, move in (("11 1111", "r2"), ("12 1111", "r3"), ("13 1111", "r4"), ("14 1111", "r5"), ("15 1111", "r6")):
        await ada.roll(faces)
        await ada.choose(move)
        await ada.choose("-")
    await ada.roll("66 1111")
    await ada.choose("r12")
    assert (ada.now.scene.closed, ada.now.scene.roll) == (("red",), "66 .111")
    await ada.choose("-")
    assert await roll(ada, "11 1111") == "removed_die"
    assert await roll(ada, "11 ?111") == "removed_die"
    await ada.roll("11 .111")
    assert ada.now.scene.roll == "11 .111"


async def test_the_active_seat_or_the_host_enters_the_dice() -> None:
    ada, ben, cy = await started(House(), "Ada", "Ben", "Cy")
    assert await roll(ben, "34 2516") == "not_your_decision"
    assert await roll(await ada.watched(), "34 2516") == "not_seated"
    await ada.roll("34 2516")
    for client in (ada, ben, cy, ada):
        await client.choose("-")
    assert ada.now.active == 1
    assert await roll(cy, "34 2516") == "not_your_decision"
    await ada.roll("11 1111")
    for client in (ada, ben, cy, ben):
        await client.choose("-")
    await cy.roll("22 2222")
    assert ada.now.scene.roll == "22 2222"


async def test_whoever_starts_is_asked_who_begins_unless_nobody_else_plays_or_a_record_tells() -> None:
    house = House()
    ada = await house.open(new=protocol.NewTable(names=("Ada",), dice="real"))
    alone = ada.at.asks_first
    await ada.invite("Ben")
    assert (alone, ada.at.asks_first) == (False, True)
    (digital, _) = await house.table("Ada", "Ben")
    assert not digital.at.asks_first
    record = "variant classic\nseats Ada, Ben\n1  34 2516  r7 - | y9\n"
    both = await house.open(new=protocol.NewTable(names=("Ada", "Ben"), record=record, dice="real"))
    assert not both.at.asks_first
    await both.do(protocol.Start())
    while both.now.scene.phase != "over":
        await both.roll("?? ????")
        for seat in (0, 1, both.now.active):
            await both.choose("-", seat)
    assert both.at.asks_first, "the rematch is a whole playthrough"


async def test_anybody_enters_the_dice_of_a_bot() -> None:
    house = House()
    ada, ben = await started(house, "Ada", "Ben", bots=1)
    for client in (ada, ben):
        await client.roll("34 2516")
        for chooser in (ada, ben, client):
            await chooser.choose("-")
    assert ada.now.active == 2
    assert ada.now.due is None
    await house.clock.advance(3600)
    assert ada.now.decision == "3r"
    await ben.roll("11 1111")
    assert ada.now.decided == (2,)


async def test_entering_the_same_dice_twice_is_harmless_and_others_are_late() -> None:
    ada, _ = await started(House(), "Ada", "Ben")
    await ada.roll("34 2516")
    assert await ada.do(protocol.Roll(decision="1r", roll="34 2516")) == ada.version
    assert await ada.refused(protocol.Roll(decision="1r", roll="34 2511")) == "stale_decision"


async def test_moves_are_checked_against_the_dice_that_were_entered() -> None:
    ada, _ = await started(House(), "Ada", "Ben")
    await ada.roll("34 2516")
    assert set(ada.mine.legal) == {"r7", "y7", "g7", "b7", "-"}
    assert await ada.refused(protocol.Choose(decision="1w", move="r8")) == "illegal_move"


async def test_faces_that_nobody_tells_leave_all_moves_that_may_be() -> None:
    ada, ben = await started(House(), "Ada", "Ben")
    await ada.roll("?4 ????")
    assert ada.now.scene.roll == "?4 ????"
    assert {move[1:] for move in ada.mine.legal if move != "-"} == {"5", "6", "7", "8", "9", "10"}
    assert await ada.refused(protocol.Choose(decision="1w", move="r2")) == "illegal_move"
    await ada.choose("r5")
    await ben.choose("r9")
    assert await ada.refused(protocol.Choose(decision="1c", move="r4")) == "illegal_move"
    await ada.choose("y11")
    assert ada.now.scene.sheets == ("r5 y11 - - p0", "r9 - - - p0")


async def test_bots_need_to_know_the_dice() -> None:
    ada, _ = await started(House(), "Ada", "Ben", bots=1)
    for faces in ("?? ????", "34 251?", "?4 2516"):
        assert await roll(ada, faces) == "table_refused"
    await ada.roll("34 2516")
    assert ada.now.decided == (2,)


async def test_a_bot_that_stands_in_needs_them_too() -> None:
    ada, ben = await started(House(), "Ada", "Ben")
    await ben.do(protocol.Leave())
    assert await roll(ada, "?? ????") == "table_refused"
    await ben.do(protocol.Return())
    await ada.roll("?? ????")


@pytest.mark.parametrize("variant", rowlock.variants())
async def test_only_crossing_goes_to_the_end(variant: str) -> None:
    house = House()
    clients = await started(house, "Ada", "Ben", variant=variant)
    rng = random.Random(1)
    while clients[0].now.scene.phase != "over":
        if clients[0].now.scene.phase == "roll":
            colored = "".join(
                "." if color in clients[0].now.scene.closed else "?" for color in ("red", "yellow", "green", "blue")
            )
            await clients[0].roll(f"?? {colored}")
        for client in clients:
            await act(client, rng)
    table = await house.newest(clients[0].code)
    assert table.proof is None
    *_, last = rowlock.replay(rowlock.Record.parse(str(dice(table).inputs)))
    assert clients[0].now.scores == rowlock.scores(last)
    assert any("?" in line for line in str(dice(table).inputs).splitlines())


@pytest.mark.parametrize("variant", rowlock.variants())
async def test_entered_dice_go_to_the_end(variant: str) -> None:
    house = House()
    ada, ben = await started(house, "Ada", "Ben", bots=1, variant=variant)
    assert ada.variant
    rng = random.Random(2)
    while ada.now.scene.phase != "over":
        if ada.now.scene.phase == "roll":
            faces = [str(rng.randint(1, ada.variant.sides)) for _ in range(6)]
            for index, color in enumerate(("red", "yellow", "green", "blue")):
                if color in ada.now.scene.closed:
                    faces[2 + index] = "."
            await ada.roll("".join([*faces[:2], " ", *faces[2:]]))
        for client in (ada, ben):
            await act(client, rng)
    table = await house.newest(ada.code)
    *_, last = rowlock.replay(rowlock.Record.parse(str(dice(table).inputs)))
    assert ada.now.scores == ben.now.scores == rowlock.scores(last)
