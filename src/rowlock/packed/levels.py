"""The five levels: who they are, and how they judge a position. Data only: `judging` applies it.

Crosses, points and fractions are in thousandths here. A *promise* is what a row may still become: the crosses
expected in it, by the chances of the fields that are left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter

WHOLE = 10_000
"""Chances of numbers are in units of one over this."""
SURE = 40_000
"""A lead of this many points counts as a certain win."""


@dataclass(frozen=True, slots=True)
class Judgment:
    """What a player pays attention to, and what they overlook. Zero means not at all."""

    reach: int = 0
    """Crosses that an empty row promises."""
    curve: int = 0
    """How much more than its share half a row promises: after skipping a lot, a player becomes less choosy."""
    lock: int = 0
    """Extra crosses that a row promises if it can be locked."""
    hurry: int = 0
    """How much all promises shrink as the end approaches."""
    crowd: int = 0
    """How much they shrink for every seat beyond the second."""
    penalty: int = 0
    """Points that a penalty seems to cost."""
    rounds: int = 0
    """Crosses that a whole row of round fields promises."""
    stars: int = 0
    """Points that all bonus fields of a row promise."""
    pairs: int = 0
    """Points that half a pair would promise if its other half were certain."""
    others: int = 0
    """How much the strongest other sheet counts."""
    finish: int = 0
    """Points that winning is worth; at zero, a player does not check whether a move ends the playthrough."""
    plans: int = 0
    """1 if both actions of a turn are planned together."""
    fear: int = 0
    """Points that a pass in the white action of their own turn seems to cost a player who does not plan."""
    eager: int = 0
    """Extra points that any cross seems to be worth: an eager player skips too much."""
    overlooks: int = 0
    """The chance of overlooking a move."""
    blind: int = 0
    """The chance of overlooking a closing field."""

    def numbers(self) -> tuple[int, ...]:
        """All parts, in order."""
        return _parts(self)


_parts: Callable[[Judgment], tuple[int, ...]] = attrgetter(*(part.name for part in fields(Judgment)))


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent to play against."""

    name: str
    about: str
    judgment: Judgment


LEVELS = (
    Level(
        "pip",
        "a first-timer: crosses whatever comes up, skips fields without a thought, and hardly notices locks",
        Judgment(reach=4400, penalty=8000, rounds=1800, fear=5300, eager=2000, overlooks=220, blind=800),
    ),
    Level(
        "dot",
        "a beginner: fears penalties more than gaps, and seldom thinks of locking",
        Judgment(
            reach=4400,
            lock=270,
            penalty=17_700,
            rounds=2000,
            stars=2500,
            pairs=1600,
            fear=9900,
            eager=900,
            overlooks=75,
            blind=600,
        ),
    ),
    Level(
        "otto",
        "a regular: avoids gaps, but takes one action at a time and ignores the others",
        Judgment(
            reach=2750,
            curve=1020,
            lock=590,
            penalty=8370,
            rounds=2390,
            stars=8220,
            pairs=1620,
            fear=1650,
            overlooks=93,
            blind=111,
        ),
    ),
    Level(
        "vera",
        "knows the game: plans both actions and watches the others, but does not see the end coming",
        Judgment(
            reach=2720,
            curve=1600,
            hurry=150,
            crowd=40,
            penalty=6050,
            rounds=3850,
            stars=9300,
            pairs=13_230,
            others=740,
            plans=1,
            overlooks=63,
            blind=58,
        ),
    ),
    Level(
        "sage",
        "weighs everything: rows, time, locks, and who is ahead when it ends",
        Judgment(
            reach=3230,
            curve=900,
            lock=270,
            hurry=150,
            crowd=40,
            penalty=2700,
            rounds=3500,
            stars=16_000,
            pairs=36_000,
            others=1000,
            finish=100_000,
            plans=1,
            overlooks=12,
        ),
    ),
)
"""From weakest to strongest. The numbers were tuned in matches and are the same for every variant."""
