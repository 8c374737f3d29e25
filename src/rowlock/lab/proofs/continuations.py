"""Compiled playthroughs from one decision on: a seat makes a move, and from then on all play like the champion."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import Ints
from rowlock.kernel.compiled import lean
from rowlock.kernel.generator import draw
from rowlock.kernel.machine import land_color, land_white
from rowlock.packed import shape
from rowlock.players.compiled.net_arrays import Floats
from rowlock.players.compiled.net_machine import best_color, drawn, final_win, white_choices
from rowlock.players.compiled.net_playthrough import NetLineup, NetWorkspace, begin, play_turn
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.regret import MOVES
from rowlock.players.net.sizes import ONE

_11 = np.uint64(11)


class Expected(NamedTuple):
    """How each seat chooses in a white action."""

    moves: Ints
    """By seat: its moves."""
    sizes: Ints
    """By seat: the number of its moves."""
    mixed: Floats
    """By `[MOVES * seat + move]`: how often it makes that move."""


class Decision(NamedTuple):
    """A move of a seat in a playthrough."""

    here: Ints
    seat: int
    move: int


@lean
def expect(t: Ints, lineup: NetLineup, choice: ChoiceWorkspace, s: Ints, expected: Expected) -> None:
    """Write how each seat chooses in a white action."""
    moves, sizes, mixed = expected
    torn = white_choices(t, lineup.features, lineup.net, choice, s)
    for seat in range(s[shape.SEATS]):
        sizes[seat] = 1
        moves[seat, 0] = choice.moves[seat, choice.profile[seat]]
        mixed[MOVES * seat] = 1.0
    for index in range(torn):
        seat = choice.torn[index]
        sizes[seat] = choice.support_sizes[index]
        for move in range(sizes[seat]):
            moves[seat, move] = choice.moves[seat, choice.support[index, move]]
            mixed[MOVES * seat + move] = choice.mixed[MOVES * index + move]


@lean
def continue_some(
    t: Ints,
    lineup: NetLineup,
    work: NetWorkspace,
    decision: Decision,
    expected: Expected,
    seed: np.uint64,
    first: int,
    shares: Floats,
) -> None:
    """Play one playthrough per entry of `shares`, numbered from `first`: the seat's share of the win after its move.

    In a white action the others choose as `expect` has written. Playthroughs with the same number have the same dice.
    """
    s, rng = work.s, work.rng[0]
    here, seat, move = decision
    moves, sizes, mixed = expected
    for index in range(len(shares)):
        for column in range(len(here)):
            s[column] = here[column]
        begin(rng, seed, first + index)
        if s[shape.PHASE] == shape.WHITE:
            for other in range(s[shape.SEATS]):
                chance = np.int64(draw(rng) >> _11) * 2.0**-53
                s[shape.CHOICE + other] = moves[other, drawn(sizes[other], mixed, MOVES * other, chance)]
            s[shape.CHOICE + seat] = move
            land_white(t, s)
            if s[shape.PHASE] == shape.COLOR:
                land_color(t, s, best_color(t, lineup.features, lineup.net, work.choice, s)[0])
        else:
            land_color(t, s, move)
        while s[shape.PHASE] != shape.OVER:
            play_turn(t, lineup, work)
        shares[index] = final_win(t, s, seat) / ONE
