"""Hypothesis strategies for the card game: positions that random play almost never reaches."""

from hypothesis import strategies as st

import rowlock
from rowlock import CardPhase, CardState
from rowlock.rules.cards.card import in_hand
from rowlock.rules.cards.card_state import card_game_ends
from rowlock.rules.cards.dealing import start_cards
from strategies import sheets


@st.composite
def card_states(draw: st.DrawFn, most_seats: int = 4) -> CardState:
    """A state of any phase but the end: sheets as they come, and the cards anywhere."""
    seats = draw(st.integers(1, most_seats))
    start = start_cards(draw(st.sampled_from(rowlock.card_variants())), seats, jokers=draw(st.booleans()))
    phase = draw(st.sampled_from([CardPhase.DEAL, CardPhase.TAKE, CardPhase.NUMBER, CardPhase.PLAY, CardPhase.PLAY]))
    locks = [
        frozenset(draw(st.lists(st.sampled_from(["red", "yellow", "green", "blue"]), max_size=1))) for _ in range(seats)
    ]
    drawn = tuple(draw(sheets(start.variant, may_lock)) for may_lock in locks)
    assert not card_game_ends(start.variant, drawn)
    active = draw(st.integers(0, seats - 1))
    deck = list(rowlock.deck(jokers=start.jokers))
    draw(st.randoms(use_true_random=False)).shuffle(deck)
    return _laid_out(draw, CardState(start.variant, start.jokers, drawn, 7, active, phase, (), ()), deck)


def _laid_out(draw: st.DrawFn, state: CardState, deck: list[rowlock.Card]) -> CardState:
    seats = len(state.sheets)
    hands = []
    for seat in range(seats):
        full = seat == state.active and state.phase is not CardPhase.TAKE
        size = 5 if full else draw(st.integers(2, 4))
        hands.append(in_hand(deck[:size]))
        del deck[:size]
    gaps = draw(st.integers(0, 3)) if state.phase is CardPhase.DEAL else 0
    display = (*deck[: 4 - gaps], *[None] * gaps)
    rest = deck[4 - gaps :]
    size = 0 if state.phase is CardPhase.DEAL else draw(st.integers(1, len(rest)))
    choices = _choices(draw, state, rest[0].number)
    return CardState(
        state.variant,
        state.jokers,
        state.sheets,
        state.turn,
        state.active,
        state.phase,
        tuple(hands),
        display,
        tuple(rest[:size]),
        tuple(rest[size:]),
        choices,
    )


def _choices(draw: st.DrawFn, state: CardState, number: int) -> tuple[rowlock.CardMove | None, ...]:
    """What the seats do with the open number: pending, with seat 0 undecided, or landed."""
    fields = state.variant.layout.by_number[number]
    chosen: list[rowlock.CardMove | None] = []
    for seat, sheet in enumerate(state.sheets):
        moves: list[rowlock.CardMove | None] = [rowlock.Pass()]
        if state.phase is CardPhase.NUMBER:
            moves += [None, *(rowlock.Cross(field.id) for field in fields if sheet.obstacle(field, ()) is None)]
            chosen.append(draw(st.sampled_from(moves)) if seat else None)
        elif state.phase is CardPhase.PLAY:
            moves += [rowlock.Cross(field.id) for field in fields if sheet.has(field)]
            chosen.append(draw(st.sampled_from(moves)))
    return tuple(chosen)
