"""The kernel reproduces the counts in tests/perft, the same files that the rules are tested against."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import perft_counts
import rowlock
from rowlock.kernel.arrays import Ints, pack, tables
from rowlock.kernel.machine import choose, legal_moves, roll_these
from rowlock.packed import shape

FILES = sorted(perft_counts.FOLDER.glob("*.txt"))


def counts(case: perft_counts.Case) -> tuple[int, ...]:
    """As in perft_counts, on packed playthroughs. Equal ones may be counted separately; the sum is the same."""
    t, depth = tables(case.start.variant), len(case.counts)
    moves = np.zeros(shape.MOST_MOVES, np.int64)
    layer = {pack(case.start).tobytes(): 1}
    found = []
    for _ in range(depth):
        total, following = 0, Counter[bytes]()
        for packed, ways in layer.items():
            s = np.frombuffer(packed, np.int64).copy()
            if s[shape.PHASE] == shape.ROLL:
                roll_these(s, faces(case.rolls[s[shape.TURN] - case.start.turn]))
            size = 0 if s[shape.PHASE] == shape.OVER else legal_moves(t, s, waiting(s), moves)
            total += ways * max(1, size)
            for move in moves[:size]:
                after = s.copy()
                choose(t, after, waiting(s), move)
                following[after.tobytes()] += ways
            if not size:
                following[packed] += ways
        found.append(total)
        layer = dict(following)
    return tuple(found)


def faces(roll: str) -> Ints:
    parsed = rowlock.parse_roll(roll)
    return np.array([face or 0 for face in (*parsed.whites, *parsed.colors)], np.int64)


def waiting(s: Ints) -> int:
    """The seat that chooses next."""
    if s[shape.PHASE] == shape.COLOR:
        return int(s[shape.ACTIVE])
    return list(s[shape.CHOICE :]).index(shape.NONE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts_are_those_of_the_file(path: Path) -> None:
    for case in perft_counts.read(path):
        shallow = counts(replace(case, counts=case.counts[:5]))
        assert shallow == case.counts[:5]
