"""`rowlock bench`: benchmarks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from math import isnan
from typing import TYPE_CHECKING

from cyclopts import App

from rowlock.cli.attack_command import attack
from rowlock.cli.bench_report import check_games, report
from rowlock.cli.coach_bench import coach, reviews
from rowlock.cli.limit import USUAL_LIMIT, TimeLimit
from rowlock.cli.shared import Flag, print_json
from rowlock.cli.soak_command import soak
from rowlock.errors import SetupError
from rowlock.files import find_variant
from rowlock.rules.catalog import DEFAULT

if TYPE_CHECKING:
    from rowlock.bench.server import Held, Measured
    from rowlock.bench.solver import SolverSpeed

bench = App(name="bench", help="Run a benchmark; results are compared with a reference timed in the same run.")
bench.command(soak)
bench.command(attack)
bench.command(coach)
bench.command(reviews)


@bench.command
@bench.default
def rules(*, games: int = 100, seed: int = 1, limit: float = USUAL_LIMIT, json: Flag = False) -> None:
    """Measure the rules: whole games of every variant. This is the default.

    Parameters
    ----------
    games
        Games per line.
    seed
        Makes the games repeatable.
    limit
        Stop after this many seconds, print the results so far, and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.rules import SEATS, Measurement, measure_rules

    check_games(games)
    heading = f"{SEATS} seats, every legal move enumerated; ratio = time of a game / time of the reference loop"

    def line(one: Measurement) -> str:
        speed = f"{one.milliseconds:6.2f} ms a game  {one.decisions:6.1f} decisions"
        return f"{one.variant:<12} {one.player:<7} {speed}  ratio {one.ratio:5.2f}"

    report(measure_rules(games, seed), heading, line, limit, json=json)


@bench.command
def kernel(*, games: int = 20_000, seed: int = 1, limit: float = USUAL_LIMIT, json: Flag = False) -> None:
    """Measure the kernel: every variant and policy, more seats and threads, compared with a plain loop and the rules.

    Parameters
    ----------
    games
        Games per run for each line.
    seed
        Makes the games repeatable.
    limit
        Stop after this many seconds, print the results so far, and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.kernel import Speed, measure_kernel

    check_games(games)
    heading = "2 seats and one thread unless stated otherwise; the plain loop only plays 2 greedy seats of one variant"

    def line(one: Speed) -> str:
        return f"{one.what:<26} {one.games_per_second:10,.0f} games/s  {one.ratio:6.3f} × {one.of}"

    report(measure_kernel(games, seed), heading, line, limit, json=json)


@bench.command
def solver(
    *, variant: str = DEFAULT, games: int = 20_000, seed: int = 1, limit: float = USUAL_LIMIT, json: Flag = False
) -> None:
    """Measure how long it takes to solve the solo game, and how fast it is then played.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    games
        Games per run.
    seed
        Makes the games repeatable.
    limit
        Stop after this many seconds, print the results so far, and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.solver import SolverSpeed, measure_solver

    check_games(games)
    asked = find_variant(variant)
    speed = SolverSpeed(str(asked))
    with TimeLimit(limit) as time:
        for speed in measure_solver(asked, games, seed):  # noqa: B007
            pass
    figures = asdict(speed) | {"ratio": speed.ratio, "playing_ratio": speed.playing_ratio}
    if json:
        print_json({name: figure for name, figure in figures.items() if figure == figure})
    else:
        print(*_solver_lines(speed), sep="\n")
    time.check()


def _solver_lines(one: SolverSpeed) -> list[str]:
    """A line for each result so far."""
    played = f"{one.games_per_second:10,.0f} games/s  {one.playing_ratio:6.3f} × plain loop"
    together = f"{one.seconds:10.1f} s  {one.seconds_alone / one.seconds:6.2f} × one thread"
    lines = {
        f"plain loop             {one.plain_games_per_second:10,.0f} games/s": one.plain_games_per_second,
        f"played by the values   {played}": one.games_per_second,
        f"solved by one thread   {one.seconds_alone:10.1f} s  {one.positions:,} positions": one.seconds_alone,
        f"solved by all cores    {together}": one.seconds,
        f"solving takes as long as {one.ratio:.1f} million games of the plain loop": one.ratio,
    }
    return [line for line, figure in lines.items() if not isnan(figure)]


@bench.command
def players(*, decisions: int = 2000, seed: int = 1, limit: float = USUAL_LIMIT, json: Flag = False) -> None:
    """Measure how long the champion takes to decide at a table of five, compiled and in plain Python.

    It is compared with the greedy player in the same run.

    Parameters
    ----------
    decisions
        Decisions to time for each variant; a twentieth of them in plain Python.
    seed
        Makes the decisions repeatable.
    limit
        Stop after this many seconds, print the results so far, and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.player_speed import SEATS, DecisionTime, measure_players

    if decisions < 1:
        raise SetupError("bench: at least one decision is needed")
    heading = f"{SEATS} seats, decisions with more than one legal move, CPU time"

    def line(one: DecisionTime) -> str:
        times = f"mean {one.mean:7.3f} ms  99th percentile {one.percentile_99:7.3f} ms"
        return f"{one.variant:<11} {one.way:<9} {times}  {one.ratio:7.2f} × greedy  {one.decisions:,} decisions"

    report(measure_players(decisions, seed), heading, line, limit, json=json)


@bench.command
def server(
    *,
    tables: int = 500,
    rate: float = 1000,
    seconds: float = 20,
    highest: Flag = False,
    rooms: int = 100,
    database: str = "",
    redis: str = "",
    nodes: int = 1,
    seed: int = 1,
    limit: float = USUAL_LIMIT,
    json: Flag = False,
) -> None:
    """Measure the server: people at tables on this machine, and rounds compared with a bare echo server.

    Parameters
    ----------
    tables
        How many tables, with four people each.
    rate
        Actions per second, of all people together.
    seconds
        How long to measure each load.
    highest
        Raise the load until the 99th percentile is over 250 ms.
    rooms
        Concurrent rounds in the comparison with an echo server.
    database
        A PostgreSQL database to use, which is migrated; a temporary SQLite file by default.
    redis
        For several nodes: redis://HOST.
    nodes
        How many server processes share the load.
    seed
        Makes what people do repeatable.
    limit
        Stop after this many seconds, print the results so far, and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.server import measure_server

    if min(tables, rate, seconds, rooms, nodes) <= 0:
        raise SetupError("bench: every number has to be above zero")
    if nodes > 1 and not (database and redis):
        raise SetupError("bench: several nodes need --database postgresql://… and --redis redis://…")
    loads: list[Held] = []
    with TimeLimit(limit) as time:
        measured = measure_server(
            tables, rate, seconds, rooms, database, redis, nodes, seed, highest=highest, tell=loads.append
        )
    if json:
        print_json({"loads": [asdict(one) for one in loads]} if time.ran_out else asdict(measured))
    else:
        print(*map(_load_line, loads), sep="\n")
        if not time.ran_out:
            print(*_server_lines(measured), sep="\n")
    time.check()


def _load_line(one: Held) -> str:
    return (
        f"{one.people} people, {one.reached:6.0f} of {one.wanted:.0f} actions/s: "
        f"p50 {one.p50:5.1f} ms  p99 {one.p99:6.1f} ms  errors {one.errors}  memory {one.memory:4.0f} MB"
    )


def _server_lines(measured: Measured) -> Iterator[str]:
    yield f"startup    {measured.start:5.2f} s until the first answer"
    yield f"loading    {measured.load_ms:5.1f} ms for a table of {measured.load_entries} entries"
    if measured.rounds:
        ratio, durable = measured.rounds / measured.echo, measured.rounds / measured.durable_echo
        yield f"rounds     {measured.rounds:6.0f}/s, a bare echo {measured.echo:6.0f}/s: ratio {ratio:4.2f}"
        yield f"           an echo that stores each message {measured.durable_echo:6.0f}/s: ratio {durable:4.2f}"
        yield f"storm      {measured.storm:5.2f} s until 1,000 people were back after a restart"


@bench.command
def start(*, limit: float = USUAL_LIMIT, json: Flag = False) -> None:
    """Measure server startup: first page, memory, and the time until the champion is compiled. Linux only.

    Parameters
    ----------
    limit
        Stop after this many seconds and exit with 124.
    json
        Print the result as JSON.

    """
    from rowlock.bench.starting import measure_starts

    with TimeLimit(limit) as time:
        measured = measure_starts()
    time.check()
    if json:
        print_json(asdict(measured))
        return
    for one in (measured.cold, measured.warm):
        print(
            f"{one.cache} cache  first page {one.first_page:5.2f} s  compiled after {one.compiled:6.1f} s  "
            f"peak memory {one.memory:4.0f} MB, compiler {one.compiler:4.0f} MB"
        )
    seconds, memory = measured.bare_seconds, measured.bare_memory
    print(
        f"import numba alone: {seconds:.2f} s, {memory:.0f} MB; a warm server needs "
        f"{measured.warm.compiled / seconds:.2f} × the time and {measured.warm.memory / memory:.2f} × the memory"
    )
