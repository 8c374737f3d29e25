"""Puzzles: decisions with one clearly best move that is easy to miss. Some are shipped for every printed variant."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rowlock.errors import SetupError
from rowlock.rules.catalog import variant as printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A decision of a seat. Moves and the state are text, as everywhere in files and messages."""

    id: str
    """The variant and a number: it stays the same as long as the puzzle does."""
    state: str
    """The position; in the white action, nobody has chosen yet."""
    seat: int
    worth: Mapping[str, float]
    """By legal move, the best first: how often the seat won in rollouts, ties shared."""
    rating: int
    """How hard it is, on the scale of `puzzle_rating`."""
    solved_by: tuple[str, ...]
    """The bots that find the best move, the weakest first."""

    @property
    def best(self) -> str:
        """The move to find."""
        return next(iter(self.worth))

    @property
    def lead(self) -> float:
        """How much better the best move is than the second."""
        first, second, *_ = self.worth.values()
        return first - second


@cache
def puzzles(variant: str) -> tuple[Puzzle, ...]:
    """The puzzles that are shipped for a printed variant, in the order in which they were found.

    >>> puzzles("classic")[0].id
    'classic-1'
    """
    name = f"{printed(variant).id}.json"
    return read_puzzles((files("rowlock.coach") / "shipped_puzzles" / name).read_text(encoding="utf-8"), name)


def read_puzzles(text: str, path: str) -> tuple[Puzzle, ...]:
    """Parse what `write_puzzles` wrote; `path` is for the error message. States and moves are not checked."""
    try:
        return tuple(
            Puzzle(
                id=str(one["id"]),
                state=str(one["state"]),
                seat=int(one["seat"]),
                worth={str(move): float(chance) for move, chance in one["worth"].items()},
                rating=int(one["rating"]),
                solved_by=tuple(map(str, one["solved_by"])),
            )
            for one in json.loads(text)
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise SetupError(f"{path} cannot be read as puzzles: {error!r}; rowlock puzzles writes them") from None


def write_puzzles(found: Iterable[Puzzle]) -> str:
    """Puzzles as text: JSON with a line for each."""
    lines = ",\n".join(json.dumps(puzzle_as_json(one), ensure_ascii=False) for one in found)
    return f"[\n{lines}\n]\n"


def puzzle_as_json(puzzle: Puzzle) -> dict[str, object]:
    """A puzzle in the form that files have."""
    return {
        "id": puzzle.id,
        "state": puzzle.state,
        "seat": puzzle.seat,
        "worth": {move: round(chance, 4) for move, chance in puzzle.worth.items()},
        "rating": puzzle.rating,
        "solved_by": list(puzzle.solved_by),
    }
