"""Scratch arrays for judging moves and rolls."""

from __future__ import annotations

from typing import NamedTuple

from rowlock.packed import shape
from rowlock.packed.source import Numbers
from rowlock.players.net.endgame.end_workspace import EndWorkspace, end_workspace
from rowlock.players.net.regret import CELLS, MOVES

SEATS = 8
FACES = 16
BY_NUMBER = shape.COLORS * shape.NUMBERS
"""Best color moves are kept by cell, color of the die and number: this many for each cell."""
FULL_CELLS = 256
"""White actions of two seats with more cells than this are judged as those of more seats are."""


class CoachWorkspace(NamedTuple):
    """Scratch arrays; chances are in units of ONE."""

    here: Numbers
    """The playthrough with other dice."""
    landed: Numbers
    """The playthrough after a white action."""
    trial: Numbers
    """The playthrough after a color move."""
    colors: Numbers
    """The color moves that one die offers."""
    wins: Numbers
    """By move and seat: the chance of winning."""
    margins: Numbers
    """By move: the margin that the seat can expect."""
    base: Numbers
    """By cell: the active seat's chance without a color move."""
    best: Numbers
    """By cell, color and number: its chance with the best such move, or -1 if there is none."""
    shares: Numbers
    """By color, number and seat, from SEATS * BY_NUMBER on without a color move: everybody's chance then."""
    groups: Numbers
    """By color: one face of each group whose faces are worth the same."""
    weights: Numbers
    """By color: the number of faces in each group."""
    faces: Numbers
    """By color, face and cell: the active seat's chance with the best move that this face offers."""
    partial: Numbers
    """By color and cell: the chance with the faces of the dice so far."""
    sums: Numbers
    """By seat: what a white pair is worth, summed over all faces of the colored dice."""
    means: Numbers
    """By seat: the mean over all rolls, then over those with these white dice, then the chance with this roll."""
    pairs: Numbers
    """By white pair, see `pair_at`, and seat: the chance with these white dice, over all faces of the colored ones."""
    game: EndWorkspace
    """For solving white actions as games: `game.matrix` has room for CELLS."""


_LISTS = {
    "colors": shape.MOST_MOVES,
    "wins": SEATS * shape.MOST_MOVES,
    "margins": shape.MOST_MOVES,
    "base": FULL_CELLS,
    "best": FULL_CELLS * BY_NUMBER,
    "shares": SEATS * (BY_NUMBER + 1),
    "groups": shape.COLORS * FACES,
    "weights": shape.COLORS * FACES,
    "faces": shape.COLORS * FACES * FULL_CELLS,
    "partial": shape.COLORS * FULL_CELLS,
    "sums": SEATS,
    "means": 3 * SEATS,
    "pairs": FACES * FACES * SEATS,
}


def coach_workspace(seats: int) -> CoachWorkspace:
    """A workspace of lists for playthroughs with this many seats."""
    state = shape.FIRST_SHEET + shape.SHEET * (seats + 1)
    lists = {name: [0] * size for name, size in _LISTS.items()}
    return CoachWorkspace(here=[0] * state, landed=[0] * state, trial=[0] * state, **lists, game=game_workspace())


def game_workspace() -> EndWorkspace:
    """A workspace for solving matrix games alone."""
    floats = {"value": 2 * CELLS, "mixed": 2 * MOVES, "now": 2 * MOVES, "regret": 2 * MOVES, "gain": MOVES}
    return end_workspace(wanted=False)._replace(
        matrix=[0] * CELLS, sizes=[0] * 2, **{name: [0.0] * size for name, size in floats.items()}
    )
