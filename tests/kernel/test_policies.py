"""The compiled policies choose as the players of the same name do."""

import random

import numpy as np
import pytest

import rowlock
from drawn import SHEETS, drawn_states
from rowlock import Phase, State, Variant
from rowlock.kernel.offers import color_fields, white_fields
from rowlock.kernel.pack import pack, tables, unpack_move
from rowlock.kernel.policies import POLICIES, decide
from rowlock.kernel.step import sheet_of
from rowlock.players.simple import PLAYERS
from rowlock.rules.view import view


def decided(state: State, seat: int, policy: str) -> rowlock.Move | None:
    t, s, sheet = tables(state.variant), pack(state), sheet_of(seat)
    one, two = white_fields(t, s, sheet) if state.phase is Phase.WHITE else color_fields(t, s, sheet)
    with np.errstate(over="ignore"):
        move = decide(POLICIES[policy], t, s, sheet, one, two, np.array([1, 2], np.uint64))
    return unpack_move(state.variant, int(move))


def test_every_simple_player_is_a_policy() -> None:
    assert set(POLICIES) == set(PLAYERS)


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_greedy_chooses_what_the_greedy_player_chooses(variant: Variant) -> None:
    player = PLAYERS["greedy"](random.Random())
    for state in drawn_states(variant, 600, "greedy"):
        for seat in rowlock.to_decide(state):
            assert decided(state, seat, "greedy") == player.decide(view(state, seat)), state


@pytest.mark.parametrize("variant", rowlock.variants())
def test_random_chooses_what_is_legal(variant: str) -> None:
    for state in drawn_states(rowlock.variant(variant), 100, "random"):
        for seat in rowlock.to_decide(state):
            assert decided(state, seat, "random") in rowlock.legal(state, seat), state
