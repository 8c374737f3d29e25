"""The help page (`?`): a summary of the rules, the symbols, and what can be typed."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from rowlock.english import count, listing
from rowlock.rules.pad.scoring import most_counted, most_scored, points
from rowlock.rules.pad.variant import Variant
from rowlock.terminal.look import COLORED, Look


def guide(variant: Variant, look: Look = COLORED) -> RenderableType:
    """Help for a person who plays this variant."""
    parts: list[RenderableType] = []
    for title, paragraphs in (
        (f"{variant.name}, for the game Qwixx", [variant.about, *_rules(variant), *_features(variant)]),
        ("Symbols", _signs(look)),
        ("What you can type", _KEYS),
    ):
        parts.append(Text(look.fit(title), "bold"))
        parts += [Padding(Text(look.fit(paragraph)), (0, 0, 0, 2)) for paragraph in paragraphs]
    return Group(*parts)


def _rules(variant: Variant) -> Iterator[str]:
    yield (
        "First everybody may cross the sum of the white dice in one row. Then whoever rolled may add one white die "
        "to one colored die and cross that number in that color. Always go from left to right: skipped fields are lost."
    )
    before = f"needs {count(variant.close_after, 'cross', 'crosses')} before it. It " if variant.close_after else ""
    yield (
        f"{_closing(variant)} {before}locks the row: the lock counts as one more cross, "
        "the row is closed for everybody, and its die is out."
    )
    cost = f", −{variant.penalty_points} point{'s' * (variant.penalty_points > 1)}" if variant.penalty_points else ""
    yield (
        f"Whoever rolled and crossed nothing takes a penalty{cost}. The game ends with "
        f"{count(variant.rows_to_end, 'closed row')}, or when somebody has "
        f"{count(variant.penalties_to_end, 'penalty', 'penalties')}."
    )
    most = most_scored(variant)
    limit = (
        f"; at most {count(most, 'cross', 'crosses')} of a row {'counts' if most == 1 else 'count'}"
        if most < most_counted(variant)
        else ""
    )
    given = " ".join(str(points(number)) for number in range(1, most + 1))
    yield f"1, 2, 3 … crosses in a row give {given} points{limit}."


def _closing(variant: Variant) -> str:
    """The fields that lock a row; rows of a custom sheet may differ in their number of closing fields."""
    numbers = {sum(field.closing for field in row.fields) for row in variant.layout.rows}
    if numbers == {1}:
        return "The last field of a row"
    if len(numbers) == 1:
        return f"Each of the last {count(numbers.pop(), 'field')} of a row"
    return "The last field of a row, or one of the last few where several are closing fields,"


def _features(variant: Variant) -> Iterator[str]:
    layout = variant.layout
    if layout.mixes_colors:
        yield "A colored die crosses the field of its color, whichever row that is in; a row's letter names the row."
    if variant.lucky:
        yield (
            "When the white dice make one of your lucky numbers, you may cross the next field of a row in which you "
            "have the fewest crosses instead."
        )
    if variant.bar:
        yield (
            "A field with a * takes the next color of your bonus bar: you cross the next field in that row, "
            "which may set off another bonus."
        )
    if variant.pairs:
        letters = listing(letter for letter, _ in variant.pairs)
        yield f"Cross both fields with the same letter ({letters}) to earn the bonus listed below your sheet."
    if layout.bonus_rows:
        yield (
            "A round field can be crossed when one of its neighbors is crossed and you get the number again: "
            "with the white dice, or with the die of that neighbor. It counts for both rows."
        )
    if layout.has_doubles:
        yield "A field with ×2 counts as two crosses."


def _signs(look: Look) -> Iterator[str]:
    lost = "faded: lost" if look.colored else ". lost"
    yield f"{look.cross} crossed   {lost}   {look.here} can be crossed now   {look.lock} the lock"
    yield f"In the color action “R 3 {look.makes} 4 8” is a red 3: it makes 4 with one white die, 8 with the other."
    yield "In the list of the others “4 at 9” means four crosses, the last of them on 9."


_KEYS = (
    "1   the choice with that number       r7  the field itself        -  pass",
    "u   take back your last choice (u Ben: Ben's); only a roll makes it final",
    "s   show all sheets        ?  this page        q  stop",
)
