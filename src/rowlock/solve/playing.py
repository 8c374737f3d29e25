"""Play many games of one by the values, in the kernel: it says what is legal and what is scored, the values what to do.

That makes the mean of such games a check on the value: the kernel shares none of the solver's rules.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Small, Words
from rowlock.kernel.bits import lowest, ones
from rowlock.kernel.chance import begin, roll
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.pack import pack, places, tables
from rowlock.kernel.scoring import score
from rowlock.kernel.step import land_color, land_white
from rowlock.kernel.threads import pool_of
from rowlock.rules.play import start
from rowlock.solve import shape
from rowlock.solve.arrays import Ints, Table, Values
from rowlock.solve.policy import PASS, TO, choose_both
from rowlock.solve.ranking import Ranking
from rowlock.solve.rows import RowState
from rowlock.solve.solved import Solved
from rowlock.solve.worth import room

_AT_ONCE = 20_000
"""Games of a thread before it is heard of again."""

# The bridge from a packed sheet to a position. By row in the fold's order:
_ROW, _WORD, _SHIFT, _LANE, _DOUBLE = (shape.ROWS * part for part in range(5))
_PLACE_OF = 5 * shape.ROWS
"""By field: the kernel's place for it."""
_HALF = _PLACE_OF + shape.FIELDS
"""By bit of a bonus pair: its two fields."""
_STATE_OF = _HALF + 16
"""By row, level and count: the number of the state; level `_LOCKED` is that of a closed row."""
_LEVELS, _COUNTS = 32, 64
_LOCKED = _LEVELS - 1
_BRIDGE = _STATE_OF + shape.ROWS * _LEVELS * _COUNTS


def play_exactly(
    solved: Solved, games: int, seed: int, *, threads: int = 1, told: Callable[[float], None] = lambda done: None
) -> Small:
    """The scores of so many games, played by the values. The same seed gives the same scores, however many threads."""
    ranking = solved.ranking
    state = start(ranking.variant, 1, lucky=[ranking.lucky] if ranking.lucky else None)
    scores = np.zeros(games, np.int16)
    packed, rules, bridge = pack(state), tables(ranking.variant), _bridge(ranking)
    mixed = np.uint64(seed & 2**64 - 1)

    def play(first: int) -> int:
        w, _ = room(ranking.variant.sides)
        faces, rng, part = np.zeros(shape.ROWS, np.int64), np.zeros(2, np.uint64), scores[first : first + _AT_ONCE]
        with np.errstate(over="ignore"):  # without a compiler numpy would warn of what is meant to overflow
            _play(
                rules, ranking.tables, solved.values, bridge, packed, packed.copy(), w, faces, rng, mixed, first, part
            )
        return len(part)

    done = 0
    with pool_of(threads) as pool:
        for part in pool.map(play, range(0, games, _AT_ONCE)):
            done += part
            told(done / games)
    return scores


def _bridge(ranking: Ranking) -> Ints:
    b = np.zeros(_BRIDGE, np.int64)
    where, layout = places(ranking.variant), ranking.variant.layout
    for place, row in enumerate(ranking.fold.order):
        states, fields, word = ranking.rows[place], layout.rows[row].fields, where.words[row]
        b[_ROW + place], b[_WORD + place], b[_SHIFT + place] = row, word, where.shifts[row]
        b[_LANE + place] = where.pair(fields)[word]
        b[_DOUBLE + place] = where.pair(field for field in fields if field.double)[word]
        for field in fields:
            b[_PLACE_OF + ranking.field(field)] = where.of[field.id]
        for level in range(len(fields) + 1):
            for count in range(_COUNTS):
                number = states.index.get(RowState(level, count), 0)
                b[_state(place, level, count)] = ranking.offsets[place] + number
        for count in range(_COUNTS):
            number = states.index.get(states.closed_state(count), 0)
            b[_state(place, _LOCKED, count)] = ranking.offsets[place] + number
    for bit, kind in enumerate(ranking.kinds):
        halves = [layout.fields[name] for name, (its, _) in ranking.variant.partners.items() if its is kind]
        b[_HALF + 2 * bit : _HALF + 2 * bit + 2] = [ranking.field(field) for field in halves]
    return b


@inlined
def _state(place: int, level: int, count: int) -> int:
    return _STATE_OF + (place * _LEVELS + level) * _COUNTS + count


@lean
def _locate(t: Table, b: Ints, s: Ints, w: Ints) -> None:
    """Write the packed sheet of the one seat as a position to HERE."""
    sheet = at.FIRST_SHEET
    for place in range(shape.ROWS):
        word, lane = b[_WORD + place], b[_LANE + place]
        mine = s[sheet + at.CROSSED + word] & lane
        following = s[sheet + at.NEXT + word] & lane
        level = lowest(following) - b[_SHIFT + place] if following else t[shape.WIDTH + place]
        locked = s[sheet + at.LOCKED] >> b[_ROW + place] & 1
        count = ones(mine) + ones(mine & b[_DOUBLE + place]) + locked
        w[shape.HERE + place] = b[_state(place, _LOCKED if locked else level, count)]
    free = s[sheet + at.BAR]
    w[shape.HERE + shape.PLACE] = lowest(free) if free else t[shape.BAR_LENGTH]
    w[shape.HERE + shape.BITS] = 0
    for bit in range(t[shape.EFFECTS]):
        w[shape.HERE + shape.BITS] |= _bit(t, b, s, w, bit) << bit


@lean
def _bit(t: Table, b: Ints, s: Ints, w: Ints, bit: int) -> int:
    """1 if one half of the pair is crossed and the other can be, or if it is earned and counts to the end."""
    crossed, missing = 0, 0
    for half in range(2):
        field = b[_HALF + 2 * bit + half]
        place = b[_PLACE_OF + field]
        if s[at.FIRST_SHEET + at.CROSSED + (place >> 6)] >> (place & 63) & 1:
            crossed += 1
        else:
            missing = field
    if crossed == 2:
        return int(1 - (t[shape.AT_ONCE] >> bit & 1))
    row = missing // shape.WIDE
    state = w[shape.HERE + row]
    can_be = not t[shape.SHUT + state] and t[shape.FIRST + state] <= missing - row * shape.WIDE
    return 1 if crossed == 1 and can_be else 0


@inlined
def _move(b: Ints, move: int) -> int:
    """A move of the policy as a move of the kernel."""
    if move == PASS:
        return at.PASS
    to, field = move // TO, move % TO
    return int(b[_PLACE_OF + field] + (at.TO * (b[_ROW + to - 1] + 1) if to else 0))


@lean
def _play(
    rules: Ints,
    t: Table,
    values: Values,
    b: Ints,
    start: Ints,
    s: Ints,
    w: Ints,
    faces: Ints,
    rng: Words,
    seed: np.uint64,
    first: int,
    scores: Small,
) -> None:
    """Play one game for each of the scores, numbered from `first`."""
    sheet = at.FIRST_SHEET
    for index in range(len(scores)):
        for column in range(len(start)):
            s[column] = start[column]
        begin(rng, seed, first + index, 0)
        while s[at.PHASE] != at.OVER:
            roll(rules, s, rng)
            for place in range(shape.ROWS):
                faces[place] = s[at.FACE + b[_ROW + place]]
            _locate(t, b, s, w)
            white, color = choose_both(t, values, w, s[sheet + at.PENALTIES], s[at.WHITE_1], s[at.WHITE_2], faces)
            s[at.CHOICE] = _move(b, white)
            land_white(rules, s)
            if s[at.PHASE] == at.COLOR:
                land_color(rules, s, _move(b, color))
        scores[index] = score(rules, s, sheet)
