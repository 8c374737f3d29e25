"""`rowlock solve --seats`: the table of `tempo`, and what it expects of the others."""

from __future__ import annotations

from time import perf_counter

from rowlock.cli.progress import progress
from rowlock.cli.shared import print_json
from rowlock.rules.dice.play import start
from rowlock.rules.pad.variant import Lucky, Variant

_EVERY = 4
"""The step in crosses between two printed lines."""


def solve_for_tempo(variant: Variant, lucky: Lucky | None, seats: int, *, threads: int, anew: bool, json: bool) -> None:
    """Make the table of `tempo` for this many seats, and print what it is based on."""
    from rowlock.players.compiled.tempo.habits import TEMPO
    from rowlock.players.compiled.tempo.pace import GAMES, pace, seated

    seated(variant, seats)  # refuses an invalid number of seats
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
    print(f"{variant.name}, tempo at a table with {seats} seats: {value:.4f} points, {TEMPO.charge:g} charged per turn")
    print(f"{len(found.values):,} positions, {seconds:.1f} s")
    print(f"what others do between two of its turns, in percent, counted in {GAMES:,} games:")
    print("rows closed  own crosses in open rows  they end it  they close a row")
    for closed in rows:
        for crosses in range(0, others.ends.shape[1] // 2, _EVERY):
            over, taken = (100 * by[closed, crosses] for by in (others.ends, others.closes))
            print(f"{closed:>11}  {crosses:>24}  {over:11.2f}  {taken:16.2f}")
