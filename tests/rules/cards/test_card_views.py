"""What a seat and a spectator see of a card game."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from carding import EMPTY, lay_out, playthrough
from rowlock import Card, CardPhase, CardState, CardView
from rowlock.rules.cards.card import cards_text, in_hand
from strategies_cards import card_states

STATE = lay_out("r2 r4 r6 y5 j9", jokers=True, phase="number", display="b3 j4 g5 b6", pile="y8 j7", choices="? y8")


def test_K9_others_see_the_numbers_of_a_hand_but_not_its_colors() -> None:
    seen = rowlock.view(STATE, 1)
    assert cards_text(seen.state.hands[0]) == "?2 ?4 ?5 ?6 j9"
    assert seen.state.hands[1] == STATE.hands[1]
    own = rowlock.view(STATE, 0)
    assert own.state.hands[0] == STATE.hands[0]
    assert cards_text(own.state.hands[1]) == cards_text(card.back for card in STATE.hands[1])


def test_K9_the_discards_are_open() -> None:
    assert rowlock.view(STATE, None).state.discards == STATE.discards
    assert STATE.discards


@pytest.mark.parametrize("seat", [0, 1, None])
def test_K13_display_and_pile_show_their_backs(seat: int | None) -> None:
    seen = rowlock.view(STATE, seat).state
    assert " ".join(map(str, seen.display)) == "?3 j4 ?5 ?6"
    assert str(seen.pile[0]) == "?8"
    assert {str(card) for card in seen.pile[1:]} == {"??"}
    assert len(seen.pile) == len(STATE.pile)


@pytest.mark.parametrize(("seat", "choices"), [(0, "? ?"), (1, "? y8"), (None, "? ?")])
def test_K13_what_another_does_with_the_open_number_is_hidden_until_all_have_chosen(
    seat: int | None, choices: str
) -> None:
    seen = rowlock.view(STATE, seat)
    assert (seen.seat, seen.decided) == (seat, frozenset({1}))
    assert " ".join("?" if move is None else str(move) for move in seen.state.choices) == choices
    landed = rowlock.view(rowlock.choose(STATE, 0, "-"), seat)
    assert (landed.decided, [str(move) for move in landed.state.choices]) == (frozenset(), ["-", "y8"])


def test_K13_a_spectator_sees_what_all_seats_see() -> None:
    seen = rowlock.view(STATE, None).state
    assert [cards_text(hand) for hand in seen.hands] == [cards_text(card.back for card in hand) for hand in STATE.hands]
    assert (seen.sheets, seen.turn, seen.active, seen.phase) == (STATE.sheets, STATE.turn, STATE.active, STATE.phase)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_K11_after_the_end_everything_is_open(seat: int | None) -> None:
    state = lay_out("r2 r4 r6 y5", phase="over", sheets=("- - - - p4", EMPTY))
    assert rowlock.view(state, seat) == CardView(seat, state, frozenset())


def test_K13_the_order_of_a_hand_tells_nothing_about_colors() -> None:
    assert cards_text(in_hand(rowlock.parse_cards("b5 j5 r7 r5 b2"))) == "b2 r5 b5 j5 r7"


def test_a_gap_in_the_display_stays_one() -> None:
    due = rowlock.choose(lay_out("r2 r3", phase="take", pile="g9", pile_size=1), 0, "t1.3.4")
    assert rowlock.view(due, 0).state.display[2:] == (None, None)


def recolored(state: CardState, seat: int | None, rng: random.Random) -> CardState:
    """The state with all that the seat may not know drawn again: hidden colors, the pile below its top, and choices."""
    hidden = [
        *(card for index, hand in enumerate(state.hands) if index != seat for card in hand if not card.is_joker),
        *(card for card in state.display if card and not card.is_joker),
        *(card for card in state.pile[:1] if not card.is_joker),
    ]
    below = list(state.pile[1:])
    pool = [*hidden, *below]
    rng.shuffle(pool)
    fresh: dict[Card, Card] = {}
    for card in hidden:  # another card with the same back
        fresh[card] = next(one for one in pool if one.number == card.number and not one.is_joker)
        pool.remove(fresh[card])
    hands = [
        hand if index == seat else in_hand(fresh.get(card, card) for card in hand)
        for index, hand in enumerate(state.hands)
    ]
    choices = [
        rng.choice(rowlock.legal(replace(state, choices=(None,) * len(state.sheets)), index))
        if state.phase is CardPhase.NUMBER and move is not None and index != seat
        else move
        for index, move in enumerate(state.choices)
    ]
    return replace(
        state,
        hands=tuple(hands),
        display=tuple(card and fresh.get(card, card) for card in state.display),
        pile=(*(fresh.get(card, card) for card in state.pile[:1]), *pool),
        choices=tuple(choices),
    )


@given(card_states(), st.randoms(use_true_random=False))
def test_K9_states_that_differ_only_in_what_is_hidden_look_the_same(state: CardState, rng: random.Random) -> None:
    if state.is_over:
        return
    for seat in (None, *range(len(state.sheets))):
        other = recolored(state, seat, rng)
        assert rowlock.parse_card_state(str(other)) == other
        assert rowlock.view(other, seat) == rowlock.view(state, seat)
        assert str(rowlock.view(other, seat)) == str(rowlock.view(state, seat))


def test_the_check_of_views_changes_something() -> None:
    rng = random.Random(3)
    state = STATE
    assert any(recolored(state, 0, rng).hands[1] != state.hands[1] for _ in range(9))
    assert any(recolored(state, 0, rng).display != state.display for _ in range(9))
    assert any(recolored(state, 0, rng).pile[0] != state.pile[0] for _ in range(9))
    assert any(recolored(state, 0, rng).choices != state.choices for _ in range(9))


@pytest.mark.parametrize("variant", rowlock.card_variants())
def test_the_legal_moves_follow_from_what_a_seat_sees(variant: str) -> None:
    for state, _, _ in playthrough(variant, 3, random.Random(5), jokers=True):
        for seat in range(3):
            seen = rowlock.view(state, seat).state
            assert rowlock.legal(seen, seat) == rowlock.legal(state, seat)
            if seat != state.active or state.phase is CardPhase.NUMBER:
                continue
            assert rowlock.to_decide(seen) == rowlock.to_decide(state)
