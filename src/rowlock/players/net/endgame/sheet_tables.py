"""A variant's sheet as the endgame solver needs it: a flat sequence of numbers, so that it can also be an array.

A row is in one of a few states: how far it is crossed, and how many crosses it has. State 0 is a row in which a seat
can no longer cross anything. A sheet is a word: ten bits for each row's state, then the penalties.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from rowlock.rules.pad.layout import COLORS, Row
from rowlock.rules.pad.scoring import points
from rowlock.rules.pad.variant import Variant

ROW_BITS = 10
STATE = (1 << ROW_BITS) - 1
"""Masks the state of a row."""
PENALTIES = len(COLORS) * ROW_BITS
"""The offset of the penalties in the word of a sheet."""

CLOSES = 2 * ROW_BITS
"""The effect of a cross is a number: the row's new state, then the points gained, then, here, whether it locks."""
NUMBERS = 32
WIDTH = 24
"""More fields than any row has."""

CAN_SOLVE, SIDES, MOST_PENALTIES, PENALTY_POINTS, STATES = range(5)
"""STATES: how many states each row has room for in the tables below."""
OVER = 5
"""By closed rows, as a bitmask: whether the playthrough is over (C11)."""
LENGTH = OVER + 16
"""By row: how many fields it has."""
WHITE = LENGTH + 4
"""By number and row: the position of the field, or -1."""
NUMBER = WHITE + NUMBERS * 4
"""By row and position."""
COLOR = NUMBER + 4 * WIDTH
"""By row and position."""
FIRST_STATE = COLOR + 4 * WIDTH
"""By row and fields up to the last cross: add the number of crosses to get the state."""
BY_STATE = FIRST_STATE + 4 * WIDTH
"""From here on by row and state: four tables, one after the other, then CROSS."""
LIVE, NEXT, GAIN, AHEAD, CROSS = range(5)
"""LIVE: the state itself, or 0 if nothing more can be crossed. NEXT: the fields up to the last cross; in state 0 more
than there are. GAIN: the most points that can still be gained. AHEAD: how many states can still be reached, this one
included. CROSS: by position as well, the effect of crossing it, or -1.
"""

_SMALLEST = (0, 0, 0, 0, 0)


@lru_cache(maxsize=64)
def end_tables(variant: Variant) -> tuple[int, ...]:
    """The tables of a variant; just a few zeros if its endgames cannot be solved."""
    rows = [_Row(variant, row) for row in variant.layout.rows] if variant.is_plain else []
    states = max((len(row.live) for row in rows), default=0)
    widest = max(len(row.fields) for row in variant.layout.rows)
    if not rows or states > STATE or widest >= WIDTH or max(2 * variant.sides, variant.penalties_to_end) >= NUMBERS:
        return _SMALLEST
    head = [1, variant.sides, variant.penalties_to_end, variant.penalty_points, states]
    over = [int(closed.bit_count() >= variant.rows_to_end) for closed in range(16)]
    lengths = [len(row.fields) for row in variant.layout.rows]
    places = [_padded(row.places, NUMBERS, -1) for row in rows]
    white = [places[row][number] for number in range(NUMBERS) for row in range(4)]
    numbers = [_padded([field.number for field in row.fields], WIDTH, 0) for row in variant.layout.rows]
    colors = [_padded([COLORS.index(field.color) for field in row.fields], WIDTH, 0) for row in variant.layout.rows]
    firsts = [_padded(row.first_states, WIDTH, 0) for row in rows]
    by_state = [[_padded(table, states, 0) for table in (row.live, row.next, row.gain, row.ahead)] for row in rows]
    blank = [-1] * WIDTH
    cross = [[*row.cross, *[blank] * (states - len(row.cross))] for row in rows]
    return (
        *(*head, *over, *lengths, *white),
        *(number for table in (numbers, colors, firsts) for row in table for number in row),
        *(number for kind in range(CROSS) for row in by_state for number in row[kind]),
        *(number for row in cross for state in row for number in state),
    )


def _padded(numbers: list[int], size: int, by: int) -> list[int]:
    return numbers + [by] * (size - len(numbers))


class _Row:
    """The states of one row, and how one leads to another."""

    def __init__(self, variant: Variant, row: Row) -> None:
        self._variant, self._row = variant, row
        self.places = [-1] * NUMBERS
        for field in row.fields:
            self.places[field.number % NUMBERS] = field.position
        before = [0, *accumulate(field.weight for field in row.fields if not field.closing)]
        """By fields up to the last cross: the most crosses there can be."""
        self.first_states = [1 + start for start in accumulate((most + 1 for most in before[:-1]), initial=0)]
        size = self.first_states[-1] + before[-1] + 1
        self.live, self.next, self.gain, self.ahead = ([0] * size for _ in range(4))
        self.next[0], self.ahead[0] = WIDTH, 1
        self.cross = [[-1] * WIDTH for _ in range(size)]
        following: dict[int, set[int]] = {0: set()}
        for behind in reversed(range(len(before))):
            for crosses in range(before[behind] + 1):
                self._settle(self.first_states[behind] + crosses, behind, crosses, following)

    def _settle(self, state: int, behind: int, crosses: int, following: dict[int, set[int]]) -> None:
        """Fill in a state once all later ones are filled in."""
        self.next[state] = behind
        later: set[int] = set()
        for field in self._row.fields[behind:]:
            if field.closing and crosses < self._variant.close_after:
                continue
            now = crosses + field.weight + field.closing
            new = 0 if field.closing else self.live[self.first_states[field.position + 1] + now]
            gained = self._points(now) - self._points(crosses)
            self.cross[state][field.position] = new | gained << ROW_BITS | field.closing << CLOSES
            self.gain[state] = max(self.gain[state], gained + self.gain[new])
            later |= {new} | following[new]
        following[state] = later
        self.live[state] = state if later else 0
        self.ahead[state] = 1 + len(later)

    def _points(self, crosses: int) -> int:
        return points(min(crosses, self._variant.most_scored))
