"""What the terminal needs of a game besides its seam, `rules.game`: how to draw it, and how to put it into words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from rich.console import RenderableType
from rich.text import Text

from rowlock.rules.game import Playthrough
from rowlock.rules.pad.variant import Variant
from rowlock.terminal.dice.dice_presenter import DicePresenter
from rowlock.terminal.look import Look
from rowlock.terminal.menu import Option
from rowlock.terminal.words import Story

_Play_contra = TypeVar("_Play_contra", bound=Playthrough, contravariant=True)


class Presenter(Protocol[_Play_contra]):
    """Presents the playthroughs of one game."""

    verb: str
    """What a seat does to let chance go on, as verb and as noun: roll, toss, deal."""
    example: str
    """How a move is typed, for whoever typed something else: "a field like r7"."""

    def draw(self, play: _Play_contra, rng: random.Random) -> str:
        """What chance supplies next, from this generator."""
        ...

    def options(self, play: _Play_contra, seat: int) -> Sequence[Option]:
        """The legal moves of the seat."""
        ...

    def chance(self, play: _Play_contra, look: Look, seat: int | None = None) -> Text:
        """What chance supplied in this turn; for a seat, with what only matters to that seat."""
        ...

    def warnings(self, play: _Play_contra) -> Sequence[str]:
        """What could end the playthrough soon."""
        ...

    def overview(self, play: _Play_contra, seat: int, look: Look) -> Sequence[RenderableType]:
        """What the seat should see before it chooses."""
        ...

    def action(self, play: _Play_contra) -> str:
        """The name of the action that is open."""
        ...

    def story(self, before: _Play_contra, after: _Play_contra) -> Story:
        """What a choice did, when it and those of the others landed."""
        ...

    def guide(self, variant: Variant, look: Look) -> RenderableType:
        """The help page."""
        ...

    def sheets(self, play: _Play_contra, look: Look) -> RenderableType:
        """The sheets of all seats."""
        ...

    def scoreboard(self, play: _Play_contra, look: Look) -> RenderableType:
        """The points of all seats, and who wins or leads."""
        ...


PRESENTERS: dict[str, Presenter[Any]] = {"dice": DicePresenter()}
"""By the kind of game."""


def presenter_of(play: Playthrough) -> Presenter[Any]:
    """The presenter for this playthrough."""
    return PRESENTERS[play.kind]
