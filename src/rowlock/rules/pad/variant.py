"""A variant: a layout, numbers, and features from a small closed set. All of it is data.

The features, each interpreted in one place: two closing fields, mixed colors, double fields and bonus rows are
drawn on the sheet; lucky numbers, the bonus bar and the bonus pairs are named beside it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType

from rowlock.rules.pad.layout import Field, Layout

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


@dataclass(frozen=True, slots=True)
class Texts:
    """The name and descriptions of a variant in one language."""

    name: str
    about: str
    """One sentence."""
    short: str
    """The same in fewer words, for lists on small screens."""
    differences: tuple[str, ...] = ()
    """What players of the default variant have to know here, a few sentences."""


@dataclass(frozen=True)
class Variant:
    """The rules and the printed sheet. `str` gives its id."""

    id: str
    name: str
    about: str
    layout: Layout
    players: tuple[int, int] | None = None
    """The fewest and most players by the rulebook, None if it gives no number (C1); the engine takes 1 to 8."""
    sides: int = 6
    close_after: int = 5
    """Crosses a row needs before its closing field may be crossed (C7)."""
    rows_to_end: int = 2
    penalties_to_end: int = 4
    penalty_points: int = 5
    most_scored: int = 99
    """The most crosses of a row that are scored (BP7)."""
    lucky: tuple[Lucky, ...] = ()
    """The pairs of lucky numbers the seats get, in order, unless others are passed in (L7)."""
    bar: tuple[str, ...] = ()
    """The colors of the bonus bar, left to right (BA1)."""
    pairs: tuple[tuple[str, Kind], ...] = ()
    """The letters drawn on the sheet with the kind of bonus each stands for."""
    short: str = ""
    """`about` in fewer words; empty if it is short enough."""
    differences: tuple[str, ...] = ()
    """What players of the default variant have to know here, a few sentences."""
    translations: tuple[tuple[str, Texts], ...] = ()
    """Its name and descriptions in other languages, by two-letter code."""
    game: str = "dice"
    """The game that is played on this sheet, by the name of its package."""

    def told_in(self, language: str) -> Texts:
        """The name and descriptions in a language, or the untranslated ones if there is no translation."""
        untranslated = Texts(self.name, self.about, self.short or self.about, self.differences)
        return dict(self.translations).get(language) or untranslated

    @cached_property
    def partners(self) -> Mapping[str, tuple[Kind, Field]]:
        """For each field of a pair, by id: the kind of bonus, and the field that must be crossed as well."""
        kinds = dict(self.pairs)
        marked = [field for field in self.layout.fields.values() if field.pair]
        partners = {
            field.id: (kinds[field.pair], other)
            for field in marked
            for other in marked
            if field.pair == other.pair and field is not other
        }
        return MappingProxyType(partners)

    def __getstate__(self) -> dict[str, object]:
        """Pickle only the data: cached lookups are rebuilt after loading."""
        return {item.name: getattr(self, item.name) for item in fields(self)}

    @cached_property
    def is_plain(self) -> bool:
        """Whether a choice never does more than make the cross it names: no lucky numbers, bonus bar, pairs or rows."""
        return not (self.lucky or self.bar or self.pairs or self.layout.bonus_rows)

    @cached_property
    def can_tie(self) -> bool:
        """Whether a bonus can leave a choice between tied rows (BB1), so that moves may have to name one."""
        return Kind.TWO_IN_FEWEST in dict(self.pairs).values()

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        return self.id

    __repr__ = __str__


def read_lucky(text: str) -> Lucky | None:
    """Parse a pair of lucky numbers like 5/10; None if the text is not one."""
    match = re.fullmatch(r"([0-9]{1,2})/([0-9]{1,2})", text)
    return (int(match[1]), int(match[2])) if match else None


def lucky_text(pair: Lucky) -> str:
    """A pair of lucky numbers as it is written."""
    return f"{pair[0]}/{pair[1]}"


def lucky_problem(pair: Lucky, sides: int) -> str | None:
    """What is wrong with a pair of lucky numbers for dice with this many sides, or None."""
    one, other = pair
    if one != other and all(2 <= number <= 2 * sides for number in pair):
        return None
    return f"lucky {lucky_text(pair)}: two different numbers from 2 to {2 * sides} are needed"
