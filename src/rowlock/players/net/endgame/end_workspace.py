"""What working out an end writes into."""

from __future__ import annotations

from typing import NamedTuple

from rowlock.packed.source import Floats, Numbers
from rowlock.players.net.endgame.sheet_tables import WIDTH
from rowlock.players.net.regret import CELLS, MOVES
from rowlock.players.net.sizes import ONE

LIMIT = 2_000
"""Ends are worked out only if a bound on how many positions they have is at most this. Few of them have more than..."""
MOST = 150
"""... so many positions. Then they are not worked out, either: matches would take several times as long."""
LINKS = 64 * MOST
"""Nor are those whose positions are linked by more numbers."""
SLOTS = 512
"""A power of two, and more than MOST."""
PROGRESS = 256
"""Nobody ever gets as far."""
GAME = 25
"""A white action has at most so many cells: five moves each."""
FACES = 16

LOST, TIED, WON, FIRST = range(4)
"""The first positions stand for what is over; then come the others."""

POSITIONS, LINKED, FULL, KNOWN = range(4)
"""What is counted: positions, numbers that link them, whether there are too many, and whether all is worked out."""


class EndWorkspace(NamedTuple):
    """Positions between two turns, as who rolls next sees them, and what they are worth to that seat."""

    mine: Numbers
    """By position: the sheet of who rolls next, and the closed rows."""
    theirs: Numbers
    """By position: the other's sheet, and the lead in points."""
    worth: Numbers
    """By position: in units of ONE, or -1 as long as it is not known."""
    start: Numbers
    """By position: where its links begin."""
    slots: Numbers
    """By what the position's numbers are mixed to: the position, or -1."""
    latest: Numbers
    """By progress: one of the positions that are so far."""
    before: Numbers
    """By position: another that is as far, or -1."""
    links: Numbers
    counts: Numbers
    offered: Numbers
    """By color: the numbers that can be crossed with it, as bits."""
    rows: Numbers
    """Who rolls next has these rows to choose from in a white action, and from the fifth on the other these."""
    crosses: Numbers
    """What crossing there does."""
    cells: Numbers
    """By cell of a white action: where its links begin."""
    base: Numbers
    """By cell: what it is worth without a color move."""
    gains: Numbers
    """Color moves that are worth more: their cell, color, number and worth, one after the other."""
    faces: Numbers
    """By color and face, then by cell: what it is worth with the best that this face offers."""
    groups: Numbers
    """By color: one face of all that are worth the same."""
    weights: Numbers
    """By color: how many these are."""
    matrix: Numbers
    """By cell: what it is worth with one roll."""
    sizes: Numbers
    value: Floats
    mixed: Floats
    now: Floats
    regret: Floats
    gain: Floats


SIZES = {
    "mine": MOST,
    "theirs": MOST,
    "worth": MOST,
    "start": MOST,
    "slots": SLOTS,
    "latest": PROGRESS,
    "before": MOST,
    "links": LINKS,
    "counts": 4,
    "offered": 4,
    "rows": 10,
    "crosses": 10,
    "cells": GAME,
    "base": GAME,
    "gains": 4 * 4 * WIDTH * GAME,
    "faces": 4 * FACES * GAME,
    "groups": 4 * FACES,
    "weights": 4 * FACES,
    "matrix": GAME,
    "sizes": 2,
}
FLOATS = {"value": 2 * CELLS, "mixed": 2 * MOVES, "now": 2 * MOVES, "regret": 2 * MOVES, "gain": MOVES}


def end_workspace(*, wanted: bool = True) -> EndWorkspace:
    """A workspace of lists, next to nothing for who does not want to work out ends."""
    sizes = {name: [0] * (size if wanted or name == "counts" else 1) for name, size in SIZES.items()}
    floats = {name: [0.0] * (size if wanted else 1) for name, size in FLOATS.items()}
    return EndWorkspace(**sizes, **floats)


def clear(m: EndWorkspace) -> None:
    """Make it ready for another end."""
    for slot in range(len(m.slots)):
        m.slots[slot] = -1
    for progress in range(len(m.latest)):
        m.latest[progress] = -1
    m.worth[LOST] = 0
    m.worth[TIED] = ONE >> 1
    m.worth[WON] = ONE
    m.counts[POSITIONS] = FIRST
    m.counts[LINKED] = 0
    m.counts[FULL] = 0
    m.counts[KNOWN] = 0
