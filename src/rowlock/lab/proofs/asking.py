"""Ask every player at every decision of random playthroughs, compiled, and check the answers against the rules."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import Ints, Words
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.generator import begin, below, draw
from rowlock.kernel.machine import color_fields, legal_moves, sheet_of, white_fields
from rowlock.kernel.policies import decide
from rowlock.kernel.turn import turn_of
from rowlock.lab.proofs.scattered_sheets import scatter
from rowlock.packed import shape
from rowlock.players.compiled.net_arrays import Net
from rowlock.players.compiled.net_machine import best_color, drawn, white_choices
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.regret import MOVES

DECISIONS, ILLEGAL, TOUCHED = range(3)
"""Counted for each player: decisions with a choice, illegal moves, and playthroughs that it modified."""
WHO, SEAT, MOVE, STATE = range(4)
"""A sample: a player, the seat that it decided for, its move, and from STATE on the playthrough."""

_RARE = 64
"""One in this many decisions is kept as a sample."""
_11 = np.uint64(11)


class Desk(NamedTuple):
    """The players asked, and scratch arrays. The net is the last player, at tables with more than one seat."""

    s: Ints
    """The playthrough."""
    rng: Words
    """One generator for everything, in the first row."""
    log: Ints
    t: Ints
    f: FeatureTables
    net: Net
    choice: ChoiceWorkspace
    policies: Ints
    judgments: Ints
    tally: Ints
    """By player: its counts."""
    samples: Ints
    kept: Ints
    """The number of samples: a single number."""
    before: Ints
    """The playthrough as it was before anybody was asked."""
    movers: Ints
    """By seat: the player who makes its moves."""
    chosen: Ints
    """By seat: its white choice, until all land together."""
    answers: Ints
    """By player: its move."""
    moves: Ints
    rows: Ints
    """Scratch space for the levels."""


@inlined
def _copy(s: Ints, to: Ints) -> None:
    for column in range(len(s)):
        to[column] = s[column]


@lean
def _check(desk: Desk, who: int, move: int, size: int) -> None:
    """Count a decision, and anything wrong with it; `size` moves are legal."""
    s = desk.s
    desk.answers[who] = move
    desk.tally[who, DECISIONS] += size > 1
    is_legal = False
    for index in range(size):
        is_legal |= desk.moves[index] == move
    desk.tally[who, ILLEGAL] += not is_legal
    for column in range(sheet_of(desk.before[shape.SEATS])):
        if s[column] != desk.before[column]:
            desk.tally[who, TOUCHED] += 1
            _copy(desk.before, s)
            return


@lean
def _ask(desk: Desk, seat: int, by_net: int) -> int:
    """Ask everybody to decide for a seat; `by_net` is the net's choice, if it plays. Return the mover's move."""
    t, s, rng, net = desk.t, desk.s, desk.rng[0], len(desk.policies)
    size = legal_moves(t, s, seat, desk.moves)
    players = net
    if by_net != shape.NONE:
        _check(desk, net, by_net, size)
        players += 1
    fields = white_fields(t, s, sheet_of(seat)) if s[shape.PHASE] == shape.WHITE else color_fields(t, s, sheet_of(seat))
    for who in range(net):
        move = decide(desk.policies[who], desk.judgments[who], t, s, seat, fields, rng, desk.rows)
        _check(desk, who, move, size)
    if desk.kept[0] < len(desk.samples) and below(rng, _RARE) == 0:
        _keep(desk, seat, below(rng, players))
    chosen: int = desk.answers[desk.movers[seat]]
    return chosen


@lean
def _keep(desk: Desk, seat: int, who: int) -> None:
    sample = desk.samples[desk.kept[0]]
    desk.kept[0] += 1
    sample[WHO], sample[SEAT], sample[MOVE] = who, seat, desk.answers[who]
    for column in range(len(desk.before)):
        sample[STATE + column] = desk.before[column]


@inlined
def _ask_white(t: Ints, asked: Desk, desk: Desk) -> None:
    """The white action: everybody is asked for every seat, and the movers' choices stand."""
    s, choice, seats = desk.s, desk.choice, desk.s[shape.SEATS]
    for seat in range(seats):
        s[shape.CHOICE + seat] = shape.NONE
    _copy(s, desk.before)
    if seats > 1:
        for index in range(white_choices(t, desk.f, desk.net, choice, s)):
            chance = np.int64(draw(desk.rng[0]) >> _11) * 2.0**-53
            move = drawn(choice.support_sizes[index], choice.mixed, MOVES * index, chance)
            choice.profile[choice.torn[index]] = choice.support[index, move]
    for seat in range(seats):
        by_net = choice.moves[seat, choice.profile[seat]] if seats > 1 else shape.NONE
        desk.chosen[seat] = _ask(desk, seat, by_net)
    for seat in range(seats):
        s[shape.CHOICE + seat] = desk.chosen[seat]


@inlined
def _ask_color(t: Ints, asked: Desk, desk: Desk) -> int:
    """The color action: everybody is asked for the active seat."""
    s = desk.s
    _copy(s, desk.before)
    by_net = best_color(t, desk.f, desk.net, desk.choice, s)[0] if s[shape.SEATS] > 1 else shape.NONE
    return _ask(desk, s[shape.ACTIVE], by_net)


_play_turn = turn_of(_ask_white, _ask_color)


@lean
def ask_some(desk: Desk, start: Ints, seed: np.uint64, first: int, games: int) -> None:
    """Play `games` playthroughs, numbered from `first`, and ask everybody at every decision. Movers are drawn.

    Every other one begins with crosses scattered over the sheets.
    """
    s, rng, seats = desk.s, desk.rng[0], start[shape.SEATS]
    players = len(desk.policies) + (seats > 1)
    for number in range(first, first + games):
        _copy(start, s)
        begin(rng, seed, number, seats)
        if number & 1:
            scatter(desk.t, s, rng)
        s[shape.ACTIVE] = below(rng, seats)
        for seat in range(seats):
            desk.movers[seat] = below(rng, players)
        while s[shape.PHASE] != shape.OVER:
            _play_turn(desk.t, desk, desk)
