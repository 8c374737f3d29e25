"""The fields that a seat may cross, as bitmasks of two words.

Throughout `packed` and `kernel`, `t` are the tables of a variant, `s` is a playthrough, and `sheet` is the offset of a
sheet in it.
"""

from __future__ import annotations

from rowlock.packed import shape
from rowlock.packed.bits import lowest, ones
from rowlock.packed.source import Numbers, inlined


@inlined
def white_fields(t: Numbers, s: Numbers, sheet: int) -> tuple[int, int]:
    """The fields that a seat may cross in the white action (C5, L4, BP1)."""
    number = s[shape.WHITE_1] + s[shape.WHITE_2] & shape.NUMBERS - 1
    closed = s[shape.CLOSED] & 15
    one = t[shape.OFFER_WHITE + 2 * number] & s[sheet + shape.OPEN] & t[shape.UNCLOSED + 2 * closed]
    two = 0
    if t[shape.TWO_WORDS]:
        two = t[shape.OFFER_WHITE + 2 * number + 1] & s[sheet + shape.OPEN_2] & t[shape.UNCLOSED + 2 * closed + 1]
        if t[shape.HAS_ROUNDS]:
            ready = 0
            for color in range(shape.COLORS):
                ready |= s[sheet + shape.READY + color]
            two &= ready | ~t[shape.ROUNDS]
    if s[sheet + shape.LUCKY] >> number & 1:
        by_luck, by_luck_2 = lucky_fields(t, s, sheet)
        one |= by_luck
        two |= by_luck_2
    return one, two


def lucky_fields(t: Numbers, s: Numbers, sheet: int) -> tuple[int, int]:
    """The fields a lucky number offers: the next possible one in each row with the fewest crosses (L4, L5)."""
    rows = fewest(t, s, sheet)
    one = two = 0
    for row in range(shape.COLORS):
        place = next_place(t, s, sheet, row)
        if rows >> row & 1 and place >= 0:
            if place < shape.WORD:
                one |= 1 << place
            else:
                two |= 1 << place - shape.WORD
    return one, two


@inlined
def color_fields(t: Numbers, s: Numbers, sheet: int) -> tuple[int, int]:
    """The fields that the active seat may cross in the color action (C6, BP1)."""
    closed = s[shape.CLOSED] & 15
    first, second = 2 * (s[shape.WHITE_1] & 15), 2 * (s[shape.WHITE_2] & 15)
    one = two = 0
    for color in range(shape.COLORS):
        row = shape.OFFER_COLOR + 2 * (shape.NUMBERS * color + (s[shape.FACE + color] & shape.NUMBERS - 1))
        one |= t[row + first] | t[row + second]
        if t[shape.TWO_WORDS]:
            two |= (t[row + first + 1] | t[row + second + 1]) & (s[sheet + shape.READY + color] | ~t[shape.ROUNDS])
    one &= s[sheet + shape.OPEN] & t[shape.UNCLOSED + 2 * closed]
    two &= s[sheet + shape.OPEN_2] & t[shape.UNCLOSED + 2 * closed + 1]
    return one, two


@inlined
def next_place(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The next possible field of a row: the first right of the last cross if it may be crossed now, else NONE.

    Right of the last cross only closing fields can be shut, all of them together, and nothing is right of those: so the
    first open field is the next one.
    """
    word = t[shape.WORD_OF + row]
    fields = t[shape.LANE + row] & s[sheet + shape.OPEN + word] & t[shape.UNCLOSED + 2 * (s[shape.CLOSED] & 15) + word]
    return shape.WORD * word + lowest(fields) if fields else shape.NONE


@inlined
def count(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The crosses in a row, the lock included (C7, C12) and double fields counted twice."""
    mine = s[sheet + shape.CROSSED + t[shape.WORD_OF + row]] & t[shape.LANE + row]
    locked: int = s[sheet + shape.LOCKED] >> row & 1
    return ones(mine) + ones(mine & t[shape.DOUBLE + row]) + locked


def fewest(t: Numbers, s: Numbers, sheet: int) -> int:
    """The rows with the fewest crosses, as bits, out of all four, closed ones included (L5, BB1)."""
    low = shape.WORD
    rows = 0
    for row in range(shape.COLORS):
        crosses = count(t, s, sheet, row)
        if crosses < low:
            low = crosses
            rows = 1 << row
        elif crosses == low:
            rows |= 1 << row
    return rows
