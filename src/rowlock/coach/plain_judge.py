"""Judges in plain Python."""

from __future__ import annotations

from rowlock.coach import prospects, roll_means
from rowlock.coach.coach_workspace import coach_workspace
from rowlock.coach.judge import Functions, Judge
from rowlock.coach.level_net import LevelNet
from rowlock.packed.pack import pack
from rowlock.packed.tables import tables
from rowlock.players.net import choices
from rowlock.players.net.choice_workspace import choice_workspace
from rowlock.players.net.endgame import ending
from rowlock.players.net.evaluate import DecisionNet, plain_net
from rowlock.players.net.feature_tables import feature_tables
from rowlock.rules.pad.variant import Variant

PLAIN = Functions(
    pack=pack,
    work_out=ending.work_out,
    white_choices=choices.white_choices,
    best_color=choices.best_color,
    white_matrix=prospects.white_matrix,
    white_worths=prospects.white_worths,
    color_worths=prospects.color_worths,
    mean_of_two=roll_means.mean_of_two,
    mean_of_many=roll_means.mean_of_many,
    most_cells=roll_means.most_cells,
)


def by_net(variant: Variant, seats: int) -> Judge:
    """A judge by the shipped net."""
    net = plain_net(variant, seats)
    work, coach = choice_workspace(seats), coach_workspace(seats)
    return Judge(PLAIN, tables(variant), feature_tables(variant), lambda: DecisionNet(net), work, coach)


def by_level(variant: Variant, seats: int) -> Judge:
    """A judge for sheets without a net, and for playing alone: the strongest level."""
    work, coach = choice_workspace(seats), coach_workspace(seats)
    return Judge(PLAIN, tables(variant), feature_tables(variant), LevelNet, work, coach, is_weaker=True)
