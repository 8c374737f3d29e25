"""`rowlock bench coach`: how long judging moves, rolls and whole records takes."""

from __future__ import annotations

from dataclasses import asdict

from rowlock.cli.limit import USUAL_LIMIT, TimeLimit
from rowlock.cli.shared import Flag, print_json
from rowlock.errors import SetupError


def coach(*, games: int = 5, seed: int = 1, limit: float = USUAL_LIMIT, json: Flag = False) -> None:
    """Measure the coach, compared with a decision of the champion in the same run.

    Parameters
    ----------
    games
        Games to review.
    seed
        Makes the games repeatable.
    limit
        Stop after this many seconds, print the results so far, and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.coach_speed import measure_coach

    if games < 1:
        raise SetupError("bench: at least one game is needed")
    lines: list[dict[str, object]] = []
    with TimeLimit(limit) as time:
        for one in measure_coach(games, seed):
            lines.append(asdict(one))
            if not json:
                print(f"{one.what:<34} {one.milliseconds:10.3f} ms  {one.ratio:8.2f} × a decision", flush=True)
    if json:
        print_json(lines)
    time.check()
