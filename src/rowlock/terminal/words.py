"""English phrases that all games on these sheets share: who does what, what a bonus pair earns, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rowlock.english import listing
from rowlock.rules.pad.variant import Kind

KINDS = {
    Kind.TWO_IN_FEWEST: "two crosses in the row with fewest",
    Kind.ONE_IN_EACH: "one cross in each row",
    Kind.DOUBLE_FEWEST: "row with fewest counts twice",
    Kind.THIRTEEN: "13 points",
    Kind.NO_PENALTIES: "penalties cost nothing",
}
"""What each kind of bonus pair earns."""


def does(name: str, deed: str) -> str:
    """A name with its verb; the name "You" takes the second person.

    >>> does("Ada", "pass"), does("You", "pass")
    ('Ada passes', 'You pass')
    """
    return f"{name} {verb(name, deed)}"


def verb(name: str, deed: str) -> str:
    """The verb in the form that follows this name."""
    if name.casefold() == "you":
        return deed
    return "has" if deed == "have" else f"{deed}es" if deed.endswith("s") else f"{deed}s"


class Story(NamedTuple):
    """What an action did, in lines: what each seat did, and news for the whole table."""

    deeds: tuple[str, ...]
    news: tuple[str, ...]


def verdict(scores: Sequence[int], names: Sequence[str], *, is_over: bool) -> str:
    """A sentence on who won, or who leads while the playthrough is not over."""
    total = max(scores)
    best = [name for name, points in zip(names, scores, strict=True) if points == total]
    points = f"{total} point{'' if total == 1 else 's'}".replace("-", "−")
    who = listing(best)
    if len(best) == 1:
        deed = "lead" if not is_over else "end" if len(names) == 1 else "win"
        return f"{does(who, deed)} with {points}."
    return f"{who} {'share the win' if is_over else 'lead'} with {points} each."
