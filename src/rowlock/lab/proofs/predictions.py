"""Compiled playthroughs of champions: the net's prediction at one moment of each, and the outcome."""

from __future__ import annotations

import numpy as np

from rowlock.kernel.arrays import Ints
from rowlock.kernel.compiled import lean
from rowlock.kernel.generator import below
from rowlock.packed import shape
from rowlock.players.compiled.net_arrays import Floats, Net
from rowlock.players.compiled.net_machine import chance, evaluate, final_win
from rowlock.players.compiled.net_playthrough import NetLineup, NetWorkspace, begin, play_turn
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.sizes import ONE

PREDICTED, OBSERVED = range(2)


@lean
def _predicted(t: Ints, f: FeatureTables, net: Net, choice: ChoiceWorkspace, s: Ints, seat: int) -> float:
    """The predicted chance of a seat to win. With two seats, the one that rolls next is evaluated."""
    eyes = s[shape.ACTIVE] if s[shape.SEATS] == 2 else seat
    evaluate(t, f, net, choice, s, eyes)
    mine: float = chance(net.curve, choice.outputs[0]) / ONE
    return mine if eyes == seat else 1.0 - mine


@lean
def note_some(
    t: Ints, lineup: NetLineup, work: NetWorkspace, start: Ints, seed: np.uint64, first: int, notes: Floats
) -> None:
    """Play one playthrough per row of `notes`, numbered from `first`: a predicted chance, and the share of the win.

    The moment before a turn and the seat are drawn uniformly, so notes are independent of each other. `work` has a
    generator for the playthrough, and one for these draws.
    """
    s, rng = work.s, work.rng
    for index in range(len(notes)):
        for column in range(len(start)):
            s[column] = start[column]
        begin(rng[0], seed, first + index)
        begin(rng[1], ~seed, first + index)
        s[shape.ACTIVE] = below(rng[0], s[shape.SEATS])
        moments = seat = 0
        while s[shape.PHASE] != shape.OVER:
            moments += 1
            if below(rng[1], moments) == 0:
                seat = below(rng[1], s[shape.SEATS])
                notes[index, PREDICTED] = _predicted(t, lineup.features, lineup.net, work.choice, s, seat)
            play_turn(t, lineup, work)
        notes[index, OBSERVED] = final_win(t, s, seat) / ONE
