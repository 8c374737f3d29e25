"""The attacks. Each prepares itself, then returns an awaitable that runs until it is cancelled."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from itertools import count, cycle
from time import perf_counter
from types import MappingProxyType

from rowlock.bench.attack.attacker import Attacker, Held
from rowlock.bench.attack.long_record import long_record
from rowlock.bench.attack.strangers import wish_of
from rowlock.bench.attack.visitor import Visitor
from rowlock.bench.soak.server_process import HOST
from rowlock.players.offered_bots import BOTS
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.record import Record
from rowlock.rules.pad.variant import MOST_SEATS

_TABLES = 30
"""As many as one address may open in a burst."""
_SOON = 0.1
_JOINERS = 40
_SILENT_SOCKETS, _SILENT_CONNECTIONS = 100, 500
_GUESSERS = 20
_REPLAYERS, _PRINTERS = 8, 8
_ASKERS = 8
_REVIEWED_TURNS = 19
"""As many as the server reviews at a full table before everything is compiled."""
_FLOODED = 10
_FLOODERS = 30
_BURST = 50
"""Messages that a flooder sends before it checks whether they get through."""
_FULL = 1_000_000
"""Bytes that may queue in a flooder's own write buffer."""
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_FLOOD = (
    *(b'{"type":"choose","decision":"1w","move":"-","id":1}', b'{"type":"take_back","decision":"1w","id":2}'),
    *(b"{", b"\xff\xfe", b'{"type":"rematch","id":3}', b"[" * 4000, b"x" * 65_000),
)
_OWN = """id = "own-{number}"
name = "Own {number}"
about = "Drawn once, and never asked for again."
sheet = '''
red     7  4  8  2  9  6  10 11 5  12 [3]
yellow  2  3  8  10 12 11 9  5  6  4  [7]
green   12 11 2  8  10 3  9  7  5  4  [6]
blue    10 3  6  4  2  12 7  11 5  8  [9]
'''
"""
_PRINTED = ("sheet.pdf", "sheet.svg", "rules")


async def openings(attacker: Attacker) -> Awaitable[object]:
    """Concurrently open tables that continue the longest record."""
    record, numbers = long_record(), count()

    async def open_once() -> None:
        await _open_long_table(attacker, record, next(numbers))

    return attacker.repeat_concurrently(_TABLES, open_once)


async def joins(attacker: Attacker) -> Awaitable[object]:
    """Join tables with a very long history, as a client that has only the first version."""
    codes = cycle(await _started_tables(attacker))

    async def join_once() -> None:
        visitor, _ = await attacker.join(next(codes), have=1)
        visitor.close()

    return attacker.repeat_concurrently(_JOINERS, join_once)


async def _started_tables(attacker: Attacker) -> list[str]:
    """Long tables: as many as the limits allow or the server opens within the attack's duration, but at least one.

    They are opened before the first join, which would use up the address's rate limit.
    """
    record, codes = long_record(), []
    end = perf_counter() + attacker.seconds
    for number in range(_TABLES):
        held = await _open_long_table(attacker, record, number)
        assert held is not None, "a new address may open that many"
        await _start(attacker, held)
        codes.append(held.code)
        if perf_counter() > end:
            break
    return codes


async def _open_long_table(attacker: Attacker, record: Record, number: int) -> Held | None:
    names = tuple(f"{name}-{number}" for name in record.names)  # make every record unique, to defeat caches
    return await attacker.open_table(names=names, record=str(replace(record, names=names)))


async def _start(attacker: Attacker, held: Held) -> None:
    visitor, _ = await attacker.join(held.code, held.token)
    with visitor:
        visitor.say(type="start", id=1)
        while (message := await visitor.hear()).id != 1:
            pass
        attacker.seen[f"start {message.type}"] += 1


async def silent(attacker: Attacker) -> Awaitable[object]:
    """Open websockets and plain TCP connections, and send nothing on them."""
    held = await attacker.open_table()
    assert held is not None

    async def open_socket() -> None:
        visitor = await Visitor.connect(attacker.port, attacker.source, held.code)
        attacker.seen["sockets"] += 1
        with visitor:
            await visitor.hear()

    async def open_connection() -> None:
        reader, writer = await asyncio.open_connection(HOST, attacker.port, local_addr=(attacker.source, 0))
        attacker.seen["connections"] += 1
        try:
            await reader.read()
        finally:
            writer.close()

    return asyncio.gather(
        attacker.repeat_concurrently(_SILENT_SOCKETS, open_socket),
        attacker.repeat_concurrently(_SILENT_CONNECTIONS, open_connection),
    )


async def guesses(attacker: Attacker) -> Awaitable[object]:
    """Guess table codes, over HTTP and by websocket."""

    def guess() -> str:
        return "".join(random.choices(_LETTERS, k=6))

    async def ask() -> None:
        await attacker.ask(f"/api/tables/{guess()}")

    async def join() -> None:
        visitor, _ = await attacker.join(guess())
        visitor.close()

    return asyncio.gather(attacker.repeat_concurrently(_GUESSERS, ask), attacker.repeat_concurrently(_GUESSERS, join))


async def bots(attacker: Attacker) -> Awaitable[object]:
    """Play at many tables full of the strongest bots, always moving immediately."""

    async def play() -> None:
        held = await attacker.open_table(bots=(BOTS[-1],) * (MOST_SEATS - 1))
        if held is None:
            await asyncio.sleep(_SOON)
            return
        visitor, message = await attacker.join(held.code, held.token)
        visitor.say(type="start")
        with visitor:
            while message.now is None or message.now.scene.phase != "over":
                message = await visitor.hear()
                attacker.seen[message.code or message.type] += 1
                if wish := wish_of(message):
                    visitor.say(**wish)

    return attacker.repeat_concurrently(_TABLES, play)


async def replays(attacker: Attacker) -> Awaitable[object]:
    """Have the longest record replayed, and new, uncached sheets and rules rendered."""
    record = str(long_record())
    numbers = count()

    async def replay() -> None:
        await attacker.ask("/api/replays", {"record": record})

    async def draw() -> None:
        held = await attacker.open_table(toml=_OWN.format(number=next(numbers)))
        if held is not None:
            await asyncio.gather(*(attacker.ask(f"/api/tables/{held.code}/{what}") for what in _PRINTED))

    return asyncio.gather(
        attacker.repeat_concurrently(_REPLAYERS, replay), attacker.repeat_concurrently(_PRINTERS, draw)
    )


async def questions(attacker: Attacker) -> Awaitable[object]:
    """Have long records reviewed, all rolls of a position judged, and score pads of new variants filled in."""
    numbers = count()
    turns = "".join(f"{turn}  34 2516  {'- ' * MOST_SEATS}| -\n" for turn in range(1, _REVIEWED_TURNS + 1))

    async def review() -> None:
        names = ", ".join(f"{name}-{next(numbers)}" for name in _LETTERS[:MOST_SEATS])
        await attacker.ask("/api/reviews", {"record": f"variant {DEFAULT}\nseats {names}\n{turns}"})

    async def judge() -> None:
        await attacker.ask("/api/worths", {"variant": DEFAULT, "rolls": True})

    async def fill_in() -> None:
        await attacker.ask("/api/pads", {"toml": _OWN.format(number=next(numbers)), "marks": ["r7", "p", "b10"]})

    return asyncio.gather(*(attacker.repeat_concurrently(_ASKERS, step) for step in (review, judge, fill_in)))


async def floods(attacker: Attacker) -> Awaitable[object]:
    """Send all kinds of messages to the attacker's own tables, and never read an answer."""
    tables = await attacker.open_tables(_FLOODED)
    seats = cycle(tables)

    async def flood() -> None:
        held = next(seats)
        visitor, _ = await attacker.join(held.code, held.token)
        visitor.say(type="start")
        visitor.say(type="roll", decision="1r")
        visitor.socket.pause()
        try:
            for messages in cycle([_FLOOD * (_BURST // len(_FLOOD))]):
                if visitor.socket.is_closing:
                    return
                if visitor.socket.unsent < _FULL:
                    for message in messages:
                        visitor.socket.send(message)
                    attacker.seen["sent"] += len(messages)
                await asyncio.sleep(0.001)
        finally:
            visitor.socket.abort()

    return attacker.repeat_concurrently(_FLOODERS, flood)


ATTACKS: Mapping[str, Callable[[Attacker], Awaitable[Awaitable[object]]]] = MappingProxyType(
    {each.__name__: each for each in (openings, joins, silent, guesses, bots, replays, questions, floods)}
)
"""By name, in the order in which they run."""


def attack_for(name: str, port: int, source: str, seconds: float) -> dict[str, int]:
    """Prepare an attack, then run it for `seconds`; return counts of actions and responses. Runs in its own process."""
    attacker = Attacker(port, source, seconds)

    async def run() -> None:
        prepared = await ATTACKS[name](attacker)
        try:
            async with asyncio.timeout(seconds):
                await prepared
        except TimeoutError:
            pass

    asyncio.run(run())
    return dict(attacker.seen)
