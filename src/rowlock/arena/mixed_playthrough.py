"""Whole compiled playthroughs that mix policies of the kernel, champions, and players who decide by a table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.kernel import shape as at
from rowlock.kernel.arrays import Ints, Small, Words
from rowlock.kernel.chance import begin, draw, roll
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.offers import color_fields, white_fields
from rowlock.kernel.policies import LEVEL, decide
from rowlock.kernel.scoring import score
from rowlock.kernel.step import land_color, land_white, sheet_of
from rowlock.players.compiled.net_arrays import Net, Room
from rowlock.players.compiled.packed_choices import best_color, white_choices
from rowlock.players.compiled.packed_endgame import work_out
from rowlock.players.compiled.packed_regret import drawn
from rowlock.players.net.regret import MOVES
from rowlock.solve.playing.seat_decision import decide as decide_by_table
from rowlock.solve.positions.array_types import Table, Values

CHAMPION, TABLE = LEVEL + 1, LEVEL + 2
"""Who decides, besides the kinds of policies that the kernel has."""

_11 = np.uint64(11)


class Lineup(NamedTuple):
    """Who sits where, with all that they need: by seat, and by eight seats where it is a tuple."""

    kinds: Ints
    judgments: Ints
    champions: int
    """How many of them are."""
    tables: tuple[Table, ...]
    values: tuple[Values, ...]
    bridges: Ints


class Work(NamedTuple):
    """What one thread writes to."""

    s: Ints
    rng: Words
    """The generator of the dice, then one by seat."""
    work: Ints
    room: Room
    w: Ints
    faces: Ints


@inlined
def _move(t: Ints, f: Ints, net: Net, lineup: Lineup, work: Work, seat: int, one: int, two: int) -> int:
    """What a seat does that is to decide; a champion only in the color action."""
    s = work.s
    kind = lineup.kinds[seat]
    if kind == CHAMPION:
        work_out(t, f, work.room.ends, s)
        return best_color(t, f, net, work.room, s)[0]
    if kind == TABLE:
        table, values, bridge = lineup.tables[seat], lineup.values[seat], lineup.bridges[seat]
        return decide_by_table(table, values, bridge, s, seat, work.w, work.faces)
    return decide(kind, lineup.judgments[seat], t, s, seat, one, two, work.rng[1 + seat], work.work)


@lean
def _champions_choose(t: Ints, f: Ints, net: Net, lineup: Lineup, work: Work) -> None:
    """Write what every champion chooses in the white action."""
    s, room = work.s, work.room
    work_out(t, f, room.ends, s)
    torn = white_choices(t, f, net, room, s)
    for index in range(torn):
        seat = room.torn[index]
        if lineup.kinds[seat] == CHAMPION:
            below_one = np.int64(draw(work.rng[1 + seat]) >> _11) * 2.0**-53
            move = drawn(room.support_sizes[index], room.mixed, MOVES * index, below_one)
            room.profile[seat] = room.support[index, move]
    for seat in range(s[at.SEATS]):
        s[at.CHOICE + seat] = room.moves[seat, room.profile[seat]]


@lean
def _play_turn(t: Ints, f: Ints, net: Net, lineup: Lineup, work: Work, log: Ints) -> None:
    """Roll, and let everybody choose until the turn is over. It is written into a row of `log`, unless it has none."""
    s = work.s
    roll(t, s, work.rng[0])
    turn = s[at.TURN] - 1
    if turn < len(log):
        log[turn, 0] = s[at.WHITE_1]
        log[turn, 1] = s[at.WHITE_2]
        for color in range(at.COLORS):
            log[turn, 2 + color] = s[at.FACE + color]
    if lineup.champions:
        _champions_choose(t, f, net, lineup, work)
    for seat in range(s[at.SEATS] & 15):
        if lineup.kinds[seat] != CHAMPION:
            one, two = white_fields(t, s, sheet_of(seat))
            s[at.CHOICE + seat] = _move(t, f, net, lineup, work, seat, one, two)
    land_white(t, s)
    move = at.NONE
    if s[at.PHASE] == at.COLOR:
        active = s[at.ACTIVE]
        one, two = color_fields(t, s, sheet_of(active))
        move = _move(t, f, net, lineup, work, active, one, two)
        land_color(t, s, move)
    if turn < len(log):
        log[turn, at.LOGGED_COLOR] = move
        for seat in range(s[at.SEATS] & 15):
            log[turn, at.LOGGED + seat] = s[at.CHOICE + seat]


@lean
def play_mixed(
    t: Ints,
    f: Ints,
    net: Net,
    lineup: Lineup,
    work: Work,
    start: Ints,
    seed: np.uint64,
    first: int,
    step: int,
    results: Small,
    log: Ints,
) -> None:
    """Does what `kernel.playing.play_batch` does, for one line-up: every `step`-th playthrough from `first` on."""
    s, rng, seats = work.s, work.rng, start[at.SEATS]
    for index in range(len(results)):
        for column in range(len(start)):
            s[column] = start[column]
        number = first + step * index
        begin(rng[0], seed, number // step, 0)
        for seat in range(seats):
            begin(rng[1 + seat], seed, number, 1 + seat)
        while s[at.PHASE] != at.OVER:
            _play_turn(t, f, net, lineup, work, log)
        results[index, at.TURNS_PLAYED] = s[at.TURN]
        results[index, at.ROWS_CLOSED] = s[at.CLOSED]
        for seat in range(seats):
            results[index, at.RESULT + seat] = score(t, s, sheet_of(seat))
            results[index, at.RESULT + seats + seat] = s[sheet_of(seat) + at.PENALTIES]
