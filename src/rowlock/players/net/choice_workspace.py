"""Scratch arrays for choosing, so that nothing is allocated while playing."""

from __future__ import annotations

from typing import NamedTuple

from rowlock.packed import shape
from rowlock.packed.source import Floats, Numbers
from rowlock.players.net.endgame.end_workspace import EndWorkspace, end_workspace
from rowlock.players.net.feature_tables import MOST
from rowlock.players.net.regret import CELLS, MOVES
from rowlock.players.net.sizes import HIDDEN


class ChoiceWorkspace(NamedTuple):
    """Scratch arrays for choosing."""

    white: Numbers
    """The playthrough after the white choices have landed."""
    turned: Numbers
    """The playthrough after the turn."""
    found: Numbers
    own: Numbers
    others: Numbers
    hidden: Numbers
    outputs: Numbers
    colors: Numbers
    """The color moves of the active seat."""
    moves: Numbers
    """By seat: its white moves."""
    sizes: Numbers
    """By seat: the number of its white moves."""
    profile: Numbers
    """By seat: the index of the move that it is expected to choose."""
    plan: Numbers
    """The color move that the active seat is expected to choose afterwards: a single number."""
    taken: Numbers
    """By seat: the moves it tried while choices did not settle, as a bitmask."""
    torn: Numbers
    """The seats that mix their choices."""
    support: Numbers
    """By torn seat: the indexes of the moves it mixes."""
    support_sizes: Numbers
    worth: Floats
    mixed: Floats
    now: Floats
    regret: Floats
    gain: Floats
    ends: EndWorkspace


def choice_workspace(seats: int) -> ChoiceWorkspace:
    """A workspace of lists for playthroughs with this many seats; with two, also for solving endgames."""
    state = shape.FIRST_SHEET + shape.SHEET * (seats + 1)
    return ChoiceWorkspace(
        white=[0] * state,
        turned=[0] * state,
        found=[0] * MOST,
        own=[0] * HIDDEN,
        others=[0] * HIDDEN,
        hidden=[0] * HIDDEN,
        outputs=[0] * 2,
        colors=[0] * shape.MOST_MOVES,
        moves=[[0] * shape.MOST_MOVES for _ in range(seats)],
        sizes=[0] * 8,
        profile=[0] * 8,
        plan=[0],
        taken=[0] * 8,
        torn=[0] * 8,
        support=[[0] * MOVES for _ in range(8)],
        support_sizes=[0] * 8,
        worth=[0.0] * 8 * CELLS,
        mixed=[0.0] * 8 * MOVES,
        now=[0.0] * 8 * MOVES,
        regret=[0.0] * 8 * MOVES,
        gain=[0.0] * MOVES,
        ends=end_workspace(wanted=seats == 2),
    )
