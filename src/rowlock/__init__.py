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

from rowlock.arena.tournaments import arena, tournament
from rowlock.coach.move_worths import MoveWorths, worth
from rowlock.coach.outlook import Worth
from rowlock.coach.review import review
from rowlock.coach.reviewed import Review
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
from rowlock.players.player import Player
from rowlock.players.registry import player, players, register
from rowlock.rules.catalog import variant, variants
from rowlock.rules.dice.events import Event, fold, since, told
from rowlock.rules.dice.legal import legal, to_decide
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.notation import parse_move, parse_roll, parse_sheet, parse_state
from rowlock.rules.dice.play import choose, roll, start, take_back
from rowlock.rules.dice.record import Record, Turn, replay
from rowlock.rules.dice.roll import Roll, outcomes
from rowlock.rules.dice.standings import scores, winners
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import View, view
from rowlock.rules.pad.scoring import Score, score
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Kind, Variant
from rowlock.rules.pad.variant_text import parse_variant

__all__ = [
    "AlreadyDecided",
    "Cross",
    "Event",
    "FaceOutOfRange",
    "IllegalMove",
    "Kind",
    "MissingDie",
    "Move",
    "MoveWorths",
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
    "Review",
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
    "Worth",
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
    "review",
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
    "worth",
]
