"""What a net sees: a table row for everything that stands on a sheet, and a few for what lies between two sheets.

The table of a net has a row for each feature of one's own sheet, then one for each of another's sheet, then those of
the pair. What a net sees of two sheets is the sum of such rows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from rowlock.rules.pad.layout import COLORS, Row
from rowlock.rules.pad.scoring import most_scored, room
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Lucky, Variant

Feature = tuple[str | int, ...]

FINE = 32
"""Score differences up to this have a feature each."""
COARSE = 16
"""In steps of eight points, up to so many steps."""
NEAR = 4
"""Whoever rolls in more turns than this is seen as if it were in so many, and larger tables as if that were all."""


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
        """How many table rows there are."""
        self._most_penalties = variant.penalties_to_end
        self._most_scored = most_scored(variant)
        self._pairs = pairs_of(variant)

    def of(self, sheet: Sheet, closed: Collection[str], lucky: Lucky | None) -> list[int]:
        """The features of a sheet when these rows are closed, as numbers."""
        index, layout = self.index, self.variant.layout
        found: list[int] = []
        for row in range(len(layout.all_rows)):
            count, last = (sheet.count(row), sheet.last(row) + 1) if row < len(COLORS) else _round_count(sheet, row)
            shut = row < len(COLORS) and COLORS[row] in closed
            found.append(index["closed", row, count] if shut else index["state", row, last, count])
        if layout.bonus_rows:
            found += self._of_rounds(sheet)
        found.append(index["penalties", min(sheet.penalties, self._most_penalties)])
        if bar := self.variant.bar:
            free = (place for place in range(len(bar)) if place not in sheet.struck)
            found.append(index["bar", next(free, len(bar))])
        for order, pair in enumerate(self._pairs):
            found.append(index["pair", order, *(_standing(sheet, closed, field) for field in pair)])
        found += [index["lucky", number] for number in lucky or ()]
        return found

    def _of_rounds(self, sheet: Sheet) -> Iterator[int]:
        """What round fields count for the rows beside them, and which of those ahead could be crossed (BP1, BP7)."""
        layout = self.variant.layout
        bonus_rows = list(enumerate(layout.bonus_rows, len(COLORS)))
        for row in range(len(COLORS)):
            beside = sum(len(sheet.crosses[order]) for order, bonus in bonus_rows if row in bonus.neighbors)
            yield self.index["counted", row, min(sheet.count(row) + beside, self._most_scored)]
        for order, bonus in bonus_rows:
            for field in bonus.fields[sheet.last(order) + 1 :]:
                around = layout.around[field.id]
                crossed = {neighbor.color for neighbor in around if sheet.has(neighbor)}
                above, below = (int(neighbor.color in crossed) for neighbor in around)
                if above or below:
                    yield self.index["ready", order, field.position, above, below]

    def between_sheets(self, difference: int, mine: int, other: int, seats: int, closed: int) -> list[int]:
        """The features of a pair: my lead in points, in how many turns each of us rolls, the table, the closed rows."""
        fine = max(-FINE, min(FINE, difference))
        coarse = max(-COARSE, min(COARSE, difference + 4 >> 3))
        turn: Feature = ("turn", min(mine, NEAR), min(other, NEAR))
        names: tuple[Feature, ...] = ("fine", fine), ("coarse", coarse), turn, ("seats", min(seats, NEAR + 1))
        return [self.pair_index[name] for name in (*names, ("shut", closed))]


@lru_cache(maxsize=64)
def features_of(variant: Variant) -> Features:
    """The features of a variant's sheets."""
    return Features(variant)


def pairs_of(variant: Variant) -> tuple[tuple[str, str], ...]:
    """The fields of each bonus pair, in the order of the sheet."""
    fields = variant.layout.fields.values()
    marked = {letter: [field.id for field in fields if field.pair == letter] for letter, _ in variant.pairs}
    return tuple((one, other) for one, other in marked.values())


def _round_count(sheet: Sheet, row: int) -> tuple[int, int]:
    return len(sheet.crosses[row]), sheet.last(row) + 1


LOST, OPEN, CROSSED = range(3)


def _standing(sheet: Sheet, closed: Collection[str], field_id: str) -> int:
    field = sheet.variant.layout.fields[field_id]
    if sheet.has(field):
        return CROSSED
    return LOST if sheet.obstacle(field, closed) else OPEN


def _of_a_sheet(variant: Variant) -> Iterator[Feature]:
    layout = variant.layout
    for order, row in enumerate(layout.all_rows):
        yield from _of_a_row(order, row)
        if order < len(COLORS):
            yield from (("closed", order, count) for count in range(room(row) + 1))
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
    """How far an open row is crossed, 0 for not at all, and how many crosses it has."""
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
