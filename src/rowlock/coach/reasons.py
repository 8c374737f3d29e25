"""Why one move is better than another, as a code and facts that can be checked on the sheets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.previews import preview
from rowlock.rules.dice.roll import ways
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Sheet


class Why(StrEnum):
    """What the better move has over the other."""

    ENDS_BEHIND = "ends-behind"
    """The move ends the playthrough, and the seat is not ahead."""
    ENDS_AHEAD = "ends-ahead"
    """The better move ends it while the seat is ahead."""
    PENALTY = "penalty"
    """The move costs a penalty, and the better one does not."""
    LOCK = "lock"
    """The better move locks a row."""
    LOST_FIELDS = "lost-fields"
    """The move skips more fields than the better one, and those are lost."""
    CROSS = "cross"
    """The better move makes a cross for points now; the move was to pass."""
    POINTS = "points"
    """Both skip the same number of fields; the better one brings more points now."""
    NUMBERS = "numbers"
    """The better move leaves numbers that are rolled more often."""
    POSITION = "position"
    """Nothing of that: it is a matter of what everybody can still reach."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A code, and facts by name."""

    why: Why
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _After:
    """A seat's sheet after a move."""

    move: Move
    sheet: Sheet
    lost: tuple[str, ...]
    """The fields that cannot be crossed any more."""
    points: int
    """What it brings now."""
    locks: tuple[str, ...]
    ends: bool
    ways: int
    """In how many ways two dice make the numbers of the fields that are left, all rows together."""


def reason(state: State, seat: int, move: Move, better: Move) -> Reason:
    """Why the better move is better."""
    one, other = _after(state, seat, move), _after(state, seat, better)
    totals = list(scores(state))
    rest = [total for index, total in enumerate(totals) if index != seat]
    lead = totals[seat] - max(rest) if rest else totals[seat]
    facts = [
        ("lead", str(lead)),
        ("points", str(one.points)),
        ("points_better", str(other.points)),
        ("lost", " ".join(one.lost)),
        ("lost_better", " ".join(other.lost)),
        ("ways", str(one.ways)),
        ("ways_better", str(other.ways)),
        *_closing(state, other),
    ]
    return Reason(_why(one, other, lead), tuple(facts))


def _why(one: _After, other: _After, lead: int) -> Why:
    if one.ends and not other.ends and lead + one.points <= 0:
        return Why.ENDS_BEHIND
    if other.ends and not one.ends and lead + other.points > 0:
        return Why.ENDS_AHEAD
    if one.sheet.penalties > other.sheet.penalties:
        return Why.PENALTY
    if other.locks and not one.locks:
        return Why.LOCK
    if len(one.lost) > len(other.lost):
        return Why.LOST_FIELDS
    if isinstance(one.move, Pass):
        return Why.CROSS
    if other.points > one.points:
        return Why.POINTS
    return Why.NUMBERS if other.ways > one.ways else Why.POSITION


def _after(state: State, seat: int, move: Move) -> _After:
    before, brings = state.sheets[seat], preview(state, seat, move)
    sheet = reduce(Sheet.after, brings.steps, before)
    points = brings.score - score(before).total
    left = _ways_left(sheet, state.closed.union(brings.closes))
    return _After(move, sheet, brings.lost, points, brings.closes, brings.ends, left)


def _ways_left(sheet: Sheet, closed: frozenset[str]) -> int:
    variant = sheet.variant
    fields = (
        field
        for row in range(len(COLORS))
        for field in variant.layout.rows[row].fields[sheet.open_from(row, closed) :]
        if not field.closing
    )
    return sum(ways(field.number, variant.sides) for field in fields)


def _closing(state: State, other: _After) -> list[tuple[str, str]]:
    """The row that the better move locks, or brings nearest to being locked, and what is missing for that."""
    if other.locks:
        return [("locks", " ".join(other.locks))]
    if not isinstance(other.move, Cross) or state.phase is Phase.OVER:
        return []
    row = state.variant.layout.fields[other.move.field].row
    if row >= len(COLORS):
        return []
    closing = [field for field in state.variant.layout.rows[row].fields if field.closing]
    missing = max(0, state.variant.close_after - other.sheet.count(row))
    chance = sum(ways(field.number, state.variant.sides) for field in closing)
    return [
        ("row", COLORS[row]),
        ("missing", str(missing)),
        ("closing_ways", f"{chance}/{state.variant.sides**2}"),
    ]
