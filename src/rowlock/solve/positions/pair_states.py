"""Pair states: two rows make a pair state; two pair states, with the bonus bar and bonus pairs, make a position.

The values of all positions with the same state of the first pair are stored together, ordered by the state of the
second. Pair states are ordered by level, so that positions solved together are stored together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rowlock.errors import SetupError
from rowlock.solve.positions.array_types import Ints, Table
from rowlock.solve.positions.cross_lists import add_crosses
from rowlock.solve.positions.table_offsets import (
    COLUMN,
    FEWEST_STARS,
    FIRST,
    FIRSTS,
    FOLDS,
    GROUP,
    IN_PAIR,
    KEPT,
    LEVEL,
    LEVEL_STARTS,
    LEVELS,
    LOCALS,
    MASKS,
    MOST_STARS,
    NOWHERE,
    PACKED,
    PAIR,
    PAIR_CLOSED,
    PAIR_POINTS,
    PARTS,
    PASSED,
    POINTS,
    SECONDS,
    SETTLED_PAIRS,
    SIZE,
    START,
    UNPACKED,
    WIDTH,
)

if TYPE_CHECKING:
    from rowlock.solve.positions.ranking import Ranking

_MOST = 2**31
"""Entries of the tables have 32 bits, and more values would not fit into memory anyway."""


def write_pairs(t: Table, ranking: Ranking) -> Table:
    """Write the single numbers, and return the tables with those of pair states appended."""
    first, second = _pair_states(ranking, 0), _pair_states(ranking, 1)
    group, start, column = _layout(ranking, first, second)
    if start[-1] >= _MOST:
        raise SetupError(f"{ranking.variant.name} cannot be solved: it has {start[-1]:,} positions, too many to store")
    t[SIZE] = start[-1]
    t[FOLDS] = ranking.fold.pairs
    t[FIRSTS], t[SECONDS] = len(first.level), len(second.level)
    levels = int(max(first.level[-1], second.level[-1])) + 1
    t[LEVELS] = levels
    _write_bits(t, len(ranking.kinds))
    added = [t]
    size = len(t)

    def add(at: int, values: Ints) -> None:
        nonlocal size
        t[at] = size
        added.append(values.astype(np.int32))
        size += len(added[-1])

    for half, states in enumerate((first, second)):
        _write_places(t, ranking, half)
        add(PAIR + half, states.numbers.ravel())
        add(PARTS + half, states.parts.T.ravel())
        add(LEVEL + half, states.level)
        add(LEVEL_STARTS + half, np.searchsorted(states.level, np.arange(levels + 1)))
        add(FEWEST_STARS + half, states.fewest_stars)
        add(MOST_STARS + half, states.most_stars)
        add(PASSED + half, states.passed)
        add(SETTLED_PAIRS + half, states.settled)
        add(PAIR_CLOSED + half, states.closed)
        add(PAIR_POINTS + half, t[POINTS + states.parts].sum(axis=0))
        widths = t[WIDTH + 2 * half : WIDTH + 2 * half + 2].reshape(2, 1)
        add(LOCALS + half, (widths - t[FIRST + states.parts]).sum(axis=0))
    add(GROUP, group)
    add(START, start)
    add(COLUMN, column.ravel())
    made = np.concatenate(added)
    return add_crosses(made)


@dataclass(frozen=True)
class _PairStates:
    """The states of a pair of rows, ordered by level. Arrays are by pair state, but `numbers` by both row states."""

    numbers: Ints
    parts: Ints
    level: Ints
    closed: Ints
    fewest_stars: Ints
    most_stars: Ints
    passed: Ints
    settled: Ints


def _pair_states(ranking: Ranking, half: int) -> _PairStates:
    places = (2 * half, 2 * half + 1)
    rows = [ranking.rows[place] for place in places]
    one, other = np.indices([len(states.states) for states in rows]).reshape(2, -1)
    folded = (ranking.fold.first, ranking.fold.second)[half]
    if folded:
        one, other = one[one >= other], other[one >= other]
    levels = [np.array([state.level for state in states.states]) for states in rows]
    order = np.argsort(levels[0][one] + levels[1][other], kind="stable")
    one, other = one[order], other[order]
    numbers = np.zeros([len(states.states) for states in rows], np.int64)
    numbers[one, other] = np.arange(len(one))
    if folded:
        numbers[other, one] = np.arange(len(one))

    def both(column: list[Ints]) -> Ints:
        return column[0][one] + column[1][other]

    shut = [np.array([state.closed for state in states.states], np.int64) for states in rows]
    stars = [np.array(states.stars()) for states in rows]
    for closed, column in zip(shut, stars, strict=True):
        column[closed == 1, 1] = len(ranking.variant.bar)  # colors of closed rows are skipped (BA3)
        if ranking.crowd:
            column[closed == 1, 0] = 0  # opponents can close a row whatever is crossed in it
    behind = both([_left_behind(ranking, place) for place in places])
    weights = 1 << np.arange(len(ranking.kinds))
    return _PairStates(
        numbers,
        np.array([one + ranking.offsets[places[0]], other + ranking.offsets[places[1]]]),
        both(levels),
        both(shut),
        both([column[:, 0] for column in stars]),
        both([column[:, 1] for column in stars]),
        (behind > 0) @ weights,
        (behind > 1) @ weights,
    )


def _left_behind(ranking: Ranking, place: int) -> Ints:
    """By row state and bit: how many fields of the bonus pair in this row are no longer ahead."""
    states = ranking.rows[place]
    bits = [ranking.bit(field) for field in states.row.fields]
    found = np.zeros((len(states.states), len(ranking.kinds)), np.int64)
    for number, state in enumerate(states.states):
        for bit in bits[: state.level]:
            if bit != NOWHERE:
                found[number, bit] += 1
    return found


def _write_places(t: Table, ranking: Ranking, half: int) -> None:
    """Write what each row state contributes: the index of a pair state is the sum of both contributions."""
    one, other = (len(ranking.rows[place].states) for place in (2 * half, 2 * half + 1))
    offsets = ranking.offsets[2 * half : 2 * half + 2]
    t[IN_PAIR + offsets[0] : IN_PAIR + offsets[0] + one] = np.arange(one) * other
    t[IN_PAIR + offsets[1] : IN_PAIR + offsets[1] + other] = np.arange(other)


def _write_bits(t: Table, bits: int) -> None:
    """Write how to pack the bits that can vary, and how to unpack them."""
    for free in range(1 << bits):
        own = [bit for bit in range(bits) if free >> bit & 1]
        t[KEPT + free] = 1 << len(own)
        for word in range(1 << bits):
            at = free * MASKS + word
            t[PACKED + at] = sum((word >> bit & 1) << place for place, bit in enumerate(own))
            t[UNPACKED + at] = sum((word >> place & 1) << bit for place, bit in enumerate(own))


def _layout(ranking: Ranking, first: _PairStates, second: _PairStates) -> tuple[Ints, Ints, Ints]:
    """Lay out the values. States of the first pair that need the same number of values beside them form a group."""
    shared = np.array([first.fewest_stars, first.most_stars, first.passed, first.settled, first.closed])
    kinds, group = np.unique(shared.T, axis=0, return_inverse=True)
    if ranking.fold.pairs:
        sizes = np.arange(1, len(group) + 1)
        return np.zeros_like(group), np.concatenate([[0], np.cumsum(sizes)]), np.arange(len(group))
    bar = len(ranking.variant.bar)
    column = np.zeros((len(kinds), len(second.level) + 1), np.int64)
    for index, (fewest, most, passed, settled, closed) in enumerate(kinds):
        low = fewest + second.fewest_stars
        places = np.minimum(most + second.most_stars, np.maximum(low, bar)) - low + 1
        both = settled | second.settled | (passed & second.passed)
        free = (passed | second.passed) & ~(ranking.at_once & both)
        sizes = places * (1 << np.bitwise_count(free).astype(np.int64))
        sizes[closed + second.closed >= ranking.variant.rows_to_end] = 0
        column[index, 1:] = np.cumsum(sizes)
    start = np.concatenate([[0], np.cumsum(column[group, -1])])
    return group, start, column[:, :-1]
