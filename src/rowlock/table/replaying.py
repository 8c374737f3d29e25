"""A playthrough told from its start, for whoever looks at it again: from a table, or from a record alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rowlock import protocol
from rowlock.errors import TableError
from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.record import Record, replay
from rowlock.rules.dice.state import Phase, State
from rowlock.table.opening import home_made
from rowlock.table.table import Table
from rowlock.table.telling import landing, seat_views, standing, variant_view


def landed(table: Table) -> Record:
    """The record of a table without the choices that still lie face down."""
    if table.record is None:
        raise TableError(f"table {table.id} has no record yet: it has not started")
    record = table.record
    if not record.turns or None not in record.turns[-1].white:
        return record
    *before, turn = record.turns
    return replace(record, turns=(*before, replace(turn, white=(None,) * len(record.names))))


def record_text(table: Table) -> str:
    """The text of what has landed, with what proves the dice."""
    proof = table.proof
    return str(landed(table)) + "".join(f"{line}\n" for line in (proof.lines() if proof else ()))


def replay_of(table: Table) -> protocol.Replay:
    """The playthrough of a table, as far as it has landed."""
    return protocol.Replay(
        table=table.id,
        variant=variant_view(table.variant),
        seats=seat_views(table),
        over=table.is_over,
        moments=tuple(_moments(landed(table))),
        record=record_text(table),
    )


def replay_from(new: protocol.NewReplay) -> protocol.Replay:
    """The playthrough of a record from anywhere. Every line of it is checked."""
    record = Record.parse(new.record, home_made(new.toml))
    moments = tuple(_moments(record))
    lucky = record.lucky or record.variant.lucky[: len(record.names)] or ((),) * len(record.names)
    return protocol.Replay(
        table="",
        variant=variant_view(record.variant),
        seats=tuple(
            protocol.SeatView(name=name, kind="person", lucky=pair)
            for name, pair in zip(record.names, lucky, strict=True)
        ),
        over=moments[-1].now.phase == "over",
        moments=moments,
        record=new.record,
    )


def _moments(record: Record) -> Iterator[protocol.Moment]:
    states = replay(record)
    before = next(states)
    yield protocol.Moment(now=standing(before), events=())
    for after in states:
        if (before.phase, after.phase) != (Phase.WHITE, Phase.WHITE):
            yield protocol.Moment(now=standing(after), events=tuple(_events(record, before, after)))
        before = after


def _events(record: Record, before: State, after: State) -> list[protocol.Event]:
    """What the last input of an action did."""
    if before.phase is Phase.ROLL:
        return [protocol.Rolled(seat=after.active, roll=str(after.roll))]
    (seat,) = to_decide(before)
    turn = record.turns[before.turn - 1]
    move = turn.white[seat] if before.phase is Phase.WHITE else turn.color
    assert move is not None
    return landing(before, after, seat, move)
