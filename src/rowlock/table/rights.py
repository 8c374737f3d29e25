"""What somebody at a table may do to others, as far as that depends on the table alone."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rowlock.table.table import Table


@dataclass(frozen=True, slots=True)
class Rights:
    """The seats that somebody else may do something to."""

    hand_over: tuple[int, ...] = ()
    """Those that can be made the host."""
    replace: tuple[int, ...] = ()
    """Those that a bot can be asked to stand in for."""
    replace_later: tuple[int, ...] = ()
    """The same, once they have kept the table waiting long enough."""


NONE = Rights()


def rights(table: Table, held: Collection[int]) -> Rights:
    """The rights offered to the holder of these seats. Nobody who is away is offered as the next host."""
    if table.is_over:
        return NONE
    is_host = table.host in held
    awaited = () if table.paused else table.awaited
    heirs, replaced, later = [], [], []
    for index, seat in enumerate(table.seats):
        if not seat.token or index in held:
            continue
        if is_host and not seat.away:
            heirs.append(index)
        if table.play is None or seat.stand_in:
            continue
        if may_replace(table, held, index):
            replaced.append(index)
        elif index in awaited:
            later.append(index)
    return Rights(tuple(heirs), tuple(replaced), tuple(later))


def may_replace(table: Table, held: Collection[int], seat: int) -> bool:
    """Whether the holder of these seats may let a bot stand in for another one, however briefly it has been awaited."""
    return table.host in held or table.seats[seat].away
