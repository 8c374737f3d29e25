"""Sheets, and what can be done on them, as clients are told. Views of sheets are cached: most stay as they are."""

from __future__ import annotations

from functools import lru_cache

from rowlock import protocol
from rowlock.rules.pad.consequences import Preview
from rowlock.rules.pad.objecting import Objection
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Crossed, Earned, Sheet, Struck
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


def move_view(brings: Preview) -> protocol.MoveView:
    """What a move would bring."""
    steps = brings.steps
    return protocol.MoveView(
        score=brings.score,
        sets_off=tuple([step.field for step in steps if isinstance(step, Crossed) and step.by_bonus]),
        strikes=tuple([step.index for step in steps if isinstance(step, Struck)]),
        earns=tuple([step.kind.value for step in steps if isinstance(step, Earned)]),
        lost=brings.lost,
        closes=brings.closes,
        ends=brings.ends,
    )


def explained_view(field: str, why: Objection | None) -> protocol.Explained:
    """Why a field cannot be crossed, or that it can."""
    if why is None:
        return protocol.Explained(id=0, field=field, reason="", facts={})
    return protocol.Explained(id=0, field=field, reason=why.reason.value, rule=why.rule, facts=dict(why.facts))


@lru_cache(maxsize=64)
def _top_to_bottom(variant: Variant) -> tuple[int, ...]:
    """The indexes of a sheet's rows from top to bottom."""
    layout = variant.layout
    return tuple(layout.all_rows.index(row) for row in layout.top_to_bottom())
