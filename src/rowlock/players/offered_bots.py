"""The bots offered to people, and the display names of players."""

from __future__ import annotations

BOTS = ("dot", "otto", "vera", "sage", "champion")
"""From weakest to strongest. Other registered players only play where a program or command names them."""
_CALLED = {"champion": "Nova"}


def called(player: str) -> str:
    """The name that people see for a player.

    >>> called("otto"), called("champion")
    ('Otto', 'Nova')
    """
    return _CALLED.get(player, player.capitalize())
