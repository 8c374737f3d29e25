"""A table at one moment: who sits there, and where the playthrough stands. Frozen; `fold` makes the next one."""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest
from typing import Literal

from rowlock.errors import TableError
from rowlock.rules.game import Playthrough
from rowlock.rules.pad.variant import Variant
from rowlock.table.fair import Proof, commitment

Pausing = Literal["person", "nobody"]
"""Why a table is paused: somebody asked for it, or nobody is present."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: empty, a person's, or a bot's."""

    name: str = ""
    token: str = ""
    """The hash of the token that opens it; empty for a bot."""
    player: str = ""
    """The bot that sits there; empty for a person."""
    stand_in: str = ""
    """The bot that decides for an absent person."""
    left: bool = False
    """Whether that person left of their own accord: a host who did is no longer the host."""
    away: bool = False
    salt: str = ""

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, who may be away."""
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
        """Whether a person is present and decides."""
        return self.is_person and not self.away and not self.stand_in


@dataclass(frozen=True, slots=True)
class Table:
    """A table after the first `version` entries of its log."""

    id: str
    version: int
    variant: Variant
    toml: str
    """The text of a home-made variant; empty for a printed one."""
    real_dice: bool
    clock: float
    """Seconds per decision, 0 for no clock."""
    anyone_rolls: bool
    """Whether everybody seated may roll for the active seat."""
    coach: bool
    """Whether everybody may ask the coach."""
    seed: bytes
    """The secret that the server's dice follow from."""
    seats: tuple[Seat, ...]
    host: int | None
    since: float
    """When the open decision opened, or the table resumed after a pause."""
    play: Playthrough | None = None
    """Where the playthrough stands; None before the start."""
    resumes: Playthrough | None = None
    """The end of the record that the table continues, if it does."""
    from_turn: int = 1
    """The first turn whose dice this table rolled."""
    paused: Pausing | Literal[""] = ""
    rematch: str = ""

    @property
    def started(self) -> Playthrough:
        """The playthrough; TableError before the start."""
        if self.play is None:
            raise TableError("the table has not started yet")
        return self.play

    @property
    def decision(self) -> str:
        """The name of the open decision: turn and phase. Empty before the start and after the end."""
        return "" if self.play is None else self.play.decision

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have to choose or to roll."""
        return () if self.play is None else self.play.awaited

    @property
    def is_over(self) -> bool:
        """Whether the playthrough has ended."""
        return self.play is not None and self.play.is_over

    def moved_on(self, play: Playthrough, since: float) -> Table:
        """The table one entry later, with its playthrough advanced.

        Every field is written out, because `dataclasses.replace` takes twice as long and this runs for every choice.
        """
        return Table(
            self.id,
            self.version + 1,
            self.variant,
            self.toml,
            self.real_dice,
            self.clock,
            self.anyone_rolls,
            self.coach,
            self.seed,
            self.seats,
            self.host,
            since,
            play,
            self.resumes,
            self.from_turn,
            self.paused,
            self.rematch,
        )

    def held_by(self, token: str) -> tuple[int, ...]:
        """The seats that a token opens, by its hash."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.token and compare_digest(seat.token, token)])

    @property
    def salts(self) -> tuple[str, ...]:
        """What the seats contributed to the dice."""
        return tuple(seat.salt for seat in self.seats)

    @property
    def proof(self) -> Proof | None:
        """The proof of the dice; its seed is empty until the end. None for real dice."""
        if self.real_dice:
            return None
        seed = self.seed.hex() if self.is_over else ""
        return Proof(self.id, commitment(self.seed), seed, self.salts, self.from_turn)
