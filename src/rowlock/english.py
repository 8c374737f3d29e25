"""Numbers, counts and lists in English words."""

from __future__ import annotations

from collections.abc import Iterable

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
"""From zero to twelve."""


def number(value: int) -> str:
    """A number as a word up to twelve, in digits beyond.

    >>> number(5), number(15)
    ('five', '15')
    """
    return NUMBERS[value] if value < len(NUMBERS) else str(value)


def count(value: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> count(1, "row"), count(2, "row"), count(5, "cross", "crosses")
    ('one row', 'two rows', 'five crosses')
    """
    return f"{number(value)} {one if value == 1 else many or f'{one}s'}"


def listing(words: Iterable[object], last: str = "and") -> str:
    """A list as in a sentence.

    >>> listing(["red", "yellow", "green"], "or")
    'red, yellow or green'
    """
    *most, final = [str(word) for word in words] or [""]
    return f"{', '.join(most)} {last} {final}" if most else final
