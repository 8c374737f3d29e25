"""The five levels: who they are, and how they judge a position. Data only; two engines read it and choose alike.

Crosses and points are counted in thousandths here, and so are shares. A *promise* is what a row may still become: the
crosses that are hoped for in it, by the chances of the fields that are left.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass

WHOLE = 10_000
"""Chances of numbers are told in parts of this."""
SURE = 40_000
"""With so many points ahead somebody counts as the winner."""


@dataclass(frozen=True, slots=True)
class Judgment:
    """What somebody pays attention to, and what they overlook. Zero means: not at all."""

    reach: int = 0
    """Crosses that a whole empty row promises."""
    curve: int = 0
    """How much more than its share half a row promises: who has skipped a lot is less choosy from then on."""
    lock: int = 0
    """Crosses that a row promises besides if it can be locked."""
    hurry: int = 0
    """By how much all promises shrink until the end is near."""
    crowd: int = 0
    """By how much they shrink for every seat beyond the second."""
    penalty: int = 0
    """Points that a penalty seems to cost."""
    rounds: int = 0
    """Crosses that a whole row of round fields promises."""
    stars: int = 0
    """Points that all bonus fields of a row promise."""
    pairs: int = 0
    """Points that half a pair promises, were its other half certain."""
    others: int = 0
    """How much the strongest other sheet counts."""
    finish: int = 0
    """Points that winning is worth; without them nobody looks whether a move ends it."""
    plans: int = 0
    """1 if both actions of a turn are planned at once."""
    fear: int = 0
    """Points that passing in the white action of the own turn seems to cost somebody who does not plan."""
    eager: int = 0
    """Points that any cross seems to be worth besides: whoever has it skips too much."""
    overlooks: int = 0
    """The chance that a move is not noticed."""
    blind: int = 0
    """The chance that a closing field is not noticed."""

    def numbers(self) -> tuple[int, ...]:
        """All of it, in order."""
        return astuple(self)


@dataclass(frozen=True, slots=True)
class Level:
    """Somebody to play against."""

    name: str
    about: str
    judgment: Judgment


LEVELS = (
    Level(
        "pip",
        "a beginner: crosses whatever comes, skips without a thought, and hardly notices locks",
        Judgment(reach=2500, penalty=5000, fear=2000, eager=2500, overlooks=120, blind=700),
    ),
    Level(
        "dot",
        "plays now and then: fears penalties, and would rather skip than take one",
        Judgment(reach=4000, penalty=12000, fear=5000, eager=800, overlooks=50, blind=350),
    ),
    Level(
        "otto",
        "a regular: minds the gaps, but takes one action at a time and sees no end coming",
        Judgment(reach=5500, penalty=7000, fear=2500, lock=300, rounds=1500, stars=2000, pairs=4000, blind=100),
    ),
    Level(
        "vera",
        "knows the game: plans both actions and saves her rows, but looks at her own sheet only",
        Judgment(
            reach=6500, curve=1000, lock=600, hurry=300, penalty=6000, rounds=2500, stars=4000, pairs=10000, plans=1
        ),
    ),
    Level(
        "sage",
        "weighs everything: rows, time, locks, and who is ahead when it ends",
        Judgment(
            reach=6500,
            curve=1500,
            lock=800,
            hurry=500,
            crowd=50,
            penalty=6500,
            rounds=3000,
            stars=5000,
            pairs=12000,
            others=1000,
            finish=20000,
            plans=1,
        ),
    ),
)
"""From the weakest to the strongest."""
