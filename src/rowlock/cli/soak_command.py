"""`rowlock bench soak`: whether a server stands everything at once for a long time."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rowlock.cli.limit import TimeLimit
from rowlock.cli.shared import Flag, print_json
from rowlock.errors import SetupError

if TYPE_CHECKING:
    from rowlock.bench.soak.soak_report import Window

_MARGIN = 300.0
"""Seconds that a soak may take longer than it should."""


def soak(
    *,
    minutes: float = 2,
    tables: int = 10,
    think: float = 0.8,
    restarts: bool = True,
    seed: int = 1,
    limit: float | None = None,
    json: Flag = False,
) -> None:
    """Run a server for a while with people, bots, spectators, reconnects, restarts and abuse at once.

    Exits with 1 if anything that was acknowledged is lost, or anything goes wrong. Needs Linux.

    Parameters
    ----------
    minutes
        How long. The first 20 seconds are without abuse, the restarts are over at half time.
    tables
        How many tables, each with two or three people, a bot and a spectator.
    think
        Seconds that people think before they act, on average.
    restarts
        Restart the server now and then.
    seed
        Makes what people and abusers do repeatable, but for its timing.
    limit
        Stop after so many seconds, print what there is, and exit with 124. By default five minutes after the end.
    json
        Print the result as JSON.

    """
    from rowlock.bench.soak.soak_report import line
    from rowlock.bench.soak.soak_run import Plan
    from rowlock.bench.soak.soak_run import soak as run

    if min(minutes, tables, think) <= 0:
        raise SetupError("bench: --minutes, --tables and --think have to be above zero")
    if not Path("/proc/self/fd").exists():
        raise SetupError("bench: the soak needs Linux, where a client can choose among the addresses 127.x.x.x")
    seen: list[Window] = []

    def tell(window: Window) -> None:
        seen.append(window)
        if not json:
            print(line(window), flush=True)

    with TimeLimit(limit or 60 * minutes + _MARGIN) as time:
        soaked = run(Plan(60 * minutes, tables, think, seed, restarts=restarts), tell)
    if time.ran_out:
        if json:
            print_json({"windows": [asdict(one) for one in seen]})
        time.check()
    if json:
        print_json(asdict(soaked))
    else:
        print(*soaked.verdict(), sep="\n")
    sys.exit(0 if soaked.is_sound else 1)
