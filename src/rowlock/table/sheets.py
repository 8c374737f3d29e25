"""Sheets as clients are sheet_view about them. Cached: most do not change from one message to the next."""

from __future__ import annotations

from functools import lru_cache

from rowlock import protocol
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Variant


@lru_cache(maxsize=4096)
def sheet_view(sheet: Sheet, closed: frozenset[str]) -> tuple[str, protocol.SheetView]:
    """A sheet's notation, and its view while these rows are closed."""
    worth = score(sheet)
    rows = sheet.variant.layout.rows
    view = protocol.SheetView(
        rows=worth.rows,
        bonus=worth.bonus,
        penalties=worth.penalties,
        locked=tuple([row.name for index, row in enumerate(rows) if sheet.is_locked(index)]),
        open_from=tuple([sheet.open_from(index, closed) for index in _top_to_bottom(sheet.variant)]),
        bar_next=sheet.bar_field(closed),
    )
    return str(sheet), view


@lru_cache(maxsize=64)
def _top_to_bottom(variant: Variant) -> tuple[int, ...]:
    """The indexes of a sheet's rows from top to bottom."""
    layout = variant.layout
    return tuple(layout.all_rows.index(row) for row in layout.top_to_bottom())
