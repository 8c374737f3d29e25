"""Score pads: what can be marked on one sheet, worked out anew from all its marks. Nothing is stored."""

from __future__ import annotations

from typing import Literal

from rowlock import protocol
from rowlock.errors import NotationError, SetupError
from rowlock.rules.pad.pad_marks import Penalty
from rowlock.rules.pad.score_pad import ScorePad, filled, most_marks
from rowlock.rules.pad.scoring import score
from rowlock.table.opening import chosen_variant
from rowlock.table.sheets import explained_view, move_view, sheet_view
from rowlock.table.telling import variant_view


def pad_view(new: protocol.NewPad) -> protocol.PadView:
    """See protocol.NewPad. An error names the first mark that is wrong."""
    variant = chosen_variant(new.variant, new.toml)
    if len(new.marks) > (most := most_marks(variant)):
        raise SetupError(f"{len(new.marks)} marks: a sheet of {variant.name} has room for {most}")
    pad = filled(variant, new.marks)
    crosses = pad.crosses()
    text, result = sheet_view(pad.sheet, pad.closed)
    return protocol.PadView(
        variant=variant_view(variant),
        sheet=text,
        result=result,
        score=score(pad.sheet).total,
        closed=tuple(sorted(pad.closed)),
        legal=tuple(map(str, crosses)),
        brings=tuple([move_view(pad.preview(cross)) for cross in crosses]),
        penalty=None if pad.is_over else move_view(pad.preview(Penalty())),
        closable=pad.closable(),
        last_row=pad.is_last_row,
        ended_by=_ended_by(pad),
        why=_why_not(pad, new.explain) if new.explain else None,
    )


def _ended_by(pad: ScorePad) -> tuple[Literal["rows", "penalties"], ...]:
    rows: tuple[Literal["rows"], ...] = ("rows",) if pad.ended_by_rows else ()
    return (*rows, "penalties") if pad.ended_by_penalties else rows


def _why_not(pad: ScorePad, field: str) -> protocol.WhyNot:
    found = pad.sheet.variant.layout.fields.get(field)
    if found is None:
        raise NotationError("there is no such field on this sheet")
    told = explained_view(field, pad.objection(found))
    return protocol.WhyNot(field=field, reason=told.reason, rule=told.rule, facts=told.facts)
