"""Reactions: what people show each other for a moment. They are no entries: nothing is stored, nothing changes."""

from __future__ import annotations

from typing import get_args

from rowlock import protocol
from rowlock.table.bus import Bus, Remark
from rowlock.table.gameplay import own_seat
from rowlock.table.live_tables import LiveTable, LiveTables
from rowlock.table.table import Table

_KNOWN: tuple[protocol.Reaction, ...] = get_args(protocol.Reaction)


class Reactions:
    """Shows reactions to everybody who is connected to a table, on this node and on the others."""

    def __init__(self, tables: LiveTables, bus: Bus) -> None:
        self._tables = tables
        self._bus = bus
        bus.overhear(self._overheard)

    async def react(self, table_id: str, token: str, message: protocol.React) -> int:
        """Show a reaction of whoever holds this token (its hash). Returns the version, which stays as it is."""
        async with self._tables.using(table_id) as live:
            seat = own_seat(live.table, live.table.held_by(token), message.seat)
            _show(live, protocol.Reacted(seat=seat, reaction=message.reaction))
            remark = {"seat": seat, "reaction": message.reaction}
            await self._bus.remark(table_id, live.table.version, remark)
            return live.table.version

    def _overheard(self, table_id: str, version: int, remark: Remark) -> None:
        if self._tables.get(table_id):
            self._tables.spawn(self._pass_on(table_id, version, remark))

    async def _pass_on(self, table_id: str, version: int, remark: Remark) -> None:
        """Show a reaction from another node, if it can be one: anybody may have written it."""
        async with self._tables.using(table_id) as live:
            if version > live.table.version:
                await self._tables.catch_up(live)
            seat = remark.get("seat")
            for reaction in _KNOWN:
                if type(seat) is int and seat in _people(live.table) and reaction == remark.get("reaction"):
                    _show(live, protocol.Reacted(seat=seat, reaction=reaction))


def _people(table: Table) -> list[int]:
    """The seats that can react: those of people who decide for themselves."""
    return [index for index, seat in enumerate(table.seats) if seat.is_person and not seat.stand_in]


def _show(live: LiveTable, reacted: protocol.Reacted) -> None:
    for guest in live.guests:
        guest.deliver(reacted)
