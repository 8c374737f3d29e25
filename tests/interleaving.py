"""Several nodes and people at one table, interleaved at random: there is always exactly one log.

`Nodes` is a Hypothesis state machine. Subclasses plug in other stores.
"""

import asyncio
import random
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

import rowlock
from hosting import Client, House, TroubledStore, settle
from rowlock import protocol
from rowlock.errors import RowlockError, StoreUnavailable
from rowlock.table.entries import Chose, Entry, Supplied, TookBack
from rowlock.table.fold import apply, opened
from rowlock.table.opening import hashed
from rowlock.table.store import MemoryStore, Store
from rowlock.table.table import Table

NODES = 3
nodes = st.integers(0, NODES - 1)
devices = st.integers(0, 4)


@dataclass(frozen=True)
class Answer:
    """A command that was acknowledged, and the version in which it took effect."""

    token: str
    command: protocol.Command
    version: int


class Nodes(RuleBasedStateMachine):
    """People on several nodes act concurrently, messages between nodes are lost or late, the store fails."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.house: House
        self.store: TroubledStore
        self.clients: list[Client] = []
        self.sent: list[protocol.Command] = []
        self.done: list[Answer] = []

    async def new_store(self) -> Store:
        """The store under test."""
        return MemoryStore()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine to its end."""
        self.runner.run(work)

    @initialize(
        seed=st.integers(0, 2**32),
        variant=st.sampled_from(rowlock.variants()),
        bots=st.integers(0, 1),
        clock=st.sampled_from([0, 0, 10]),
        held=st.booleans(),
    )
    def open(self, seed: int, variant: str, bots: int, clock: float, held: bool) -> None:
        """Seat three people, each on their own node, two of them with a phone on another node."""

        async def opening() -> None:
            self.store = TroubledStore(random.Random(seed), await self.new_store())
            self.house = House(nodes=NODES, seed=seed, store=self.store)
            new = protocol.NewTable(names=("Ada",), variant=variant, clock=clock, bots=("greedy",) * bots)
            ada = await self.house.open(new=new)
            ben, cy = await ada.invite("Ben", node=1), await ada.invite("Cy", node=2)
            phones = [await Client(self.house, ada.code, who.token, node).join() for who, node in ((ada, 1), (ben, 2))]
            self.clients = [ada, ben, cy, *phones]
            await ada.do(protocol.Start())
            await settle()
            self.house.wire.held = held

        self.run(opening())

    @rule(
        who=st.lists(st.tuples(devices, st.integers(0, 11), st.integers(0, 99)), min_size=1, max_size=4),
        wait=st.booleans(),
    )
    def act(self, who: list[tuple[int, int, int]], wait: bool) -> None:
        """Some people act concurrently: most commands are sensible, some are late, repeated or out of order."""

        async def acting() -> None:
            await asyncio.gather(*(self._act(self.clients[device], kind, pick) for device, kind, pick in who))
            if wait:
                await settle()

        self.run(acting())

    async def _act(self, client: Client, kind: int, pick: int) -> None:
        command = self._command(client, kind, pick)
        self.sent.append(command)
        try:
            version = await client.do(command)
        except RowlockError:
            return
        self.done.append(Answer(client.token, command, version))

    def _command(self, client: Client, kind: int, pick: int) -> protocol.Command:
        """A command based on what the client sees, which may be outdated."""
        rare = (protocol.Pause(), protocol.Resume(), protocol.Resume(), protocol.Leave(), protocol.Return())
        take_back = protocol.TakeBack(decision=client.mine.take_back or client.now.decision)
        if kind < 8:
            if client.mine.legal:
                move = client.mine.legal[pick % len(client.mine.legal)]
                return protocol.Choose(decision=client.now.decision, move=move)
            return take_back if client.mine.take_back and pick < 30 else protocol.Roll(decision=client.now.decision)
        if kind == 8:
            return take_back
        if kind == 9 and self.sent:
            return self.sent[pick % len(self.sent)]
        return rare[pick % len(rare)]

    @rule(device=devices, node=nodes, back=st.integers(0, 4))
    def reconnect(self, device: int, node: int, back: int) -> None:
        """Somebody reconnects to a node with their current version or an older one."""

        async def reconnecting() -> None:
            client = self.clients[device]
            if client.guest:
                client.part()
            while client.guest is None:
                with suppress(StoreUnavailable):
                    await client.join(max(0, client.version - back), node=node)

        self.run(reconnecting())

    @rule(held=st.booleans(), lost=st.booleans())
    def disturb(self, held: bool, lost: bool) -> None:
        """From now on, hold back or lose messages between the nodes, or do neither."""
        self.house.wire.held, self.house.wire.lost = held, lost

    # No precondition: which messages are waiting depends on the timing of a real database, and Hypothesis requires that
    # the same choices always lead to the same draws.
    @rule(picks=st.lists(st.integers(0, 99), min_size=1, max_size=3), wait=st.booleans())
    def deliver(self, picks: list[int], wait: bool) -> None:
        """Deliver some of the messages that were held back, if any, after others that were sent later."""

        async def delivering() -> None:
            for pick in picks[: len(self.house.wire.waiting)]:
                self.house.wire.deliver(pick)
            if wait:
                await settle()

        self.run(delivering())

    @rule(seconds=st.sampled_from([0.5, 1.2, 9.0, 30.0]))
    def wait(self, seconds: float) -> None:
        """Let time pass: bots roll, clocks run out, people become absent."""
        self.run(self.house.clock.advance(seconds))

    @rule(trouble=st.lists(st.sampled_from(["", "lost", "unsure"]), max_size=3))
    def fail(self, trouble: list[Literal["", "lost", "unsure"]]) -> None:
        """Let the next appends fail, or succeed although the store reports a failure."""
        self.store.trouble = list(trouble)

    def teardown(self) -> None:
        """Once everything works again, all nodes and clients agree, and no acknowledged command was lost."""
        try:
            if self.clients:
                self.run(self._check())
        finally:
            self.run(self._close())
            self.runner.close()

    async def _close(self) -> None:
        if self.clients:
            for host in self.house.hosts:
                await host.close()
            await self.store.close()

    async def _check(self) -> None:
        self.store.trouble = []
        self.house.wire.held = self.house.wire.lost = False
        self.house.wire.resync()
        await settle()
        await self.house.clock.advance(2)
        tables = list(history(await self.house.log(self.clients[0].code)))
        newest = tables[-1][1]
        for host in self.house.hosts:
            assert await host.look(newest.id) == newest
        for client in self.clients:
            if client.guest:
                assert client.seen == client.should_see(newest)
        for answer in self.done:
            assert kept(tables, answer), answer


def history(log: list[Entry]) -> list[tuple[Entry, Table]]:
    """Each entry, with the table after it."""
    table = opened(log[0])
    made = [(log[0], table)]
    for entry in log[1:]:
        table = apply(table, entry)
        made.append((entry, table))
    return made


def kept(tables: list[tuple[Entry, Table]], answer: Answer) -> bool:
    """Whether the acknowledged version reflects the command exactly once."""
    table = tables[answer.version - 1][1]
    (seat,) = table.held_by(hashed(answer.token))
    match answer.command:
        case protocol.Choose(decision=decision, move=move):
            made = decided(tables[: answer.version], decision, seat)
            return bool(made) and made[-1] == move
        case protocol.TakeBack(decision=decision):
            made = decided(tables[: answer.version], decision, seat)
            return not made or made[-1] == ""
        case protocol.Roll(decision=decision):
            rolls = [before.decision for (_, before), (entry, _) in pairwise(tables) if isinstance(entry, Supplied)]
            return rolls.count(decision) == 1
        case protocol.Leave():
            return bool(table.seats[seat].stand_in)
        case protocol.Return():
            return table.seats[seat].is_here
        case protocol.Pause():
            return table.paused == "person"
        case protocol.Resume():
            return table.paused != "person"
    return True


def decided(tables: list[tuple[Entry, Table]], decision: str, seat: int) -> list[str]:
    """A seat's successive choices for a decision; an empty string where it took one back."""
    made: list[str] = []
    for (_, before), (entry, after) in pairwise(tables):
        if isinstance(entry, Chose) and entry.seat == seat and before.decision == decision:
            assert not made or made[-1] == "", "nobody chooses twice"
            made.append(entry.move)
        elif isinstance(entry, TookBack) and entry.seat == seat and after.decision == decision:
            made.append("")
    return made
