"""What crossing a field sets off on the player's own sheet: the lock, the bonus bar, the bonus pairs, and so on.

Computed on the state before the action plus the player's own crosses (BA6), so a row that somebody else closes
in the same action is still open here. Effects queue up and each is resolved before the next (BB3); on a
home-made sheet where a field is both a bonus field and in a pair, the bar comes first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from dataclasses import dataclass

from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.sheet import Crossed, Earned, Locked, Sheet, Step, Struck
from rowlock.rules.pad.variant import Kind

_BAR = "bar"


@dataclass(frozen=True, slots=True)
class Landing:
    """A resolved cross. It is unfinished if rows tie and none was chosen: then `tied` holds the rows to choose from."""

    sheet: Sheet
    steps: tuple[Step, ...]
    tied: tuple[str, ...] = ()


def land(sheet: Sheet, closed: Collection[str], field: Field, to: str | None = None) -> Landing:
    """Cross an open field and resolve what follows; `to` is the row chosen where rows tie (BB1)."""
    work = _Work(sheet, closed)
    work.cross(field, by_bonus=False)
    while work.waiting:
        match work.waiting.popleft():
            case Kind.ONE_IN_EACH:
                for row in range(len(COLORS)):
                    work.cross_next(row)
            case Kind.TWO_IN_FEWEST:
                rows = work.sheet.fewest()
                if len(rows) > 1:
                    ids = tuple(COLORS[row][0] for row in rows)
                    if to not in ids:
                        return Landing(work.sheet, tuple(work.steps), ids)
                    rows = (rows[ids.index(to)],)
                work.cross_next(rows[0])
                work.cross_next(rows[0])
            case _:
                index = work.sheet.bar_field(closed)
                if index is not None:  # bar used up: no bonus (BA4)
                    work.note(Struck(index, used=True))
                    work.cross_next(COLORS.index(sheet.variant.bar[index]))
    return Landing(work.sheet, tuple(work.steps))


def tied_rows(sheet: Sheet, closed: Collection[str], field: Field) -> tuple[str | None, ...]:
    """The rows to choose from if crossing an open field leads to a tie (BB1); a single None if it does not."""
    return (sheet.variant.can_tie and land(sheet, closed, field).tied) or (None,)


class _Work:
    """The sheet so far, the steps taken, and the pending effects."""

    def __init__(self, sheet: Sheet, closed: Collection[str]) -> None:
        self.sheet = sheet
        self.closed = closed
        self.steps: list[Step] = []
        self.waiting: deque[Kind | str] = deque()

    def note(self, step: Step) -> None:
        self.steps.append(step)
        self.sheet = self.sheet.after(step)

    def cross(self, field: Field, *, by_bonus: bool) -> None:
        self.note(Crossed(field.id, by_bonus))
        if field.closing:
            self.note(Locked(COLORS[field.row]))
        if field.bonus:
            self.waiting.append(_BAR)
        if field.pair:
            kind, partner = self.sheet.variant.partners[field.id]
            if self.sheet.has(partner):
                self.note(Earned(kind))
                if kind in (Kind.TWO_IN_FEWEST, Kind.ONE_IN_EACH):
                    self.waiting.append(kind)

    def cross_next(self, row: int) -> None:
        """Make a bonus cross in the row; where there is no next possible field it lapses (BA4, BB2)."""
        if field := self.sheet.next_field(row, self.closed):
            self.cross(field, by_bonus=True)
