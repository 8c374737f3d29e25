"""How the results of benchmarks are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from rowlock.cli.limit import TimeLimit
from rowlock.cli.shared import print_json
from rowlock.errors import SetupError


def report(measured: Iterable[Any], heading: str, line: Callable[[Any], str], limit: float, *, json: bool) -> None:
    """Print each result as it arrives, or all of them as JSON at the end."""
    seen = []
    with TimeLimit(limit) as time:
        if not json:
            print(heading)
        for one in measured:
            seen.append(asdict(one))
            if not json:
                print(line(one), flush=True)
    if json:
        print_json(seen)
    time.check()


def check_games(games: int) -> None:
    """SetupError if there are none."""
    if games < 1:
        raise SetupError("bench: at least one game is needed")
