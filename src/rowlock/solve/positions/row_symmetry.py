"""The symmetries of a sheet: which rows can be swapped without changing what a position is worth.

Rows can be swapped if renaming their colors leaves the sheet unchanged, possibly with all numbers mirrored (2 for 12, 3
for 11 …), because mirrored dice are equally likely. Sheets with a bonus bar or bonus pairs are not folded.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from rowlock.rules.pad.exchange import Exchange
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.variant import Lucky, Variant

_ROWS = tuple(range(len(COLORS)))
_SWAPS = ((1, 0, 2, 3), (0, 1, 3, 2), (2, 3, 0, 1))


@dataclass(frozen=True, slots=True)
class Fold:
    """The order in which the rows are stored, as two pairs, and what can be swapped."""

    order: tuple[int, ...] = _ROWS
    first: bool = False
    """Whether the two rows of the first pair can be swapped."""
    second: bool = False
    """Whether the two rows of the second pair can be swapped."""
    pairs: bool = False
    """Whether the first pair and the second can be swapped."""


def fold_of(variant: Variant, lucky: Lucky | None) -> Fold:
    """The order of the rows that allows the most swaps."""
    if variant.bar or variant.pairs:
        return Fold()
    allowed = {exchange for exchange in permutations(_ROWS) if _is_symmetric(variant, lucky, exchange)}
    folds = (Fold(order, *(_as_rows(order, swap) in allowed for swap in _SWAPS)) for order in permutations(_ROWS))
    return max(folds, key=lambda fold: fold.first + fold.second + fold.pairs)


def _as_rows(order: tuple[int, ...], swap: tuple[int, ...]) -> tuple[int, ...]:
    """A permutation of places in the order, as a permutation of rows."""
    return tuple(order[swap[order.index(row)]] for row in _ROWS)


def _is_symmetric(variant: Variant, lucky: Lucky | None, exchange: tuple[int, ...]) -> bool:
    mirror = 2 * variant.sides + 2
    return _keeps(variant, lucky, exchange, 0, 1) or _keeps(variant, lucky, exchange, mirror, -1)


def _keeps(variant: Variant, lucky: Lucky | None, exchange: tuple[int, ...], shift: int, sign: int) -> bool:
    """Whether the sheet stays the same when its rows are permuted and each number n becomes shift + sign · n."""
    rows, exchanged = variant.layout.rows, Exchange(exchange, shift, sign)
    if not all(exchanged.makes(rows[row], rows[exchange[row]]) for row in _ROWS):
        return False
    return not lucky or {exchanged.number(number) for number in lucky} == set(lucky)
