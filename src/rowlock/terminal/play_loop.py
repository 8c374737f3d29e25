"""A playthrough at one terminal: people type, bots decide, a random generator supplies chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rich.console import Console

from rowlock.errors import SetupError
from rowlock.rules.game import Playthrough
from rowlock.terminal.menu import Request, TakeBack, Unclear, parse_request, read
from rowlock.terminal.presenter import presenter_of
from rowlock.terminal.screen import Screen
from rowlock.terminal.undo import Choices, Key, taken_back
from rowlock.terminal.words import does


class Decider(Protocol):
    """Decides for a seat without a prompt: a bot for the game being played."""

    def decide(self, view: Any) -> object:
        """Choose based on what the seat sees; `str` of the result is the move."""
        ...


class _Stop(Exception):
    """Somebody wants to stop."""


def play(
    start: Playthrough,
    deciders: Sequence[Decider | None],
    *,
    rng: random.Random,
    console: Console,
    ask: Callable[[str], str],
    save: Callable[[Playthrough], None],
    where: str = "",
) -> Playthrough:
    """Play to the end, or until somebody stops; the returned playthrough shows which.

    `deciders` are by seat, None for a person at the terminal. `ask` shows a prompt and returns what was typed; an
    EOFError or KeyboardInterrupt from it stops gracefully. `save` receives the playthrough after every turn and once
    more at the end, unless nothing has happened yet; `where` is shown to people as the place of the record.
    """
    if len(deciders) != len(start.names):
        raise SetupError(f"{len(deciders)} players for {len(start.names)} seats: one each is needed")
    screen = Screen(console, start.names, presenter_of(start))
    loop = _Loop(start, deciders, rng, screen, ask, save)
    try:
        loop.run()
    except (_Stop, KeyboardInterrupt):
        screen.say("Stopped here.")
    if loop.has_begun:
        save(loop.now)
        if where:
            screen.say(f"The record is in {where}")
    return loop.now


class _Loop:
    """Chance, choices and undo. `now` is only ever replaced as a whole, so an interrupt leaves no partial state."""

    def __init__(
        self,
        now: Playthrough,
        deciders: Sequence[Decider | None],
        rng: random.Random,
        screen: Screen,
        ask: Callable[[str], str],
        save: Callable[[Playthrough], None],
    ) -> None:
        self.now = now
        self.supplied = now
        """The point just after chance last supplied something: choices made since can be taken back."""
        self.deciders = deciders
        self.persons = {seat for seat, decider in enumerate(deciders) if decider is None}
        self.rng, self.screen, self.ask, self.save = rng, screen, ask, save
        self.made: Choices = {}
        """All choices since `supplied`."""
        self.kept: Choices = {}
        """Choices to reapply, if still legal, after somebody else has chosen again."""
        self.typed: list[Key] = []
        """The choices in `made` that people typed, in order."""

    @property
    def has_begun(self) -> bool:
        """Whether chance has supplied anything yet."""
        return self.now.turn > 1 or not self.now.awaits_chance

    def run(self) -> None:
        if self.persons:
            self.screen.greet(self.now.variant)
        verb = self.screen.presenter.verb
        while not self.now.is_over or not self.go_on("Enter for the scores"):
            if not self.now.awaits_chance:
                self.next_choice()
            elif self.go_on(f"Enter to go on and {verb}" if self.typed else f"Enter to {verb}"):
                self.supply()
        self.screen.result(self.now)

    def supply(self) -> None:
        self.now = self.supplied = self.now.supply(self.screen.presenter.draw(self.now, self.rng))
        self.made, self.kept, self.typed = {}, {}, []
        self.screen.chance(self.now, briefly=not self.persons)

    def next_choice(self) -> None:
        """Let bots choose first, then people one by one. Kept choices are reapplied if still legal."""
        seat = min(self.now.awaited, key=lambda seat: (seat in self.persons, seat))
        kept = self.kept.get((seat, self.now.decision))
        self.kept = {key: move for key, move in self.kept.items() if key != (seat, self.now.decision)}
        if kept is not None and kept in self.legal(seat):
            self.choose(seat, kept)
        else:
            self.decide(seat)

    def legal(self, seat: int) -> list[str]:
        """The legal moves of the seat."""
        return [option.move for option in self.screen.options(self.now, seat)]

    def decide(self, seat: int) -> None:
        """Let a bot decide from what a person in its seat would see; prompt a person if there is a choice."""
        default = self.now.default(seat)
        if decider := self.deciders[seat]:
            seen = self.now.view(seat)
            self.choose(seat, default if seen is None else str(decider.decide(seen)))
        elif self.legal(seat) == [default]:
            self.screen.nothing(self.now, seat)
            self.choose(seat, default)
        else:
            self.screen.decision(self.now, seat)
            self.ask_for_move(seat)

    def ask_for_move(self, seat: int) -> None:
        """Prompt until the person has chosen, or a choice has been taken back."""
        now, name = self.now, self.screen.names[seat]
        options, example = self.screen.options(now, seat), self.screen.presenter.example
        prompt = "Your choice: " if name.casefold() == "you" else f"{name}, your choice: "
        while True:
            match read(self.prompted(prompt), now, seat, options, example):
                case Unclear(sentence):
                    self.screen.say(sentence)
                case TakeBack(whose):
                    if self.take_back(whose, seat):
                        return
                case Request() as request:
                    self.grant(request)
                    self.screen.choices(now, seat)
                case move:
                    key = seat, now.decision
                    self.typed = [*(typed for typed in self.typed if typed != key), key]
                    self.choose(seat, move)
                    if self.now.decision == now.decision:
                        self.screen.chosen(seat)
                    return

    def choose(self, seat: int, move: str) -> None:
        """Make the choice, report what the action did once it has landed, and save a finished turn."""
        before = self.now
        self.now = before.choose(seat, move)
        self.made = {**self.made, (seat, before.decision): move}
        if self.now.decision == before.decision:
            return
        self.screen.story(before, self.now)
        if self.now.awaits_chance or self.now.is_over:
            self.save(self.now)

    def go_on(self, prompt: str) -> bool:
        """Wait for people before anything irreversible; return False if a choice was taken back instead."""
        if not self.persons or (self.now.is_over and not self.typed):
            return True
        while True:
            text = self.prompted(f"{prompt}, u to take back: " if self.typed else f"{prompt}: ")
            match parse_request(text):
                case TakeBack(whose):
                    if self.take_back(whose):
                        return False
                case Request() as request:
                    self.grant(request)
                case None if text.strip():
                    self.screen.say("Please press Enter to go on, or type ? for help.")
                case None:
                    return True

    def take_back(self, name: str, asked: int | None = None) -> bool:
        """Take back the last choice of the named person, else of the one being asked, else of whoever chose last."""
        names = self.screen.names
        whose = self.person(name) if name else asked
        if name and whose is None:
            return False
        typed = [key for key in self.typed if whose in (None, key[0])]
        if not typed:
            start = "There is" if whose is None else does(names[whose], "have")
            verb = self.screen.presenter.verb
            self.screen.say(f"{start} nothing to take back: what came before the {verb} stays.")
            return False
        seat, decision = typed[-1]
        self.now, self.made, kept = taken_back(self.supplied, self.made, (seat, decision))
        self.kept = kept | {key: move for key, move in self.kept.items() if key[0] != seat}
        self.typed = [key for key in self.typed if key[0] != seat or key in self.made]
        self.screen.say(f"Taken back: {does(names[seat], 'choose')} again.")
        return True

    def person(self, name: str) -> int | None:
        """The seat of the person with this name or unique prefix; if there is none, say who can be named."""
        names = {seat: self.screen.names[seat].casefold() for seat in sorted(self.persons)}
        exact = [seat for seat in names if names[seat] == name.casefold()]
        found = exact or [seat for seat in names if names[seat].startswith(name.casefold())]
        if len(found) == 1:
            return found[0]
        wrong = f"There is more than one {name}" if found else f"There is no {name} here"
        self.screen.say(f"{wrong}; type {' or '.join(f'u {self.screen.names[seat]}' for seat in found or names)}.")
        return None

    def grant(self, request: Request) -> None:
        """Fulfill a request other than a choice."""
        match request:
            case Request.HELP:
                self.screen.guide(self.now.variant)
            case Request.SHEETS:
                self.screen.sheets(self.now)
            case Request.QUIT:
                raise _Stop

    def prompted(self, prompt: str) -> str:
        """Return what a person types; end of input means stop."""
        try:
            return self.ask(self.screen.look.fit(prompt))
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")  # end the line with the prompt
            raise _Stop from None
