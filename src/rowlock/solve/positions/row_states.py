"""The states of a row: where its last cross is, how many crosses it has, and whether it is closed.

Nothing else about a row affects how the game goes on. Bonus bars and bonus pairs do depend on single fields; what has
to be remembered about them is stored next to the rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rowlock.rules.pad.layout import Row
from rowlock.rules.pad.scoring import points
from rowlock.rules.pad.variant import Variant


@dataclass(frozen=True, slots=True, order=True)
class RowState:
    """One state of a row. Every cross raises its `level`, and states are ordered by it."""

    level: int
    count: int
    """The crosses, with the lock, and double fields counted twice; 0 for a closed row if it no longer matters."""
    closed: bool = False


@dataclass(frozen=True)
class RowStates:
    """All states of a row, ordered so that a cross leads to a later one. An open row's level is its next field."""

    variant: Variant
    row: Row
    keep_counts: bool
    """Whether the crosses of a closed row still matter, to find the row with the fewest crosses (L5, BB1)."""
    crowd: bool = False
    """Whether opponents can close the row, so that it can be closed with any number of crosses."""

    @cached_property
    def states(self) -> tuple[RowState, ...]:
        """The states, the empty row first and the closed ones last."""
        found = {RowState(0, 0)}
        waiting = list(found)
        while waiting:
            state = waiting.pop()
            fresh = {self.after(state, position) for position in range(len(self.row.fields))} - found
            found |= {one for one in fresh if one}
            waiting += [one for one in fresh if one]
        if self.crowd and any(state.closed for state in found):
            found |= {self.closed_state(state.count) for state in found if not state.closed}
        return tuple(sorted(found))

    @cached_property
    def index(self) -> dict[RowState, int]:
        """The number of each state."""
        return {state: number for number, state in enumerate(self.states)}

    def after(self, state: RowState, position: int) -> RowState | None:
        """The state after crossing the field at this position, None if that is not allowed (C3, C7, C8)."""
        field = self.row.fields[position]
        if state.closed or position < state.level or (field.closing and state.count < self.variant.close_after):
            return None
        if field.closing:
            return self.closed_state(self.count_after(state, position))
        return RowState(position + 1, self.count_after(state, position))

    def count_after(self, state: RowState, position: int) -> int:
        """The crosses after crossing the field at this position, the lock included (C7)."""
        field = self.row.fields[position]
        return state.count + field.weight + field.closing

    def closed_state(self, count: int) -> RowState:
        """The closed row with this many crosses. The fullest is solved first, so others can copy its value."""
        level = len(self.row.fields) + 1
        if not self.keep_counts:
            return RowState(level, 0, closed=True)
        return RowState(level + (count == self.fullest), count, closed=True)

    @cached_property
    def fullest(self) -> int:
        """The most crosses that the row can have once it is closed."""
        return self._most(RowState(0, 0), closing=True)

    def reach(self, state: RowState, *, closing: bool) -> int:
        """The most crosses that the row can still reach, by closing or while it stays open."""
        return state.count if state.closed else self._most(state, closing=closing)

    def _most(self, state: RowState, *, closing: bool) -> int:
        left = self.row.fields[state.level :]
        count = state.count + sum(field.weight for field in left if not field.closing)
        last = max((1 + field.weight for field in left if field.closing), default=0)
        return count + last if closing and count >= self.variant.close_after else count

    def worth(self, count: int) -> int:
        """The points for this many crosses."""
        return points(min(count, self.variant.most_scored))

    def stars(self) -> tuple[tuple[int, int], ...]:
        """By state: the fewest and the most bonus fields (BA1) that can have been crossed on the way to it."""
        fewest = {self.states[0]: 0}
        most = {self.states[0]: 0}
        for state in self.states:
            for position, field in enumerate(self.row.fields):
                if following := self.after(state, position):
                    fewest[following] = min(fewest.get(following, 99), fewest[state] + field.bonus)
                    most[following] = max(most.get(following, 0), most[state] + field.bonus)
        return tuple((fewest.get(state, 0), most.get(state, 0)) for state in self.states)
