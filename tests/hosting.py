"""Tables for tests: hosts on one store, a manual clock, a bus that can lose messages, and clients that keep up."""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Literal

import pytest

from rowlock import protocol
from rowlock.errors import RowlockError, StoreUnavailable
from rowlock.players.simple import GreedyPlayer, RandomPlayer
from rowlock.table.advising import Coach, no_coach
from rowlock.table.bots import Bot, Bots
from rowlock.table.bus import Heard, Overheard, Remark
from rowlock.table.entries import Entry, read
from rowlock.table.fold import fold
from rowlock.table.gameplay import Pace
from rowlock.table.host import Host
from rowlock.table.live_tables import Guest
from rowlock.table.opening import hashed
from rowlock.table.store import MemoryStore, Store
from rowlock.table.table import Table
from rowlock.table.telling import welcome

Told = protocol.Welcome | protocol.News
"""The messages that a table sends unasked."""
MONDAY = 1_700_000_000.0
"""The time at which tests begin."""


async def settle() -> None:
    """Wait until all background tasks have finished."""
    for turn in range(20_000):
        if len(asyncio.all_tasks()) == 1:
            return
        await asyncio.sleep(0 if turn < 10_000 else 0.001)  # a database takes its time
    raise AssertionError("a background task never ends")


@dataclass(eq=False)
class ManualTimer:
    """A timer of the ManualClock."""

    call: Callable[[], object] | None

    def cancel(self) -> None:
        self.call = None


class ManualClock:
    """Time stands still until a test advances it. `early`: how many seconds too soon its timers fire."""

    def __init__(self, early: float = 0.0) -> None:
        self._now = MONDAY
        self._early = early
        self._order = count()
        self._timers: list[tuple[float, int, ManualTimer]] = []

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, call: Callable[[], object]) -> ManualTimer:
        timer = ManualTimer(call)
        heappush(self._timers, (max(self._now, when - self._early), next(self._order), timer))
        return timer

    async def advance(self, seconds: float) -> None:
        """Let time pass. Timers that are due fire in order, each at its time."""
        end = self._now + seconds
        while self._timers and self._timers[0][0] <= end:
            when, _, timer = heappop(self._timers)
            if timer.call:
                self._now = when
                timer.call()
                await settle()
        self._now = end
        await settle()

    def fire(self) -> None:
        """Fire the next timer ahead of time. Tasks that it starts have not run yet when this returns."""
        _, _, timer = heappop(self._timers)
        assert timer.call
        timer.call()

    @property
    def waiting(self) -> int:
        """The number of timers that have not fired."""
        return sum(timer.call is not None for _, _, timer in self._timers)


@dataclass
class Wire:
    """The connection between nodes: messages arrive immediately unless they are lost or held back."""

    ends: list["WireBus"] = field(default_factory=list)
    lost: bool = False
    held: bool = False
    waiting: list[Callable[[], None]] = field(default_factory=list)

    def carry(self, sender: "WireBus", table: str, call: Callable[["WireBus"], None]) -> None:
        for end in self.ends:
            if end is sender or table not in end.followed or self.lost:
                continue
            if self.held:
                self.waiting.append(partial(call, end))
            else:
                call(end)

    def deliver(self, index: int = 0) -> None:
        """Deliver one of the messages that were held back."""
        self.waiting.pop(index % len(self.waiting))()

    def resync(self) -> None:
        """Tell every node that it may have missed something, as a bus does after a gap."""
        self.waiting.clear()
        for end in self.ends:
            end.resync()


class WireBus:
    """A node's end of the wire."""

    def __init__(self, wire: Wire) -> None:
        self.followed: set[str] = set()
        self.heard: Heard = lambda table, version: None
        self.overheard: Overheard = lambda table, version, remark: None
        self.resync: Callable[[], None] = lambda: None
        self._wire = wire
        wire.ends.append(self)

    async def publish(self, table: str, version: int) -> None:
        self._wire.carry(self, table, lambda end: end.heard(table, version))

    async def remark(self, table: str, version: int, remark: Remark) -> None:
        self._wire.carry(self, table, lambda end: end.overheard(table, version, remark))

    async def follow(self, table: str) -> None:
        self.followed.add(table)

    async def unfollow(self, table: str) -> None:
        self.followed.discard(table)

    def listen(self, heard: Heard, resync: Callable[[], None]) -> None:
        self.heard, self.resync = heard, resync

    def overhear(self, overheard: Overheard) -> None:
        self.overheard = overheard

    @property
    def is_connected(self) -> bool:
        return True

    async def close(self) -> None:
        self._wire.ends.remove(self)


class TroubledStore:
    """A store that can be down, and whose next appends can fail: `lost` stores nothing, `unsure` stores and fails."""

    def __init__(self, rng: random.Random | None = None, inner: Store | None = None) -> None:
        """With an `rng` every call takes a random time, so that calls overtake each other."""
        self._inner = inner or MemoryStore()
        self.down = False
        self.gate: asyncio.Event | None = None
        """If set, every call waits for it."""
        self.trouble: list[Literal["", "lost", "unsure"]] = []
        self._rng = rng

    async def create(self, table: str, entries: Sequence[str], at: float) -> None:
        await self._take_a_while()
        await self._inner.create(table, entries, at)

    async def append(self, table: str, after: int, entries: Sequence[str], at: float) -> None:
        await self._take_a_while()
        trouble = self.trouble.pop(0) if self.trouble else ""
        if trouble == "lost":
            raise StoreUnavailable("the database does not answer")
        await self._inner.append(table, after, entries, at)
        if trouble == "unsure":
            raise StoreUnavailable("the database does not answer")
        await self._take_a_while()

    async def load(self, table: str, after: int = 0) -> list[str]:
        await self._take_a_while()
        lines = await self._inner.load(table, after)
        await self._take_a_while()
        return lines

    async def forget(self, before: float) -> int:
        return await self._inner.forget(before)

    async def check(self) -> None:
        await self._take_a_while()

    @property
    def fault(self) -> str:
        return self._inner.fault

    async def close(self) -> None:
        await self._inner.close()

    async def _take_a_while(self) -> None:
        if self.down:
            raise StoreUnavailable("the database does not answer")
        if self.gate:
            await self.gate.wait()
        for _ in range(self._rng.randrange(4) if self._rng else 0):
            await asyncio.sleep(0)


def players() -> Bots:
    """The bots of the tests, with fixed seeds."""
    return {
        "random": Bot("Random", RandomPlayer(random.Random(5)).decide),
        "greedy": Bot("Greedy", GreedyPlayer().decide),
    }


class House:
    """Some nodes on one store. Times, seeds, tokens and codes are the same in every run."""

    def __init__(
        self,
        *,
        nodes: int = 1,
        seed: int = 0,
        store: Store | None = None,
        clock: ManualClock | None = None,
        bots: Bots | None = None,
        pace: Pace | None = None,
        coach: Coach = no_coach,
    ) -> None:
        self.overhear: Callable[[Client, Told], None] | None = None
        self.clock = clock or ManualClock()
        self.store = store or MemoryStore()
        self.wire = Wire()
        draw = random.Random(seed).randbytes
        self.hosts = [
            Host(self.store, WireBus(self.wire), self.clock, bots or players(), draw=draw, pace=pace, coach=coach)
            for _ in range(nodes)
        ]

    @property
    def host(self) -> Host:
        """The first node."""
        return self.hosts[0]

    async def open(self, *names: str, new: protocol.NewTable | None = None) -> "Client":
        """Open a table and join it. Each name gets a seat, all held by one token."""
        held = await self.host.open(new or protocol.NewTable(names=names))
        return await Client(self, held.table, held.token).join()

    async def table(self, *names: str, bots: Sequence[str] = (), **how: str | float) -> list["Client"]:
        """A table where everybody has taken a seat on their own device, the host first."""
        host, *others = names
        new = protocol.NewTable(names=(host,), **how)  # type: ignore[arg-type]
        clients = [await self.open(new=new)]
        clients += [await clients[0].invite(name) for name in others]
        for bot in bots:
            await clients[0].do(protocol.AddBot(player=bot))
        return clients

    async def started(self, *names: str, bots: Sequence[str] = (), **how: str | float) -> list["Client"]:
        """The same, already started by the host."""
        clients = await self.table(*names, bots=bots, **how)
        await clients[0].do(protocol.Start())
        return clients

    async def log(self, table: str) -> list[Entry]:
        """The entries of a table in the store."""
        return [read(line) for line in await self.store.load(table)]

    async def newest(self, table: str) -> Table:
        """The table rebuilt from the store alone."""
        return fold(await self.log(table))


class Client:
    """A connected person who keeps all messages and the view derived from them, as the page does."""

    def __init__(self, house: House, code: str, token: str = "", node: int = 0) -> None:
        self.house = house
        self.code = code
        self.token = token
        self.node = node
        self.heard: list[Told] = []
        self.reactions: list[protocol.Reacted] = []
        self.version = 0
        self.table: protocol.TableView | None = None
        self.variant: protocol.VariantView | None = None
        self.now_: protocol.Now | None = None
        self.yours: tuple[protocol.Yours, ...] = ()
        self.bots: tuple[str, ...] = ()
        self.guest: Guest | None = None

    @property
    def host(self) -> Host:
        """The node that this client is connected to."""
        return self.house.hosts[self.node]

    @property
    def now(self) -> protocol.Now:
        """The current state of the playthrough."""
        assert self.now_, "not started yet"
        return self.now_

    @property
    def at(self) -> protocol.TableView:
        """The table."""
        assert self.table, "not welcomed yet"
        return self.table

    @property
    def seats(self) -> tuple[int, ...]:
        """Our seats."""
        return tuple(yours.seat for yours in self.yours)

    @property
    def seat(self) -> int:
        """Our only seat."""
        (seat,) = self.seats
        return seat

    @property
    def mine(self) -> protocol.Yours:
        """What we know about our only seat."""
        (yours,) = self.yours
        return yours

    @property
    def events(self) -> tuple[protocol.Event, ...]:
        """The events of the last message; none if it was a welcome."""
        last = self.heard[-1]
        return last.events if isinstance(last, protocol.News) else ()

    @property
    def seen(self) -> object:
        """Everything that the page would show."""
        return self.version, self.table, self.variant, self.now_, self.yours, self.bots

    async def join(self, have: int = 0, salt: str = "", node: int | None = None) -> "Client":
        """Connect, perhaps to another node than before."""
        assert self.guest is None
        self.node = self.node if node is None else node
        self.version = have
        message = protocol.Join(token=self.token, have=have, salt=salt)
        self.guest = await self.host.join(self.code, message, self._hear)
        return self

    def part(self) -> None:
        """Lose the connection."""
        assert self.guest
        self.host.part(self.code, self.guest)
        self.guest = None

    async def reload(self, node: int | None = None) -> "Client":
        """Reconnect with the version we have."""
        return await self.join(self.version, node=node)

    async def invite(self, name: str, node: int | None = None, seat: int | None = None) -> "Client":
        """Another person who takes a seat at the same table and joins it."""
        node = self.node if node is None else node
        held = await self.house.hosts[node].sit(self.code, protocol.NewSeat(name=name, seat=seat))
        return await Client(self.house, self.code, held.token, node).join()

    async def watched(self, node: int | None = None) -> "Client":
        """A spectator who joins the table."""
        return await Client(self.house, self.code, node=self.node if node is None else node).join()

    async def fresh(self) -> object:
        """What the same token sees on a new device."""
        other = await Client(self.house, self.code, self.token, self.node).join()
        other.part()
        return other.seen

    def should_see(self, table: Table) -> object:
        """What this client should see of the newest table."""
        told = welcome(table, table.held_by(hashed(self.token)), self.host.bots, Pace())
        return told.version, told.table, told.variant, told.now, told.yours, told.bots

    async def do(self, command: protocol.Command) -> int:
        """Submit a command and return the version in which it took effect."""
        return await self.host.submit(self.code, hashed(self.token), command)

    async def react(self, reaction: protocol.Reaction, seat: int | None = None) -> int:
        """Show a reaction."""
        message = protocol.React(reaction=reaction, seat=seat)
        return await self.host.reactions.react(self.code, hashed(self.token), message)

    async def refused(self, command: protocol.Command) -> str:
        """Submit a command that must be refused without a trace, and return the error code."""
        before = await self.house.store.load(self.code)
        with pytest.raises(RowlockError) as caught:
            await self.do(command)
        assert await self.house.store.load(self.code) == before
        return caught.value.code

    async def roll(self, faces: str = "") -> int:
        """Roll for the active seat."""
        return await self.do(protocol.Roll(decision=self.now.decision, roll=faces))

    async def choose(self, move: str, seat: int | None = None) -> int:
        """Answer the open decision."""
        return await self.do(protocol.Choose(decision=self.now.decision, move=move, seat=seat))

    def _hear(self, message: protocol.ServerMessage) -> None:
        if isinstance(message, protocol.Reacted):
            self.reactions.append(message)
            return
        assert isinstance(message, Told)
        self.heard.append(message)
        if isinstance(message, protocol.Welcome):
            self.table, self.variant, self.bots = message.table, message.variant, message.bots
        else:
            assert message.version > self.version, "news is always newer"
            self.table = message.table or self.table
        self.version, self.now_, self.yours = message.version, message.now, message.yours
        if self.house.overhear:
            self.house.overhear(self, message)


async def at_white(house: House, *names: str) -> list[Client]:
    """The white action of the first turn, with real dice: the first seat is active."""
    clients = await house.table(*names, dice="real")
    await clients[0].do(protocol.Start(first=0))
    await clients[0].roll("34 2516")
    return clients


def shown(client: Client, seat: int) -> tuple[str, str, bool]:
    """How a seat is shown: its kind, the bot that decides, whether its person is away."""
    view = client.at.seats[seat]
    return view.kind, view.player, view.away


async def act(client: Client, rng: random.Random) -> bool:
    """Do one thing that is up to the client, chosen at random; return whether there was any."""
    if client.now_ is None or client.now.scene.phase == "over" or client.at.paused:
        return False
    if client.now.scene.phase == "roll" and client.now.active in client.seats and client.at.dice == "server":
        await client.roll()
        return True
    for yours in client.yours:
        if yours.legal:
            near = min(yours.legal, key=lambda move: skipped(client, yours.seat, move))
            await client.choose(near if rng.random() < 0.7 else rng.choice(yours.legal), yours.seat)
            return True
    return False


def skipped(client: Client, seat: int, move: str) -> int:
    """How many fields a move would skip, as seen on the sheet; a pass counts as three."""
    assert client.variant
    crossed = {field for row in client.now.scene.sheets[seat].split() for field in row.split(".")}
    for row in client.variant.rows:
        fields = [field.id for field in row.fields]
        if move.partition(">")[0] in fields:
            last = max((index for index, field in enumerate(fields) if field in crossed), default=-1)
            return fields.index(move.partition(">")[0]) - last - 1
    return 3


async def play_out(clients: Sequence[Client], rng: random.Random) -> None:
    """Play to the end by legal choices, most of them sensible, in random order; bots get the time they take."""
    while clients[0].now.scene.phase != "over":
        acted = [await act(client, rng) for client in rng.sample(clients, len(clients))]
        if not any(acted):
            assert clients[0].now.due is not None, f"nobody is to act: {clients[0].now}"
            await clients[0].house.clock.advance(clients[0].now.due - clients[0].house.clock.now())
