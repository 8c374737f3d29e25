"""One turn of a packed playthrough, for any kind of player: dice, white action, color action, and a row of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np

from rowlock.kernel.arrays import Ints, Words
from rowlock.kernel.compiled import inlined, with_calls
from rowlock.kernel.generator import roll
from rowlock.kernel.machine import land_color, land_white
from rowlock.packed import shape

NO_LOG: Ints = np.zeros((0, 0), np.int64)
"""For playthroughs that are not logged."""

Who = TypeVar("Who")
Work = TypeVar("Work")


class Workspace(NamedTuple):
    """The scratch arrays of one thread. Other workspaces have more, but all have `s`, `rng` and `log`."""

    s: Ints
    """The playthrough."""
    rng: Words
    """The generator of the dice, then one per seat."""
    rows: Ints
    """Scratch rows for levels."""
    log: Ints
    """One row per turn; turns without a row are not logged."""


def workspace(start: Ints, seats: int, log: Ints = NO_LOG) -> Workspace:
    """A workspace for playthroughs from this state."""
    rng, rows = np.zeros((1 + seats, 2), np.uint64), np.zeros((shape.WORK, shape.MOST_MOVES), np.int64)
    return Workspace(start.copy(), rng, rows, log)


def turn_of(
    choose_white: Callable[[Ints, Who, Work], None], choose_color: Callable[[Ints, Who, Work], int]
) -> Callable[[Ints, Who, Work], None]:
    """A turn in which seats choose by these compiled functions of the tables, the players and the workspace.

    `choose_white` writes the choices of all seats to the playthrough; `choose_color` returns that of the active seat.
    Numba does not cache functions that take others as arguments, so each pair gets its own copy of the turn.
    """
    calls = {"_choose_white": choose_white, "_choose_color": choose_color}
    return inlined(with_calls(_play_turn, calls))


def _choose_white(t: Ints, who: Any, work: Any) -> None:
    raise NotImplementedError


def _choose_color(t: Ints, who: Any, work: Any) -> int:
    raise NotImplementedError


def _play_turn(t: Ints, who: Any, work: Any) -> None:
    s, log = work.s, work.log
    roll(t, s, work.rng[0])
    turn = s[shape.TURN] - 1
    if turn < len(log):
        log[turn, 0] = s[shape.WHITE_1]
        log[turn, 1] = s[shape.WHITE_2]
        for color in range(shape.COLORS):
            log[turn, 2 + color] = s[shape.FACE + color]
    _choose_white(t, who, work)
    land_white(t, s)
    move = shape.NONE
    if s[shape.PHASE] == shape.COLOR:
        move = _choose_color(t, who, work)
        land_color(t, s, move)
    if turn < len(log):
        log[turn, shape.LOGGED_COLOR] = move
        for seat in range(s[shape.SEATS] & 15):
            log[turn, shape.LOGGED + seat] = s[shape.CHOICE + seat]
