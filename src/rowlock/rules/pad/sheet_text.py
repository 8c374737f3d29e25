"""Parsing a sheet from its notation. It has to obey the rules for crosses, closing fields and neighbors."""

from __future__ import annotations

import re

from rowlock.errors import NotationError
from rowlock.rules.pad.sheet import Crossed, Obstacle, Sheet, blank
from rowlock.rules.pad.variant import Variant


def parse_sheet(text: str, variant: Variant) -> Sheet:
    """Parse a sheet of the variant."""
    parts = text.split()
    layout = variant.layout
    size = len(layout.all_rows) + 1 + bool(variant.bar)
    if len(parts) != size:
        raise NotationError(f"{text.strip()!r}: a sheet of {variant.name} has {size} parts, like {blank(variant)}")
    penalties = re.fullmatch(r"p([0-9])", parts.pop(len(layout.rows)))
    if not penalties or int(penalties[1]) > variant.penalties_to_end:
        raise NotationError(f"{text.strip()!r}: penalties are written p0 to p{variant.penalties_to_end}")
    struck = _parse_bar(parts.pop(), variant) if variant.bar else ()
    sheet = Sheet(variant, blank(variant).crosses, int(penalties[1]), struck)
    for row, part in enumerate(parts):
        for field_id in part.split(".") if part != "-" else ():
            sheet = _crossed(sheet, row, field_id)
    return sheet


def _parse_bar(text: str, variant: Variant) -> tuple[int, ...]:
    if not re.fullmatch(f"[x.]{{{len(variant.bar)}}}", text):
        raise NotationError(f"{text!r} is not a bar; write {len(variant.bar)} fields, x for struck and . for free")
    return tuple(index for index, mark in enumerate(text) if mark == "x")


_IMPOSSIBLE = {
    Obstacle.LOST: "crosses go from left to right",
    Obstacle.CLOSED: "nothing is crossed after a closing field",
    Obstacle.TOO_FEW: "there are too few crosses before the closing field",
    Obstacle.NO_NEIGHBOR: "neither of its neighbors is crossed",
}


def _crossed(sheet: Sheet, row: int, field_id: str) -> Sheet:
    field = sheet.variant.layout.fields.get(field_id)
    if field is None or field.row != row:
        name = sheet.variant.layout.all_rows[row].name
        raise NotationError(f"{field_id!r} is not a field of row {name}")
    if obstacle := sheet.obstacle(field, ()):
        raise NotationError(f"{field_id}: {_IMPOSSIBLE[obstacle]}")
    return sheet.after(Crossed(field_id))
