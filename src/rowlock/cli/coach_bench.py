"""`rowlock bench coach` and `rowlock bench reviews`: how long the coach takes, and whether people who play notice."""

from __future__ import annotations

from dataclasses import asdict

from rowlock.cli.bench_report import check_games, report
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
    from rowlock.bench.coach_speed import CoachTime, measure_coach

    check_games(games)

    def line(one: CoachTime) -> str:
        return f"{one.what:<34} {one.milliseconds:10.3f} ms  {one.ratio:8.2f} × a decision"

    report(measure_coach(games, seed), "two seats unless stated otherwise, CPU time", line, limit, json=json)


def reviews(
    *,
    rounds: int = 5,
    tables: int = 100,
    rate: float = 200,
    seconds: float = 5,
    plain: Flag = False,
    seed: int = 1,
    limit: float = USUAL_LIMIT,
    json: Flag = False,
) -> None:
    """Measure whether people who play on a server notice that it always has ten reviews under way.

    Parameters
    ----------
    rounds
        How often to compare: each time the same people play without reviews, then with them.
    tables
        How many tables, with four people each.
    rate
        Actions per second, of all people together.
    seconds
        How long to measure each half of a round.
    plain
        Have the server review in plain Python, as it does until everything is compiled.
    seed
        Makes what people do repeatable.
    limit
        Stop after this many seconds, print the results so far, and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.play_and_reviews import REVIEWS, measure_play, medians

    if min(rounds, tables, rate, seconds) <= 0:
        raise SetupError("bench: every number has to be above zero")
    seen = []
    with TimeLimit(limit) as time:
        for one in measure_play(rounds, tables, rate, seconds, seed, plain=plain):
            seen.append(one)
            if not json:
                alone = f"without reviews p50 {one.p50:5.1f} ms  p99 {one.p99:6.1f} ms"
                disturbed = f"with {REVIEWS} p50 {one.p50_reviewing:5.1f} ms  p99 {one.p99_reviewing:6.1f} ms"
                ratio = f"ratio {one.p99_reviewing / one.p99:4.2f}"
                print(f"{alone}  {disturbed}  {ratio}  {one.reviews} reviews  errors {one.errors}", flush=True)
    if json:
        print_json([asdict(one) for one in seen])
    elif seen:
        without, during = medians(seen)
        told = f"{without:.1f} ms without reviews, {during:.1f} ms with {REVIEWS}: ratio {during / without:.2f}"
        print(f"median p99: {told}")
    time.check()
