"""One point of a playthrough of the card game: everything that decides how it can go on, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from rowlock.rules.cards.card import Card, cards_text, deck
from rowlock.rules.cards.card_moves import CardMove
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.over import enough_penalties
from rowlock.rules.pad.record_text import check_seat
from rowlock.rules.pad.sheet import Sheet
from rowlock.rules.pad.variant import Variant

DEALT = 4
"""The cards that each hand begins with (K2)."""
FULL = 5
"""The cards of the hand from which one plays (K3)."""
PLACES = 4
"""The places of the display (K2)."""


class CardPhase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    """Cards have to be handed in: the deck, or the shuffled discards."""
    TAKE = "take"
    """The active seat has to take cards from the display."""
    NUMBER = "number"
    """The open number: every seat has to choose."""
    PLAY = "play"
    """The active seat has to play cards."""
    OVER = "over"

    __repr__ = Enum.__str__


@dataclass(frozen=True, slots=True, repr=False)
class CardState:
    """A point of a playthrough. `str` gives its notation."""

    variant: Variant
    jokers: bool
    """Whether the jokers are played with (K1)."""
    sheets: tuple[Sheet, ...]
    turn: int
    active: int
    phase: CardPhase
    hands: tuple[tuple[Card, ...], ...]
    """The hands by seat, each sorted by number."""
    display: tuple[Card | None, ...]
    """The places from left to right; None for a gap, before the deal and while a shuffle is due."""
    pile: tuple[Card, ...] = ()
    """From the top: the number of the first card is the open one."""
    discards: tuple[Card, ...] = ()
    """In the order in which they were played."""
    choices: tuple[CardMove | None, ...] = ()
    """What the seats do with the open number: in NUMBER as far as they have chosen, in PLAY what landed; else empty."""

    @property
    def is_over(self) -> bool:
        """Whether the playthrough has ended."""
        return self.phase is CardPhase.OVER

    @property
    def closed(self) -> frozenset[str]:
        """The rows that are closed for everybody: none, each player closes rows for themselves (K5)."""
        return frozenset()

    @property
    def due(self) -> tuple[Card, ...]:
        """The cards that have to be handed in now: the deck, or the discards once the pile is used up (K6)."""
        if self.phase is not CardPhase.DEAL:
            return ()
        return self.discards if self.hands[0] else deck(jokers=self.jokers)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that this table does not have."""
        check_seat(seat, len(self.sheets))

    def __str__(self) -> str:
        jokers = " jokers" if self.jokers else ""
        parts = [
            f"{self.variant.id}{jokers} turn {self.turn} seat {self.active} {self.phase.value}",
            *map(str, self.sheets),
            f"hands {', '.join(cards_text(hand) or '-' for hand in self.hands)}",
            f"display {' '.join(str(card) if card else '.' for card in self.display)}",
            f"pile {cards_text(self.pile) or '-'}",
            f"discards {cards_text(self.discards) or '-'}",
        ]
        if self.choices:
            parts.append(" ".join("?" if move is None else str(move) for move in self.choices))
        return " / ".join(parts)

    __repr__ = __str__


def card_game_ends(variant: Variant, sheets: Iterable[Sheet]) -> bool:
    """Whether it is over: one player has closed enough rows on their own sheet, or taken the last penalty (K6)."""
    sheets = tuple(sheets)
    closed = (sum(sheet.is_locked(row) for row in range(len(COLORS))) for sheet in sheets)
    return max(closed) >= variant.rows_to_end or enough_penalties(variant, sheets)
