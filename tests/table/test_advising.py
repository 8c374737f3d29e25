"""Hints at a table: for the own decision only, allowed or not, and blind to what others have chosen."""

from collections.abc import Callable
from dataclasses import replace

import pytest

import rowlock
from hosting import Client, House
from rowlock import protocol
from rowlock.advice.hints import hint
from rowlock.errors import (
    CoachNotAllowed,
    NotHost,
    NotSeated,
    NotYourDecision,
    RowlockError,
    StaleDecision,
    TableError,
    TablePaused,
)
from rowlock.rules.games import game_of_record
from rowlock.table.fair import Proof
from rowlock.table.opening import hashed
from rowlock.table.replaying import COACHED, record_text


async def ask(client: Client, decision: str = "", seat: int | None = None) -> protocol.Advised:
    question = protocol.Advise(decision=decision or client.now.decision, seat=seat, id=7)
    return await client.host.advise(client.code, hashed(client.token) if client.token else "", question)


async def table(*names: str, bots: tuple[str, ...] = (), coach: bool = False, roll: str = "34 2516") -> list[Client]:
    house = House(coach=hint)
    clients = await house.table(*names, bots=bots, dice="real", coach=coach)
    await clients[0].do(protocol.Start(first=0))
    await clients[0].roll(roll)
    return clients


async def test_a_person_alone_with_bots_is_told_what_each_move_is_worth() -> None:
    (ada,) = await table("Ada", bots=("greedy",))
    assert ada.at.hints
    assert not ada.at.coach
    version = ada.version
    told = await ask(ada)
    assert (told.id, told.decision, told.advice.seat, told.advice.alone) == (7, "1w", 0, False)
    assert {worth.move for worth in told.advice.moves} == set(ada.mine.legal)
    best, *_ = told.advice.moves
    assert (best.loss, best.mark, best.good) == (0, "", True)
    chances = [worth.chance for worth in told.advice.moves]
    assert chances == sorted(chances, reverse=True)
    for worth in told.advice.moves:
        assert worth.loss == pytest.approx(best.chance - worth.chance, abs=1e-6)
        assert (worth.mark in ("?", "??")) == (worth.loss >= 0.05)
        assert worth.good == (worth.loss < 0.005)
    assert ada.version == version


async def test_alone_everything_is_points() -> None:
    (ada,) = await table("Ada")
    advice = (await ask(ada)).advice
    assert advice.alone
    assert {worth.chance for worth in advice.moves} == {1.0}
    points = [worth.points for worth in advice.moves]
    assert points == sorted(points, reverse=True)
    assert advice.moves[-1].loss == pytest.approx(points[0] - points[-1])


async def test_among_people_the_host_has_to_allow_it() -> None:
    ada, ben = await table("Ada", "Ben")
    assert not ada.at.hints
    for client in (ada, ben):
        with pytest.raises(CoachNotAllowed):
            await ask(client)


async def test_several_people_on_one_device_are_people_too() -> None:
    house = House(coach=hint)
    device = await house.open("Ada", "Ben")
    await device.do(protocol.Start())
    await device.roll()
    assert not device.at.hints
    with pytest.raises(CoachNotAllowed):
        await ask(device, seat=0)


async def test_somebody_for_whom_a_bot_stands_in_still_counts() -> None:
    ada, ben = await table("Ada", "Ben")
    await ben.do(protocol.Leave())
    with pytest.raises(CoachNotAllowed):
        await ask(ada)


async def test_where_it_is_allowed_everybody_is_told_so_and_asks() -> None:
    ada, ben = await table("Ada", "Ben", coach=True)
    watcher = await ada.watched()
    for client in (ada, ben, watcher):
        assert client.at.coach
        assert client.at.hints
    assert (await ask(ada)).advice.seat == 0
    assert (await ask(ben)).advice.seat == 1
    with pytest.raises(NotSeated):
        await ask(watcher)
    with pytest.raises(NotSeated):
        await ask(ben, seat=0)


async def test_the_host_allows_it_in_the_lobby_and_only_there() -> None:
    ada, ben = await House(coach=hint).table("Ada", "Ben")
    with pytest.raises(NotHost):
        await ben.do(protocol.Allow(coach=True))
    version = await ada.do(protocol.Allow(coach=True))
    assert await ada.do(protocol.Allow(coach=True)) == version
    assert ben.at.coach
    await ada.do(protocol.Start())
    assert await ada.refused(protocol.Allow(coach=False)) == TableError.code
    assert (await ada.house.newest(ada.code)).coach


@pytest.mark.parametrize("others", [("r7", "g7"), ("b7", "-"), ("-", "y7"), ("-", "?")])
async def test_what_the_others_have_chosen_changes_nothing(others: tuple[str, str]) -> None:
    ada, ben, cleo = await table("Ada", "Ben", "Cleo", coach=True)
    before = await ask(ada)
    for client, move in ((ben, others[0]), (cleo, others[1])):
        if move != "?":
            await client.choose(move)
    assert await ask(ada) == before


def test_the_coach_is_blind_even_if_the_view_were_not() -> None:
    state = rowlock.roll(rowlock.start("classic", 2), "34 2516")
    seen = rowlock.view(state, 0)
    told = [hint(replace(seen, state=rowlock.choose(state, 1, move))) for move in ("r7", "b7", "-")]
    assert told == [hint(seen)] * 3


@pytest.mark.parametrize(
    ("prepare", "decision", "error"),
    [
        (None, "0w", StaleDecision),
        (lambda ada: ada.choose("r7"), "1w", NotYourDecision),
        (lambda ada: ada.do(protocol.Pause()), "1w", TablePaused),
    ],
)
async def test_what_cannot_be_answered_is_refused(
    prepare: Callable[[Client], object] | None, decision: str, error: type[RowlockError]
) -> None:
    ada, _ = await table("Ada", "Ben", coach=True)
    if prepare:
        await prepare(ada)  # type: ignore[misc]
    with pytest.raises(error):
        await ask(ada, decision)


async def test_unknown_dice_are_not_judged() -> None:
    ada, _ = await table("Ada", "Ben", coach=True, roll="?4 2516")
    with pytest.raises(TableError, match="not known"):
        await ask(ada)


async def test_the_record_says_so_and_can_still_be_read_and_verified() -> None:
    (ada,) = await House(coach=hint).started("Ada", bots=("greedy",), coach=True)
    plain = record_text(replace(await ada.house.newest(ada.code), coach=False))
    noted = record_text(await ada.house.newest(ada.code))
    assert COACHED not in plain
    assert noted.splitlines().count(COACHED) == 1
    assert rowlock.Record.parse(noted) == rowlock.Record.parse(plain)
    assert Proof.parse(noted) == Proof.parse(plain) is not None
    game_of_record(noted)
