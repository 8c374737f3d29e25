"""The player protocol."""

from typing import Protocol

from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.view import View


class Player(Protocol):
    """Anything that decides for a seat. It sees only what a person at that seat sees."""

    def decide(self, view: View) -> Move:
        """Choose one of the legal moves of `view.seat` in `view.state`."""
        ...
