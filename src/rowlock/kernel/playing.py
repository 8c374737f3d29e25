"""Whole playthroughs, compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import Ints, Small
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.generator import begin
from rowlock.kernel.machine import color_fields, score, sheet_of, white_fields
from rowlock.kernel.policies import GREEDY, decide
from rowlock.kernel.turn import Workspace, turn_of
from rowlock.packed import shape


class Lineup(NamedTuple):
    """Policies and their judgments by seat; or, in arrays with one more dimension, by line-up and seat."""

    policies: Ints
    judgments: Ints | None
    """None if no policy needs one: then the code for levels is not compiled."""


@inlined
def _part(judgments: Ints | None, index: int) -> Ints | None:
    return None if judgments is None else judgments[index]


@inlined
def _choose_white(t: Ints, lineup: Lineup, work: Workspace) -> None:
    s = work.s
    for seat in range(s[shape.SEATS] & 15):
        fields = white_fields(t, s, sheet_of(seat))
        judgment, rng = _part(lineup.judgments, seat), work.rng[1 + seat]
        s[shape.CHOICE + seat] = decide(lineup.policies[seat], judgment, t, s, seat, fields, rng, work.rows)


@inlined
def _choose_color(t: Ints, lineup: Lineup, work: Workspace) -> int:
    s = work.s
    seat = s[shape.ACTIVE]
    fields = color_fields(t, s, sheet_of(seat))
    judgment, rng = _part(lineup.judgments, seat), work.rng[1 + seat]
    return decide(lineup.policies[seat], judgment, t, s, seat, fields, rng, work.rows)


play_turn = turn_of(_choose_white, _choose_color)
"""Roll, and let the seats choose until the turn is over."""


@lean
def play_out(t: Ints, lineup: Lineup, work: Workspace) -> None:
    """Play to the end."""
    while work.s[shape.PHASE] != shape.OVER:
        play_turn(t, lineup, work)


@lean
def play_batch(
    t: Ints, lineups: Lineup, work: Workspace, start: Ints, seed: np.uint64, first: int, results: Small
) -> None:
    """Play one playthrough for each row of `results`, numbered from `first`, and write its result.

    The playthroughs cycle through the line-ups, and a cycle shares the same dice.
    """
    s, rng, policies, seats = work.s, work.rng, lineups.policies, start[shape.SEATS]
    for index in range(len(results)):
        for column in range(len(start)):
            s[column] = start[column]
        round_, lineup = divmod(first + index, len(policies))
        begin(rng[0], seed, round_, 0)
        for seat in range(seats):
            if policies[lineup, seat] != GREEDY:  # greedy never draws
                begin(rng[1 + seat], seed, first + index, 1 + seat)
        play_out(t, Lineup(policies[lineup], _part(lineups.judgments, lineup)), work)
        write_result(t, s, results[index])


@inlined
def write_result(t: Ints, s: Ints, result: Small) -> None:
    """Write the result of a playthrough: its turns, the closed rows, scores and penalties by seat."""
    seats = s[shape.SEATS]
    result[shape.TURNS_PLAYED] = s[shape.TURN]
    result[shape.ROWS_CLOSED] = s[shape.CLOSED]
    for seat in range(seats):
        result[shape.RESULT + seat] = score(t, s, sheet_of(seat))
        result[shape.RESULT + seats + seat] = s[sheet_of(seat) + shape.PENALTIES]
