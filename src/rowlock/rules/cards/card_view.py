"""What a seat sees: its own hand, the backs of all other cards but the discards, and no hidden choice (K9, K13)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rowlock.rules.cards.card import UNSEEN, Card
from rowlock.rules.cards.card_state import CardPhase, CardState


@dataclass(frozen=True, slots=True)
class CardView:
    """A state as seen from a seat, or by a spectator."""

    seat: int | None
    state: CardState
    """The state, with backs in place of cards that are hidden. The legal moves of the seat follow from it."""
    decided: frozenset[int]
    """The seats that have chosen what to do with the open number: it is known that they have, but not what."""


def card_view(state: CardState, seat: int | None) -> CardView:
    """What this seat sees; None for a spectator. After the end everything is open (K11)."""
    if seat is not None:
        state.check_seat(seat)
    if state.is_over:
        return CardView(seat, state, frozenset())
    hands = tuple(hand if index == seat else _backs(hand) for index, hand in enumerate(state.hands))
    display = tuple(card and card.back for card in state.display)
    pile = _backs(state.pile[:1]) + (UNSEEN,) * (len(state.pile) - 1)
    known = replace(state, hands=hands, display=display, pile=pile)
    if state.phase is not CardPhase.NUMBER:
        return CardView(seat, known, frozenset())
    decided = frozenset(index for index, move in enumerate(state.choices) if move is not None)
    choices = tuple(move if index == seat else None for index, move in enumerate(state.choices))
    return CardView(seat, replace(known, choices=choices), decided)


def _backs(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(card.back for card in cards)
