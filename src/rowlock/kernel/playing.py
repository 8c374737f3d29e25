"""Whole playthroughs, compiled."""

from __future__ import annotations

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints, Small, Words
from rowlock.kernel.chance import begin, roll
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.offers import color_fields, white_fields
from rowlock.kernel.policies import GREEDY, decide
from rowlock.kernel.scoring import score
from rowlock.kernel.step import land_color, land_white, sheet_of


@inlined
def _part(judgments: Ints | None, index: int) -> Ints | None:
    return None if judgments is None else judgments[index]


@lean
def play_out(t: Ints, s: Ints, policies: Ints, judgments: Ints | None, rng: Words, work: Ints, log: Ints) -> None:
    """Play on to the end. Each turn is written into a row of `log`, unless it has none.

    `policies` and `judgments` say by seat who decides and how; `rng` has the generator of the dice, then one by seat.
    """
    while s[at.PHASE] != at.OVER:
        roll(t, s, rng[0])
        turn = s[at.TURN] - 1
        if turn < len(log):
            log[turn, 0] = s[at.WHITE_1]
            log[turn, 1] = s[at.WHITE_2]
            for color in range(at.COLORS):
                log[turn, 2 + color] = s[at.FACE + color]
        for seat in range(s[at.SEATS] & 15):
            one, two = white_fields(t, s, sheet_of(seat))
            move = decide(policies[seat], _part(judgments, seat), t, s, seat, one, two, rng[1 + seat], work)
            s[at.CHOICE + seat] = move
        land_white(t, s)
        move = at.NONE
        active = s[at.ACTIVE]
        if s[at.PHASE] == at.COLOR:
            one, two = color_fields(t, s, sheet_of(active))
            move = decide(policies[active], _part(judgments, active), t, s, active, one, two, rng[1 + active], work)
            land_color(t, s, move)
        if turn < len(log):
            log[turn, at.LOGGED_COLOR] = move
            for seat in range(s[at.SEATS] & 15):
                log[turn, at.LOGGED + seat] = s[at.CHOICE + seat]


@lean
def play_batch(
    t: Ints,
    start: Ints,
    policies: Ints,
    judgments: Ints | None,
    seed: np.uint64,
    first: int,
    results: Small,
    s: Ints,
    rng: Words,
    work: Ints,
    log: Ints,
) -> None:
    """Play one playthrough for each row of `results`, numbered from `first`, and write how it came out.

    `policies` has a row for each line-up. The playthroughs take them in turn, and a round of all of them has the same
    dice. `judgments` is None where nobody judges: then nothing is compiled that would.
    """
    seats = start[at.SEATS]
    for index in range(len(results)):
        for column in range(len(start)):
            s[column] = start[column]
        round_, lineup = divmod(first + index, len(policies))
        begin(rng[0], seed, round_, 0)
        for seat in range(seats):
            if policies[lineup, seat] != GREEDY:  # it never draws
                begin(rng[1 + seat], seed, first + index, 1 + seat)
        play_out(t, s, policies[lineup], _part(judgments, lineup), rng, work, log)
        results[index, at.TURNS_PLAYED] = s[at.TURN]
        results[index, at.ROWS_CLOSED] = s[at.CLOSED]
        for seat in range(seats):
            results[index, at.RESULT + seat] = score(t, s, sheet_of(seat))
            results[index, at.RESULT + seats + seat] = s[sheet_of(seat) + at.PENALTIES]
