"""One sheet, drawn like the printed pad: a strong band for each row with light fields and bold numerals.

    label  gap field gap field … gap  lock  points  closed

Between two bands is a line that is half one color and half the other; round fields, if any, are on that line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from rowlock.rules.pad.layout import COLORS, Field, Row
from rowlock.rules.pad.scoring import earned, score
from rowlock.rules.pad.sheet import Obstacle, Sheet
from rowlock.rules.pad.variant import Lucky, Variant
from rowlock.terminal.look import COLORED, Look
from rowlock.terminal.words import KINDS, verb

WIDTH = 80
_LOCK, _POINTS, _CLOSED = 4, 4, " closed"
_CELL = 4


def sheet(
    sheet: Sheet,
    *,
    name: str = "",
    active: bool = False,
    lucky: Lucky | None = None,
    closed: Collection[str] = (),
    legal: Collection[str] = (),
    look: Look = COLORED,
) -> RenderableType:
    """A whole sheet. `closed` are the rows closed by anybody, `legal` the ids of the fields to point at."""
    pad = _Pad(sheet, closed, legal, look)
    lines = [_head(name, lucky, look, active=active), *pad.lines()]
    if sheet.variant.bar:
        lines.append(_bar(sheet, closed, look))
    if sheet.variant.pairs:
        lines += _pairs(sheet, look)
    lines.append(_foot(sheet, look))
    return Group(*lines)


@dataclass(frozen=True, slots=True)
class _Measures:
    """Column widths for the sheets of a variant, such that the longest row still fits."""

    label: int
    number: int
    cell: int
    fields: int
    """The number of fields in the longest row."""

    @classmethod
    def of(cls, variant: Variant) -> _Measures:
        layout = variant.layout
        label = 4 if layout.mixes_colors else 3
        number = 3 if layout.mixes_colors else 2
        around = max(len(_marks(field)) for field in layout.fields.values())
        if layout.bonus_rows:
            around = max(around, len("()"))
        most = max(len(row.fields) for row in layout.all_rows)
        fits = (WIDTH - label - 1 - _LOCK - _POINTS - len(_CLOSED)) // most - 1
        return cls(label, number, max(number + around, min(_CELL, fits)), most)


def _marks(field: Field) -> str:
    return f"{'*' * field.bonus}{field.pair}{'×2' * field.double}"


@dataclass(frozen=True)
class _Pad:
    """The rows of one sheet as lines of text."""

    sheet: Sheet
    closed: Collection[str]
    legal: Collection[str]
    look: Look

    @cached_property
    def measures(self) -> _Measures:
        return _Measures.of(self.sheet.variant)

    def lines(self) -> Iterator[Text]:
        """The rows from top to bottom with the edges of the bands; without colors, only the rows."""
        layout = self.sheet.variant.layout
        between = {row.neighbors[0]: row for row in layout.bonus_rows}
        points = score(self.sheet).rows
        if self.look.colored:
            yield self._edge(None, layout.rows[0])
        for index, row in enumerate(layout.rows):
            yield self._row(row, str(points[index]))
            if bonus_row := between.get(index):
                count = len(self.sheet.crosses[layout.row_index[bonus_row.id]])
                yield self._row(bonus_row, f"+{count}" if count else "")
            elif self.look.colored:
                yield self._edge(row, layout.rows[index + 1] if index + 1 < len(layout.rows) else None)

    def _row(self, row: Row, points: str) -> Text:
        measures = self.measures
        line = Text(no_wrap=True, overflow="crop")
        line.append(self._label(row).center(measures.label), self._band(row, row.name))
        color = row.fields[0].color
        for field in row.fields:
            cell = self._cell(field)
            pointer = self.look.here if field.id in self.legal else ""
            if pointer and cell.startswith(" "):
                cell = f"{pointer}{cell.lstrip()}".rjust(len(cell))
                pointer = ""
            line.append_text(Text(pointer, self._band(row, color)) if pointer else self._ground(row, color, 1))
            line.append(cell, self._style(field))
            color = field.color
        line.append_text(self._ground(row, color, 1))
        line.append_text(self._ground(row, row.name, (measures.fields - len(row.fields)) * (measures.cell + 1)))
        line.append_text(self._lock(row))
        line.append(points.rjust(_POINTS), "bold")
        if not row.neighbors and self._is_closed(row):
            line.append(_CLOSED, "dim")
        return line

    def _label(self, row: Row) -> str:
        if row.neighbors:
            return row.id
        if self.sheet.variant.layout.mixes_colors:  # there a capital letter is a field's color, not a row
            return f"{COLORS.index(row.name) + 1}{row.id}"
        return row.id.upper()

    def _ground(self, row: Row, color: str, width: int) -> Text:
        """The empty band; a bonus row's has the color of its upper neighbor above that of its lower one."""
        if row.neighbors and self.look.colored:
            above, below = (COLORS[index] for index in row.neighbors)
            return Text("▀" * width, Style(color=self.look.inks[above].band, bgcolor=self.look.inks[below].band))
        return Text(" " * width, self._band(row, color))

    def _band(self, row: Row, color: str) -> Style:
        return self.look.band(COLORS[row.neighbors[0]] if row.neighbors else color)

    def _cell(self, field: Field) -> str:
        layout, wide = self.sheet.variant.layout, self.measures.number
        number, marks = str(field.number), self.look.fit(_marks(field))
        if self.sheet.has(field):
            number = self.look.cross
        elif self._is_lost(field) and not self.look.colored:
            number = "."
        elif layout.mixes_colors and field.color:
            number = f"{field.color[0].upper()}{number}".ljust(wide)
        if not field.color:
            return f"({number})".rjust(wide + 2).ljust(self.measures.cell)
        number = number.center(wide) if layout.mixes_colors else number.rjust(wide)
        free = self.measures.cell - wide - len(marks)
        return f"{' ' * min(free, 1)}{number}{marks}".ljust(self.measures.cell)

    def _style(self, field: Field) -> Style:
        crossed, legal = self.sheet.has(field), field.id in self.legal
        obstacle = self.sheet.obstacle(field, self.closed)
        lost = not crossed and self._is_lost(field)
        faint = obstacle is Obstacle.NO_NEIGHBOR
        if not self.look.colored:
            return Style(dim=lost or faint, bold=crossed or legal)
        ink = self.look.inks[field.color]
        if crossed:
            return Style(color="#000000", bgcolor=ink.field, bold=True)
        if legal:
            return Style(color="#ffffff", bgcolor="#000000", bold=True)
        if lost:
            return Style(color=ink.lost_numeral, bgcolor=ink.lost)
        return Style(color=ink.lost_numeral if faint else ink.numeral, bgcolor=ink.field, bold=not faint)

    def _is_lost(self, field: Field) -> bool:
        return self.sheet.obstacle(field, self.closed) in (Obstacle.LOST, Obstacle.CLOSED)

    def _is_closed(self, row: Row) -> bool:
        return row.name in self.closed or self.sheet.is_locked(COLORS.index(row.name))

    def _lock(self, row: Row) -> Text:
        if row.neighbors:
            return self._ground(row, row.name, _LOCK - 1)
        sign = self.look.lock
        if self.sheet.is_locked(COLORS.index(row.name)):
            sign = self.look.cross
        elif self._is_closed(row):
            sign = " "
        text = Text(sign, self._band(row, row.name))
        text.append(" " * (_LOCK - 1 - text.cell_len), self._band(row, row.name))
        return text

    def _edge(self, above: Row | None, below: Row | None) -> Text:
        """Half a line of the band above over half a line of the band below."""
        line = Text(no_wrap=True, overflow="crop")
        for upper, lower in zip(self._bands(above), self._bands(below), strict=True):
            if upper is None:
                line.append("▄", Style(color=lower))
            else:
                line.append("▀", Style(color=upper, bgcolor=lower))
        return line

    def _bands(self, row: Row | None) -> list[str | None]:
        """The color of the band under the fields, column by column."""
        step = self.measures.cell + 1
        if row is None:
            return [None] * (self.measures.label + 1 + self.measures.fields * step + _LOCK - 1)
        own = self.look.inks[row.name].band
        fields = [self.look.inks[field.color].band for field in row.fields for _ in range(step)]
        rest = _LOCK - 1 + (self.measures.fields - len(row.fields)) * step
        return [*[own] * self.measures.label, fields[0], *fields, *[own] * rest]


def _head(name: str, lucky: Lucky | None, look: Look, *, active: bool) -> Text:
    line = Text(look.cut(name, 30), "bold", no_wrap=True, overflow="crop")
    if active:
        line.append(f"  {verb(name, 'roll')} this turn", "not bold dim")
    if lucky:
        line.append(f"  {look.best} lucky numbers {lucky[0]} and {lucky[1]}", "not bold")
    return line


def _bar(sheet: Sheet, closed: Collection[str], look: Look) -> Text:
    line = Text("bonus bar ", no_wrap=True, overflow="crop")
    following = sheet.bar_field(closed)
    for index, color in enumerate(sheet.variant.bar):
        line.append(look.here if index == following else " ", "bold")
        if index in sheet.struck:
            faded = Style(color="#000000", bgcolor=look.inks[color].lost) if look.colored else Style(dim=True)
            line.append(f" {look.cross} ", faded)
        else:
            line.append(f" {color[0].upper()} ", look.band(color))
    return line


def _pairs(sheet: Sheet, look: Look) -> list[Text]:
    """The legend of the bonus pairs, with those earned ticked."""
    kinds = earned(sheet)
    return packed(
        Text(f"{look.done if kind in kinds else ' '} {letter} {KINDS[kind]}", "bold" if kind in kinds else "dim")
        for letter, kind in sheet.variant.pairs
    )


def packed(entries: Iterable[Text], width: int = WIDTH) -> list[Text]:
    """The entries packed onto as few lines as possible; an entry is never split unless it is too long on its own."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + 3 + entry.cell_len <= width:
            lines[-1].append("   ").append_text(entry)
        else:
            lines.append(Text().append_text(entry))
    return lines


def _foot(sheet: Sheet, look: Look) -> Text:
    """The penalty boxes and the total."""
    parts = score(sheet)
    boxes = [f"[{look.cross if n < sheet.penalties else ' '}]" for n in range(sheet.variant.penalties_to_end)]
    bonus = f" + {parts.bonus}" if sheet.variant.pairs else ""
    line = Text(f"penalties {' '.join(boxes)}    ", no_wrap=True, overflow="crop")
    line.append(look.fit(f"{' + '.join(map(str, parts.rows))}{bonus} − {-parts.penalties} = "), "dim")
    line.append(f"{look.points(parts.total)} point{'' if parts.total == 1 else 's'}", "bold")
    return line
