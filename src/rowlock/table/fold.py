"""How an entry changes a table. A log folded from its first entry gives the table on every node alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeVar

from rowlock.errors import TableError
from rowlock.rules.catalog import variant, variants
from rowlock.rules.dice.notation import parse_move, parse_roll
from rowlock.rules.dice.play import choose, roll, start, take_back
from rowlock.rules.dice.record import Record, replay
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.variant import MOST_SEATS
from rowlock.rules.pad.variant_text import parse_variant
from rowlock.table.entries import (
    BotSat,
    Came,
    Chose,
    Emptied,
    Entry,
    HandedOver,
    Opened,
    Paused,
    Rematched,
    Resumed,
    Rolled,
    Salted,
    Sat,
    Started,
    StoodIn,
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
    played = parse_variant(entry.toml, taken=variants()) if entry.toml else variant(entry.variant)
    record = Record.parse(entry.record, played) if entry.record else None
    table = Table(
        id=entry.table,
        version=1,
        variant=played,
        toml=entry.toml,
        real_dice=entry.dice == "real",
        clock=entry.clock,
        anyone_rolls=entry.anyone_rolls,
        seed=bytes.fromhex(entry.seed),
        seats=tuple(map(Seat, record.names)) if record else (Seat(),) * MOST_SEATS,
        host=None,
        since=entry.at,
        record=record,
    )
    if record is None:
        return table
    state = last_state(record)
    rolled_here = state.turn if state.phase is Phase.ROLL else len(record.turns) + 1
    return replace(table, from_turn=rolled_here, state=state if state.is_over else None, resumes=state)


@lru_cache(maxsize=4)
def last_state(record: Record) -> State:
    """Where a record ends. Every line of it is checked.

    Opening a table asks three times. The worker does nothing else while it replays, so once has to be enough.
    """
    return list(replay(record))[-1]


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
    """Apply entries one by one, and keep what each of them did."""
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
    name = table.record.names[entry.seat] if table.record else ""
    return _with_host(_seated(table, entry.seat, Seat(name)))


def _started(table: Table, entry: Started) -> Table:
    kept = [index for index, seat in enumerate(table.seats) if not seat.is_empty]
    host = None if table.host is None else kept.index(table.host)
    table = _after(table, seats=tuple(table.seats[index] for index in kept), host=host, since=entry.at)
    if table.record is not None:
        return replace(table, state=table.resumes)
    state = start(table.variant, len(kept), entry.first)
    return replace(table, state=state, record=Record.begin(state, [seat.name for seat in table.seats]))


def _rolled(table: Table, entry: Rolled) -> Table:
    state, record = _playing(table)
    shown = parse_roll(entry.roll)
    return _after(table, state=roll(state, shown), record=record.rolled(shown), before=None, since=entry.at)


def _chose(table: Table, entry: Chose) -> Table:
    state, record = _playing(table)
    move = parse_move(entry.move)
    after = choose(state, entry.seat, move)
    landed = after.phase is not state.phase
    return _after(
        table,
        state=after,
        record=record.chose(entry.seat, move),
        before=state if state.phase is Phase.COLOR and not after.is_over and not entry.by else None,
        since=entry.at if landed else table.since,
    )


def _took_back(table: Table, entry: TookBack) -> Table:
    state, record = _playing(table)
    back = take_back(state, entry.seat) if table.before is None else table.before
    since = table.since if table.before is None else entry.at
    return _after(table, state=back, record=record.took_back(entry.seat), before=None, since=since)


def _playing(table: Table) -> tuple[State, Record]:
    if table.state is None or table.record is None:
        raise TableError("the table has not started yet")
    return table.state, table.record


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
    """A host who left is followed by the next person who is there. One who is only replaced stays the host."""
    if table.host is not None and table.seats[table.host].is_person and not table.seats[table.host].left:
        return table
    order = range(len(table.seats))
    here = [index for index in order if table.seats[index].is_here]
    still = table.host is not None and table.seats[table.host].is_person
    return replace(table, host=here[0] if here else table.host if still else None)


def _handed_over(table: Table, entry: HandedOver) -> Table:
    return _after(table, host=entry.seat)


def _rematched(table: Table, entry: Rematched) -> Table:
    return _after(table, rematch=entry.table)


_Kind = TypeVar("_Kind", bound=Entry)


def _of(
    kind: type[_Kind], fold: Callable[[Table, _Kind], Table]
) -> tuple[type[Entry], Callable[[Table, Entry], Table]]:
    """Pair a kind of entry with its function, so that the types of both are seen to agree."""

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
        _of(Rolled, _rolled),
        _of(Chose, _chose),
        _of(TookBack, _took_back),
        _of(Paused, _paused),
        _of(Resumed, _resumed),
        _of(StoodIn, _stood_in),
        _of(Went, _went),
        _of(Came, _came),
        _of(HandedOver, _handed_over),
        _of(Rematched, _rematched),
    )
)
