"""The bots offered to people."""

import rowlock
from rowlock.packed.levels import LEVELS
from rowlock.players.offered_bots import BOTS, called


def test_the_five_are_the_stronger_levels_and_the_champion() -> None:
    assert (*(level.name for level in LEVELS[1:]), "champion") == BOTS
    assert set(BOTS) <= set(rowlock.players())


def test_they_have_names() -> None:
    assert [called(player) for player in BOTS] == ["Dot", "Otto", "Vera", "Sage", "Nova"]
