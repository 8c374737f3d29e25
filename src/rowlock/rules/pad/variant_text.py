"""Parsing a variant from TOML text; mistakes are reported by line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from difflib import get_close_matches

from rowlock.errors import VariantError
from rowlock.rules.pad.layout import COLORS, Layout, Row, first_words, parse_drawing
from rowlock.rules.pad.toml_lines import TomlLines
from rowlock.rules.pad.variant import MOST_SEATS, Kind, Lucky, Texts, Variant, lucky_problem, read_lucky

_NUMBERS = {
    "sides": (2, 9),
    "close_after": (0, 99),
    "rows_to_end": (1, len(COLORS)),
    "penalties_to_end": (1, 9),
    "penalty_points": (0, 99),
    "most_scored": (1, 99),
}
_OTHERS = ("id", "name", "about", "short", "differences", "players", "sheet", "lucky", "bar", "pairs", "translations")
_WORDS = ("name", "about", "short", "differences")
"""The settings that a language's section can have."""


def parse_variant(text: str, taken: Collection[str] = ()) -> Variant:
    """Parse a variant from TOML. A mistake raises a VariantError that names the line and says what is wrong.

    `taken` holds the ids of other variants: records name their variant by its id alone.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"\(at line ([0-9]+)", str(error))
        raise VariantError(f"not TOML: {error}", int(at[1]) if at else None) from None
    return _Reader(text, data).variant(taken)


class _Reader:
    """Reads the values of one TOML text and knows the line of each."""

    def __init__(self, text: str, data: dict[str, object]) -> None:
        self.lines = TomlLines(text)
        self.data = data

    def variant(self, taken: Collection[str]) -> Variant:
        for key in self.data:
            if key not in _NUMBERS and key not in _OTHERS:
                near = get_close_matches(key, (*_NUMBERS, *_OTHERS), 1)
                hint = f"; did you mean {near[0]}?" if near else ""
                raise self.error(f"there is no setting {key}{hint}", key)
        variant_id = self.text("id")
        if not re.fullmatch(r"[a-z][a-z0-9-]*", variant_id):
            raise self.error("id: use lowercase letters, digits and dashes, starting with a letter", "id")
        if variant_id in taken:
            raise self.error(f"id: {variant_id} is a printed variant, choose another id", "id")
        layout = self.layout()
        variant = Variant(
            variant_id,
            self.words("name"),
            self.words("about"),
            layout,
            players=self.players(),
            lucky=self.lucky(),
            bar=self.bar(layout),
            pairs=self.pairs(layout),
            short=self.words("short") if "short" in self.data else "",
            differences=self.sentences("differences"),
            translations=tuple((language, self.translation(language)) for language in self.languages()),
            game="dice",
            **{key: self.number(key) for key in _NUMBERS if key in self.data},
        )
        for row in layout.all_rows:
            self.check_row(row, variant)
        for pair in variant.lucky:
            if problem := lucky_problem(pair, variant.sides):
                raise self.error(problem, "lucky")
        return variant

    def error(self, message: str, *key: str) -> VariantError:
        return VariantError(message, self.lines.line(*key))

    def text(self, *key: str) -> str:
        *tables, name = key
        value = self.table(*tables).get(name)
        if not isinstance(value, str) or not value.strip():
            raise self.error(f'{".".join(key)}: a text is needed, {name} = "…"', *key)
        return value

    def words(self, *key: str) -> str:
        text = self.text(*key)
        if len(text.splitlines()) > 1:
            raise self.error(f"{'.'.join(key)}: write it on one line", *key)
        return text

    def sentences(self, *key: str) -> tuple[str, ...]:
        *tables, name = key
        value = self.table(*tables).get(name, [])
        if not isinstance(value, list) or not all(isinstance(line, str) and line.strip() for line in value):
            raise self.error(f'{".".join(key)}: a list of sentences is needed, {name} = ["…", "…"]', *key)
        return tuple(value)

    def table(self, *key: str) -> dict[str, object]:
        """The settings of a section, or of the whole text; none if there is no such section."""
        table = self.data
        for name in key:
            inside = table.get(name, {})
            if not isinstance(inside, dict):
                raise self.error(
                    'translations: a section for each language is needed: [translations.de] and then about = "…"', *key
                )
            table = inside
        return table

    def languages(self) -> Iterator[str]:
        for language in self.table("translations"):
            if not re.fullmatch(r"[a-z]{2}", language):
                raise self.error(
                    f"translations: {language} is not a language code; use two letters: [translations.de]",
                    "translations",
                    language,
                )
            yield language

    def translation(self, language: str) -> Texts:
        section = ("translations", language)
        for key in self.table(*section):
            if key in (*_NUMBERS, *_OTHERS) and key not in _WORDS:
                raise self.error(f"{key} belongs above [translations.{language}]", *section, key)
            if key not in _WORDS:
                raise self.error(f"translations: there is no {key}; choose from {', '.join(_WORDS)}", *section, key)
        about = self.words(*section, "about")
        found = {key: self.words(*section, key) for key in self.table(*section) if key != "differences"}
        differences = self.sentences(*section, "differences")
        return Texts(found.get("name", self.words("name")), about, found.get("short", about), differences)

    def number(self, key: str) -> int:
        value = self.data[key]
        low, high = _NUMBERS[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(f"{key}: a number from {low} to {high} is needed", key)
        return value

    def players(self) -> tuple[int, int] | None:
        match self.data.get("players"):
            case None:
                return None
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
        return self.lines.line_of_word(name, "sheet", nth)

    def lucky(self) -> tuple[Lucky, ...]:
        pairs = self.data.get("lucky", [])
        texts = pairs if isinstance(pairs, list) else [pairs]
        found = [pair for text in texts if (pair := read_lucky(str(text)))]
        if len(found) != len(texts) or texts is not pairs:
            raise self.error('lucky: a list of pairs is needed, ["5/10", "6/11"]', "lucky")
        return tuple(found)

    def bar(self, layout: Layout) -> tuple[str, ...]:
        by_letter = {color[0].upper(): color for color in COLORS}
        letters = self.text("bar").split() if "bar" in self.data else []
        if unknown := [letter for letter in letters if letter not in by_letter]:
            raise self.error(f"bar: {unknown[0]} is not a color; write R Y G B, left to right", "bar")
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
            if letter in _NUMBERS or letter in _OTHERS:
                raise self.error(f"{letter} belongs above [pairs]", "pairs", letter)
            if kind not in list(Kind):
                raise self.error(f"pairs: {kind} is not a bonus; choose from {', '.join(Kind)}", "pairs", letter)
            if list(table.values()).count(kind) > 1:
                raise self.error(f"pairs: {kind} is given to two letters; only one is allowed", "pairs", letter)
            if drawn.count(letter) != 2:
                raise self.error(
                    f"pairs: {letter} must mark two fields of the sheet, it marks {drawn.count(letter)}",
                    "pairs",
                    letter,
                )
        if unknown := [letter for letter in drawn if letter not in table]:
            example = f'{unknown[0]} = "thirteen"'
            raise self.error(f"the letter {unknown[0]} marks a pair: say what it earns, [pairs] and {example}", "sheet")
        return tuple((letter, Kind(kind)) for letter, kind in table.items())

    def check_row(self, row: Row, variant: Variant) -> None:
        line = self.line_of_row(row.name)
        for field in row.fields:
            if not 2 <= field.number <= 2 * variant.sides:
                raise VariantError(
                    f"row {row.name}: {field.number} cannot be rolled with {variant.sides}-sided dice", line
                )
        before = sum(field.weight for field in row.fields if not field.closing)
        if not row.neighbors and before < variant.close_after:
            raise VariantError(
                f"row {row.name}: closing needs {variant.close_after} crosses, but only {before} fit before it",
                line,
            )
