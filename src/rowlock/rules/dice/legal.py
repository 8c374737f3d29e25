"""The legal moves of a seat.

A die with an unknown face may show anything: a move is legal if it is legal with some roll that agrees with the known
faces. Moves reveal nothing about the dice. What one seat crosses does not narrow down what another may cross, nor what
the same seat may cross next: each move is checked by itself, and the rest is up to the people who see the dice.
"""

from __future__ import annotations

from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.chain import tied_rows
from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.sheet import Sheet


def to_decide(state: State) -> tuple[int, ...]:
    """The seats that still have to choose; empty while a roll is awaited and after the end."""
    if state.phase is Phase.WHITE:
        return tuple([seat for seat, move in enumerate(state.choices) if move is None])
    return (state.active,) if state.phase is Phase.COLOR else ()


def is_to_choose(state: State, seat: int) -> bool:
    """Whether the seat is among those that still have to choose."""
    if state.phase is Phase.WHITE:
        return state.choices[seat] is None
    return state.phase is Phase.COLOR and seat == state.active


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """Every move the seat may choose now, the pass last; empty for a seat that has nothing to decide."""
    state.check_seat(seat)
    if state.roll is None or not is_to_choose(state, seat):
        return ()
    sheet = state.sheets[seat]
    moves: list[Move] = []
    for field in offered(state, seat, state.roll):
        if sheet.obstacle(field, state.closed) is None:
            moves += [Cross(field.id, to) for to in tied_rows(sheet, state.closed, field)]
    return (*moves, Pass())


def passing_costs(state: State, seat: int) -> bool:
    """Whether the seat takes a penalty if it passes now: it rolled, and crossed nothing in the white action (C10)."""
    return state.phase is Phase.COLOR and seat == state.active and isinstance(state.choices[seat], Pass)


def is_lucky(state: State, seat: int) -> bool:
    """Whether the white dice show a lucky number of the seat, or may show one where a die is unknown (L4)."""
    if not state.lucky or state.phase is not Phase.WHITE:
        return False
    assert state.roll is not None
    numbers = state.roll.white_sums(state.variant.sides)
    return any(number in numbers for number in state.lucky[seat])


def offered(state: State, seat: int, roll: Roll) -> list[Field]:
    """The fields that the dice offer the seat in the current action, in the order of the sheet."""
    layout, sides = state.variant.layout, state.variant.sides
    if state.phase is Phase.WHITE:
        numbers = roll.white_sums(sides)
        lucky = is_lucky(state, seat)
        if len(numbers) == 1 and not lucky:
            return list(layout.by_number.get(numbers[0], ()))
        offered = [field for number in numbers for field in layout.by_number.get(number, ())]
        if lucky:
            offered += _lucky_fields(state, state.sheets[seat])
    else:
        offered = [
            field
            for color in COLORS
            for number in roll.sums(color, sides)
            for field in layout.by_color.get((color, number), ())
            if _answers(state.sheets[seat], field, color)
        ]
    once = {field.id: field for field in offered}
    return sorted(once.values(), key=lambda field: (field.row, field.position))


def _lucky_fields(state: State, sheet: Sheet) -> list[Field]:
    """The fields a lucky number offers: the next possible one in each row with the fewest crosses (L4, L5)."""
    fields = (sheet.next_field(row, state.closed) for row in sheet.fewest())
    return [field for field in fields if field]


def _answers(sheet: Sheet, field: Field, color: str) -> bool:
    """Whether a die of this color may cross the field: a round one only if that very neighbor is crossed (BP1)."""
    around = sheet.variant.layout.around.get(field.id)
    return around is None or any(neighbor.color == color and sheet.has(neighbor) for neighbor in around)
