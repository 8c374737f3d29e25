"""What a seat can choose in the card game. A move is complete in itself; `str` gives its notation.

take    t1.3                            places of the display, 1 to 4 from the left
number  y7  -                           cross the open number in a row, or pass
play    r3.r8:r3  r3.r8:-               cards, then the fields that they cross, or none
r5.j8=r:r5.r8                   a joker is played as the color named after it

Places and cards are written in ascending order, a joker after the plain card of its number, and fields in the order of
the sheet: rows from top to bottom, each from left to right (K11).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rowlock.errors import NotationError
from rowlock.rules.cards.card import Card, read_card
from rowlock.rules.pad.layout import COLORS, INITIALS
from rowlock.rules.pad.pad_marks import Cross as Cross
from rowlock.rules.pad.pad_marks import read_cross
from rowlock.rules.pad.passing import Pass as Pass

_TAKE = re.compile(r"t([1-4](?:\.[1-4])*)")
_PLAYED = re.compile(rf"(\w+)(?:=([{''.join(INITIALS)}]))?")


@dataclass(frozen=True, slots=True, repr=False)
class Take:
    """Take the cards in these places of the display, counted from 1 (K3)."""

    places: tuple[int, ...]

    def __str__(self) -> str:
        return f"t{'.'.join(map(str, self.places))}"

    __repr__ = __str__


@dataclass(frozen=True, slots=True, repr=False)
class PlayedCard:
    """A card in a play. `named` is the color that a joker is played as, and empty for any other card (K8)."""

    card: Card
    named: str = ""

    @property
    def color(self) -> str:
        """The color that it counts as."""
        return self.named or self.card.color

    def __str__(self) -> str:
        return f"{self.card}={self.named[0]}" if self.named else str(self.card)

    __repr__ = __str__


@dataclass(frozen=True, slots=True, repr=False)
class Play:
    """Play these cards and cross these fields, given by their ids: none, some or all that the cards stand for (K3)."""

    cards: tuple[PlayedCard, ...]
    fields: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.cards))}:{'.'.join(self.fields) or '-'}"

    __repr__ = __str__


CardMove = Take | Cross | Pass | Play


def parse_card_move(text: str) -> CardMove:
    """Parse a move of the card game. Whether it is legal, and in the order in which it is written, shows when chosen.

    >>> parse_card_move("r5.j8=r:r8").fields
    ('r8',)
    """
    text = text.strip()
    if text == "-":
        return Pass()
    if match := _TAKE.fullmatch(text):
        return Take(tuple(int(place) for place in match[1].split(".")))
    cards, colon, fields = text.partition(":")
    played = [_read_played(part) for part in cards.split(".")]
    found = [card for card in played if card]
    if colon and len(found) == len(played) and _are_fields(fields):
        return Play(tuple(found), () if fields == "-" else tuple(fields.split(".")))
    cross = read_cross(text)
    if cross is None or cross.to:
        raise NotationError(
            f"{text!r} is not a move; write t1.3 to take cards, r7 to cross the open number, - to pass, "
            "or r3.r8:r3 to play cards and cross fields, r3.r8:- to cross none"
        )
    return cross


def _read_played(text: str) -> PlayedCard | None:
    match = _PLAYED.fullmatch(text)
    card = read_card(match[1]) if match else None
    if match is None or card is None:
        return None
    return PlayedCard(card, COLORS[INITIALS.index(match[2])] if match[2] else "")


def _are_fields(text: str) -> bool:
    crosses = [read_cross(part) for part in text.split(".")]
    return text == "-" or all(cross is not None and cross.to is None for cross in crosses)
