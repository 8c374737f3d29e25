"""A second implementation of the champion, on rules values instead of packed numbers and without exact endgames.

Its features, its values of states and its choices must be the same.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import product
from math import prod
from operator import add

from rowlock.players.net.curve import CURVE, chance
from rowlock.players.net.evaluate import PlainNet
from rowlock.players.net.features import COARSE, FINE, NEAR, Feature, Features, features_of, pairs_of
from rowlock.players.net.regret import ANSWERS, CELLS, MOVES, drawn, solve
from rowlock.players.net.sizes import HIDDEN, MARGIN_SHIFT, ONE, POINT_BITS
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move, Pass
from rowlock.rules.dice.play import choose
from rowlock.rules.dice.standings import scores
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.scoring import most_scored, score
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Lucky, Variant


def features_seen(features: Features, sheet: Sheet, closed: Collection[str], lucky: Lucky | None) -> list[int]:
    """The indexes of a sheet's features when these rows are closed."""
    index, variant = features.index, features.variant
    layout = variant.layout
    found: list[int] = []
    for row in range(len(layout.all_rows)):
        count, last = (sheet.count(row), sheet.last(row) + 1) if row < len(COLORS) else _round_count(sheet, row)
        shut = row < len(COLORS) and COLORS[row] in closed
        found.append(index["closed", row, count] if shut else index["state", row, last, count])
    if layout.bonus_rows:
        found += _of_rounds(features, sheet)
    found.append(index["penalties", min(sheet.penalties, variant.penalties_to_end)])
    if bar := variant.bar:
        free = (place for place in range(len(bar)) if place not in sheet.struck)
        found.append(index["bar", next(free, len(bar))])
    for order, pair in enumerate(pairs_of(variant)):
        found.append(index["pair", order, *(_standing(sheet, closed, field) for field in pair)])
    found += [index["lucky", number] for number in lucky or ()]
    return found


def _of_rounds(features: Features, sheet: Sheet) -> Iterator[int]:
    """What round fields count for the adjacent rows, and which of those ahead could be crossed (BP1, BP7)."""
    layout = features.variant.layout
    bonus_rows = list(enumerate(layout.bonus_rows, len(COLORS)))
    for row in range(len(COLORS)):
        beside = sum(len(sheet.crosses[order]) for order, bonus in bonus_rows if row in bonus.neighbors)
        yield features.index["counted", row, min(sheet.count(row) + beside, most_scored(features.variant))]
    for order, bonus in bonus_rows:
        for field in bonus.fields[sheet.last(order) + 1 :]:
            around = layout.around[field.id]
            crossed = {neighbor.color for neighbor in around if sheet.has(neighbor)}
            above, below = (int(neighbor.color in crossed) for neighbor in around)
            if above or below:
                yield features.index["ready", order, field.position, above, below]


def pair_seen(features: Features, difference: int, mine: int, other: int, seats: int, closed: int) -> list[int]:
    """Features of a pair of seats: my lead in points, turns until each of us rolls, number of seats, closed rows."""
    fine = max(-FINE, min(FINE, difference))
    coarse = max(-COARSE, min(COARSE, difference + 4 >> 3))
    turn: Feature = ("turn", min(mine, NEAR), min(other, NEAR))
    names: tuple[Feature, ...] = ("fine", fine), ("coarse", coarse), turn, ("seats", min(seats, NEAR + 1))
    return [features.pair_index[name] for name in (*names, ("shut", closed))]


def _round_count(sheet: Sheet, row: int) -> tuple[int, int]:
    return len(sheet.crosses[row]), sheet.last(row) + 1


LOST, OPEN, CROSSED = range(3)


def _standing(sheet: Sheet, closed: Collection[str], field_id: str) -> int:
    field = sheet.variant.layout.fields[field_id]
    if sheet.has(field):
        return CROSSED
    return LOST if sheet.obstacle(field, closed) else OPEN


class Judge:
    """Evaluates related states with a net, caching the sums of each sheet."""

    def __init__(self, net: PlainNet, variant: Variant) -> None:
        self.net, self.features = net, features_of(variant)
        self._sums: dict[tuple[Sheet, frozenset[str], Lucky | None], tuple[list[int], list[int], int]] = {}
        self._between: dict[tuple[int, ...], list[int]] = {}

    def value(self, state: State, me: int) -> int:
        """The value of the state to a seat. With two seats it is computed from the view of the seat that rolls next."""
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
        return chance(CURVE, win) + (margin >> MARGIN_SHIFT)

    def _sum(self, state: State, seat: int) -> tuple[list[int], list[int], int]:
        """The sums that a sheet contributes as one's own and as an opponent's, and its points."""
        key = state.sheets[seat], state.closed, state.lucky[seat] if state.lucky else None
        if key not in self._sums:
            found = features_seen(self.features, *key)
            others = self.features.others
            total = score(state.sheets[seat]).total
            self._sums[key] = self.net.sum(found), self.net.sum([row + others for row in found]), total
        return self._sums[key]

    def _pair(self, *pair: int) -> list[int]:
        if pair not in self._between:
            self._between[pair] = self.net.sum(pair_seen(self.features, *pair))
        return self._between[pair]


def final_value(state: State, me: int) -> int:
    """The value of the result: the seat's share of the win (C12), plus a little for every point of the margin."""
    totals = scores(state)
    best, rest = max(totals), max(total for seat, total in enumerate(totals) if seat != me)
    win = ONE // totals.count(best) if totals[me] == best else 0
    return win + ((totals[me] - rest) << POINT_BITS)


def mixed_choices(sizes: list[int], worth: list[float]) -> list[list[float]]:
    """For each seat, the probability with which it should choose each of its moves."""
    mixed, now, regret = ([0.0] * MOVES * len(sizes) for _ in range(3))
    solve(len(sizes), sizes, worth, mixed, now, regret, [0.0] * MOVES)
    return [mixed[MOVES * seat : MOVES * seat + size] for seat, size in enumerate(sizes)]


Mixed = tuple[tuple[Move, ...], tuple[float, ...]]
"""Moves, and the probability of each."""


def best_color(judge: Judge, state: State, moves: tuple[Move, ...]) -> tuple[Move, int]:
    """The color move that is worth most to the active seat, and its value."""
    values = [judge.value(choose(state, state.active, move), state.active) for move in moves]
    most = max(values)
    return moves[values.index(most)], most


def foreseen(state: State) -> tuple[Move, ...]:
    """The color moves to expect of the active seat; only the pass if the dice are unknown."""
    assert state.roll is not None
    unknown = not state.roll.is_known
    return (Pass(),) if unknown else legal(state, state.active)


class WhiteAction:
    """The white action of a state, using only what all seats can see."""

    def __init__(self, judge: Judge, state: State) -> None:
        self._judge, self._state = judge, state
        self._seats = range(len(state.sheets))
        self._moves = [(*legal(state, seat)[:-1][: MOVES - 2], Pass()) for seat in self._seats]
        self._profile = [len(moves) - 1 for moves in self._moves]
        self._plan: Move | None = Pass()
        self._taken: list[set[int]] = []

    def choices(self, me: int) -> Mixed:
        """The choice of a seat; a mix of several moves where it is best not to be predictable."""
        seats, active = len(self._seats), self._state.active
        quiet = 0
        for turn in range(ANSWERS * seats):
            seat = (active + 1 + turn) % seats
            if turn % seats == 0:
                self._taken = [{move} for move in self._profile]
            changed = (seat == active or len(self._moves[seat]) > 1) and self._answer(seat)
            quiet = 0 if changed else quiet + 1
            if quiet >= seats - 1 and turn >= seats - 1:  # everybody has replied to the others' current moves
                return (self._moves[me][self._profile[me]],), (1.0,)
        return self._mix(me)

    def _answer(self, seat: int) -> bool:
        """Let the seat take its best reply to the others' expected moves; return whether it changed its mind."""
        before, planned = self._profile[seat], self._plan
        best, most = before, self._worth(seat)
        plan = self._plan
        for move in range(len(self._moves[seat])):
            if move != before:
                self._profile[seat] = move
                worth = self._worth(seat)
                if worth > most:
                    best, most, plan = move, worth, self._plan
        self._profile[seat], self._plan = best, plan
        self._taken[seat].add(best)
        return best != before or plan != planned

    def _worth(self, seat: int) -> int:
        """The value of the expected choices to a seat, followed by the best color move of the active seat.

        Unless a row closes, that is its planned move, if the plan is known.
        """
        moves = [self._moves[other][move] for other, move in enumerate(self._profile)]
        state = choose(replace(self._state, choices=(*moves[:-1], None)), len(moves) - 1, moves[-1])
        if state.is_over:
            return self._judge.value(state, seat)
        move = self._plan
        if seat == state.active or move is None or state.closed != self._state.closed:
            move, most = best_color(self._judge, state, foreseen(state))
            if seat == state.active:
                self._plan = move
                return most
        return self._judge.value(choose(state, state.active, move), seat)

    def _mix(self, me: int) -> Mixed:
        """Solve the game between the seats that changed their minds in the last round; of two, both have all moves."""
        sizes = [len(moves) for moves in self._moves]
        all_moves = len(sizes) == 2 and prod(sizes) <= CELLS
        torn: list[int] = []
        supports: list[list[int]] = []
        for seat in self._seats:
            support = list(range(sizes[seat])) if all_moves else sorted(self._taken[seat])
            if len(support) > 1 and prod(map(len, supports)) * len(support) <= CELLS:
                torn.append(seat)
                supports.append(support)
        worth = [0.0] * CELLS * len(torn)
        for cell, moves in enumerate(product(*supports)):
            for seat, move in zip(torn, moves, strict=True):
                self._profile[seat] = move
            for index, seat in enumerate(torn):
                self._plan = None
                worth[CELLS * index + cell] = float(self._worth(seat))
        if me not in torn:
            return (self._moves[me][self._profile[me]],), (1.0,)
        mixed = mixed_choices([len(support) for support in supports], worth)[torn.index(me)]
        return tuple(self._moves[me][move] for move in supports[torn.index(me)]), tuple(mixed)


def choice(net: PlainNet, state: State, seat: int, rng: random.Random) -> Move:
    """The move that the champion chooses with this net."""
    judge = Judge(net, state.variant)
    if state.phase is Phase.COLOR:
        return best_color(judge, state, legal(state, seat))[0]
    moves, mixed = WhiteAction(judge, state).choices(seat)
    return moves[drawn(len(moves), mixed, 0, rng.random()) if len(moves) > 1 else 0]
