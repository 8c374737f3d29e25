"""The plays of a hand: which cards, and which of their fields are crossed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from rowlock.rules.cards.card import Card
from rowlock.rules.cards.card_moves import Play, PlayedCard
from rowlock.rules.pad.layout import COLORS, Field, Layout
from rowlock.rules.pad.sheet import Crossed, Sheet

MOST_CARDS = 3
"""The most cards of one play (K3)."""
MOST_LEFT_OUT = 1
"""The most fields left out between the first and the last cross of a play (K3)."""


def plays(sheet: Sheet, hand: Sequence[Card]) -> tuple[Play, ...]:
    """Every legal play of a hand: by color, by the cards played, and for each of these by the fields crossed, none
    last.
    """
    found: list[Play] = []
    layout = sheet.variant.layout
    for color in COLORS:
        cards = [
            PlayedCard(card, color if card.is_joker else "") for card in hand if card.color == color or card.is_joker
        ]
        ways = [_numbered(way) for way in _crossings(sheet, fields_of(layout, cards))]
        for count in range(1, MOST_CARDS + 1):
            for played in combinations(cards, count):
                numbers = {card.card.number for card in played}
                found += [Play(played, ids) for crossed, ids in ways if crossed <= numbers]
    return tuple(found)


def fields_of(layout: Layout, cards: Iterable[PlayedCard]) -> list[Field]:
    """The fields that these cards stand for, in the order of the sheet, each once (K7, K11)."""
    return in_order({layout.by_color[card.color, card.card.number][0] for card in cards})


def in_order(fields: Iterable[Field]) -> list[Field]:
    """The fields in the order of the sheet: rows from top to bottom, each from left to right."""
    return sorted(fields, key=lambda field: (field.row, field.position))


def left_out(layout: Layout, fields: Sequence[Field]) -> int:
    """How many fields a play leaves out between its first and its last cross, as far as that is limited.

    Where rows mix the colors any number may be left out (K7); elsewhere all fields of a play are in one row.
    """
    if layout.mixes_colors or not fields:
        return 0
    return fields[-1].position - fields[0].position + 1 - len(fields)


def _numbered(fields: Sequence[Field]) -> tuple[set[int], tuple[str, ...]]:
    """The numbers and the ids of fields of one color."""
    return {field.number for field in fields}, tuple([field.id for field in fields])


def _crossings(sheet: Sheet, fields: Iterable[Field]) -> list[tuple[Field, ...]]:
    """Every choice of fields, in the order of the sheet, that one play can cross together; the empty one last."""
    layout = sheet.variant.layout
    ordered = [field for field in fields if field.position >= sheet.open_from(field.row, ())]
    found = [
        way
        for count in range(1, MOST_CARDS + 1)
        for way in combinations(ordered, count)
        if left_out(layout, way) <= MOST_LEFT_OUT and _can_cross(sheet, way)
    ]
    return [*found, ()]


def _can_cross(sheet: Sheet, fields: Iterable[Field]) -> bool:
    """Whether the fields can be crossed one after the other; those of the same play count for a closing field (K9)."""
    for field in fields:
        if sheet.obstacle(field, ()):
            return False
        sheet = sheet.after(Crossed(field.id))
    return True
