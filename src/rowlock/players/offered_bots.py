"""The bots that people are offered, and what people call players."""

from __future__ import annotations

BOTS = ("dot", "otto", "vera", "sage", "champion")
"""From the weakest to the strongest. Whoever else is registered plays where a program or a command names them."""
_CALLED = {"champion": "Nova"}


def called(player: str) -> str:
    """The name under which a player sits down among people.

    >>> called("otto"), called("champion")
    ('Otto', 'Nova')
    """
    return _CALLED.get(player, player.capitalize())
