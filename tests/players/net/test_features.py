"""The features of a sheet, and which sheets look alike to a net."""

import random
from dataclasses import replace

import pytest

import rowlock
from champion_oracle import features_seen
from drawn import SHEETS, drawn_states
from rowlock import Sheet, Variant
from rowlock.players.net.features import features_of
from rowlock.players.net.symmetry import symmetries

MANY = {
    "classic": 8,
    "longo": 8,
    "mixx-a": 2,
    "mixx-b": 1,
    "bonus-a": 1,
    "bonus-b": 1,
    "big-points": 8,
    "everything": 1,
}
"""How many symmetries sheets have that have been looked at; of a new one they only have to be symmetries."""


@pytest.mark.parametrize("name", MANY)
def test_symmetries_are_found_in_the_data(name: str) -> None:
    [variant] = [sheet for sheet in SHEETS if sheet.id == name]
    assert len(symmetries(features_of(variant))) == MANY[name]


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_symmetries_only_exchange_features(variant: Variant) -> None:
    found = symmetries(features_of(variant))
    assert found[0] == list(range(features_of(variant).rows)), "the first is the identity"
    for symmetry in found:
        assert sorted(symmetry) == found[0], "nothing is lost"


@pytest.mark.parametrize("name", ["classic", "big-points"])
def test_a_sheet_with_rows_exchanged_has_the_features_exchanged(name: str) -> None:
    variant = rowlock.variant(name)
    features = features_of(variant)
    found = symmetries(features)
    exchange = {"red": "yellow", "yellow": "red"}
    for state in drawn_states(variant, 100, "symmetry"):
        sheet = state.sheets[0]
        crosses = list(sheet.crosses)
        crosses[0], crosses[1] = crosses[1], crosses[0]
        closed = frozenset(exchange.get(color, color) for color in state.closed)
        image = sorted(features_seen(features, replace(sheet, crosses=tuple(crosses)), closed, None))
        own = features_seen(features, sheet, state.closed, None)
        assert image in [sorted(symmetry[number] for number in own) for symmetry in found]


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_sheets_that_differ_in_how_far_a_row_is_look_different(variant: Variant) -> None:
    features, rng = features_of(variant), random.Random("far")
    lucky = variant.lucky[0] if variant.lucky else None
    blank = Sheet(variant, ((),) * len(variant.layout.all_rows))
    seen = {tuple(features_seen(features, blank, frozenset(), lucky))}
    for row in range(4):
        position = rng.randrange(5)
        crosses = tuple((position,) if index == row else () for index in range(len(blank.crosses)))
        seen.add(tuple(features_seen(features, replace(blank, crosses=crosses), frozenset(), lucky)))
    seen.add(tuple(features_seen(features, replace(blank, penalties=1), frozenset(), lucky)))
    seen.add(tuple(features_seen(features, blank, frozenset({"blue"}), lucky)))
    assert len(seen) == 7
