"""The part below the rows: the bonus bar, notes on special rules, the points table, the penalties and the sum."""

from __future__ import annotations

from collections.abc import Iterator

from rowlock.printing.inks import BLACK, GRAY, INKS, PALE, WHITE
from rowlock.printing.lettering import text_width
from rowlock.printing.rows import badge, row_label
from rowlock.printing.shapes import Drawing, Rectangle, Shape, Text
from rowlock.rules.pad.layout import Layout, Row
from rowlock.rules.pad.scoring import most_counted, most_scored, points
from rowlock.rules.pad.variant import Kind, Variant

_KINDS = {
    Kind.TWO_IN_FEWEST: "two crosses in the row with the fewest",
    Kind.ONE_IN_EACH: "one cross in every row",
    Kind.DOUBLE_FEWEST: "the row with the fewest counts twice",
    Kind.THIRTEEN: "13 points",
    Kind.NO_PENALTIES: "penalties cost nothing",
}
_LABEL = 14.0
"""The width of the label in front of a line of boxes."""
_SMALL = 2.3


def bar(variant: Variant, width: float) -> Drawing:
    """The bonus bar, struck from left to right (BA1)."""
    height, most = 8.0, 20
    lines = [variant.bar[start : start + most] for start in range(0, len(variant.bar), most)]
    box = min(14, (width - _LABEL) / min(most, len(variant.bar)))
    shapes: list[Shape] = [Text(0.5, height / 2, "Bonus bar", _SMALL, GRAY, bold=True)]
    for nth, color in enumerate(variant.bar):
        ink = INKS[color]
        x, y = _LABEL + nth % most * box + 0.9, nth // most * (height + 1) + 0.5
        shapes += [
            Rectangle(x, y, box - 1.8, height - 1, ink.field, ink.band, 1.0, 1.6, f"bar {nth}"),
            Text(x + box / 2 - 0.9, y + height / 2 - 0.5, color[0].upper(), 4, ink.numeral, bold=True, centered=True),
        ]
    return Drawing(width, len(lines) * (height + 1) - 1, tuple(shapes))


def notes(variant: Variant, width: float) -> Drawing | None:
    """Notes on what the letters and frames mean, on as few lines as possible; None if there are none."""
    line, size = 4.0, 2.5
    shapes: list[Shape] = []
    x = y = 0.0
    for letter, text in _notes(variant):
        indent = 4.5 if letter else 0.5
        needed = indent + text_width(text, size, bold=False)
        if x and x + needed > width:
            x, y = 0, y + line
        if letter:
            shapes += badge(x + 2, y + line / 2, letter)
        shapes.append(Text(x + indent, y + line / 2, text, size, BLACK))
        x += needed + 4
    return Drawing(width, y + line, tuple(shapes)) if shapes else None


def _notes(variant: Variant) -> Iterator[tuple[str, str]]:
    """The notes, each with the letter it explains, if any."""
    layout = variant.layout
    yield from ((letter, _KINDS[kind]) for letter, kind in variant.pairs)
    if variant.bar:
        yield "", "Black frame: strike the next bar field, and cross the next field in the row of its color."
    if variant.lucky:
        yield "", "White dice show a lucky number: cross it, or the next field in your row with the fewest crosses."
    if layout.bonus_rows:
        yield "", "A round field counts for the rows above and below it."
    if layout.has_doubles:
        yield "", "×2 counts as two crosses."
    if layout.mixes_colors:
        yield "", "Small letters are the colors of the fields: R red, Y yellow, G green, B blue."


def table(variant: Variant, width: float) -> Drawing:
    """The points table: what each number of crosses in a row is worth (C12)."""
    height, most = 7.4, 18
    last = most_scored(variant)
    lines = -(-last // most)
    in_a_line = -(-last // lines)
    box = min(18, (width - _LABEL) / in_a_line)
    shapes: list[Shape] = []
    for nth in range(lines):
        y = nth * height
        shapes.append(Text(0.5, y + 1.9, "crosses", _SMALL, GRAY))
        shapes.append(Text(0.5, y + 5.1, "points", _SMALL, GRAY, bold=True))
    for crosses in range(1, last + 1):
        x, y = _LABEL + (crosses - 1) % in_a_line * box, (crosses - 1) // in_a_line * height
        more = "+" if crosses == last < most_counted(variant) else ""
        shapes += [
            Rectangle(x, y, box - 0.5, height - 0.5, PALE, radius=1),
            Text(x + box / 2 - 0.25, y + 1.9, f"{crosses}{more}", _SMALL, GRAY, centered=True),
            Text(x + box / 2 - 0.25, y + 4.9, str(points(crosses)), 3.2, BLACK, bold=True, centered=True),
        ]
    return Drawing(width, lines * height - 0.5, tuple(shapes))


def sums(variant: Variant, width: float) -> Drawing:
    """The boxes for the penalties, the points of each row and the total."""
    height, box, total, sign = 9.6, 16.0, 22.0, 3.8
    layout = variant.layout
    parts = [("+" * bool(nth), row.name, _sum_label(layout, row)) for nth, row in enumerate(layout.rows)]
    if Kind.THIRTEEN in dict(variant.pairs).values():
        parts.append(("+", "", "bonus"))
    parts += [("–", "", "penalties"), ("=", "", "total")]
    shapes: list[Shape] = []
    x = width - total - (len(parts) - 1) * (box + sign)
    shapes += _penalties(variant, x - 4, height)
    for before, color, label in parts:
        wide, strong = (total, 0.8) if label == "total" else (box, 0.5)
        ink = INKS.get(color)
        if before:
            shapes.append(Text(x - sign / 2, height / 2, before, 4, BLACK, bold=True, centered=True))
        stroke, fill, ring = (ink.numeral, ink.field, ink.band) if ink else (GRAY, WHITE, BLACK)
        shapes += [
            Rectangle(x + 0.4, 0.4, wide - 0.8, height - 0.8, fill, ring, strong, 1.6, f"sum {color or label}"),
            Text(x + 1.6, 2.2, label, _SMALL, stroke, bold=True),
        ]
        x += wide + sign
    return Drawing(width, height, tuple(shapes))


def _sum_label(layout: Layout, row: Row) -> str:
    return f"{row_label(layout, row)} {row.name}" if layout.mixes_colors else row.name


def _penalties(variant: Variant, width: float, height: float) -> Iterator[Shape]:
    count = variant.penalties_to_end
    cost = f"–{variant.penalty_points} each" if variant.penalty_points else "free"
    yield Text(0.5, height / 2 - 1.7, "Penalties", _SMALL, BLACK, bold=True)
    yield Text(0.5, height / 2 + 1.7, cost, _SMALL, GRAY)
    box = min(8.5, (width - _LABEL) / count)
    for nth in range(count):
        side = box - 1.2
        yield Rectangle(
            _LABEL + nth * box, (height - side) / 2, side, side, WHITE, GRAY, 0.5, 1.2, f"penalty {nth + 1}"
        )
