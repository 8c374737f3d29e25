"""The judge by a net, compiled: the same functions as in plain Python, with the same results."""

from __future__ import annotations

import numpy as np

from rowlock.coach import prospects, roll_means
from rowlock.coach.coach_workspace import CoachWorkspace, coach_workspace
from rowlock.coach.judge import Functions, Judge
from rowlock.kernel.arrays import pack, tables
from rowlock.kernel.compiled import machine_code
from rowlock.players.compiled import net_machine
from rowlock.players.compiled.net_arrays import choice_arrays, feature_arrays
from rowlock.players.compiled.net_loading import shipped_net_arrays
from rowlock.players.net.endgame.end_workspace import FLOATS, EndWorkspace
from rowlock.rules.pad.variant import Variant

_COMPILED = Functions(
    pack=pack,
    work_out=net_machine.work_out,
    white_choices=net_machine.white_choices,
    best_color=net_machine.best_color,
    white_matrix=machine_code(prospects.white_matrix),
    white_worths=machine_code(prospects.white_worths),
    color_worths=machine_code(prospects.color_worths),
    mean_of_two=machine_code(roll_means.mean_of_two),
    mean_of_many=machine_code(roll_means.mean_of_many),
    most_cells=machine_code(roll_means.most_cells),
)


def by_compiled_net(variant: Variant, seats: int) -> Judge:
    """A judge by the shipped net."""
    net = shipped_net_arrays(variant, seats)
    work, coach = choice_arrays(seats, ends=True), _coach_arrays(seats)
    return Judge(_COMPILED, tables(variant), feature_arrays(variant), lambda: net, work, coach)


def _coach_arrays(seats: int) -> CoachWorkspace:
    plain = coach_workspace(seats)
    lists = {name: np.array(getattr(plain, name), np.int64) for name in plain._fields if name != "game"}
    kinds = (np.float64 if name in FLOATS else np.int64 for name in EndWorkspace._fields)
    game = EndWorkspace(*(np.array(part, kind) for part, kind in zip(plain.game, kinds, strict=True)))
    return CoachWorkspace(**lists, game=game)
