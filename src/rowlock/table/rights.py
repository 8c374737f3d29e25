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
    if not held:
        return NONE
    others = [(index, seat) for index, seat in enumerate(table.seats) if seat.token and index not in held]
    if not others or table.is_over:
        return NONE
    heirs = tuple([index for index, seat in others if not seat.away]) if table.host in held else ()
    if table.play is None:
        return Rights(heirs)
    deciding = [index for index, seat in others if not seat.stand_in]
    replaced = tuple([seat for seat in deciding if may_replace(table, held, seat)])
    awaited = () if table.paused else table.awaited
    return Rights(heirs, replaced, tuple([seat for seat in deciding if seat in awaited and seat not in replaced]))


def may_replace(table: Table, held: Collection[int], seat: int) -> bool:
    """Whether the holder of these seats may let a bot stand in for another one, however briefly it has been awaited."""
    return table.host in held or table.seats[seat].away
