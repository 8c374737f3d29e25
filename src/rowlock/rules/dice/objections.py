"""Why a field cannot be crossed: a code and facts that a client turns into a sentence, the rule, and plain English."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rowlock.errors import IllegalMove, NotationError
from rowlock.rules.dice.legal import is_lucky, is_to_choose, offered, tied_rows
from rowlock.rules.dice.moves import Cross
from rowlock.rules.dice.state import Phase, State
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


def objection(state: State, seat: int, field: Field) -> Objection | None:
    """Why the seat cannot cross the field now; None if it can.

    What is so for good comes first, then whether the seat has anything to decide, then the dice.
    """
    return _on_sheet(state, seat, field) or _out_of_turn(state, seat) or _by_dice(state, seat, field)


def why_illegal(state: State, seat: int, move: Cross) -> IllegalMove | NotationError:
    """The rule that forbids a cross, as an error to raise. The seat is to decide, and the cross is not legal."""
    field = state.variant.layout.fields.get(move.field)
    if field is None:
        return NotationError(f"{move}: there is no field {move.field} on this sheet")
    why = objection(state, seat, field) or _tie(state, seat, field)
    facts = {"field": field.id, **dict(why.facts)}
    return IllegalMove(why.message, rule=why.rule, seat=seat, move=str(move), reason=why.reason, facts=facts)


def _on_sheet(state: State, seat: int, field: Field) -> Objection | None:
    layout, sheet = state.variant.layout, state.sheets[seat]
    row, name = layout.all_rows[field.row], layout.name_of(field)
    match sheet.obstacle(field, state.closed):
        case Obstacle.LOST:
            last = row.fields[sheet.last(field.row)]
            message = f"{name} is not right of the last cross, {layout.name_of(last)}"
            reason = Reason.CROSSED if sheet.has(field) else Reason.LOST
            return Objection(reason, "BP3" if row.neighbors else "C3", message, (("last", last.id),))
        case Obstacle.CLOSED:
            rule = "MA2" if layout.mixes_colors else "C8"
            return Objection(Reason.CLOSED, rule, f"row {row.name} is closed", (("row", row.name),))
        case Obstacle.TOO_FEW:
            return _too_few(state, sheet, field, row)
        case Obstacle.NO_NEIGHBOR:
            facts = (("neighbors", _listed(beside.id for beside in layout.around[field.id])),)
            return Objection(Reason.NO_NEIGHBOR, "BP1", f"neither neighbor of {name} is crossed", facts)
    return None


def _too_few(state: State, sheet: Sheet, field: Field, row: Row) -> Objection:
    have, need = sheet.count(field.row), state.variant.close_after
    several = sum(field.closing for field in row.fields) > 1
    message = f"closing needs {need} crosses in the row, there are {have}"
    facts = (("row", row.name), ("need", str(need)), ("have", str(have)))
    return Objection(Reason.TOO_FEW, "L2" if several else "C7", message, facts)


def _out_of_turn(state: State, seat: int) -> Objection | None:
    if is_to_choose(state, seat):
        return None
    match state.phase:
        case Phase.OVER:
            return Objection(Reason.OVER, "C11", "it is over")
        case Phase.ROLL:
            return Objection(Reason.ROLL_FIRST, "C4", "the dice have to be rolled first")
        case Phase.WHITE:
            return Objection(Reason.DECIDED, "C5", "this seat has chosen in this action")
    return Objection(Reason.NOT_ACTIVE, "C6", "only the active seat uses the colored dice")


def _by_dice(state: State, seat: int, field: Field) -> Objection | None:
    assert state.roll is not None
    if field in offered(state, seat, state.roll):
        return None
    return _by_white_dice(state, seat) if state.phase is Phase.WHITE else _by_colored_dice(state, seat, field)


def _by_white_dice(state: State, seat: int) -> Objection:
    assert state.roll is not None
    numbers = state.roll.white_sums(state.variant.sides)
    made = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
    facts = (("numbers", _listed(numbers)),)
    if not is_lucky(state, seat):
        return Objection(Reason.WHITE_SUM, "C5", f"the white dice make {made}", facts)
    message = f"cross {made}, or by luck the next possible field in a row with the fewest crosses"
    by_luck = [field.id for field in offered(state, seat, state.roll) if field.number not in numbers]
    return Objection(Reason.LUCK, "L4", message, (*facts, ("fields", _listed(by_luck))))


def _by_colored_dice(state: State, seat: int, field: Field) -> Objection:
    assert state.roll is not None
    layout, sides = state.variant.layout, state.variant.sides
    if around := layout.around.get(field.id):
        crossed = [beside for beside in around if state.sheets[seat].has(beside)]
        numbers = {number for beside in crossed for number in state.roll.sums(beside.color, sides)}
        message = f"no white and colored die make {layout.name_of(field)} with its crossed neighbor"
        facts = (("neighbors", _listed(beside.id for beside in crossed)), ("numbers", _listed(sorted(numbers))))
        return Objection(Reason.ROUND_SUM, "BP1", message, facts)
    color = ("color", field.color)
    if field.color in state.closed:
        rule = "MA2" if layout.mixes_colors else "C8"
        return Objection(Reason.DIE_REMOVED, rule, f"the {field.color} die is out of the game", (color,))
    rule = "MA1" if layout.mixes_colors else "C6"
    message = f"no white die and the {field.color} die make {field.number}"
    facts = (color, ("numbers", _listed(state.roll.sums(field.color, sides))))
    return Objection(Reason.COLOR_SUM, rule, message, facts)


def _tie(state: State, seat: int, field: Field) -> Objection:
    """What is wrong with the row named in a move whose field can be crossed (BB1)."""
    rows = tied_rows(state, state.sheets[seat], field)
    if rows == (None,):
        return Objection(Reason.NOT_TIED, "BB1", f"no rows are tied here, write {field.id}")
    message = f"rows are tied, say which: {' or '.join(f'{field.id}>{row}' for row in rows)}"
    return Objection(Reason.TIED, "BB1", message, (("rows", _listed(rows)),))


def _listed(values: Iterable[object]) -> str:
    return " ".join(map(str, values))
