"""Symmetries of a sheet: what looks the same after an exchange of rows is worth the same."""

from __future__ import annotations

from dataclasses import dataclass

from rowlock.rules.pad.layout import COLORS, Field, Row


@dataclass(frozen=True, slots=True)
class Exchange:
    """Row r, with its color, takes the place of row `rows[r]`; number n becomes `shift` + `sign` · n.

    Numbers may be mirrored (2 for 12, 3 for 11 …) because mirrored dice are equally likely.
    """

    rows: tuple[int, ...]
    shift: int = 0
    sign: int = 1

    def number(self, number: int) -> int:
        """The image of a number."""
        return self.shift + self.sign * number

    def color(self, color: str) -> str:
        """The image of a color; a round field has none."""
        return COLORS[self.rows[COLORS.index(color)]] if color else ""

    def makes(self, row: Row, image: Row) -> bool:
        """Whether the fields of a row map to those of the other. Bonus pairs are not compared."""
        return len(row.fields) == len(image.fields) and all(map(self._makes, row.fields, image.fields))

    def _makes(self, field: Field, image: Field) -> bool:
        became = (self.color(field.color), self.number(field.number), field.closing, field.double, field.bonus)
        return became == (image.color, image.number, image.closing, image.double, image.bonus)
