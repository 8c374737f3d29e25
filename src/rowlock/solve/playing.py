"""Play many games of one by the values, in the kernel: it says what is legal and what is scored, the values what to do.

That makes the mean of such games a check on the value: the kernel shares none of the solver's rules.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Small, Words
from rowlock.kernel.chance import begin, roll
from rowlock.kernel.compiled import lean
from rowlock.kernel.pack import pack, tables
from rowlock.kernel.scoring import score
from rowlock.kernel.step import land_color, land_white
from rowlock.kernel.threads import pool_of
from rowlock.rules.play import start
from rowlock.solve import shape
from rowlock.solve.arrays import Ints, Table, Values
from rowlock.solve.bridge import bridge_of, kernel_move, locate, show_faces
from rowlock.solve.policy import choose_both
from rowlock.solve.solved import Solved
from rowlock.solve.worth import room

_AT_ONCE = 20_000
"""Games of a thread before it is heard of again."""


def play_exactly(
    solved: Solved, games: int, seed: int, *, threads: int = 1, told: Callable[[float], None] = lambda done: None
) -> Small:
    """The scores of so many games, played by the values. The same seed gives the same scores, however many threads."""
    ranking = solved.ranking
    state = start(ranking.variant, 1, lucky=[ranking.lucky] if ranking.lucky else None)
    scores = np.zeros(games, np.int16)
    packed, rules, bridge = pack(state), tables(ranking.variant), bridge_of(ranking)
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
            show_faces(b, s, faces)
            locate(t, b, s, sheet, w)
            white, color = choose_both(t, values, w, s[sheet + at.PENALTIES], s[at.WHITE_1], s[at.WHITE_2], faces)
            s[at.CHOICE] = kernel_move(b, white)
            land_white(rules, s)
            if s[at.PHASE] == at.COLOR:
                land_color(rules, s, kernel_move(b, color))
        scores[index] = score(rules, s, sheet)
