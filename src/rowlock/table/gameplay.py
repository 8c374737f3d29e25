"""Rolls and choices at a table: what people ask for, and what bots, the clock and an empty table do by themselves.

Each function takes the table and returns the resulting entries, or refuses.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rowlock import protocol
from rowlock.errors import AlreadyDecided, NotSeated, NotYourDecision, StaleDecision, TableError, TablePaused
from rowlock.rules.game import Playthrough
from rowlock.table import fair
from rowlock.table.bots import Bot, Bots, bot_for
from rowlock.table.entries import Chose, Entry, Paused, Resumed, Supplied, TookBack, Went
from rowlock.table.people import check_seat, may_act_as_host
from rowlock.table.table import Table

OVERSLEPT = 2.0
"""A table that is overdue by this many seconds was asleep: a server was down, or everybody was gone."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table moves on by itself, in seconds."""

    bot_rolls: float = 1.2
    """How long a bot waits before it rolls, so that people see what happened, and can take a choice back."""


def roll(table: Table, held: Collection[int], command: protocol.Roll, at: float) -> list[Entry]:
    """See protocol.Roll. Rolling twice is harmless."""
    play = table.started
    if not held:
        raise NotSeated("you are only watching")
    entered = play.read_chance(command.roll) if command.roll else ""
    if command.decision != play.decision or not play.awaits_chance:
        if play.was_supplied(command.decision, entered):
            return []
        raise StaleDecision(f"{command.decision} cannot be rolled now; the table is at {play.decision or 'the end'}")
    check_going(table)
    active = table.seats[play.active]
    allowed = any(may_roll(table, seat) for seat in held)
    if not table.real_dice:
        if entered:
            raise TableError("the server rolls the dice at this table")
        if not allowed:
            raise NotYourDecision(f"{active.stand_in or active.name} has to roll")
        return [Supplied(at=at, chance=_fair_chance(table))]
    if not entered:
        raise TableError("please enter what the dice show, ? for what you leave out")
    if not allowed:
        raise NotYourDecision(f"{active.name} or the host enters the dice")
    if not play.is_complete(entered) and needs_every_die(table):
        raise TableError("the bots here need to know what every die shows")
    return [Supplied(at=at, chance=entered)]


def needs_every_die(table: Table) -> bool:
    """Whether every real die has to be entered: bots need to see them all."""
    return table.real_dice and any(seat.bot for seat in table.seats)


def may_roll(table: Table, seat: int) -> bool:
    """Whether the holder of a seat may roll now, or enter what the dice show."""
    play = table.play
    if play is None or not play.awaits_chance or table.paused:
        return False
    by_bot = bool(table.seats[play.active].bot)
    if not table.real_dice:
        return not by_bot and (seat == play.active or table.anyone_rolls)
    return seat == play.active or by_bot or table.anyone_rolls or may_act_as_host(table, (seat,))


def choose(table: Table, held: Collection[int], command: protocol.Choose, at: float) -> list[Entry]:
    """See protocol.Choose. A move that the rules forbid is refused when the entry is folded."""
    play = table.started
    seat = own_seat(table, held, command.seat)
    move = play.read_move(command.move)
    if command.decision != play.decision or play.awaits_chance or play.is_over:
        if play.had_chosen(command.decision, seat, move):
            return []
        raise StaleDecision(f"{command.decision} is not open; the table is at {play.decision or 'the end'}")
    if chosen := play.choice(seat):
        if chosen == move:
            return []
        raise AlreadyDecided("you have already chosen; take that back first to choose something else")
    check_going(table)
    return [Chose(at=at, seat=seat, move=move)]


def take_back(table: Table, held: Collection[int], command: protocol.TakeBack, at: float) -> list[Entry]:
    """See protocol.TakeBack."""
    seat = own_seat(table, held, command.seat)
    if not command.decision or command.decision != may_take_back(table, seat):
        if command.decision == table.decision and seat in table.awaited:
            return []
        raise StaleDecision("that can no longer be taken back")
    check_going(table)
    return [TookBack(at=at, seat=seat)]


def may_take_back(table: Table, seat: int) -> str:
    """The decision whose choice this seat can still take back, empty if there is none."""
    return "" if table.play is None else table.play.may_take_back(seat)


def due(table: Table, pace: Pace) -> float | None:
    """When the table moves on by itself, if it does."""
    play = table.play
    if play is None or play.is_over or table.paused:
        return None
    if play.awaits_chance and table.seats[play.active].bot:
        return None if table.real_dice else table.since + pace.bot_rolls
    if not table.clock or (play.awaits_chance and table.real_dice):
        return None
    return table.since + table.clock


def tick(table: Table, at: float, pace: Pace) -> list[Entry]:
    """What is due: a bot rolls, or the people who ran out of time pass, and count as away."""
    when = due(table, pace)
    if when is None or at < when:
        return []
    play = table.started
    late: list[Entry] = [Went(at=at, seat=seat, late=True) for seat in play.awaited if table.seats[seat].is_here]
    if play.awaits_chance:
        return [Supplied(at=at, chance=_fair_chance(table)), *late]
    return [*(Chose(at=at, seat=seat, move=play.default(seat), by="clock") for seat in play.awaited), *late]


def wake(table: Table, at: float, pace: Pace) -> list[Entry]:
    """Restart the clock of a table that nobody served for a while: nobody could have answered in time."""
    when = due(table, pace)
    return [Resumed(at=at)] if table.clock and when is not None and at - when > OVERSLEPT else []


def follows(table: Table, at: float, bots: Bots) -> Entry | None:
    """What follows immediately: a bot chooses, or a table without people pauses."""
    if table.play is None or table.is_over or table.paused:
        return None
    if not any(seat.is_here for seat in table.seats):
        return Paused(at=at, why="nobody")
    seat = bot_to_choose(table)
    if seat is None:
        return None
    bot = table.seats[seat].bot
    return Chose(at=at, seat=seat, move=_bot_move(table.play, seat, bot_for(bot, bots)), by=bot)


def bot_to_choose(table: Table) -> int | None:
    """The seat for which a bot has to choose next, if there is one."""
    if table.play is None or table.paused or table.play.awaits_chance:
        return None
    return next((seat for seat in table.play.awaited if table.seats[seat].bot), None)


def _bot_move(play: Playthrough, seat: int, bot: Bot) -> str:
    seen = play.view(seat)
    return play.default(seat) if seen is None else str(bot.decide(seen))


def _fair_chance(table: Table) -> str:
    play = table.started
    return play.draw(fair.numbers(table.seed, table.id, table.salts, play.turn))


def check_going(table: Table) -> None:
    """Refuse while the table is paused."""
    if table.paused:
        raise TablePaused("the table is paused; resume it to continue")


def own_seat(table: Table, held: Collection[int], seat: int | None) -> int:
    """The seat that a message is about: the only one its sender holds, or the one that is named."""
    if not held:
        raise NotSeated("you are only watching")
    if seat is None:
        if len(held) > 1:
            raise TableError("you hold several seats; say which one")
        (seat,) = held
    check_seat(table, seat)
    if seat not in held:
        raise NotSeated(f"seat {seat} is not yours")
    if table.seats[seat].stand_in:
        raise NotSeated("a bot stands in for you; come back first")
    return seat
