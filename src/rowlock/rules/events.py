"""The story of one input: what happened between a state and the next. Derived, never stored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rowlock.rules.chain import land
from rowlock.rules.dice import Roll
from rowlock.rules.layout import COLORS
from rowlock.rules.legal import legal, to_decide
from rowlock.rules.moves import Cross, Move
from rowlock.rules.play import choose
from rowlock.rules.sheet import Penalized, Sheet, Step
from rowlock.rules.state import Phase, State


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
    """The playthrough is over: by closed rows, by penalties, or by both (C11)."""

    by_rows: bool
    by_penalties: bool


Event = Rolled | Chose | Passed | OnSheet | Closed | Ended


def since(before: State, after: State) -> tuple[Event, ...]:
    """What one roll or one choice did. `after` must follow from `before` by exactly one of them."""
    if before.phase is Phase.ROLL and after.roll:
        return (Rolled(after.active, after.roll),)
    if before.phase is Phase.WHITE and after.phase is Phase.WHITE:
        new = [seat for seat, move in enumerate(before.choices) if move != after.choices[seat]]
        return tuple(Chose(seat) for seat in new)
    return _landing(before, after)


def fold(sheets: Iterable[Sheet], events: Iterable[Event]) -> tuple[Sheet, ...]:
    """The sheets after these events."""
    folded = list(sheets)
    for event in events:
        if isinstance(event, OnSheet):
            folded[event.seat] = folded[event.seat].after(event.step)
    return tuple(folded)


def _landing(before: State, after: State) -> tuple[Event, ...]:
    """An action landed: every move with what it set off, then what closes, then the end."""
    events: list[Event] = []
    for seat, move in _moves(before, after):
        if isinstance(move, Cross):
            field = before.variant.layout.fields[move.field]
            steps = land(before.sheets[seat], before.closed, field, move.to).steps
            events += [OnSheet(seat, step) for step in steps]
        else:
            events.append(Passed(seat))
    if after.sheets[before.active].penalties > before.sheets[before.active].penalties:
        events.append(OnSheet(before.active, Penalized()))
    events += [Closed(row) for row in COLORS if row in after.closed - before.closed]
    for seat, sheet in enumerate(fold(before.sheets, events)):
        events += [OnSheet(seat, strike) for strike in sheet.strikes(after.closed)]
    if after.is_over:
        by_penalties = any(sheet.penalties >= after.variant.penalties_to_end for sheet in after.sheets)
        events.append(Ended(len(after.closed) >= after.variant.rows_to_end, by_penalties))
    return tuple(events)


def _moves(before: State, after: State) -> list[tuple[int, Move | None]]:
    """The moves that landed, by seat. The last one is in neither state: it is the one that leads from here to there."""
    waiting = to_decide(before)
    for move in legal(before, waiting[0]) if len(waiting) == 1 else ():
        if choose(before, waiting[0], move) == after:
            if before.phase is Phase.COLOR:
                return [(before.active, move)]
            return [(seat, chosen or move) for seat, chosen in enumerate(before.choices)]
    raise ValueError("the second state does not follow from the first by one roll or one choice")
