"""The estimated worth of a sheet to a player, in thousandths of a point. `p` is the player's `Judgment` as numbers.

Everything is integers, so plain Python and compiled code give the same results.
"""

from __future__ import annotations

from rowlock.packed import shape
from rowlock.packed.bits import lowest, ones
from rowlock.packed.landing import has
from rowlock.packed.levels import SURE, WHOLE
from rowlock.packed.offers import count
from rowlock.packed.points import earned, score
from rowlock.packed.source import Numbers, inlined
from rowlock.packed.step import sheet_of

(REACH, CURVE, LOCK, HURRY, CROWD, PENALTY, ROUNDS, STARS, PAIRS, OTHERS, FINISH, PLANS, FEAR, EAGER) = range(14)
OVERLOOKS, BLIND, NUMBERS = range(14, 17)
"""The indexes of the parts of a `Judgment`."""

_THIRTEEN = 13_000


@inlined
def next_in(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The place right of the last cross in a row, or NONE if the row is closed or has no field left."""
    if s[shape.CLOSED] >> row & 1:
        return shape.NONE
    word = t[shape.WORD_OF + row]
    bit = s[sheet + shape.NEXT + word] & t[shape.LANE + row]
    return shape.WORD * word + lowest(bit) if bit and not s[sheet + shape.LOCKED] >> row & 1 else shape.NONE


@inlined
def time_left(p: Numbers, t: Numbers, s: Numbers) -> int:
    """The fraction of all promises that there is still time for, in thousandths."""
    left: int = max(100, 1000 - p[CROWD] * (s[shape.SEATS] - 2))
    return left * (1000 - p[HURRY] * nearness(t, s) // 1000) // 1000 if p[HURRY] else left


@inlined
def nearness(t: Numbers, s: Numbers) -> int:
    """How near the end is, in thousandths: the progress of the last row needed or of penalties, whichever is more."""
    most = 0
    for seat in range(s[shape.SEATS] & 15):
        most = max(most, 1000 * s[sheet_of(seat) + shape.PENALTIES] // t[shape.PENALTIES_TO_END])
    further = 0  # the progress of the rows, ten bits each, furthest first
    for row in range(shape.COLORS):
        here = row_progress(t, s, row)
        behind = 0
        while behind < shape.COLORS and further >> 10 * behind & 1023 > here:
            behind += 1
        low = (1 << 10 * behind) - 1
        further = further & low | here << 10 * behind | (further & ~low) << 10
    nearest: int = max(most, further >> 10 * (t[shape.ROWS_TO_END] - 1) & 1023)
    return nearest


@inlined
def row_progress(t: Numbers, s: Numbers, row: int) -> int:
    """How far the leading seat is in a row: the chances of the fields behind it, halved until it has enough crosses."""
    if s[shape.CLOSED] >> row & 1:
        return 1000
    most = 0
    for seat in range(s[shape.SEATS] & 15):
        sheet = sheet_of(seat)
        place = next_in(t, s, sheet, row)
        gone = 1000 if place < 0 else 1000 - 1000 * t[shape.AHEAD + place] // WHOLE
        most = max(most, gone if count(t, s, sheet, row) >= t[shape.CLOSE_AFTER] - 1 else gone // 2)
    return most


@inlined
def sheet_worth(p: Numbers, t: Numbers, s: Numbers, sheet: int, time: int) -> int:
    """The estimated worth of a sheet, including all promises."""
    total, least, starred = 0, 1 << 60, 0
    for row in range(shape.COLORS):
        crosses = 1000 * count(t, s, sheet, row)
        place = next_in(t, s, sheet, row)
        if place >= 0:
            ahead = t[shape.AHEAD + place]
            starred += t[shape.STARS + place]
            crosses += (p[REACH] * ahead + p[CURVE] * ahead * (WHOLE - ahead) // WHOLE) // WHOLE * time // 1000
            ready = min(2000, max(0, crosses - 1000 * (t[shape.CLOSE_AFTER] - 1)))
            crosses += p[LOCK] * ready // 2000 * time // 1000
        if t[shape.HAS_ROUNDS]:
            crosses += 1000 * ones(s[sheet + shape.CROSSED_2] & t[shape.BESIDE + row])
            crosses += p[ROUNDS] * _rounds_ahead(t, s, sheet, row) // WHOLE * time // 1000
        crosses = min(crosses, 1000 * t[shape.MOST_SCORED])
        points = crosses * (crosses + 1000) // 2000
        total += points
        least = min(least, points)
    if s[sheet + shape.BAR] & ~t[shape.BAR_OF + (s[shape.CLOSED] | s[sheet + shape.LOCKED])]:
        total += p[STARS] * starred // WHOLE * time // 1000
    cost = p[PENALTY] * s[sheet + shape.PENALTIES]
    if t[shape.HAS_PAIRS]:
        total += p[PAIRS] * _halves_ahead(t, s, sheet) // WHOLE * time // 1000
        if earned(t, s, sheet, shape.DOUBLES_FEWEST):
            total += least
        if earned(t, s, sheet, shape.THIRTEEN):
            total += _THIRTEEN
        if earned(t, s, sheet, shape.NO_PENALTIES):
            cost = 0
    worth: int = total - cost
    return worth


def _rounds_ahead(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The chances of the round fields beside a row: in full if a neighbor is crossed, half if one is open."""
    fields = s[sheet + shape.OPEN_2] & t[shape.BESIDE + row]
    chance = 0
    while fields:
        place = shape.WORD + lowest(fields)
        fields &= fields - 1
        one, two = t[shape.AROUND + 2 * place], t[shape.AROUND + 2 * place + 1]
        if s[sheet + shape.CROSSED] & one | s[sheet + shape.CROSSED_2] & two:
            chance += t[shape.LIKELY + place]
        elif s[sheet + shape.OPEN] & one | s[sheet + shape.OPEN_2] & two:
            chance += t[shape.LIKELY + place] // 2
    return chance


def _halves_ahead(t: Numbers, s: Numbers, sheet: int) -> int:
    """The chances of the missing halves of pairs; an eighth of both while neither is crossed."""
    chance = 0
    for index in range(shape.HALVES, shape.HALVES + 2 * shape.PAIRS, 2):
        one, other = t[index], t[index + 1]
        if one >= 0:
            had, open_ = has(s, sheet, one), _is_open(t, s, sheet, one)
            had_2, open_2 = has(s, sheet, other), _is_open(t, s, sheet, other)
            if had and open_2:
                chance += t[shape.LIKELY + other]
            elif had_2 and open_:
                chance += t[shape.LIKELY + one]
            elif open_ and open_2:
                chance += (t[shape.LIKELY + one] + t[shape.LIKELY + other]) // 8
    return chance


@inlined
def _is_open(t: Numbers, s: Numbers, sheet: int, place: int) -> int:
    word = place >> 6
    fields = s[sheet + shape.OPEN + word] & t[shape.UNCLOSED + 2 * (s[shape.CLOSED] & 15) + word]
    open_: int = fields >> (place & 63) & 1
    return open_


@inlined
def strongest_other(p: Numbers, t: Numbers, s: Numbers, seat: int, time: int) -> int:
    """The estimated worth of the best other sheet."""
    best = -(1 << 60)
    for other in range(s[shape.SEATS] & 15):
        if other != seat:
            best = max(best, sheet_worth(p, t, s, sheet_of(other), time))
    return best


@inlined
def standing(p: Numbers, t: Numbers, s: Numbers, seat: int, time: int, against: int) -> int:
    """The estimated worth of a playthrough to a seat; `against` is the worth of the strongest other sheet."""
    sheet = sheet_of(seat)
    alone = s[shape.SEATS] == 1
    if p[FINISH] and _is_over(t, s, sheet):
        margin = 1000 * score(t, s, sheet)
        if alone:
            return margin
        best = -(1 << 60)
        for other in range(s[shape.SEATS] & 15):
            if other != seat:
                best = max(best, 1000 * score(t, s, sheet_of(other)))
        margin -= best
        ended: int = margin + (p[FINISH] if margin > 0 else 0 if margin == 0 else -p[FINISH])
        return ended
    own = sheet_worth(p, t, s, sheet, time)
    if alone or not p[OTHERS]:
        return own
    won = max(-p[FINISH], min(p[FINISH], p[FINISH] * (own - against) // SURE))
    worth: int = own - p[OTHERS] * against // 1000 + won
    return worth


@inlined
def _is_over(t: Numbers, s: Numbers, sheet: int) -> bool:
    closed = ones(s[shape.CLOSED]) >= t[shape.ROWS_TO_END]
    return bool(closed or s[sheet + shape.PENALTIES] >= t[shape.PENALTIES_TO_END])
