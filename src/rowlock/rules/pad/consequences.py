"""What a change of a sheet brings: to its score, to its other fields, and to everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce

from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.over import ends
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Crossed, Locked, Sheet, Step
from rowlock.rules.pad.variant import Variant


@dataclass(frozen=True, slots=True)
class Preview:
    """What a legal move does to its own sheet and to the playthrough, if nobody else crosses anything."""

    steps: tuple[Step, ...]
    """What happens on the sheet, in order."""
    score: int
    """The total of the sheet afterwards."""
    lost: tuple[str, ...]
    """The fields that could still be crossed one day, and cannot any more."""
    closes: tuple[str, ...]
    """The rows that close for everybody."""
    ends: bool
    """Whether the playthrough is over then."""


def consequences(before: Sheet, closed: frozenset[str], steps: Sequence[Step]) -> Preview:
    """Work out what these steps bring while these rows are closed; the bar loses the colors that they close (BA3)."""
    closes = tuple([step.row for step in steps if isinstance(step, Locked)])  # no row that is closed can be locked
    after = reduce(Sheet.after, steps, before)
    strikes = after.strikes(closed.union(closes)) if closes else []
    after = reduce(Sheet.after, strikes, after)
    return Preview(
        steps=(*steps, *strikes),
        score=score(after).total,
        lost=_lost(before, after, _rows(before.variant, steps)),
        closes=closes,
        ends=ends(before.variant, (after,), closed.union(closes)),
    )


def _rows(variant: Variant, steps: Iterable[Step]) -> list[int]:
    """The rows in which these steps make crosses, in the order of the sheet."""
    return sorted({variant.layout.fields[step.field].row for step in steps if isinstance(step, Crossed)})


def _lost(before: Sheet, after: Sheet, rows: Iterable[int]) -> tuple[str, ...]:
    """The fields of these rows that cannot be crossed any more: those passed over, and in a locked row the rest."""
    lost: list[str] = []
    for row in rows:
        fields = before.variant.layout.all_rows[row].fields
        end = len(fields) if row < len(COLORS) and after.is_locked(row) else after.last(row)
        lost += [field.id for field in fields[before.last(row) + 1 : end] if not after.has(field)]
    return tuple(lost)
