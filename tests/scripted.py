"""A table at a terminal with scripted input."""

import io
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console

import rowlock
from drawing import draw
from rowlock import Record, State
from rowlock.players.player import Player
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.rules.game import Playthrough
from rowlock.terminal.play_loop import play

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
PERSON = None


@dataclass
class Table:
    """A scripted playthrough: its output, its prompts, the saved records and its result."""

    state: State
    players: Sequence[Player | None]
    seed: int = 1
    record: Record | None = None
    whole: bool = True
    """Whether the record goes back to the start, so that it can be replayed."""
    encoding: str = "utf-8"
    width: int = 80
    printed: str = ""
    prompts: list[str] = field(default_factory=list)
    screens: list[str] = field(default_factory=list)
    """The output up to each prompt."""
    saved: list[Record] = field(default_factory=list)

    def play(self, script: Callable[[str], str]) -> State:
        output = io.BytesIO()
        file = io.TextIOWrapper(output, encoding=self.encoding, write_through=True)

        def ask(prompt: str) -> str:
            self.screens.append(output.getvalue().decode())
            self.prompts.append(prompt)
            return script(prompt)

        def save(play: Playthrough) -> None:
            self.saved.append(dice(play).inputs)

        begun = self.record or Record.begin(self.state, NAMES[: len(self.state.sheets)])
        last = dice(
            play(
                DicePlaythrough(self.state, begun),
                self.players,
                rng=random.Random(self.seed),
                console=Console(file=file, width=self.width),
                ask=ask,
                save=save,
                where="there.txt",
            )
        )
        state, record = last.state, last.inputs
        self.printed = output.getvalue().decode()
        assert (self.saved[-1] if record.turns else begun) == record
        assert bool(self.saved) == bool(record.turns)
        if self.whole:
            *_, replayed = rowlock.replay(Record.parse(str(record), state.variant))
            assert replayed == state
        return state

    @property
    def last_turn(self) -> str:
        """The last turn as the record has it, without its number."""
        return str(self.saved[-1]).splitlines()[-1].partition(" ")[2].strip()


def dice(play: Playthrough) -> DicePlaythrough:
    assert isinstance(play, DicePlaythrough)
    return play


def table(variant: str = "classic", *players: Player | None, seed: int = 1) -> Table:
    return Table(rowlock.start(variant, len(players)), players, seed)


def at(drawing: str, *players: Player | None) -> Table:
    """A table in the middle of a turn, without a record of how it got there."""
    state = draw(drawing)
    assert state.roll is not None
    turn = rowlock.Turn(state.roll, state.choices)
    record = Record(state.variant, tuple(NAMES[: len(players)]), 0, state.lucky, (turn,))
    return Table(state, players, record=record, whole=False)


def lines(*answers: str, then: type[BaseException] = EOFError) -> Callable[[str], str]:
    """A script that answers with these lines and then raises `then`."""
    waiting: Iterator[str] = iter(answers)

    def answer(prompt: str) -> str:
        line = next(waiting, None)
        if line is None:
            raise then
        return line

    return answer


def always(move: str) -> Callable[[str], str]:
    """A script that always makes the same choice, and rolls."""
    return lambda prompt: move if prompt.endswith("your choice: ") else ""
