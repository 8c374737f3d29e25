"""Whole turns and playthroughs with nets at the table, compiled."""

from __future__ import annotations

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints, Small, Words
from rowlock.kernel.chance import draw, mixed, roll
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.offers import color_fields, white_fields
from rowlock.kernel.policies import greedy
from rowlock.kernel.scoring import score
from rowlock.kernel.step import land_color, land_white, sheet_of
from rowlock.players.compiled.net_arrays import Net, Room
from rowlock.players.compiled.packed_choices import best_color, white_choices
from rowlock.players.compiled.packed_regret import drawn
from rowlock.players.net.regret import MOVES

_11, _GAMMA = np.uint64(11), np.uint64(0x9E3779B97F4A7C15)


@lean
def begin(rng: Words, seed: np.uint64, number: int) -> None:
    """Set up the generator for one playthrough. It is our own: nets must not change when others draw otherwise."""
    word = mixed(mixed(seed + _GAMMA) + np.uint64(number) * _GAMMA)
    rng[0] = mixed(word + _GAMMA)
    rng[1] = mixed(word + _GAMMA + _GAMMA)


@inlined
def _below_one(rng: Words) -> float:
    return np.int64(draw(rng) >> _11) * 2.0**-53


@lean
def play_turn(t: Ints, f: Ints, net: Net, room: Room, s: Ints, by_net: Ints, rng: Words) -> None:
    """Roll, and let everybody choose until the turn is over: the net where `by_net` says so, else the greedy policy."""
    roll(t, s, rng)
    torn = white_choices(t, f, net, room, s)
    for index in range(torn):
        move = drawn(room.support_sizes[index], room.mixed, MOVES * index, _below_one(rng))
        room.profile[room.torn[index]] = room.support[index, move]
    for seat in range(s[at.SEATS]):
        s[at.CHOICE + seat] = room.moves[seat, room.profile[seat]]
        if not by_net[seat]:
            one, two = white_fields(t, s, sheet_of(seat))
            s[at.CHOICE + seat] = greedy(t, s, sheet_of(seat), one, two)
    land_white(t, s)
    if s[at.PHASE] != at.COLOR:
        return
    active = s[at.ACTIVE]
    if by_net[active]:
        land_color(t, s, best_color(t, f, net, room, s)[0])
    else:
        one, two = color_fields(t, s, sheet_of(active))
        land_color(t, s, greedy(t, s, sheet_of(active), one, two))


@lean
def play_match(
    t: Ints,
    f: Ints,
    net: Net,
    room: Room,
    start: Ints,
    by_net: Ints,
    seed: np.uint64,
    results: Small,
    s: Ints,
    rng: Words,
) -> None:
    """A playthrough for each row of `results`, numbered from 0: scores by seat, then the turns."""
    for index in range(len(results)):
        for column in range(len(start)):
            s[column] = start[column]
        begin(rng, seed, index)
        while s[at.PHASE] != at.OVER:
            play_turn(t, f, net, room, s, by_net, rng)
        for seat in range(s[at.SEATS]):
            results[index, seat] = score(t, s, sheet_of(seat))
        results[index, s[at.SEATS]] = s[at.TURN]
