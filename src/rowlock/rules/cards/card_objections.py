"""Why a move of the card game is not legal: a reason for clients, the rule, and plain English."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rowlock.errors import IllegalMove, NotationError
from rowlock.rules.cards.card_moves import CardMove, Cross, Play, PlayedCard, Take
from rowlock.rules.cards.card_state import FULL, CardPhase, CardState
from rowlock.rules.cards.plays import MOST_CARDS, MOST_LEFT_OUT, fields_of, in_order, left_out
from rowlock.rules.pad.layout import Field
from rowlock.rules.pad.objecting import Reason, listed, on_sheet
from rowlock.rules.pad.sheet import Crossed, Sheet


class CardReason(StrEnum):
    """Every reason why a move is refused, besides those that the sheet gives (`rules.pad.objecting`)."""

    OTHER_PHASE = "other_phase"
    """`phase`: what the seat has to choose instead."""
    TAKE_COUNT = "take_count"
    """`need`: how many cards have to be taken."""
    OPEN_NUMBER = "open_number"
    """`number`: the one that is open."""
    CARD_COUNT = "card_count"
    """`most`: how many cards may be played."""
    NO_JOKER = "no_joker"
    """`card`: one that has its color already."""
    JOKER_COLOR = "joker_color"
    """`card`: the joker that needs a color."""
    NOT_HELD = "not_held"
    """`card`: the one that is not in the hand."""
    TWO_COLORS = "two_colors"
    """`colors`: those that the cards have."""
    NOT_PLAYED = "not_played"
    """`field`: the one that no card stands for; `fields`: those that the cards stand for."""
    LEFT_OUT = "left_out"
    """`count`: how many fields the crosses leave out; `most`: how many they may."""


@dataclass(frozen=True, slots=True)
class _Refusal:
    reason: CardReason | Reason
    rule: str
    message: str
    facts: tuple[tuple[str, str], ...] = ()


def why_refused(state: CardState, seat: int, move: CardMove) -> IllegalMove | NotationError:
    """What is wrong with a move, as an error to raise. The seat is to decide, and the move is not legal."""
    why = _refusal(state, seat, move)
    if isinstance(why, str):
        return NotationError(f"{move}: {why}")
    return IllegalMove(why.message, rule=why.rule, seat=seat, move=str(move), reason=why.reason, facts=dict(why.facts))


_TO_DO = {
    CardPhase.TAKE: "take cards from the display first, t1",
    CardPhase.NUMBER: "cross the open number first, or pass with -",
    CardPhase.PLAY: "play one to three cards of one color, r3.r8:r3, or r3.r8:- to cross none",
}


def _refusal(state: CardState, seat: int, move: CardMove) -> _Refusal | str:
    """The rule that forbids the move, or what is wrong with the way it is written."""
    match state.phase, move:
        case CardPhase.TAKE, Take(places):
            return _about_take(FULL - len(state.hands[seat]), places)
        case CardPhase.NUMBER, Cross(field_id, to):
            field = state.variant.layout.fields.get(field_id)
            if field is None or to:
                return f"there is no field {move} on this sheet"
            return _about_number(state, seat, field)
        case CardPhase.PLAY, Play():
            return _about_cards(state, seat, move) or _about_fields(state.sheets[seat], move)
    return _Refusal(CardReason.OTHER_PHASE, "K3", _TO_DO[state.phase], (("phase", state.phase.value),))


def _about_take(need: int, places: Sequence[int]) -> _Refusal | str:
    if len(places) != need:
        message = f"take exactly {need}, so that you hold {FULL} cards"
        return _Refusal(CardReason.TAKE_COUNT, "K3", message, (("need", str(need)),))
    return "name different places of the display, 1 to 4, from left to right (K11)"


def _about_number(state: CardState, seat: int, field: Field) -> _Refusal:
    number = state.pile[0].number
    if field.number != number:
        return _Refusal(CardReason.OPEN_NUMBER, "K3", f"the open number is {number}", (("number", str(number)),))
    why = _on_own_sheet(state.sheets[seat], field)
    assert why, "the move is not legal"
    return why


def _on_own_sheet(sheet: Sheet, field: Field) -> _Refusal | None:
    if sheet.is_locked(field.row):
        row = sheet.variant.layout.rows[field.row].name
        return _Refusal(Reason.CLOSED, "K5", f"you have closed row {row}", (("field", field.id), ("row", row)))
    why = on_sheet(sheet, (), field)
    return _Refusal(why.reason, why.rule, why.message, (("field", field.id), *why.facts)) if why else None


def _about_cards(state: CardState, seat: int, play: Play) -> _Refusal | str | None:
    hand, cards = list(state.hands[seat]), play.cards
    if not 1 <= len(cards) <= MOST_CARDS:
        message = f"play one to {MOST_CARDS} cards, not {len(cards)}"
        return _Refusal(CardReason.CARD_COUNT, "K3", message, (("most", str(MOST_CARDS)),))
    for played in cards:
        card = ("card", str(played.card))
        if played.named and not played.card.is_joker:
            message = f"{played.card} is no joker, it has its color"
            return _Refusal(CardReason.NO_JOKER, "K8", message, (card,))
        if played.card.is_joker and not played.named:
            message = f"say which color the joker is played as, {played.card}=r"
            return _Refusal(CardReason.JOKER_COLOR, "K8", message, (card,))
        if played.card not in hand:
            return _Refusal(CardReason.NOT_HELD, "K3", f"{played.card} is not in this hand", (card,))
        hand.remove(played.card)
    colors = list(dict.fromkeys(played.color for played in cards))
    if len(colors) > 1:
        message = f"the cards of a play have one color, not {' and '.join(colors)}"
        return _Refusal(CardReason.TWO_COLORS, "K3", message, (("colors", listed(colors)),))
    if list(cards) != sorted(cards, key=_written):
        return "write the cards by number, a joker after the plain card of its number (K11)"
    return None


def _written(played: PlayedCard) -> tuple[int, bool]:
    return played.card.number, played.card.is_joker


def _about_fields(sheet: Sheet, play: Play) -> _Refusal | str:
    layout = sheet.variant.layout
    if unknown := next((field_id for field_id in play.fields if field_id not in layout.fields), None):
        return f"there is no field {unknown} on this sheet"
    fields = [layout.fields[field_id] for field_id in play.fields]
    if fields != in_order(set(fields)):
        return "write each field once, rows from top to bottom and each from left to right (K11)"
    given = fields_of(layout, play.cards)
    for field in fields:
        if field not in given:
            message = f"no card of this play stands for {layout.name_of(field)}"
            facts = (("field", field.id), ("fields", listed(one.id for one in given)))
            return _Refusal(CardReason.NOT_PLAYED, "K7" if layout.mixes_colors else "K3", message, facts)
    after = sheet
    for field in fields:
        if why := _on_own_sheet(after, field):
            return why
        after = after.after(Crossed(field.id))
    count = left_out(layout, fields)
    message = f"these crosses leave out {count} fields between the first and the last, at most {MOST_LEFT_OUT} may be"
    return _Refusal(CardReason.LEFT_OUT, "K3", message, (("count", str(count)), ("most", str(MOST_LEFT_OUT))))
