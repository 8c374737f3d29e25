"""The start of a card game, and the cards that are handed in: the deck, and later the shuffled discards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rowlock.errors import DealError, NotTimeToDeal, SetupError
from rowlock.rules.cards.card import Card, in_hand, parse_cards
from rowlock.rules.cards.card_legal import to_decide
from rowlock.rules.cards.card_state import DEALT, PLACES, CardPhase, CardState
from rowlock.rules.catalog import card_variant
from rowlock.rules.pad.sheet import blank
from rowlock.rules.pad.variant import MOST_SEATS, Variant


def start_cards(variant: Variant | str, seats: int = 2, first: int = 0, *, jokers: bool = False) -> CardState:
    """The state before the deal. Seat `first` has the first turn (K12)."""
    variant = card_variant(variant) if isinstance(variant, str) else variant
    if not 1 <= seats <= MOST_SEATS:
        raise SetupError(f"{seats} seats: 1 to {MOST_SEATS} can play (K12)")
    if not 0 <= first < seats:
        raise SetupError(f"first {first}: the seats here are 0 to {seats - 1} (K12)")
    nothing = ((),) * seats
    gaps = (None,) * PLACES
    return CardState(variant, jokers, (blank(variant),) * seats, 1, first, CardPhase.DEAL, nothing, gaps)


def supply(state: CardState, cards: Sequence[Card] | str) -> CardState:
    """Hand in the cards that are due, from the top: the deck, and later the discards as they were shuffled (K10).

    From the deck every seat gets four cards, seat 0 first; four make up the display, and the rest is the pile.
    """
    if state.phase is not CardPhase.DEAL:
        waiting = ", ".join(str(seat) for seat in to_decide(state))
        raise NotTimeToDeal("the playthrough is over" if state.is_over else f"these seats choose first: {waiting}")
    given = parse_cards(cards) if isinstance(cards, str) else tuple(cards)
    _check(state, given)
    if state.hands[0]:
        return refilled(replace(state, pile=given, discards=()))
    seats = len(state.sheets)
    hands = tuple(in_hand(given[DEALT * seat : DEALT * (seat + 1)]) for seat in range(seats))
    rest = given[DEALT * seats :]
    return replace(state, phase=CardPhase.TAKE, hands=hands, display=rest[:PLACES], pile=rest[PLACES:])


def refilled(state: CardState) -> CardState:
    """The state after the gaps of the display have been filled from the pile, the leftmost first (K9).

    Once the pile is used up the discards have to be shuffled, also when only the open card is missing (K11).
    """
    display, pile = list(state.display), list(state.pile)
    for place, card in enumerate(display):
        if card is None and pile:
            display[place] = pile.pop(0)
    phase = CardPhase.NUMBER if pile else CardPhase.DEAL
    choices = (None,) * len(state.sheets) if pile else ()
    return replace(state, phase=phase, display=tuple(display), pile=tuple(pile), choices=choices)


def _check(state: CardState, given: Sequence[Card]) -> None:
    due = in_hand(state.due)
    if in_hand(given) == due:
        return
    what = f"the {len(due)} {'discards' if state.hands[0] else 'cards of the deck'}, each once"
    missing = next((card for card in due if card not in given), None)
    extra = next((card for card in given if card not in due), None)
    if extra:
        raise DealError(f"{extra} is not among the cards that are due: hand in {what} (K10)")
    problem = f"{missing} is missing" if missing else "a card is there twice"
    raise DealError(f"{len(given)} cards, but {problem}: hand in {what} (K10)")
