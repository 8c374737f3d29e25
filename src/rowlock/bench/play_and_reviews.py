"""Whether people who play notice that others have records reviewed: the same tables, with and without reviews."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

import msgspec

from rowlock.bench.coach_speed import played
from rowlock.bench.load import Load, act, seat_people
from rowlock.bench.server import serving
from rowlock.rules.dice.record import Record

REVIEWS = 10
"""How many reviews are always under way."""
_WARM = 2.0
_PLAIN_TURNS = 2
"""In plain Python, records are shortened to this many turns, or the last reviews would take minutes."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Milliseconds from an action to its event, without reviews and right after with them."""

    p50: float
    p50_reviewing: float
    p99: float
    p99_reviewing: float
    reviews: int
    """How many reviews were made."""
    errors: int


def medians(rounds: Sequence[Compared]) -> tuple[float, float]:
    """The medians of all rounds' 99th percentiles, without reviews and with them."""
    return median(one.p99 for one in rounds), median(one.p99_reviewing for one in rounds)


def measure_play(
    rounds: int, tables: int, rate: float, seconds: float, seed: int, *, plain: bool
) -> Iterator[Compared]:
    """Let people act at this total rate, by turns without and with reviews; with `plain`, in plain Python."""
    rng, numbers = random.Random(seed), count()
    records = [_begun(played(2, rng), _PLAIN_TURNS) if plain else str(played(2, rng)) for _ in range(REVIEWS)]
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        file = f"sqlite:///{Path(folder) / 'tables.db'}"
        with serving(file, compiled="" if plain else "compiled") as (port, _):
            for _ in range(rounds):
                yield runner.run(_compare(port, tables, rate, seconds, rng, records, numbers))


async def _compare(
    port: int,
    tables: int,
    rate: float,
    seconds: float,
    rng: random.Random,
    records: Sequence[str],
    numbers: Iterator[int],
) -> Compared:
    """Seat people, and let them play without reviews, then with them."""
    load = Load()
    people = await seat_people([port], tables, load)
    reviews = _Reviews(port, numbers)
    await reviews.one(records[0])  # the first takes longer
    await act(people, rate, _WARM, rng)
    load.times.clear()
    await act(people, rate, seconds, rng)
    alone = load.times.copy()
    async with asyncio.TaskGroup() as asking:
        for record in records:
            asking.create_task(reviews.again_and_again(record))
        await act(people, rate, _WARM, rng)
        load.times.clear()
        await act(people, rate, seconds, rng)
        disturbed = load.times.copy()
        reviews.wanted = False
    errors = len(load.errors)
    for person in people:
        if person.socket:
            person.socket.close()
    return Compared(
        p50=_percentile(alone, 50),
        p50_reviewing=_percentile(disturbed, 50),
        p99=_percentile(alone, 99),
        p99_reviewing=_percentile(disturbed, 99),
        reviews=reviews.made - 1,
        errors=errors,
    )


@dataclass
class _Reviews:
    """Reviews by one server, none of which it has cached."""

    port: int
    numbers: Iterator[int]
    """What makes each of them another text."""
    wanted: bool = True
    made: int = 0

    async def again_and_again(self, record: str) -> None:
        """Have a record reviewed until that is no longer wanted."""
        while self.wanted:
            await self.one(record)

    async def one(self, record: str) -> None:
        """Have a record reviewed."""
        text = f"# {next(self.numbers)}\n{record}"
        await asyncio.to_thread(_ask, f"http://127.0.0.1:{self.port}/api/reviews", text)
        self.made += 1


def _begun(record: Record, turns: int) -> str:
    """The beginning of a record."""
    return str(replace(record, turns=record.turns[:turns]))


def _ask(address: str, record: str) -> None:
    """Have a record reviewed. The answer is not decoded: that would hold up the people who play."""
    headers = {"content-type": "application/json", "accept-encoding": "gzip"}
    urlopen(Request(address, msgspec.json.encode({"record": record}), headers)).read()


def _percentile(times: Sequence[float], percent: int) -> float:
    """A percentile, in milliseconds."""
    return 1000 * sorted(times)[len(times) * percent // 100] if times else float("nan")
