"""What to train: everything that determines a net."""

from __future__ import annotations

from dataclasses import dataclass

from rowlock.errors import SetupError
from rowlock.players.net.file import net_name
from rowlock.rules.pad.variant import MOST_SEATS, Variant


@dataclass(frozen=True)
class Plan:
    """A net for a variant, from this many playthroughs at tables of these sizes in turn. The seed decides the rest."""

    variant: Variant
    seats: tuple[int, ...]
    games: int
    seed: int
    like: str = ""
    """The name of a shipped net to start from; empty to start with random weights."""

    def __post_init__(self) -> None:
        if not self.seats or not all(2 <= number <= MOST_SEATS for number in self.seats):
            raise SetupError(f"a net is trained for 2 to {MOST_SEATS} seats: write --seats 2, or --seats 3-5")
        if self.games < 1:
            raise SetupError(f"{self.games} games: at least one is needed")
        if self.seed < 0:
            raise SetupError(f"seed {self.seed}: it must not be negative")

    @property
    def name(self) -> str:
        """The name of the net."""
        return net_name(self.variant, min(self.seats))

    @property
    def command(self) -> str:
        """The command that makes this net."""
        like = f" --like {self.like}" if self.like else ""
        return f"rowlock train {self.variant} --seats {self.span} --games {self.games} --seed {self.seed}{like}"

    @property
    def span(self) -> str:
        """The numbers of seats as text; the inverse of `parse_seats`."""
        low, high = min(self.seats), max(self.seats)
        return str(low) if low == high else f"{low}-{high}"


def parse_seats(text: str) -> tuple[int, ...]:
    """Parse numbers of seats, written like 2 or 3-5."""
    low, _, high = text.partition("-")
    if not low.isdecimal() or (high and not high.isdecimal()) or text.endswith("-"):
        raise SetupError(f"seats {text!r}: write a number like 2, or the lowest and highest like 3-5")
    return tuple(range(int(low), int(high or low) + 1))
