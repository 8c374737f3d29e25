"""Lay out a card game, play on from it, and shuffle."""

import random
from collections.abc import Iterator, Sequence

import pytest

import rowlock
from rowlock import Card, CardMove, CardPhase, CardState, IllegalMove, NotationError
from rowlock.rules.cards.card import cards_text
from rowlock.rules.cards.dealing import start_cards

EMPTY = "- - - - p0"


class Rest:
    """The cards of a deck that have no place yet, jokers last."""

    def __init__(self, texts: Sequence[str], *, jokers: bool) -> None:
        used = [card for text in texts for card in rowlock.parse_cards(text.replace(".", " "))]
        assert len(set(used)) == len(used)
        rest = [card for card in reversed(rowlock.deck(jokers=jokers)) if card not in used]
        self.cards = sorted(rest, key=lambda card: card.is_joker)

    def fill(self, text: str, count: int) -> str:
        """The cards of the text, and as many others as are missing."""
        missing = count - len(text.split())
        taken, self.cards = self.cards[:missing], self.cards[missing:]
        return f"{text} {cards_text(taken)}".strip()


def lay_out(
    hand: str,
    *,
    variant: str = "cards",
    jokers: bool = False,
    phase: str = "play",
    seat: int = 0,
    sheets: Sequence[str] = (EMPTY, EMPTY),
    display: str = "",
    pile: str = "",
    pile_size: int = 9,
    choices: str = "",
) -> CardState:
    """A state in which the active seat holds this hand and these sheets lie there; other cards lie where they may.

    The texts for the display and the pile say what comes first. The rest of the deck is discarded.
    """
    rest = Rest([hand, display, pile], jokers=jokers)
    hands = [hand if index == seat else rest.fill("", 4) for index in range(len(sheets))]
    display = rest.fill(display, 4)
    pile = rest.fill(pile, pile_size) or "-"
    discards = rest.fill("", len(rest.cards)) or "-"
    if phase in ("number", "play") and not choices:
        choices = " ".join("?" if phase == "number" else "-" for _ in sheets)
    parts = [
        f"{variant}{' jokers' if jokers else ''} turn 7 seat {seat} {phase}",
        *sheets,
        f"hands {', '.join(hands)}",
        f"display {display}",
        f"pile {pile}",
        f"discards {discards}",
        *([choices] if choices else []),
    ]
    return rowlock.parse_card_state(" / ".join(parts))


def moves(state: CardState, seat: int = 0) -> list[str]:
    """The legal moves of a seat, as text; none may be offered twice."""
    offered = [str(move) for move in rowlock.legal(state, seat)]
    assert len(offered) == len(set(offered)), f"offered twice: {offered}"
    return offered


def crosses(state: CardState, cards: str, seat: int = 0) -> set[str]:
    """What the seat can cross with exactly these cards, as text."""
    return {move.partition(":")[2] for move in moves(state, seat) if move.startswith(f"{cards}:")}


def land(state: CardState, *choices: str) -> CardState:
    """The state after every seat that is to decide has made its choice, given in the order of the seats."""
    for seat, move in zip(rowlock.to_decide(state), choices, strict=True):
        state = rowlock.choose(state, seat, move)
    return state


def forbidden_by(state: CardState, seat: int, move: str | CardMove) -> str:
    """The id of the rule that forbids a move, which must not be on offer either."""
    before = str(state)
    assert str(move) not in moves(state, seat)
    with pytest.raises(IllegalMove) as caught:
        rowlock.choose(state, seat, move)
    assert str(state) == before
    assert (caught.value.seat, caught.value.move) == (seat, str(move))
    assert caught.value.reason
    return caught.value.rule


def miswritten(state: CardState, seat: int, move: str | CardMove) -> str:
    """What is said about a move that is not written as it has to be."""
    with pytest.raises(NotationError) as caught:
        rowlock.choose(state, seat, move)
    return str(caught.value)


def shuffled(state: CardState, rng: random.Random) -> list[Card]:
    """The cards that are due, in any order."""
    cards = list(state.due)
    rng.shuffle(cards)
    return cards


def everywhere(state: CardState) -> list[Card]:
    """All cards, wherever they are."""
    return [
        *(card for hand in state.hands for card in hand),
        *(card for card in state.display if card),
        *state.pile,
        *state.discards,
    ]


def playthrough(
    variant: str, seats: int, rng: random.Random, *, jokers: bool = False
) -> Iterator[tuple[CardState, int, CardMove | list[Card] | None]]:
    """A game by players who like to cross, often the next field: each state with the seat and the input that follow.

    The input is a list of cards where these are due, and None after the end.
    """
    state = start_cards(variant, seats, rng.randrange(seats), jokers=jokers)
    while not state.is_over:
        if state.phase is CardPhase.DEAL:
            cards = shuffled(state, rng)
            yield state, state.active, cards
            state = rowlock.supply(state, cards)
            continue
        seat = rng.choice(rowlock.to_decide(state))
        move = _liked(state, seat, rng)
        yield state, seat, move
        state = rowlock.choose(state, seat, move)
    yield state, state.active, None


def _liked(state: CardState, seat: int, rng: random.Random) -> CardMove:
    legal = rowlock.legal(state, seat)
    if state.phase is CardPhase.TAKE or rng.random() < 0.1:
        return rng.choice(legal)
    return min(legal, key=lambda move: (_lost(state, seat, move), rng.random()))


def _lost(state: CardState, seat: int, move: CardMove) -> float:
    """How many fields a move gives up, less what its crosses are worth to a player of no great skill."""
    sheet, layout = state.sheets[seat], state.variant.layout
    ids = move.fields if isinstance(move, rowlock.Play) else [str(move)] if isinstance(move, rowlock.Cross) else []
    cost = 0.0
    for field in (layout.fields[field_id] for field_id in ids):
        cost += field.position - sheet.last(field.row) - 4
    return cost
