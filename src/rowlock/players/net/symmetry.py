"""Symmetries of a sheet: which rows can be exchanged without changing what anything is worth, found in the data.

Rows may be exchanged if the sheet stays the same with their colors renamed; numbers may be mirrored with them (2 for
12, 3 for 11 …), because mirrored dice are equally likely.
"""

from __future__ import annotations

from itertools import permutations

from rowlock.players.net.features import Feature, Features, pairs_of
from rowlock.rules.pad.exchange import Exchange
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.variant import Variant

_ROWS = range(len(COLORS))


def symmetries(features: Features) -> list[list[int]]:
    """For each symmetry of the sheet: the table row that replaces each one. The first is the identity."""
    mirror = 2 * features.variant.sides + 2
    found: list[list[int]] = []
    for exchange in permutations(_ROWS):
        for shift, sign in ((0, 1), (mirror, -1)):
            symmetry = _Symmetry(features.variant, exchange, shift, sign)
            if symmetry.keeps_the_sheet():
                own = [features.index[symmetry.image(name)] for name in features.names]
                pair = [features.pair_index[symmetry.image(name)] for name in features.pair_names]
                found.append([*own, *(number + features.others for number in own), *pair])
    return found


class _Symmetry:
    """Row r goes to `exchange[r]`, number n to shift + sign · n."""

    def __init__(self, variant: Variant, exchange: tuple[int, ...], shift: int, sign: int) -> None:
        self.variant, self.exchange, self.shift, self.sign = variant, exchange, shift, sign
        layout = variant.layout
        rows = list(enumerate(layout.bonus_rows, len(COLORS)))
        self.bonus_rows = {
            order: (other, [exchange[neighbor] for neighbor in row.neighbors] != list(image.neighbors))
            for order, row in rows
            for other, image in rows
            if {exchange[neighbor] for neighbor in row.neighbors} == set(image.neighbors)
        }
        """Where each bonus row goes, and whether its neighbors change sides."""

    def number(self, number: int) -> int:
        return self.shift + self.sign * number

    def keeps_the_sheet(self) -> bool:
        layout = self.variant.layout
        if len(self.bonus_rows) < len(layout.bonus_rows):
            return False
        goes_to = {**dict(enumerate(self.exchange)), **{row: image for row, (image, _) in self.bonus_rows.items()}}
        exchanged = Exchange(self.exchange, self.shift, self.sign)
        rows = layout.all_rows
        if not all(exchanged.makes(row, rows[goes_to[order]]) for order, row in enumerate(rows)):
            return False
        bar = tuple(map(exchanged.color, self.variant.bar))
        return bar == self.variant.bar and len(self._pairs()) == len(self.variant.pairs)

    def _pairs(self) -> dict[int, tuple[int, bool]]:
        """Where each bonus pair goes, and whether its fields change sides."""
        pairs, fields = pairs_of(self.variant), self.variant.layout.fields
        kinds = [kind for _, kind in self.variant.pairs]
        rows = self.variant.layout.rows
        found: dict[int, tuple[int, bool]] = {}
        for order, pair in enumerate(pairs):
            images = tuple(rows[self.exchange[fields[name].row]].fields[fields[name].position].id for name in pair)
            for other, target in enumerate(pairs):
                if set(images) == set(target) and kinds[order] is kinds[other]:
                    found[order] = other, images != target
        return found

    def image(self, name: Feature) -> Feature:
        """The feature that this one becomes."""
        match name:
            case ("ready", int(row), position, above, below):
                goes_to, sides = self.bonus_rows[row]
                return ("ready", goes_to, position, *((below, above) if sides else (above, below)))
            case ("state" | "closed" | "counted" as kind, int(row), *rest):
                return (kind, self.exchange[row] if row in _ROWS else self.bonus_rows[row][0], *rest)
            case ("pair", int(order), one, other):
                goes_to, sides = self._pairs()[order]
                return ("pair", goes_to, *((other, one) if sides else (one, other)))
            case ("lucky", int(number)):
                return "lucky", self.number(number)
            case ("shut", int(closed)):
                return "shut", sum(1 << self.exchange[row] for row in _ROWS if closed >> row & 1)
        return name
