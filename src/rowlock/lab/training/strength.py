"""How strong a net is: matches against the greedy policy of the kernel, at each seat of the table in turn."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import pack, tables
from rowlock.players.compiled.net_arrays import Net, feature_arrays
from rowlock.players.compiled.net_playthrough import NetLineup, net_workspace, play_match
from rowlock.rules.dice.play import start
from rowlock.rules.pad.variant import Variant


class Strength(NamedTuple):
    """The results of one net at tables of others."""

    games: int
    score: float
    """Its share of the wins, ties split, in percent."""
    error: float
    """Half the width of a 99 % confidence interval."""
    points: float
    """Its mean points."""


def strength(net: Net, variant: Variant, seats: int, games: int, seed: int) -> Strength:
    """Play this many playthroughs at tables of greedy players; the net sits at every seat equally often."""
    t, f, begun = tables(variant), feature_arrays(variant), pack(start(variant, seats))
    work = net_workspace(begun, seats)
    results = np.zeros((max(1, games // seats), seats + 1), np.int16)
    shares, points = [], []
    for seat in range(seats):
        by_net = np.zeros(seats, np.int64)
        by_net[seat] = 1
        with np.errstate(over="ignore"):
            play_match(t, NetLineup(f, net, by_net), work, begun, np.uint64(seed), results)
        scores = results[:, :seats]
        winners = scores == scores.max(axis=1, keepdims=True)
        shares.append((winners / winners.sum(axis=1, keepdims=True))[:, seat])
        points.append(scores[:, seat].mean())
    share = np.concatenate(shares)
    error = 2.576 * share.std() / sqrt(len(share))
    found = (100 * share.mean(), 100 * error, np.mean(points))
    return Strength(len(share), *(round(float(number), 2) for number in found))
