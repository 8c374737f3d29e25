"""Replays: a playthrough told from its start, from a table or from a record alone."""

from __future__ import annotations

from dataclasses import dataclass

from rowlock import protocol
from rowlock.errors import TableError
from rowlock.rules.game import Playthrough
from rowlock.rules.games import game_of_record
from rowlock.table.opening import home_made
from rowlock.table.table import Table
from rowlock.table.teller import teller_of
from rowlock.table.telling import seat_views, standing, variant_view

COACHED = "# coach: everybody could ask what moves are worth"
"""The comment in the record of a table whose host let people ask the coach."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordView:
    """A table's record, with the proof of its dice."""

    table: str
    variant: str
    toml: str
    """The text of a home-made variant, needed to read the record."""
    seats: tuple[str, ...]
    over: bool
    scores: tuple[int, ...]
    text: str


def landed(table: Table) -> Playthrough:
    """The playthrough of a table, or the one it continues, without choices that are still hidden."""
    play = table.play or table.resumes
    if play is None:
        raise TableError(f"table {table.id} has no record yet: it has not started")
    return play.landed()


def record_text(table: Table) -> str:
    """The record of what has landed, with a note if people could ask the coach, and the proof of its dice."""
    proof = table.proof
    lines = [*([COACHED] if table.coach else []), *(proof.lines() if proof else ())]
    return landed(table).record + "".join(f"{line}\n" for line in lines)


def record_view(table: Table) -> RecordView:
    """The public record: white choices that have not landed are left out."""
    return RecordView(
        table=table.id,
        variant=table.variant.id,
        toml=table.toml,
        seats=landed(table).names,
        over=table.is_over,
        scores=table.play.scores if table.play else (),
        text=record_text(table),
    )


def replay_of(table: Table) -> protocol.Replay:
    """The playthrough of a table, as far as it has landed."""
    return protocol.Replay(
        table=table.id,
        variant=variant_view(table.variant),
        seats=seat_views(table),
        over=table.is_over,
        moments=_moments(landed(table)),
        record=record_text(table),
    )


def replay_from(new: protocol.NewReplay) -> protocol.Replay:
    """The playthrough of a record from anywhere. Every line is checked."""
    play = game_of_record(new.record).resume(new.record, home_made(new.toml))
    teller = teller_of(play)
    return protocol.Replay(
        table="",
        variant=variant_view(play.variant),
        seats=tuple(
            protocol.SeatView(name=name, kind="person", lucky=teller.lucky(play, seat))
            for seat, name in enumerate(play.names)
        ),
        over=play.is_over,
        moments=_moments(play.landed()),
        record=new.record,
    )


def _moments(play: Playthrough) -> tuple[protocol.Moment, ...]:
    teller = teller_of(play)
    told = teller.moments(play)
    return tuple(
        protocol.Moment(now=standing(point), events=tuple(events), state=teller.position(point))
        for point, events in told
    )
