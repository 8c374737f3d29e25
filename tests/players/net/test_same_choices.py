"""Compiled and in plain Python the champion sees the same, thinks the same and chooses the same."""

import random

import numpy as np
import pytest

import rowlock
from drawn import SHEETS, drawn_states
from rowlock import State, Variant
from rowlock.kernel.pack import pack, tables
from rowlock.kernel.step import sheet_of
from rowlock.players.compiled.compiled_champion import CompiledChampion
from rowlock.players.compiled.net_arrays import room_for
from rowlock.players.compiled.net_loading import net_arrays
from rowlock.players.compiled.packed_evaluation import value
from rowlock.players.compiled.packed_features import MOST, feature_tables, sheet_features
from rowlock.players.net.evaluate import Judge, PlainNet
from rowlock.players.net.features import features_of
from rowlock.players.net.plain_champion import PlainChampion
from rowlock.rules.dice.view import view
from untrained import random_net

pytestmark = pytest.mark.slow  # all of it waits for the compiler


def tables_with_others(variant: Variant, many: int, seed: str) -> list[State]:
    return [state for state in drawn_states(variant, many, seed) if len(state.sheets) > 1]


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_both_see_the_same_features(variant: Variant) -> None:
    t, f, found = tables(variant), feature_tables(variant), np.zeros(MOST, np.int64)
    for state in drawn_states(variant, 300, "features"):
        s = pack(state)
        for seat, sheet in enumerate(state.sheets):
            size = sheet_features(t, f, s, sheet_of(seat), found)
            lucky = state.lucky[seat] if state.lucky else None
            assert sorted(found[:size]) == sorted(features_of(variant).of(sheet, state.closed, lucky)), state


@pytest.mark.parametrize("times", [1, 15])
@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_a_state_is_worth_the_same_to_both(variant: Variant, times: int) -> None:
    net = random_net(variant, "worth", times)
    judge, fast = Judge(PlainNet(net, variant)), net_arrays(net)
    for state in tables_with_others(variant, 60, "worth"):
        room, s = room_for(len(state.sheets)), pack(state)
        for seat in range(len(state.sheets)):
            assert value(tables(variant), feature_tables(variant), fast, room, s, seat) == judge.value(state, seat)


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_both_choose_the_same(variant: Variant) -> None:
    net = random_net(variant, "choices")
    plain, fast = PlainNet(net, variant), net_arrays(net)
    for number, state in enumerate(tables_with_others(variant, 40, "choices")):
        for seat in rowlock.to_decide(state)[:2]:
            one, other = random.Random(number), random.Random(number)
            seen = view(state, seat)
            assert CompiledChampion(one, fast).decide(seen) == PlainChampion(other, plain).decide(seen), state
            assert one.getstate() == other.getstate(), "both drew as often"
