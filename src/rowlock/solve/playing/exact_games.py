"""Play many solo games by the values, in the kernel.

The values choose the moves; the kernel plays and scores them. Its rules are not the solver's, so the mean score of such
games is an independent check of the value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import Small, Words, pack, tables
from rowlock.kernel.compiled import lean
from rowlock.kernel.generator import begin, roll
from rowlock.kernel.machine import land_color, land_white, score
from rowlock.kernel.threads import pool_of
from rowlock.packed import shape
from rowlock.rules.dice.play import start
from rowlock.solve.playing.best_moves import Dice, best_both, fetch_ends, list_both
from rowlock.solve.playing.kernel_bridge import bridge_of, kernel_move, locate, show_faces
from rowlock.solve.positions.array_types import Ints, Table, Values
from rowlock.solve.positions.solver_workspace import WORK
from rowlock.solve.positions.table_offsets import ROWS
from rowlock.solve.values.solved import Solved

_GAMES_PER_TASK = 20_000
"""Games per task, after each of which progress is reported."""
_INTERLEAVED = 4
"""Games that a thread plays side by side: while the values of one are fetched, it lists the ends of the next."""


def play_exactly(
    solved: Solved, games: int, seed: int, *, threads: int = 1, told: Callable[[float], None] = lambda done: None
) -> Small:
    """The scores of games played by the values. They depend on the seed, but not on the number of threads."""
    ranking = solved.ranking
    state = start(ranking.variant, 1, lucky=[ranking.lucky] if ranking.lucky else None)
    scores = np.zeros(games, np.int16)
    packed = pack(state)
    setup = _Setup(tables(ranking.variant), ranking.tables, solved.values, bridge_of(ranking), packed)
    mixed = np.uint64(seed & 2**64 - 1)

    def play(first: int) -> int:
        part = scores[first : first + _GAMES_PER_TASK]
        with np.errstate(over="ignore"):  # without the compiler, NumPy would warn of intended overflow
            _play(setup, _workspace(len(packed)), mixed, first, part)
        return len(part)

    done = 0
    with pool_of(threads) as pool:
        for part in pool.map(play, range(0, games, _GAMES_PER_TASK)):
            done += part
            told(done / games)
    return scores


class _Setup(NamedTuple):
    """What all games share: the kernel's tables, the solved game, the bridge between them, and the initial state."""

    rules: Ints
    t: Table
    values: Values
    bridge: Ints
    start: Ints


class _Workspace(NamedTuple):
    """The arrays of one thread: for each of its games, the packed state, a workspace and the random generator."""

    games: Ints
    w: Ints
    rng: Words
    number: Ints
    """By game: its index among the scores."""
    ends: Ints
    """By game: the number of listed ends."""
    faces: Ints
    """The faces of the colored dice in the game being examined."""


def _workspace(size: int) -> _Workspace:
    games, w = np.zeros((_INTERLEAVED, size), np.int64), np.zeros((_INTERLEAVED, WORK), np.int64)
    games[:, shape.PHASE] = shape.OVER  # ready for the next game
    rng, number, ends = (
        np.zeros((_INTERLEAVED, 2), np.uint64),
        np.zeros(_INTERLEAVED, np.int64),
        np.zeros(_INTERLEAVED, np.int64),
    )
    return _Workspace(games, w, rng, number, ends, np.zeros(ROWS, np.int64))


@lean
def _play(setup: _Setup, work: _Workspace, seed: np.uint64, first: int, scores: Small) -> None:
    """Play one game per score; they are numbered from `first`, and the number seeds the dice."""
    rules, t, values, b, start = setup
    sheet = shape.FIRST_SHEET
    begun, left = 0, len(scores)
    while left:
        for beside in range(_INTERLEAVED):
            s, w, rng = work.games[beside], work.w[beside], work.rng[beside]
            if s[shape.PHASE] == shape.OVER:
                if begun == len(scores):
                    continue
                for column in range(len(start)):
                    s[column] = start[column]
                begin(rng, seed, first + begun, 0)
                work.number[beside] = begun
                begun += 1
            roll(rules, s, rng)
            show_faces(b, s, work.faces)
            locate(t, b, s, sheet, w)
            ends = list_both(t, w, s[sheet + shape.PENALTIES], Dice(s[shape.WHITE_1], s[shape.WHITE_2], work.faces))
            fetch_ends(values, w, ends)
            work.ends[beside] = ends
        for beside in range(_INTERLEAVED):
            s = work.games[beside]
            if s[shape.PHASE] == shape.OVER:
                continue
            white, color = best_both(values, work.w[beside], work.ends[beside])
            s[shape.CHOICE] = kernel_move(b, white)
            land_white(rules, s)
            if s[shape.PHASE] == shape.COLOR:
                land_color(rules, s, kernel_move(b, color))
            if s[shape.PHASE] == shape.OVER:
                scores[work.number[beside]] = score(rules, s, sheet)
                left -= 1
