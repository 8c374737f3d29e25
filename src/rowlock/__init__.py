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
    DealError,
    FaceOutOfRange,
    IllegalMove,
    MissingDie,
    NotationError,
    NotConsecutive,
    NotTimeToDeal,
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
from rowlock.rules.any_game import choose, legal, replay, start, take_back, to_decide, view
from rowlock.rules.cards.card import Card, deck, parse_cards
from rowlock.rules.cards.card_moves import CardMove, Play, PlayedCard, Take, parse_card_move
from rowlock.rules.cards.card_notation import parse_card_state
from rowlock.rules.cards.card_record import CardRecord, CardTurn
from rowlock.rules.cards.card_state import CardPhase, CardState
from rowlock.rules.cards.card_view import CardView
from rowlock.rules.cards.dealing import supply
from rowlock.rules.catalog import card_variants, variant, variants
from rowlock.rules.dice.events import Event, fold, since, told
from rowlock.rules.dice.moves import Cross, Move, Pass
from rowlock.rules.dice.notation import parse_move, parse_roll, parse_sheet, parse_state
from rowlock.rules.dice.play import roll
from rowlock.rules.dice.record import Record, Turn
from rowlock.rules.dice.roll import Roll, outcomes
from rowlock.rules.dice.standings import scores, winners
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.dice.view import View
from rowlock.rules.pad.scoring import Score, score
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Kind, Variant
from rowlock.rules.pad.variant_text import parse_variant

__all__ = [
    "AlreadyDecided",
    "Card",
    "CardMove",
    "CardPhase",
    "CardRecord",
    "CardState",
    "CardTurn",
    "CardView",
    "Cross",
    "DealError",
    "Event",
    "FaceOutOfRange",
    "IllegalMove",
    "Kind",
    "MissingDie",
    "Move",
    "MoveWorths",
    "NotConsecutive",
    "NotTimeToDeal",
    "NotTimeToRoll",
    "NotYourDecision",
    "NotationError",
    "Pass",
    "Phase",
    "Play",
    "PlayedCard",
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
    "Take",
    "Turn",
    "UnknownVariant",
    "Variant",
    "VariantError",
    "View",
    "Worth",
    "WrongVariant",
    "arena",
    "card_variants",
    "choose",
    "deck",
    "fold",
    "legal",
    "load_variant",
    "outcomes",
    "parse_card_move",
    "parse_card_state",
    "parse_cards",
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
    "supply",
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
