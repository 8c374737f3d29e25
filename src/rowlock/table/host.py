"""Hosting of tables: commands are decided, stored, and broadcast to everybody connected.

No node owns a table. To change one, a node loads it, appends expecting the next version, and on conflict catches up
and decides again. An entry is durable before anybody hears of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial

from rowlock import protocol
from rowlock.errors import NotSeated, TableTaken, VersionConflict
from rowlock.table import gameplay, people
from rowlock.table.advising import Coach, advised, no_coach
from rowlock.table.bots import Bots
from rowlock.table.broadcasting import Broadcaster
from rowlock.table.bus import Bus
from rowlock.table.clock import Clock
from rowlock.table.commands import decide
from rowlock.table.entries import Entry, Rematched, Went, write
from rowlock.table.explaining import explained
from rowlock.table.fold import Step
from rowlock.table.follow_ups import Change, attempt, with_follow_ups
from rowlock.table.gameplay import Pace
from rowlock.table.live_tables import Guest, LiveTable, LiveTables
from rowlock.table.names import draw_code
from rowlock.table.offload import Offload, Workers, inline
from rowlock.table.opening import hashed, opened_table, opening, rematch
from rowlock.table.reacting import Reactions
from rowlock.table.store import Store
from rowlock.table.table import Table

GRACE = 8.0
"""Seconds after which somebody without a connection counts as away: reloading the page takes less."""
_RETRY = 1.0

Deliver = Callable[[protocol.ServerMessage], None]


class Host:
    """Hosts tables on one node."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Clock,
        bots: Bots,
        *,
        draw: Callable[[int], bytes] = secrets.token_bytes,
        pace: Pace | None = None,
        workers: Workers | None = None,
        draw_id: Callable[[Callable[[int], bytes]], str] = draw_code,
        coach: Coach = no_coach,
    ) -> None:
        """`draw` gives random bytes for seeds, tokens and codes, which `draw_id` makes; `coach` judges moves."""
        self._store = store
        self._bus = bus
        self._clock = clock
        self._bots = bots
        self._draw = draw
        self._draw_id = draw_id
        self._pace = pace or Pace()
        self._workers = workers or Workers()
        self._coach = coach
        self.folded = self._workers.folded
        self._broadcaster = Broadcaster(self.bots, self._pace)
        self._tables = LiveTables(store, bus, self._workers.fold, self)
        self.reactions = Reactions(self._tables, bus)
        bus.listen(self._heard, self._resync)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that can be seated."""
        return tuple(self._bots)

    @property
    def load(self) -> tuple[int, int]:
        """The number of tables and the number of guests that this node has in memory."""
        return sum(1 for _ in self._tables), sum(len(live.guests) for live in self._tables)

    async def open(self, new: protocol.NewTable) -> protocol.Held:
        """Open a table; its creator gets the token."""
        token = self._draw(16).hex()
        offload = self._workers.fold if new.record or new.toml else inline
        table = await self._create(
            lambda table_id, at: opening(new, table_id, self._draw(32), hashed(token), at, self._bots), offload
        )
        return protocol.Held(table=table.id, seats=table.held_by(hashed(token)), token=token)

    async def _create(self, first: Callable[[str, float], list[Entry]], offload: Offload = inline) -> Table:
        while True:
            at, code = self._clock.now(), self._draw_id(self._draw)
            entries, table = await offload(partial(opened_table, first, code, at))
            try:
                await self._store.create(table.id, [write(entry) for entry in entries], at)
            except TableTaken:
                continue
            return table

    async def look(self, table_id: str) -> Table:
        """The table as it is now."""
        async with self._tables.using(table_id) as live:
            await self._tables.catch_up(live)
            return live.table

    async def sit(self, table_id: str, new: protocol.NewSeat) -> protocol.Held:
        """Sit down at a table; the person gets the token."""
        token = self._draw(16).hex()
        table = await self._change(table_id, lambda table, at: people.sit(table, new.name, hashed(token), at, new.seat))
        return protocol.Held(table=table_id, seats=table.held_by(hashed(token)), token=token)

    async def submit(self, table_id: str, token: str, command: protocol.Command) -> int:
        """Carry out a command, if the holder of this token (its hash) may give it.

        Returns the version of the table at which it is done and durable.
        """
        table = await self._change(table_id, lambda table, at: decide(table, token, command, at, self._bots))
        if isinstance(command, protocol.Rematch) and not table.rematch:
            following = await self._create(lambda new_id, at: rematch(table, new_id, self._draw(32), at))
            table = await self._change(
                table_id, lambda table, at: [] if table.rematch else [Rematched(at=at, table=following.id)]
            )
        return table.version

    async def explain(self, table_id: str, token: str, question: protocol.Explain) -> protocol.Explained:
        """Answer a question of whoever holds this token (its hash). Nothing changes."""
        async with self._tables.using(table_id) as live:
            return explained(live.table, live.table.held_by(token), question)

    async def advise(self, table_id: str, token: str, question: protocol.Advise) -> protocol.Advised:
        """The same for what moves are worth. The table goes on meanwhile."""
        async with self._tables.using(table_id) as live:
            work = advised(live.table, live.table.held_by(token), question, self._coach)
        return await self._workers.fold(work)

    async def join(self, table_id: str, message: protocol.Join, deliver: Deliver) -> Guest:
        """Connect to a table: deliver everything, or what was missed, and from then on whatever happens.

        A refused guest must not be told anything, so the arrival comes first: storing it may fail.
        """
        if message.salt:
            people.check_salt(message.salt)
        guest = Guest(hashed(message.token) if message.token else "", deliver)
        async with self._tables.using(table_id) as live:
            try:
                await self._carry_out(live, self._arrival(guest.token, message.salt))
                if guest.token and not live.table.held_by(guest.token):
                    raise NotSeated("that token opens no seat here; join without one to watch, or take a seat")
                self._broadcaster.greet(live, guest, message.have)
            except BaseException:
                self._expect(live, guest.token)  # the arrival may have been stored nonetheless
                raise
            live.add(guest)
            live.users += 1
            if timer := live.grace.pop(guest.token, None):
                timer.cancel()
                self._tables.release(live)
            self._schedule(live)
        return guest

    def _arrival(self, token: str, salt: str = "") -> Change:
        """The arrival of somebody, who may bring a salt for the dice."""

        def arrive(table: Table, at: float) -> list[Entry]:
            held = table.held_by(token)
            salted = people.salt(table, held, salt, at) if salt else []
            return [*gameplay.wake(table, at, self._pace), *salted, *people.come(table, held, at, back=False)]

        return arrive

    async def _arrive(self, table_id: str, token: str) -> None:
        await self._change(table_id, self._arrival(token))

    async def resync(self, table_id: str, guest: Guest) -> None:
        """Deliver everything again to a guest who lost messages."""
        async with self._tables.using(table_id) as live:
            self._broadcaster.greet(live, guest)

    def part(self, table_id: str, guest: Guest) -> None:
        """Remove a connection. A person who does not come back soon counts as away."""
        live = self._tables.get(table_id)
        assert live is not None, "a table with a guest stays in memory"
        live.discard(guest)
        self._expect(live, guest.token)
        self._tables.release(live)

    def _expect(self, live: LiveTable, token: str) -> None:
        """Give the holder of a seat without a connection some time to come back."""
        if live.table.held_by(token) and not live.is_connected(token) and token not in live.grace:
            live.users += 1
            soon = self._clock.now() + GRACE
            live.grace[token] = self._clock.call_at(soon, lambda: self._tables.spawn(self._gone(live, token)))

    async def _gone(self, live: LiveTable, token: str) -> None:
        if live.grace.pop(token, None) is None:
            return  # back at the last moment
        try:
            await self._change(
                live.id,
                lambda table, at: [] if live.is_connected(token) else people.go(table, table.held_by(token), at),
            )
        finally:
            self._tables.release(live)

    async def close(self) -> None:
        """Stop all timers and background tasks."""
        await self._tables.close()

    async def _change(self, table_id: str, change: Change) -> Table:
        """Decide on the newest table, store the result, tell everybody."""
        async with self._tables.using(table_id) as live:
            return await self._carry_out(live, change)

    async def _carry_out(self, live: LiveTable, change: Change) -> Table:
        """The same with the lock held. On conflict: catch up and decide again.

        A refusal, or nothing to do, counts only if the store has no more entries than we do.
        """
        while True:
            table, at = live.table, self._clock.now()
            made, refusal = attempt(table, change, at)
            if not made:
                if await self._tables.catch_up(live):
                    continue
                if refusal:
                    raise refusal
                return table
            made = await with_follow_ups(made, at, self._bots, self._workers.think)
            lines = [write(entry) for _, entry, _ in made]
            live.stale = True  # until the store has answered
            try:
                await self._store.append(live.id, table.version, lines, at)
            except VersionConflict:
                if not await self._tables.catch_up(live):  # the log has been reset: retrying would never end
                    raise await self._tables.reload(live) from None
                continue
            live.stale = False
            self.take(live, made, lines)
            await self._bus.publish(live.id, live.table.version)
            return live.table

    def unsure(self, live: LiveTable) -> None:
        """The store did not answer: retry soon, as long as somebody is connected and waiting."""
        if live.guests and live.retry is None:
            soon = self._clock.now() + _RETRY
            live.retry = self._clock.call_at(soon, lambda: self._tables.spawn(self._recover(live)))

    async def _recover(self, live: LiveTable) -> None:
        live.retry = None
        if self._tables.get(live.id) is live:  # else nobody needs it any more
            for token in {guest.token for guest in live.guests}:
                await self._arrive(live.id, token)  # their arrival may not have been stored, either
            self._schedule(live)

    def take(self, live: LiveTable, made: Sequence[Step], lines: Sequence[str]) -> None:
        """Apply steps that are stored, as these lines, and tell everybody."""
        live.take(made, lines)
        self._broadcaster.tell(live, made)
        for before, entry, _ in made:
            if isinstance(entry, Went) and not entry.late and live.is_connected(before.seats[entry.seat].token):
                self._tables.spawn(self._arrive(live.id, before.seats[entry.seat].token))  # gone on another node only
        self._schedule(live)

    def reloaded(self, live: LiveTable) -> None:
        """Send everybody a new welcome; the table moves on after a delay, so as not to hammer a broken store."""
        self._broadcaster.welcome(live)
        if live.due:
            live.due.cancel()
        self.unsure(live)

    def _schedule(self, live: LiveTable) -> None:
        """Set the timer for when the table is due to move on by itself."""
        if live.due:
            live.due.cancel()
        when = gameplay.due(live.table, self._pace) if live.guests else None
        live.due = None
        if when is not None:
            live.due = self._clock.call_at(when, lambda: self._tables.spawn(self._tick(live.id, when)))

    async def _tick(self, table_id: str, when: float) -> None:
        # A timer may fire a hair early by the wall clock.
        await self._change(table_id, lambda table, at: gameplay.tick(table, max(at, when), self._pace))

    def _heard(self, table_id: str, version: int) -> None:
        """Another node says that it has stored entries: they are read from the store only."""
        if self._tables.get(table_id):
            self._tables.spawn(self._follow(table_id, version))

    async def _follow(self, table_id: str, version: int) -> None:
        async with self._tables.using(table_id) as live:
            if version > live.table.version:
                await self._tables.catch_up(live)

    def _resync(self) -> None:
        """Anything may have been missed."""
        for live in self._tables:
            self._tables.spawn(self._tables.refresh(live.id))
