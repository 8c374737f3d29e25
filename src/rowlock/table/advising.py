"""Who may ask the coach: always whoever plays with bots alone, and people together if the host lets everybody."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from rowlock import protocol
from rowlock.errors import CoachNotAllowed, NotYourDecision, StaleDecision, TableError
from rowlock.table.entries import Allowed, Entry
from rowlock.table.gameplay import check_going, own_seat
from rowlock.table.people import check_host, check_lobby
from rowlock.table.table import Table

Coach = Callable[[Any], protocol.Advice]
"""Says what the moves of a seat are worth, given its view, as a bot gets it."""


def no_coach(seen: object) -> protocol.Advice:
    """The coach of a host that has none."""
    raise TableError("there is no coach here")


def allow(table: Table, held: Collection[int], command: protocol.Allow, at: float) -> list[Entry]:
    """See protocol.Allow."""
    check_host(table, held)
    check_lobby(table, "change that")
    return [] if command.coach == table.coach else [Allowed(at=at, coach=command.coach)]


def may_ask(table: Table) -> bool:
    """Whether people can ask the coach here. Somebody for whom a bot stands in may come back, so they count."""
    return table.coach or sum(seat.is_person for seat in table.seats) <= 1


def advised(
    table: Table, held: Collection[int], question: protocol.Advise, coach: Coach
) -> Callable[[], protocol.Advised]:
    """See protocol.Advise; returns what works the answer out. It sees nothing that the seat does not see."""
    play = table.started
    seat = own_seat(table, held, question.seat)
    if not may_ask(table):
        raise CoachNotAllowed("other people play here, and the host has not let everybody ask the coach")
    if question.decision != play.decision:
        raise StaleDecision(f"{question.decision} is not open; the table is at {play.decision or 'the end'}")
    check_going(table)
    if play.awaits_chance or seat not in play.awaited:
        raise NotYourDecision("you have nothing to decide now")
    seen = play.view(seat)
    if seen is None:
        raise TableError("what a move is worth depends on all dice, and some are not known")
    return partial(_answer, question, seen, coach)


def _answer(question: protocol.Advise, seen: object, coach: Coach) -> protocol.Advised:
    return protocol.Advised(id=question.id, decision=question.decision, advice=coach(seen))
