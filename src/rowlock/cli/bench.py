"""`rowlock bench`: how fast things are."""

from __future__ import annotations

from dataclasses import asdict

from cyclopts import App

from rowlock.cli.shared import Flag, print_json
from rowlock.errors import SetupError
from rowlock.files import find_variant
from rowlock.rules.catalog import DEFAULT

bench = App(name="bench", help="Measure how fast it is, against a small loop timed in the same run.")


@bench.command
@bench.default
def rules(*, games: int = 100, seed: int = 1, json: Flag = False) -> None:
    """Measure the rules: whole games of every variant. This is what is measured if you name nothing.

    Parameters
    ----------
    games
        How many to play for each line.
    seed
        Makes the games repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.bench.rules import SEATS, measure_rules

    _check_games(games)
    measured = list(measure_rules(games, seed))
    if json:
        print_json([asdict(one) for one in measured])
        return
    print(f"{SEATS} seats, every legal move enumerated; ratio = time of a game / time of the reference loop")
    for one in measured:
        speed = f"{one.milliseconds:6.2f} ms a game  {one.decisions:6.1f} decisions"
        print(f"{one.variant:<11} {one.player:<7} {speed}  ratio {one.ratio:5.2f}")


@bench.command
def kernel(*, games: int = 20_000, seed: int = 1, json: Flag = False) -> None:
    """Measure the kernel: every variant and policy, more seats and threads, against a plain loop and the rules.

    Parameters
    ----------
    games
        How many to play at a time for each line.
    seed
        Makes the games repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.bench.kernel import measure_kernel

    _check_games(games)
    measured = list(measure_kernel(games, seed))
    if json:
        print_json([asdict(one) for one in measured])
        return
    print(
        "2 seats, one thread unless it says otherwise; the plain loop plays 2 seats of one variant, greedy, and no more"
    )
    for one in measured:
        print(f"{one.what:<26} {one.games_per_second:10,.0f} games/s  {one.ratio:6.3f} × {one.of}")


@bench.command
def solver(*, variant: str = DEFAULT, games: int = 20_000, seed: int = 1, json: Flag = False) -> None:
    """Measure how long it takes to solve the game of one, and how fast it is then played.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    games
        How many to play at a time.
    seed
        Makes the games repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.bench.solver import measure_solver

    _check_games(games)
    one = measure_solver(find_variant(variant), games, seed)
    if json:
        print_json(asdict(one) | {"ratio": one.ratio, "playing_ratio": one.playing_ratio})
        return
    print(f"plain loop             {one.plain_games_per_second:10,.0f} games/s")
    print(f"played by the values   {one.games_per_second:10,.0f} games/s  {one.playing_ratio:6.3f} × plain loop")
    print(f"solved by one thread   {one.seconds_alone:10.1f} s  {one.positions:,} positions")
    speedup = one.seconds_alone / one.seconds
    print(f"solved by all cores    {one.seconds:10.1f} s  {speedup:6.2f} × one thread")
    print(f"that is the time of {one.ratio:.1f} million games of the plain loop")


@bench.command
def players(*, decisions: int = 2000, seed: int = 1, json: Flag = False) -> None:
    """Measure how long the champion takes to decide at a table of five, compiled and in plain Python.

    It is compared with the greedy player in the same run.

    Parameters
    ----------
    decisions
        How many to time for each variant, and a twentieth of them in plain Python.
    seed
        Makes the decisions repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.bench.players import SEATS, measure_players

    if decisions < 1:
        raise SetupError("bench: at least one decision is needed")
    measured = []
    if not json:
        print(f"{SEATS} seats, decisions with a choice, time of one core")
    for one in measure_players(decisions, seed):
        measured.append(asdict(one))
        if not json:
            times = f"mean {one.mean:7.3f} ms  99th percentile {one.percentile_99:7.3f} ms"
            print(
                f"{one.variant:<11} {one.way:<9} {times}  {one.ratio:7.2f} × greedy  {one.decisions:,} decisions",
                flush=True,
            )
    if json:
        print_json(measured)


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
    json: Flag = False,
) -> None:
    """Measure the server: people at tables on this machine, and rounds against a bare echo.

    Parameters
    ----------
    tables
        How many tables, with four people each.
    rate
        How often somebody acts, all people together, each second.
    seconds
        How long to measure each load.
    highest
        Raise the load until the 99th percentile is over 250 ms.
    rooms
        How many rounds go on at once in the comparison with an echo.
    database
        A PostgreSQL database to use, which is migrated; a SQLite file of its own if left out.
    redis
        For several nodes: redis://HOST.
    nodes
        How many server processes share the load.
    seed
        Makes what people do repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.bench.server import measure_server

    if min(tables, rate, seconds, rooms, nodes) <= 0:
        raise SetupError("bench: nothing comes of nothing; every number has to be above zero")
    if nodes > 1 and not (database and redis):
        raise SetupError("bench: several nodes need --database postgresql://… and --redis redis://…")
    measured = measure_server(tables, rate, seconds, rooms, database, redis, nodes, seed, highest=highest)
    if json:
        print_json(asdict(measured))
        return
    print(f"first page {measured.start:5.2f} s after the start")
    print(f"loading    {measured.load_ms:5.1f} ms for a table of {measured.load_entries} entries")
    for one in measured.loads:
        print(
            f"{one.people} people, {one.reached:6.0f} of {one.wanted:.0f} actions/s: "
            f"p50 {one.p50:5.1f} ms  p99 {one.p99:6.1f} ms  errors {one.errors}  memory {one.memory:4.0f} MB"
        )
    if measured.rounds:
        print(
            f"rounds     {measured.rounds:6.0f}/s, a bare echo {measured.echo:6.0f}/s: "
            f"ratio {measured.rounds / measured.echo:4.2f}"
        )


@bench.command
def start(*, json: Flag = False) -> None:
    """Measure how a server starts: first page, memory, and the time until the champion is compiled. Linux only.

    Parameters
    ----------
    json
        Print the result as JSON.

    """
    from rowlock.bench.starting import measure_starts

    measured = measure_starts()
    if json:
        print_json(asdict(measured))
        return
    for one in (measured.cold, measured.warm):
        print(
            f"{one.cache} cache  first page {one.first_page:5.2f} s  compiled after {one.compiled:6.1f} s  "
            f"peak memory {one.memory:4.0f} MB, of the compiler {one.compiler:4.0f} MB"
        )
    seconds, memory = measured.bare_seconds, measured.bare_memory
    print(
        f"import numba alone: {seconds:.2f} s, {memory:.0f} MB; a warm server needs "
        f"{measured.warm.compiled / seconds:.2f} × the time and {measured.warm.memory / memory:.2f} × the memory"
    )


def _check_games(games: int) -> None:
    if games < 1:
        raise SetupError("bench: at least one game is needed")
