"""Compiled: the decision of a seat at a table that plays by the values of a solved game."""

from __future__ import annotations

from rowlock.kernel.arrays import Ints
from rowlock.kernel.compiled import lean
from rowlock.kernel.machine import sheet_of
from rowlock.packed import shape
from rowlock.solve.playing.best_moves import Dice, choose_both, choose_color, choose_white
from rowlock.solve.playing.kernel_bridge import kernel_move, locate, show_faces
from rowlock.solve.positions.array_types import Table, Values


@lean
def decide(t: Table, values: Values, b: Ints, s: Ints, seat: int, w: Ints, faces: Ints) -> int:
    """The move of a seat that has to decide. In its own turn, the white move takes the color action into account.

    `t` are the tables of a ranking with a `crowd`, and `b` is the bridge to it. `faces` is overwritten.
    """
    sheet = sheet_of(seat)
    penalties = s[sheet + shape.PENALTIES]
    show_faces(b, s, faces)
    locate(t, b, s, sheet, w)
    dice = Dice(s[shape.WHITE_1], s[shape.WHITE_2], faces)
    if s[shape.PHASE] == shape.COLOR:
        if_passed = penalties + (1 if s[shape.CHOICE + seat] == shape.PASS else 0)
        return kernel_move(b, choose_color(t, values, w, penalties, if_passed, dice))
    if seat == s[shape.ACTIVE]:
        return kernel_move(b, choose_both(t, values, w, penalties, dice)[0])
    return kernel_move(b, choose_white(t, values, w, penalties, dice))
