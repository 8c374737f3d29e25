"""What the terminal needs from a game beyond the `rules.game` protocol: how to draw it and put it into words."""

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
    """What a seat does to trigger chance, as both verb and noun: roll, toss, deal."""
    example: str
    """How to type a move, shown after invalid input: "a field like r7"."""

    def draw(self, play: _Play_contra, rng: random.Random) -> str:
        """Draw what chance supplies next from this generator."""
        ...

    def options(self, play: _Play_contra, seat: int) -> Sequence[Option]:
        """The legal moves of the seat."""
        ...

    def chance(self, play: _Play_contra, look: Look, seat: int | None = None) -> Text:
        """What chance supplied this turn; for a seat, with details that only matter to that seat."""
        ...

    def warnings(self, play: _Play_contra) -> Sequence[str]:
        """Reasons why the playthrough could end soon."""
        ...

    def overview(self, play: _Play_contra, seat: int, look: Look) -> Sequence[RenderableType]:
        """What the seat should see before it chooses."""
        ...

    def action(self, play: _Play_contra) -> str:
        """The name of the current action."""
        ...

    def story(self, before: _Play_contra, after: _Play_contra) -> Story:
        """What an action did, once everybody's choices landed."""
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
"""By kind of game."""


def presenter_of(play: Playthrough) -> Presenter[Any]:
    """The presenter for this playthrough."""
    return PRESENTERS[play.kind]
