"""Compiled: what crossing a field does to a position, where its value is kept, and what is scored at the end.

Throughout, `t` are the tables, `w` is the room to work in, and `at` is where a position begins in it. The bit of a
bonus pair is set while one half is crossed and the other can be, and stays set if a pair is earned that counts to the
end.
"""

from __future__ import annotations

from rowlock.kernel.compiled import inlined, lean
from rowlock.solve.arrays import Ints, Table, Values, constant, wide
from rowlock.solve.shape import (
    AFTER,
    AT_ONCE,
    BAR,
    BAR_LENGTH,
    BITS,
    COLUMN,
    COUNT,
    DOUBLE_FEWEST,
    EFFECT,
    EFFECTS,
    EXTRAS,
    FEWEST_STARS,
    FIRST,
    FOLDS,
    GAIN,
    GROUP,
    HERE,
    IN_PAIR,
    KEPT,
    LYING,
    MARK,
    MASKS,
    MISSES,
    MOST_STARS,
    NO_PENALTIES,
    NOWHERE,
    ONE_IN_EACH,
    OTHER,
    PACKED,
    PAIR,
    PARTS,
    PASSED,
    PENALTIES_TO_END,
    PENALTY_POINTS,
    PLACE,
    POINTS,
    ROWS,
    ROWS_TO_END,
    SCORE_OF,
    SECONDS,
    SETTLED,
    SETTLED_PAIRS,
    SHUT,
    SIZE,
    STAR,
    START,
    THIRTEEN,
    TOUCHED,
    TWO_IN_FEWEST,
    WAITING,
    WIDE,
    WIDTH,
)

_BAR = constant(9)
"""Besides the effects of pairs: a field of the bar is struck (BA1)."""
_ALL_ROWS = (1 << ROWS) - 1


@inlined
def closed_rows(t: Table, w: Ints, at: int) -> int:
    """How many rows are closed."""
    return wide(t[SHUT + w[at]] + t[SHUT + w[at + 1]] + t[SHUT + w[at + 2]] + t[SHUT + w[at + 3]])


@inlined
def first_pair(t: Table, w: Ints, at: int) -> int:
    """The state of the first two rows."""
    return wide(t[t[PAIR] + t[IN_PAIR + w[at]] + t[IN_PAIR + w[at + 1]]])


@inlined
def second_pair(t: Table, w: Ints, at: int) -> int:
    """The state of the last two rows."""
    return wide(t[t[PAIR + 1] + t[IN_PAIR + w[at + 2]] + t[IN_PAIR + w[at + 3]]])


@inlined
def put_rows(t: Table, w: Ints, first: int, second: int) -> None:
    """Write the rows of the position HERE, given the states of both pairs of rows."""
    w[HERE] = t[t[PARTS] + 2 * first]
    w[HERE + 1] = t[t[PARTS] + 2 * first + 1]
    w[HERE + 2] = t[t[PARTS + 1] + 2 * second]
    w[HERE + 3] = t[t[PARTS + 1] + 2 * second + 1]


@inlined
def struck_between(t: Table, first: int, second: int) -> tuple[int, int]:
    """The fewest and the most fields of the bar that can be struck, given the states of both pairs of rows."""
    low = t[t[FEWEST_STARS] + first] + t[t[FEWEST_STARS + 1] + second]
    high = min(t[t[MOST_STARS] + first] + t[t[MOST_STARS + 1] + second], max(low, t[BAR_LENGTH]))
    return wide(low), wide(high)


@inlined
def settled_pairs(t: Table, first: int, second: int) -> int:
    """The bits of the bonus pairs of which neither half can be crossed any more."""
    one = t[t[SETTLED_PAIRS] + first] | t[t[SETTLED_PAIRS + 1] + second]
    return wide(one | (t[t[PASSED] + first] & t[t[PASSED + 1] + second]))


@inlined
def free_bits(t: Table, first: int, second: int) -> int:
    """The bits that are not certain, given the states of both pairs of rows."""
    over = t[AT_ONCE] & settled_pairs(t, first, second)
    return wide((t[t[PASSED] + first] | t[t[PASSED + 1] + second]) & ~over)


@inlined
def triangle(first: int, second: int) -> int:
    """Where a position is kept if its pairs of rows may be exchanged."""
    high, low = max(first, second), min(first, second)
    return high * (high + 1) // 2 + low


@inlined
def beside(t: Table, first: int, second: int, place: int, bits: int) -> int:
    """Where a position is kept among those with the same rows."""
    low = t[t[FEWEST_STARS] + first] + t[t[FEWEST_STARS + 1] + second]
    if not t[EFFECTS]:
        return wide(max(place - low, 0))
    free = free_bits(t, first, second)
    return wide(max(place - low, 0) * t[KEPT + free] + t[PACKED + free * MASKS + bits])


@inlined
def index_of(t: Table, first: int, second: int, place: int, bits: int) -> int:
    """Where the value of a position is kept, for each number of penalties alike."""
    if t[FOLDS]:
        return triangle(first, second)
    at = t[t[START] + first] + t[t[COLUMN] + t[t[GROUP] + first] * t[SECONDS] + second]
    return wide(at + beside(t, first, second, place, bits) if t[EXTRAS] else at)


@inlined
def index_after(t: Table, w: Ints, at: int, first: int, second: int, row: int, position: int, after: int) -> int:
    """Where the value is kept after a cross that sets nothing off and leaves its row open, in the state `after`.

    `first` and `second` are the states of the pairs of rows before it.
    """
    left = w[at + BITS] & ~t[MISSES + w[at + row] * WIDE + position]
    return index_with(t, w, at, first, second, row, after, left)


@inlined
def index_with(t: Table, w: Ints, at: int, first: int, second: int, row: int, after: int, bits: int) -> int:
    """Where the value is kept once a row is in the state `after`, with these bits and all else the same."""
    pair = wide(t[t[PAIR + (row >> 1)] + t[IN_PAIR + after] + t[IN_PAIR + w[at + (row ^ 1)]]])
    one, other = (first, pair) if row >> 1 else (pair, second)
    return index_of(t, one, other, w[at + PLACE], bits)


@inlined
def fewest(t: Table, w: Ints, at: int) -> int:
    """How many crosses the row with the fewest has, closed ones included (L5, BB1)."""
    return wide(min(min(t[COUNT + w[at]], t[COUNT + w[at + 1]]), min(t[COUNT + w[at + 2]], t[COUNT + w[at + 3]])))


@lean
def score_at_end(t: Table, w: Ints, at: int, penalties: int) -> float:
    """What an ended position scores, without what is settled (C12, BB1)."""
    score = 0
    for row in range(ROWS):
        score += t[POINTS + w[at + row]]
    cost = t[PENALTY_POINTS] * penalties
    if w[at + BITS]:
        earned = w[at + BITS] & settled_pairs(t, first_pair(t, w, at), second_pair(t, w, at))
        for bit in range(t[EFFECTS]):
            if earned >> bit & 1:
                if t[EFFECT + bit] == DOUBLE_FEWEST:
                    score += t[SCORE_OF + fewest(t, w, at)]
                elif t[EFFECT + bit] == NO_PENALTIES:
                    cost = 0
                elif t[EFFECT + bit] == THIRTEEN:
                    score += 13
    return float(score - cost)


@inlined
def is_over(t: Table, w: Ints, at: int, penalties: int) -> bool:
    """Whether it has ended (C11)."""
    return bool(penalties >= t[PENALTIES_TO_END] or closed_rows(t, w, at) >= t[ROWS_TO_END])


@inlined
def value_at(t: Table, values: Values, w: Ints, at: int, penalties: int) -> float:
    """What a position is worth before the next roll, or at the end if that has come, beyond what is settled."""
    if is_over(t, w, at, penalties):
        return score_at_end(t, w, at, penalties)
    index = index_of(t, first_pair(t, w, at), second_pair(t, w, at), w[at + PLACE], w[at + BITS])
    return float(values[penalties * t[SIZE] + index])


@inlined
def next_on_bar(t: Table, w: Ints, at: int, place: int) -> int:
    """The leftmost field of the bar from here on whose row is not closed (BA3)."""
    while place < t[BAR_LENGTH] and t[SHUT + w[at + t[BAR + place]]]:
        place += 1
    return place


@inlined
def copy(w: Ints, source: int, to: int) -> None:
    """Copy a position, with nothing settled since."""
    for index in range(SETTLED):
        w[to + index] = w[source + index]
    w[to + SETTLED] = 0


@inlined
def is_ahead(t: Table, state: int, position: int) -> bool:
    """Whether a field of a row in this state is neither behind nor closed."""
    return bool(not t[SHUT + state] and t[FIRST + state] <= position)


@inlined
def _wait(w: Ints, effect: int) -> None:
    w[WAITING] += 1
    w[WAITING + w[WAITING]] = effect


@inlined
def cross(t: Table, w: Ints, at: int, row: int, position: int) -> None:
    """Cross one field, and line up what it sets off."""
    field, beside = row * WIDE + position, w[at + row] * WIDE + position
    w[TOUCHED] |= 1 << row
    w[at + BITS] &= ~t[MISSES + beside]
    w[at + SETTLED] += t[GAIN + beside]
    w[at + row] = t[AFTER + beside]
    if t[STAR + field]:
        _wait(w, _BAR)
    if t[MARK + field] != NOWHERE:
        bit = 1 << t[MARK + field]
        if is_ahead(t, w[at + t[OTHER + field] // WIDE], wide(t[OTHER + field] % WIDE)):
            w[at + BITS] |= bit
        elif w[at + BITS] & bit and t[AT_ONCE] & bit:
            w[at + BITS] &= ~bit
            effect = wide(t[EFFECT + t[MARK + field]])
            if effect == THIRTEEN:
                w[at + SETTLED] += 13
            else:
                _wait(w, effect)


@lean
def _cross_next(t: Table, w: Ints, at: int, row: int) -> None:
    """A bonus cross in the row; where there is no next possible field it lapses (BA4, BB2)."""
    position = wide(t[FIRST + w[at + row]])
    w[TOUCHED] |= 1 << row
    if position < t[WIDTH + row] and t[AFTER + w[at + row] * WIDE + position] != NOWHERE:
        cross(t, w, at, row, position)


@lean
def land(t: Table, w: Ints, at: int, row: int, position: int, to: int) -> int:
    """Cross a field that is open and work off what follows; `to` is the row chosen where rows tie (BB1).

    Gives the tied rows as bits if there is a choice to make and none was made: then it is unfinished.
    """
    w[WAITING] = w[TOUCHED] = 0
    cross(t, w, at, row, position)
    done = 0
    while done < w[WAITING]:
        done += 1
        effect = w[WAITING + done]
        if effect == _BAR:
            place = next_on_bar(t, w, at, w[at + PLACE])
            if place < t[BAR_LENGTH]:
                w[at + PLACE] = place + 1
                _cross_next(t, w, at, wide(t[BAR + place]))
        elif effect == ONE_IN_EACH:
            for lying in range(ROWS):
                _cross_next(t, w, at, wide(t[LYING + lying]))
        elif effect == TWO_IN_FEWEST:
            w[TOUCHED] = _ALL_ROWS
            low, tied, chosen = fewest(t, w, at), 0, to
            for one in range(ROWS):
                if t[COUNT + w[at + one]] == low:
                    tied |= 1 << one
                    if to == NOWHERE:
                        chosen = one
            if to == NOWHERE and tied != 1 << chosen:
                return tied
            _cross_next(t, w, at, chosen)
            _cross_next(t, w, at, chosen)
    w[at + PLACE] = next_on_bar(t, w, at, w[at + PLACE])
    return 0
