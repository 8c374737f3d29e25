"""The legal moves of a seat in the card game."""

from __future__ import annotations

from itertools import combinations

from rowlock.rules.cards.card_moves import CardMove, Cross, Pass, Play, Take
from rowlock.rules.cards.card_state import FULL, PLACES, CardPhase, CardState
from rowlock.rules.cards.plays import plays


def to_decide(state: CardState) -> tuple[int, ...]:
    """The seats that still have to choose; empty while cards are due and after the end."""
    return tuple(seat for seat in range(len(state.sheets)) if is_to_choose(state, seat))


def is_to_choose(state: CardState, seat: int) -> bool:
    """Whether the seat is among those that still have to choose."""
    if state.phase is CardPhase.NUMBER:
        return state.choices[seat] is None
    return state.phase in (CardPhase.TAKE, CardPhase.PLAY) and seat == state.active


def legal(state: CardState, seat: int) -> tuple[CardMove, ...]:
    """Every move the seat may choose now; empty for a seat that has nothing to decide."""
    state.check_seat(seat)
    if not is_to_choose(state, seat):
        return ()
    if state.phase is CardPhase.NUMBER:
        return _crosses(state, seat)
    hand = state.hands[seat]
    if state.phase is CardPhase.TAKE:
        return tuple(Take(places) for places in combinations(range(1, PLACES + 1), FULL - len(hand)))
    return plays(state.sheets[seat], hand)


def is_legal(state: CardState, seat: int, move: CardMove) -> bool:
    """Whether a seat that is to decide may choose this move; of all plays only those of its cards are looked at."""
    if state.phase is CardPhase.PLAY and isinstance(move, Play):
        played = {card.card for card in move.cards}
        return move in plays(state.sheets[seat], [card for card in state.hands[seat] if card in played])
    return move in legal(state, seat)


def _crosses(state: CardState, seat: int) -> tuple[CardMove, ...]:
    """The open number in every row in which the seat can still cross it, the pass last (K3, K5)."""
    sheet = state.sheets[seat]
    fields = state.variant.layout.by_number[state.pile[0].number]
    return (*(Cross(field.id) for field in fields if sheet.obstacle(field, ()) is None), Pass())
