"""Compiled playthroughs that mix policies of the kernel, champions, and players that decide by a table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rowlock.kernel.arrays import Ints, Small, Words
from rowlock.kernel.compiled import inlined, lean
from rowlock.kernel.generator import begin, draw
from rowlock.kernel.machine import color_fields, sheet_of, white_fields
from rowlock.kernel.playing import write_result
from rowlock.kernel.policies import LEVEL, decide
from rowlock.kernel.turn import turn_of
from rowlock.packed import shape
from rowlock.players.compiled.net_arrays import Net
from rowlock.players.compiled.net_machine import best_color, drawn, white_choices, work_out
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.regret import MOVES
from rowlock.solve.playing.seat_decision import decide as decide_by_table
from rowlock.solve.positions.array_types import Table, Values

CHAMPION, TABLE = LEVEL + 1, LEVEL + 2
"""Kinds of players besides the kernel's policies."""

_11 = np.uint64(11)


class MixedLineup(NamedTuple):
    """Who sits where, with all that they need, by seat; tuples always cover eight seats."""

    kinds: Ints
    judgments: Ints
    champions: int
    """How many seats are champions."""
    features: FeatureTables
    net: Net
    """The champions' net."""
    tables: tuple[Table, ...]
    values: tuple[Values, ...]
    bridges: Ints


class MixedWorkspace(NamedTuple):
    """Scratch arrays of one thread: a `kernel.turn.Workspace`, and those of champions and players by table."""

    s: Ints
    rng: Words
    rows: Ints
    log: Ints
    choice: ChoiceWorkspace
    w: Ints
    faces: Ints


@inlined
def _move(t: Ints, lineup: MixedLineup, work: MixedWorkspace, seat: int, fields: tuple[int, int]) -> int:
    """The move of a seat that is to decide; for a champion, only in the color action."""
    s = work.s
    kind = lineup.kinds[seat]
    if kind == CHAMPION:
        work_out(t, lineup.features, work.choice.ends, s)
        return best_color(t, lineup.features, lineup.net, work.choice, s)[0]
    if kind == TABLE:
        table, values, bridge = lineup.tables[seat], lineup.values[seat], lineup.bridges[seat]
        return decide_by_table(table, values, bridge, s, seat, work.w, work.faces)
    return decide(kind, lineup.judgments[seat], t, s, seat, fields, work.rng[1 + seat], work.rows)


@lean
def _champions_choose(t: Ints, lineup: MixedLineup, work: MixedWorkspace) -> None:
    """Write the white choice of every champion."""
    s, choice = work.s, work.choice
    work_out(t, lineup.features, choice.ends, s)
    torn = white_choices(t, lineup.features, lineup.net, choice, s)
    for index in range(torn):
        seat = choice.torn[index]
        if lineup.kinds[seat] == CHAMPION:
            below_one = np.int64(draw(work.rng[1 + seat]) >> _11) * 2.0**-53
            move = drawn(choice.support_sizes[index], choice.mixed, MOVES * index, below_one)
            choice.profile[seat] = choice.support[index, move]
    for seat in range(s[shape.SEATS]):
        s[shape.CHOICE + seat] = choice.moves[seat, choice.profile[seat]]


@inlined
def _choose_white(t: Ints, lineup: MixedLineup, work: MixedWorkspace) -> None:
    s = work.s
    if lineup.champions:
        _champions_choose(t, lineup, work)
    for seat in range(s[shape.SEATS] & 15):
        if lineup.kinds[seat] != CHAMPION:
            s[shape.CHOICE + seat] = _move(t, lineup, work, seat, white_fields(t, s, sheet_of(seat)))


@inlined
def _choose_color(t: Ints, lineup: MixedLineup, work: MixedWorkspace) -> int:
    active = work.s[shape.ACTIVE]
    return _move(t, lineup, work, active, color_fields(t, work.s, sheet_of(active)))


_play_turn = turn_of(_choose_white, _choose_color)


@lean
def play_mixed(
    t: Ints,
    lineup: MixedLineup,
    work: MixedWorkspace,
    start: Ints,
    seed: np.uint64,
    first: int,
    step: int,
    results: Small,
) -> None:
    """Like `kernel.playing.play_batch`, for one line-up: every `step`-th playthrough from `first` on."""
    s, rng = work.s, work.rng
    for index in range(len(results)):
        for column in range(len(start)):
            s[column] = start[column]
        number = first + step * index
        begin(rng[0], seed, number // step, 0)
        for seat in range(start[shape.SEATS]):
            begin(rng[1 + seat], seed, number, 1 + seat)
        while s[shape.PHASE] != shape.OVER:
            _play_turn(t, lineup, work)
        write_result(t, s, results[index])
