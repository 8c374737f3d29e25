"""The written forms of cards, moves and states of the card game."""

import pickle

import pytest

import rowlock
from carding import EMPTY, lay_out
from rowlock import Card, CardPhase, NotationError, Play, PlayedCard, Take, UnknownVariant

STATE = str(lay_out("r2 r4 r6 y5 j9", jokers=True, phase="number", pile="y8", choices="? y8"))
PLAYING = str(lay_out("r2 r4 r6 y5 y9", phase="play", pile="y8"))
DUE = str(rowlock.choose(lay_out("r2 r3", phase="take", pile="g9", pile_size=1), 0, "t1.3.4"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("t1.3", Take((1, 3))),
        ("r3.r8:r3", Play((PlayedCard(Card(3, "red")), PlayedCard(Card(8, "red"))), ("r3",))),
        ("r3.r8:-", Play((PlayedCard(Card(3, "red")), PlayedCard(Card(8, "red"))))),
        ("r5.j5=r:r5", Play((PlayedCard(Card(5, "red")), PlayedCard(Card(5, "joker"), "red")), ("r5",))),
        ("y7", rowlock.Cross("y7")),
        ("-", rowlock.Pass()),
    ],
)
def test_K10_moves_have_a_written_form(text: str, move: rowlock.CardMove) -> None:
    assert rowlock.parse_card_move(f" {text} ") == move
    assert str(move) == repr(move) == text


def test_K10_cards_have_a_written_form() -> None:
    assert rowlock.parse_cards(" r5  y12 j2 ") == (Card(5, "red"), Card(12, "yellow"), Card(2, "joker"))
    assert repr(rowlock.parse_cards("r5 j2")) == "(r5, j2)"


@pytest.mark.parametrize("word", ["r1", "r13", "x5", "5", "r05", "j", "?5", "r5,"])
def test_K10_what_is_no_card_is_refused(word: str) -> None:
    with pytest.raises(NotationError, match="is not a card; write r5 for red 5, or j5 for the joker 5"):
        rowlock.parse_cards(f"r5 {word}")


def test_K10_phases_have_their_names() -> None:
    assert [phase.name for phase in CardPhase] == ["DEAL", "TAKE", "NUMBER", "PLAY", "OVER"]
    assert repr(CardPhase.TAKE) == "CardPhase.TAKE"


@pytest.mark.parametrize("text", [STATE, PLAYING, DUE, str(rowlock.start("cards", 3, 2, jokers=True))])
def test_a_state_is_read_as_it_is_written(text: str) -> None:
    state = rowlock.parse_card_state(text)
    assert str(state) == repr(state) == text
    assert rowlock.parse_card_state(text.replace(" / ", "\n/ ")) == state
    assert pickle.loads(pickle.dumps(state)) == state
    assert hash(pickle.loads(pickle.dumps(state))) == hash(state)


def test_undecided_seats_need_not_be_written() -> None:
    assert rowlock.parse_card_state(STATE.removesuffix(" / ? y8")).choices == (None, None)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("cards", "'cards' is not the head of a state; write: cards turn 3 seat 0 number"),
        (STATE.replace("number", "white"), "is not the head of a state"),
        (STATE.partition(" / pile")[0], "after the sheets come hands, display, pile, discards"),
        (f"{STATE} / more", "after the sheets come hands, display, pile, discards"),
        (STATE.partition(" / hands")[0], "after the sheets come hands, display, pile, discards"),
        (STATE.replace("seat 0", "seat 2"), "seat 2 of 2: there are 1 to 8 sheets and as many hands"),
        (STATE.replace(f" / {EMPTY}", "", 1), "seat 0 of 1: there are 1 to 8 sheets and as many hands"),
        (STATE.replace("p0", "p4", 1), "the phase is over when one sheet has enough closed rows or penalties"),
        (STATE.replace("p0", "p5", 1), "penalties are written p0 to p4"),
        (PLAYING.replace("play /", "over /"), "the phase is over when one sheet has enough closed rows or penalties"),
        (STATE.replace("display ", "display . "), "the display has 4 places, '.' for a gap"),
        (STATE.replace("r2 ", "r4 ", 1), "every card of the deck has to be somewhere, and only once (K1)"),
        (STATE.replace(" jokers", ""), "every card of the deck has to be somewhere, and only once (K1)"),
        (DUE.replace("deal", "number"), "phase number: the pile is empty exactly while a shuffle is due (K11)"),
        (STATE.replace("number", "deal"), "phase deal: the pile is empty exactly while a shuffle is due (K11)"),
        (PLAYING.replace("play /", "take /"), "phase take: seat 0 cannot hold 5 cards (K3)"),
        (PLAYING.replace("seat 0", "seat 1"), "phase play: seat 0 cannot hold 5 cards (K3)"),
        (STATE.replace("? y8", "? ? ?"), "'? ? ?': one choice for each of the 2 seats"),
        (STATE.replace("? y8", "- y8"), "'- y8': one choice for each of the 2 seats"),
        (f"{PLAYING.rpartition(' / ')[0]} / - ?", "one choice for each of the 2 seats"),
        (STATE.replace("? y8", "? y9"), "seat 1: y9 cannot have been chosen here"),
        (STATE.replace("? y8", "? t1"), "seat 1: t1 cannot have been chosen here"),
        (f"{PLAYING.rpartition(' / ')[0]} / - y8", "seat 1: y8 cannot have been chosen here"),
        (f"{PLAYING.rpartition(' / ')[0]} / - t1", "seat 1: t1 cannot have been chosen here"),
        (f"{PLAYING.rpartition(' / ')[0]} / - y13", "seat 1: y13 cannot have been chosen here"),
        (f"{DUE} / - -", "'- -': choices belong to the phases number and play"),
        (str(rowlock.view(rowlock.parse_card_state(STATE), 0).state), "is not a card"),
    ],
)
def test_a_text_that_is_no_state_is_refused(text: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        rowlock.parse_card_state(text)
    assert told in str(caught.value)


def test_gaps_belong_to_a_shuffle() -> None:
    state = lay_out("r2 r4 r6 y5 y9", phase="play", display="b3")
    moved = str(state).replace("display b3", "display .").replace("discards ", "discards b3 ")
    with pytest.raises(NotationError, match="the display has gaps only while a shuffle is due"):
        rowlock.parse_card_state(moved)


def test_a_state_of_the_dice_game_is_none_of_the_card_game() -> None:
    with pytest.raises(UnknownVariant):
        rowlock.parse_card_state(STATE.replace("cards", "classic", 1))
    with pytest.raises(NotationError):
        rowlock.parse_state(STATE)
