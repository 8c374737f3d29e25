"""What a seat may cross, as sets of fields: two words.

Throughout the kernel, `t` are the tables of a variant, `s` is a playthrough, and `sheet` is where a sheet begins in it.
"""

from __future__ import annotations

from rowlock.packed import shape as at
from rowlock.packed.bits import lowest, ones
from rowlock.packed.source import Numbers, inlined


@inlined
def white_fields(t: Numbers, s: Numbers, sheet: int) -> tuple[int, int]:
    """The fields that a seat may cross in the white action (C5, L4, BP1)."""
    number = s[at.WHITE_1] + s[at.WHITE_2] & at.NUMBERS - 1
    closed = s[at.CLOSED] & 15
    one = t[at.OFFER_WHITE + 2 * number] & s[sheet + at.OPEN] & t[at.UNCLOSED + 2 * closed]
    two = 0
    if t[at.TWO_WORDS]:
        two = t[at.OFFER_WHITE + 2 * number + 1] & s[sheet + at.OPEN_2] & t[at.UNCLOSED + 2 * closed + 1]
        if t[at.HAS_ROUNDS]:
            ready = 0
            for color in range(at.COLORS):
                ready |= s[sheet + at.READY + color]
            two &= ready | ~t[at.ROUNDS]
    if s[sheet + at.LUCKY] >> number & 1:
        by_luck, by_luck_2 = lucky_fields(t, s, sheet)
        one |= by_luck
        two |= by_luck_2
    return one, two


def lucky_fields(t: Numbers, s: Numbers, sheet: int) -> tuple[int, int]:
    """The fields a lucky number offers: the next possible one in each row with the fewest crosses (L4, L5)."""
    rows = fewest(t, s, sheet)
    one = two = 0
    for row in range(at.COLORS):
        place = next_place(t, s, sheet, row)
        if rows >> row & 1 and place >= 0:
            if place < at.WORD:
                one |= 1 << place
            else:
                two |= 1 << place - at.WORD
    return one, two


@inlined
def color_fields(t: Numbers, s: Numbers, sheet: int) -> tuple[int, int]:
    """The fields that the active seat may cross in the color action (C6, BP1)."""
    closed = s[at.CLOSED] & 15
    first, second = 2 * (s[at.WHITE_1] & 15), 2 * (s[at.WHITE_2] & 15)
    one = two = 0
    for color in range(at.COLORS):
        row = at.OFFER_COLOR + 2 * (at.NUMBERS * color + (s[at.FACE + color] & at.NUMBERS - 1))
        one |= t[row + first] | t[row + second]
        if t[at.TWO_WORDS]:
            two |= (t[row + first + 1] | t[row + second + 1]) & (s[sheet + at.READY + color] | ~t[at.ROUNDS])
    one &= s[sheet + at.OPEN] & t[at.UNCLOSED + 2 * closed]
    two &= s[sheet + at.OPEN_2] & t[at.UNCLOSED + 2 * closed + 1]
    return one, two


@inlined
def next_place(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The next possible field of a row: the first right of the last cross if it may be crossed now, else NONE.

    Only closing fields can be shut right of the last cross, all of them together, and nothing is right of those: the
    first open field is the next one.
    """
    word = t[at.WORD_OF + row]
    fields = t[at.LANE + row] & s[sheet + at.OPEN + word] & t[at.UNCLOSED + 2 * (s[at.CLOSED] & 15) + word]
    return at.WORD * word + lowest(fields) if fields else at.NONE


@inlined
def count(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The crosses in a row, the lock included (C7, C12) and double fields counted twice."""
    mine = s[sheet + at.CROSSED + t[at.WORD_OF + row]] & t[at.LANE + row]
    locked: int = s[sheet + at.LOCKED] >> row & 1
    return ones(mine) + ones(mine & t[at.DOUBLE + row]) + locked


def fewest(t: Numbers, s: Numbers, sheet: int) -> int:
    """The rows with the fewest crosses, as bits: all four are looked at, closed ones included (L5, BB1)."""
    low = at.WORD
    rows = 0
    for row in range(at.COLORS):
        crosses = count(t, s, sheet, row)
        if crosses < low:
            low = crosses
            rows = 1 << row
        elif crosses == low:
            rows |= 1 << row
    return rows
