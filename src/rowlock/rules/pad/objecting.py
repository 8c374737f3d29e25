"""Why a field cannot be crossed: a code and facts that a client turns into a sentence, the rule, and plain English."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum

from rowlock.rules.pad.chain import tied_rows
from rowlock.rules.pad.layout import Field, Row
from rowlock.rules.pad.sheet import Obstacle, Sheet


class Reason(StrEnum):
    """Every reason why a field cannot be crossed, with the facts that come with it besides `field`."""

    CROSSED = "crossed"
    LOST = "lost"
    """`last`: the last cross of the row."""
    CLOSED = "closed"
    """`row`: its name."""
    TOO_FEW = "too_few"
    """`row`, `need`, `have`: crosses."""
    NO_NEIGHBOR = "no_neighbor"
    """`neighbors`: the two fields beside it."""
    OVER = "over"
    ROLL_FIRST = "roll_first"
    DECIDED = "decided"
    NOT_ACTIVE = "not_active"
    WHITE_SUM = "white_sum"
    """`numbers`: what the white dice make."""
    LUCK = "luck"
    """`numbers`, and `fields`: what luck offers besides."""
    COLOR_SUM = "color_sum"
    """`color`: the die; `numbers`: what it makes with a white one."""
    ROUND_SUM = "round_sum"
    """`neighbors`: the crossed fields beside it, whose dice count; `numbers`: what these make with a white one."""
    DIE_REMOVED = "die_removed"
    """`color`: the die."""
    TIED = "tied"
    """`rows`: those to choose from."""
    NOT_TIED = "not_tied"


@dataclass(frozen=True, slots=True)
class Objection:
    """A reason with its facts, the rule that it comes from, and a sentence for a log or a terminal."""

    reason: Reason
    rule: str
    message: str
    facts: tuple[tuple[str, str], ...] = ()


OVER = Objection(Reason.OVER, "C11", "it is over")


def on_sheet(sheet: Sheet, closed: Collection[str], field: Field) -> Objection | None:
    """Why the field cannot be crossed, whatever the dice show; None if it can, given the right dice."""
    layout = sheet.variant.layout
    row, name = layout.all_rows[field.row], layout.name_of(field)
    match sheet.obstacle(field, closed):
        case Obstacle.LOST:
            last = row.fields[sheet.last(field.row)]
            message = f"{name} is not right of the last cross, {layout.name_of(last)}"
            reason = Reason.CROSSED if sheet.has(field) else Reason.LOST
            return Objection(reason, "BP3" if row.neighbors else "C3", message, (("last", last.id),))
        case Obstacle.CLOSED:
            rule = "MA2" if layout.mixes_colors else "C8"
            return Objection(Reason.CLOSED, rule, f"row {row.name} is closed", (("row", row.name),))
        case Obstacle.TOO_FEW:
            return _too_few(sheet, field, row)
        case Obstacle.NO_NEIGHBOR:
            facts = (("neighbors", listed(beside.id for beside in layout.around[field.id])),)
            return Objection(Reason.NO_NEIGHBOR, "BP1", f"neither neighbor of {name} is crossed", facts)
    return None


def _too_few(sheet: Sheet, field: Field, row: Row) -> Objection:
    have, need = sheet.count(field.row), sheet.variant.close_after
    several = sum(field.closing for field in row.fields) > 1
    message = f"closing needs {need} crosses in the row, there are {have}"
    facts = (("row", row.name), ("need", str(need)), ("have", str(have)))
    return Objection(Reason.TOO_FEW, "L2" if several else "C7", message, facts)


def about_tie(sheet: Sheet, closed: Collection[str], field: Field) -> Objection:
    """What is wrong with the row named in a cross whose field can be crossed (BB1)."""
    rows = tied_rows(sheet, closed, field)
    if rows == (None,):
        return Objection(Reason.NOT_TIED, "BB1", f"no rows are tied here, write {field.id}")
    message = f"rows are tied, say which: {' or '.join(f'{field.id}>{row}' for row in rows)}"
    return Objection(Reason.TIED, "BB1", message, (("rows", listed(rows)),))


def listed(values: Iterable[object]) -> str:
    """Several fields, rows or numbers as a fact."""
    return " ".join(map(str, values))
