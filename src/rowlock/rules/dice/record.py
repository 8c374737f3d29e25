"""The record of a playthrough: its inputs, and nothing that follows from them.

    variant classic
    seats Ada, Ben
    first 1                     who rolls first, if not seat 0
    lucky 5/10 6/11             where the variant has lucky numbers
    1  34 2516  r7 - | y9       turn, roll, white choices by seat, the active seat's color choice
    2  ?? ????  r8 b9 | -       a roll whose faces nobody has entered

A turn that the white action ended has no color part. The last turn of an unfinished playthrough may stop after
the roll, have `?` for seats that have not chosen, or lack the color choice. Empty lines and whatever follows a #
are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rowlock.errors import NotationError, NotYourDecision, RecordError, RowlockError
from rowlock.rules.catalog import variant_of
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.notation import parse_lucky, parse_move, parse_roll
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.record_text import check_seat, chosen, expect_number, names_for, read_lines
from rowlock.rules.pad.variant import Lucky, Variant, lucky_text


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn's inputs. `line` is its line in the text it was parsed from."""

    roll: Roll
    white: tuple[Move | None, ...]
    color: Move | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """The inputs of a playthrough. `str` gives its text; `replay` plays it and checks every line."""

    variant: Variant
    names: tuple[str, ...]
    first: int = 0
    lucky: tuple[Lucky, ...] = ()
    turns: tuple[Turn, ...] = ()

    @classmethod
    def begin(cls, state: State, names: Sequence[str]) -> Record:
        """An empty record for a playthrough that starts in this state."""
        return cls(state.variant, names_for(len(state.sheets), names), state.active, state.lucky)

    def rolled(self, roll: Roll) -> Record:
        """The record with one more turn, which starts with this roll."""
        return self._with_turns((*self.turns, Turn(roll, (None,) * len(self.names))))

    def chose(self, seat: int, move: Move) -> Record:
        """The record with a seat's choice: white while somebody still has to choose, then color."""
        if not self.turns:
            raise NotationError(f"{move}: a choice comes after a roll")
        check_seat(seat, len(self.names))
        *turns, turn = self.turns
        turn = _with_white(turn, seat, move) if None in turn.white else replace(turn, color=move)
        return self._with_turns((*turns, turn))

    def took_back(self, seat: int) -> Record:
        """The record without the choice that the seat made last: a color choice, or a white one that has not landed."""
        check_seat(seat, len(self.names))
        if not self.turns:
            raise NotYourDecision(f"seat {seat}: nobody has chosen anything yet")
        *turns, turn = self.turns
        active = (self.first + len(turns)) % len(self.names)
        if turn.color is not None and seat == active:
            turn = replace(turn, color=None)
        elif None in turn.white and turn.white[seat] is not None:
            turn = _with_white(turn, seat, None)
        else:
            raise NotYourDecision(f"seat {seat} has no choice in turn {len(self.turns)} that can be taken back")
        return self._with_turns((*turns, turn))

    def _with_turns(self, turns: tuple[Turn, ...]) -> Record:
        """The record with other turns; `replace` takes twice as long, and this runs for every choice."""
        return Record(self.variant, self.names, self.first, self.lucky, turns)

    @classmethod
    def parse(cls, text: str, variant: Variant | None = None) -> Record:
        """Parse a record. A home-made variant has to be passed in. `replay` finds out whether it can be played."""
        lines = read_lines(text, ("variant", "seats", "first", "lucky"), _parse_turn)
        first, names = lines.first, lines.names
        undecided = (None,) * len(names)
        return cls(
            variant_of(lines.headers["variant"], variant),
            names,
            first,
            parse_lucky(lines.headers.get("lucky", "")),
            tuple(replace(turn, white=turn.white or undecided) for turn in lines.turns),
        )

    def __str__(self) -> str:
        lines = [f"variant {self.variant.id}", f"seats {', '.join(self.names)}"]
        if self.first:
            lines.append(f"first {self.first}")
        if self.lucky:
            lines.append(f"lucky {' '.join(map(lucky_text, self.lucky))}")
        return "\n".join([*lines, *(_format_turn(n, turn) for n, turn in enumerate(self.turns, 1))]) + "\n"

    __repr__ = __str__


def _with_white(turn: Turn, seat: int, move: Move | None) -> Turn:
    """The turn with a seat's white choice replaced."""
    return Turn(turn.roll, (*turn.white[:seat], move, *turn.white[seat + 1 :]), turn.color, turn.line)


def _format_turn(number: int, turn: Turn) -> str:
    parts = [f"{number:<2} {turn.roll} "]
    if any(turn.white):
        parts += ["?" if move is None else str(move) for move in turn.white]
    if turn.color is not None:
        parts += ["|", str(turn.color)]
    return " ".join(parts).rstrip()


def _parse_turn(content: str, line: int, expected: int) -> Turn:
    white_part, bar, color_part = content.partition("|")
    number, *parts = white_part.split()
    expect_number(number, expected, line)
    try:
        dice = parse_roll(" ".join(parts[:2]))
        white = tuple(None if part == "?" else parse_move(part) for part in parts[2:])
        color = parse_move(color_part) if bar else None
    except NotationError as error:
        raise NotationError(f"line {line}: {error}") from None
    return Turn(dice, white, color, line)


def replay(record: Record) -> Iterator[State]:
    """The states of a record: the start, then one after each roll and each choice.

    A line that cannot be played raises a RecordError that names the line, the seat, the move and the rule.
    """
    state = start(record.variant, len(record.names), record.first, record.lucky or None)
    yield state
    for index, turn in enumerate(record.turns):
        for state in _play(state, turn, unfinished=index == len(record.turns) - 1):  # noqa: B020
            yield state


def _play(state: State, turn: Turn, *, unfinished: bool) -> Iterator[State]:
    if state.is_over:
        raise RecordError("the playthrough was over before this turn (C11)", line=turn.line, rule="C11")
    try:
        state = roll(state, turn.roll)
    except RowlockError as error:
        raise RecordError(str(error), line=turn.line) from None
    yield state
    if len(turn.white) != len(state.sheets):
        message = f"{len(turn.white)} white choices for {len(state.sheets)} seats"
        raise RecordError(message, line=turn.line, rule="C5")
    for seat, move in enumerate(turn.white):
        if move is not None:
            state = chosen(choose, state, seat, move, turn.line)
            yield state
    if state.phase is Phase.WHITE:
        if turn.color is not None or not unfinished:
            raise RecordError("a white choice is missing, write - for a pass", line=turn.line, rule="C5")
    elif turn.color is not None:
        if state.is_over:
            raise RecordError("the white action ended it: no color choice follows", line=turn.line, rule="C11")
        yield chosen(choose, state, state.active, turn.color, turn.line)
    elif not state.is_over and not unfinished:
        raise RecordError("the color choice is missing, write | - for a pass", line=turn.line, rule="C6")
