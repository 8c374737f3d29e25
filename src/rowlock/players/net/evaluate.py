"""What a state between two turns is worth to a seat, by a net; or what it was worth, once it is over."""

from __future__ import annotations

from functools import lru_cache
from operator import add, mul

from rowlock.players.net.curve import chance
from rowlock.players.net.endgame.ending import Ending
from rowlock.players.net.features import features_of
from rowlock.players.net.file import NetFile, shipped_net
from rowlock.players.net.sizes import HIDDEN, MARGIN_SHIFT, ONE, POINT_BITS, SECOND, WEIGHT_BITS
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import State
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import score
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Lucky, Variant


class PlainNet:
    """A net for one variant, ready to be asked."""

    def __init__(self, net: NetFile, variant: Variant) -> None:
        self.features = features_of(variant)
        self.rows = [net.rows[HIDDEN * row : HIDDEN * (row + 1)].tolist() for row in range(self.features.rows)]
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
        """The log-odds of winning and the margin, for what the first layer gave."""
        win, margin = self.bias
        for bias, weights, to_win, to_margin in self.upper:
            total = bias + sum(map(mul, hidden, weights)) >> WEIGHT_BITS
            if total > 0:
                win += total * to_win
                margin += total * to_margin
        return win, margin


@lru_cache(maxsize=4)
def plain_net(variant: Variant, seats: int) -> PlainNet:
    """The net of the package for a variant and so many seats, ready to be asked."""
    return PlainNet(shipped_net(variant, seats), variant)


class Judge:
    """Asks a net about states that follow from one another, and remembers sheets that it has seen."""

    def __init__(self, net: PlainNet, end: Ending | None = None) -> None:
        """Where the end is worked out the chance to win is exact, and the net only tells the margin."""
        self.net, self._end = net, end
        self._sums: dict[tuple[Sheet, frozenset[str], Lucky | None], tuple[list[int], list[int], int]] = {}
        self._between: dict[tuple[int, ...], list[int]] = {}

    def value(self, state: State, me: int) -> int:
        """What the state is worth to a seat. Between two, it is seen with the eyes of who rolls next."""
        if state.is_over:
            return final_value(state, me)
        if len(state.sheets) == 2 and state.active != me:
            return ONE - self._seen(state, state.active)
        return self._seen(state, me)

    def _seen(self, state: State, me: int) -> int:
        seats = len(state.sheets)
        own, _, points = self._sum(state, me)
        closed = sum(1 << row for row, color in enumerate(COLORS) if color in state.closed)
        hidden = [0] * HIDDEN
        for other in range(seats):
            if other == me:
                continue
            _, theirs, their_points = self._sum(state, other)
            mine, rolls = (me - state.active) % seats, (other - state.active) % seats
            between = self._pair(points - their_points, mine, rolls, seats, closed)
            sums = map(add, map(add, own, theirs), between)
            hidden = [before + unit if unit > 0 else before for before, unit in zip(hidden, sums, strict=True)]
        win, margin = self.net.outputs(hidden)
        return (self._end.worth(state) if self._end else chance(win)) + (margin >> MARGIN_SHIFT)

    def _sum(self, state: State, seat: int) -> tuple[list[int], list[int], int]:
        """What a sheet adds as one's own, what it adds as another's, and its points."""
        key = state.sheets[seat], state.closed, state.lucky[seat] if state.lucky else None
        if key not in self._sums:
            found = self.net.features.of(*key)
            others = self.net.features.others
            total = score(state.sheets[seat]).total
            self._sums[key] = self.net.sum(found), self.net.sum([row + others for row in found]), total
        return self._sums[key]

    def _pair(self, *pair: int) -> list[int]:
        if pair not in self._between:
            self._between[pair] = self.net.sum(self.net.features.between_sheets(*pair))
        return self._between[pair]


def final_value(state: State, me: int) -> int:
    """What it was worth: the seat's part of the win (C12), and a little for every point of the margin."""
    totals = scores(state)
    best, rest = max(totals), max(total for seat, total in enumerate(totals) if seat != me)
    win = ONE // totals.count(best) if totals[me] == best else 0
    return win + ((totals[me] - rest) << POINT_BITS)
