"""How an entry changes a table. Folding a log from its first entry gives the same table on every node."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from rowlock.errors import TableError
from rowlock.rules.catalog import variants
from rowlock.rules.game import Playthrough
from rowlock.rules.games import find_variant, game_of
from rowlock.rules.pad.variant import MOST_SEATS
from rowlock.rules.pad.variant_text import parse_variant
from rowlock.table.entries import (
    Allowed,
    BotSat,
    Came,
    Chose,
    Emptied,
    Entry,
    HandedOver,
    Opened,
    Paused,
    Rematched,
    Renamed,
    Resumed,
    Salted,
    Sat,
    Started,
    StoodIn,
    Supplied,
    TookBack,
    Went,
)
from rowlock.table.table import Seat, Table

Step = tuple[Table, Entry, Table]
"""A table, an entry, and the table after it."""


def opened(entry: Entry) -> Table:
    """The table that the first entry of a log opens."""
    if not isinstance(entry, Opened):
        raise TableError("a log begins with the opening of its table")
    played = parse_variant(entry.toml, taken=variants()) if entry.toml else find_variant(entry.variant)
    resumes = game_of(played.id).resume(entry.record, played) if entry.record else None
    table = Table(
        id=entry.table,
        version=1,
        variant=played,
        toml=entry.toml,
        real_dice=entry.dice == "real",
        clock=entry.clock,
        anyone_rolls=entry.anyone_rolls,
        coach=entry.coach,
        seed=bytes.fromhex(entry.seed),
        seats=tuple(map(Seat, resumes.names)) if resumes else (Seat(),) * MOST_SEATS,
        host=None,
        since=entry.at,
        resumes=resumes,
    )
    if resumes is None:
        return table
    rolled_here = resumes.turn if resumes.awaits_chance else resumes.turn + 1
    return replace(table, from_turn=rolled_here, play=resumes if resumes.is_over else None)


def fold(entries: Iterable[Entry]) -> Table:
    """The table after a whole log."""
    first, *rest = entries
    table = opened(first)
    for entry in rest:
        table = apply(table, entry)
    return table


def apply(table: Table, entry: Entry) -> Table:
    """The table after one more entry."""
    return _FOLDS[type(entry)](table, entry)


def steps(table: Table, entries: Sequence[Entry]) -> list[Step]:
    """Apply entries one by one, and keep the table before and after each."""
    made: list[Step] = []
    for entry in entries:
        after = apply(table, entry)
        made.append((table, entry, after))
        table = after
    return made


def _after(table: Table, **changes: Any) -> Table:
    """The table one version later, with these changes: each entry makes exactly one."""
    return replace(table, version=table.version + 1, **changes)


def _seated(table: Table, index: int, seat: Seat) -> Table:
    return _after(table, seats=(*table.seats[:index], seat, *table.seats[index + 1 :]))


def _sat(table: Table, entry: Sat) -> Table:
    table = _seated(table, entry.seat, Seat(entry.name, entry.token))
    return replace(table, host=entry.seat) if table.host is None else table


def _salted(table: Table, entry: Salted) -> Table:
    return _seated(table, entry.seat, replace(table.seats[entry.seat], salt=entry.salt))


def _bot_sat(table: Table, entry: BotSat) -> Table:
    return _seated(table, entry.seat, Seat(entry.name, player=entry.player))


def _emptied(table: Table, entry: Emptied) -> Table:
    name = table.resumes.names[entry.seat] if table.resumes else ""
    return _with_host(_seated(table, entry.seat, Seat(name)))


def _started(table: Table, entry: Started) -> Table:
    kept = [index for index, seat in enumerate(table.seats) if not seat.is_empty]
    host = None if table.host is None else kept.index(table.host)
    table = _after(table, seats=tuple(table.seats[index] for index in kept), host=host, since=entry.at)
    if table.resumes is not None:
        return replace(table, play=table.resumes)
    names = [seat.name for seat in table.seats]
    return replace(table, play=game_of(table.variant.id).start(table.variant, names, entry.first))


def _supplied(table: Table, entry: Supplied) -> Table:
    return table.moved_on(table.started.supply(entry.chance), entry.at)


def _chose(table: Table, entry: Chose) -> Table:
    play = table.started
    return _moved_on(table, play.choose(entry.seat, entry.move, final=bool(entry.by)), entry.at)


def _took_back(table: Table, entry: TookBack) -> Table:
    return _moved_on(table, table.started.take_back(entry.seat), entry.at)


def _moved_on(table: Table, play: Playthrough, at: float) -> Table:
    """The table with its playthrough advanced; `since` changes only if a new decision opens."""
    return table.moved_on(play, table.since if play.decision == table.decision else at)


def _paused(table: Table, entry: Paused) -> Table:
    return _after(table, paused=entry.why)


def _resumed(table: Table, entry: Resumed) -> Table:
    return _after(table, paused="", since=entry.at)


def _stood_in(table: Table, entry: StoodIn) -> Table:
    seat = replace(table.seats[entry.seat], stand_in=entry.player, left=entry.left, away=True)
    return _with_host(_seated(table, entry.seat, seat))


def _went(table: Table, entry: Went) -> Table:
    return _seated(table, entry.seat, replace(table.seats[entry.seat], away=True))


def _came(table: Table, entry: Came) -> Table:
    return _with_host(_seated(table, entry.seat, replace(table.seats[entry.seat], away=False, stand_in="", left=False)))


def _with_host(table: Table) -> Table:
    """If the host left, make the first person present the host. A host who was only replaced stays the host."""
    if table.host is not None and table.seats[table.host].is_person and not table.seats[table.host].left:
        return table
    order = range(len(table.seats))
    here = [index for index in order if table.seats[index].is_here]
    still = table.host is not None and table.seats[table.host].is_person
    return replace(table, host=here[0] if here else table.host if still else None)


def _handed_over(table: Table, entry: HandedOver) -> Table:
    return _after(table, host=entry.seat)


def _renamed(table: Table, entry: Renamed) -> Table:
    return _seated(table, entry.seat, replace(table.seats[entry.seat], name=entry.name))


def _allowed(table: Table, entry: Allowed) -> Table:
    return _after(table, coach=entry.coach)


def _rematched(table: Table, entry: Rematched) -> Table:
    return _after(table, rematch=entry.table)


_Kind = TypeVar("_Kind", bound=Entry)


def _of(
    kind: type[_Kind], fold: Callable[[Table, _Kind], Table]
) -> tuple[type[Entry], Callable[[Table, Entry], Table]]:
    """Pair a kind of entry with its function, so that the type checker sees that they agree."""

    def folded(table: Table, entry: Entry) -> Table:
        assert isinstance(entry, kind)
        return fold(table, entry)

    return kind, folded


_FOLDS = dict(
    (
        _of(Sat, _sat),
        _of(Salted, _salted),
        _of(BotSat, _bot_sat),
        _of(Emptied, _emptied),
        _of(Started, _started),
        _of(Supplied, _supplied),
        _of(Chose, _chose),
        _of(TookBack, _took_back),
        _of(Paused, _paused),
        _of(Resumed, _resumed),
        _of(StoodIn, _stood_in),
        _of(Went, _went),
        _of(Came, _came),
        _of(HandedOver, _handed_over),
        _of(Renamed, _renamed),
        _of(Allowed, _allowed),
        _of(Rematched, _rematched),
    )
)
