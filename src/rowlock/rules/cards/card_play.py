"""How a card game proceeds: take, cross the open number, play. Each function takes a state and returns the next one."""

from __future__ import annotations

from dataclasses import replace

from rowlock.errors import AlreadyDecided, NotYourDecision
from rowlock.rules.cards.card import Card, in_hand
from rowlock.rules.cards.card_legal import is_legal, is_to_choose
from rowlock.rules.cards.card_moves import CardMove, Cross, Pass, Play, Take, parse_card_move
from rowlock.rules.cards.card_objections import why_refused
from rowlock.rules.cards.card_state import CardPhase, CardState, card_game_ends
from rowlock.rules.cards.dealing import refilled
from rowlock.rules.pad.sheet import Crossed, Penalized, Sheet


def choose_card_move(state: CardState, seat: int, move: CardMove | str) -> CardState:
    """Make a choice for a seat. Those about the open number land together once the last seat has chosen (K3)."""
    state.check_seat(seat)
    if not is_to_choose(state, seat):
        raise _not_yours(state, seat)
    move = parse_card_move(move) if isinstance(move, str) else move
    if not is_legal(state, seat, move):
        raise why_refused(state, seat, move)
    match move:
        case Take():
            return refilled(_taken(state, move))
        case Play():
            return _land_play(state, move)
    state = _with_choice(state, seat, move)
    return state if None in state.choices else _land_number(state)


def take_back_card_move(state: CardState, seat: int) -> CardState:
    """Take back what a seat does with the open number while others still have to choose (K14)."""
    state.check_seat(seat)
    if state.phase is not CardPhase.NUMBER:
        raise NotYourDecision(f"seat {seat}: no choice about the open number is pending, others are final (K14)")
    if state.choices[seat] is None:
        raise NotYourDecision(f"seat {seat} has not chosen yet: there is nothing to take back")
    return _with_choice(state, seat, None)


def _with_choice(state: CardState, seat: int, move: CardMove | None) -> CardState:
    return replace(state, choices=(*state.choices[:seat], move, *state.choices[seat + 1 :]))


def _not_yours(state: CardState, seat: int) -> NotYourDecision:
    match state.phase:
        case CardPhase.NUMBER:
            return AlreadyDecided(f"seat {seat} has already chosen {state.choices[seat]} for the open number")
        case CardPhase.DEAL:
            return NotYourDecision("the cards have to be handed in first")
        case CardPhase.OVER:
            return NotYourDecision("the playthrough is over")
    return NotYourDecision(f"seat {seat}: only the active seat {state.active} takes and plays cards (K3)")


def _taken(state: CardState, take: Take) -> CardState:
    """The state with the chosen cards in the active hand and gaps in the display: all are taken first (K11)."""
    display = list(state.display)
    hand = list(state.hands[state.active])
    for place in take.places:
        card = display[place - 1]
        assert card, "the display is full when cards are taken"
        hand.append(card)
        display[place - 1] = None
    return replace(_with_hand(state, hand), display=tuple(display))


def _with_hand(state: CardState, hand: list[Card]) -> CardState:
    hands = list(state.hands)
    hands[state.active] = in_hand(hand)
    return replace(state, hands=tuple(hands))


def _land_number(state: CardState) -> CardState:
    """All choices land together; an end leaves out the play, and so the penalty (K6)."""
    sheets = [
        sheet.after(Crossed(move.field)) if isinstance(move, Cross) else sheet
        for sheet, move in zip(state.sheets, state.choices, strict=True)
    ]
    state = replace(state, sheets=tuple(sheets), phase=CardPhase.PLAY)
    return _checked(state)


def _land_play(state: CardState, play: Play) -> CardState:
    """The cards are discarded and the fields crossed; no cross now or before costs a penalty (K3, K4)."""
    seat = state.active
    hand = list(state.hands[seat])
    sheet = state.sheets[seat]
    for played in play.cards:
        hand.remove(played.card)
    for field_id in play.fields:
        sheet = sheet.after(Crossed(field_id))
    if not play.fields and isinstance(state.choices[seat], Pass):
        sheet = sheet.after(Penalized())
    discards = (*state.discards, *(played.card for played in play.cards))
    state = replace(_with_hand(state, hand), sheets=_with_sheet(state, sheet), discards=discards)
    state = _checked(state)
    if state.is_over:
        return state
    following = (seat + 1) % len(state.sheets)
    return replace(state, turn=state.turn + 1, active=following, phase=CardPhase.TAKE, choices=())


def _with_sheet(state: CardState, sheet: Sheet) -> tuple[Sheet, ...]:
    return (*state.sheets[: state.active], sheet, *state.sheets[state.active + 1 :])


def _checked(state: CardState) -> CardState:
    """The state, over if these sheets end it (K6)."""
    if card_game_ends(state.variant, state.sheets):
        return replace(state, phase=CardPhase.OVER, choices=())
    return state
