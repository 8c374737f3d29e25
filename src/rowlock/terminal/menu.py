"""The choices a person has, listed and read back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from rich.style import Style
from rich.text import Text

from rowlock.errors import NotationError, RowlockError
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.notation import parse_move
from rowlock.rules.dice.play import choose
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import Layout
from rowlock.rules.pad.sheet import Crossed, Locked
from rowlock.terminal.look import COLORED, Look
from rowlock.terminal.pad import packed


class Wish(Enum):
    """What a person can ask for instead of choosing."""

    HELP = auto()
    SHEETS = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The wish to take a choice back; of the person so named, or of whoever comes first to mind."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """An answer that is no choice, with a kind sentence that says why."""

    sentence: str


Answer = Move | Wish | TakeBack | Unclear

_WISHES = {"?": Wish.HELP, "h": Wish.HELP, "help": Wish.HELP, "s": Wish.SHEETS, "q": Wish.QUIT, "quit": Wish.QUIT}


def wish(text: str) -> Wish | TakeBack | None:
    """What is asked for at any prompt, or None if the text is something else."""
    word, _, rest = text.strip().partition(" ")
    if word.lower() in ("u", "undo"):
        return TakeBack(rest.strip())
    return _WISHES.get(text.strip().lower())


def read(text: str, state: State, seat: int) -> Answer:
    """What a person meant: a number of the menu, the notation of a move, or a wish. Nothing is guessed."""
    moves = legal(state, seat)
    if wished := wish(text):
        return wished
    text = text.strip().lower()
    if text.isdecimal():
        number = int(text) if len(text) < 5 else 0
        return moves[number - 1] if 1 <= number <= len(moves) else Unclear(f"The numbers go from 1 to {len(moves)}.")
    try:
        move = parse_move("-" if text in ("p", "pass") else text)
    except NotationError:
        return Unclear(f"Please type a number from 1 to {len(moves)}, a field like r7, - to pass, or ? for help.")
    try:
        choose(state, seat, move)
    except RowlockError as error:
        return Unclear(f"That does not go: {error}.")
    return move


def menu(state: State, seat: int, look: Look = COLORED) -> list[Text]:
    """The legal moves of a seat, numbered: what each crosses with all that follows, and its notation."""
    entries = []
    for number, move in enumerate(legal(state, seat), 1):
        style = look.band(_color(state.variant.layout, move)) if isinstance(move, Cross) else Style(bold=True)
        entry = Text().append(f" {number} ", style)
        entries.append(entry.append(f" {look.fit(label(state, seat, move))} ").append(str(move), "dim"))
    return packed(entries)


def label(state: State, seat: int, move: Move) -> str:
    """A move in words, with the bonus crosses it leads to; the active seat's second pass says what it costs."""
    if isinstance(move, Pass):
        if state.phase is not Phase.COLOR or not isinstance(state.choices[seat], Pass):
            return "pass"
        ends = state.sheets[seat].penalties + 1 >= state.variant.penalties_to_end
        return "pass and take your last penalty: this ends it" if ends else "pass and take a penalty"
    layout = state.variant.layout
    field = layout.fields[move.field]
    text = layout.name_of(field)
    if state.phase is Phase.WHITE and state.roll and field.number not in state.roll.white_sums(state.variant.sides):
        text += " (lucky)"
    if move.to:
        text += f", bonus in {layout.rows[layout.row_index[move.to]].name}"
    for step in land(state.sheets[seat], state.closed, field, move.to).steps:
        match step:
            case Locked():
                text += " + lock"
            case Crossed(crossed, by_bonus=True):
                text += f" → {layout.name_of(layout.fields[crossed])}"
    return text


def _color(layout: Layout, move: Cross) -> str:
    """The color a move is shown in; a round field goes with its upper neighbor."""
    field = layout.fields[move.field]
    return field.color or layout.around[field.id][0].color


def targets(moves: Sequence[Move]) -> frozenset[str]:
    """The ids of the fields that the moves cross."""
    return frozenset(move.field for move in moves if isinstance(move, Cross))
