"""Value files: solved games in the user's cache folder, each a JSON header followed by the values.

Files are written atomically. A file of another version or another sheet, or one that is truncated or damaged, is
ignored, and the game is solved again.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np

from rowlock.errors import SetupError
from rowlock.files import cache_folder, replacing
from rowlock.rules.pad.variant import Lucky, Variant, lucky_text
from rowlock.solve.positions.array_types import Values
from rowlock.solve.positions.ranking import Ranking
from rowlock.solve.positions.table_offsets import PENALTIES_TO_END, SIZE
from rowlock.solve.values.backward_induction import solve
from rowlock.solve.values.solved import Solved

VERSION = 1
"""Increase this whenever the numbering of positions or the meaning of values changes."""

_HEAD = 1024


def solved(
    variant: Variant,
    lucky: Lucky | None,
    *,
    threads: int = 1,
    anew: bool = False,
    told: Callable[[float], None] = lambda done: None,
) -> Solved:
    """The solved game, from the cache if possible; otherwise, or with `anew`, solve it and cache it."""
    ranking = Ranking(variant, lucky)
    return kept(ranking, lambda: solve(ranking, threads=threads, told=told), anew=anew)


def kept(ranking: Ranking, work: Callable[[], Values], label: str = "", *, anew: bool = False) -> Solved:
    """The same for any game with these positions: `work` solves it, and `label` distinguishes it from the solo game."""
    path = path_of(ranking, label)
    values = None if anew else load(ranking, path, label)
    if values is None:
        _check_space(ranking, path)
        values = work()
        save(ranking, values, path, label)
    return Solved(ranking, values)


def found(ranking: Ranking, label: str = "") -> Solved | None:
    """The solved game if it is in the cache, else None."""
    path = path_of(ranking, label)
    values = load(ranking, path, label) if path.is_file() else None
    return None if values is None else Solved(ranking, values)


def path_of(ranking: Ranking, label: str = "") -> Path:
    """The path of the solved game in the cache."""
    lucky = f"-lucky-{lucky_text(ranking.lucky).replace('/', '-')}" if ranking.lucky else ""
    called = f"{ranking.variant}{lucky}{label and '-'}{label}"
    return cache_folder() / "solved" / f"{called}-{_digest(ranking, label)[:12]}.values"


def load(ranking: Ranking, path: Path, label: str = "") -> Values | None:
    """The values in a file, or None if it is missing or cannot be used."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.read(_HEAD))
        values = np.memmap(path, np.float32, "c", _HEAD)
    except (OSError, ValueError):
        return None
    if head != _head(ranking, values, label):
        return None
    return np.asarray(values)


def save(ranking: Ranking, values: Values, path: Path, label: str = "") -> None:
    """Write the values to a file; if that fails, say why and leave nothing behind."""
    try:
        with replacing(path) as part:
            path.parent.mkdir(parents=True, exist_ok=True)
            with part.open("wb") as file:
                file.write(json.dumps(_head(ranking, values, label)).encode().ljust(_HEAD))
                values.tofile(file)
    except SetupError as error:
        raise SetupError(f"{error}; {_ADVICE}") from None


_ADVICE = "free some space, or set ROWLOCK_CACHE to a folder with enough"


def _check_space(ranking: Ranking, path: Path) -> None:
    """Refuse to solve a game that would not fit on the disk, before an hour is spent on it."""
    needed = 4 * _positions(ranking) + _HEAD
    there = next(folder for folder in path.parents if folder.is_dir())
    if shutil.disk_usage(there).free < needed:
        raise SetupError(f"{there} has no space for the {needed / 1e6:,.0f} MB of the solved game; {_ADVICE}")


def _positions(ranking: Ranking) -> int:
    return int(ranking.tables[SIZE]) * int(ranking.tables[PENALTIES_TO_END])


def _head(ranking: Ranking, values: Values, label: str) -> dict[str, object]:
    """The header of a file with these values."""
    return {
        "file": "a solved game of rowlock",
        "version": VERSION,
        "variant": str(ranking.variant),
        "game": _digest(ranking, label),
        "positions": _positions(ranking),
        "sha256": hashlib.sha256(np.ascontiguousarray(values).data).hexdigest(),
    }


def _digest(ranking: Ranking, label: str) -> str:
    """A hash of everything that the values depend on."""
    variant = ranking.variant
    numbers = (variant.sides, variant.close_after, variant.rows_to_end, variant.penalties_to_end)
    points = (variant.penalty_points, variant.most_scored)
    game = (str(variant.layout), numbers, points, ranking.lucky, variant.bar, variant.pairs, *filter(None, [label]))
    return hashlib.sha256(repr(game).encode()).hexdigest()
