"""The features of a variant, by name. The names are used as conditions on the paragraphs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from rowlock.rules.pad.layout import COLORS, Row
from rowlock.rules.pad.scoring import most_counted, most_in_a_row
from rowlock.rules.pad.variant import MOST_SEATS, Kind, Variant

USUAL_ROOM = 12
"""The most crosses a row of the original can hold (C12)."""


def features(variant: Variant) -> frozenset[str]:
    """The names of all features the variant has."""
    return frozenset(name for name, has in FEATURES.items() if has(variant))


def shared_closings(variant: Variant) -> list[tuple[str, ...]]:
    """The groups of rows that share a closing number and can close together (C9)."""
    closings = [(row.name, field.number) for row in variant.layout.rows for field in row.fields if field.closing]
    numbers = dict.fromkeys(number for _, number in closings)
    groups = (tuple(name for name, closing in closings if closing == number) for number in numbers)
    return [group for group in dict.fromkeys(groups) if len(group) > 1]


def ordinary_ends(variant: Variant) -> list[int]:
    """The lowest and highest sums of two dice, unless a row closes with them (MB1)."""
    closing = {field.number for field in variant.layout.fields.values() if field.closing}
    return [number for number in (2, 2 * variant.sides) if number not in closing]


def _runs(row: Row) -> bool:
    steps = {one.number < other.number for one, other in pairwise(row.fields)}
    return len(steps) < 2


def _each_color_once(variant: Variant) -> bool:
    """Whether every color has the same numbers, each exactly once on the sheet (MA1)."""
    found = sorted((field.color, field.number) for row in variant.layout.rows for field in row.fields)
    numbers = {number for _, number in found}
    return found == sorted((color, number) for color in COLORS for number in numbers)


def _chain_goes_on(variant: Variant) -> bool:
    """Whether more bonuses can follow in the same action after the player has closed a row (BA4)."""
    closing_bonus = any(field.bonus and field.closing for field in variant.layout.fields.values())
    return bool(variant.bar) and (closing_bonus or bool(variant.pairs))


def _has(*kinds: Kind) -> Callable[[Variant], bool]:
    return lambda variant: any(kind in kinds for _, kind in variant.pairs)


_crosses_by_pair = _has(Kind.TWO_IN_FEWEST, Kind.ONE_IN_EACH)


def _sends_further(variant: Variant) -> bool:
    """Whether any feature gives crosses on the next possible field, independent of the dice."""
    return bool(variant.lucky or variant.bar) or _crosses_by_pair(variant)


def _runs_differently(variant: Variant) -> bool:
    """Whether the rows run in order, but not from 2 to 12 and back."""
    usual = list(range(2, 2 * Variant.sides + 1))
    rows = [[field.number for field in row.fields] for row in variant.layout.rows]
    return all(_runs(row) for row in variant.layout.rows) and rows != [usual, usual, usual[::-1], usual[::-1]]


DIFFERENCES = (
    *("other dice", "other ends", "two closings", "other need", "closing free", "mixed colors", "mixed numbers"),
    *("double", "lucky", "bar", "pairs", "round", "limit"),
    *("other rows to end", "other penalties", "other cost", "penalties free"),
)
"""The features that the original does not have. Its numbers are the defaults of `Variant`."""

FEATURES: dict[str, Callable[[Variant], bool]] = {
    "lucky": lambda v: bool(v.lucky),
    "few lucky pairs": lambda v: 0 < len(v.lucky) < MOST_SEATS,
    "bar": lambda v: bool(v.bar),
    "chain goes on": _chain_goes_on,
    "pairs": lambda v: bool(v.pairs),
    **{kind.value: _has(kind) for kind in Kind},
    "crosses by pair": _crosses_by_pair,
    "fewest by pair": _has(Kind.TWO_IN_FEWEST, Kind.DOUBLE_FEWEST),
    "next": _sends_further,
    "round": lambda v: bool(v.layout.bonus_rows),
    "mixed colors": lambda v: v.layout.mixes_colors,
    "each color once": _each_color_once,
    "mixed numbers": lambda v: not all(_runs(row) for row in v.layout.rows),
    "ordinary ends": lambda v: bool(ordinary_ends(v)),
    "two closings": lambda v: any(sum(field.closing for field in row.fields) > 1 for row in v.layout.rows),
    "double": lambda v: v.layout.has_doubles,
    "more rows": lambda v: v.rows_to_end < len(COLORS) and (bool(shared_closings(v)) or _sends_further(v)),
    "eight sides": lambda v: v.sides == 8,
    "long rows": lambda v: most_in_a_row(v) > USUAL_ROOM,
    "limit": lambda v: v.most_scored < most_counted(v),
    "shared closings": lambda v: bool(shared_closings(v)),
    "closing free": lambda v: v.close_after == 0,
    "penalties free": lambda v: v.penalty_points == 0,
    "other dice": lambda v: v.sides != Variant.sides,
    "other ends": _runs_differently,
    "other need": lambda v: v.close_after not in (0, Variant.close_after),
    "other rows to end": lambda v: v.rows_to_end != Variant.rows_to_end,
    "other penalties": lambda v: v.penalties_to_end != Variant.penalties_to_end,
    "other cost": lambda v: v.penalty_points not in (0, Variant.penalty_points),
    "different": lambda v: any(FEATURES[name](v) for name in DIFFERENCES),
}
