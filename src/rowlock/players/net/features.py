"""What a net sees: a table row for everything on a sheet, and a few for the relation between two sheets.

The table of a net has a row for each feature of one's own sheet, then one for each of another's sheet, then those of
the pair. Its input for two sheets is the sum of such rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rowlock.rules.pad.layout import COLORS, Row
from rowlock.rules.pad.scoring import most_crosses, most_scored
from rowlock.rules.pad.variant import Variant

Feature = tuple[str | int, ...]

FINE = 32
"""Score differences up to this have a feature each."""
COARSE = 16
"""Score differences also have features in steps of eight points, up to this many steps."""
NEAR = 4
"""The number of turns until a seat rolls is capped at this, and the number of seats at one more."""


class Features:
    """The features of a variant's sheets, numbered."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.names = tuple(_of_a_sheet(variant))
        self.index = {name: number for number, name in enumerate(self.names)}
        self.others = len(self.names)
        """Where the features of another's sheet begin."""
        self.pair_names = tuple(_of_a_pair())
        self.between = 2 * self.others
        """Where the features of the pair begin."""
        self.pair_index = {name: self.between + number for number, name in enumerate(self.pair_names)}
        self.rows = self.between + len(self.pair_names)
        """The number of table rows."""


@lru_cache(maxsize=64)
def features_of(variant: Variant) -> Features:
    """The features of a variant's sheets."""
    return Features(variant)


def pairs_of(variant: Variant) -> tuple[tuple[str, str], ...]:
    """The fields of each bonus pair, in the order of the sheet."""
    fields = variant.layout.fields.values()
    marked = {letter: [field.id for field in fields if field.pair == letter] for letter, _ in variant.pairs}
    return tuple((one, other) for one, other in marked.values())


def _of_a_sheet(variant: Variant) -> Iterator[Feature]:
    layout = variant.layout
    for order, row in enumerate(layout.all_rows):
        yield from _of_a_row(order, row)
        if order < len(COLORS):
            yield from (("closed", order, count) for count in range(most_crosses(row) + 1))
            if layout.bonus_rows:
                yield from (("counted", order, count) for count in range(most_scored(variant) + 1))
        else:
            for position in range(len(row.fields)):
                yield from (("ready", order, position, *by) for by in ((1, 0), (0, 1), (1, 1)))
    yield from (("penalties", count) for count in range(variant.penalties_to_end + 1))
    if variant.bar:
        yield from (("bar", place) for place in range(len(variant.bar) + 1))
    for pair in range(len(variant.pairs)):
        yield from (("pair", pair, one, other) for one in range(3) for other in range(3))
    if variant.lucky:
        yield from (("lucky", number) for number in range(2, 2 * variant.sides + 1))


def _of_a_row(order: int, row: Row) -> Iterator[Feature]:
    """How far an open row is crossed, 0 if not at all, and how many crosses it has."""
    yield "state", order, 0, 0
    most = 0
    for last, field in enumerate((field for field in row.fields if not field.closing), 1):
        most += field.weight
        yield from (("state", order, last, count) for count in range(field.weight, most + 1))


def _of_a_pair() -> Iterator[Feature]:
    yield from (("fine", difference) for difference in range(-FINE, FINE + 1))
    yield from (("coarse", step) for step in range(-COARSE, COARSE + 1))
    yield from (("turn", mine, other) for mine in range(NEAR + 1) for other in range(NEAR + 1))
    yield from (("seats", seats) for seats in range(NEAR + 2))
    yield from (("shut", closed) for closed in range(1 << len(COLORS)))
