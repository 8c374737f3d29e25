"""Whole turns and playthroughs with nets at the table, compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import Ints, Small, Words
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.generator import draw, mixed
from rowlock.kernel.machine import color_fields, score, sheet_of, white_fields
from rowlock.kernel.policies import greedy
from rowlock.kernel.turn import NO_LOG, turn_of
from rowlock.packed import shape
from rowlock.players.compiled.net_arrays import Net, choice_arrays
from rowlock.players.compiled.net_machine import best_color, drawn, white_choices
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.regret import MOVES

_11, _GAMMA = np.uint64(11), np.uint64(0x9E3779B97F4A7C15)


@lean
def begin(rng: Words, seed: np.uint64, number: int) -> None:
    """Seed the generator for one playthrough. Not the kernel's `begin`: nets must not change when that one does."""
    word = mixed(mixed(seed + _GAMMA) + np.uint64(number) * _GAMMA)
    rng[0] = mixed(word + _GAMMA)
    rng[1] = mixed(word + _GAMMA + _GAMMA)


@inlined
def _below_one(rng: Words) -> float:
    return np.int64(draw(rng) >> _11) * 2.0**-53


class NetLineup(NamedTuple):
    """A net and the seats it plays at; the greedy policy plays at the others."""

    features: FeatureTables
    net: Net
    by_net: Ints


class NetWorkspace(NamedTuple):
    """Scratch arrays of one thread: those of a `kernel.turn.Workspace`, and those for choosing.

    The first generator rolls the dice, and also draws the choices of all seats.
    """

    s: Ints
    rng: Words
    log: Ints
    choice: ChoiceWorkspace


def net_workspace(start: Ints, seats: int, generators: int = 1) -> NetWorkspace:
    """A workspace for playthroughs that begin at `start`."""
    return NetWorkspace(start.copy(), np.zeros((generators, 2), np.uint64), NO_LOG, choice_arrays(seats))


@inlined
def choose_white(t: Ints, lineup: NetLineup, work: NetWorkspace) -> None:
    """Write the white choices of all seats."""
    s, choice = work.s, work.choice
    torn = white_choices(t, lineup.features, lineup.net, choice, s)
    for index in range(torn):
        move = drawn(choice.support_sizes[index], choice.mixed, MOVES * index, _below_one(work.rng[0]))
        choice.profile[choice.torn[index]] = choice.support[index, move]
    for seat in range(s[shape.SEATS]):
        s[shape.CHOICE + seat] = choice.moves[seat, choice.profile[seat]]
        if not lineup.by_net[seat]:
            one, two = white_fields(t, s, sheet_of(seat))
            s[shape.CHOICE + seat] = greedy(t, s, sheet_of(seat), one, two)


@inlined
def choose_color(t: Ints, lineup: NetLineup, work: NetWorkspace) -> int:
    """The active seat's choice in the color action."""
    s = work.s
    active = s[shape.ACTIVE]
    if lineup.by_net[active]:
        return best_color(t, lineup.features, lineup.net, work.choice, s)[0]
    one, two = color_fields(t, s, sheet_of(active))
    return greedy(t, s, sheet_of(active), one, two)


_play_turn = turn_of(choose_white, choose_color)


@lean
def play_turn(t: Ints, lineup: NetLineup, work: NetWorkspace) -> None:
    """Roll, and let everybody choose until the turn is over."""
    _play_turn(t, lineup, work)


@lean
def play_match(t: Ints, lineup: NetLineup, work: NetWorkspace, start: Ints, seed: np.uint64, results: Small) -> None:
    """Play one playthrough per row of `results`, numbered from 0: scores by seat, then the number of turns."""
    s = work.s
    for index in range(len(results)):
        for column in range(len(start)):
            s[column] = start[column]
        begin(work.rng[0], seed, index)
        while s[shape.PHASE] != shape.OVER:
            play_turn(t, lineup, work)
        for seat in range(s[shape.SEATS]):
            results[index, seat] = score(t, s, sheet_of(seat))
        results[index, s[shape.SEATS]] = s[shape.TURN]
