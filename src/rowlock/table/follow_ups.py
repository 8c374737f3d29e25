"""The steps that a request leads to, and those that follow automatically."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rowlock.errors import RowlockError
from rowlock.table import gameplay
from rowlock.table.bots import Bots
from rowlock.table.entries import Entry
from rowlock.table.fold import Step, steps
from rowlock.table.offload import Offload
from rowlock.table.table import Table

Change = Callable[[Table, float], Sequence[Entry]]
"""A request to change a table at a given time: returns the resulting entries, or raises a refusal."""


def attempt(table: Table, change: Change, at: float) -> tuple[list[Step], RowlockError | None]:
    """The requested steps, or why they are refused."""
    try:
        return steps(table, change(table, at)), None
    except RowlockError as error:
        return [], error


async def with_follow_ups(made: list[Step], at: float, bots: Bots, think: Offload) -> list[Step]:
    """The steps, and those that follow from them."""
    while entry := await _next(made[-1][2], at, bots, think):
        made = made + steps(made[-1][2], [entry])
    return made


async def _next(table: Table, at: float, bots: Bots, think: Offload) -> Entry | None:
    decide = partial(gameplay.follows, table, at, bots)
    return decide() if gameplay.bot_to_choose(table) is None else await think(decide)
