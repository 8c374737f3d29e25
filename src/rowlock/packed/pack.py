"""The only bridge between the rules and `packed`: converts states and moves to integers and back."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rowlock.packed import shape
from rowlock.packed.landing import cross
from rowlock.packed.source import Numbers
from rowlock.packed.tables import field_bits, tables
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.roll import UNKNOWN, Roll
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import COLORS, INITIALS
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Variant

_PHASES = {Phase.ROLL: shape.ROLL, Phase.WHITE: shape.WHITE, Phase.COLOR: shape.COLOR, Phase.OVER: shape.OVER}
_BY_NUMBER = {number: phase for phase, number in _PHASES.items()}


def pack(state: State) -> list[int]:
    """A state as integers. Unknown dice offer nothing, as if they were removed."""
    s = [state.turn, state.active, _PHASES[state.phase], _rows(state.closed), len(state.sheets)]
    s += _dice(state.roll)
    s += [shape.NONE if move is None else pack_move(state.variant, move) for move in state.choices]
    s += [shape.NONE] * (shape.FIRST_SHEET - len(s))
    for seat, sheet in enumerate(state.sheets):
        s += _packed_sheet(sheet)
        if state.lucky:
            s[shape.LUCKY - shape.SHEET] = sum(1 << number for number in state.lucky[seat])
    return s + [0] * shape.SHEET


def _rows(closed: frozenset[str]) -> int:
    return sum(1 << index for index, color in enumerate(COLORS) if color in closed)


def _dice(roll: Roll | None) -> tuple[int, ...]:
    """The white faces, an unused number, and the colored faces."""
    if roll is None:
        return (0,) * (shape.CHOICE - shape.WHITE_1)
    if UNKNOWN in roll.whites:
        return (0, 0, 0, *[shape.REMOVED] * len(COLORS))
    return (*roll.whites, 0, *(face or shape.REMOVED for face in roll.colors))


@lru_cache(maxsize=1024)
def _packed_sheet(sheet: Sheet) -> tuple[int, ...]:
    """A sheet with everything derived from its crosses, but no lucky numbers. Cached: most recur at many decisions."""
    t, where = tables(sheet.variant), field_bits(sheet.variant)
    to = list(t[shape.BLANK : shape.BLANK + shape.SHEET])
    for row, positions in enumerate(sheet.crosses):
        first = shape.WORD * where.words[row] + where.shifts[row]
        for position in positions:
            cross(t, to, 0, first + position)
    to[shape.PENALTIES] = sheet.penalties
    for index in sheet.struck:
        to[shape.BAR] &= ~(1 << index)
    return tuple(to)


def unpack(like: State, s: Numbers) -> State:
    """The state of a packed playthrough; `like` is any state with the same variant and lucky numbers."""
    variant, seats = like.variant, int(s[shape.SEATS])
    phase = _BY_NUMBER[int(s[shape.PHASE])]
    decided = phase in (Phase.WHITE, Phase.COLOR)
    choices = [unpack_move(variant, int(move)) for move in s[shape.CHOICE : shape.CHOICE + seats]]
    return replace(
        like,
        sheets=tuple(_read_sheet(variant, s[shape.FIRST_SHEET + shape.SHEET * seat :]) for seat in range(seats)),
        turn=int(s[shape.TURN]),
        active=int(s[shape.ACTIVE]),
        phase=phase,
        closed=frozenset(color for index, color in enumerate(COLORS) if s[shape.CLOSED] >> index & 1),
        roll=unpack_roll((s[shape.WHITE_1], s[shape.WHITE_2], *s[shape.FACE : shape.CHOICE])) if decided else None,
        choices=tuple(choices) if decided else (),
    )


def _read_sheet(variant: Variant, s: Numbers) -> Sheet:
    words = int(s[shape.CROSSED]), int(s[shape.CROSSED_2])
    crosses: list[tuple[int, ...]] = []
    where = field_bits(variant)
    for index, row in enumerate(variant.layout.all_rows):
        mine = words[where.words[index]] >> where.shifts[index]
        crosses.append(tuple(field.position for field in row.fields if mine >> field.position & 1))
    struck = tuple(index for index in range(len(variant.bar)) if not s[shape.BAR] >> index & 1)
    return Sheet(variant, tuple(crosses), int(s[shape.PENALTIES]), struck)


def unpack_roll(faces: Numbers) -> Roll:
    """The roll that six packed faces show: the whites, then the colors."""
    one, other, *colors = map(int, faces)
    return Roll((one, other), tuple(None if face == shape.REMOVED else face for face in colors))


def pack_move(variant: Variant, move: Move) -> int:
    """A move as an integer."""
    if isinstance(move, Pass):
        return shape.PASS
    return field_bits(variant).of[move.field] + (shape.TO * (INITIALS.index(move.to) + 1) if move.to else 0)


def unpack_move(variant: Variant, move: int) -> Move | None:
    """The move that an integer stands for; None for no choice."""
    if move < 0:
        return Pass() if move == shape.PASS else None
    to, place = divmod(move, shape.TO)
    return Cross(field_bits(variant).fields[place], INITIALS[to - 1] if to else None)
