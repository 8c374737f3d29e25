"""What a seat sees: everything that is public, and nobody else's white choice before it lands (C5)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rowlock.rules.dice.state import Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """A state as seen from a seat, or by a spectator."""

    seat: int | None
    state: State
    """The state, without the others' white choices while they are hidden."""
    decided: frozenset[int]
    """The seats that have chosen in the current white action: it is known that they have, but not what."""


def view(state: State, seat: int | None) -> View:
    """What this seat sees; None for a spectator, who sees nobody's hidden choice."""
    if seat is not None:
        state.check_seat(seat)
    if state.phase is not Phase.WHITE:
        return View(seat, state, frozenset())
    decided = frozenset(index for index, move in enumerate(state.choices) if move is not None)
    known = tuple(move if index == seat else None for index, move in enumerate(state.choices))
    return View(seat, replace(state, choices=known), decided)
