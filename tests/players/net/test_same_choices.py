"""The champion's features, values and choices are the same on rules values, on packed numbers, and compiled."""

import random

import pytest

import rowlock
from champion_oracle import Judge, choice, features_seen
from drawn import SHEETS, drawn_states
from rowlock import State, Variant
from rowlock.kernel import arrays
from rowlock.packed.pack import pack
from rowlock.packed.step import sheet_of
from rowlock.packed.tables import tables
from rowlock.players.compiled import net_machine
from rowlock.players.compiled.compiled_champion import CompiledChampion
from rowlock.players.compiled.net_arrays import choice_arrays, feature_arrays
from rowlock.players.compiled.net_loading import net_arrays
from rowlock.players.net.choice_workspace import choice_workspace
from rowlock.players.net.evaluate import DecisionNet, PlainNet
from rowlock.players.net.feature_tables import MOST, feature_tables
from rowlock.players.net.features import features_of
from rowlock.players.net.plain_champion import PlainChampion
from rowlock.players.net.seen_features import sheet_features
from rowlock.players.net.worth import value
from rowlock.rules.dice.view import view
from untrained import random_net

pytestmark = pytest.mark.slow  # everything here waits for the compiler


def tables_with_others(variant: Variant, many: int, seed: str) -> list[State]:
    return [state for state in drawn_states(variant, many, seed) if len(state.sheets) > 1]


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_a_net_sees_the_same_features(variant: Variant) -> None:
    t, f, found = tables(variant), feature_tables(variant).features, [0] * MOST
    for state in drawn_states(variant, 300, "features"):
        s = pack(state)
        for seat, sheet in enumerate(state.sheets):
            size = sheet_features(t, f, s, sheet_of(seat), found)
            lucky = state.lucky[seat] if state.lucky else None
            seen = features_seen(features_of(variant), sheet, state.closed, lucky)
            assert sorted(found[:size]) == sorted(seen), state


@pytest.mark.parametrize("times", [1, 15])
@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_a_state_is_worth_the_same(variant: Variant, times: int) -> None:
    net = random_net(variant, "worth", times)
    plain, fast = PlainNet(net, variant), net_arrays(net)
    judge, t, f = Judge(plain, variant), tables(variant), feature_tables(variant)
    for state in tables_with_others(variant, 60, "worth"):
        work, s, seats = choice_workspace(len(state.sheets)), pack(state), len(state.sheets)
        for seat in range(seats):
            worth = value(t, f, DecisionNet(plain), work, s, seat)
            assert worth == judge.value(state, seat)
            compiled = arrays.tables(variant), feature_arrays(variant), fast, choice_arrays(seats), arrays.pack(state)
            assert worth == net_machine.value(*compiled, seat)


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_all_choose_the_same(variant: Variant) -> None:
    """Where endgames are solved, the oracle is not compared: it has no exact endgames."""
    net = random_net(variant, "choices")
    plain, fast = PlainNet(net, variant), net_arrays(net)
    for number, state in enumerate(tables_with_others(variant, 40, "choices")):
        for seat in rowlock.to_decide(state)[:2]:
            seen, draws = view(state, seat), [random.Random(number) for _ in range(3)]
            chosen = PlainChampion(draws[0], plain).decide(seen)
            assert CompiledChampion(draws[1], fast).decide(seen) == chosen, state
            assert draws[0].getstate() == draws[1].getstate(), "both drew equally often"
            if len(state.sheets) > 2:
                assert choice(plain, state, seat, draws[2]) == chosen, state
                assert draws[0].getstate() == draws[2].getstate()
