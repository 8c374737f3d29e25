"""The part of `rowlock evaluate` for several seats: chances of winning by the coach."""

from __future__ import annotations

from rowlock.cli.progress import progress
from rowlock.cli.shared import gc_paused, print_json
from rowlock.errors import NotYourDecision
from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.state import State


def evaluate_seat(state: State, seat: int | None, *, json: bool) -> None:
    """Print what every legal move of a seat is worth."""
    waiting = to_decide(state)
    if not waiting:
        raise NotYourDecision(f"nobody has anything to decide in {state}: add a roll, or take one from a record")
    if seat is None:
        seat = state.active if state.active in waiting else waiting[0]
    with gc_paused(), progress("judging"):
        from rowlock.coach.move_worths import worth
        from rowlock.coach.report import worths_as_json

        found = worth(state, seat)
    if json:
        print_json(worths_as_json(found))
        return
    how = "exactly" if found.exact else "roughly, by a level: there is no net" if found.is_weaker else "by the net"
    print(f"seat {seat}: chance of winning {how}, and expected lead in points")
    best = max(one.chance for one in found.moves.values())
    for move, one in found.moves.items():
        print(f"{move!s:<6} {100 * one.chance:7.2f} %  {100 * (one.chance - best):+7.2f}  {one.points:+8.2f}")
