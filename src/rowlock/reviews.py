"""Reviews, as clients get them: the part of the protocol that is about learning from a playthrough. Plain data.

Chances are from 0 to 1. Of a seat that plays alone everything is in points instead: see `ReviewView.solo`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Mark = Literal["", "?!", "?", "??"]
"""How large a mistake is; empty if it is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewReview:
    """Ask for the review of a record; an unfinished one is reviewed up to where it is."""

    record: str
    toml: str = ""
    """The text of its variant, if that is a home-made one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatReviewView:
    """The sums of a seat: result = start + luck - loss + given + surprise."""

    name: str
    start: float
    """Its chance before the first roll."""
    result: float
    """Its share of the win, or its chance if the playthrough is unfinished."""
    luck: float
    loss: float
    given: float
    """What the mistakes of the others brought it."""
    surprise: float
    """What others chose that was not to be expected, and what the judge corrected when it looked one roll further."""
    luck_adjusted: float
    """The result without the luck of the dice."""
    like: str
    """The bot that loses about as much in a playthrough."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceView:
    """What a move is worth to the seat that chose."""

    move: str
    chance: float
    """Of winning, ties shared; 1 for a seat that plays alone."""
    points: float
    """By how many points it can expect to be ahead of the best of the others; its score if it plays alone."""
    good: bool
    """Whether it is as good as the best."""
    repairs: bool
    """Whether it makes up for at least half of what the chosen move gave away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionView:
    """What a seat chose, and what else it could have chosen."""

    turn: int
    phase: Literal["white", "color"]
    seat: int
    moment: int
    """The index of the moment of the replay in which it chose."""
    move: str
    best: str
    loss: float
    mark: Mark
    exact: bool
    """Whether nothing is estimated."""
    worths: tuple[ChoiceView, ...]
    """Every legal move, the best first."""
    reason: str
    """A code for why another move is better; empty if the move is as good as the best."""
    facts: dict[str, str]
    """What a sentence about it needs. Several fields or rows are separated by spaces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RollLuckView:
    """What a roll brought each seat, compared with all rolls."""

    turn: int
    roll: str
    luck: tuple[float, ...]
    whites: tuple[float, ...]
    """The part of it that the white dice brought."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewView:
    """A reviewed record."""

    solo: bool
    """Whether a single seat played: then chances, losses and luck are points."""
    over: bool
    weaker: bool
    """Whether a bot's judgment was used, because no net knows this sheet; that is a rough guide only."""
    left_out: int
    """Decisions that could not be judged, because not all dice are known."""
    seats: tuple[SeatReviewView, ...]
    decisions: tuple[DecisionView, ...]
    rolls: tuple[RollLuckView, ...]
    curve: tuple[tuple[float, ...], ...]
    """By seat: the chance before each turn, and at the end."""
