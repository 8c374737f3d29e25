"""Positions whose best move is known, and how a player answers them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rowlock.errors import RowlockError, SetupError
from rowlock.players.player import Player
from rowlock.rules.dice.legal import legal
from rowlock.rules.dice.moves import Move
from rowlock.rules.dice.notation import parse_move, parse_state
from rowlock.rules.dice.state import State
from rowlock.rules.dice.view import view


@dataclass(frozen=True, slots=True)
class Position:
    """A decision of a seat, with what each of its moves is worth: its share of the win, the best first."""

    state: State
    seat: int
    kind: str
    """What it is about, in a few words."""
    how: str
    """How the worths were found: exact, or by a number of rollouts."""
    worths: dict[Move, float]

    @property
    def best(self) -> Move:
        """The move to find."""
        return next(iter(self.worths))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player chose."""

    position: Position
    move: Move

    @property
    def is_right(self) -> bool:
        """Whether it is the best move."""
        return self.move == self.position.best

    @property
    def loss(self) -> float:
        """How much of the win it gives away."""
        return self.position.worths[self.position.best] - self.position.worths[self.move]


def load_positions(path: Path) -> tuple[Position, ...]:
    """Read positions from a JSON file, as `tools/golden_positions.py` writes them."""
    try:
        return tuple(
            _position(one) for line in json.loads(path.read_text(encoding="utf-8"))["lines"].values() for one in line
        )
    except (OSError, UnicodeError, ValueError, KeyError, TypeError, AttributeError, RowlockError) as error:
        raise SetupError(
            f"{path} cannot be read as positions: {error!r}; tools/golden_positions.py writes them"
        ) from None


def _position(one: dict[str, object]) -> Position:
    worths = one["worths"]
    if not isinstance(worths, dict):
        raise TypeError("worths must map moves to numbers")
    state, seat = parse_state(str(one["state"])), int(str(one["seat"]))
    moves = {parse_move(move): float(worth) for move, worth in worths.items()}
    if set(moves) != set(legal(state, seat)):
        raise ValueError(f"{state}: worths of seat {seat} are needed for exactly its legal moves")
    return Position(state, seat, str(one["kind"]), str(one["how"]), moves)


def as_json(position: Position) -> dict[str, object]:
    """A position in the form that files have."""
    return {
        "state": str(position.state),
        "seat": position.seat,
        "kind": position.kind,
        "how": position.how,
        "worths": {str(move): round(worth, 5) for move, worth in position.worths.items()},
    }


def ask(player: Player, positions: Sequence[Position]) -> Iterator[Answer]:
    """Let a player decide all positions."""
    for position in positions:
        yield Answer(position, player.decide(view(position.state, position.seat)))
