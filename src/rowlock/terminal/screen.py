"""Everything that is printed during a playthrough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from rowlock.english import listing
from rowlock.rules.game import Playthrough
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.variant import MOST_SEATS, Variant
from rowlock.terminal.look import look_for
from rowlock.terminal.menu import Option, menu
from rowlock.terminal.pad import WIDTH
from rowlock.terminal.presenter import Presenter
from rowlock.terminal.words import does


class Screen:
    """A console, the names of the seats, and the presenter of their game."""

    def __init__(self, console: Console, names: Sequence[str], presenter: Presenter[Any]) -> None:
        self.console = console
        self.names = names
        self.presenter = presenter
        self.look = look_for(console)

    def show(self, *pictures: RenderableType) -> None:
        """Print renderables, one below the other."""
        for picture in pictures:
            self.console.print(picture, highlight=False)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence, with the names of colors highlighted."""
        text = Text(self.look.fit(sentence), style)
        for color in COLORS:
            text.highlight_regex(rf"(?i)\b{color}( \d+)?\b", self.look.band(color))
        self.show(text)

    def greet(self, variant: Variant) -> None:
        """Print which variant is played and by whom."""
        self.say(f"{variant.name} with {listing(self.names)}. Type ? for help at any time.")
        if (book := variant.players) and not book[0] <= len(self.names) <= book[1]:
            number = " to ".join(map(str, sorted(set(book))))
            self.say(f"Players by the book: {number}; here 1 to {MOST_SEATS} can play.")
        if self.console.width < WIDTH:
            self.say(f"Widen the window to {WIDTH} columns to see the whole sheet.")

    def chance(self, play: Playthrough, *, briefly: bool) -> None:
        """Print whose turn it is; `briefly` includes what chance supplied, for when nobody is prompted for a choice."""
        name = self.names[play.active]
        if briefly:
            title = Text().append(self.look.fit(f"{play.turn}. {name}  "), "bold")
            self.show(title.append_text(self.presenter.chance(play, self.look)))
        else:
            deed = does(name, self.presenter.verb)
            title = Text(self.look.fit(" · ".join([f"Turn {play.turn}", deed, *self.presenter.warnings(play)])), "bold")
            self.show(Rule(title, align="left", style="dim"))

    def story(self, before: Playthrough, after: Playthrough) -> None:
        """Print what an action did, with closed rows and the end highlighted."""
        told = self.presenter.story(before, after)
        action = f"{self.presenter.action(before):>7}  "
        for deed in told.deeds:
            self.say(f"{action}{deed}")
            action = " " * len(action)
        for news in told.news:
            self.say(f"{self.look.best} {news[0].upper()}{news[1:]}.", "bold")

    def chosen(self, seat: int) -> None:
        """Print that somebody has chosen, and clear what they typed, so that the next person does not see it.

        If the terminal cannot be cleared, scroll it out of sight.
        """
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.line(max(self.console.height, 24))
        self.say(f"{does(self.names[seat], 'have')} chosen.")

    def nothing(self, play: Playthrough, seat: int) -> None:
        """Print that a person has no choice this time."""
        self.show(self.presenter.chance(play, self.look))
        self.say(f"{does(self.names[seat], 'have')} nothing to cross now.")

    def decision(self, play: Playthrough, seat: int) -> None:
        """Print what a person needs to see before they choose."""
        self.show(*self.presenter.overview(play, seat, self.look))
        self.choices(play, seat)

    def choices(self, play: Playthrough, seat: int) -> None:
        """Print what chance supplied, and the menu."""
        self.show(Text(), self.presenter.chance(play, self.look, seat), *menu(self.options(play, seat), self.look))

    def options(self, play: Playthrough, seat: int) -> Sequence[Option]:
        """The options in a person's menu."""
        return self.presenter.options(play, seat)

    def guide(self, variant: Variant) -> None:
        """Print the help page."""
        self.show(self.presenter.guide(variant, self.look))

    def sheets(self, play: Playthrough) -> None:
        """Print all sheets."""
        self.show(self.presenter.sheets(play, self.look))

    def result(self, play: Playthrough) -> None:
        """Print the sheets and the scores."""
        self.show(Text(), self.presenter.sheets(play, self.look))
        self.show(Text(), self.presenter.scoreboard(play, self.look))
