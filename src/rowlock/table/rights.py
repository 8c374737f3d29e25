"""What somebody at a table may do to the others, as far as the table alone decides it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rowlock.table.table import Table


@dataclass(frozen=True, slots=True)
class Rights:
    """The seats that the holder of some others may do something to."""

    hand_over: tuple[int, ...] = ()
    """They can be made the host's."""
    replace: tuple[int, ...] = ()
    """A bot can be asked to stand in for them."""
    replace_later: tuple[int, ...] = ()
    """The same, once they have kept the table waiting for long enough."""


NONE = Rights()


def rights(table: Table, held: Collection[int]) -> Rights:
    """What is offered to the holder of these seats. Whoever is away is not made the host."""
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
