"""How a level decides: it tries every move, and makes the one that seems to lead to the best sheet."""

from __future__ import annotations

from typing import Any

from rowlock.packed import shape
from rowlock.packed.bits import ones
from rowlock.packed.copying import copy
from rowlock.packed.judging import BLIND, EAGER, FEAR, OTHERS, OVERLOOKS, PLANS, standing, strongest_other, time_left
from rowlock.packed.landing import land
from rowlock.packed.source import Numbers, inlined
from rowlock.packed.step import legal_moves, sheet_of

_HERE, _THEN, _MOVES, _LATER = range(shape.WORK)
"""The scratch rows: the playthrough after a move and after the next, and the moves before each."""
_NEVER = -(1 << 62)


def think(p: Numbers, t: Numbers, s: Numbers, seat: int, rng: Any, work: Numbers) -> int:
    """The move of a player who judges by `p`; among equals, the first in the order of the rules."""
    moves = work[_MOVES]
    size = legal_moves(t, s, seat, moves)
    if size == 1:
        return shape.PASS
    time = time_left(p, t, s)
    against = strongest_other(p, t, s, seat, time) if p[OTHERS] and s[shape.SEATS] > 1 else 0
    here, then = work[_HERE], work[_THEN]
    copy(s, here, 0, len(s))
    if p[PLANS]:
        copy(s, then, 0, len(s))
    best, choice = _NEVER, shape.PASS
    for index in range(size):
        move = moves[index]
        if move >= 0 and _overlooked(p, t, move, rng):
            continue
        _try(t, s, here, seat, move)
        worth = _worth(p, t, s, seat, move, time, against, work)
        if worth > best:
            best, choice = worth, move
    return choice


def below(rng: Any, size: int) -> int:
    """A uniform random number from 0 to `size` - 1. Compiled code has its own generators."""
    drawn: int = rng.choice(range(size))
    return drawn


@inlined
def _overlooked(p: Numbers, t: Numbers, move: int, rng: Any) -> bool:
    """Whether a move is overlooked. A player who overlooks nothing draws no random number."""
    place = move & shape.TO - 1
    chance = p[BLIND] if t[shape.CLOSING_OF + place] >> (place & 63) & 1 else p[OVERLOOKS]
    return bool(chance > 0 and below(rng, 1000) < chance)


@inlined
def _try(t: Numbers, s: Numbers, to: Numbers, seat: int, move: int) -> None:
    """Write the result of the move to `to`, which differs from `s` at most by earlier calls of this."""
    sheet = sheet_of(seat)
    copy(s, to, sheet, sheet + shape.SHEET)
    to[shape.CLOSED] = s[shape.CLOSED]
    land(t, to, sheet, move)
    if s[shape.PHASE] == shape.COLOR and move == shape.PASS and s[shape.CHOICE + seat] == shape.PASS:
        to[sheet + shape.PENALTIES] += 1
    closed = s[shape.CLOSED] | to[sheet + shape.LOCKED]
    to[shape.CLOSED] = closed
    for color in range(shape.COLORS):
        to[shape.FACE + color] = shape.REMOVED if closed >> color & 1 else s[shape.FACE + color]


@inlined
def _worth(p: Numbers, t: Numbers, s: Numbers, seat: int, move: int, time: int, against: int, work: Numbers) -> int:
    """The estimated worth of a move in the playthrough `s`, after `_try`."""
    here = work[_HERE]
    if here[shape.CLOSED] != s[shape.CLOSED] and p[OTHERS] and s[shape.SEATS] > 1:
        against = strongest_other(p, t, here, seat, time)
    own_white = s[shape.PHASE] == shape.WHITE and seat == s[shape.ACTIVE]
    if own_white and p[PLANS] and ones(here[shape.CLOSED]) < t[shape.ROWS_TO_END]:
        worth = _planned(p, t, here, seat, move, time, against, work)
    else:
        worth = standing(p, t, here, seat, time, against)
        if own_white and not p[PLANS] and move == shape.PASS:
            worth -= p[FEAR]
    return worth + p[EAGER] if move >= 0 else worth


@inlined
def _planned(
    p: Numbers, t: Numbers, here: Numbers, seat: int, move: int, time: int, against: int, work: Numbers
) -> int:
    """The estimated worth of a white move with the best color move after it."""
    here[shape.PHASE] = shape.COLOR
    here[shape.CHOICE + seat] = move
    later, then = work[_LATER], work[_THEN]
    best = _NEVER
    for index in range(legal_moves(t, here, seat, later)):
        following = later[index]
        _try(t, here, then, seat, following)
        then_against = against
        if then[shape.CLOSED] != here[shape.CLOSED] and p[OTHERS] and here[shape.SEATS] > 1:
            then_against = strongest_other(p, t, then, seat, time)
        worth = standing(p, t, then, seat, time, then_against)
        best = max(best, worth + p[EAGER] if following >= 0 else worth)
    return best
