"""Taking back a choice, and what that does to later choices."""

from __future__ import annotations

from typing import NamedTuple

from rowlock.rules.game import Playthrough

Key = tuple[int, str]
"""Identifies a choice by its seat and decision."""
Choices = dict[Key, str]
"""Moves, in the order in which they were made."""


class Reopened(NamedTuple):
    """The playthrough at the decision that is open again."""

    play: Playthrough
    made: Choices
    """Choices since the roll that stand."""
    kept: Choices
    """What others chose in later decisions, to be reapplied if it is legal when they get there."""


def taken_back(since: Playthrough, made: Choices, key: Key) -> Reopened:
    """Go back to a choice. `made` are all choices since the point `since`, where chance last supplied something.

    The seat chooses again from there on; what others chose in the same decision or earlier is kept.
    """
    play, stands, kept = since, {}, {}
    for (seat, decision), move in made.items():
        if (seat, decision) == key:
            continue
        if decision == play.decision:
            play = play.choose(seat, move)
            stands[seat, decision] = move
        elif seat != key[0]:
            kept[seat, decision] = move
    return Reopened(play, stands, kept)
