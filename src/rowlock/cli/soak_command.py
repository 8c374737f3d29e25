"""`rowlock bench soak`: whether a server survives everything at once for a long time."""

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
"""Seconds that a soak may overrun."""


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
    """Run a server for a while with people, bots, spectators, reconnects, restarts and abuse, all at once.

    Exits with 1 if anything acknowledged is lost or anything goes wrong. Needs Linux.

    Parameters
    ----------
    minutes
        The duration. There is no abuse in the first 20 seconds, and there are no restarts in the second half.
    tables
        How many tables, each with two or three people, a bot and a spectator.
    think
        Average seconds that people think before they act.
    restarts
        Restart the server now and then.
    seed
        Makes what people and abusers do repeatable, except for its timing.
    limit
        Stop after this many seconds, print the results so far, and exit with 124. By default, --minutes plus 300 s.
    json
        Print the result as JSON.

    """
    from rowlock.bench.soak.soak_report import line
    from rowlock.bench.soak.soak_run import Plan
    from rowlock.bench.soak.soak_run import soak as run

    if min(minutes, tables, think) <= 0:
        raise SetupError("bench: --minutes, --tables and --think have to be above zero")
    if not Path("/proc/self/fd").exists():
        raise SetupError("bench: the soak needs Linux, where clients can use any 127.x.x.x address")
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
