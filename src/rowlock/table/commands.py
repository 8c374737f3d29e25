"""What people ask of a table: a command in, the resulting entries out."""

from __future__ import annotations

from collections.abc import Collection

from rowlock import protocol
from rowlock.table import advising, gameplay, people
from rowlock.table.bots import Bots, default_bot
from rowlock.table.entries import Entry
from rowlock.table.fold import apply
from rowlock.table.table import Table


def decide(table: Table, token: str, command: protocol.Command, at: float, bots: Bots) -> list[Entry]:
    """The entries that result from a command by the holder of this token (its hash); none if it changes nothing.

    Anybody who sends a command counts as present. A rematch takes more than this table: see `host`.
    """
    held = table.held_by(token)
    back = isinstance(command, protocol.Return)
    came: list[Entry] = [] if isinstance(command, protocol.Leave) else people.come(table, held, at, back=back)
    for entry in came:
        table = apply(table, entry)
    done = _done(table, held, command, at, bots)
    return [*came, *done]


def _done(table: Table, held: Collection[int], command: protocol.Command, at: float, bots: Bots) -> list[Entry]:
    match command:
        case protocol.Choose():
            return gameplay.choose(table, held, command, at)
        case protocol.Roll():
            return gameplay.roll(table, held, command, at)
        case protocol.TakeBack():
            return gameplay.take_back(table, held, command, at)
        case protocol.AddBot():
            return people.add_bot(table, held, command, at, bots)
        case protocol.Remove():
            return people.remove(table, held, command, at)
        case protocol.Start():
            return people.start(table, held, command, at)
        case protocol.Pause():
            return people.pause(table, held, at)
        case protocol.Resume():
            return people.resume(table, held, at)
        case protocol.Leave():
            return people.leave(table, held, at, default_bot(bots))
        case protocol.Return():
            people.check_seated(held)
            return []
        case protocol.Replace():
            return people.replace(table, held, command, at, bots)
        case protocol.HandOver():
            return people.hand_over(table, held, command, at)
        case protocol.Rename():
            return people.rename(table, gameplay.own_seat(table, held, command.seat), command.name, at)
        case protocol.Allow():
            return advising.allow(table, held, command, at)
        case protocol.Rematch():
            people.check_rematch(table, held)
            return []
