"""Evaluation of a playthrough by a net, in plain Python.

This is the one part of the champion that is written twice: `compiled.packed_evaluation` sums the same integers one by
one, which numba turns into vector instructions but which would take plain Python several times as long. Here whole
rows are summed at a time, and the sums of sheets and pairs are cached during a decision.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add, mul
from typing import Any

from rowlock.packed import shape
from rowlock.packed.points import score
from rowlock.packed.source import Numbers
from rowlock.packed.step import sheet_of
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.curve import CURVE
from rowlock.players.net.feature_tables import OTHERS, FeatureTables
from rowlock.players.net.features import features_of
from rowlock.players.net.file import NetFile, shipped_net
from rowlock.players.net.seen_features import pair_features, sheet_features
from rowlock.players.net.sizes import HIDDEN, SECOND, WEIGHT_BITS
from rowlock.rules.pad.variant import Variant


class PlainNet:
    """A net for one variant, ready to use."""

    def __init__(self, net: NetFile, variant: Variant) -> None:
        rows = range(features_of(variant).rows)
        self.rows = [net.rows[HIDDEN * row : HIDDEN * (row + 1)].tolist() for row in rows]
        second = [net.second[HIDDEN * unit : HIDDEN * (unit + 1)].tolist() for unit in range(SECOND)]
        self.upper = list(zip(net.second_bias, second, net.out[:SECOND], net.out[SECOND:], strict=True))
        self.bias = tuple(net.out_bias)

    def sum(self, rows: list[int]) -> list[int]:
        """The sum of these table rows."""
        total = self.rows[rows[0]]
        for row in rows[1:]:
            total = list(map(add, total, self.rows[row]))
        return total

    def outputs(self, hidden: list[int]) -> tuple[int, int]:
        """The log-odds of winning and the margin, given the output of the first layer."""
        win, margin = self.bias
        for bias, weights, to_win, to_margin in self.upper:
            total = bias + sum(map(mul, hidden, weights)) >> WEIGHT_BITS
            if total > 0:
                win += total * to_win
                margin += total * to_margin
        return win, margin


@lru_cache(maxsize=4)
def plain_net(variant: Variant, seats: int) -> PlainNet:
    """The shipped net for a variant and a number of seats, ready to use."""
    return PlainNet(shipped_net(variant, seats), variant)


class DecisionNet:
    """A net during one decision, with a cache of sums."""

    curve = CURVE

    def __init__(self, net: PlainNet) -> None:
        self.net = net
        self._sheets: dict[tuple[int, ...], tuple[list[int], list[int], int]] = {}
        self._pairs: dict[tuple[int, ...], list[int]] = {}

    def sheet(
        self, t: Numbers, f: Numbers, work: ChoiceWorkspace, s: Numbers, seat: int
    ) -> tuple[list[int], list[int], int]:
        """The sum of a sheet as one's own, its sum as another's, and its points."""
        start = sheet_of(seat)
        key = (s[shape.CLOSED], *s[start : start + shape.SHEET])
        if key not in self._sheets:
            found = work.found[: sheet_features(t, f, s, start, work.found)]
            theirs = [row + f[OTHERS] for row in found]
            self._sheets[key] = self.net.sum(found), self.net.sum(theirs), score(t, s, start)
        return self._sheets[key]

    def pair(self, f: Numbers, work: ChoiceWorkspace, s: Numbers, me: int, other: int, lead: int) -> list[int]:
        """The sum of the pair features of two sheets."""
        key = (s[shape.CLOSED], s[shape.ACTIVE], me, other, lead)
        if key not in self._pairs:
            self._pairs[key] = self.net.sum(work.found[: pair_features(f, s, me, other, lead, work.found)])
        return self._pairs[key]

    def look(self, t: Numbers, f: FeatureTables, work: ChoiceWorkspace, s: Numbers, me: int) -> None:
        """Write the outputs of the net for a seat into `work.outputs`."""
        own, _, points = self.sheet(t, f.features, work, s, me)
        hidden = [0] * HIDDEN
        for other in range(s[shape.SEATS]):
            if other == me:
                continue
            _, theirs, their_points = self.sheet(t, f.features, work, s, other)
            between = self.pair(f.features, work, s, me, other, points - their_points)
            sums = map(add, map(add, own, theirs), between)
            hidden = [before + unit if unit > 0 else before for before, unit in zip(hidden, sums, strict=True)]
        work.outputs[0], work.outputs[1] = self.net.outputs(hidden)


def evaluate(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, s: Numbers, me: int) -> None:
    """Write what the net, or whatever judges in its place, sees for a seat into `work.outputs`."""
    net.look(t, f, work, s, me)
