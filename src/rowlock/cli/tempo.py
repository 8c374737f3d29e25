"""`rowlock solve --seats`: the table of `tempo`, and what it expects of others."""

from __future__ import annotations

from time import perf_counter

from rowlock.cli.progress import progress
from rowlock.cli.shared import print_json
from rowlock.rules.dice.play import start
from rowlock.rules.pad.variant import Lucky, Variant

_EVERY = 4
"""Crosses from one line of the chances to the next."""


def solve_for_tempo(variant: Variant, lucky: Lucky | None, seats: int, *, threads: int, anew: bool, json: bool) -> None:
    """Make the table of `tempo` for so many seats, and tell what it is made with."""
    from rowlock.players.compiled.tempo.habits import TEMPO
    from rowlock.players.compiled.tempo.pace import GAMES, pace, seated

    seated(variant, seats)  # refuses a number of seats that cannot be
    begun = perf_counter()
    with progress("solving") as told:
        found = TEMPO.made(variant, lucky, seats, threads=threads, anew=anew, told=told)
    seconds = perf_counter() - begun
    value = found.expected(start(variant, 1, lucky=[lucky] if lucky else None))
    assert TEMPO.charge is not None
    others = pace(variant, seats, TEMPO.charge)
    rows = range(variant.rows_to_end)
    if json:
        print_json(
            {
                "variant": str(variant),
                "seats": seats,
                "value": value,
                "states": len(found.values),
                "seconds": seconds,
                "charge": TEMPO.charge,
                "games": GAMES,
                "ends": [others.ends[closed].tolist() for closed in rows],
                "closes": [others.closes[closed].tolist() for closed in rows],
            }
        )
        return
    print(f"{variant.name}, tempo at a table with {seats} seats: {value:.4f} points, {TEMPO.charge:g} taken off a turn")
    print(f"{len(found.values):,} positions, {seconds:.1f} s")
    print(f"what others do from one of its turns to the next, in percent, counted in {GAMES:,} games:")
    print("rows closed  own crosses in open rows  they end it  they close a row")
    for closed in rows:
        for crosses in range(0, others.ends.shape[1] // 2, _EVERY):
            over, taken = (100 * by[closed, crosses] for by in (others.ends, others.closes))
            print(f"{closed:>11}  {crosses:>24}  {over:11.2f}  {taken:16.2f}")
