"""Players who need more than the rules: they come in when they are asked for, and are registered by the front door."""

from __future__ import annotations

import random

from rowlock.players.base import Player
from rowlock.players.registry import Make, register

CHAMPION = "champion"


def join() -> None:
    """Register them."""
    register(CHAMPION, "Nova: watches every sheet, thinks of what everybody may choose, and plays to win", _champion)
    register("tempo", "a sparring partner: an exact table of one's own sheet, in a hurry", _by_table("tempo"))
    register("rush", "a sparring partner: like tempo, in more of a hurry", _by_table("rush"))
    register("solo-optimal", "a sparring partner: plays perfectly, but as if alone", _by_table("solo-optimal"))


def _champion(rng: random.Random) -> Player:
    from rowlock.players.champion import SeatedChampion

    return SeatedChampion(rng)


def _by_table(name: str) -> Make:
    def make(rng: random.Random) -> Player:
        from rowlock.players.tempo.player import TablePlayer
        from rowlock.players.tempo.tables import HABITS

        return TablePlayer(HABITS[name], rng)

    return make
