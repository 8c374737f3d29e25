"""`rowlock puzzles`: find decisions whose best move is clear but not obvious."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from rowlock.cli.progress import progress
from rowlock.cli.shared import Flag, gc_paused, print_json, refuse
from rowlock.files import check_writable, find_variant, writing
from rowlock.rules.catalog import DEFAULT


def puzzles(
    *,
    variant: str = DEFAULT,
    count: Annotated[int, Parameter(alias="-n")] = 10,
    seed: int = 1,
    threads: int | None = None,
    output: Annotated[Path | None, Parameter(alias="-o")] = None,
    json: Flag = False,
) -> None:
    """Find puzzles in games between bots: decisions whose best move is clear, but missed by weaker bots.

    Ctrl-C stops, and keeps those found so far.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own if there is a net for it.
    count
        How many puzzles.
    seed
        Makes the result repeatable, whatever the number of threads.
    threads
        How many cores to use; all of them by default.
    output
        A file for the puzzles, in the form in which they are shipped: NAME.json.
    json
        Print the result as JSON.

    """
    if output:
        check_writable(output)
    one = find_variant(variant)
    with gc_paused():
        from rowlock.coach.puzzles import puzzle_as_json, write_puzzles
        from rowlock.kernel.simulate import usable_threads
        from rowlock.lab.finding.puzzle_search import PuzzleSearch

        search, cores = PuzzleSearch(one, count, seed), usable_threads(threads)
    stopped = False
    try:
        with progress("finding", count, "puzzles") as tell:
            for done in search.run(cores):
                tell(done)
    except KeyboardInterrupt:
        stopped = True
    if not search.found:
        refuse("stopped before a puzzle was found", 130)
    if output:
        with writing(output) as file:
            file.write(write_puzzles(search.found))
    if json:
        print_json([puzzle_as_json(puzzle) for puzzle in search.found])
    else:
        for puzzle in search.found:
            worth = "  ".join(f"{move} {chance:.1%}" for move, chance in puzzle.worth.items())
            solvers = ", ".join(puzzle.solved_by) or "no bot"
            print(f"{puzzle.id}, rated {puzzle.rating}, solved by {solvers}")
            print(f"  seat {puzzle.seat} in {puzzle.state}\n  {worth}")
        print(f"{len(search.found)} puzzles in {search.games:,} games, seed {seed}")
    if stopped:
        sys.exit(130)
