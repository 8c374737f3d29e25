"""Whole turns and playthroughs with nets at the table, compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints, Small, Words
from rowlock.kernel.chance import draw, mixed
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.offers import color_fields, white_fields
from rowlock.kernel.policies import greedy
from rowlock.kernel.scoring import score
from rowlock.kernel.step import sheet_of
from rowlock.kernel.turn import NO_LOG, turn_of
from rowlock.players.compiled.net_arrays import Net, Room, room_for
from rowlock.players.compiled.packed_choices import best_color, white_choices
from rowlock.players.compiled.packed_regret import drawn
from rowlock.players.net.regret import MOVES

_11, _GAMMA = np.uint64(11), np.uint64(0x9E3779B97F4A7C15)


@lean
def begin(rng: Words, seed: np.uint64, number: int) -> None:
    """Set up the generator for one playthrough. It is our own: nets must not change when others draw otherwise."""
    word = mixed(mixed(seed + _GAMMA) + np.uint64(number) * _GAMMA)
    rng[0] = mixed(word + _GAMMA)
    rng[1] = mixed(word + _GAMMA + _GAMMA)


@inlined
def _below_one(rng: Words) -> float:
    return np.int64(draw(rng) >> _11) * 2.0**-53


class NetLineup(NamedTuple):
    """A net, and at which seats it plays: at the others the greedy policy does."""

    features: Ints
    net: Net
    by_net: Ints


class NetWorkspace(NamedTuple):
    """What one thread writes to: as in a `kernel.turn.Workspace`, and the room that choosing needs.

    The first generator is that of all who choose, too.
    """

    s: Ints
    rng: Words
    log: Ints
    room: Room


def net_workspace(start: Ints, seats: int, generators: int = 1) -> NetWorkspace:
    """A workspace for playthroughs that begin like this."""
    return NetWorkspace(start.copy(), np.zeros((generators, 2), np.uint64), NO_LOG, room_for(seats))


@inlined
def choose_white(t: Ints, lineup: NetLineup, work: NetWorkspace) -> None:
    """Write what all seats choose in the white action."""
    s, room = work.s, work.room
    torn = white_choices(t, lineup.features, lineup.net, room, s)
    for index in range(torn):
        move = drawn(room.support_sizes[index], room.mixed, MOVES * index, _below_one(work.rng[0]))
        room.profile[room.torn[index]] = room.support[index, move]
    for seat in range(s[at.SEATS]):
        s[at.CHOICE + seat] = room.moves[seat, room.profile[seat]]
        if not lineup.by_net[seat]:
            one, two = white_fields(t, s, sheet_of(seat))
            s[at.CHOICE + seat] = greedy(t, s, sheet_of(seat), one, two)


@inlined
def choose_color(t: Ints, lineup: NetLineup, work: NetWorkspace) -> int:
    """What the active seat chooses in the color action."""
    s = work.s
    active = s[at.ACTIVE]
    if lineup.by_net[active]:
        return best_color(t, lineup.features, lineup.net, work.room, s)[0]
    one, two = color_fields(t, s, sheet_of(active))
    return greedy(t, s, sheet_of(active), one, two)


_play_turn = turn_of(choose_white, choose_color)


@lean
def play_turn(t: Ints, lineup: NetLineup, work: NetWorkspace) -> None:
    """Roll, and let everybody choose until the turn is over."""
    _play_turn(t, lineup, work)


@lean
def play_match(t: Ints, lineup: NetLineup, work: NetWorkspace, start: Ints, seed: np.uint64, results: Small) -> None:
    """A playthrough for each row of `results`, numbered from 0: scores by seat, then the turns."""
    s = work.s
    for index in range(len(results)):
        for column in range(len(start)):
            s[column] = start[column]
        begin(work.rng[0], seed, index)
        while s[at.PHASE] != at.OVER:
            play_turn(t, lineup, work)
        for seat in range(s[at.SEATS]):
            results[index, seat] = score(t, s, sheet_of(seat))
        results[index, s[at.SEATS]] = s[at.TURN]
