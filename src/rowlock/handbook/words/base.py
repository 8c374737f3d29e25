"""What a language provides besides its prose: the words and short sentences that are filled into it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rowlock.rules.pad.layout import COLORS, Field, Layout

Forms = tuple[str, str]
"""Singular and plural, with `{}` for the number: ("one row", "{} rows")."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of a language. Names in braces are placeholders."""

    language: str
    """The two-letter language code."""
    colors: tuple[str, str, str, str]
    """In the order of COLORS, as used for rows, dice and fields: "red 7"."""
    white: str
    numbers: tuple[str, ...]
    """From zero to twelve."""
    ordinals: tuple[str, ...]
    """From first to ninth, in the form used for penalties."""
    both: str
    """The conjunction before the last item of a list: "and"."""
    either: str
    """The same for a choice: "or"."""
    groups: str
    """The separator between alternative groups of rows."""
    span: str
    """From {low} to {high}."""
    row: str
    """A row by its {number}, for sheets where a color does not identify a row."""

    here: str
    by_the_book: str
    no_number: str

    crosses: Forms
    seats: Forms
    bar_fields: Forms
    pairs: Forms
    points: Forms
    """With the number in digits."""
    rows_closed: Forms
    all_rows_closed: str

    bar: str
    """The label of the bonus bar in a drawing."""
    closing_field: str
    colored_field: str
    bonus_field: str
    pair_field: str
    double_field: str
    round_field: str
    bonus_row: str
    bonus_bar: str

    crosses_head: str
    points_head: str
    row_head: str

    whole_sheet: str
    short_sum: str
    lock: str
    round: str
    none: str
    scored: str
    doubled: str
    bonus_pairs: str
    penalties: str
    total: str

    closing_example: str
    no_row: str
    nothing: str

    lucky_users: str
    bar_users: str
    pair_users: str
    """Like `lucky_users` and `bar_users`: a feature that crosses next possible fields, as the subject of a sentence."""

    lucky_known: str

    chain: str
    crossed_so_far: str
    empty_sheet: str
    struck: Forms
    you_cross: str
    bar_says: str
    you_lock: str
    lapses: str

    between: str
    round_example: str
    opens: str
    opens_not: str

    def color(self, name: str) -> str:
        """A color, or a row named by its color; the name of a bonus row is returned unchanged."""
        return self.colors[COLORS.index(name)] if name in COLORS else name

    def number(self, value: int) -> str:
        """A number, spelled out up to twelve and in digits beyond."""
        return self.numbers[value] if value < len(self.numbers) else str(value)

    def count(self, forms: Forms, value: int) -> str:
        """A number with its noun."""
        return forms[value != 1].format(self.number(value))

    def listing(self, words: Iterable[object]) -> str:
        """A list joined with "and"."""
        return self._listed(words, self.both)

    def choice(self, words: Iterable[object]) -> str:
        """A list joined with "or"."""
        return self._listed(words, self.either)

    def _listed(self, words: Iterable[object], last: str) -> str:
        *most, final = [str(word) for word in words] or [""]
        return f"{', '.join(most)} {self.linked(last, final)}" if most else final

    def linked(self, last: str, final: str) -> str:
        """The last word of a list with the conjunction before it."""
        return f"{last} {final}"

    def typeset(self, text: str) -> str:
        """Apply the typographic rules of the language to a whole page."""
        return text

    def range(self, low: int, high: int) -> str:
        """A range of numbers, or a single one if both ends are the same."""
        return str(low) if low == high else self.span.format(low=low, high=high)

    def name_of(self, layout: Layout, field: Field) -> str:
        """What people call the field: "red 5", on sheets with mixed colors "row 2, red 3", "red/yellow 5" if round."""
        neighbors = layout.all_rows[field.row].neighbors
        if neighbors:
            return f"{'/'.join(self.color(layout.rows[index].name) for index in neighbors)} {field.number}"
        row = f"{self.row.format(number=field.row + 1)}, " if layout.mixes_colors else ""
        return f"{row}{self.color(field.color)} {field.number}"
