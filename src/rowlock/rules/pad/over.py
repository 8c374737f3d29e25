"""When it is over, as far as the sheets tell."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Variant


def closed_rows(sheets: Iterable[Sheet]) -> frozenset[str]:
    """The rows whose lock anybody has crossed."""
    return frozenset(color for sheet in sheets for index, color in enumerate(COLORS) if sheet.is_locked(index))


def ends(variant: Variant, sheets: Iterable[Sheet], closed: frozenset[str]) -> bool:
    """Whether the playthrough is over with these sheets (C11)."""
    return enough_rows(variant, closed) or enough_penalties(variant, sheets)


def enough_rows(variant: Variant, closed: Collection[str]) -> bool:
    """Whether the closed rows alone end it."""
    return len(closed) >= variant.rows_to_end


def enough_penalties(variant: Variant, sheets: Iterable[Sheet]) -> bool:
    """Whether the penalties of one of the sheets alone end it."""
    return any(sheet.penalties >= variant.penalties_to_end for sheet in sheets)


def is_last(count: int, needed: int) -> bool:
    """Whether the next penalty or closed row ends it, unless the first one always does."""
    return 0 < count == needed - 1
