"""Rolls and choices at a table: what people ask for, and what bots, the clock and an empty table do by themselves.

Each function takes the table and gives the entries that follow, or refuses.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rowlock import protocol
from rowlock.errors import AlreadyDecided, NotSeated, NotYourDecision, StaleDecision, TableError, TablePaused
from rowlock.rules.dice import play
from rowlock.rules.dice.moves import Move, Pass
from rowlock.rules.dice.notation import parse_move, parse_roll
from rowlock.rules.dice.roll import UNKNOWN, Roll
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import view
from rowlock.table import fair
from rowlock.table.bots import Bot, Bots, deciding
from rowlock.table.entries import Chose, Entry, Paused, Resumed, Rolled, TookBack, Went
from rowlock.table.people import check_seat, may_act_as_host
from rowlock.table.table import Table, decision_of

OVERSLEPT = 2.0
"""A table that should have gone on so many seconds ago was asleep: a server was down, or everybody gone."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table goes on by itself, in seconds."""

    bot_rolls: float = 1.2
    """How long a bot waits before it rolls, so that people see what happened, and can take a choice back."""


def roll(table: Table, held: Collection[int], command: protocol.Roll, at: float) -> list[Entry]:
    """See protocol.Roll. Rolling twice is harmless."""
    state = _state(table)
    if not held:
        raise NotSeated("you are only watching")
    entered = parse_roll(command.roll) if command.roll else None
    if command.decision != table.decision or state.phase is not Phase.ROLL:
        if _was_rolled(table, command.decision, entered):
            return []
        raise StaleDecision(
            f"{command.decision} is not to be rolled now; the table is at {table.decision or 'the end'}"
        )
    _check_going(table)
    active = table.seats[state.active]
    allowed = any(may_roll(table, seat) for seat in held)
    if not table.real_dice:
        if entered is not None:
            raise TableError("here the server rolls the dice")
        if not allowed:
            raise NotYourDecision(f"{active.stand_in or active.name} is to roll")
        return [Rolled(at=at, roll=str(_fair_roll(table)))]
    if entered is None:
        raise TableError("please enter what the dice show, ? for what you leave out")
    if not allowed:
        raise NotYourDecision(f"{active.name} or the host enters the dice")
    if "?" in command.roll and any(seat.bot for seat in table.seats):
        raise TableError("the bots here need to know what every die shows")
    play.roll(state, entered)
    return [Rolled(at=at, roll=str(entered))]


def may_roll(table: Table, seat: int) -> bool:
    """Whether the holder of a seat may roll now, or enter what the dice show."""
    state = table.state
    if state is None or state.phase is not Phase.ROLL or table.paused:
        return False
    by_bot = bool(table.seats[state.active].bot)
    if not table.real_dice:
        return not by_bot and (seat == state.active or table.anyone_rolls)
    return seat == state.active or by_bot or table.anyone_rolls or may_act_as_host(table, (seat,))


def _was_rolled(table: Table, decision: str, entered: Roll | None) -> bool:
    """Whether this very roll has been made before: somebody sent it twice."""
    turn = _turn_of(table, decision, "r")
    return turn is not None and (
        entered is None or (table.record is not None and table.record.turns[turn].roll == entered)
    )


def choose(table: Table, held: Collection[int], command: protocol.Choose, at: float) -> list[Entry]:
    """See protocol.Choose. A move that the rules forbid is refused when the entry is folded."""
    state = _state(table)
    seat = _own_seat(table, held, command.seat)
    move = parse_move(command.move)
    if command.decision != table.decision or state.phase in (Phase.ROLL, Phase.OVER):
        if _had_chosen(table, command.decision, seat, move):
            return []
        raise StaleDecision(f"{command.decision} is not open; the table is at {table.decision or 'the end'}")
    if state.phase is Phase.WHITE and state.choices[seat] is not None:
        if state.choices[seat] == move:
            return []
        raise AlreadyDecided("you have chosen; take that back first to choose otherwise")
    _check_going(table)
    return [Chose(at=at, seat=seat, move=str(move))]


def _had_chosen(table: Table, decision: str, seat: int, move: Move) -> bool:
    """Whether this very choice has landed before: somebody sent it twice."""
    if table.record is None:
        return False
    if (white := _turn_of(table, decision, "w")) is not None:
        return table.record.turns[white].white[seat] == move
    color = _turn_of(table, decision, "c")
    first = table.record.first
    return color is not None and (first + color) % len(table.seats) == seat and table.record.turns[color].color == move


def _turn_of(table: Table, decision: str, phase: str) -> int | None:
    """The index of the recorded turn that a decision of this phase belongs to, if there is one."""
    number = decision.removesuffix(phase)
    if table.record is None or number == decision or not number.isdecimal() or len(number) > 4:
        return None
    return int(number) - 1 if 1 <= int(number) <= len(table.record.turns) else None


def take_back(table: Table, held: Collection[int], command: protocol.TakeBack, at: float) -> list[Entry]:
    """See protocol.TakeBack."""
    seat = _own_seat(table, held, command.seat)
    if not command.decision or command.decision != may_take_back(table, seat):
        if command.decision == table.decision and seat in table.awaited:
            return []
        raise StaleDecision("that can no longer be taken back")
    _check_going(table)
    return [TookBack(at=at, seat=seat)]


def may_take_back(table: Table, seat: int) -> str:
    """The decision whose choice this seat can still take back, empty if there is none."""
    if table.before is not None:
        return decision_of(table.before) if seat == table.before.active else ""
    state = table.state
    if state is None or state.phase is not Phase.WHITE or state.choices[seat] is None:
        return ""
    return table.decision


def due(table: Table, pace: Pace) -> float | None:
    """When the table goes on by itself, if it does."""
    if table.state is None or table.is_over or table.paused:
        return None
    if table.state.phase is Phase.ROLL and table.seats[table.state.active].bot:
        return None if table.real_dice else table.since + pace.bot_rolls
    if not table.clock or (table.state.phase is Phase.ROLL and table.real_dice):
        return None
    return table.since + table.clock


def tick(table: Table, at: float, pace: Pace) -> list[Entry]:
    """What is due: a bot rolls, or whoever let the clock run out passes, and counts as away."""
    when = due(table, pace)
    if when is None or at < when:
        return []
    state = _state(table)
    late: list[Entry] = [Went(at=at, seat=seat, late=True) for seat in table.awaited if table.seats[seat].is_here]
    if state.phase is Phase.ROLL:
        return [Rolled(at=at, roll=str(_fair_roll(table))), *late]
    return [*(Chose(at=at, seat=seat, move=str(Pass()), by="clock") for seat in table.awaited), *late]


def wake(table: Table, at: float, pace: Pace) -> list[Entry]:
    """The clock of a table that nobody served for a while begins anew: nobody could answer in time."""
    when = due(table, pace)
    return [Resumed(at=at)] if table.clock and when is not None and at - when > OVERSLEPT else []


def follows(table: Table, at: float, bots: Bots) -> Entry | None:
    """What follows at once: a bot chooses, and a table without people pauses."""
    if table.state is None or table.is_over or table.paused:
        return None
    if not any(seat.is_here for seat in table.seats):
        return Paused(at=at, why="nobody")
    seat = bot_to_choose(table)
    if seat is None:
        return None
    bot = table.seats[seat].bot
    return Chose(at=at, seat=seat, move=str(_decided(table.state, seat, deciding(bot, bots))), by=bot)


def bot_to_choose(table: Table) -> int | None:
    """The seat for which a bot is to choose next, if there is one."""
    if table.state is None or table.paused or table.state.phase is Phase.ROLL:
        return None
    return next((seat for seat in table.awaited if table.seats[seat].bot), None)


def _decided(state: State, seat: int, bot: Bot) -> Move:
    """A bot's choice. Whoever cannot see the dice passes: a bot would cross whatever they may show."""
    assert state.roll is not None
    return Pass() if UNKNOWN in (*state.roll.whites, *state.roll.colors) else bot.decide(view(state, seat))


def _fair_roll(table: Table) -> Roll:
    return fair.roll(_state(table), table.seed, table.id, table.salts)


def _state(table: Table) -> State:
    if table.state is None:
        raise TableError("the table has not started yet")
    return table.state


def _check_going(table: Table) -> None:
    if table.paused:
        raise TablePaused("the table pauses; resume it to go on")


def _own_seat(table: Table, held: Collection[int], seat: int | None) -> int:
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
