"""What people ask the coach, and what it answers. Plain data, part of the protocol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rowlock.scenes import Scene, VariantView


@dataclass(frozen=True, slots=True, kw_only=True)
class Allow:
    """Let everybody ask the coach while they play, or nobody. Host only, before the start."""

    type: Literal["allow"] = "allow"
    coach: bool
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Advise:
    """Ask what each move of an own decision is worth. It is answered with `advised`, and changes nothing.

    Against bots and alone that is always possible; among people only if the host allows it for everybody.
    """

    type: Literal["advise"] = "advise"
    decision: str
    seat: int | None = None
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WorthView:
    """What a move is worth."""

    move: str
    chance: float
    """Of winning, ties shared, from 0 to 1; always 1 for a seat that plays alone."""
    points: float
    """By how many points the seat can expect to be ahead of the best of the others; its score if it plays alone."""
    loss: float
    """How much of a win it gives away, from 0 to 1; in points if the seat plays alone."""
    mark: Literal["", "?!", "?", "??"]
    """How bad that is: `?` from 5 % of a win between two seats on."""
    good: bool
    """Whether it is as good as the best move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What all moves of a decision are worth, the best first."""

    seat: int
    moves: tuple[WorthView, ...]
    alone: bool
    """Whether the seat plays alone: then points count, and there are no chances."""
    exact: bool
    """Whether nothing is estimated."""
    weaker: bool
    """Whether a level judges, because there is no net for this sheet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Advised:
    """The answer to `advise`. White moves are judged against what the others are expected to choose."""

    type: Literal["advised"] = "advised"
    id: int
    decision: str
    advice: Advice


@dataclass(frozen=True, slots=True, kw_only=True)
class NewBoard:
    """A position to analyze, perhaps changed a little first. Nothing is stored."""

    state: str = ""
    """Its text; empty for the start of a playthrough of `variant`."""
    variant: str = ""
    """The id of a printed variant; the first one if left out."""
    edit: str = ""
    """A change: see the reference of the notation."""
    rolls: bool = False
    """Whether to look at all rolls if the position is before one, which takes a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WhiteLuck:
    """What it would bring each seat if the white dice made this sum."""

    total: int
    ways: int
    """In how many of all ways two dice make it."""
    chances: tuple[float, ...]
    """By seat, with these white dice and before the colored ones are known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outset:
    """What the position is worth before the roll, over all rolls."""

    chances: tuple[float, ...]
    """By seat; points if a single seat plays."""
    sums: tuple[WhiteLuck, ...]
    alone: bool
    exact: bool
    weaker: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Impossible:
    """Why a change was not made: the position could not arise. The reasons and facts are those of `explained`."""

    seat: int
    field: str
    reason: str
    rule: str
    facts: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """A position, and what it is worth: of the open decisions, or before the roll."""

    state: str
    """Its text, which opens the same board again."""
    variant: VariantView
    turn: int
    active: int
    scene: Scene
    scores: tuple[int, ...]
    lucky: tuple[tuple[int, ...], ...]
    """By seat: its lucky numbers, where the variant has them."""
    costs: bool
    """Whether the active seat takes a penalty if it passes in the color action."""
    legal: tuple[tuple[str, ...], ...]
    """By seat: its legal moves."""
    advice: tuple[Advice, ...]
    """Of each seat that has to decide."""
    outset: Outset | None
    """Before a roll, if it was asked for."""
    impossible: Impossible | None
    """Why the change was not made; None if it was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerView:
    """A legal move of a puzzle, and what it is worth."""

    move: str
    chance: float
    """Of winning, ties shared, from 0 to 1."""
    good: bool
    """Whether it is right: the best move, or as good as it."""
    reason: str
    """A code for why the best move is better; empty if this one is right."""
    facts: dict[str, str]
    """What a sentence about it needs. Several fields or rows are separated by spaces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleView:
    """A position whose best move is clear, but not obvious."""

    id: str
    state: str
    """The text of the position, which also opens it on the analysis board."""
    seat: int
    """The seat that has to find its best move."""
    rating: int
    """How hard it is, on the scale on which players are rated."""
    costs: bool
    """Whether the seat takes a penalty if it passes."""
    turn: int
    active: int
    scene: Scene
    scores: tuple[int, ...]
    lucky: tuple[tuple[int, ...], ...]
    """By seat: its lucky numbers, where the variant has them."""
    answers: tuple[AnswerView, ...]
    """Every legal move, the best first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzlesView:
    """All puzzles of a printed variant."""

    variant: VariantView
    puzzles: tuple[PuzzleView, ...]
