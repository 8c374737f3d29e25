"""`rowlock bench attack`: how long one hostile address can make everybody else wait."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rowlock.cli.limit import USUAL_LIMIT, TimeLimit
from rowlock.cli.shared import Flag, print_json
from rowlock.errors import SetupError

if TYPE_CHECKING:
    from rowlock.bench.attack.attack_report import Phase


def attack(*, seconds: float = 8, limit: float = USUAL_LIMIT, json: Flag = False) -> None:
    """Attack a server from one address, one attack after another, and measure how long others have to wait.

    Exits with 1 if anybody else waited for more than a second or was refused anything. Needs Linux.

    Parameters
    ----------
    seconds
        The duration of each attack and of the quiet phase before them.
    limit
        Stop after this many seconds, print the results so far, and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.attack.attack_report import lines
    from rowlock.bench.attack.attack_run import measure_attacks

    if seconds <= 0:
        raise SetupError("bench: --seconds has to be above zero")
    if not Path("/proc/self/fd").exists():
        raise SetupError("bench: the attacks need Linux, where clients can use any 127.x.x.x address")
    phases: list[Phase] = []

    def tell(phase: Phase) -> None:
        phases.append(phase)
        if not json:
            print(*lines(phase, phases[0]), sep="\n", flush=True)

    with TimeLimit(limit) as time:
        measure_attacks(seconds, tell)
    problems = [problem for phase in phases for problem in phase.problems()]
    if json:
        print_json({"phases": [asdict(phase) for phase in phases], "problems": problems})
    else:
        print(*problems, sep="\n")
    time.check()
    sys.exit(1 if problems else 0)
