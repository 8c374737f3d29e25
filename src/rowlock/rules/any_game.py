"""The functions of the front door, for a state of whichever game: the dice game or the card game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from rowlock.errors import NotationError, SetupError
from rowlock.rules.cards import card_legal, card_play, card_view, dealing
from rowlock.rules.cards.card_moves import CardMove, Play, Take
from rowlock.rules.cards.card_record import CardRecord, replay_cards
from rowlock.rules.cards.card_state import CardState
from rowlock.rules.cards.card_view import CardView
from rowlock.rules.catalog import CARDS, card_variant, card_variants
from rowlock.rules.dice import legal as dice_legal
from rowlock.rules.dice import play
from rowlock.rules.dice import record as dice_record
from rowlock.rules.dice import view as dice_view
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.record import Record
from rowlock.rules.dice.state import State
from rowlock.rules.dice.view import View
from rowlock.rules.pad.variant import Lucky, Variant
from rowlock.rules.printed import CardId


@overload
def start(  # type: ignore[overload-overlap]  # an id is a str, but these ids are told apart
    variant: CardId, seats: int = 2, first: int = 0, lucky: None = None, *, jokers: bool = False
) -> CardState: ...
@overload
def start(
    variant: Variant | str,
    seats: int = 2,
    first: int = 0,
    lucky: Sequence[Lucky] | None = None,
    *,
    jokers: bool = False,
) -> State: ...
def start(
    variant: Variant | str,
    seats: int = 2,
    first: int = 0,
    lucky: Sequence[Lucky] | None = None,
    *,
    jokers: bool = False,
) -> State | CardState:
    """The state before the first turn, that of seat `first`: a State, or a CardState on a pad of the card game.

    `lucky` holds the pairs of lucky numbers by seat (L7), `jokers` adds these to the cards (K1).
    """
    if isinstance(variant, str) and variant in card_variants():
        variant = card_variant(variant)
    if isinstance(variant, Variant) and variant.game == CARDS:
        if lucky:
            raise SetupError("the card game has no lucky numbers")
        return dealing.start_cards(variant, seats, first, jokers=jokers)
    if jokers:
        raise SetupError("jokers belong to the card game (K1)")
    return play.start(variant, seats, first, lucky)


def to_decide(state: State | CardState) -> tuple[int, ...]:
    """The seats that still have to choose; empty while a roll or cards are awaited and after the end."""
    return card_legal.to_decide(state) if isinstance(state, CardState) else dice_legal.to_decide(state)


@overload
def legal(state: State, seat: int) -> tuple[Move, ...]: ...
@overload
def legal(state: CardState, seat: int) -> tuple[CardMove, ...]: ...
def legal(state: State | CardState, seat: int) -> tuple[Move, ...] | tuple[CardMove, ...]:
    """Every move the seat may choose now, a pass last; empty for a seat that has nothing to decide."""
    return card_legal.legal(state, seat) if isinstance(state, CardState) else dice_legal.legal(state, seat)


@overload
def choose(state: State, seat: int, move: Move | str) -> State: ...
@overload
def choose(state: CardState, seat: int, move: CardMove | str) -> CardState: ...
def choose(state: State | CardState, seat: int, move: Move | CardMove | str) -> State | CardState:
    """Make a choice for a seat. Choices that all seats make at once are collected, and land when the last has chosen.

    Those are the white ones (C5), and those about the open number of the card game (K3).
    """
    if isinstance(state, CardState):
        return card_play.choose_card_move(state, seat, move)
    if isinstance(move, Take | Play):
        raise NotationError(f"{move} is a move of the card game")
    return play.choose(state, seat, move)


@overload
def take_back(state: State, seat: int) -> State: ...
@overload
def take_back(state: CardState, seat: int) -> CardState: ...
def take_back(state: State | CardState, seat: int) -> State | CardState:
    """Take back a seat's choice while others still have to choose: landed choices are final (C5, K14)."""
    if isinstance(state, CardState):
        return card_play.take_back_card_move(state, seat)
    return play.take_back(state, seat)


@overload
def view(state: State, seat: int | None) -> View: ...
@overload
def view(state: CardState, seat: int | None) -> CardView: ...
def view(state: State | CardState, seat: int | None) -> View | CardView:
    """What this seat sees; None for a spectator, who sees nobody's hidden choice or cards."""
    return card_view.card_view(state, seat) if isinstance(state, CardState) else dice_view.view(state, seat)


@overload
def replay(record: Record) -> Iterator[State]: ...
@overload
def replay(record: CardRecord) -> Iterator[CardState]: ...
def replay(record: Record | CardRecord) -> Iterator[State] | Iterator[CardState]:
    """The states of a record: the start, then one after each roll, deal or shuffle and each choice.

    A line that cannot be played raises a RecordError that names the line, the seat, the move and the rule.
    """
    return replay_cards(record) if isinstance(record, CardRecord) else dice_record.replay(record)
