"""Whole playthroughs, compiled."""

from __future__ import annotations

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints, Small, Words
from rowlock.kernel.chance import begin, roll
from rowlock.kernel.compiled import lean
from rowlock.kernel.offers import color_fields, white_fields
from rowlock.kernel.policies import decide
from rowlock.kernel.scoring import score
from rowlock.kernel.step import land_color, land_white, sheet_of


@lean
def play_out(t: Ints, s: Ints, policies: Ints, rng: Words, log: Ints) -> None:
    """Play on to the end. Each turn is written into a row of `log`, unless it has none."""
    while s[at.PHASE] != at.OVER:
        roll(t, s, rng)
        turn = s[at.TURN] - 1
        if turn < len(log):
            log[turn, 0] = s[at.WHITE_1]
            log[turn, 1] = s[at.WHITE_2]
            for color in range(at.COLORS):
                log[turn, 2 + color] = s[at.FACE + color]
        for seat in range(s[at.SEATS] & 15):
            one, two = white_fields(t, s, sheet_of(seat))
            s[at.CHOICE + seat] = decide(policies[seat], t, s, sheet_of(seat), one, two, rng)
        land_white(t, s)
        move = at.NONE
        active = s[at.ACTIVE]
        if s[at.PHASE] == at.COLOR:
            one, two = color_fields(t, s, sheet_of(active))
            move = decide(policies[active], t, s, sheet_of(active), one, two, rng)
            land_color(t, s, move)
        if turn < len(log):
            log[turn, at.LOGGED_COLOR] = move
            for seat in range(s[at.SEATS] & 15):
                log[turn, at.LOGGED + seat] = s[at.CHOICE + seat]


@lean
def play_batch(
    t: Ints, start: Ints, policies: Ints, seed: np.uint64, first: int, results: Small, s: Ints, rng: Words, log: Ints
) -> None:
    """Play one playthrough for each row of `results`, numbered from `first`, and write how it came out."""
    seats = start[at.SEATS]
    for index in range(len(results)):
        for column in range(len(start)):
            s[column] = start[column]
        begin(rng, seed, first + index)
        play_out(t, s, policies, rng, log)
        results[index, at.TURNS_PLAYED] = s[at.TURN]
        results[index, at.ROWS_CLOSED] = s[at.CLOSED]
        for seat in range(seats):
            results[index, at.RESULT + seat] = score(t, s, sheet_of(seat))
            results[index, at.RESULT + seats + seat] = s[sheet_of(seat) + at.PENALTIES]
