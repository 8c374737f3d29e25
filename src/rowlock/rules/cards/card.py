"""The cards: a number from 2 to 12 and a color, or a joker. The back shows the number, and whether it is a joker (K1).

card    r5  j5                          red 5, the joker 5
?5  ??                          a card of which only the back is seen, and one that nobody sees
cards   r5 y7 j12                       from the top, or from the left

What lies behind a `?` cannot be read: only what somebody sees is written like this.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from rowlock.errors import NotationError
from rowlock.rules.pad.layout import COLORS, INITIALS

JOKER = "joker"
"""Stands in for the color of a card that has none until it is played (K8)."""
HIDDEN = ""
"""Stands in for the color of a card of which only the back is seen."""
NUMBERS = range(2, 13)

_COLORS = dict(zip((*INITIALS, JOKER[0]), (*COLORS, JOKER), strict=True))
_ORDER = {color: index for index, color in enumerate((*COLORS, JOKER, HIDDEN))}
_CARD = re.compile(rf"([{''.join(_COLORS)}])([1-9][0-9]?)")


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A card. `str` gives its notation."""

    number: int
    color: str
    """A color of the sheet, JOKER, or HIDDEN in what somebody sees who may not know it."""

    @property
    def is_joker(self) -> bool:
        """Whether its color is named when it is played (K8)."""
        return self.color == JOKER

    @property
    def back(self) -> Card:
        """What is seen of it from behind: its number, and whether it is a joker (K1, K9)."""
        return self if self.is_joker else _BACKS[self.number]

    def __str__(self) -> str:
        if self == UNSEEN:
            return "??"
        return f"{self.color[0] if self.color else '?'}{self.number}"

    __repr__ = __str__


UNSEEN = Card(0, HIDDEN)
"""A card of which nobody sees anything: one that lies below the top of the pile."""
_BACKS = {number: Card(number, HIDDEN) for number in NUMBERS}


@cache
def deck(*, jokers: bool = False) -> tuple[Card, ...]:
    """All cards, sorted: 2 to 12 in each color, and as many jokers if they are played with (K1)."""
    colors = (*COLORS, JOKER) if jokers else COLORS
    return tuple(Card(number, color) for color in colors for number in NUMBERS)


def in_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a hand holds them: by number, a joker after the others, so that the order of the backs tells
    nothing about colors (K13).
    """
    return tuple(sorted(cards, key=_place))


def _place(card: Card) -> tuple[int, bool, int]:
    return card.number, card.is_joker, _ORDER[card.color]


def cards_text(cards: Iterable[Card]) -> str:
    """Several cards as they are written."""
    return " ".join(map(str, cards))


def read_card(text: str) -> Card | None:
    """Parse a card; None if the text is not one."""
    match = _CARD.fullmatch(text)
    return Card(int(match[2]), _COLORS[match[1]]) if match and int(match[2]) in NUMBERS else None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parse cards with spaces between them.

    >>> parse_cards("r5 y12 j2")
    (r5, y12, j2)
    """
    found = [(word, read_card(word)) for word in text.split()]
    for word, card in found:
        if card is None:
            raise NotationError(f"{word!r} is not a card; write r5 for red 5, or j5 for the joker 5")
    return tuple(card for _, card in found if card)
