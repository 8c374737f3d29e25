"""What a sheet is worth, at the end or at any time before, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rowlock.rules.pad.layout import Row
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Kind, Variant


@dataclass(frozen=True, slots=True)
class Score:
    """A sheet's score, part by part."""

    rows: tuple[int, ...]
    """Points by row from top to bottom, as written into the boxes of the sheet; a doubled row is doubled here."""
    bonus: int
    """Points that belong to no row: the thirteen of Bonus B."""
    penalties: int
    """Zero or less."""

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum(self.rows) + self.bonus + self.penalties


def points(crosses: int) -> int:
    """The points for this many crosses in a row: 1 3 6 10 15 … (C12)."""
    return crosses * (crosses + 1) // 2


def most_crosses(row: Row) -> int:
    """The most crosses that a row can hold: only one of its closing fields counts, plus the lock (C7, L2)."""
    before = sum(field.weight for field in row.fields if not field.closing)
    return before + max(field.weight for field in row.fields if field.closing) + 1


def most_in_a_row(variant: Variant) -> int:
    """The most crosses that any row can hold by itself."""
    return max(most_crosses(row) for row in variant.layout.rows)


def most_counted(variant: Variant) -> int:
    """The most crosses that can count for any row at the end, round fields included (BP7), without a limit."""
    rounds = variant.layout.bonus_rows
    return max(
        most_crosses(row) + sum(len(bonus_row.fields) for bonus_row in rounds if index in bonus_row.neighbors)
        for index, row in enumerate(variant.layout.rows)
    )


def most_scored(variant: Variant) -> int:
    """The most crosses of a row that score points."""
    return min(variant.most_scored, most_counted(variant))


def earned(sheet: Sheet) -> frozenset[Kind]:
    """The kinds of bonus of which both fields are crossed."""
    fields, partners = sheet.variant.layout.fields, sheet.variant.partners
    return frozenset(
        kind for field_id, (kind, other) in partners.items() if sheet.has(other) and sheet.has(fields[field_id])
    )


def score(sheet: Sheet) -> Score:
    """The score of a sheet as it stands."""
    variant = sheet.variant
    counts = [sheet.count(index) + _round_crosses(sheet, index) for index in range(len(variant.layout.rows))]
    rows = [points(min(count, variant.most_scored)) for count in counts]
    kinds = earned(sheet)
    if Kind.DOUBLE_FEWEST in kinds:
        # One row only (BB1). Tied rows can differ where round fields count: the better one is doubled.
        rows[max(sheet.fewest(), key=lambda index: rows[index])] *= 2
    bonus = 13 if Kind.THIRTEEN in kinds else 0
    penalties = 0 if Kind.NO_PENALTIES in kinds else -variant.penalty_points * sheet.penalties
    return Score(tuple(rows), bonus, penalties)


def ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """The rank of each seat, 1 for the best. Equal totals share a rank, and the ranks after it are skipped (C12).

    >>> ranks([7, 31, -5, 31])
    (3, 1, 4, 1)
    """
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def _round_crosses(sheet: Sheet, row: int) -> int:
    """The crosses in the bonus rows beside a row, which count for it too (BP7)."""
    bonus_rows = enumerate(sheet.variant.layout.bonus_rows, len(sheet.variant.layout.rows))
    return sum(len(sheet.crosses[index]) for index, bonus_row in bonus_rows if row in bonus_row.neighbors)
