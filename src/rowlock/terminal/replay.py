"""A record told turn by turn, in words."""

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Console

from rowlock.rules.dice.state import Phase, State
from rowlock.terminal.screen import Screen


def tell_states(states: Sequence[State], names: Sequence[str], console: Console) -> None:
    """Print what happens turn by turn in the states of a record, then the sheets and scores."""
    screen = Screen(console, names)
    for before, after in pairwise(states):
        if before.phase is Phase.ROLL:
            screen.roll(after, briefly=True)
        elif after.phase is not Phase.WHITE:
            screen.story(before, after)
    screen.result(states[-1])
