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

A playthrough may start from any position instead of empty sheets. A line with the text of a state then takes the
place of `first` and `lucky`, and turns are counted from there:

    variant classic
    seats Ada, Ben
    position classic turn 1 seat 1 roll / r2.r5 - g12 - p1 / - - - - p0
    1  34 2516  - b7 | y9

If the state is in the middle of a turn, that turn is the first one, with the dice and choices of the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rowlock.errors import NotationError, NotYourDecision, RecordError, RowlockError
from rowlock.rules.catalog import variant_of
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.notation import parse_lucky, parse_move, parse_roll, parse_state
from rowlock.rules.dice.play import choose, roll, start
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.record_text import RecordLines, check_seat, chosen, expect_number, names_for, read_lines
from rowlock.rules.pad.sheet import blank
from rowlock.rules.pad.variant import Lucky, Variant, lucky_text

_HEADERS = ("variant", "seats", "first", "lucky", "position")


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
    position: State | None = None
    """Where it starts, in its first turn: before the roll, after the white action, or at the end. None for empty
    sheets before the first roll."""

    @classmethod
    def begin(cls, state: State, names: Sequence[str]) -> Record:
        """The record of a playthrough that starts in this state, with what has been rolled and chosen in its turn."""
        position = replace(state, turn=1)
        turns: tuple[Turn, ...] = ()
        if state.roll is not None:
            turns = (Turn(state.roll, state.choices),)
        if state.phase is Phase.WHITE:
            position = replace(position, phase=Phase.ROLL, roll=None, choices=())
        new = position.phase is Phase.ROLL and all(sheet == blank(state.variant) for sheet in state.sheets)
        checked = names_for(len(state.sheets), names)
        return cls(state.variant, checked, state.active, state.lucky, turns, None if new else position)

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
        return Record(self.variant, self.names, self.first, self.lucky, turns, self.position)

    @classmethod
    def parse(cls, text: str, variant: Variant | None = None) -> Record:
        """Parse a record. A home-made variant has to be passed in. `replay` finds out whether it can be played."""
        lines = read_lines(text, _HEADERS, _parse_turn)
        if "position" in lines.headers:
            return _from_position(lines, variant)
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
        if self.position:
            lines.append(f"position {self.position}")
        else:
            lines += [f"first {self.first}"] if self.first else []
            lines += [f"lucky {' '.join(map(lucky_text, self.lucky))}"] if self.lucky else []
        return "\n".join([*lines, *(_format_turn(n, turn) for n, turn in enumerate(self.turns, 1))]) + "\n"

    __repr__ = __str__


def _from_position(lines: RecordLines[Turn], variant: Variant | None) -> Record:
    """A record that starts from a position, in whatever turn and phase it was written."""
    headers, turns = lines.headers, lines.turns
    if superfluous := [key for key in ("first", "lucky") if key in headers]:
        raise NotationError(f"the position already says who rolls first and the lucky numbers: leave out {superfluous}")
    state = parse_state(headers["position"], variant_of(headers["variant"], variant))
    begun = Record.begin(state, lines.names)
    for now, given in zip(begun.turns, turns, strict=False):
        white = given.white or (None,) * len(now.white)
        agrees = len(white) == len(now.white) and all(
            move in (None, other) for move, other in zip(now.white, white, strict=True)
        )
        if given.roll != now.roll or not agrees:
            raise NotationError(f"line {given.line}: the position has other dice or choices in this turn: {now.roll}")
    undecided = (None,) * len(begun.names)
    given_turns = tuple(replace(turn, white=turn.white or undecided) for turn in turns)
    return replace(begun, turns=given_turns or begun.turns)


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
    state = record.position or start(record.variant, len(record.names), record.first, record.lucky or None)
    yield state
    for index, turn in enumerate(record.turns):
        for state in _play(state, turn, unfinished=index == len(record.turns) - 1):  # noqa: B020
            yield state


def _play(state: State, turn: Turn, *, unfinished: bool) -> Iterator[State]:
    if state.is_over:
        raise RecordError("the playthrough was over before this turn (C11)", line=turn.line, rule="C11")
    if state.phase is Phase.COLOR:
        yield from _play_color(state, turn, unfinished=unfinished)
        return
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
    else:
        yield from _play_color(state, turn, unfinished=unfinished)


def _play_color(state: State, turn: Turn, *, unfinished: bool) -> Iterator[State]:
    """What follows the white action; a position may be there already."""
    if turn.color is not None:
        if state.is_over:
            raise RecordError("the white action ended it: no color choice follows", line=turn.line, rule="C11")
        yield chosen(choose, state, state.active, turn.color, turn.line)
    elif not state.is_over and not unfinished:
        raise RecordError("the color choice is missing, write | - for a pass", line=turn.line, rule="C6")
