"""Parsing a state of the card game.

    state   cards turn 3 seat 0 number / r2.r5 - g12 - p1 / - - - - p0 / hands r5 y7 g8 b9 r10, r2 y2 j2 / display
            b3 g4 b5 b12 / pile r9 … / discards r6 g7 / y7 ?
            a head, the sheets by seat, the hands by seat, the display, the pile from the top, the discards, and while
            the number is open and after it what the seats do with it, '?' for nothing yet; `cards jokers turn …`
            with jokers, '-' for no cards, '.' for a gap in the display

Every card has to be somewhere, and only once; sheets, cards and choices have to fit together. How the state came about
is not checked. What a seat sees is written the same way, with `?5` for backs and `??` for cards that nobody sees; such
a text cannot be read.
"""

from __future__ import annotations

import re
from dataclasses import replace

from rowlock.errors import NotationError
from rowlock.rules.cards.card import Card, deck, in_hand, parse_cards
from rowlock.rules.cards.card_legal import legal
from rowlock.rules.cards.card_moves import CardMove, Cross, Pass, parse_card_move
from rowlock.rules.cards.card_state import FULL, PLACES, CardPhase, CardState, card_game_ends
from rowlock.rules.catalog import card_variant
from rowlock.rules.pad.sheet_text import parse_sheet
from rowlock.rules.pad.variant import MOST_SEATS

_HEAD = re.compile(
    r"(?P<variant>\S+)(?P<jokers> jokers)? turn (?P<turn>[1-9][0-9]{0,5}) seat (?P<seat>[0-9])"
    r" (?P<phase>deal|take|number|play|over)"
)
_PARTS = ("hands", "display", "pile", "discards")


def parse_card_state(text: str) -> CardState:
    """Parse a state of the card game, on one line or several."""
    head, *parts = (" ".join(part.split()) for part in re.split(r"(?:^|\s)/(?:\s|$)", text))
    match = _HEAD.fullmatch(head)
    if not match:
        raise NotationError(f"{head!r} is not the head of a state; write: cards turn 3 seat 0 number")
    words = [part.partition(" ")[0] for part in parts]
    begin = words.index(_PARTS[0]) if _PARTS[0] in words else len(words)
    if tuple(words[begin : begin + len(_PARTS)]) != _PARTS or len(parts) > begin + len(_PARTS) + 1:
        raise NotationError(f"after the sheets come {', '.join(_PARTS)}, and the choices if there are any")
    variant = card_variant(match["variant"])
    hands, display, pile, discards = (part.partition(" ")[2] for part in parts[begin : begin + len(_PARTS)])
    state = CardState(
        variant,
        bool(match["jokers"]),
        tuple(parse_sheet(part, variant) for part in parts[:begin]),
        int(match["turn"]),
        int(match["seat"]),
        CardPhase(match["phase"]),
        tuple(in_hand(_cards(hand)) for hand in hands.split(",")),
        tuple(_place(place) for place in display.split()),
        _cards(pile),
        _cards(discards),
    )
    _check_table(state)
    return _with_choices(state, "".join(parts[begin + len(_PARTS) :]))


def _cards(text: str) -> tuple[Card, ...]:
    return () if text.strip() == "-" else parse_cards(text)


def _place(text: str) -> Card | None:
    return None if text == "." else parse_cards(text)[0]


def _check_table(state: CardState) -> None:
    seats = len(state.sheets)
    if not 1 <= seats <= MOST_SEATS or state.active >= seats or len(state.hands) != seats:
        raise NotationError(
            f"seat {state.active} of {seats}: there are 1 to {MOST_SEATS} sheets and as many hands, seats count from 0"
        )
    if card_game_ends(state.variant, state.sheets) != state.is_over:
        raise NotationError("the phase is over when one sheet has enough closed rows or penalties, and only then (K6)")
    if len(state.display) != PLACES:
        raise NotationError(f"the display has {PLACES} places, '.' for a gap")
    if _is_before_the_deal(state):
        return
    there = [*(card for card in state.display if card), *state.pile, *state.discards]
    there += [card for hand in state.hands for card in hand]
    if in_hand(there) != in_hand(deck(jokers=state.jokers)):
        raise NotationError("every card of the deck has to be somewhere, and only once (K1)")
    if problem := _problem(state):
        raise NotationError(f"phase {state.phase.value}: {problem}")


def _is_before_the_deal(state: CardState) -> bool:
    nowhere = not (any(state.hands) or any(state.display) or state.pile or state.discards)
    return state.phase is CardPhase.DEAL and nowhere


def _problem(state: CardState) -> str:
    """What keeps the cards from lying like this in the phase of the state; empty if nothing does."""
    if (state.phase is CardPhase.DEAL) != (not state.pile):
        return "the pile is empty exactly while a shuffle is due (K11)"
    if None in state.display and state.pile:
        return "the display has gaps only while a shuffle is due (K9)"
    full = state.phase in (CardPhase.DEAL, CardPhase.NUMBER, CardPhase.PLAY)
    for seat, hand in enumerate(state.hands):
        most = FULL - 1 if state.phase is CardPhase.TAKE or seat != state.active else FULL
        fewest = FULL if full and seat == state.active else 2
        if not fewest <= len(hand) <= most:
            return f"seat {seat} cannot hold {len(hand)} cards (K3)"
    return ""


def _with_choices(state: CardState, text: str) -> CardState:
    """The state with what the seats do with the open number, each possible for its seat."""
    phase, seats = state.phase, len(state.sheets)
    if phase not in (CardPhase.NUMBER, CardPhase.PLAY):
        if text:
            raise NotationError(f"{text!r}: choices belong to the phases number and play")
        return state
    texts = text.split() or ["?"] * seats
    choices = tuple(None if part == "?" else parse_card_move(part) for part in texts)
    if len(choices) != seats or (None in choices) != (phase is CardPhase.NUMBER):
        raise NotationError(f"{text!r}: one choice for each of the {seats} seats, and somebody's is missing in number")
    undecided = replace(state, choices=(None,) * seats)
    for seat, move in enumerate(choices):
        if move is not None and not _is_possible(undecided, seat, move):
            raise NotationError(f"seat {seat}: {move} cannot have been chosen here")
    return replace(state, choices=choices)


def _is_possible(state: CardState, seat: int, move: CardMove) -> bool:
    """A choice that is pending must be legal, one that landed must be on the sheet."""
    if state.phase is CardPhase.NUMBER:
        return move in legal(state, seat)
    if not isinstance(move, Cross):
        return isinstance(move, Pass)
    field = state.variant.layout.fields.get(move.field)
    return field is not None and field.number == state.pile[0].number and state.sheets[seat].has(field)
