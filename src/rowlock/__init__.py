"""rowlock plays, teaches and explores the dice games of the Qwixx family.

>>> import rowlock
>>> state = rowlock.start("classic", seats=2)
>>> state = rowlock.roll(state, "34 2516")
>>> rowlock.legal(state, 0)
(r7, y7, g7, b7, -)
>>> state = rowlock.choose(state, 0, "r7")
>>> state = rowlock.choose(state, 1, "-")
>>> state = rowlock.choose(state, 0, "y9")
>>> state
classic turn 2 seat 1 roll / r7 y9 - - p0 / - - - - p0
>>> rowlock.scores(state)
(2, 0)
"""

from rowlock.errors import (
    AlreadyDecided,
    FaceOutOfRange,
    IllegalMove,
    MissingDie,
    NotationError,
    NotConsecutive,
    NotTimeToRoll,
    NotYourDecision,
    RecordError,
    RemovedDie,
    RollError,
    RowlockError,
    SeatOutOfRange,
    SetupError,
    UnknownVariant,
    VariantError,
    WrongVariant,
)
from rowlock.files import load_variant
from rowlock.kernel.simulate import simulate
from rowlock.players.arena.door import arena, tournament
from rowlock.players.base import Player
from rowlock.players.registry import player, players, register
from rowlock.players.strong import join as _join
from rowlock.rules.catalog import variant, variants
from rowlock.rules.dice import Roll, outcomes
from rowlock.rules.events import Event, fold, since, told
from rowlock.rules.legal import legal, to_decide
from rowlock.rules.moves import Cross, Move, Pass
from rowlock.rules.notation import parse_move, parse_roll, parse_sheet, parse_state
from rowlock.rules.play import choose, roll, start, take_back
from rowlock.rules.record import Record, Turn, replay
from rowlock.rules.scoring import Score, score, scores, winners
from rowlock.rules.sheet import Sheet
from rowlock.rules.state import Phase, State
from rowlock.rules.variant import Kind, Variant
from rowlock.rules.variant_text import parse_variant
from rowlock.rules.view import View, view

__all__ = [
    "AlreadyDecided",
    "Cross",
    "Event",
    "FaceOutOfRange",
    "IllegalMove",
    "Kind",
    "MissingDie",
    "Move",
    "NotConsecutive",
    "NotTimeToRoll",
    "NotYourDecision",
    "NotationError",
    "Pass",
    "Phase",
    "Player",
    "Record",
    "RecordError",
    "RemovedDie",
    "Roll",
    "RollError",
    "RowlockError",
    "Score",
    "SeatOutOfRange",
    "SetupError",
    "Sheet",
    "State",
    "Turn",
    "UnknownVariant",
    "Variant",
    "VariantError",
    "View",
    "WrongVariant",
    "arena",
    "choose",
    "fold",
    "legal",
    "load_variant",
    "outcomes",
    "parse_move",
    "parse_roll",
    "parse_sheet",
    "parse_state",
    "parse_variant",
    "player",
    "players",
    "register",
    "replay",
    "roll",
    "score",
    "scores",
    "simulate",
    "since",
    "start",
    "take_back",
    "to_decide",
    "told",
    "tournament",
    "variant",
    "variants",
    "view",
    "winners",
]

_join()
