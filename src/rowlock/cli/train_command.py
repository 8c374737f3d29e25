"""`rowlock train`: train a net for the champion by self-play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from rowlock.cli.shared import Flag, print_json, refuse
from rowlock.errors import SetupError
from rowlock.files import check_writable, find_variant

if TYPE_CHECKING:
    from rowlock.lab.training.training import Training


def train(
    variant: str,
    /,
    *,
    seats: str = "2",
    games: Annotated[int, Parameter(alias="-n")] = 100_000,
    seed: int = 1,
    like: str = "",
    folder: Annotated[Path, Parameter(alias="-o")] = Path(),
    measure: int = 20_000,
    json: Flag = False,
) -> None:
    """Train a net for the champion by self-play. Ctrl-C saves a checkpoint, and the same command resumes from it.

    The net (NAME.net) and its card (NAME.json) depend only on these parameters, not on where training was interrupted.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    seats
        The number of seats to train for: 2, or a range to alternate between: 3-5.
    games
        How many games to train on.
    seed
        A different seed gives a different net.
    like
        A bundled net to start from instead of from scratch, such as classic-2.
    folder
        Where to write the net, its card, and a checkpoint during training.
    measure
        How many games to play against greedy players at the end, for the card; 0 for none.
    json
        Print the card as JSON.

    """
    from rowlock.lab.training.plan import Plan, parse_seats

    plan = Plan(find_variant(variant), parse_seats(seats), games, seed, like)
    if measure < 0:
        raise SetupError(f"measure {measure}: give a number of games, or 0")
    check_writable(folder / f"{plan.name}.net")
    from rowlock.lab.training.session import Session

    session = Session(plan, folder)
    try:
        with _progress(games, resumed=session.resumed) as tell:
            for training in session.run():
                tell(training)
    except KeyboardInterrupt:
        session.save()
        refuse(f"stopped after {session.training.done:,} games; the same command resumes from there", 130)
    card = session.finish(measure)
    if json:
        print_json(card)
        return
    print(f"{session.net_path}: {card['games']:,} games, {card['cpu_seconds']} s, loss {card['loss']}")
    matches: dict[str, dict[str, float]] = card["against_greedy"]  # type: ignore[assignment]
    for number, match in matches.items():
        print(f"against greedy, {number} seats: {match['score']} ± {match['error']} % of the wins")


@contextmanager
def _progress(games: int, *, resumed: bool) -> Iterator[Callable[[Training], None]]:
    """A progress bar with the rate, the loss and the remaining time; none if stderr is not a terminal."""
    if not sys.stderr.isatty():
        yield lambda training: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    with Progress(
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TextColumn("{task.fields[state]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as bar:
        first = "resuming from the checkpoint" if resumed else "compiling, once per installation"
        task = bar.add_task("", total=games, state=first)

        def tell(training: Training) -> None:
            speed = bar.tasks[0].speed
            rate = f"{speed:,.0f} games/s, " if speed else ""
            bar.update(task, completed=training.done, state=f"{rate}loss {training.loss:.4f}")

        yield tell
