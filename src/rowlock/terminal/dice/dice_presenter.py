"""The presenter of the dice game; `terminal.presenter` documents its methods."""

from __future__ import annotations

import random

from rich.console import RenderableType
from rich.text import Text

from rowlock.chance import throw
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.state import Phase
from rowlock.rules.pad.variant import Variant
from rowlock.terminal.dice import render
from rowlock.terminal.dice.guide import guide
from rowlock.terminal.dice.options import options, targets
from rowlock.terminal.dice.story import story, warnings
from rowlock.terminal.look import Look
from rowlock.terminal.menu import Option
from rowlock.terminal.words import Story


class DicePresenter:
    """See Presenter."""

    verb = "roll"
    example = "a field like r7"

    def draw(self, play: DicePlaythrough, rng: random.Random) -> str:
        """See Presenter. Removed dice draw no number; changing that would change the rolls of a given seed."""
        return str(throw(play.state, rng))

    def options(self, play: DicePlaythrough, seat: int) -> tuple[Option, ...]:
        """See Presenter."""
        return options(play.state, seat)

    def chance(self, play: DicePlaythrough, look: Look, seat: int | None = None) -> Text:
        """See Presenter: the dice, and in the color action the sums that the colored ones make."""
        state = play.state
        assert state.roll is not None
        sides = state.variant.sides
        dice = render.dice(state.roll, sides, sums=state.phase is Phase.COLOR, look=look)
        lucky = state.lucky[seat] if state.lucky and seat is not None and state.phase is Phase.WHITE else ()
        if set(state.roll.white_sums(sides)) <= set(lucky):
            dice.append(f"  {look.best} lucky", "bold")
        return dice

    def warnings(self, play: DicePlaythrough) -> tuple[str, ...]:
        """See Presenter."""
        return warnings(play.state, play.names)

    def overview(self, play: DicePlaythrough, seat: int, look: Look) -> list[RenderableType]:
        """See Presenter: a line for each of the others in the white action, then the seat's own sheet."""
        state = play.state
        sheet = render.sheet(
            state.sheets[seat],
            name=play.names[seat],
            active=seat == state.active,
            lucky=state.lucky[seat] if state.lucky else None,
            closed=state.closed,
            legal=targets(legal(state, seat)),
            look=look,
        )
        if state.phase is not Phase.WHITE or len(play.names) == 1:
            return [Text(), sheet]
        return [render.others(state, play.names, without=[seat], look=look), Text(), sheet]

    def action(self, play: DicePlaythrough) -> str:
        """See Presenter."""
        return play.state.phase.value

    def story(self, before: DicePlaythrough, after: DicePlaythrough) -> Story:
        """See Presenter."""
        return story(before.state, after.state, before.names)

    def guide(self, variant: Variant, look: Look) -> RenderableType:
        """See Presenter."""
        return guide(variant, look)

    def sheets(self, play: DicePlaythrough, look: Look) -> RenderableType:
        """See Presenter."""
        return render.sheets(play.state, play.names, look=look)

    def scoreboard(self, play: DicePlaythrough, look: Look) -> RenderableType:
        """See Presenter."""
        return render.scoreboard(play.state, play.names, look=look)
