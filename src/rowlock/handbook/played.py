"""Sheets that show a rule at work, each played by the engine. A figure is empty if the variant's sheet rules it out."""

from __future__ import annotations

from collections.abc import Iterable

from rowlock.handbook.figures import Figure, fenced
from rowlock.handbook.words.base import Words
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import Field
from rowlock.rules.pad.sheet import Crossed, Locked, Sheet, blank
from rowlock.rules.pad.variant import Variant

LUCKY_ROW = 2
"""The row without crosses in the example of lucky numbers."""


def landing(sheet: Sheet, field: Field, words: Words) -> str:
    """The sheet after a cross and everything that follows from it; of tied rows, the first is chosen."""
    landed = land(sheet, (), field)
    if landed.tied:
        landed = land(sheet, (), field, landed.tied[0])
    new = tuple(step.field for step in landed.steps if isinstance(step, Crossed))
    return fenced(Figure(landed.sheet, new=new), words)


def closing(variant: Variant, words: Words) -> str:
    """A row of the sheet with just enough crosses, and its closing field crossed (C7)."""
    fields = variant.layout.rows[0].fields
    before = crossed(variant, _enough(variant, fields))
    last = next(field for field in fields if field.closing)
    if before is None or not before.count(0) or before.obstacle(last, ()):
        return ""
    landed = land(before, (), last)
    if not all(isinstance(step, Crossed | Locked) for step in landed.steps):
        return ""
    told = words.closing_example.format(
        crosses=words.count(words.crosses, before.count(0)),
        field=words.name_of(variant.layout, last),
        total=words.count(words.crosses, landed.sheet.count(0)),
    )
    return f"- {told} **C7**\n\n{landing(before, last, words)}"


def _enough(variant: Variant, fields: Iterable[Field]) -> list[Field]:
    """Fields that set nothing off and make just enough crosses to close; double ones only if the others are too few."""
    quiet = [field for field in fields if not (field.closing or field.bonus or field.pair)]
    plain = [field for field in quiet if not field.double]
    if len(plain) >= variant.close_after:
        return plain[: variant.close_after]
    taken: list[Field] = []
    for field in sorted(quiet, key=lambda field: -field.weight):
        if sum(other.weight for other in (*taken, field)) <= variant.close_after:
            taken.append(field)
    return taken


def lucky(variant: Variant, words: Words) -> str:
    """A cross in each row but one, and the next possible field of that row (L4)."""
    rows = variant.layout.rows
    sheet = crossed(variant, (row.fields[0] for index, row in enumerate(rows) if index != LUCKY_ROW))
    field = sheet.next_field(LUCKY_ROW, ()) if sheet else None
    return fenced(Figure(sheet, open=(field.id,)), words) if sheet and field else ""


def pair(variant: Variant, letter: str, words: Words) -> str:
    """Both fields of a pair crossed, and what that sets off (BB6)."""
    one, other = (field for field in variant.layout.fields.values() if field.pair == letter)
    sheet = crossed(variant, [one])
    return landing(sheet, other, words) if sheet and sheet.obstacle(other, ()) is None else ""


def round_fields(variant: Variant, neighbors: Iterable[Field], fields: Iterable[Field], words: Words) -> str:
    """Round fields with a crossed neighbor each (BP1)."""
    sheet, open_ = crossed(variant, neighbors), tuple(fields)
    if sheet is None or any(sheet.obstacle(field, ()) for field in open_):
        return ""
    return fenced(Figure(sheet, open=tuple(field.id for field in open_)), words)


def crossed(variant: Variant, fields: Iterable[Field]) -> Sheet | None:
    """A sheet with these crosses alone; None if one of them is not possible."""
    sheet = blank(variant)
    for field in sorted(fields, key=lambda field: (field.row, field.position)):
        if sheet.obstacle(field, ()):
            return None
        sheet = sheet.after(Crossed(field.id))
    return sheet
