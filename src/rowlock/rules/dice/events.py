"""The story of one input: what happened between a state and the next. Derived, never stored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rowlock.errors import NotConsecutive
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.moves import Cross, Move
from rowlock.rules.dice.play import choose
from rowlock.rules.dice.roll import Roll
from rowlock.rules.dice.standings import ended_by_penalties, ended_by_rows
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.chain import land
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.sheet import Penalized, Sheet, Step


@dataclass(frozen=True, slots=True)
class Rolled:
    """The active seat rolled."""

    seat: int
    roll: Roll


@dataclass(frozen=True, slots=True)
class Chose:
    """A seat made its white choice; it lands when all have chosen."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat crossed nothing in the action that landed."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnSheet:
    """A step on a seat's sheet."""

    seat: int
    step: Step


@dataclass(frozen=True, slots=True)
class Closed:
    """A row closed for everybody, and the die of its color left the game (C8)."""

    row: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The playthrough is over, by closed rows or by penalties (C11)."""

    by_rows: bool
    by_penalties: bool


Event = Rolled | Chose | Passed | OnSheet | Closed | Ended


def since(before: State, after: State) -> tuple[Event, ...]:
    """What one roll or one choice did. `after` must follow from `before` by exactly one of them."""
    rolled = replace(before, phase=Phase.WHITE, roll=after.roll, choices=(None,) * len(before.sheets))
    if before.phase is Phase.ROLL and after.roll and after == rolled:
        return (Rolled(after.active, after.roll),)
    for seat in to_decide(before):
        for move in legal(before, seat):
            if choose(before, seat, move) == after:
                return told(before, after, seat, move)
    raise NotConsecutive("the second state does not follow from the first by one roll or one choice")


def told(before: State, after: State, seat: int, move: Move) -> tuple[Event, ...]:
    """What this choice did, for callers that know it and need not search like `since`.

    `after` has to be `choose(before, seat, move)`; this is not checked.
    """
    return (Chose(seat),) if after.phase is Phase.WHITE else _landing(before, after, move)


def fold(sheets: Iterable[Sheet], events: Iterable[Event]) -> tuple[Sheet, ...]:
    """The sheets after these events."""
    folded = list(sheets)
    for event in events:
        if isinstance(event, OnSheet):
            folded[event.seat] = folded[event.seat].after(event.step)
    return tuple(folded)


def _landing(before: State, after: State, last: Move) -> tuple[Event, ...]:
    """The events of an action that landed with this last move: each move with its effects, closed rows, the end."""
    events: list[Event] = []
    choices = enumerate(before.choices) if before.phase is Phase.WHITE else [(before.active, last)]
    for seat, move in choices:  # the one seat without a choice before is the one that made the last move
        events += _steps(before, seat, move or last)
    if after.sheets[before.active].penalties > before.sheets[before.active].penalties:
        events.append(OnSheet(before.active, Penalized()))
    events += [Closed(row) for row in COLORS if row in after.closed - before.closed]
    for seat, sheet in enumerate(fold(before.sheets, events)):
        events += [OnSheet(seat, strike) for strike in sheet.strikes(after.closed)]
    if after.is_over:
        events.append(Ended(ended_by_rows(after), ended_by_penalties(after)))
    return tuple(events)


def _steps(before: State, seat: int, move: Move) -> list[Event]:
    if not isinstance(move, Cross):
        return [Passed(seat)]
    field = before.variant.layout.fields[move.field]
    return [OnSheet(seat, step) for step in land(before.sheets[seat], before.closed, field, move.to).steps]
