"""People who have nothing to do with an attack: they keep playing, reconnect, and open new tables."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from math import inf
from time import perf_counter

from rowlock.bench.attack.visitor import Message, Visitor
from rowlock.bench.soak.client import LOST
from rowlock.bench.soak.http_client import Unexpected, post

HOME = "127.0.1.1"
"""The address from which everybody at a table connects."""
_NEWCOMERS = "127.0.1.2"
_EVERY = 0.06
"""Seconds between two actions of one person: the rate limit is 20 messages a second per connection."""
_BOT = "sage"
_PACE = 1.0
"""Seconds between two reconnects."""
_SELDOM = 4
"""A new table is opened once per this many reconnects."""


@dataclass
class Notes:
    """What the bystanders have seen since the last `clear`."""

    people: list[float] = field(default_factory=list)
    """Seconds from each action until the other person was notified."""
    bots: list[float] = field(default_factory=list)
    """For each action that a bot has to answer, the seconds until its answer."""
    done: Counter[str] = field(default_factory=Counter)
    failures: Counter[str] = field(default_factory=Counter)
    """Things that should have worked."""

    def clear(self) -> None:
        """Reset."""
        for noted in (self.people, self.bots, self.done, self.failures):
            noted.clear()


class Pair:
    """Two people at a table. One keeps choosing and taking it back, the other is notified."""

    def __init__(self, port: int, notes: Notes) -> None:
        self._port = port
        self.notes = notes
        self._sent: deque[float] = deque()
        self._code = self._token = ""

    async def play(self) -> None:
        """Play forever; a lost connection counts as a failure, and a new table is opened."""
        while True:
            await self._sit_down()
            try:
                with self._actor, self._listener:
                    await self._go_on()
            except* LOST:
                self.notes.failures["connection lost"] += 1

    async def _go_on(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._act())
            group.create_task(self._listen())
            group.create_task(self._check_replies())

    async def _sit_down(self) -> None:
        """Open a table, and play up to the first white choice."""
        held = await post(self._port, HOME, "/api/tables", {"names": ["Ada"], "anyone_rolls": True})
        other = await post(self._port, HOME, f"/api/tables/{held['table']}/seats", {"name": "Ben"})
        self._code, self._token = held["table"], other["token"]
        self._sent.clear()
        self._actor, _ = await Visitor.join(self._port, HOME, self._code, held["token"])
        self._listener, _ = await Visitor.join(self._port, HOME, self._code, self._token)
        self._actor.say(type="start")
        self._actor.say(type="roll", decision="1r")

    async def _act(self) -> None:
        """Act on a fixed schedule, notified or not: otherwise a stall would delay one action instead of many."""
        begun = perf_counter()
        for number in count():
            await asyncio.sleep(begun + number * _EVERY - perf_counter())
            self._sent.append(perf_counter())
            if number % 2:
                self._actor.say(type="take_back", decision="1w")
            else:
                self._actor.say(type="choose", decision="1w", move="-")

    async def _listen(self) -> None:
        while True:
            message = await self._listener.hear()
            for event in message.events:
                if event.type in ("chose", "took_back"):
                    self.notes.people.append(message.at - self._sent.popleft())

    async def _check_replies(self) -> None:
        while True:
            message = await self._actor.hear()
            if message.type == "refused":
                self.notes.failures[f"action refused: {message.code}"] += 1
                self._sent.pop()

    @property
    def waits_since(self) -> float:
        """The time of the oldest action that the other person has not been notified of yet."""
        return self._sent[0] if self._sent else inf

    async def reconnect(self) -> None:
        """Reconnect the other person with their token."""
        await _attempt(self.notes, "reconnect", self._come_back)

    async def _come_back(self) -> None:
        visitor, answer = await Visitor.join(self._port, HOME, self._code, self._token)
        visitor.close()
        if answer.type != "welcome":
            raise Unexpected(answer.code)


class Soloist:
    """Somebody who plays one game after another against a bot, without pausing to think."""

    def __init__(self, port: int, notes: Notes) -> None:
        self._port = port
        self.notes = notes
        self._sent: dict[int, float] = {}

    async def play(self) -> None:
        """Play forever; a lost connection counts as a failure."""
        while True:
            held = await post(self._port, HOME, "/api/tables", {"names": ["Cleo"], "bots": [_BOT]})
            visitor, _ = await Visitor.join(self._port, HOME, held["table"], held["token"])
            self._sent.clear()
            visitor.say(type="start")
            try:
                with visitor:
                    await self._game(visitor)
            except LOST:
                self.notes.failures["connection lost"] += 1

    async def _game(self, visitor: Visitor) -> None:
        ids = count(1)
        while (message := await visitor.hear()).now is None or message.now.scene.phase != "over":
            if message.type == "refused":
                self.notes.failures[f"action refused: {message.code}"] += 1
            if sent := self._sent.pop(message.id, 0.0):
                self.notes.bots.append(message.at - sent)
            if wish := wish_of(message):
                number = next(ids)
                if _bot_answers(message):
                    self._sent[number] = perf_counter()
                visitor.say(**wish, id=number)

    @property
    def waits_since(self) -> float:
        """The time of the oldest action that the bot has not answered yet."""
        return min(self._sent.values(), default=inf)


def wish_of(message: Message) -> dict[str, str]:
    """The next message from the holder of a seat: the first legal move. Empty if there is nothing to do."""
    now = message.now
    if now is None or not message.yours or message.yours[0].seat not in now.awaited:
        return {}
    if now.scene.phase == "roll":
        return {"type": "roll", "decision": now.decision}
    return {"type": "choose", "decision": now.decision, "move": message.yours[0].legal[0]}


def _bot_answers(message: Message) -> bool:
    """Whether the bot chooses next: a white move after a roll, or its color move after everybody's white moves."""
    now = message.now
    if now is None:
        return False
    is_white = now.scene.phase == "white"
    return now.scene.phase == "roll" or (is_white and now.active != message.yours[0].seat)


async def come_and_go(port: int, pair: Pair, ended: asyncio.Event) -> None:
    """Keep reconnecting, and now and then open a table and take a seat; do each at least once."""
    for number in count():
        await asyncio.sleep(_PACE / 2)
        await pair.reconnect()
        if number % _SELDOM == 0:
            await _attempt(pair.notes, "newcomer", lambda: _open_and_sit(port))
        if ended.is_set():
            return
        await asyncio.sleep(_PACE / 2)


async def _open_and_sit(port: int) -> None:
    held = await post(port, _NEWCOMERS, "/api/tables", {"names": ["Dora"]})
    await post(port, _NEWCOMERS, f"/api/tables/{held['table']}/seats", {"name": "Emil"})


async def _attempt(notes: Notes, what: str, act: Callable[[], Awaitable[None]]) -> None:
    """Try something that should work, and note whether it did."""
    try:
        await act()
        notes.done[what] += 1
    except (*LOST, Unexpected) as error:
        notes.failures[f"{what}: {error or type(error).__name__}"] += 1
