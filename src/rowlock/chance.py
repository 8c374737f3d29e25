"""Where dice come from when nobody hands them in: a generator that the caller owns."""

import random

from rowlock.rules.dice import Roll
from rowlock.rules.layout import COLORS
from rowlock.rules.state import State


def throw(state: State, rng: random.Random) -> Roll:
    """Draw a roll of all dice that are still in the game."""
    sides = state.variant.sides
    whites = rng.randint(1, sides), rng.randint(1, sides)
    return Roll(whites, tuple(None if color in state.closed else rng.randint(1, sides) for color in COLORS))
