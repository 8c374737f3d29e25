"""The only bridge between the rules and the kernel: variants become tables, states and moves become integers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import product

import numpy as np

from rowlock.errors import NotationError, VariantError
from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints
from rowlock.kernel.levels import WHOLE
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.roll import Roll, ways
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import COLORS, INITIALS, Field
from rowlock.rules.pad.sheet import Sheet, blank
from rowlock.rules.pad.variant import Kind, Variant

_PHASES = {Phase.ROLL: at.ROLL, Phase.WHITE: at.WHITE, Phase.COLOR: at.COLOR, Phase.OVER: at.OVER}
_BY_NUMBER = {number: phase for phase, number in _PHASES.items()}
_AT_ONCE = {Kind.ONE_IN_EACH: at.ONE_IN_EACH, Kind.TWO_IN_FEWEST: at.TWO_IN_FEWEST}
_AT_THE_END = {
    Kind.DOUBLE_FEWEST: at.DOUBLES_FEWEST,
    Kind.THIRTEEN: at.THIRTEEN,
    Kind.NO_PENALTIES: at.NO_PENALTIES,
}
_MOST_BAR_FIELDS = 62


class Places:
    """Where each field of a variant has its bit."""

    def __init__(self, variant: Variant) -> None:
        rows = variant.layout.all_rows
        width = 16 if max(len(row.fields) for row in rows) < 16 else 21  # the highest bit of a word stays free
        self.words = [index // (at.WORD // width) for index in range(len(rows))]
        if self.words[-1] > 1:
            raise VariantError(f"{variant.name}: with rows of more than 15 fields two bonus rows can be simulated")
        self.shifts = [index % (at.WORD // width) * width for index in range(len(rows))]
        if variant.layout.bonus_rows:  # in the second word, wherever the four rows end
            first = len(COLORS)
            taken = sum(word == 1 for word in self.words[:first])
            for order, index in enumerate(range(first, len(rows)), taken):
                self.words[index], self.shifts[index] = 1, order * width
        self.of = {
            field.id: at.WORD * self.words[field.row] + self.shifts[field.row] + field.position
            for field in variant.layout.fields.values()
        }
        self.fields = {place: field for field, place in self.of.items()}

    def pair(self, fields: Iterable[Field]) -> tuple[int, int]:
        """These fields as a set: two words."""
        words = [0, 0]
        for field in fields:
            place = self.of[field.id]
            words[place // at.WORD] |= 1 << place % at.WORD
        return words[0], words[1]


@lru_cache(maxsize=64)
def places(variant: Variant) -> Places:
    """Where each field of the variant has its bit."""
    return Places(variant)


@lru_cache(maxsize=64)
def tables(variant: Variant) -> Ints:
    """All that the kernel knows about a variant. The array cannot be written to."""
    t = np.zeros(at.TABLES, np.int64)
    _numbers(t, variant)
    _rows(t, variant)
    _offers(t, variant)
    _bonuses(t, variant)
    _chances(t, variant)
    _write_sheet(t[at.BLANK :], blank(variant), ())
    t.flags.writeable = False
    return t


def _numbers(t: Ints, variant: Variant) -> None:
    t[at.SIDES] = variant.sides
    t[at.UNFAIR] = at.TEN_BITS % variant.sides
    t[at.CLOSE_AFTER] = variant.close_after
    t[at.ROWS_TO_END] = variant.rows_to_end
    t[at.PENALTIES_TO_END] = variant.penalties_to_end
    t[at.PENALTY_POINTS] = variant.penalty_points
    t[at.MOST_SCORED] = variant.most_scored
    t[at.TWO_WORDS] = 1 in places(variant).words
    t[at.HAS_ROUNDS] = bool(variant.layout.bonus_rows)
    at_once = [kind for _, kind in variant.pairs if kind in _AT_ONCE]
    t[at.HAS_CHAINS] = bool(variant.bar or at_once)
    t[at.CAN_TIE] = variant.can_tie
    t[at.HAS_PAIRS] = bool(variant.pairs)


def _rows(t: Ints, variant: Variant) -> None:
    where, layout = places(variant), variant.layout
    for index, row in enumerate(layout.all_rows):
        word = where.words[index]
        t[at.LANE + index] = where.pair(row.fields)[word]
        t[at.WORD_OF + index] = word
        t[at.INNER + word] |= where.pair(row.fields[:-1])[word]
        t[at.DOUBLE + index] = where.pair(field for field in row.fields if field.double)[word]
        beside = [field for bonus in layout.bonus_rows if index in bonus.neighbors for field in bonus.fields]
        t[at.BESIDE + index] = where.pair(beside)[1]
        t[at.ROUNDS] |= where.pair(row.fields if row.neighbors else ())[1]
    for closed in range(16):
        left = (field for field in layout.fields.values() if field.row >= len(COLORS) or not closed >> field.row & 1)
        t[at.UNCLOSED + 2 * closed :][:2] = where.pair(left)


def _offers(t: Ints, variant: Variant) -> None:
    where, layout = places(variant), variant.layout
    for number, fields in layout.by_number.items():
        t[at.OFFER_WHITE + 2 * number :][:2] = where.pair(fields)
    for (color, number), fields in layout.by_color.items():
        t[at.OFFER_COLOR + 2 * (at.NUMBERS * COLORS.index(color) + number) :][:2] = where.pair(fields)
    for field in layout.fields.values():
        place = where.of[field.id]
        row = layout.all_rows[field.row].fields
        word = place // at.WORD
        t[at.ROW_OF + place] = field.row
        t[at.LANE_OF + place] = where.pair(row)[word]
        t[at.CLOSING_OF + place] = where.pair(other for other in row if other.closing)[word]
        t[at.DOUBLE_OF + place] = where.pair(other for other in row if other.double)[word]
        t[at.COLOR_OF + place] = COLORS.index(field.color) if field.color else 0
        rounds = (layout.fields[name] for name, around in layout.around.items() if field in around)
        t[at.UNLOCKS + place] = where.pair(rounds)[1]


def _bonuses(t: Ints, variant: Variant) -> None:
    where, layout = places(variant), variant.layout
    if len(variant.bar) > _MOST_BAR_FIELDS:
        raise VariantError(f"{variant.name}: a bonus bar of at most {_MOST_BAR_FIELDS} fields can be simulated")
    for index, color in enumerate(variant.bar):
        t[at.BAR_ROW + index] = COLORS.index(color)
    for rows, (index, color) in product(range(16), enumerate(variant.bar)):
        if rows >> COLORS.index(color) & 1:
            t[at.BAR_OF + rows] |= 1 << index
    t[at.PARTNER : at.PARTNER + 2 * at.WORD] = at.NONE
    for field in layout.fields.values():
        place = where.of[field.id]
        t[at.STARRED + place] = field.bonus
        if field.id in variant.partners:
            kind, partner = variant.partners[field.id]
            t[at.PARTNER + place] = where.of[partner.id]
            t[at.EARNS + place] = _AT_ONCE.get(kind, 0)
            if kind in _AT_THE_END:
                t[_AT_THE_END[kind] :][:2] = where.pair((field, partner))


def _chances(t: Ints, variant: Variant) -> None:
    """What is hoped for of the fields."""
    where, layout = places(variant), variant.layout
    for row in layout.all_rows:
        ahead = stars = 0
        for field in reversed(row.fields):
            place = where.of[field.id]
            likely = WHOLE * ways(field.number, variant.sides) // variant.sides**2 * field.weight
            t[at.LIKELY + place] = likely
            t[at.AHEAD + place] = ahead = ahead + likely * (not field.closing)
            t[at.STARS + place] = stars = stars + likely * field.bonus
            t[at.AROUND + 2 * place :][:2] = where.pair(layout.around.get(field.id, ()))
    t[at.HALVES :] = at.NONE
    for index, (letter, _) in enumerate(variant.pairs):
        halves = (where.of[field.id] for field in layout.fields.values() if field.pair == letter)
        t[at.HALVES + 2 * index :][:2] = list(halves)


def _write_sheet(to: Ints, sheet: Sheet, lucky: tuple[int, ...]) -> None:
    """Write a sheet with what follows from it, worked out by the rules."""
    variant, where = sheet.variant, places(sheet.variant)
    fields = variant.layout.fields.values()
    to[at.CROSSED], to[at.CROSSED_2] = where.pair(field for field in fields if sheet.has(field))
    ahead = (field for field in fields if field.position > sheet.last(field.row))
    to[at.OPEN], to[at.OPEN_2] = where.pair(
        field for field in ahead if field.row >= len(COLORS) or sheet.obstacle(field, ()) is None
    )
    to[at.NEXT], to[at.NEXT_2] = where.pair(field for field in fields if field.position == sheet.last(field.row) + 1)
    to[at.LOCKED] = sum(1 << row for row in range(len(COLORS)) if sheet.is_locked(row))
    to[at.PENALTIES] = sheet.penalties
    to[at.BAR] = sum(1 << index for index in range(len(variant.bar)) if index not in sheet.struck)
    to[at.LUCKY] = sum(1 << number for number in lucky)
    around = variant.layout.around
    for index, color in enumerate(COLORS):
        rounds = (
            variant.layout.fields[name]
            for name, neighbors in around.items()
            if any(neighbor.color == color and sheet.has(neighbor) for neighbor in neighbors)
        )
        to[at.READY + index] = where.pair(rounds)[1]


def pack(state: State) -> Ints:
    """A state as the kernel knows it. All faces of its roll have to be known."""
    seats = len(state.sheets)
    s = np.zeros(at.FIRST_SHEET + at.SHEET * (seats + 1), np.int64)
    s[at.TURN], s[at.ACTIVE], s[at.PHASE], s[at.SEATS] = state.turn, state.active, _PHASES[state.phase], seats
    s[at.CLOSED] = sum(1 << index for index, color in enumerate(COLORS) if color in state.closed)
    s[at.CHOICE : at.CHOICE + 8] = at.NONE
    if state.roll:
        if not state.roll.is_known:
            raise NotationError(f"{state.roll}: the kernel needs to know every face")
        s[at.WHITE_1], s[at.WHITE_2] = state.roll.whites
        s[at.FACE : at.CHOICE] = [face or at.REMOVED for face in state.roll.colors]
    for seat, move in enumerate(state.choices):
        s[at.CHOICE + seat] = at.NONE if move is None else pack_move(state.variant, move)
    for seat, sheet in enumerate(state.sheets):
        _write_sheet(s[at.FIRST_SHEET + at.SHEET * seat :], sheet, state.lucky[seat] if state.lucky else ())
    return s


def unpack(like: State, s: Ints) -> State:
    """The state that a packed playthrough is in; it started like this state, with its variant and lucky numbers."""
    variant, seats = like.variant, int(s[at.SEATS])
    phase = _BY_NUMBER[int(s[at.PHASE])]
    decided = phase in (Phase.WHITE, Phase.COLOR)
    choices = [unpack_move(variant, int(move)) for move in s[at.CHOICE : at.CHOICE + seats]]
    return replace(
        like,
        sheets=tuple(_read_sheet(variant, s[at.FIRST_SHEET + at.SHEET * seat :]) for seat in range(seats)),
        turn=int(s[at.TURN]),
        active=int(s[at.ACTIVE]),
        phase=phase,
        closed=frozenset(color for index, color in enumerate(COLORS) if s[at.CLOSED] >> index & 1),
        roll=unpack_roll(s[[at.WHITE_1, at.WHITE_2, *range(at.FACE, at.CHOICE)]]) if decided else None,
        choices=tuple(choices) if decided else (),
    )


def _read_sheet(variant: Variant, s: Ints) -> Sheet:
    words = int(s[at.CROSSED]), int(s[at.CROSSED_2])
    crosses: list[tuple[int, ...]] = []
    where = places(variant)
    for index, row in enumerate(variant.layout.all_rows):
        mine = words[where.words[index]] >> where.shifts[index]
        crosses.append(tuple(field.position for field in row.fields if mine >> field.position & 1))
    struck = tuple(index for index in range(len(variant.bar)) if not s[at.BAR] >> index & 1)
    return Sheet(variant, tuple(crosses), int(s[at.PENALTIES]), struck)


def unpack_roll(faces: Ints) -> Roll:
    """The roll that six packed faces show: the whites, then the colors."""
    one, other, *colors = map(int, faces)
    return Roll((one, other), tuple(None if face == at.REMOVED else face for face in colors))


def pack_move(variant: Variant, move: Move) -> int:
    """A move as the kernel knows it."""
    if isinstance(move, Pass):
        return at.PASS
    return places(variant).of[move.field] + (at.TO * (INITIALS.index(move.to) + 1) if move.to else 0)


def unpack_move(variant: Variant, move: int) -> Move | None:
    """The move that the kernel means; None for no choice."""
    if move < 0:
        return Pass() if move == at.PASS else None
    to, place = divmod(move, at.TO)
    return Cross(places(variant).fields[place], INITIALS[to - 1] if to else None)
