"""A playthrough at one terminal: people type, bots decide, dice come from a generator."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console

from rowlock.chance import throw
from rowlock.errors import SetupError
from rowlock.players.player import Player
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.moves import Move, Pass
from rowlock.rules.dice.record import Record
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import view
from rowlock.terminal.menu import TakeBack, Unclear, Wish, read, wish
from rowlock.terminal.points import Point, taken_back
from rowlock.terminal.screen import Screen
from rowlock.terminal.words import does


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who sits at a seat: a player that decides by itself, or a person at the terminal if there is none."""

    name: str
    player: Player | None = None


class _Stop(Exception):
    """Somebody wants to stop."""


def play(
    state: State,
    seats: Sequence[SeatSpec],
    *,
    rng: random.Random,
    console: Console,
    ask: Callable[[str], str],
    save: Callable[[Record], None],
    record: Record | None = None,
    where: str = "",
) -> tuple[State, Record]:
    """Play to the end, or until somebody stops; the state returned says which.

    `ask` shows a prompt and returns what was typed; an EOFError or a KeyboardInterrupt from it stops politely. `save`
    is handed the whole record after every turn and once more at the end; `where` tells people where it is kept.
    A state that is under way needs the `record` that led to it.
    """
    if len(seats) != len(state.sheets):
        raise SetupError(f"{len(seats)} players for {len(state.sheets)} seats: one each is needed")
    record = record or Record.begin(state, [seat.name for seat in seats])
    loop = _Loop(Point(state, record), seats, rng, Screen(console, record.names), ask, save)
    try:
        loop.run()
    except (_Stop, KeyboardInterrupt):
        loop.screen.say("Stopped here.")
    save(loop.now.record)
    if where and loop.now.record.turns:
        loop.screen.say(f"The record is in {where}")
    return loop.now.state, loop.now.record


class _Loop:
    """Rolls, choices and what is taken back. `now` is replaced whole, so an interruption finds nothing half done."""

    def __init__(
        self,
        now: Point,
        seats: Sequence[SeatSpec],
        rng: random.Random,
        screen: Screen,
        ask: Callable[[str], str],
        save: Callable[[Record], None],
    ) -> None:
        self.now = now
        self.since_roll = now
        """The point after the last roll: what was chosen since then can be taken back, the roll cannot."""
        self.players = [seat.player for seat in seats]
        self.persons = {index for index, seat in enumerate(seats) if seat.player is None}
        self.rng, self.screen, self.ask, self.save = rng, screen, ask, save
        self.chosen: list[tuple[int, Phase]] = []
        """The choices that persons typed since the roll, in order."""
        self.kept: Move | None = None
        """The color choice that stands while somebody else takes a white choice back."""

    def run(self) -> None:
        if self.persons:
            self.screen.greet(self.now.state)
        while not self.now.state.is_over or not self.go_on("Enter for the scores"):
            match self.now.state.phase:
                case Phase.ROLL:
                    if self.go_on("Enter to roll on" if self.chosen else "Enter to roll"):
                        self.roll()
                case Phase.WHITE:
                    self.white()
                case Phase.COLOR:
                    self.color()
        self.screen.result(self.now.state)

    def roll(self) -> None:
        self.now = self.since_roll = self.now.rolled(throw(self.now.state, self.rng))
        self.chosen, self.kept = [], None
        self.screen.roll(self.now.state, briefly=not self.persons)

    def white(self) -> None:
        """The bots choose first, then the persons one after the other."""
        self.decide(min(to_decide(self.now.state), key=lambda seat: (seat in self.persons, seat)))

    def color(self) -> None:
        """The active seat chooses, unless what it chose before can stand."""
        seat = self.now.state.active
        kept, self.kept = self.kept, None
        if kept is not None and kept in legal(self.now.state, seat):
            self.choose(seat, kept)
        else:
            self.decide(seat)

    def decide(self, seat: int) -> None:
        """A player decides on what a person at its seat would see; a person is asked if there is a choice."""
        state = self.now.state
        if player := self.players[seat]:
            self.choose(seat, player.decide(view(state, seat)))
        elif legal(state, seat) == (Pass(),):
            self.screen.nothing(state, seat)
            self.choose(seat, Pass())
        else:
            self.screen.decision(state, seat)
            self.ask_for_move(seat)

    def ask_for_move(self, seat: int) -> None:
        """Ask until the person has chosen, or a choice has been taken back."""
        state, name = self.now.state, self.screen.names[seat]
        prompt = "Your choice: " if name.casefold() == "you" else f"{name}, your choice: "
        while True:
            match read(self.typed(prompt), state, seat):
                case Unclear(sentence):
                    self.screen.say(sentence)
                case TakeBack(whose):
                    if self.take_back(whose, seat):
                        return
                case Wish() as wished:
                    self.grant(wished)
                    self.screen.choices(state, seat)
                case move:
                    self.chosen = [
                        *(typed for typed in self.chosen if typed != (seat, state.phase)),
                        (seat, state.phase),
                    ]
                    self.choose(seat, move)
                    if self.now.state.phase is Phase.WHITE:
                        self.screen.chosen(seat)
                    return

    def choose(self, seat: int, move: Move) -> None:
        """Make the choice, tell what it did once the action has landed, and keep the record of a finished turn."""
        before = self.now.state
        self.now = self.now.chose(seat, move)
        after = self.now.state
        if after.phase is Phase.WHITE:
            return
        self.screen.story(before, after)
        if after.phase is not Phase.COLOR:
            self.save(self.now.record)

    def go_on(self, prompt: str) -> bool:
        """Wait for the persons before something that cannot be taken back; False if a choice was taken back instead."""
        if not self.persons or (self.now.state.is_over and not self.chosen):
            return True
        while True:
            text = self.typed(f"{prompt}, u to take back: " if self.chosen else f"{prompt}: ")
            match wish(text):
                case TakeBack(whose):
                    if self.take_back(whose):
                        return False
                case Wish() as wished:
                    self.grant(wished)
                case None if text.strip():
                    self.screen.say("Please press Enter to go on, or type ? for help.")
                case None:
                    return True

    def take_back(self, name: str, asked: int | None = None) -> bool:
        """Take back the last choice of the person named, or of the one who is asked, or of whoever chose last."""
        names = self.screen.names
        whose = self.person(name) if name else asked
        if name and whose is None:
            return False
        typed = [choice for choice in self.chosen if whose in (None, choice[0])]
        if not typed:
            start = "There is" if whose is None else does(names[whose], "have")
            self.screen.say(f"{start} nothing to take back: what came before the roll stays.")
            return False
        seat, phase = typed[-1]
        before = self.now
        self.now = taken_back(self.since_roll, before, seat, phase)
        self.chosen = [choice for choice in self.chosen if choice not in ((seat, phase), (seat, Phase.COLOR))]
        others = phase is Phase.WHITE and seat != self.now.state.active
        self.kept = (before.color_choice or self.kept) if others else None
        self.screen.say(f"Taken back: {does(names[seat], 'choose')} again.")
        return True

    def person(self, name: str) -> int | None:
        """The seat of the person so called, or whose name alone begins so; None after saying who can be named."""
        names = {seat: self.screen.names[seat].casefold() for seat in sorted(self.persons)}
        exact = [seat for seat in names if names[seat] == name.casefold()]
        found = exact or [seat for seat in names if names[seat].startswith(name.casefold())]
        if len(found) == 1:
            return found[0]
        wrong = f"There is more than one {name}" if found else f"There is no {name} here"
        self.screen.say(f"{wrong}; {' or '.join(f'u {self.screen.names[seat]}' for seat in found or names)}.")
        return None

    def grant(self, wished: Wish) -> None:
        """Do what a person asked for besides choosing."""
        match wished:
            case Wish.HELP:
                self.screen.guide(self.now.state)
            case Wish.SHEETS:
                self.screen.sheets(self.now.state)
            case Wish.QUIT:
                raise _Stop

    def typed(self, prompt: str) -> str:
        """What a person types; the end of the input is a wish to stop."""
        try:
            return self.ask(self.screen.look.fit(prompt))
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")  # the prompt still stands on the line
            raise _Stop from None
