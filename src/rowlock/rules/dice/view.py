"""What a person at a seat sees: everything that lies open, and no white choice before it lands (C5)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rowlock.rules.dice.state import Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """A state as seen from a seat, or by somebody who only watches."""

    seat: int | None
    state: State
    """The state, with the others' white choices taken out while they are hidden."""
    decided: frozenset[int]
    """The seats that have chosen in the white action that is on: that they have is known, what is not."""


def view(state: State, seat: int | None) -> View:
    """What this seat sees; None for a spectator, who sees nobody's hidden choice."""
    if seat is not None:
        state.check_seat(seat)
    if state.phase is not Phase.WHITE:
        return View(seat, state, frozenset())
    decided = frozenset(index for index, move in enumerate(state.choices) if move is not None)
    known = tuple(move if index == seat else None for index, move in enumerate(state.choices))
    return View(seat, replace(state, choices=known), decided)
