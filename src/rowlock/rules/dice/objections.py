"""Why a seat cannot cross a field: its sheet, the others' turn, or the dice forbid it."""

from __future__ import annotations

from rowlock.errors import IllegalMove, NotationError
from rowlock.rules.dice.legal import is_lucky, is_to_choose, offered
from rowlock.rules.dice.moves import Cross
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import Field
from rowlock.rules.pad.objecting import OVER, Objection, Reason, about_tie, listed, on_sheet


def objection(state: State, seat: int, field: Field) -> Objection | None:
    """Why the seat cannot cross the field now; None if it can.

    What is so for good comes first, then whether the seat has anything to decide, then the dice.
    """
    on_own = on_sheet(state.sheets[seat], state.closed, field)
    return on_own or _out_of_turn(state, seat) or _by_dice(state, seat, field)


def why_illegal(state: State, seat: int, move: Cross) -> IllegalMove | NotationError:
    """The rule that forbids a cross, as an error to raise. The seat is to decide, and the cross is not legal."""
    field = state.variant.layout.fields.get(move.field)
    if field is None:
        return NotationError(f"{move}: there is no field {move.field} on this sheet")
    why = objection(state, seat, field) or about_tie(state.sheets[seat], state.closed, field)
    facts = {"field": field.id, **dict(why.facts)}
    return IllegalMove(why.message, rule=why.rule, seat=seat, move=str(move), reason=why.reason, facts=facts)


def _out_of_turn(state: State, seat: int) -> Objection | None:
    if is_to_choose(state, seat):
        return None
    match state.phase:
        case Phase.OVER:
            return OVER
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
    facts = (("numbers", listed(numbers)),)
    if not is_lucky(state, seat):
        return Objection(Reason.WHITE_SUM, "C5", f"the white dice make {made}", facts)
    message = f"cross {made}, or by luck the next possible field in a row with the fewest crosses"
    by_luck = [field.id for field in offered(state, seat, state.roll) if field.number not in numbers]
    return Objection(Reason.LUCK, "L4", message, (*facts, ("fields", listed(by_luck))))


def _by_colored_dice(state: State, seat: int, field: Field) -> Objection:
    assert state.roll is not None
    layout, sides = state.variant.layout, state.variant.sides
    if around := layout.around.get(field.id):
        crossed = [beside for beside in around if state.sheets[seat].has(beside)]
        numbers = {number for beside in crossed for number in state.roll.sums(beside.color, sides)}
        message = f"no white and colored die make {layout.name_of(field)} with its crossed neighbor"
        facts = (("neighbors", listed(beside.id for beside in crossed)), ("numbers", listed(sorted(numbers))))
        return Objection(Reason.ROUND_SUM, "BP1", message, facts)
    color = ("color", field.color)
    if field.color in state.closed:
        rule = "MA2" if layout.mixes_colors else "C8"
        return Objection(Reason.DIE_REMOVED, rule, f"the {field.color} die is out of the game", (color,))
    rule = "MA1" if layout.mixes_colors else "C6"
    message = f"no white die and the {field.color} die make {field.number}"
    facts = (color, ("numbers", listed(state.roll.sums(field.color, sides))))
    return Objection(Reason.COLOR_SUM, rule, message, facts)
