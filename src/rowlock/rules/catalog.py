"""The seven printed variants, written as anybody would write their own: a drawing, numbers and features."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from rowlock.errors import UnknownVariant, WrongVariant
from rowlock.rules.pad.variant import Variant
from rowlock.rules.pad.variant_text import parse_variant

_TEXTS = {
    "classic": """
        id = "classic"
        name = "Classic"
        about = "The original: four rows, six dice, cross from left to right and lock the rows."
        players = [2, 5]
        sheet = '''
        red     2  3  4  5  6  7  8  9  10 11 [12]
        yellow  2  3  4  5  6  7  8  9  10 11 [12]
        green   12 11 10 9  8  7  6  5  4  3  [2]
        blue    12 11 10 9  8  7  6  5  4  3  [2]
        '''
    """,
    "longo": """
        id = "longo"
        name = "Longo"
        about = "Eight-sided dice, rows up to 16, two closing fields each, and lucky numbers of your own."
        players = [2, 5]
        sides = 8
        close_after = 6
        most_scored = 15
        lucky = ["5/10", "6/11", "7/12", "8/13", "4/9", "5/8", "9/14", "11/12"]
        sheet = '''
        red     2  3  4  5  6  7  8  9  10 11 12 13 14 [15] [16]
        yellow  2  3  4  5  6  7  8  9  10 11 12 13 14 [15] [16]
        green   16 15 14 13 12 11 10 9  8  7  6  5  4  [3]  [2]
        blue    16 15 14 13 12 11 10 9  8  7  6  5  4  [3]  [2]
        '''
    """,
    "mixx-a": """
        id = "mixx-a"
        name = "gemixxt A"
        about = "The numbers run as always, but every row changes its color on the way."
        players = [2, 4]
        sheet = '''
        red     Y2  Y3  Y4  B5  B6  B7  G8  G9  G10 11  [12]
        yellow  R2  R3  G4  G5  G6  G7  B8  B9  10  11  [12]
        green   B12 B11 B10 Y9  Y8  Y7  R6  R5  R4  3   [2]
        blue    G12 G11 R10 R9  R8  R7  Y6  Y5  4   3   [2]
        '''
    """,
    "mixx-b": """
        id = "mixx-b"
        name = "gemixxt B"
        about = "Four rows in one color each, with their numbers in a wild order."
        players = [2, 4]
        sheet = '''
        red     10 6  2  8  3  4  12 5  9  7  [11]
        yellow  9  12 4  6  7  2  5  8  11 3  [10]
        green   8  2  10 12 6  9  7  4  5  11 [3]
        blue    5  7  11 9  12 3  8  10 2  6  [4]
        '''
    """,
    "bonus-a": """
        id = "bonus-a"
        name = "Bonus A"
        about = "Twelve bonus fields, each good for a cross from the bonus bar, often one after the other."
        players = [2, 4]
        bar = "R Y G B G R B Y R Y B G"
        sheet = '''
        red     2  3* 4   5  6* 7  8  9* 10 11  [12]
        yellow  2  3  4   5* 6  7  8* 9  10 11* [12]
        green   12 11* 10 9  8  7* 6  5  4* 3   [2]
        blue    12 11 10* 9  8* 7  6  5* 4  3   [2]
        '''
    """,
    "bonus-b": """
        id = "bonus-b"
        name = "Bonus B"
        about = "Five pairs of bonus fields: cross both of a pair and earn crosses or points."
        players = [2, 4]
        sheet = '''
        red     2  3  4   5  6d 7  8c 9  10 11  [12]
        yellow  2  3e 4   5  6  7b 8  9  10 11a [12]
        green   12 11 10  9a 8  7  6  5e 4  3   [2]
        blue    12 11 10c 9  8  7b 6  5  4d 3   [2]
        '''
        [pairs]
        a = "two-in-fewest"
        b = "one-in-each"
        c = "double-fewest"
        d = "thirteen"
        e = "no-penalties"
    """,
    "big-points": """
        id = "big-points"
        name = "Big Points"
        about = "Round fields between the rows: roll a number again and it counts for both neighbors."
        most_scored = 15
        sheet = '''
        red     2   3   4   5   6   7   8   9  10  11  [12]
        ry     (2) (3) (4) (5) (6) (7) (8) (9)(10)(11) (12)
        yellow  2   3   4   5   6   7   8   9  10  11  [12]
        green  12  11  10   9   8   7   6   5   4   3   [2]
        gb    (12)(11)(10) (9) (8) (7) (6) (5) (4) (3)  (2)
        blue   12  11  10   9   8   7   6   5   4   3   [2]
        '''
    """,
}

DEFAULT = next(iter(_TEXTS))
"""The variant to play when nobody asks for another."""


def variants() -> tuple[str, ...]:
    """The ids of the printed variants."""
    return tuple(_TEXTS)


@cache
def _printed(variant_id: str) -> Variant:
    return parse_variant(_TEXTS[variant_id])


def variant(variant_id: str) -> Variant:
    """The printed variant of that id.

    >>> variant("longo").close_after
    6
    """
    if variant_id not in _TEXTS:
        near = get_close_matches(variant_id, _TEXTS, 1, 0.5)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(_TEXTS)}"
        raise UnknownVariant(f"there is no variant {variant_id!r}; {hint}")
    return _printed(variant_id)


def variant_of(variant_id: str, own: Variant | None) -> Variant:
    """The variant a text names: the one handed in, which must be the same, or else a printed one."""
    if own is None:
        return variant(variant_id)
    if own.id != variant_id:
        raise WrongVariant(f"this belongs to the variant {variant_id}, not to {own.id}")
    return own
