"""Features never seen in training, because its tables have other sizes: the nearest seen ones stand in for them."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from rowlock.kernel.arrays import Ints
from rowlock.players.net.features import NEAR, Features


def stand_ins(features: Features, tables: Iterable[int]) -> Ints:
    """Pairs of table rows: one that is never seen at tables of these sizes, and the one to stand in for it."""
    sizes = {min(seats, NEAR + 1) for seats in tables}
    turns = {turn for seats in sizes for turn in _turns(seats)}
    found: list[tuple[int, int]] = []
    for name, row in features.pair_index.items():
        match name:
            case ("turn", int(mine), int(other)) if (mine, other) not in turns:
                near = min(turns, key=lambda turn: (abs(turn[0] - mine) + abs(turn[1] - other), turn))
                found.append((row, features.pair_index["turn", *near]))
            case ("seats", int(seats)) if seats not in sizes:
                size = min(sizes, key=lambda size: (abs(size - seats), size))
                found.append((row, features.pair_index["seats", size]))
    return np.array(found, np.int64).reshape(-1, 2)


def _turns(seats: int) -> set[tuple[int, int]]:
    """When two seats may roll; with two seats, it is always seen from the one that rolls next."""
    if seats == 2:
        return {(0, 1)}
    return {(mine, other) for mine in range(seats) for other in range(seats) if mine != other}
