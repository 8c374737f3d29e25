"""The moves a person can choose from in the dice game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import Layout
from rowlock.rules.pad.sheet import Crossed, Locked
from rowlock.terminal.menu import Option


def options(state: State, seat: int) -> tuple[Option, ...]:
    """The legal moves of a seat: what each crosses, including bonuses, and its notation."""
    layout = state.variant.layout
    return tuple(Option(str(move), label(state, seat, move), _color(layout, move)) for move in legal(state, seat))


def label(state: State, seat: int, move: Move) -> str:
    """A move in words, with the bonus crosses it sets off; the active seat's second pass mentions the penalty."""
    if isinstance(move, Pass):
        if state.phase is not Phase.COLOR or not isinstance(state.choices[seat], Pass):
            return "pass"
        ends = state.sheets[seat].penalties + 1 >= state.variant.penalties_to_end
        return "pass and take your last penalty: this ends the game" if ends else "pass and take a penalty"
    layout = state.variant.layout
    field = layout.fields[move.field]
    text = layout.name_of(field)
    if state.phase is Phase.WHITE and state.roll and field.number not in state.roll.white_sums(state.variant.sides):
        text += " (lucky)"
    if move.to:
        text += f", bonus in {layout.rows[layout.row_index[move.to]].name}"
    for step in land(state.sheets[seat], state.closed, field, move.to).steps:
        match step:
            case Locked():
                text += " + lock"
            case Crossed(crossed, by_bonus=True):
                text += f" → {layout.name_of(layout.fields[crossed])}"
    return text


def _color(layout: Layout, move: Move) -> str:
    """The color a move is shown in: for a round field that of its upper neighbor, for a pass none."""
    if isinstance(move, Pass):
        return ""
    field = layout.fields[move.field]
    return field.color or layout.around[field.id][0].color


def targets(moves: Sequence[Move]) -> frozenset[str]:
    """The ids of the fields that the moves cross."""
    return frozenset(move.field for move in moves if isinstance(move, Cross))
