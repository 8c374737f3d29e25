"""The policies of compiled playthroughs: functions that choose from the fields that a seat may cross."""

from __future__ import annotations

from typing import NamedTuple

from rowlock.kernel.arrays import Ints, Words
from rowlock.kernel.compiled import inlined, lean, machine_code
from rowlock.kernel.generator import below
from rowlock.kernel.machine import sheet_of, tied, triggers
from rowlock.packed import shape, thinking
from rowlock.packed.bits import lowest, ones
from rowlock.packed.levels import LEVELS, Judgment

RANDOM, GREEDY, LEVEL = range(3)


class Policy(NamedTuple):
    """The kind of a policy and, for a level, how it judges."""

    kind: int
    judgment: Judgment = Judgment()


POLICIES = {
    "random": Policy(RANDOM),
    "greedy": Policy(GREEDY),
    **{level.name: Policy(LEVEL, level.judgment) for level in LEVELS},
}
"""The policies by name. Each chooses as the player of that name does."""

_think = machine_code(thinking.think)
_MOST_SKIPPED = 2
_FAR = 20


@inlined
def decide(
    policy: int, judgment: Ints | None, t: Ints, s: Ints, seat: int, fields: tuple[int, int], rng: Words, work: Ints
) -> int:
    """The move of a policy of this kind; `fields` are those that the seat may cross.

    Without a judgment it cannot be a level, which numba knows at compile time.
    """
    if judgment is not None and policy == LEVEL:
        return _think(judgment, t, s, seat, rng, work)
    one, two = fields
    if policy == GREEDY:
        return greedy(t, s, sheet_of(seat), one, two)
    return random_move(t, s, sheet_of(seat), one, two, rng)


@inlined
def greedy(t: Ints, s: Ints, sheet: int, one: int, two: int) -> int:
    """The cross that skips the fewest fields, the topmost of equals; in the white action it may skip at most two."""
    choice = _nearest(t, s, sheet, one, two)
    if t[shape.CAN_TIE] and choice >= 0:
        rows = tied(t, s, sheet, choice)
        if rows:
            choice += shape.TO * (lowest(rows) + 1)
    return choice


@inlined
def _nearest(t: Ints, s: Ints, sheet: int, one: int, two: int) -> int:
    """Check all rows together: the next fields, then those one further on, and so on until one may be crossed."""
    inner, step = t[shape.INNER], s[sheet + shape.NEXT]
    if t[shape.TWO_WORDS]:
        return _nearest_of_two(t, s, sheet, one, two)
    step_1 = (step & inner) << 1
    step_2 = (step_1 & inner) << 1
    found = one & step
    found = found if found else one & step_1
    found = found if found else one & step_2
    if s[shape.PHASE] == shape.COLOR:
        while found == 0 and one != 0:
            step_2 = (step_2 & inner) << 1
            found = one & step_2
    return lowest(found) if found else shape.PASS


@lean
def _nearest_of_two(t: Ints, s: Ints, sheet: int, one: int, two: int) -> int:
    step, step_2 = s[sheet + shape.NEXT], s[sheet + shape.NEXT_2]
    for _ in range(_MOST_SKIPPED + 1 if s[shape.PHASE] == shape.WHITE else _FAR):
        if one & step:
            return lowest(one & step)
        if two & step_2:
            return shape.WORD + lowest(two & step_2)
        step = (step & t[shape.INNER]) << 1
        step_2 = (step_2 & t[shape.INNER_2]) << 1
    return shape.PASS


@inlined
def random_move(t: Ints, s: Ints, sheet: int, one: int, two: int, rng: Words) -> int:
    """Any legal move with equal probability, including the pass."""
    if t[shape.CAN_TIE] and _any_triggers(t, s, sheet, one, two):
        return _random_tied(t, s, sheet, one, two, rng)
    many = ones(one)
    left = below(rng, many + ones(two) + 1)
    if left >= many:
        return shape.PASS if two == 0 else _nth_of_two(two, left - many)
    while left:
        one &= one - 1
        left -= 1
    return lowest(one)


@lean
def _nth_of_two(two: int, left: int) -> int:
    """The place of the nth field in the second word; PASS if it has fewer."""
    while left:
        two &= two - 1
        left -= 1
    return shape.WORD + lowest(two) if two else shape.PASS


@lean
def _any_triggers(t: Ints, s: Ints, sheet: int, one: int, two: int) -> bool:
    """Whether crossing one of the fields would trigger an effect immediately: only then can rows tie."""
    while one | two:
        place = lowest(one) if one else shape.WORD + lowest(two)
        if triggers(t, s, sheet, place):
            return True
        two &= two - (one == 0)
        one &= one - 1
    return False


@lean
def _random_tied(t: Ints, s: Ints, sheet: int, one: int, two: int, rng: Words) -> int:
    """Like `random_move`, if a field may stand for several moves: those are counted first."""
    size = 1
    left, left_2 = one, two
    while left | left_2:
        size += max(1, ones(tied(t, s, sheet, lowest(left) if left else shape.WORD + lowest(left_2))))
        left_2 &= left_2 - (left == 0)
        left &= left - 1
    drawn = below(rng, size)
    while one | two:
        place = lowest(one) if one else shape.WORD + lowest(two)
        rows = tied(t, s, sheet, place)
        ways = max(1, ones(rows))
        if drawn < ways:
            while drawn:
                rows &= rows - 1
                drawn -= 1
            return place + shape.TO * (lowest(rows) + 1) if rows else place
        drawn -= ways
        two &= two - (one == 0)
        one &= one - 1
    return shape.PASS
