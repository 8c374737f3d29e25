"""The printed sheet: rows of fields, read from a drawing and written back as one.

A drawing has a line for each row, named by its color; a line named by two initials is a bonus row of round
fields that lies between those two rows. Each field is its number, with what is printed around it:

    red     2  3* 4  5  6  7  8  9  10 11 [12]      [12] a closing field    3* a bonus field
    yellow  2  R3 4  5a 6  7  8a 9x2 10 11 [12]     R3 a red field          5a half of pair a     9x2 counts double
    ry     (2)(3)(4)(5)(6)(7)(8)(9)(10)(11)(12)     (5) a round field
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from rowlock.errors import VariantError

COLORS = ("red", "yellow", "green", "blue")
"""The colors of the rows from top to bottom, and of the dice in the order in which a roll is written."""

INITIALS = tuple(color[0] for color in COLORS)

_BONUS_NEIGHBORS = {INITIALS[i] + INITIALS[i + 1]: (i, i + 1) for i in range(len(COLORS) - 1)}
ROW_IDS = (*INITIALS, *_BONUS_NEIGHBORS)
"""The ids that a row can have: an initial, or for a bonus row the initials of its neighbors."""

_FIELD = re.compile(r"(\[?)([RYGB]?)([0-9]{1,2})(\*?)([a-e]?)(x2)?(\]?)")
_ROUND = re.compile(r"\(([0-9]{1,2})\)")


@dataclass(frozen=True, slots=True)
class Field:
    """One field of the printed sheet. `row` is an index into `Layout.all_rows`, `position` counts from the left."""

    id: str
    row: int
    position: int
    number: int
    color: str
    """The color that its die must have; empty on a round field, which takes its neighbors'."""
    closing: bool = False
    bonus: bool = False
    """Crossing it strikes the bonus bar (BA1)."""
    pair: str = ""
    """The letter that marks it as half of a bonus pair (Bonus B), or empty."""
    double: bool = False
    """It counts as two crosses."""

    @property
    def weight(self) -> int:
        """How many crosses it counts for, not including the lock beside a closing field."""
        return 2 if self.double else 1


@dataclass(frozen=True)
class Row:
    """A line of fields. A bonus row has two `neighbors` (indexes of rows), an ordinary one none."""

    name: str
    id: str
    fields: tuple[Field, ...]
    neighbors: tuple[int, ...] = ()

    @cached_property
    def doubles(self) -> frozenset[int]:
        """The positions that count as two crosses."""
        return frozenset(field.position for field in self.fields if field.double)


@dataclass(frozen=True)
class Layout:
    """The four rows from top to bottom, then the bonus rows. `str` gives the drawing."""

    rows: tuple[Row, ...]
    bonus_rows: tuple[Row, ...] = ()

    @cached_property
    def all_rows(self) -> tuple[Row, ...]:
        """The four rows and then the bonus rows: the order in which a sheet keeps its crosses."""
        return self.rows + self.bonus_rows

    @cached_property
    def fields(self) -> Mapping[str, Field]:
        """Every field by its id."""
        return MappingProxyType({field.id: field for row in self.all_rows for field in row.fields})

    @cached_property
    def by_number(self) -> Mapping[int, tuple[Field, ...]]:
        """The fields a number may be crossed in, from top to bottom, round fields last."""
        numbers = {field.number for field in self.fields.values()}
        return MappingProxyType({n: tuple(f for f in self.fields.values() if f.number == n) for n in numbers})

    @cached_property
    def by_color(self) -> Mapping[tuple[str, int], tuple[Field, ...]]:
        """The fields for a color and a number; a round field is listed under the colors of its neighbors."""
        found: dict[tuple[str, int], tuple[Field, ...]] = {}
        for field in self.fields.values():
            for color in {neighbor.color for neighbor in self.around.get(field.id, (field,))}:
                found[color, field.number] = (*found.get((color, field.number), ()), field)
        return MappingProxyType(found)

    @cached_property
    def around(self) -> Mapping[str, tuple[Field, ...]]:
        """For each round field, by id: its neighbors, the fields of the same number above and below it (BP1)."""
        around = {
            field.id: tuple(self.fields[f"{self.rows[index].id}{field.number}"] for index in row.neighbors)
            for row in self.bonus_rows
            for field in row.fields
        }
        return MappingProxyType(around)

    @cached_property
    def mixes_colors(self) -> bool:
        """Whether some row has fields of a color other than its own (gemixxt A)."""
        return any(field.color != row.name for row in self.rows for field in row.fields)

    @cached_property
    def has_doubles(self) -> bool:
        """Whether some field counts as two crosses."""
        return any(row.doubles for row in self.rows)

    @cached_property
    def row_index(self) -> Mapping[str, int]:
        """The index of each row by its id."""
        return MappingProxyType({row.id: index for index, row in enumerate(self.all_rows)})

    def __getstate__(self) -> dict[str, object]:
        """Pickle only the rows: cached lookups are rebuilt after loading."""
        return {"rows": self.rows, "bonus_rows": self.bonus_rows}

    def name_of(self, field: Field) -> str:
        """What people call the field: "red 5", on sheets with mixed colors "row 2, red 3", "red/yellow 5" if round."""
        neighbors = self.all_rows[field.row].neighbors
        if neighbors:
            return f"{'/'.join(self.rows[index].name for index in neighbors)} {field.number}"
        return f"{f'row {field.row + 1}, ' if self.mixes_colors else ''}{field.color} {field.number}"

    def __str__(self) -> str:
        lines = [(row.name, [self._draw(field, row) for field in row.fields]) for row in self.top_to_bottom()]
        width = max(len(cell) for _, cells in lines for cell in cells)
        return "\n".join(f"{name:<8}" + " ".join(cell.ljust(width) for cell in cells).rstrip() for name, cells in lines)

    __repr__ = __str__

    def _draw(self, field: Field, row: Row) -> str:
        """The field as drawn, one-digit numbers indented so that the digits of a column line up."""
        letter = field.color[0].upper() if self.mixes_colors and field.color else ""
        sign = f"{letter}{field.number}{'*' * field.bonus}{field.pair}{'x2' * field.double}"
        if row.neighbors:
            sign = f"({sign})"
        return " " * (field.number < 10) + (f"[{sign}]" if field.closing else sign)

    def top_to_bottom(self) -> list[Row]:
        """All rows in the order of the sheet, each bonus row below the first of its neighbors."""
        lying = [(float(index), row) for index, row in enumerate(self.rows)]
        lying += [(row.neighbors[0] + 0.5, row) for row in self.bonus_rows]
        return [row for _, row in sorted(lying, key=lambda pair: pair[0])]


def first_words(drawing: str) -> list[str]:
    """The first word of each line of a drawing, the name of a row; empty for an empty line."""
    return [(line.replace("(", " (").split() or [""])[0] for line in drawing.split("\n")]


def parse_drawing(text: str) -> Layout:
    """Parse a drawing. Mistakes are reported by line, counted from 1."""
    rows: dict[str, Row] = {}
    bonus_rows: dict[str, tuple[list[str], int]] = {}
    last_line = 1
    for number, (name, line) in enumerate(zip(first_words(text), text.split("\n"), strict=True), 1):
        if not name:
            continue
        cells = line.replace("(", " (").split()[1:]
        last_line = number
        if name in rows or name in bonus_rows:
            raise VariantError(f"row {name} is drawn twice", number)
        if name in COLORS:
            if COLORS.index(name) != len(rows):
                raise VariantError(f"row {name}: the rows are {', '.join(COLORS)} from top to bottom", number)
            rows[name] = _parse_row(name, cells, number)
        elif name in _BONUS_NEIGHBORS:
            bonus_rows[name] = cells, number
        else:
            known = ", ".join((*COLORS, *_BONUS_NEIGHBORS))
            raise VariantError(f"row {name}: no such row; choose from {known}", number)
    if missing := [color for color in COLORS if color not in rows]:
        raise VariantError(f"row {missing[0]} is missing", last_line)
    drawn = [name for name in _BONUS_NEIGHBORS if name in bonus_rows]
    parsed = (
        _parse_bonus_row(name, order, tuple(rows.values()), *bonus_rows[name]) for order, name in enumerate(drawn)
    )
    return Layout(tuple(rows.values()), tuple(parsed))


def _parse_row(name: str, cells: list[str], line: int) -> Row:
    index = COLORS.index(name)
    fields: list[Field] = []
    for position, cell in enumerate(cells):
        match = _FIELD.fullmatch(cell)
        if not match or bool(match[1]) != bool(match[7]):
            raise VariantError(
                f"row {name}: cannot read the field {cell!r}; write a number like 7, [12] for a closing field, "
                f"R7 for a red field, 7* for a bonus field, 7a for half of pair a, 7x2 for a double field",
                line,
            )
        opening, letter, number, star, pair, double, _ = match.groups()
        color = next((color for color in COLORS if color[0] == letter.lower()), name)
        field_id = f"{name[0]}{int(number)}"
        fields.append(
            Field(field_id, index, position, int(number), color, bool(opening), bool(star), pair, bool(double))
        )
    _check_numbers(name, fields, line)
    closing = [field.closing for field in fields]
    if closing != sorted(closing):
        raise VariantError(f"row {name}: a closing field must be last", line)
    if not closing[-1]:
        raise VariantError(f"row {name}: the last field must be a closing field, [{fields[-1].number}]", line)
    if wrong := next((field for field in fields if field.closing and field.color != name), None):
        raise VariantError(
            f"row {name}: its closing field {wrong.number} must be {name}, because the row is named after it",
            line,
        )
    return Row(name, name[0], tuple(fields))


def _parse_bonus_row(name: str, order: int, rows: tuple[Row, ...], cells: list[str], line: int) -> Row:
    fields: list[Field] = []
    for position, cell in enumerate(cells):
        match = _ROUND.fullmatch(cell)
        if not match:
            raise VariantError(f"row {name}: cannot read the field {cell!r}; round fields are written (7)", line)
        number = int(match[1])
        fields.append(Field(f"{name}{number}", len(COLORS) + order, position, number, ""))
    _check_numbers(name, fields, line)
    bonus_row = Row(name, name, tuple(fields), _BONUS_NEIGHBORS[name])
    _check_neighbors(bonus_row, rows, line)
    return bonus_row


def _check_numbers(name: str, fields: list[Field], line: int) -> None:
    if not fields:
        raise VariantError(f"row {name} has no fields", line)
    seen: set[int] = set()
    for field in fields:
        if field.number in seen:
            raise VariantError(f"row {name}: {field.number} appears twice", line)
        seen.add(field.number)


def _check_neighbors(bonus_row: Row, rows: tuple[Row, ...], line: int) -> None:
    for index in bonus_row.neighbors:
        numbers = {field.number for field in rows[index].fields}
        for field in bonus_row.fields:
            if field.number not in numbers:
                raise VariantError(
                    f"row {bonus_row.name}: {field.number} has no neighbor in row {rows[index].name}", line
                )
