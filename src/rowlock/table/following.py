"""What follows at a table by itself, while those who wait for something else need not wait for bots."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from rowlock.table import playing
from rowlock.table.bots import Bots
from rowlock.table.entries import Entry
from rowlock.table.lives import steps
from rowlock.table.table import Table
from rowlock.table.telling import Step

Think = Callable[[Callable[[], Entry | None]], Awaitable[Entry | None]]
"""Has a bot decide, here or elsewhere."""


async def at_once(decide: Callable[[], Entry | None]) -> Entry | None:
    """Let everybody wait for a bot, who takes no time to speak of."""
    return decide()


async def followed(made: list[Step], at: float, bots: Bots, think: Think) -> list[Step]:
    """The steps, and those that follow from them."""
    while entry := await _next(made[-1][2], at, bots, think):
        made = made + steps(made[-1][2], [entry])
    return made


async def _next(table: Table, at: float, bots: Bots, think: Think) -> Entry | None:
    decide = partial(playing.follows, table, at, bots)
    return decide() if playing.bot_to_choose(table) is None else await think(decide)
