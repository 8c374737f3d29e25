"""What the color action can bring, by the color of the die and the number made with it. Compiled, too.

A roll offers a few of these numbers: so what each of the many rolls is worth can be looked up.
"""

from __future__ import annotations

from typing import Any

from rowlock.coach.coach_workspace import BY_NUMBER, SEATS, CoachWorkspace
from rowlock.coach.prospects import seen
from rowlock.packed import shape
from rowlock.packed.copying import copy
from rowlock.packed.source import Numbers, inlined
from rowlock.packed.step import land_color, legal_moves, put_dice
from rowlock.players.net.choice_workspace import ChoiceWorkspace
from rowlock.players.net.feature_tables import FeatureTables
from rowlock.players.net.sizes import ONE

_OWN, _ALL = 0, 1
"""Whose chances are kept: those of the active seat, or everybody's."""


def show_whites(t: Numbers, c: CoachWorkspace, s: Numbers, total: int) -> None:
    """Write to `c.here` the playthrough with white dice of this sum, and without colored dice."""
    copy(s, c.here, 0, len(s))
    low = max(1, total - t[shape.SIDES])
    none = shape.REMOVED
    put_dice(c.here, low, total - low, none, none, none, none)
    for seat in range(s[shape.SEATS] & 15):
        c.here[shape.CHOICE + seat] = shape.NONE


@inlined
def show_number(t: Numbers, s: Numbers, color: int, number: int) -> None:
    """Let a white die and the die of this color make a number; the others show nothing."""
    white = max(1, number - t[shape.SIDES])
    s[shape.WHITE_1] = white
    s[shape.WHITE_2] = white
    for other in range(shape.COLORS):
        s[shape.FACE + other] = number - white if other == color else shape.REMOVED


def note_cell(
    t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, total: int, cell: int
) -> None:
    """Note what the active seat can make of `c.landed`, without a color move and with every number."""
    c.base[cell] = -1
    for at in range(BY_NUMBER * cell, BY_NUMBER * (cell + 1)):
        c.best[at] = -1
    _note(t, f, net, work, c, total, cell, _OWN)


def note_shares(t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, total: int) -> None:
    """The same for one of several white moves: keep what is best for the active seat, with everybody's chances.

    Before the first of them, `c.base` and `c.best` are -1.
    """
    _note(t, f, net, work, c, total, 0, _ALL)


def _note(
    t: Numbers,
    f: FeatureTables,
    net: Any,
    work: ChoiceWorkspace,
    c: CoachWorkspace,
    total: int,
    cell: int,
    kept: int,
) -> None:
    """Improve what is noted for a cell by what the active seat can make of `c.landed`; keep its chance or all."""
    active, sides = c.landed[shape.ACTIVE], t[shape.SIDES]
    copy(c.landed, c.trial, 0, len(c.landed))
    if c.landed[shape.PHASE] != shape.OVER:
        land_color(t, c.trial, shape.PASS)
    win, _ = seen(t, f, net, work, c.trial, active)
    if win > c.base[cell]:
        c.base[cell] = win
        if kept == _ALL:
            keep_shares(t, f, net, work, c, win, BY_NUMBER)
    if c.landed[shape.PHASE] == shape.OVER:
        return
    for color in range(shape.COLORS):
        if c.landed[shape.CLOSED] >> color & 1:
            continue
        for number in range(max(1, total - sides) + 1, min(sides, total - 1) + sides + 1):
            show_number(t, c.landed, color, number)
            at = shape.NUMBERS * color + number
            for index in range(legal_moves(t, c.landed, active, c.colors) - 1):
                copy(c.landed, c.trial, 0, len(c.landed))
                land_color(t, c.trial, c.colors[index])
                win, _ = seen(t, f, net, work, c.trial, active)
                if win > c.best[BY_NUMBER * cell + at]:
                    c.best[BY_NUMBER * cell + at] = win
                    if kept == _ALL:
                        keep_shares(t, f, net, work, c, win, at)


def keep_shares(
    t: Numbers, f: FeatureTables, net: Any, work: ChoiceWorkspace, c: CoachWorkspace, win: int, at: int
) -> None:
    """Keep everybody's chance in `c.trial`, where the seat that was active has this one."""
    active, seats = c.landed[shape.ACTIVE], c.landed[shape.SEATS] & 15
    for seat in range(seats):
        if seat == active:
            c.shares[SEATS * at + seat] = win
        elif seats == 2:
            c.shares[SEATS * at + seat] = ONE - win
        else:
            c.shares[SEATS * at + seat] = seen(t, f, net, work, c.trial, seat)[0]
