"""A variant as integers: the bits of its fields, and the lookup tables of the packed rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from rowlock.errors import VariantError
from rowlock.packed import shape
from rowlock.packed.levels import WHOLE
from rowlock.rules.dice.roll import ways
from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.variant import Kind, Variant

_AT_ONCE = {Kind.ONE_IN_EACH: shape.ONE_IN_EACH, Kind.TWO_IN_FEWEST: shape.TWO_IN_FEWEST}
_AT_THE_END = {
    Kind.DOUBLE_FEWEST: shape.DOUBLES_FEWEST,
    Kind.THIRTEEN: shape.THIRTEEN,
    Kind.NO_PENALTIES: shape.NO_PENALTIES,
}
_MOST_BAR_FIELDS = 62


def _two(start: int) -> slice:
    """The slice of two adjacent words."""
    return slice(start, start + 2)


class FieldBits:
    """The bit of each field of a variant."""

    def __init__(self, variant: Variant) -> None:
        rows = variant.layout.all_rows
        width = 16 if max(len(row.fields) for row in rows) < 16 else 21  # the highest bit of a word stays free
        self.words = [index // (shape.WORD // width) for index in range(len(rows))]
        if self.words[-1] > 1:
            raise VariantError(f"{variant.name}: with rows of over 15 fields, at most two bonus rows can be simulated")
        self.shifts = [index % (shape.WORD // width) * width for index in range(len(rows))]
        if variant.layout.bonus_rows:  # in the second word, wherever the four rows end
            first = len(COLORS)
            taken = sum(word == 1 for word in self.words[:first])
            for order, index in enumerate(range(first, len(rows)), taken):
                self.words[index], self.shifts[index] = 1, order * width
        self.of = {
            field.id: shape.WORD * self.words[field.row] + self.shifts[field.row] + field.position
            for field in variant.layout.fields.values()
        }
        self.fields = {place: field for field, place in self.of.items()}

    def pair(self, fields: Iterable[Field]) -> tuple[int, int]:
        """These fields as a bitmask of two words."""
        words = [0, 0]
        for field in fields:
            place = self.of[field.id]
            words[place // shape.WORD] |= 1 << place % shape.WORD
        return words[0], words[1]


@lru_cache(maxsize=64)
def field_bits(variant: Variant) -> FieldBits:
    """The bit of each field of the variant."""
    return FieldBits(variant)


@lru_cache(maxsize=64)
def tables(variant: Variant) -> tuple[int, ...]:
    """Everything that the packed rules know about a variant."""
    t = [0] * shape.TABLES
    _numbers(t, variant)
    _rows(t, variant)
    _offers(t, variant)
    _bonuses(t, variant)
    _chances(t, variant)
    _blank(t, variant)
    return tuple(t)


@lru_cache(maxsize=64)
def can_pack(variant: Variant) -> bool:
    """Whether there are enough bits: all printed variants and nearly all others can be packed."""
    try:
        tables(variant)
    except VariantError:
        return False
    return True


def _numbers(t: list[int], variant: Variant) -> None:
    t[shape.SIDES] = variant.sides
    t[shape.UNFAIR] = shape.TEN_BITS % variant.sides
    t[shape.CLOSE_AFTER] = variant.close_after
    t[shape.ROWS_TO_END] = variant.rows_to_end
    t[shape.PENALTIES_TO_END] = variant.penalties_to_end
    t[shape.PENALTY_POINTS] = variant.penalty_points
    t[shape.MOST_SCORED] = variant.most_scored
    t[shape.TWO_WORDS] = 1 in field_bits(variant).words
    t[shape.HAS_ROUNDS] = bool(variant.layout.bonus_rows)
    at_once = [kind for _, kind in variant.pairs if kind in _AT_ONCE]
    t[shape.HAS_CHAINS] = bool(variant.bar or at_once)
    t[shape.CAN_TIE] = variant.can_tie
    t[shape.HAS_PAIRS] = bool(variant.pairs)


def _rows(t: list[int], variant: Variant) -> None:
    where, layout = field_bits(variant), variant.layout
    for index, row in enumerate(layout.all_rows):
        word = where.words[index]
        t[shape.LANE + index] = where.pair(row.fields)[word]
        t[shape.WORD_OF + index] = word
        t[shape.INNER + word] |= where.pair(row.fields[:-1])[word]
        t[shape.DOUBLE + index] = where.pair(field for field in row.fields if field.double)[word]
        beside = [field for bonus in layout.bonus_rows if index in bonus.neighbors for field in bonus.fields]
        t[shape.BESIDE + index] = where.pair(beside)[1]
        t[shape.ROUNDS] |= where.pair(row.fields if row.neighbors else ())[1]
    for closed in range(16):
        left = (field for field in layout.fields.values() if field.row >= len(COLORS) or not closed >> field.row & 1)
        t[_two(shape.UNCLOSED + 2 * closed)] = where.pair(left)


def _offers(t: list[int], variant: Variant) -> None:
    where, layout = field_bits(variant), variant.layout
    for number, fields in layout.by_number.items():
        t[_two(shape.OFFER_WHITE + 2 * number)] = where.pair(fields)
    for (color, number), fields in layout.by_color.items():
        t[_two(shape.OFFER_COLOR + 2 * (shape.NUMBERS * COLORS.index(color) + number))] = where.pair(fields)
    for field in layout.fields.values():
        place = where.of[field.id]
        row = layout.all_rows[field.row].fields
        word = place // shape.WORD
        t[shape.ROW_OF + place] = field.row
        t[shape.LANE_OF + place] = where.pair(row)[word]
        t[shape.CLOSING_OF + place] = where.pair(other for other in row if other.closing)[word]
        t[shape.DOUBLE_OF + place] = where.pair(other for other in row if other.double)[word]
        t[shape.COLOR_OF + place] = COLORS.index(field.color) if field.color else 0
        rounds = (layout.fields[name] for name, around in layout.around.items() if field in around)
        t[shape.UNLOCKS + place] = where.pair(rounds)[1]


def _bonuses(t: list[int], variant: Variant) -> None:
    where, layout = field_bits(variant), variant.layout
    if len(variant.bar) > _MOST_BAR_FIELDS:
        raise VariantError(f"{variant.name}: to be simulated, a bonus bar can have at most {_MOST_BAR_FIELDS} fields")
    for index, color in enumerate(variant.bar):
        t[shape.BAR_ROW + index] = COLORS.index(color)
    for rows, (index, color) in product(range(16), enumerate(variant.bar)):
        if rows >> COLORS.index(color) & 1:
            t[shape.BAR_OF + rows] |= 1 << index
    t[shape.PARTNER : shape.PARTNER + 2 * shape.WORD] = [shape.NONE] * 2 * shape.WORD
    for field in layout.fields.values():
        place = where.of[field.id]
        t[shape.STARRED + place] = field.bonus
        if field.id in variant.partners:
            kind, partner = variant.partners[field.id]
            t[shape.PARTNER + place] = where.of[partner.id]
            t[shape.EARNS + place] = _AT_ONCE.get(kind, 0)
            if kind in _AT_THE_END:
                t[_two(_AT_THE_END[kind])] = where.pair((field, partner))


def _chances(t: list[int], variant: Variant) -> None:
    """Write the chances of the fields, by which levels judge."""
    where, layout = field_bits(variant), variant.layout
    for row in layout.all_rows:
        ahead = stars = 0
        for field in reversed(row.fields):
            place = where.of[field.id]
            likely = WHOLE * ways(field.number, variant.sides) // variant.sides**2 * field.weight
            t[shape.LIKELY + place] = likely
            t[shape.AHEAD + place] = ahead = ahead + likely * (not field.closing)
            t[shape.STARS + place] = stars = stars + likely * field.bonus
            t[_two(shape.AROUND + 2 * place)] = where.pair(layout.around.get(field.id, ()))
    t[shape.HALVES :] = [shape.NONE] * 2 * shape.PAIRS
    for index, (letter, _) in enumerate(variant.pairs):
        halves = (where.of[field.id] for field in layout.fields.values() if field.pair == letter)
        t[_two(shape.HALVES + 2 * index)] = list(halves)


def _blank(t: list[int], variant: Variant) -> None:
    """Write an empty sheet: closing fields are shut until there are enough crosses (C7)."""
    where, layout = field_bits(variant), variant.layout
    open_fields = (field for field in layout.fields.values() if not (field.closing and variant.close_after))
    t[_two(shape.BLANK + shape.OPEN)] = where.pair(open_fields)
    t[_two(shape.BLANK + shape.NEXT)] = where.pair(row.fields[0] for row in layout.all_rows)
    t[shape.BLANK + shape.BAR] = (1 << len(variant.bar)) - 1
