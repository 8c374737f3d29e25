"""Scratch arrays for solving an endgame."""

from __future__ import annotations

from typing import NamedTuple

from rowlock.packed.source import Floats, Numbers
from rowlock.players.net.endgame.sheet_tables import WIDTH
from rowlock.players.net.regret import CELLS, MOVES
from rowlock.players.net.sizes import ONE

LIMIT = 2_000
"""Endgames are solved only if an upper bound on their positions is at most this. Few of them have more than..."""
MOST = 150
"""... this many positions. Those are not solved, either: matches would take several times as long."""
LINKS = 64 * MOST
"""Nor are those whose links take more numbers than this."""
SLOTS = 512
"""The size of the hash table: a power of two, and more than MOST."""
PROGRESS = 256
"""More progress than is ever made."""
GAME = 25
"""The most cells of a white action: five moves each."""
FACES = 16

LOST, TIED, WON, FIRST = range(4)
"""The first positions stand for finished playthroughs; the others start at FIRST."""

POSITIONS, LINKED, FULL, KNOWN = range(4)
"""Indexes into `counts`: positions, numbers in links, whether there are too many, and whether all are solved."""


class EndWorkspace(NamedTuple):
    """Positions between two turns, from the view of the seat that rolls next, and what they are worth to it."""

    mine: Numbers
    """By position: the sheet of the seat that rolls next, and the closed rows."""
    theirs: Numbers
    """By position: the other's sheet, and the lead in points."""
    worth: Numbers
    """By position: in units of ONE, or -1 while it is unknown."""
    start: Numbers
    """By position: where its links begin."""
    slots: Numbers
    """By hash of a position's numbers: the position, or -1."""
    latest: Numbers
    """By progress: the latest position with that progress, or -1."""
    before: Numbers
    """By position: the one before it with the same progress, or -1."""
    links: Numbers
    counts: Numbers
    offered: Numbers
    """By color: the numbers that can be crossed with it, as a bitmask."""
    rows: Numbers
    """The rows to choose from in a white action: those of the seat that rolls next, from index 5 on the other's."""
    crosses: Numbers
    """The effect of a cross in each of these rows."""
    cells: Numbers
    """By cell of a white action: where its links begin."""
    base: Numbers
    """By cell: its worth without a color move."""
    gains: Numbers
    """Color moves that are worth more: cell, color, number and worth of each, one after the other."""
    faces: Numbers
    """By color and face, then by cell: its worth with the best move that this face offers."""
    groups: Numbers
    """By color: one face of each group whose faces are worth the same."""
    weights: Numbers
    """By color: the number of faces in each group."""
    matrix: Numbers
    """By cell: its worth with one roll."""
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
    """A workspace of lists; next to nothing if solving endgames is not `wanted`."""
    sizes = {name: [0] * (size if wanted or name == "counts" else 1) for name, size in SIZES.items()}
    floats = {name: [0.0] * (size if wanted else 1) for name, size in FLOATS.items()}
    return EndWorkspace(**sizes, **floats)


def clear(m: EndWorkspace) -> None:
    """Reset it for another endgame."""
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
