"""The compiled policies choose as the players of the same name do, given the same generator."""

import os

import numpy as np
import pytest

import rowlock
from drawn import SHEETS, drawn_states
from rowlock import Phase, State, Variant
from rowlock.chance import Stream
from rowlock.kernel import shape as at
from rowlock.kernel.chance import begin
from rowlock.kernel.levels import LEVELS
from rowlock.kernel.offers import color_fields, white_fields
from rowlock.kernel.pack import pack, tables, unpack_move
from rowlock.kernel.policies import POLICIES, decide
from rowlock.kernel.step import sheet_of
from rowlock.players.registry import players
from rowlock.rules.dice.view import view
from shrunken import SHEETS as SMALL

STATES = max(60, int(os.environ.get("ROWLOCK_EXAMPLES", "60")))
WORK = np.zeros((at.WORK, at.MOST_MOVES), np.int64)


def decided(state: State, seat: int, name: str, number: int) -> rowlock.Move | None:
    t, s, sheet = tables(state.variant), pack(state), sheet_of(seat)
    fields = white_fields(t, s, sheet) if state.phase is Phase.WHITE else color_fields(t, s, sheet)
    rng = np.zeros(2, np.uint64)
    kind, judgment = POLICIES[name]
    with np.errstate(over="ignore"):
        begin(rng, np.uint64(7), number, 1)
        move = decide(kind, np.array(judgment.numbers(), np.int64), t, s, seat, fields, rng, WORK)
    return unpack_move(state.variant, int(move))


def test_every_policy_is_a_player_and_every_level_a_policy() -> None:
    assert set(POLICIES) <= set(players())
    assert {level.name for level in LEVELS} <= set(POLICIES)


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("variant", [*SHEETS, SMALL["pairs that count"]], ids=str)
def test_the_two_ways_to_run_choose_the_same(variant: Variant, name: str) -> None:
    for number, state in enumerate(drawn_states(variant, STATES, name)):
        for seat in rowlock.to_decide(state):
            player = rowlock.player(name, Stream(7, number, 1))
            assert decided(state, seat, name, number) == player.decide(view(state, seat)), state
