"""A variant: a layout, numbers, and features from a small closed set. All of it is data, read from TOML text.

The features, each interpreted in one place: two closing fields, mixed colors, double fields and bonus rows are
drawn on the sheet; lucky numbers, the bonus bar and the bonus pairs are named beside it.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from functools import cached_property

from rowlock.errors import VariantError
from rowlock.rules.layout import COLORS, Field, Layout, Row, first_words, parse_drawing
from rowlock.rules.places import Places

MOST_SEATS = 8

Lucky = tuple[int, int]
"""The two lucky numbers printed on one player's sheet (L4)."""


class Kind(StrEnum):
    """What a bonus pair earns (Bonus B)."""

    TWO_IN_FEWEST = "two-in-fewest"
    ONE_IN_EACH = "one-in-each"
    DOUBLE_FEWEST = "double-fewest"
    THIRTEEN = "thirteen"
    NO_PENALTIES = "no-penalties"


@dataclass(frozen=True)
class Variant:
    """The rules and the printed sheet. `str` gives its id."""

    id: str
    name: str
    about: str
    layout: Layout
    players: tuple[int, int] = (2, 5)
    """The fewest and most players by the book (C1); the engine takes 1 to 8."""
    sides: int = 6
    close_after: int = 5
    """Crosses a row needs before its closing field may be crossed (C7)."""
    rows_to_end: int = 2
    penalties_to_end: int = 4
    penalty_points: int = 5
    most_scored: int = 99
    """At most so many crosses of a row are scored (BP7)."""
    lucky: tuple[Lucky, ...] = ()
    """The pairs of lucky numbers the seats get, in order, unless others are handed in (L7)."""
    bar: tuple[str, ...] = ()
    """The colors of the bonus bar, left to right (BA1)."""
    pairs: tuple[tuple[str, Kind], ...] = ()
    """The letters drawn on the sheet with the kind of bonus each stands for."""

    @cached_property
    def partners(self) -> dict[str, tuple[Kind, Field]]:
        """For each field of a pair, by id: the kind of bonus, and the field that must be crossed as well."""
        kinds = dict(self.pairs)
        marked = [field for field in self.layout.fields.values() if field.pair]
        return {
            field.id: (kinds[field.pair], other)
            for field in marked
            for other in marked
            if field.pair == other.pair and field is not other
        }

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        return self.id

    __repr__ = __str__


def lucky_problem(pair: Lucky, sides: int) -> str | None:
    """What is wrong with a pair of lucky numbers for dice with so many sides, or None."""
    one, other = pair
    if one != other and all(2 <= number <= 2 * sides for number in pair):
        return None
    return f"lucky {one}/{other}: two different numbers from 2 to {2 * sides} are needed"


_NUMBERS = {
    "sides": (2, 9),
    "close_after": (0, 99),
    "rows_to_end": (1, len(COLORS)),
    "penalties_to_end": (1, 9),
    "penalty_points": (0, 99),
    "most_scored": (1, 99),
}
_OTHERS = ("id", "name", "about", "players", "sheet", "lucky", "bar", "pairs")


def parse_variant(text: str) -> Variant:
    """Read a variant from TOML. A mistake is a VariantError that names the line and says what is wrong."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"\(at line (\d+)", str(error))
        raise VariantError(f"not TOML: {error}", int(at[1]) if at else None) from None
    return _Reader(text, data).variant()


class _Reader:
    """Reads the values of one TOML text and knows on which line each of them stands."""

    def __init__(self, text: str, data: dict[str, object]) -> None:
        self.places = Places(text)
        self.data = data

    def variant(self) -> Variant:
        for key in self.data:
            if key not in _NUMBERS and key not in _OTHERS:
                near = get_close_matches(key, (*_NUMBERS, *_OTHERS), 1)
                hint = f"; did you mean {near[0]}?" if near else ""
                raise self.error(f"there is no setting {key}{hint}", key)
        variant_id = self.text("id")
        if not re.fullmatch(r"[a-z][a-z0-9-]*", variant_id):
            raise self.error("id: use small letters, digits and dashes, a letter first", "id")
        layout = self.layout()
        variant = Variant(
            variant_id,
            self.text("name"),
            self.text("about"),
            layout,
            players=self.players(),
            lucky=self.lucky(),
            bar=self.bar(layout),
            pairs=self.pairs(layout),
            **{key: self.number(key) for key in _NUMBERS if key in self.data},
        )
        for row in layout.all_rows:
            self.check_row(row, variant)
        for pair in variant.lucky:
            if problem := lucky_problem(pair, variant.sides):
                raise self.error(problem, "lucky")
        return variant

    def error(self, message: str, *key: str) -> VariantError:
        return VariantError(message, self.places.line(*key))

    def text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.error(f'{key}: a text is needed, {key} = "…"', key)
        return value

    def number(self, key: str) -> int:
        value = self.data[key]
        low, high = _NUMBERS[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(f"{key}: a number from {low} to {high} is needed", key)
        return value

    def players(self) -> tuple[int, int]:
        match self.data.get("players", [2, 5]):
            case [low, high] if type(low) is type(high) is int and 1 <= low <= high <= MOST_SEATS:
                return low, high
        raise self.error(f"players: the fewest and the most are needed, from 1 to {MOST_SEATS}: [2, 5]", "players")

    def layout(self) -> Layout:
        drawing = self.text("sheet")
        try:
            return parse_drawing(drawing)
        except VariantError as error:
            names = first_words(drawing)[: error.line]
            raise VariantError(error.message, self.line_of_row(names[-1], names.count(names[-1]))) from None

    def line_of_row(self, name: str, nth: int = 1) -> int | None:
        return self.places.line_of_word(name, "sheet", nth)

    def lucky(self) -> tuple[Lucky, ...]:
        pairs = self.data.get("lucky", [])
        texts = (
            [re.fullmatch(r"(\d{1,2})/(\d{1,2})", str(pair)) for pair in pairs] if isinstance(pairs, list) else [None]
        )
        found = [(int(text[1]), int(text[2])) for text in texts if text]
        if len(found) != len(texts):
            raise self.error('lucky: a list of pairs is needed, ["5/10", "6/11"]', "lucky")
        return tuple(found)

    def bar(self, layout: Layout) -> tuple[str, ...]:
        by_letter = {color[0].upper(): color for color in COLORS}
        letters = self.text("bar").split() if "bar" in self.data else []
        if unknown := [letter for letter in letters if letter not in by_letter]:
            raise self.error(f"bar: {unknown[0]} is no color; write R Y G B, left to right", "bar")
        starred = [field for field in layout.fields.values() if field.bonus]
        if letters and not starred:
            raise self.error("there is a bar, but no field of the sheet is a bonus field (7*)", "bar")
        if starred and not letters:
            raise self.error('the sheet has bonus fields, so a bar is needed: bar = "R Y G B"', "sheet")
        return tuple(by_letter[letter] for letter in letters)

    def pairs(self, layout: Layout) -> tuple[tuple[str, Kind], ...]:
        table = self.data.get("pairs", {})
        if not isinstance(table, dict):
            raise self.error('pairs: a table is needed: [pairs] and then a = "thirteen"', "pairs")
        drawn = [field.pair for field in layout.fields.values() if field.pair]
        for letter, kind in table.items():
            if kind not in list(Kind):
                raise self.error(f"pairs: {kind} is no bonus; there are {', '.join(Kind)}", "pairs", letter)
            if list(table.values()).count(kind) > 1:
                raise self.error(f"pairs: {kind} stands for two letters; one is allowed", "pairs", letter)
            if drawn.count(letter) != 2:
                raise self.error(
                    f"pairs: {letter} must mark two fields of the sheet, it marks {drawn.count(letter)}",
                    "pairs",
                    letter,
                )
        if unknown := [letter for letter in drawn if letter not in table]:
            raise self.error(f'pairs: say what the pair {unknown[0]} earns: {unknown[0]} = "thirteen"', "sheet")
        return tuple((letter, Kind(kind)) for letter, kind in table.items())

    def check_row(self, row: Row, variant: Variant) -> None:
        line = self.line_of_row(row.name)
        for field in row.fields:
            if not 2 <= field.number <= 2 * variant.sides:
                raise VariantError(
                    f"row {row.name}: {field.number} cannot be rolled with {variant.sides}-sided dice", line
                )
        before = sum(1 + field.double for field in row.fields if not field.closing)
        if not row.neighbors and before < variant.close_after:
            raise VariantError(
                f"row {row.name}: closing needs {variant.close_after} crosses, but only {before} fit before it",
                line,
            )
