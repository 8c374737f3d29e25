"""A score pad: one player's sheet at a table with real dice, where the others write on paper.

It knows no dice, turns or other sheets, and checks the rules that one sheet alone can check. What others do reaches it
in one way only: a row that somebody else has closed. Marks are made in the order of the game, those of one action in
this one: first the player's own cross, then the rows that others closed in it (C8, BA6).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from rowlock.errors import IllegalMove, NotationError
from rowlock.rules.pad.chain import land, tied_rows
from rowlock.rules.pad.consequences import Preview, consequences
from rowlock.rules.pad.layout import COLORS, Field
from rowlock.rules.pad.objecting import OVER, Objection, Reason, about_tie, on_sheet
from rowlock.rules.pad.over import closed_rows, ends, enough_penalties, enough_rows, is_last
from rowlock.rules.pad.pad_marks import ClosedByOther, Cross, Mark, parse_mark
from rowlock.rules.pad.sheet import Penalized, Sheet, blank
from rowlock.rules.pad.variant import Variant


@dataclass(frozen=True, slots=True)
class ScorePad:
    """A sheet, and the rows that somebody else has closed."""

    sheet: Sheet
    closed_by_others: frozenset[str] = frozenset()

    @property
    def closed(self) -> frozenset[str]:
        """The rows that are closed for everybody, here or by somebody else (C8)."""
        return self.closed_by_others | closed_rows([self.sheet])

    @property
    def is_over(self) -> bool:
        """Whether closed rows or the penalties of this sheet have ended it (C11)."""
        return ends(self.sheet.variant, (self.sheet,), self.closed)

    @property
    def ended_by_rows(self) -> bool:
        """Whether enough rows are closed to end it (C11)."""
        return enough_rows(self.sheet.variant, self.closed)

    @property
    def ended_by_penalties(self) -> bool:
        """Whether the last penalty is marked on this sheet (C11)."""
        return enough_penalties(self.sheet.variant, (self.sheet,))

    @property
    def is_last_row(self) -> bool:
        """Whether the next row to close ends it, unless the first one always does."""
        return not self.is_over and is_last(len(self.closed), self.sheet.variant.rows_to_end)

    def crosses(self) -> tuple[Cross, ...]:
        """Every cross that some dice allow, in the order of the sheet's rows."""
        sheet, closed = self.sheet, self.closed
        if self.is_over:
            return ()
        fields = sheet.variant.layout.fields.values()
        free = [field for field in fields if sheet.obstacle(field, closed) is None]
        return tuple(Cross(field.id, to) for field in free for to in tied_rows(sheet, closed, field))

    def closable(self) -> tuple[str, ...]:
        """The rows that somebody else can close, from top to bottom."""
        return () if self.is_over else tuple(color for color in COLORS if color not in self.closed)

    def objection(self, field: Field) -> Objection | None:
        """Why no dice allow to cross the field; None if some do."""
        return on_sheet(self.sheet, self.closed, field) or (OVER if self.is_over else None)

    def preview(self, mark: Mark) -> Preview:
        """Work out what a mark brings. It has to be legal: that is not checked."""
        match mark:
            case Cross(field, to):
                steps = land(self.sheet, self.closed, self.sheet.variant.layout.fields[field], to).steps
                return consequences(self.sheet, self.closed, steps)
            case ClosedByOther(row):
                closed = self.closed | {row}
                return consequences(self.sheet, closed, self.sheet.strikes(closed))
        return consequences(self.sheet, self.closed, (Penalized(),))

    def after(self, mark: Mark) -> ScorePad:
        """Make a mark; IllegalMove if a rule forbids it, NotationError for a field that is not on the sheet."""
        if (why := self._forbidden(mark)) is not None:
            facts = dict(why.facts)
            raise IllegalMove(why.message, rule=why.rule, seat=0, move=str(mark), reason=why.reason, facts=facts)
        sheet = reduce(Sheet.after, self.preview(mark).steps, self.sheet)
        others = {mark.row} if isinstance(mark, ClosedByOther) else frozenset[str]()
        return ScorePad(sheet, self.closed_by_others | others)

    def _forbidden(self, mark: Mark) -> Objection | None:
        match mark:
            case Cross(field_id):
                field = self.sheet.variant.layout.fields.get(field_id)
                if field is None:
                    raise NotationError(f"{mark}: there is no field {field_id} on this sheet")
                if (why := self.objection(field)) is not None:
                    return why
                tied = mark.to not in tied_rows(self.sheet, self.closed, field)
                return about_tie(self.sheet, self.closed, field) if tied else None
            case ClosedByOther(row) if row in self.closed:
                return Objection(Reason.CLOSED, "C8", f"row {row} is closed")
        return OVER if self.is_over else None


def most_marks(variant: Variant) -> int:
    """No pad has more marks than this."""
    return len(variant.layout.fields) + variant.penalties_to_end + len(COLORS)


def filled(variant: Variant, marks: Iterable[str]) -> ScorePad:
    """The pad with these marks made one after the other; an error names the first one that is wrong.

    >>> from rowlock.rules.catalog import variant
    >>> filled(variant("classic"), ["r2", "r5", "p", "y!"]).sheet
    r2.r5 - - - p1
    """
    pad = ScorePad(blank(variant))
    for number, text in enumerate(marks, 1):
        try:
            pad = pad.after(parse_mark(text))
        except (NotationError, IllegalMove) as error:
            error.args = (f"mark {number}, {error}",)
            raise
    return pad
