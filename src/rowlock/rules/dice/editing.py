"""Putting a position together, one change at a time. What cannot arise is refused with the rule that it breaks.

cross 0 r5          cross a field on the sheet of seat 0, or take the cross away
strike 0 3          the same for a field of the bonus bar, counted from 0
penalties 0 2       the penalties of a seat
seats 3             the number of seats; new ones get empty sheets
active 1            whose turn it is
phase white         roll, white or color
roll 34 2516        the dice; before the roll, they are rolled
crossed yes         whether the active seat crossed something in the white action (yes or no)
clear               empty sheets
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce

from rowlock.errors import IllegalMove, NotationError, SeatOutOfRange
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.notation import parse_roll
from rowlock.rules.dice.objections import objection
from rowlock.rules.dice.roll import Roll, check_roll
from rowlock.rules.dice.state import Phase, State, closed_rows, ends
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.sheet import Crossed, Sheet, blank
from rowlock.rules.pad.variant import MOST_SEATS

_LOW = 1
"""What a die shows that comes back because its row is open again."""


def edit(state: State, text: str) -> State:
    """The position after a change; NotationError if the change cannot be read, IllegalMove if a rule forbids it."""
    word, *parts = text.split()[:4] or [""]
    if word not in _EDITS:
        raise NotationError(f"{text[:40]!r} is not a change; begin with {', '.join(_EDITS)}")
    try:
        changed = _EDITS[word](state, *parts)
    except TypeError:
        raise NotationError(f"{text[:40]!r}: {word} takes other parts; see the reference of the notation") from None
    return _settled(changed)


def _cross(state: State, seat: str, field_id: str) -> State:
    index = _seat(state, seat)
    field = state.variant.layout.fields.get(field_id)
    if field is None:
        raise NotationError(f"there is no field {field_id[:10]!r} on this sheet")
    sheet = state.sheets[index]
    crosses = [set(row) for row in sheet.crosses]
    crosses[field.row] ^= {field.position}
    return _with_sheet(state, index, replace(sheet, crosses=tuple(tuple(sorted(row)) for row in crosses)))


def _strike(state: State, seat: str, number: str) -> State:
    index, place = _seat(state, seat), _number(number, 0, len(state.variant.bar) - 1, "field of the bar")
    sheet = state.sheets[index]
    return _with_sheet(state, index, replace(sheet, struck=tuple(sorted(set(sheet.struck) ^ {place}))))


def _penalties(state: State, seat: str, number: str) -> State:
    index, most = _seat(state, seat), state.variant.penalties_to_end
    taken = _number(number, 0, most, "number of penalties")
    return _with_sheet(state, index, replace(state.sheets[index], penalties=taken))


def _seats(state: State, number: str) -> State:
    wanted = _number(number, 1, MOST_SEATS, "number of seats")
    sheets = (*state.sheets, *(blank(state.variant) for _ in range(wanted)))[:wanted]
    lucky = (*state.lucky, *state.variant.lucky[len(state.lucky) :])[:wanted] if state.variant.lucky else ()
    return replace(state, sheets=sheets, lucky=lucky, active=min(state.active, wanted - 1), choices=())


def _active(state: State, seat: str) -> State:
    return replace(state, active=_seat(state, seat), choices=())


def _phase(state: State, name: str) -> State:
    names = [phase.value for phase in (Phase.ROLL, Phase.WHITE, Phase.COLOR)]
    if name not in names:
        raise NotationError(f"{name[:10]!r} is not a phase to choose; write {', '.join(names)}")
    return replace(state, phase=Phase(name), choices=())


def _roll(state: State, whites: str, colors: str) -> State:
    shown = parse_roll(f"{whites} {colors}")
    check_roll(shown, state.variant.sides, state.closed)
    return replace(state, roll=shown, phase=Phase.WHITE if state.phase is Phase.ROLL else state.phase, choices=())


def _white_cross(state: State, word: str) -> State:
    """A cross that is on the sheet stands for whichever was made."""
    if word not in ("yes", "no"):
        raise NotationError(f"crossed {word[:10]!r}: write yes or no")
    if word == "no":
        return replace(state, choices=())
    layout, sheet = state.variant.layout, state.sheets[state.active]
    made = [row.fields[at].id for row, crosses in zip(layout.rows, sheet.crosses, strict=False) for at in crosses[-1:]]
    if not made:
        raise NotationError("the sheet of the active seat has no cross that it could have made")
    moves = [Cross(made[0]) if seat == state.active else Pass() for seat in range(len(state.sheets))]
    return replace(state, choices=tuple(moves))


def _clear(state: State) -> State:
    return replace(state, sheets=tuple(blank(state.variant) for _ in state.sheets), choices=())


_EDITS: Mapping[str, Callable[..., State]] = {
    "cross": _cross,
    "strike": _strike,
    "penalties": _penalties,
    "seats": _seats,
    "active": _active,
    "phase": _phase,
    "roll": _roll,
    "crossed": _white_cross,
    "clear": _clear,
}


def _settled(state: State) -> State:
    """The position with all that follows from its sheets: closed rows, dice in the game, bars, the end."""
    for seat, sheet in enumerate(state.sheets):
        _check(state, seat, sheet)
    closed = closed_rows(state.sheets)
    sheets = tuple(reduce(Sheet.after, sheet.strikes(closed), sheet) for sheet in state.sheets)
    state = replace(state, sheets=sheets, closed=closed)
    if ends(state.variant, sheets, closed):
        return replace(state, phase=Phase.OVER, roll=None, choices=())
    if state.phase in (Phase.OVER, Phase.ROLL):
        return replace(state, phase=Phase.ROLL, roll=None, choices=())
    shown = _in_the_game(state.roll, closed)
    nobody: Move | None = None if state.phase is Phase.WHITE else Pass()
    choices = tuple(nobody for _ in sheets)
    if state.phase is Phase.COLOR and _still_made(state):
        choices = state.choices
    return replace(state, roll=shown, choices=choices)


def _check(state: State, seat: int, sheet: Sheet) -> None:
    """Refuse a sheet whose crosses cannot have been made from left to right."""
    layout = state.variant.layout
    trial = replace(sheet, crosses=blank(state.variant).crosses)
    for row, crosses in zip(layout.all_rows, sheet.crosses, strict=True):
        for position in crosses:
            field = row.fields[position]
            if trial.obstacle(field, ()):
                alone = replace(state, sheets=(trial,), closed=frozenset(), active=0)
                why = objection(alone, 0, field)
                assert why is not None, "an obstacle is an objection"
                facts = {"field": field.id, **dict(why.facts)}
                message = f"seat {seat}: {why.message}"
                raise IllegalMove(message, rule=why.rule, seat=seat, move=field.id, reason=why.reason, facts=facts)
            trial = trial.after(Crossed(field.id))


def _in_the_game(roll: Roll | None, closed: frozenset[str]) -> Roll:
    """The dice, without those of closed rows, and with those of rows that are open again."""
    if roll is None:
        return Roll((_LOW, _LOW), tuple(None if color in closed else _LOW for color in COLORS))
    faces = zip(COLORS, roll.colors, strict=True)
    return Roll(roll.whites, tuple(None if color in closed else face or _LOW for color, face in faces))


def _still_made(state: State) -> bool:
    move = state.choices[state.active] if len(state.choices) == len(state.sheets) else None
    field = state.variant.layout.fields[move.field] if isinstance(move, Cross) else None
    return field is not None and state.sheets[state.active].has(field)


def _with_sheet(state: State, seat: int, sheet: Sheet) -> State:
    return replace(state, sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))


def _seat(state: State, text: str) -> int:
    if not text.isdecimal() or len(text) > 1 or int(text) >= len(state.sheets):
        raise SeatOutOfRange(f"there is no seat {text[:10]!r}: the seats here are 0 to {len(state.sheets) - 1}")
    return int(text)


def _number(text: str, least: int, most: int, what: str) -> int:
    if not text.isdecimal() or len(text) > 3 or not least <= int(text) <= most:
        raise NotationError(f"{text[:10]!r}: a {what} from {least} to {most} is needed")
    return int(text)
