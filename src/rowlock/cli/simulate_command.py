"""`rowlock simulate`: many playthroughs and their results."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from rowlock.cli.progress import progress
from rowlock.cli.shared import Flag, check_plot, gc_paused, print_json, refuse
from rowlock.files import check_free, find_variant, writing
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.notation import parse_lucky

if TYPE_CHECKING:
    from rowlock.kernel.batch import Batch, Simulation


def simulate(
    *,
    variant: str = DEFAULT,
    seats: int | None = None,
    players: str = "greedy",
    games: Annotated[int, Parameter(alias="-n")] = 100_000,
    seed: int = 1,
    threads: int | None = None,
    lucky: str | None = None,
    records: Path | None = None,
    plot: Path | None = None,
    json: Flag = False,
) -> None:
    """Simulate many games between bots. Ctrl-C stops and prints the results so far.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    seats
        How many seats, 1 to 8; by default as many as there are players if you name several, else 2.
    players
        Who decides: one player for all seats, or one per seat: greedy,random. `rowlock players` lists them.
    games
        How many games.
    seed
        Makes the result repeatable, whatever the number of threads.
    threads
        How many cores to use; all of them by default.
    lucky
        Lucky numbers by seat, where the variant has them: "5/10 6/11".
    records
        A file for the records of all games.
    plot
        A file for a plot of the score distribution: NAME.svg.
    json
        Print the result as JSON.

    """
    if records:
        check_free(records)
    if plot:
        check_plot(plot)
    names = [name.strip() for name in players.split(",")]
    with gc_paused():
        from rowlock.kernel.simulate import prepare, usable_threads

        batch = prepare(
            find_variant(variant),
            seats=max(2, len(names)) if seats is None else seats,
            players=names,
            games=games,
            seed=seed,
            lucky=parse_lucky(lucky) if lucky else None,
        )
        stopped = _play(batch, games, usable_threads(threads))
    found = batch.so_far()
    if not found.games:
        refuse("stopped before a single game was over", 130)
    if records:
        stopped = _write_records(batch, found, records) or stopped
    if plot:
        _draw(batch, found, plot)
    if json:
        print_json(_summary(found))
    else:
        _tell(batch, found, seed)
    if stopped:
        sys.exit(130)


def _play(batch: Batch, games: int, threads: int) -> bool:
    """Play; return whether it was interrupted."""
    try:
        with progress("playing", games, "games") as tell:
            for done in batch.play(threads):
                tell(done)
    except KeyboardInterrupt:
        return True
    return False


def _summary(found: Simulation) -> dict[str, object]:
    return {
        "games": found.games,
        "games_per_second": round(found.games_per_second),
        "mean_scores": [float(mean) for mean in found.scores.mean(axis=0)],
        "win_rates": [float(rate) for rate in found.win_rates],
        "mean_turns": float(found.turns.mean()),
        "mean_penalties": [float(mean) for mean in found.penalties.mean(axis=0)],
        "closed_rates": [float(rate) for rate in found.closed.mean(axis=0)],
    }


def _tell(batch: Batch, found: Simulation, seed: int) -> None:
    variant = batch.start.variant
    print(f"{variant.name}: {found.games:,} games, seed {seed}, {found.games_per_second:,.0f} games/s")
    print("seat  player   points      std dev  wins     penalties")
    for seat, name in enumerate(found.players):
        scores, penalties = found.scores[:, seat], found.penalties[:, seat]
        points = f"{scores.mean():7.2f}  {scores.std():10.2f}"
        print(f"{seat:<5} {name:<8} {points}  {100 * found.win_rates[seat]:5.1f} %  {penalties.mean():.2f}")
    rates = ", ".join(
        f"{row.name} {100 * rate:.1f} %"
        for row, rate in zip(variant.layout.rows, found.closed.mean(axis=0), strict=True)
    )
    print(f"{found.turns.mean():.2f} turns a game; closed at the end: {rates}")


def _write_records(batch: Batch, found: Simulation, path: Path) -> bool:
    """Write the records one after another; return whether it was interrupted."""
    with writing(path) as file:
        try:
            for number, scores in enumerate(found.scores):
                file.write(f"# {number + 1}: {' '.join(map(str, scores))}\n{batch.record(number)}\n")
        except KeyboardInterrupt:
            return True
    return False


def _draw(batch: Batch, found: Simulation, path: Path) -> None:
    from rowlock.printing.plot import distribution
    from rowlock.printing.svg import svg_of

    title = f"{batch.start.variant.name}: {found.games:,} games"
    scores = {f"{seat}: {name}": found.scores[:, seat].tolist() for seat, name in enumerate(found.players)}
    with writing(path) as file:
        file.write(svg_of(distribution(title, scores), title))
