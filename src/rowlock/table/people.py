"""What people ask of a table besides playing: who sits where, who is the host, when it starts and pauses.

Each function takes the table and returns the resulting entries, or refuses.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from math import ceil

from rowlock import protocol
from rowlock.errors import NotHost, NotSeated, SeatOutOfRange, SetupError, TableError, TableFull
from rowlock.rules.game import Playthrough
from rowlock.table.bots import Bots, named
from rowlock.table.entries import (
    BotSat,
    Came,
    Emptied,
    Entry,
    HandedOver,
    Paused,
    Renamed,
    Resumed,
    Salted,
    Sat,
    Started,
    StoodIn,
    Went,
)
from rowlock.table.fair import first_seat
from rowlock.table.names import check_free, clean_name, numbered
from rowlock.table.rights import may_replace
from rowlock.table.table import Table

PATIENCE = 60.0
"""Seconds of waiting for a seat after which anybody may let a bot stand in for it."""

HEAD_START = 60.0
"""Seconds after a table opens in which only its host may start it: at a rematch nobody has arrived yet."""


def sit(table: Table, name: str, token: str, at: float, seat: int | None = None) -> list[Entry]:
    """Seat a person, by the hash of their token: at an empty seat, in a continued record at the seat of that name."""
    check_lobby(table, "sit down here; you can watch")
    if table.resumes is not None and seat is None:
        seat = _recorded_seat(table, table.resumes, name)
    place = _free_seat(table, seat)
    if table.resumes is None:
        name = clean_name(name)
        check_free(name, (other.name for other in table.seats if not other.is_empty))
    else:  # the record has the names
        name = table.resumes.names[place]
    return [Sat(at=at, seat=place, name=name, token=token)]


def _recorded_seat(table: Table, record: Playthrough, name: str) -> int:
    """The seat that a record has for this name: a free one if there are several."""
    wanted = clean_name(name).casefold()
    places = [index for index, other in enumerate(record.names) if other.casefold() == wanted]
    if not places:
        raise SetupError(f"{name} is not in the record; choose from {', '.join(record.names)}")
    return next((place for place in places if table.seats[place].is_empty), places[0])


def _free_seat(table: Table, seat: int | None) -> int:
    free = [index for index, place in enumerate(table.seats) if place.is_empty]
    if not free:
        raise TableFull("every seat is taken; you can watch, or open a table of your own")
    if seat is None:
        return free[0]
    if seat not in free:
        raise TableFull(f"seat {seat} is not free; choose from {', '.join(map(str, free))}")
    return seat


def check_salt(salt: str) -> None:
    """Refuse an invalid salt."""
    if not re.fullmatch(r"[0-9a-f]{1,64}", salt):
        raise TableError("a salt is 1 to 64 hex digits, 0 to 9 and a to f")


def salt(table: Table, held: Collection[int], salt: str, at: float) -> list[Entry]:
    """Add a seat's salt to the dice; only the first one counts, and none after the start."""
    if table.play is not None:
        return []
    return [Salted(at=at, seat=seat, salt=salt) for seat in held if not table.seats[seat].salt]


def add_bot(table: Table, held: Collection[int], command: protocol.AddBot, at: float, bots: Bots) -> list[Entry]:
    """See protocol.AddBot."""
    _check_may_start(table, held, at)
    bot = named(command.player, bots)
    check_lobby(table, "sit down here; let a bot stand in instead")
    place = _free_seat(table, command.seat)
    others = [seat.name for seat in table.seats if not seat.is_empty]
    name = table.resumes.names[place] if table.resumes else numbered(bot.name, others)
    return [BotSat(at=at, seat=place, name=name, player=command.player)]


def remove(table: Table, held: Collection[int], command: protocol.Remove, at: float) -> list[Entry]:
    """See protocol.Remove."""
    check_host(table, held)
    check_lobby(table, "remove anybody; let a bot stand in instead")
    check_seat(table, command.seat)
    if table.seats[command.seat].is_empty:
        return []
    if command.seat in held:
        raise TableError("you cannot remove yourself; leave the table instead")
    return [Emptied(at=at, seat=command.seat)]


def start(table: Table, held: Collection[int], command: protocol.Start, at: float) -> list[Entry]:
    """See protocol.Start. Starting twice is harmless."""
    _check_may_start(table, held, at)
    if table.play is not None:
        return []
    seated = [seat for seat in table.seats if not seat.is_empty]
    if table.resumes is not None:
        if len(seated) < len(table.seats):
            free = ", ".join(seat.name for seat in table.seats if seat.is_empty)
            raise TableError(f"to continue, every seat has to be taken; still free: {free}")
        return [Started(at=at, first=table.resumes.first)]
    if not table.real_dice:
        if command.first is not None:
            raise TableError("the dice decide who begins at this table")
        return [Started(at=at, first=first_seat(table.seed, table.id, tuple(seat.salt for seat in seated)))]
    first = command.first or 0
    if not 0 <= first < len(seated):
        raise SeatOutOfRange(f"there is no seat {first}: the seats here are 0 to {len(seated) - 1}")
    return [Started(at=at, first=first)]


def asks_first(table: Table) -> bool:
    """Whether the person who starts the table, or its rematch once it is over, has to say who begins."""
    several = sum(not seat.is_empty for seat in table.seats) > 1
    return table.real_dice and several and (table.is_over or table.resumes is None)


def pause(table: Table, held: Collection[int], at: float) -> list[Entry]:
    """See protocol.Pause."""
    check_seated(held)
    if table.play is None or table.is_over:
        raise TableError("there is nothing to pause")
    return [] if table.paused == "person" else [Paused(at=at, why="person")]


def resume(table: Table, held: Collection[int], at: float) -> list[Entry]:
    """See protocol.Resume."""
    check_seated(held)
    return [Resumed(at=at)] if table.paused else []


def leave(table: Table, held: Collection[int], at: float, stand_in: str) -> list[Entry]:
    """See protocol.Leave."""
    check_seated(held)
    if table.play is None:
        return [Emptied(at=at, seat=seat) for seat in held]
    return [StoodIn(at=at, seat=seat, player=stand_in) for seat in held if not table.seats[seat].stand_in]


def come(table: Table, held: Collection[int], at: float, *, back: bool) -> list[Entry]:
    """Mark somebody as present again. Only on request (`back`) does the seat return from a bot that stands in.

    A table that paused because nobody was present resumes.
    """
    seats = [
        seat
        for seat in held
        if (table.seats[seat].away and not table.seats[seat].stand_in) or (back and table.seats[seat].stand_in)
    ]
    woken = [Resumed(at=at)] if seats and table.paused == "nobody" else []
    return [*(Came(at=at, seat=seat) for seat in seats), *woken]


def go(table: Table, held: Collection[int], at: float) -> list[Entry]:
    """Mark somebody as away, whose last connection is gone."""
    if table.is_over:
        return []
    return [Went(at=at, seat=seat) for seat in held if not table.seats[seat].away]


def replace(table: Table, held: Collection[int], command: protocol.Replace, at: float, bots: Bots) -> list[Entry]:
    """See protocol.Replace."""
    check_seated(held)
    check_seat(table, command.seat)
    named(command.player, bots)
    seat = table.seats[command.seat]
    if table.play is None or table.is_over:
        raise TableError("a bot can stand in only between start and end")
    if not seat.is_person:
        raise TableError(f"{seat.name} is already a bot")
    waited = command.seat in table.awaited and not table.paused and at - table.since >= PATIENCE
    if not (waited or may_replace(table, held, command.seat)):
        raise NotHost(f"only the host may do that, unless {seat.name} is away or has taken {PATIENCE:.0f} seconds")
    return (
        []
        if seat.stand_in == command.player
        else [StoodIn(at=at, seat=command.seat, player=command.player, left=False)]
    )


def hand_over(table: Table, held: Collection[int], command: protocol.HandOver, at: float) -> list[Entry]:
    """See protocol.HandOver."""
    check_seated(held)
    check_seat(table, command.seat)
    if command.seat == table.host:
        return []
    check_host(table, held)
    if not table.seats[command.seat].is_person:
        raise TableError("only a person can be the host")
    return [HandedOver(at=at, seat=command.seat)]


def rename(table: Table, seat: int, name: str, at: float) -> list[Entry]:
    """See protocol.Rename."""
    check_lobby(table, "take another name")
    if not may_rename(table):
        raise TableError("this table continues a record, which has the names")
    name = clean_name(name)
    check_free(name, (other.name for index, other in enumerate(table.seats) if index != seat and not other.is_empty))
    return [] if name == table.seats[seat].name else [Renamed(at=at, seat=seat, name=name)]


def may_rename(table: Table) -> bool:
    """Whether people can take other names: before the start, unless a record has them."""
    return table.play is None and table.resumes is None


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that this table does not have."""
    if not 0 <= seat < len(table.seats):
        raise SeatOutOfRange(f"there is no seat {seat}: the seats here are 0 to {len(table.seats) - 1}")


def check_rematch(table: Table, held: Collection[int]) -> None:
    """Refuse a rematch to spectators, and before the end."""
    check_seated(held)
    if not table.is_over:
        raise TableError("a rematch is possible only after the end")


def check_seated(held: Collection[int]) -> None:
    """Refuse a spectator."""
    if not held:
        raise NotSeated("you are only watching; take a seat first")


def check_host(table: Table, held: Collection[int]) -> None:
    """Refuse what only the host may do, even while the host is away."""
    check_seated(held)
    if table.host not in held:
        raise NotHost(f"only the host may do that{_instead(table)}")


def _check_may_start(table: Table, held: Collection[int], at: float) -> None:
    """Refuse somebody who is not the host while the host is there, or may still arrive."""
    if not may_act_as_host(table, held):
        check_host(table, held)
    begins = others_start(table)
    if begins is not None and at < begins and table.host not in held:
        left = ceil(begins - at)
        raise NotHost(f"{_host_name(table)}, the host, has another {left} s to arrive; then you may start without them")


def may_act_as_host(table: Table, held: Collection[int]) -> bool:
    """Whether somebody seated is the host, or keeps the table going while the host is away."""
    return bool(held) and (table.host in held or _host_is_away(table))


def others_start(table: Table) -> float | None:
    """When everybody seated may start the table because its host is away; None if only the host may."""
    return table.since + HEAD_START if table.play is None and _host_is_away(table) else None


def _host_is_away(table: Table) -> bool:
    return table.host is not None and table.seats[table.host].away


def _host_name(table: Table) -> str:
    return "" if table.host is None else table.seats[table.host].name


def _instead(table: Table) -> str:
    """What somebody can do who is not the host."""
    if not _host_is_away(table):
        return f"; ask {_host_name(table)}"
    others = "anybody seated can start" if table.play is None else "a bot can stand in"
    return f"; {_host_name(table)} is away, but {others} without them"


def check_lobby(table: Table, what: str) -> None:
    """Refuse what is possible only before the start."""
    if table.play is not None:
        raise TableError(f"the table has started: nobody can {what}")
