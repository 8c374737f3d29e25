"""With the same random draws, compiled policies choose like the players of the same name, and like the level oracle."""

import os

import numpy as np
import pytest

import rowlock
from drawn import SHEETS, drawn_states
from level_oracle import LevelOracle
from rowlock import Phase, State, Variant
from rowlock.chance import Stream
from rowlock.kernel.arrays import pack, tables
from rowlock.kernel.generator import begin
from rowlock.kernel.machine import color_fields, sheet_of, white_fields
from rowlock.kernel.policies import POLICIES, decide
from rowlock.packed import shape
from rowlock.packed.levels import LEVELS, Level
from rowlock.packed.pack import unpack_move
from rowlock.players.level_player import LevelPlayer
from rowlock.players.registry import players
from rowlock.rules.dice.view import view
from shrunken import SHEETS as SMALL

STATES = max(60, int(os.environ.get("ROWLOCK_EXAMPLES", "60")))
WORK = np.zeros((shape.WORK, shape.MOST_MOVES), np.int64)


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


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("variant", [*SHEETS, SMALL["pairs that count"]], ids=str)
def test_levels_choose_on_packed_numbers_what_they_choose_by_the_rules(variant: Variant, level: Level) -> None:
    for number, state in enumerate(drawn_states(variant, STATES, level.name)):
        for seat in rowlock.to_decide(state):
            ways = (LevelPlayer, LevelOracle)
            packed, ruled = (way(level.judgment, Stream(7, number, 1)).decide(view(state, seat)) for way in ways)
            assert packed == ruled, state
