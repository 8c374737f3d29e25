"""How a seat chooses. The white choices of a table are a game: each seat expects what the others will do.

First every seat answers what the others seem to choose, in turn, until nobody wants to change: then everybody does just
that. If choices never settle, those who keep changing play a game of mixed choices, solved by regret matching.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import prod

from rowlock.players.net.evaluate import Judge
from rowlock.players.net.regret import ANSWERS, CELLS, MOVES, solve
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move, Pass
from rowlock.rules.dice.play import choose
from rowlock.rules.dice.state import State

Mixed = tuple[tuple[Move, ...], tuple[float, ...]]
"""Moves, and the chance of each."""


def best_color(judge: Judge, state: State, moves: tuple[Move, ...]) -> tuple[Move, int]:
    """Which of its color moves is worth most to the active seat, and what it is worth."""
    values = [judge.value(choose(state, state.active, move), state.active) for move in moves]
    most = max(values)
    return moves[values.index(most)], most


def foreseen(state: State) -> tuple[Move, ...]:
    """The color moves that the active seat will have: nothing can be expected of dice that nobody told."""
    assert state.roll is not None
    unknown = not state.roll.is_known
    return (Pass(),) if unknown else legal(state, state.active)


class WhiteAction:
    """The white action of a state, as all seats may see it."""

    def __init__(self, judge: Judge, state: State) -> None:
        self._judge, self._state = judge, state
        self._seats = range(len(state.sheets))
        self._moves = [(*legal(state, seat)[:-1][: MOVES - 2], Pass()) for seat in self._seats]
        self._profile = [len(moves) - 1 for moves in self._moves]
        self._plan: Move | None = Pass()
        self._taken: list[set[int]] = []

    def choices(self, me: int) -> Mixed:
        """What a seat should choose; several moves if it is best not to be predictable."""
        seats, active = len(self._seats), self._state.active
        quiet = 0
        for turn in range(ANSWERS * seats):
            seat = (active + 1 + turn) % seats
            if turn % seats == 0:
                self._taken = [{move} for move in self._profile]
            changed = (seat == active or len(self._moves[seat]) > 1) and self._answer(seat)
            quiet = 0 if changed else quiet + 1
            if quiet >= seats - 1 and turn >= seats - 1:  # everybody has answered what the others do now
                return (self._moves[me][self._profile[me]],), (1.0,)
        return self._mix(me)

    def _answer(self, seat: int) -> bool:
        """The seat takes its best move against the others' expected ones; whether it does another thing than before."""
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
        """What the expected choices are worth to a seat, with the best that the active seat can do then.

        Unless a row closes that is the move that it plans, if its plan is known.
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
        """The game of those who changed their minds in the last round of answers; between two, both have all moves."""
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
        mixed = solve([len(support) for support in supports], worth)[torn.index(me)]
        return tuple(self._moves[me][move] for move in supports[torn.index(me)]), tuple(mixed)
