"""Parsing the written forms. `str` of a value writes them; parsing and writing are inverses.

    field   r5  y12  ry5                    row and number; a round field has the initials of both its neighbors
    move    r5  y11>b  -                    a cross, a cross with the row chosen where rows tie, a pass
    roll    34 2516                         white faces, then red yellow green blue; '.' for a removed die
            ?? ????  34 2?.6                '?' for a die in the game whose face nobody has entered
    sheet   r2.r5 - g12 - p1                crosses by row, penalties, then bonus rows and bar where there are any
    bar     xx..x.......                    x struck, . free
    state   classic turn 7 seat 1 white 34 2516 / r2.r5 - g12 - p1 / - - - - p0 / r7 ?
            a head, the sheets by seat, and in the white and color phase the white choices, '?' for none yet

A sheet has to obey the rules for crosses, closing fields and neighbors, and the sheets, dice and choices of a state
have to fit together; anything else is refused. How the state came about is not checked.
"""

from __future__ import annotations

import re
from dataclasses import replace

from rowlock.errors import NotationError, RollError
from rowlock.rules.catalog import variant_of
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.roll import UNKNOWN, Roll, check_roll
from rowlock.rules.dice.state import Phase, State, closed_rows, ends
from rowlock.rules.pad.pad_marks import read_cross
from rowlock.rules.pad.sheet_text import parse_sheet as parse_sheet
from rowlock.rules.pad.variant import MOST_SEATS, Lucky, Variant, lucky_problem, read_lucky

_ROLL = re.compile(r"([1-9?])([1-9?]) ([1-9?.]{4})")
_HEAD = re.compile(
    r"(?P<variant>\S+)(?: lucky (?P<lucky>\S+(?: \S+/\S+)*))? turn (?P<turn>[1-9][0-9]{0,5}) seat (?P<seat>[0-9])"
    r" (?P<phase>roll|white|color|over)(?: (?P<roll>\S+ \S+))?"
)


def parse_move(text: str) -> Move:
    """Parse a move.

    >>> parse_move("y11>b")
    y11>b
    """
    text = text.strip()
    if text == "-":
        return Pass()
    cross = read_cross(text)
    if cross is None:
        raise NotationError(f"{text!r} is not a move; write a field like r7, y11>b to choose a row, or - to pass")
    return cross


def parse_roll(text: str) -> Roll:
    """Parse a roll; whether the dice of a variant can show it is checked when it is rolled.

    >>> parse_roll("34 25.6").sums("red", sides=6)
    (5, 6)
    >>> parse_roll("?4 25.6").white_sums(sides=6)
    range(5, 11)
    """
    match = _ROLL.fullmatch(" ".join(text.split()))
    if not match:
        raise NotationError(
            f"{text!r} is not a roll; write the white faces, then red yellow green blue: 34 2516, "
            "'.' for a removed die, '?' for an unknown one"
        )
    return Roll((_face(match[1]), _face(match[2])), tuple(None if face == "." else _face(face) for face in match[3]))


def _face(text: str) -> int:
    return UNKNOWN if text == "?" else int(text)


def parse_lucky(text: str) -> tuple[Lucky, ...]:
    """Parse pairs of lucky numbers.

    >>> parse_lucky("5/10 6/11")
    ((5, 10), (6, 11))
    """
    found = tuple(pair for part in text.split() if (pair := read_lucky(part)))
    if len(found) != len(text.split()):
        raise NotationError(f"{text!r}: not lucky numbers; write a pair for each seat: 5/10 6/11")
    return found


def parse_state(text: str, variant: Variant | None = None) -> State:
    """Parse a state, on one line or several. A home-made variant has to be passed in.

    >>> state = parse_state("classic turn 7 seat 1 white 34 2516 / r2.r5 - g12 - p1 / - - - - p0 / r7 ?")
    >>> state.choices
    (r7, None)
    """
    head, *parts = (" ".join(part.split()) for part in re.split(r"(?:^|\s)/(?:\s|$)", text))
    match = _HEAD.fullmatch(head)
    if not match:
        raise NotationError(f"{head!r} is not the head of a state; write: classic turn 7 seat 1 white 34 2516")
    variant = variant_of(match["variant"], variant)
    phase = Phase(match["phase"])
    last = parts.pop() if parts and not re.search(r"\bp[0-9]\b", parts[-1]) else ""
    sheets = tuple(parse_sheet(part, variant) for part in parts)
    lucky = parse_lucky(match["lucky"] or "")
    state = State(variant, sheets, lucky, int(match["turn"]), int(match["seat"]), phase, closed_rows(sheets))
    _check_table(state)
    roll = parse_roll(match["roll"]) if match["roll"] else None
    if (roll is not None) != (phase in (Phase.WHITE, Phase.COLOR)):
        raise NotationError(f"phase {phase.value}: a roll belongs to the white and color phases, and only to them")
    if roll is None:
        if last:
            raise NotationError(f"{last!r}: choices belong to the white and color phases")
        return state
    try:
        check_roll(roll, variant.sides, state.closed)
    except RollError as error:
        raise NotationError(str(error)) from None
    return _with_choices(replace(state, roll=roll, choices=(None,) * len(sheets)), last)


def _check_table(state: State) -> None:
    seats = len(state.sheets)
    if not 1 <= seats <= MOST_SEATS or state.active >= seats:
        raise NotationError(f"seat {state.active} of {seats}: there are 1 to {MOST_SEATS} sheets, seats count from 0")
    if len(state.lucky) != (seats if state.variant.lucky else 0):
        raise NotationError(f"{state.variant.name}: lucky numbers go with the variant, a pair for each seat")
    if problem := next(filter(None, (lucky_problem(pair, state.variant.sides) for pair in state.lucky)), None):
        raise NotationError(problem)
    if ends(state.variant, state.sheets, state.closed) != state.is_over:
        raise NotationError("the phase is over when enough rows are closed or penalties taken, and only then (C11)")
    for seat, sheet in enumerate(state.sheets):
        if sheet.strikes(state.closed):
            raise NotationError(f"seat {seat}: the bar fields of closed rows are struck (BA3)")


def _with_choices(state: State, text: str) -> State:
    """The state with its white choices parsed, each possible for its seat."""
    texts = text.split() or ["?"] * len(state.sheets)
    choices = tuple(None if part == "?" else parse_move(part) for part in texts)
    if len(choices) != len(state.sheets):
        raise NotationError(f"{text!r}: a choice for each of the {len(state.sheets)} seats is needed, ? for none yet")
    if (None in choices) != (state.phase is Phase.WHITE):
        raise NotationError(f"{text!r}: somebody has to choose in the white phase, and nobody in the color phase")
    for seat, move in enumerate(choices):
        if isinstance(move, Cross) and not _is_possible(state, seat, move):
            raise NotationError(f"seat {seat}: {move} cannot have been chosen here")
    return replace(state, choices=choices)


def _is_possible(state: State, seat: int, move: Cross) -> bool:
    """A choice that is pending must be legal, one that landed must be on the sheet."""
    if state.phase is Phase.WHITE:
        return move in legal(state, seat)
    field = state.variant.layout.fields.get(move.field)
    return field is not None and (move.to is None or state.variant.can_tie) and state.sheets[seat].has(field)
