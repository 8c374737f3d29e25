"""How long a table takes to load from the database."""

from __future__ import annotations

import random
from time import perf_counter

from rowlock.chance import throw
from rowlock.players.simple import GreedyPlayer
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.rules.dice.view import view
from rowlock.server.database import open_store
from rowlock.table.entries import Chose, Entry, Opened, Sat, Started, Supplied, TookBack, read, write
from rowlock.table.fold import apply, fold

SEATS = 4


async def loading(file: str) -> tuple[int, float]:
    """Return the number of entries of a long table, and the milliseconds to load it from the database."""
    store = await open_store(file)
    entries = long_log(300)
    await store.create("LONG", [write(entry) for entry in entries], 0)
    times = []
    for _ in range(10):
        begun = perf_counter()
        fold(read(line) for line in await store.load("LONG"))
        times.append(1000 * (perf_counter() - begun))
    await store.close()
    return len(entries), min(times)


def long_log(length: int) -> list[Entry]:
    """The log of a table where choices are often taken back, cut off at this length."""
    entries: list[Entry] = [Opened(at=0, table="LONG", variant=DEFAULT, dice="server", clock=0, seed="00" * 32)]
    entries += [Sat(at=0, seat=seat, name=f"Seat {seat}", token="t") for seat in range(SEATS)]
    entries.append(Started(at=0, first=0))
    table = fold(entries)
    rng = random.Random(1)
    while len(entries) < length:
        play = table.play
        assert isinstance(play, DicePlaythrough)
        if len(entries) % 3 == 0 and play.choice(0):
            entry: Entry = TookBack(at=0, seat=0)
        elif not play.awaits_chance:
            seat = play.awaited[0]
            entry = Chose(at=0, seat=seat, move=str(GreedyPlayer().decide(view(play.state, seat))))
        else:
            entry = Supplied(at=0, chance=str(throw(play.state, rng)))
        entries.append(entry)
        table = apply(table, entry)
    return entries
