"""A table at one moment: who sits there, and where the playthrough stands. Frozen; `fold` makes the next one."""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest
from typing import Literal

from rowlock.rules.dice.legal import to_decide
from rowlock.rules.dice.record import Record
from rowlock.rules.dice.state import Phase, State
from rowlock.rules.pad.variant import Variant
from rowlock.table.fair import Proof, commitment

Pausing = Literal["person", "nobody"]
"""Why a table pauses: somebody asked for it, or nobody is there."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: empty, a person's, or a bot's."""

    name: str = ""
    token: str = ""
    """The hash of the token that opens it; empty for a bot."""
    player: str = ""
    """The bot that sits there; empty for a person."""
    stand_in: str = ""
    """The bot that decides for a person who is not there."""
    left: bool = False
    """Whether that person left of their own accord: a host who did is the host no more."""
    away: bool = False
    salt: str = ""

    @property
    def is_person(self) -> bool:
        """Whether the seat is somebody's, who may be away."""
        return bool(self.token)

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits there."""
        return not self.token and not self.player

    @property
    def bot(self) -> str:
        """The bot that decides for the seat now, empty if a person does."""
        return self.player or self.stand_in

    @property
    def is_here(self) -> bool:
        """Whether a person is there and decides."""
        return self.is_person and not self.away and not self.stand_in


@dataclass(frozen=True, slots=True)
class Table:
    """A table after so many entries of its log (`version`)."""

    id: str
    version: int
    variant: Variant
    toml: str
    """The text of a home-made variant; empty for a printed one."""
    real_dice: bool
    clock: float
    """Seconds for a decision, 0 for no clock."""
    anyone_rolls: bool
    """Whether everybody seated may roll for the active seat."""
    seed: bytes
    """The secret that the server's dice follow from."""
    seats: tuple[Seat, ...]
    host: int | None
    since: float
    """When the open decision opened, or the table went on after a pause."""
    state: State | None = None
    """None before the start."""
    record: Record | None = None
    """The inputs so far; before the start, those to continue from."""
    resumes: State | None = None
    """Where the record to continue from ends."""
    from_turn: int = 1
    """The first turn that this table's dice rolled."""
    before: State | None = None
    """The state before a color choice that may still be taken back."""
    paused: Pausing | Literal[""] = ""
    rematch: str = ""

    @property
    def decision(self) -> str:
        """The name of the open decision: turn and phase. Empty before the start and after the end."""
        return "" if self.state is None else decision_of(self.state)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are to choose or to roll."""
        if self.state is None:
            return ()
        return (self.state.active,) if self.state.phase is Phase.ROLL else to_decide(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the playthrough has ended."""
        return self.state is not None and self.state.is_over

    def held_by(self, token: str) -> tuple[int, ...]:
        """The seats that a token opens, by its hash."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.token and compare_digest(seat.token, token)])

    @property
    def salts(self) -> tuple[str, ...]:
        """What the seats contributed to the dice."""
        return tuple(seat.salt for seat in self.seats)

    @property
    def proof(self) -> Proof | None:
        """What proves the dice; its seed is empty until the end. None for real dice."""
        if self.real_dice:
            return None
        seed = self.seed.hex() if self.is_over else ""
        return Proof(self.id, commitment(self.seed), seed, self.salts, self.from_turn)


def decision_of(state: State) -> str:
    """The name of the decision that is open in a state: 12r to roll, 12w white, 12c color."""
    return "" if state.is_over else f"{state.turn}{state.phase.value[0]}"
