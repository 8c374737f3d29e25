"""Every game that can be hosted."""

from __future__ import annotations

import re

from rowlock.rules.dice.dice_game import DiceGame
from rowlock.rules.game import Game
from rowlock.rules.pad.variant import Variant

GAMES: dict[str, Game] = {"dice": DiceGame()}
"""By the `kind` of their playthroughs."""


def game_of(variant_id: str) -> Game:
    """The game that a printed variant belongs to; home-made ones belong to the dice game."""
    return next((game for game in GAMES.values() if variant_id in game.variants()), GAMES["dice"])


def find_variant(variant_id: str) -> Variant:
    """A printed variant of any game; UnknownVariant if there is none with this id."""
    return game_of(variant_id).variant(variant_id)


def game_of_record(record: str) -> Game:
    """The game of a record, by the variant that it names."""
    named = re.search(r"^\s*variant\s+(\S+)", record, re.MULTILINE)
    return game_of(named[1] if named else "")
