"""Playthroughs from one decision on, compiled: a seat makes a move, and from then on all choose as the champion."""

from __future__ import annotations

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints, Words
from rowlock.kernel.chance import draw
from rowlock.kernel.compiled import lean
from rowlock.kernel.step import land_color, land_white
from rowlock.players.compiled.net_arrays import Floats, Net, Room
from rowlock.players.compiled.net_playthrough import begin, play_turn
from rowlock.players.compiled.packed_choices import best_color, white_choices
from rowlock.players.compiled.packed_evaluation import final_win
from rowlock.players.compiled.packed_regret import drawn
from rowlock.players.net.regret import MOVES
from rowlock.players.net.sizes import ONE

_11 = np.uint64(11)


@lean
def expect(t: Ints, f: Ints, net: Net, room: Room, s: Ints, moves: Ints, sizes: Ints, mixed: Floats) -> None:
    """Write how each seat chooses in a white action: its moves, how many, and by `[MOVES * seat + move]` how often."""
    torn = white_choices(t, f, net, room, s)
    for seat in range(s[at.SEATS]):
        sizes[seat] = 1
        moves[seat, 0] = room.moves[seat, room.profile[seat]]
        mixed[MOVES * seat] = 1.0
    for index in range(torn):
        seat = room.torn[index]
        sizes[seat] = room.support_sizes[index]
        for move in range(sizes[seat]):
            moves[seat, move] = room.moves[seat, room.support[index, move]]
            mixed[MOVES * seat + move] = room.mixed[MOVES * index + move]


@lean
def continue_some(
    t: Ints,
    f: Ints,
    net: Net,
    room: Room,
    here: Ints,
    seat: int,
    move: int,
    moves: Ints,
    sizes: Ints,
    mixed: Floats,
    seed: np.uint64,
    first: int,
    shares: Floats,
    s: Ints,
    by_net: Ints,
    rng: Words,
) -> None:
    """A playthrough for each number in `shares`, numbered from `first`: the seat's part of the win after its move.

    In a white action the others choose as `expect` has written. Playthroughs of the same number have the same dice.
    """
    for index in range(len(shares)):
        for column in range(len(here)):
            s[column] = here[column]
        begin(rng, seed, first + index)
        if s[at.PHASE] == at.WHITE:
            for other in range(s[at.SEATS]):
                chance = np.int64(draw(rng) >> _11) * 2.0**-53
                s[at.CHOICE + other] = moves[other, drawn(sizes[other], mixed, MOVES * other, chance)]
            s[at.CHOICE + seat] = move
            land_white(t, s)
            if s[at.PHASE] == at.COLOR:
                land_color(t, s, best_color(t, f, net, room, s)[0])
        else:
            land_color(t, s, move)
        while s[at.PHASE] != at.OVER:
            play_turn(t, f, net, room, s, by_net, rng)
        shares[index] = final_win(t, s, seat) / ONE
