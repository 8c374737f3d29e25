"""`rowlock arena`: matches between players, and how certain it is who is stronger."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from rowlock.cli.progress import progress
from rowlock.cli.shared import Flag, check_plot, print_json, refuse
from rowlock.files import find_variant, writing
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.notation import parse_lucky
from rowlock.rules.pad.variant import Variant

if TYPE_CHECKING:
    from rowlock.arena.match import Match
    from rowlock.arena.ratings import Rating
    from rowlock.arena.running_match import RunningMatch


def arena(
    *players: str,
    variant: str = DEFAULT,
    seats: int = 2,
    games: Annotated[int, Parameter(alias="-n")] = 20_000,
    seed: int = 1,
    threads: int | None = None,
    lucky: str | None = None,
    until_decided: Flag = False,
    load: Path | None = None,
    plot: Path | None = None,
    json: Flag = False,
) -> None:
    """Let players play against each other. Ctrl-C stops and prints the results so far.

    Two players: each takes every seat in turn with the same dice; with more seats, the first plays against a table of
    the second. Several players: everybody meets everybody and gets a rating.

    Parameters
    ----------
    players
        The players; `rowlock players` lists them.
    variant
        A printed variant, or a TOML file with your own.
    seats
        Seats per table, 1 to 8. With 1, everybody plays alone with the same dice and points are compared.
    games
        Games per match, rounded up so that everybody takes every seat equally often.
    seed
        Makes the result repeatable, whatever the number of threads.
    threads
        How many cores to use; all of them by default. Players that are not compiled use one.
    lucky
        Lucky numbers by seat, where the variant has them: "5/10 6/11".
    until_decided
        Stop as soon as it is clear which of two is stronger (a sequential test with an error rate of 1 %).
    load
        A Python file that registers your own players: rowlock.register(...).
    plot
        A file for a plot of the score distribution: NAME.svg.
    json
        Print the result as JSON.

    """
    from rowlock.arena.tournaments import prepare
    from rowlock.kernel.simulate import usable_threads

    if plot:
        check_plot(plot)
    if load:
        _load(load)
    sheet = find_variant(variant)
    matches = prepare(
        players,
        sheet,
        seats=seats,
        games=games,
        seed=seed,
        lucky=parse_lucky(lucky) if lucky else None,
        stop=until_decided,
        tell=lambda name: progress(f"solving for {name}"),
    )
    stopped = _play(matches, usable_threads(threads))
    found = [match for match in (playing.so_far() for playing in matches) if match.rounds]
    if not found:
        refuse("stopped before a single round was over", 130)
    rated = _rated(found) if len(players) > 2 else ()
    if plot:
        _draw(sheet, found, plot)
    if json:
        print_json(_tournament(sheet, seats, found, rated, seed) if rated else _summary(sheet, seats, found[0], seed))
    else:
        _tell(sheet, seats, found, rated, seed)
    if stopped:
        sys.exit(130)


def _load(path: Path) -> None:
    """Run a file that registers players. Exceptions that it raises are not caught."""
    from runpy import run_path

    from rowlock.errors import SetupError

    if not path.is_file():
        raise SetupError(f"{path} is not a file; name a Python file that registers players")
    run_path(str(path))


def _play(matches: Sequence[RunningMatch], threads: int) -> bool:
    """Play; return whether it was interrupted."""
    before = 0
    try:
        with progress("playing", sum(match.games for match in matches), "games") as tell:
            for match in matches:
                for done in match.play(threads):
                    tell(before + done)
                before += match.games
    except KeyboardInterrupt:
        return True
    return False


def _rated(matches: Sequence[Match]) -> tuple[Rating, ...]:
    from rowlock.arena.ratings import ratings

    return ratings(matches)


def _summary(variant: Variant, seats: int, match: Match, seed: int) -> dict[str, object]:
    """The JSON result; figures that are not listed by player are those of the first player."""
    numbers = range(len(match.players))
    return {
        "variant": variant.id,
        "players": list(match.players),
        "seats": seats,
        "games": match.games,
        "seed": seed,
        "wins": [match.wins(number) for number in numbers],
        "ties": match.ties(),
        "score": match.score(),
        "scores": [match.score(number) for number in numbers],
        "fair_score": match.fair(),
        "ci95": list(match.interval(confidence=0.95)),
        "ci99": list(match.interval(confidence=0.99)),
        "mean_margin": match.mean_margin(),
        "mean_points": [match.mean_points(number) for number in numbers],
        "decided": match.decided,
        "games_per_second": round(match.games_per_second),
    }


def _tournament(
    variant: Variant, seats: int, matches: Sequence[Match], rated: Sequence[Rating], seed: int
) -> dict[str, object]:
    ratings = [{"player": one.player, "rating": one.mean, "uncertainty": one.uncertainty} for one in rated]
    return {"ratings": ratings, "matches": [_summary(variant, seats, match, seed) for match in matches]}


def _tell(variant: Variant, seats: int, matches: Sequence[Match], rated: Sequence[Rating], seed: int) -> None:
    games = sum(match.games for match in matches)
    speed = games / (sum(match.seconds for match in matches) or 1)
    table = f"{seats} seats" if seats > 1 else "each alone with the same dice"
    print(f"{variant.name}, {table}: {games:,} games, seed {seed}, {speed:,.0f} games/s")
    if rated:
        _tell_ratings(matches, rated)
        return
    (match,) = matches
    print("player      score       95 % CI           99 % CI          wins    ties  losses   margin   points")
    for number, name in enumerate(match.players):
        low, high = (100 * bound for bound in match.interval(number, 0.95))
        lowest, highest = (100 * bound for bound in match.interval(number, 0.99))
        counts = f"{match.wins(number):8,} {match.ties(number):7,} {match.losses(number):7,}"
        print(
            f"{name:<10} {100 * match.score(number):6.2f}   {low:5.2f} … {high:5.2f}   {lowest:5.2f} … {highest:5.2f}"
            f"   {counts}  {match.mean_margin(number):+7.2f}  {match.mean_points(number):7.2f}"
        )
    if seats > 2:
        share = match.score() / match.fair()
        print(f"{match.players[0]} at a table of {match.players[1]}: {share:.3f} times its fair share of wins")
    if match.decided:
        verdict = "stronger" if match.score() > match.fair() else "weaker"
        print(f"stopped: it is clear that {match.players[0]} is {verdict}")


def _tell_ratings(matches: Sequence[Match], rated: Sequence[Rating]) -> None:
    """Print a line for each player, with its score against every other player if matches are between two."""
    met = {}
    for match in matches:
        for one, name in enumerate(match.players):
            for other in match.players:
                if other != name and len(match.players) == 2:
                    met[name, other] = f"{100 * match.score(one):7.1f}"
    order = [rating.player for rating in rated]
    print("player      rating" + ("   against" + "".join(f" {name:>7.7}" for name in order) if met else ""))
    for rating in rated:
        line = "".join(f" {met.get((rating.player, other), '      –')}" for other in order) if met else ""
        print(f"{rating.player:<10} {rating.mean:6.2f} ± {rating.uncertainty:4.2f} {line}")


def _draw(variant: Variant, matches: Sequence[Match], path: Path) -> None:
    from rowlock.printing.plot import distribution
    from rowlock.printing.svg import svg_of

    scores: dict[str, list[int]] = {}
    for match in matches:
        for number, name in enumerate(match.players):
            label = name if match.players.count(name) == 1 else f"{number}: {name}"
            scores.setdefault(label, []).extend(match.points(number).tolist())
    title = f"{variant.name}: {sum(match.games for match in matches):,} games"
    with writing(path) as file:
        file.write(svg_of(distribution(title, scores), title))
