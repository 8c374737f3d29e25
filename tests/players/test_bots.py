"""The bots that people are offered."""

import rowlock
from rowlock.levels import LEVELS
from rowlock.players.bots import BOTS, called


def test_the_five_are_the_levels_with_the_champion_in_place_of_the_strongest() -> None:
    *levels, strongest = (level.name for level in LEVELS)
    assert (*levels, "champion") == BOTS
    assert {*BOTS, strongest} <= set(rowlock.players())


def test_they_have_names() -> None:
    assert [called(player) for player in BOTS] == ["Pip", "Dot", "Otto", "Vera", "Nova"]
