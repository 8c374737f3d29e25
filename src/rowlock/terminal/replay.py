"""A record told turn by turn, in words."""

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Console

from rowlock.rules.game import Playthrough
from rowlock.terminal.presenter import presenter_of
from rowlock.terminal.screen import Screen


def tell_record(points: Sequence[Playthrough], console: Console) -> None:
    """Print what happens turn by turn in a record, then the sheets and scores.

    The points are the start, and one after every choice and everything that chance supplied.
    """
    last = points[-1]
    screen = Screen(console, last.names, presenter_of(last))
    for before, after in pairwise(points):
        if before.awaits_chance:
            screen.chance(after, briefly=True)
        elif after.decision != before.decision:
            screen.story(before, after)
    screen.result(last)
