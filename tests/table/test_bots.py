"""Bots at tables: the names they sit down under, who stands in, and the champion among people."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import rowlock
from dice_play import dice
from hosting import Client, House, play_out
from rowlock import protocol
from rowlock.errors import SetupError
from rowlock.players import champion
from rowlock.players.simple import GreedyPlayer
from rowlock.server.node import bots
from rowlock.table.bots import Bot, default_bot, named
from rowlock.table.entries import Chose
from rowlock.table.store import MemoryStore

TWOFOLD = (Path(__file__).parent.parent.parent / "examples" / "twofold.toml").read_text("utf-8")
GREEDY = Bot("Greedy", GreedyPlayer().decide)


@pytest.fixture(scope="module")
def compiled() -> Iterator[None]:
    champion.warm_up()
    yield
    champion._compiled.clear()


def test_the_second_stands_in() -> None:
    assert default_bot(bots()) == "otto"
    assert default_bot({"one": GREEDY, "other": GREEDY}) == "other"
    assert default_bot({"only": GREEDY}) == "only"


def test_whom_nobody_knows_is_not_seated() -> None:
    with pytest.raises(SetupError, match="there is no bot 'deep'; choose from dot, otto, vera, sage, champion"):
        named("deep", bots())


async def test_they_sit_down_under_their_names() -> None:
    new = protocol.NewTable(names=("Ada", "nova"), bots=("otto", "champion", "dot"))
    ada = await House(bots=bots()).open(new=new)
    await ada.do(protocol.AddBot(player="champion"))
    assert [seat.name for seat in ada.at.seats[:6]] == ["Ada", "nova", "Otto", "Nova 2", "Dot", "Nova 3"]
    assert [seat.player for seat in ada.at.seats[:6]] == ["", "", "otto", "champion", "dot", "champion"]


async def test_whoever_leaves_is_played_by_the_usual_bot() -> None:
    ada, ben = await House(bots=bots()).started("Ada", "Ben")
    await ben.do(protocol.Leave())
    assert ada.at.seats[1].player == "otto"


async def test_a_seat_of_somebody_whom_this_node_does_not_know_is_played_by_the_usual_bot() -> None:
    store = MemoryStore()
    (there,) = await House(store=store, bots={"genius": GREEDY}).started("Ada", bots=["genius"])
    seen: list[rowlock.View] = []

    def note(view: rowlock.View) -> rowlock.Move:
        seen.append(view)
        return rowlock.Pass()

    here = House(store=store, bots={"pip": GREEDY, "otto": Bot("Otto", note), "vera": GREEDY})
    ada = await Client(here, there.code, there.token).join()
    await play_out([ada], random.Random(1))
    chosen = [entry for entry in await here.log(ada.code) if isinstance(entry, Chose) and entry.by]
    assert {entry.by for entry in chosen} == {"genius"}
    assert len(chosen) == len(seen) > 3


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("variant", [*rowlock.variants(), "twofold"])
async def test_the_champion_plays_to_the_end(variant: str, seats: int) -> None:
    """In every variant and at every size of table, with somebody who plays at random."""
    house = House(seed=seats, bots=bots())
    how = {"toml": TWOFOLD} if variant == "twofold" else {"variant": variant}
    (ada,) = await house.started("Ada", bots=["champion"] * (seats - 1), **how)
    await play_out([ada], random.Random(seats))
    assert ada.at.status == "over"
    table = await house.newest(ada.code)
    assert len(dice(table).inputs.names) == seats
    *_, last = rowlock.replay(dice(table).inputs)
    assert last.is_over
    assert rowlock.scores(last) == ada.now.scores


async def test_what_a_bot_answers_is_told_apart_from_the_action_before() -> None:
    (ada,) = await House(bots=bots()).started("Ada", bots=["otto"])
    await play_out([ada], random.Random(1))
    told = [message for message in ada.heard if isinstance(message, protocol.News) and message.now]
    assert [message.version for message in told] == sorted({message.version for message in told})
    turns = {message.now.turn for message in told if message.now and message.now.scene.phase == "white"}
    of_bot = {
        message.now.turn
        for message in told
        if message.now and message.now.active != ada.seat and message.now.scene.phase == "color"
    }
    assert of_bot >= {turn for turn in turns if turn % 2 == min(of_bot) % 2} - {max(turns)}
