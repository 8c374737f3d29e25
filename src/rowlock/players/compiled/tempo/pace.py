"""How soon opponents close rows or end the playthrough, as counted when the strongest level plays against itself.

A moment is the end of a seat's own turn. What others do until its next turn is counted by how many rows were closed at
that moment and how many crosses the seat had in the open ones.
"""

from __future__ import annotations

from itertools import cycle, islice

import numpy as np

from rowlock.kernel.arrays import Ints, pack, tables
from rowlock.kernel.compiled import lean
from rowlock.kernel.generator import begin
from rowlock.kernel.machine import count, sheet_of
from rowlock.kernel.playing import Lineup, play_turn
from rowlock.kernel.policies import POLICIES
from rowlock.kernel.turn import Workspace, workspace
from rowlock.packed import shape
from rowlock.packed.bits import ones
from rowlock.packed.levels import LEVELS
from rowlock.rules.dice.play import start
from rowlock.rules.dice.state import State
from rowlock.rules.pad.variant import Variant
from rowlock.solve.positions.array_types import Floats
from rowlock.solve.positions.table_offsets import CROSSES, ROWS
from rowlock.solve.values.others import Others

GAMES = 40_000
SEED = 1

_FEWEST = 200
"""Moments needed to estimate a chance; where there were fewer, the chance for one cross less is used."""

_SEEN, _ENDED, _CLOSED = range(3)


def pace(variant: Variant, seats: int, charge: float) -> Others:
    """The opponents at tables with this many seats, for a player who is charged for every turn."""
    kind, judgment = POLICIES[LEVELS[-1].name]
    lineup = Lineup(np.full(seats, kind, np.int64), np.array([judgment.numbers()] * seats, np.int64))
    begun = pack(seated(variant, seats))
    last, found = np.zeros((2, seats), np.int64), np.zeros((3, ROWS * CROSSES), np.int64)
    with np.errstate(over="ignore"):  # without a compiler, numpy would warn about intended overflows
        _count(tables(variant), lineup, workspace(begun, seats), begun, np.uint64(SEED), GAMES, last, found)
    ends, closes = (_chances(found[_SEEN], events) for events in (found[_ENDED], found[_CLOSED]))
    return Others(charge, ends, np.minimum(closes, 1 - ends))


def seated(variant: Variant, seats: int) -> State:
    """The start at a table with this many seats; if there are fewer pairs of lucky numbers, some seats share one."""
    lucky = tuple(islice(cycle(variant.lucky), max(0, seats)))
    return start(variant, seats, lucky=lucky or None)


def _chances(seen: Ints, events: Ints) -> Floats:
    """How often it happened, by closed rows and crosses; neighboring numbers of crosses are pooled."""
    chances = np.zeros((ROWS, CROSSES))
    for closed in range(ROWS):
        moments, times = (np.convolve(one.reshape(ROWS, CROSSES)[closed], np.ones(3), "same") for one in (seen, events))
        for crosses in range(CROSSES):
            enough = moments[crosses] >= _FEWEST
            chances[closed, crosses] = (
                times[crosses] / moments[crosses] if enough else chances[closed, max(0, crosses - 1)]
            )
    return chances


@lean
def _count(
    t: Ints, lineup: Lineup, work: Workspace, begun: Ints, seed: np.uint64, games: int, last: Ints, found: Ints
) -> None:
    """Play `games` playthroughs and count into `found`. `last`: by seat, its last moment's index and closed rows."""
    s, rng, seats = work.s, work.rng, begun[shape.SEATS]
    for number in range(games):
        for column in range(len(begun)):
            s[column] = begun[column]
        for stream in range(seats + 1):
            begin(rng[stream], seed, number, stream)
        for seat in range(seats):
            last[0, seat] = shape.NONE
        while s[shape.PHASE] != shape.OVER:
            active = s[shape.ACTIVE]
            _look_back(s, active, last, _CLOSED, found)
            play_turn(t, lineup, work)
            if s[shape.PHASE] != shape.OVER:
                _note(t, s, active, last, found)
        active = s[shape.ACTIVE]
        by_penalty = s[sheet_of(active) + shape.PENALTIES] >= t[shape.PENALTIES_TO_END]
        for seat in range(seats):
            if seat != active and (by_penalty or _taken(s, seat, last)):
                _look_back(s, seat, last, _ENDED, found)


@lean
def _note(t: Ints, s: Ints, seat: int, last: Ints, found: Ints) -> None:
    """Record a moment: the seat's own turn is over."""
    closed, crosses = s[shape.CLOSED], 0
    for row in range(shape.COLORS):
        if not closed >> row & 1:
            crosses += count(t, s, sheet_of(seat), row)
    last[0, seat] = ones(closed) * CROSSES + min(crosses, CROSSES - 1)
    last[1, seat] = closed
    found[_SEEN, last[0, seat]] += 1


@lean
def _taken(s: Ints, seat: int, last: Ints) -> int:
    """How many rows others have closed since the seat's last moment."""
    return ones(s[shape.CLOSED] & ~last[1, seat] & ~s[sheet_of(seat) + shape.LOCKED])


@lean
def _look_back(s: Ints, seat: int, last: Ints, event: int, found: Ints) -> None:
    """Count what others have done since the seat's last moment, if it had one."""
    if last[0, seat] != shape.NONE:
        found[event, last[0, seat]] += 1 if event == _ENDED else _taken(s, seat, last)
