"""A record told turn by turn, in words."""

from itertools import pairwise

from rich.console import Console

from rowlock.rules.record import Record, replay
from rowlock.rules.state import Phase
from rowlock.terminal.screen import Screen


def tell_record(record: Record, console: Console) -> None:
    """Print what happens turn by turn, then the sheets and scores. A record with an illegal line tells nothing."""
    states = list(replay(record))
    screen = Screen(console, record.names)
    for before, after in pairwise(states):
        if before.phase is Phase.ROLL:
            screen.roll(after, briefly=True)
        elif after.phase is not Phase.WHITE:
            screen.story(before, after)
    screen.result(states[-1])
