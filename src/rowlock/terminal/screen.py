"""What is printed, and when it is printed together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from rowlock.english import listing
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.variant import MOST_SEATS
from rowlock.terminal import render
from rowlock.terminal.guide import guide
from rowlock.terminal.look import look_for
from rowlock.terminal.menu import menu, targets
from rowlock.terminal.words import does, story, warnings


class Screen:
    """A console, and the names of those who play."""

    def __init__(self, console: Console, names: Sequence[str]) -> None:
        self.console = console
        self.names = names
        self.look = look_for(console)

    def show(self, *pictures: RenderableType) -> None:
        """Print pictures, one below the other."""
        for picture in pictures:
            self.console.print(picture, highlight=False)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence, its colors shown in color."""
        text = Text(self.look.fit(sentence), style)
        for color in COLORS:
            text.highlight_regex(rf"(?i)\b{color}( \d+)?\b", self.look.band(color))
        self.show(text)

    def greet(self, state: State) -> None:
        """Print what is played by whom."""
        self.say(f"{state.variant.name} with {listing(self.names)}. Type ? for help at any time.")
        if (book := state.variant.players) and not book[0] <= len(self.names) <= book[1]:
            number = " to ".join(map(str, sorted(set(book))))
            self.say(f"By the book {number} play this; here 1 to {MOST_SEATS} can.")
        if self.console.width < render.WIDTH:
            self.say(f"A window of {render.WIDTH} columns would show the whole sheet.")

    def roll(self, state: State, *, briefly: bool) -> None:
        """Print who rolled; `briefly` where nobody is asked, and so nobody is shown the dice before a choice."""
        name = self.names[state.active]
        if briefly:
            self.show(Text().append(self.look.fit(f"{state.turn}. {name}  "), "bold").append_text(self.dice(state)))
        else:
            title = " · ".join([f"Turn {state.turn}", does(name, "roll"), *warnings(state, self.names)])
            self.show(Rule(Text(self.look.fit(title), "bold"), align="left", style="dim"))

    def dice(self, state: State) -> Text:
        """The roll of the turn; in the color action with what the colored dice make."""
        assert state.roll is not None
        sums = state.phase is Phase.COLOR
        return render.dice(state.roll, state.variant.sides, sums=sums, look=self.look)

    def story(self, before: State, after: State) -> None:
        """Print what an action did, closings and the end so that nobody misses them."""
        told = story(before, after, self.names)
        action = f"{before.phase.value:>7}  "
        for deed in told.deeds:
            self.say(f"{action}{deed}")
            action = " " * len(action)
        for news in told.news:
            self.say(f"{self.look.best} {news[0].upper()}{news[1:]}.", "bold")

    def chosen(self, seat: int) -> None:
        """Print that somebody has chosen, and wipe away what they typed: the next person is not to see it.

        Where nothing can be wiped away it is moved out of sight.
        """
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.line(max(self.console.height, 24))
        self.say(f"{does(self.names[seat], 'have')} chosen.")

    def nothing(self, state: State, seat: int) -> None:
        """Print that the dice leave a person no choice."""
        self.show(self.dice(state))
        self.say(f"{does(self.names[seat], 'have')} nothing to cross now.")

    def decision(self, state: State, seat: int) -> None:
        """Print what a person needs to see before they choose."""
        if state.phase is Phase.WHITE and len(self.names) > 1:
            self.show(render.others(state, self.names, without=[seat], look=self.look))
        sheet = render.sheet(
            state.sheets[seat],
            name=self.names[seat],
            active=seat == state.active,
            lucky=state.lucky[seat] if state.lucky else None,
            closed=state.closed,
            legal=targets(legal(state, seat)),
            look=self.look,
        )
        self.show(Text(), sheet)
        self.choices(state, seat)

    def choices(self, state: State, seat: int) -> None:
        """Print the dice and the menu."""
        dice = self.dice(state)
        numbers = state.roll.white_sums(state.variant.sides) if state.roll else ()
        if state.phase is Phase.WHITE and state.lucky and set(numbers) <= set(state.lucky[seat]):
            dice.append(f"  {self.look.best} lucky", "bold")
        self.show(Text(), dice, *menu(state, seat, self.look))

    def guide(self, state: State) -> None:
        """Print the help page."""
        self.show(guide(state.variant, self.look))

    def sheets(self, state: State) -> None:
        """Print all sheets."""
        self.show(render.sheets(state, self.names, look=self.look))

    def result(self, state: State) -> None:
        """Print the sheets and the scores."""
        self.show(Text(), render.sheets(state, self.names, look=self.look))
        self.show(Text(), render.scoreboard(state, self.names, look=self.look))
