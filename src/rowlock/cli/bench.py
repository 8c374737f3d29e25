"""`rowlock bench`: how fast things are."""

from __future__ import annotations

from dataclasses import asdict

from cyclopts import App

from rowlock.cli.shared import Flag, print_json
from rowlock.errors import SetupError

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

    if games < 1:
        raise SetupError("bench: at least one game is needed")
    measured = list(measure_rules(games, seed))
    if json:
        print_json([asdict(one) for one in measured])
        return
    print(f"{SEATS} seats, every legal move enumerated; ratio = time of a game / time of the reference loop")
    for one in measured:
        speed = f"{one.milliseconds:6.2f} ms a game  {one.decisions:6.1f} decisions"
        print(f"{one.variant:<11} {one.player:<7} {speed}  ratio {one.ratio:5.2f}")
