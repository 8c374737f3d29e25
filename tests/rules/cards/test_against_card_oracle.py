"""The rules of the card game and the oracle, two engines that share no code, play the same games.

ROWLOCK_EXAMPLES=1000 plays more of them.
"""

import os
import random

import pytest

import rowlock
from card_oracle import PADS, CardOracle
from carding import playthrough
from rowlock import CardState
from rowlock.rules.cards.card import cards_text

GAMES = max(3, int(os.environ.get("ROWLOCK_EXAMPLES", "60")) // 12)
"""For each pad, with and without jokers."""


def sheet_text(game: CardOracle, seat: int) -> str:
    rows = (".".join(field for field in game.fields(row) if field in game.crossed[seat]) or "-" for row in "rygb")
    return " ".join([*rows, f"p{game.penalties[seat]}"])


def compare(state: CardState, game: CardOracle) -> None:
    """Both engines see the same cards, sheets, points and moves."""
    assert (state.phase.name, state.turn, state.active) == (game.step, game.turn, game.active)
    assert [str(sheet) for sheet in state.sheets] == [sheet_text(game, seat) for seat in range(game.seats)]
    assert [set(cards_text(hand).split()) for hand in state.hands if hand] == game.hands
    assert [str(card) if card else "" for card in state.display] == game.display
    assert cards_text(state.pile).split() == game.pile
    assert cards_text(state.discards).split() == game.discards
    assert sorted(map(str, state.due)) == game.due()
    assert rowlock.scores(state) == game.scores()
    assert rowlock.to_decide(state) == game.to_decide()
    for seat in range(game.seats):
        assert {str(move) for move in rowlock.legal(state, seat)} == game.legal(seat)


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("pad", PADS)
def test_both_engines_play_the_same_games(pad: str, jokers: bool) -> None:
    for seed in range(GAMES):
        rng = random.Random(f"{pad} {jokers} {seed}")
        game: CardOracle | None = None
        for state, seat, given in playthrough(pad, rng.choice([1, 2, 2, 3, 4, 5, 8]), rng, jokers=jokers):
            game = game or CardOracle(pad, len(state.sheets), state.active, jokers=jokers)
            compare(state, game)
            if isinstance(given, list):
                game.supply(cards_text(given))
            elif given is not None:
                game.choose(seat, str(given))
        assert game
        assert game.step == "OVER"


def test_the_comparison_sees_a_difference() -> None:
    *_, (state, _, _) = playthrough("cards", 2, random.Random(1))
    game = CardOracle("cards", 2, 0, jokers=False)
    with pytest.raises(AssertionError):
        compare(state, game)
