"""The cards, the deal, the display and the pile."""

import random

import pytest

import rowlock
from carding import EMPTY, everywhere, land, lay_out, moves, shuffled
from rowlock import Card, CardPhase, CardState, DealError, NotTimeToDeal, SetupError, UnknownVariant
from rowlock.rules.cards.card import cards_text
from rowlock.rules.cards.dealing import start_cards

DECK = cards_text(rowlock.deck())


def dealt(seats: int = 2, first: int = 0, *, jokers: bool = False) -> CardState:
    """A game with the deck handed in as it is sorted."""
    state = start_cards("cards", seats, first, jokers=jokers)
    return rowlock.supply(state, rowlock.deck(jokers=jokers))


def test_K1_the_deck_has_every_number_in_every_color() -> None:
    assert len(rowlock.deck()) == 44
    assert {str(card) for card in rowlock.deck()} == {f"{color}{number}" for color in "rygb" for number in range(2, 13)}


def test_K1_jokers_are_an_option_and_there_is_one_of_each_number() -> None:
    assert len(rowlock.deck(jokers=True)) == 55
    jokers = set(rowlock.deck(jokers=True)) - set(rowlock.deck())
    assert {str(card) for card in jokers} == {f"j{number}" for number in range(2, 13)}
    assert all(card.is_joker for card in jokers)
    assert not rowlock.start("cards").jokers


def test_K1_the_back_shows_the_number_and_not_the_color() -> None:
    assert {str(Card(7, color).back) for color in ("red", "yellow", "green", "blue")} == {"?7"}
    assert str(Card(7, "joker").back) == "j7"


def test_K2_four_cards_each_four_in_the_display_and_the_rest_on_the_pile() -> None:
    state = dealt(3)
    assert [cards_text(hand) for hand in state.hands] == ["r2 r3 r4 r5", "r6 r7 r8 r9", "y2 r10 r11 r12"]
    assert cards_text(card for card in state.display if card) == "y3 y4 y5 y6"
    assert cards_text(state.pile).startswith("y7 y8 y9")
    assert len(state.pile) == 44 - 12 - 4
    assert (state.phase, state.discards, state.active) == (CardPhase.TAKE, (), 0)


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("jokers", [False, True])
def test_K12_one_to_eight_can_play_and_two_to_five_by_the_book(seats: int, jokers: bool) -> None:
    state = dealt(seats, jokers=jokers)
    assert len(state.sheets) == len(state.hands) == seats
    assert len(state.pile) == (55 if jokers else 44) - 4 * seats - 4
    assert state.variant.players == (2, 5)


@pytest.mark.parametrize("seats", [0, 9, -1])
def test_K12_nobody_and_nine_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError, match=r"1 to 8 can play \(K12\)"):
        rowlock.start("cards", seats)


def test_K12_the_first_seat_begins_and_turns_go_clockwise() -> None:
    state = dealt(3, first=2)
    assert state.active == 2
    state = land(land(land(state, "t1"), "-", "-", "-"), f"{state.hands[2][0]}:-")
    assert (state.active, state.turn, state.phase) == (0, 2, CardPhase.TAKE)
    for first in (-1, 3):
        with pytest.raises(SetupError, match=r"the seats here are 0 to 2 \(K12\)"):
            rowlock.start("cards", 3, first)


def test_K12_alone_one_is_always_active() -> None:
    state = dealt(1)
    state = land(land(land(state, "t1"), "-"), "r2:-")
    assert (state.active, state.turn) == (0, 2)


def test_the_front_door_starts_either_game() -> None:
    assert isinstance(rowlock.start("cards", seats=2, first=0, jokers=False), CardState)
    on_a_pad = rowlock.start("cards-mixx-a", jokers=True)
    assert on_a_pad.jokers
    again: object = rowlock.start(on_a_pad.variant, 3)
    assert isinstance(again, CardState)
    assert isinstance(rowlock.start("classic"), rowlock.State)
    with pytest.raises(SetupError, match="jokers belong to the card game"):
        rowlock.start("classic", jokers=True)
    with pytest.raises(SetupError, match="has no lucky numbers"):
        rowlock.start(on_a_pad.variant, 2, lucky=((5, 10), (6, 11)))
    with pytest.raises(UnknownVariant, match="did you mean cards-mixx-a"):
        start_cards("cards-mix-a")


def test_the_card_game_is_played_on_three_printed_pads() -> None:
    assert rowlock.card_variants() == ("cards", "cards-mixx-a", "cards-mixx-b")
    assert not set(rowlock.card_variants()) & set(rowlock.variants())
    for card_pad, dice_pad in zip(rowlock.card_variants(), ("classic", "mixx-a", "mixx-b"), strict=True):
        variant = start_cards(card_pad).variant
        assert str(variant) == card_pad
        assert variant.layout == rowlock.variant(dice_pad).layout
        assert variant.game == "cards"
        assert rowlock.variant(dice_pad).game == "dice"


def test_K3_cards_are_taken_until_one_holds_five() -> None:
    assert moves(dealt()) == ["t1", "t2", "t3", "t4"]
    for hand, count in (("r2 r3 r4", 6), ("r2 r3", 4)):
        state = lay_out(hand, phase="take")
        assert len(moves(state)) == count
        for move in moves(state):
            after = rowlock.choose(state, 0, move)
            assert len(after.hands[0]) == 5
            assert len(after.hands[1]) == 4


def test_K3_the_taken_cards_are_those_in_the_places_named() -> None:
    state = lay_out("r2 r3 r4", phase="take", display="b5 g6 y7 b8", pile="g9 y10 r11")
    after = rowlock.choose(state, 0, "t2.4")
    assert cards_text(after.hands[0]) == "r2 r3 r4 g6 b8"
    assert (after.phase, rowlock.to_decide(after)) == (CardPhase.NUMBER, (0, 1))


def test_K9_gaps_are_filled_from_the_top_of_the_pile_the_leftmost_first() -> None:
    state = lay_out("r2 r3", phase="take", display="b5 g6 y7 b8", pile="g9 y10 r11 b12")
    after = rowlock.choose(state, 0, "t1.3.4")
    assert [str(card) for card in after.display] == ["g9", "g6", "y10", "r11"]
    assert str(after.pile[0]) == "b12"


def test_K11_all_are_taken_before_any_gap_is_filled() -> None:
    state = lay_out("r2 r3", phase="take", display="b5 g6 y7 b8", pile="g9 y10 r11 b12")
    after = rowlock.choose(state, 0, "t1.2.3")
    assert cards_text(after.hands[0]) == "r2 r3 b5 g6 y7"
    assert [str(card) for card in after.display] == ["g9", "y10", "r11", "b8"]


def test_K15_a_pile_that_is_short_fills_the_first_gaps_and_the_new_one_the_others() -> None:
    state = lay_out("r2 r3", phase="take", display="b5 g6 y7 b8", pile="g9", pile_size=1)
    due = rowlock.choose(state, 0, "t1.3.4")
    assert (due.phase, due.active, rowlock.to_decide(due)) == (CardPhase.DEAL, 0, ())
    assert [str(card) if card else "." for card in due.display] == ["g9", "g6", ".", "."]
    assert due.due == due.discards
    assert len(due.due) == 44 - 5 - 4 - 2
    new = shuffled(due, random.Random(1))
    after = rowlock.supply(due, new)
    assert after.display[2:] == tuple(new[:2])
    assert after.pile == tuple(new[2:])
    assert (after.phase, after.discards) == (CardPhase.NUMBER, ())
    assert rowlock.to_decide(after) == (0, 1)


def test_K11_a_pile_that_is_used_up_by_the_last_gap_is_renewed_before_the_number_is_open() -> None:
    state = lay_out("r2 r3", phase="take", display="b5 g6 y7 b8", pile="g9 g10 g11", pile_size=3)
    due = rowlock.choose(state, 0, "t1.3.4")
    assert due.phase is CardPhase.DEAL
    assert None not in due.display
    new = shuffled(due, random.Random(2))
    after = rowlock.supply(due, cards_text(new))
    assert (after.phase, after.pile, after.display) == (CardPhase.NUMBER, tuple(new), due.display)


def test_K11_the_open_card_stays_on_the_pile_and_the_next_refill_draws_it() -> None:
    state = lay_out("r2 r3 r4 r5", phase="take", display="b5 g6 y7 b8", pile="g9 y10")
    state = rowlock.choose(state, 0, "t1")
    assert str(state.pile[0]) == "y10"
    state = land(land(state, "-", "-"), "r2:-")
    assert str(state.pile[0]) == "y10"
    state = rowlock.choose(state, 1, "t4")
    assert str(state.display[3]) == "y10"


def test_K6_the_discards_become_the_new_pile() -> None:
    state = lay_out("r2 r3 r4 r5", phase="take", pile="g9", pile_size=1)
    due = rowlock.choose(state, 0, "t1")
    assert sorted(map(str, due.due)) == sorted(map(str, state.discards))
    assert sorted(map(str, everywhere(rowlock.supply(due, due.due)))) == sorted(DECK.split())


def test_K15_what_is_played_in_a_turn_is_not_in_its_shuffle() -> None:
    state = lay_out("r2 r3 r4 r5", phase="take", pile="g9", pile_size=1)
    state = rowlock.choose(state, 0, "t1")
    state = land(rowlock.supply(state, state.due), "-", "-")
    after = rowlock.choose(state, 0, "r3.r5:-")
    assert cards_text(after.discards) == "r3 r5"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (DECK.removesuffix(" b12"), "43 cards, but b12 is missing: hand in the 44 cards of the deck, each once (K10)"),
        (f"{DECK} b12", "45 cards, but a card is there twice: hand in the 44 cards of the deck, each once (K10)"),
        (DECK.replace("b12", "b11"), "44 cards, but b12 is missing: hand in the 44 cards of the deck, each once (K10)"),
        (f"{DECK} j2", "j2 is not among the cards that are due: hand in the 44 cards of the deck, each once (K10)"),
        ("", "0 cards, but r2 is missing: hand in the 44 cards of the deck, each once (K10)"),
    ],
)
def test_K10_the_deck_is_handed_in_whole(cards: str, told: str) -> None:
    state = rowlock.start("cards")
    with pytest.raises(DealError) as caught:
        rowlock.supply(state, cards)
    assert str(caught.value) == told
    assert state == rowlock.start("cards")


def test_K11_a_shuffle_is_exactly_the_discards() -> None:
    due = rowlock.choose(lay_out("r2 r3 r4 r5", phase="take", pile="g9", pile_size=1), 0, "t1")
    with pytest.raises(DealError, match="r2 is not among the cards that are due: hand in the"):
        rowlock.supply(due, [*due.due[1:], Card(2, "red")])
    with pytest.raises(DealError, match="is missing: hand in the"):
        rowlock.supply(due, due.due[1:])


@pytest.mark.parametrize(
    ("phase", "hand", "told"),
    [
        ("take", "r2 r3 r4 r5", "these seats choose first: 0"),
        ("number", "r2 r3 r4 r5 r6", "these seats choose first: 0, 1"),
        ("play", "r2 r3 r4 r5 r6", "these seats choose first: 0"),
    ],
)
def test_K11_cards_are_handed_in_only_when_they_are_due(phase: str, hand: str, told: str) -> None:
    state = lay_out(hand, phase=phase)
    assert state.due == ()
    with pytest.raises(NotTimeToDeal) as caught:
        rowlock.supply(state, state.discards)
    assert str(caught.value) == told


def test_K11_no_cards_are_due_after_the_end() -> None:
    state = lay_out("r2 r3 r4 r5", phase="over", sheets=("- - - - p4", EMPTY))
    with pytest.raises(NotTimeToDeal, match="the playthrough is over"):
        rowlock.supply(state, state.discards)


def test_nobody_chooses_while_cards_are_due() -> None:
    state = rowlock.start("cards")
    assert state.phase is CardPhase.DEAL
    assert rowlock.to_decide(state) == ()
    assert rowlock.legal(state, 0) == ()
    with pytest.raises(rowlock.NotYourDecision, match="the cards have to be handed in first"):
        rowlock.choose(state, 0, "t1")
