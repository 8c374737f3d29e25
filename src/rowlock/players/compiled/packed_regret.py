"""Regret matching, compiled: the functions of `net.regret` on arrays."""

from __future__ import annotations

from rowlock.kernel.arrays import Ints
from rowlock.kernel.compiled import lean
from rowlock.players.compiled.net_arrays import Floats
from rowlock.players.net import regret as plain

_begin = lean(plain.begin)
_learn = lean(plain.learn)
_remember = lean(plain.remember)
_finish = lean(plain.finish)
drawn = lean(plain.drawn)


@lean
def solve(seats: int, sizes: Ints, worth: Floats, mixed: Floats, now: Floats, regret: Floats, gain: Floats) -> None:
    """Write into `mixed` how often each seat should choose each of its moves."""
    cells = 1
    for seat in range(seats):
        cells *= sizes[seat]
        _begin(seat, sizes[seat], mixed, now, regret)
    for turn in range(plain.ROUNDS):
        for seat in range(seats):
            _learn(seats, sizes, cells, worth, now, regret, gain, seat)
            _remember(turn, seat, sizes[seat], mixed, now)
    for seat in range(seats):
        _finish(seat, sizes[seat], mixed)
