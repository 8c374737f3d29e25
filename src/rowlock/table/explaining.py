"""Questions that change nothing: why a field cannot be crossed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from rowlock import protocol
from rowlock.errors import StaleDecision
from rowlock.table.gameplay import check_going, own_seat
from rowlock.table.table import Table
from rowlock.table.teller import teller_of


def explained(table: Table, held: Collection[int], question: protocol.Explain) -> protocol.Explained:
    """See protocol.Explain. It tells nothing that the seat cannot see on its own sheet and on the dice."""
    play = table.started
    seat = own_seat(table, held, question.seat)
    if question.decision != play.decision:
        raise StaleDecision(f"{question.decision} is not open; the table is at {play.decision or 'the end'}")
    check_going(table)
    return replace(teller_of(play).explain(play, seat, question.field), id=question.id)
