"""What a sheet seems to be worth to somebody, in thousandths of points: a `Judgment` as numbers, `p`.

All of it is whole numbers, so that it comes to the same in plain Python and compiled.
"""

from __future__ import annotations

from rowlock.packed import shape as at
from rowlock.packed.bits import lowest, ones
from rowlock.packed.landing import has
from rowlock.packed.levels import SURE, WHOLE
from rowlock.packed.offers import count
from rowlock.packed.points import earned, score
from rowlock.packed.source import Numbers, inlined
from rowlock.packed.step import sheet_of

(REACH, CURVE, LOCK, HURRY, CROWD, PENALTY, ROUNDS, STARS, PAIRS, OTHERS, FINISH, PLANS, FEAR, EAGER) = range(14)
OVERLOOKS, BLIND, NUMBERS = range(14, 17)
"""Where the parts of a `Judgment` stand."""

_THIRTEEN = 13_000


@inlined
def next_in(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The place right of the last cross of a row that is not closed, NONE if there is none."""
    if s[at.CLOSED] >> row & 1:
        return at.NONE
    word = t[at.WORD_OF + row]
    bit = s[sheet + at.NEXT + word] & t[at.LANE + row]
    return at.WORD * word + lowest(bit) if bit and not s[sheet + at.LOCKED] >> row & 1 else at.NONE


@inlined
def time_left(p: Numbers, t: Numbers, s: Numbers) -> int:
    """The share of all promises that there is still time for, in thousandths."""
    left: int = max(100, 1000 - p[CROWD] * (s[at.SEATS] - 2))
    return left * (1000 - p[HURRY] * nearness(t, s) // 1000) // 1000 if p[HURRY] else left


@inlined
def nearness(t: Numbers, s: Numbers) -> int:
    """How near the end is, in thousandths: as far as the rows that would end it are, or the penalties."""
    most = 0
    for seat in range(s[at.SEATS] & 15):
        most = max(most, 1000 * s[sheet_of(seat) + at.PENALTIES] // t[at.PENALTIES_TO_END])
    further = 0  # the progress of the rows, ten bits each, those that are furthest first
    for row in range(at.COLORS):
        here = row_progress(t, s, row)
        behind = 0
        while behind < at.COLORS and further >> 10 * behind & 1023 > here:
            behind += 1
        low = (1 << 10 * behind) - 1
        further = further & low | here << 10 * behind | (further & ~low) << 10
    nearest: int = max(most, further >> 10 * (t[at.ROWS_TO_END] - 1) & 1023)
    return nearest


@inlined
def row_progress(t: Numbers, s: Numbers, row: int) -> int:
    """How far the furthest seat is in a row: the chances of the fields behind it, half without enough crosses."""
    if s[at.CLOSED] >> row & 1:
        return 1000
    most = 0
    for seat in range(s[at.SEATS] & 15):
        sheet = sheet_of(seat)
        place = next_in(t, s, sheet, row)
        gone = 1000 if place < 0 else 1000 - 1000 * t[at.AHEAD + place] // WHOLE
        most = max(most, gone if count(t, s, sheet, row) >= t[at.CLOSE_AFTER] - 1 else gone // 2)
    return most


@inlined
def sheet_worth(p: Numbers, t: Numbers, s: Numbers, sheet: int, time: int) -> int:
    """What a sheet seems to be worth, with all that it promises."""
    total, least, starred = 0, 1 << 60, 0
    for row in range(at.COLORS):
        crosses = 1000 * count(t, s, sheet, row)
        place = next_in(t, s, sheet, row)
        if place >= 0:
            ahead = t[at.AHEAD + place]
            starred += t[at.STARS + place]
            crosses += (p[REACH] * ahead + p[CURVE] * ahead * (WHOLE - ahead) // WHOLE) // WHOLE * time // 1000
            ready = min(2000, max(0, crosses - 1000 * (t[at.CLOSE_AFTER] - 1)))
            crosses += p[LOCK] * ready // 2000 * time // 1000
        if t[at.HAS_ROUNDS]:
            crosses += 1000 * ones(s[sheet + at.CROSSED_2] & t[at.BESIDE + row])
            crosses += p[ROUNDS] * _rounds_ahead(t, s, sheet, row) // WHOLE * time // 1000
        crosses = min(crosses, 1000 * t[at.MOST_SCORED])
        points = crosses * (crosses + 1000) // 2000
        total += points
        least = min(least, points)
    if s[sheet + at.BAR] & ~t[at.BAR_OF + (s[at.CLOSED] | s[sheet + at.LOCKED])]:
        total += p[STARS] * starred // WHOLE * time // 1000
    cost = p[PENALTY] * s[sheet + at.PENALTIES]
    if t[at.HAS_PAIRS]:
        total += p[PAIRS] * _halves_ahead(t, s, sheet) // WHOLE * time // 1000
        if earned(t, s, sheet, at.DOUBLES_FEWEST):
            total += least
        if earned(t, s, sheet, at.THIRTEEN):
            total += _THIRTEEN
        if earned(t, s, sheet, at.NO_PENALTIES):
            cost = 0
    worth: int = total - cost
    return worth


def _rounds_ahead(t: Numbers, s: Numbers, sheet: int, row: int) -> int:
    """The chances of the round fields beside a row: in full with a crossed neighbor, half with one that is open."""
    fields = s[sheet + at.OPEN_2] & t[at.BESIDE + row]
    chance = 0
    while fields:
        place = at.WORD + lowest(fields)
        fields &= fields - 1
        one, two = t[at.AROUND + 2 * place], t[at.AROUND + 2 * place + 1]
        if s[sheet + at.CROSSED] & one | s[sheet + at.CROSSED_2] & two:
            chance += t[at.LIKELY + place]
        elif s[sheet + at.OPEN] & one | s[sheet + at.OPEN_2] & two:
            chance += t[at.LIKELY + place] // 2
    return chance


def _halves_ahead(t: Numbers, s: Numbers, sheet: int) -> int:
    """The chances of the other halves of pairs; an eighth of both as long as none is crossed."""
    chance = 0
    for index in range(at.HALVES, at.HALVES + 2 * at.PAIRS, 2):
        one, other = t[index], t[index + 1]
        if one >= 0:
            had, open_ = has(s, sheet, one), _is_open(t, s, sheet, one)
            had_2, open_2 = has(s, sheet, other), _is_open(t, s, sheet, other)
            if had and open_2:
                chance += t[at.LIKELY + other]
            elif had_2 and open_:
                chance += t[at.LIKELY + one]
            elif open_ and open_2:
                chance += (t[at.LIKELY + one] + t[at.LIKELY + other]) // 8
    return chance


@inlined
def _is_open(t: Numbers, s: Numbers, sheet: int, place: int) -> int:
    word = place >> 6
    fields = s[sheet + at.OPEN + word] & t[at.UNCLOSED + 2 * (s[at.CLOSED] & 15) + word]
    open_: int = fields >> (place & 63) & 1
    return open_


@inlined
def strongest_other(p: Numbers, t: Numbers, s: Numbers, seat: int, time: int) -> int:
    """What the best of the other sheets seems to be worth."""
    best = -(1 << 60)
    for other in range(s[at.SEATS] & 15):
        if other != seat:
            best = max(best, sheet_worth(p, t, s, sheet_of(other), time))
    return best


@inlined
def standing(p: Numbers, t: Numbers, s: Numbers, seat: int, time: int, against: int) -> int:
    """What a playthrough seems to be worth to a seat; `against` is the strongest other sheet in it."""
    sheet = sheet_of(seat)
    alone = s[at.SEATS] == 1
    if p[FINISH] and _is_over(t, s, sheet):
        margin = 1000 * score(t, s, sheet)
        if alone:
            return margin
        best = -(1 << 60)
        for other in range(s[at.SEATS] & 15):
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
    closed = ones(s[at.CLOSED]) >= t[at.ROWS_TO_END]
    return bool(closed or s[sheet + at.PENALTIES] >= t[at.PENALTIES_TO_END])
