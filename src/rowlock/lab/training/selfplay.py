"""Self-play: playthroughs of a net against itself, and what each of their moments turned out to be worth."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import Ints, Words
from rowlock.kernel.compiled import lean
from rowlock.kernel.generator import below
from rowlock.kernel.machine import sheet_of
from rowlock.lab.training.learning_arrays import Floats, Samples
from rowlock.packed import shape
from rowlock.players.compiled.net_machine import chance, evaluate, final_margin, final_win
from rowlock.players.compiled.net_playthrough import NetLineup, NetWorkspace, begin, play_turn
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.sizes import MARGIN_UNIT, ONE, OUT_BITS

TRACE = 0.7
"""How much of what is learned about a moment comes from beyond the next one: the λ of TD(λ)."""


@lean
def _deal(s: Ints, lucky: Ints, rng: Words) -> None:
    """Deal each seat a different pair of lucky numbers (L7)."""
    for seat in range(s[shape.SEATS]):
        other = seat + below(rng, len(lucky) - seat)
        lucky[seat], lucky[other] = lucky[other], lucky[seat]
        s[sheet_of(seat) + shape.LUCKY] = lucky[seat]


@lean
def _note(
    t: Ints, lineup: NetLineup, choice: ChoiceWorkspace, s: Ints, samples: Samples, size: int, seen: Floats
) -> int:
    """Keep a moment as samples, one for each seat, and the net's current outputs; return the number of samples."""
    seats = s[shape.SEATS]
    first = s[shape.ACTIVE]
    for seat in range(seats):
        if seats > 2 or seat == first:
            evaluate(t, lineup.features, lineup.net, choice, s, seat)
            seen[2 * seat] = chance(lineup.net.curve, choice.outputs[0]) / ONE
            seen[2 * seat + 1] = choice.outputs[1] / (1 << OUT_BITS)
            for column in range(len(s)):
                samples.states[size, column] = s[column]
            samples.seats[size] = seat
            size += 1
    if seats == 2:
        seen[2 - 2 * first] = 1.0 - seen[2 * first]
        seen[3 - 2 * first] = -seen[2 * first + 1]
    return size


class Kept(NamedTuple):
    """What self-play keeps."""

    samples: Samples
    seen: Floats
    """The net's outputs at every moment of the current playthrough."""
    lucky: Ints
    """The pairs of lucky numbers, as they were dealt last."""


@lean
def play_some(
    t: Ints,
    lineup: NetLineup,
    work: NetWorkspace,
    start: Ints,
    kept: Kept,
    seed: np.uint64,
    number: int,
    games: int,
) -> int:
    """Play `games` playthroughs, numbered from `number`, with the net at every seat; return the number of samples."""
    s, rng = work.s, work.rng[0]
    samples, seen, lucky = kept
    size = 0
    for game in range(games):
        begin(rng, seed, number + game)
        for column in range(len(start)):
            s[column] = start[column]
        if len(lucky):
            _deal(s, lucky, rng)
        s[shape.ACTIVE] = below(rng, s[shape.SEATS])
        first = size
        moments = 0
        while s[shape.PHASE] != shape.OVER:
            size = _note(t, lineup, work.choice, s, samples, size, seen[moments])
            moments += 1
            play_turn(t, lineup, work)
        for seat in range(s[shape.SEATS]):
            seen[moments, 2 * seat] = final_win(t, s, seat) / ONE
            seen[moments, 2 * seat + 1] = final_margin(t, s, seat) / MARGIN_UNIT
        _look_back(samples, first, size, seen, moments, s[shape.SEATS])
    return size


@lean
def _look_back(samples: Samples, first: int, end: int, seen: Floats, moments: int, seats: int) -> None:
    """Write into the samples of a playthrough what its moments turned out to be worth."""
    per_moment = (end - first) // moments
    for column in range(2 * seats):
        worth = seen[moments, column]
        for back in range(moments):
            moment = moments - 1 - back
            worth = TRACE * worth + (1.0 - TRACE) * seen[moment + 1, column]
            for sample in range(first + per_moment * moment, first + per_moment * (moment + 1)):
                if samples.seats[sample] == column >> 1:
                    if column & 1:
                        samples.margins[sample] = worth
                    else:
                        samples.wins[sample] = worth
