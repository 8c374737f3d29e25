"""Whole card games by players too simple to be offered to people: no player of this game is registered."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from rowlock.rules.cards.card_legal import legal, to_decide
from rowlock.rules.cards.card_moves import CardMove, Cross, Play
from rowlock.rules.cards.card_play import choose_card_move
from rowlock.rules.cards.card_state import CardPhase, CardState
from rowlock.rules.cards.card_view import card_view
from rowlock.rules.cards.dealing import start_cards, supply
from rowlock.rules.dice.standings import scores
from rowlock.rules.pad.variant import Variant

Chooser = Callable[[CardState, int, Sequence[CardMove], random.Random], CardMove]
"""Picks one of the legal moves of a seat, given what the seat sees."""

_WORTH = 4
"""What a cross is worth, in skipped fields."""


def _random(seen: CardState, seat: int, moves: Sequence[CardMove], rng: random.Random) -> CardMove:
    return rng.choice(moves)


def _nearest(seen: CardState, seat: int, moves: Sequence[CardMove], rng: random.Random) -> CardMove:
    """Cross as much as possible while skipping little, so that rows fill up and get closed."""
    sheet, fields = seen.sheets[seat], seen.variant.layout.fields

    def skipped(move: CardMove) -> float:
        ids = move.fields if isinstance(move, Play) else [move.field] if isinstance(move, Cross) else []
        crossed = [fields[field_id] for field_id in ids]
        return sum(field.position - sheet.last(field.row) - _WORTH for field in crossed) + rng.random()

    return min(moves, key=skipped)


CHOOSERS: dict[str, Chooser] = {"random": _random, "nearest": _nearest}


def play_cards_through(variant: Variant, seats: int, chooser: Chooser, rng: random.Random) -> int:
    """Play a card game with jokers to the end; return the number of decisions."""
    state = start_cards(variant, seats, jokers=True)
    decisions = 0
    while not state.is_over:
        if state.phase is CardPhase.DEAL:
            state = supply(state, rng.sample(state.due, len(state.due)))
        for seat in to_decide(state):
            seen = card_view(state, seat).state
            state = choose_card_move(state, seat, chooser(seen, seat, legal(seen, seat), rng))
            decisions += 1
    scores(state)
    return decisions
