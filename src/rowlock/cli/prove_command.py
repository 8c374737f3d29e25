"""`rowlock prove`: verify claims about the players."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from rowlock.cli.progress import progress
from rowlock.cli.prove_puzzles import puzzles
from rowlock.cli.shared import Flag, check_plot, print_json, refuse
from rowlock.files import find_variant, writing
from rowlock.rules.catalog import DEFAULT, variant, variants

if TYPE_CHECKING:
    from rowlock.lab.proofs.calibration import Calibration

_RIGHT = 0.9
_TOO_FAR = 3.0
"""Standard errors."""

prove = App(name="prove", help="Verify claims about the players.")
prove.command(puzzles)


@prove.command
def moves(
    *names: str, decisions: Annotated[int, Parameter(alias="-n")] = 1_000_000, seed: int = 1, json: Flag = False
) -> None:
    """Ask every player for moves in random positions, at tables of one to eight, and count illegal ones.

    Exits with 1 if there are any. Ctrl-C stops and prints the results so far.

    Parameters
    ----------
    names
        Printed variants, or TOML files with your own; all printed ones by default.
    decisions
        Decisions per player and variant.
    seed
        Makes the decisions repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.lab.proofs.legality import Asking

    chosen = [find_variant(name) for name in names] or [variant(name) for name in variants()]
    stopped, wrong = False, False
    results: dict[str, object] = {}
    for one in chosen:
        asking = Asking(one, decisions, seed)
        stopped = _run(asking.run(), one.name, decisions, "decisions")
        found = asking.so_far()
        wrong = wrong or any(each.illegal or each.touched for each in found) or bool(asking.refused)
        results[one.id] = {"players": [asdict(each) for each in found], "refused": list(asking.refused)}
        if not json:
            print(one.name)
            for each in found:
                counts = f"{each.decisions:>12,} decisions  {each.illegal} illegal  {each.touched} touched"
                print(f"  {each.player:<9}{counts}  {each.samples:>8,} checked against the rules")
            for line in asking.refused:
                print(f"  {line}")
        if stopped:
            break
    if json:
        print_json(results)
    if stopped or wrong:
        sys.exit(130 if stopped else 1)


@prove.command
def calibration(
    *,
    variant: str = DEFAULT,
    seats: int = 2,
    games: Annotated[int, Parameter(alias="-n")] = 100_000,
    seed: int = 1,
    plot: Path | None = None,
    json: Flag = False,
) -> None:
    """Compare the champion's predicted chances with actual wins. Ctrl-C stops and prints the results so far.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    seats
        How many champions sit at a table, 2 to 8.
    games
        How many games; one moment of each is sampled.
    seed
        Makes the games repeatable.
    plot
        A file for the plot: NAME.svg.
    json
        Print the result as JSON.

    """
    from rowlock.lab.proofs.calibration import Calibrating

    if plot:
        check_plot(plot)
    one = find_variant(variant)
    calibrating = Calibrating(one, seats, games, seed)
    stopped = _run(calibrating.play(), "playing", games, "games")
    found = calibrating.so_far()
    if not len(found.notes):
        refuse("stopped before a single game was over", 130)
    title = f"{one.name}, {seats} seats: {len(found.notes):,} games"
    if plot:
        _draw(found, title, plot)
    errors = found.expected_error, found.expected_by_chance, found.brier
    if json:
        keys = "expected_error", "expected_by_chance", "brier"
        bins = [asdict(one) for one in found.bins]
        print_json({"games": len(found.notes), **dict(zip(keys, errors, strict=True)), "bins": bins})
    else:
        print(f"{title}, seed {seed}\nchance        moments  predicted  won, ± 95 %")
        for each in found.bins:
            won = f"{100 * each.observed:7.2f} ± {196 * each.error:.2f}" if each.count else "      –"
            print(
                f"{100 * each.low:3.0f} – {100 * each.high:3.0f} % {each.count:>9,}  {100 * each.predicted:9.2f}  {won}"
            )
        print("expected error {:.2%}, by chance alone {:.2%}; Brier score {:.4f}".format(*errors))
    if stopped:
        sys.exit(130)


@prove.command
def positions(file: Path, /, *, seed: int = 1, json: Flag = False) -> None:
    """Ask the champion about positions whose best move is known. Exits with 1 if fewer than nine in ten are right.

    Parameters
    ----------
    file
        A JSON file with positions: tests/golden/positions.json, or one that tools/golden_positions.py wrote.
    seed
        Seeds the choices that the champion randomizes.
    json
        Print the result as JSON.

    """
    import random

    from rowlock.lab.proofs.known_positions import ask, load_positions
    from rowlock.players.compiled.compiled_champion import CompiledChampion

    answers = list(ask(CompiledChampion(random.Random(seed)), load_positions(file)))
    right = sum(answer.is_right for answer in answers)
    lost = sum(answer.loss for answer in answers) / len(answers)
    wrong = [answer for answer in answers if not answer.is_right]
    if json:
        listed = [
            {"state": str(one.position.state), "seat": one.position.seat, "kind": one.position.kind}
            | {"chosen": str(one.move), "best": str(one.position.best), "loss": one.loss}
            for one in wrong
        ]
        print_json({"positions": len(answers), "right": right, "mean_loss": lost, "wrong": listed})
    else:
        for one in wrong:
            what = f"{one.position.kind}, {one.position.how}: {one.move} instead of {one.position.best}"
            print(f"{what} loses {one.loss:.2%}\n  seat {one.position.seat} in {one.position.state}")
        print(f"{right} of {len(answers)} right; {lost:.2%} of a win lost on average")
    if right < _RIGHT * len(answers):
        sys.exit(1)


@prove.command
def coach(
    *names: str,
    variant: str = DEFAULT,
    games: Annotated[int, Parameter(alias="-n")] = 200,
    seed: int = 1,
    json: Flag = False,
) -> None:
    """Review games of players against the champion: luck has mean zero, and weaker players lose more.

    Exits with 1 if the mean luck of a player's rolls is three standard errors or more off zero, or if a player loses
    less than the one named before. Ctrl-C stops and prints the results so far.

    Parameters
    ----------
    names
        Players from the strongest to the weakest; the champion and the four levels by default.
    variant
        A printed variant, or a TOML file with your own.
    games
        Games per player.
    seed
        Makes the games repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.lab.proofs.coaching import Coached
    from rowlock.players.champion import warm_up
    from rowlock.players.offered_bots import BOTS

    warm_up()
    one, stopped, before, wrong = find_variant(variant), False, 0.0, False
    results: list[dict[str, object]] = []
    for name in names or BOTS[::-1]:
        coached = Coached(one, name, seed)
        stopped = _run(coached.play(games), name, games, "games")
        if not coached.losses:
            break
        plain, adjusted = coached.deviations
        wrong = wrong or coached.luck_errors >= _TOO_FAR or coached.loss < before
        before = coached.loss
        told = {"player": name, "games": len(coached.losses), "rolls": len(coached.luck), "loss": coached.loss}
        told |= {"luck_errors": coached.luck_errors, "deviation": plain, "luck_adjusted_deviation": adjusted}
        results.append(told)
        if not json:
            print(
                f"{name:<9} {len(coached.losses):>6,} games  loses {100 * coached.loss:5.1f} % a game  "
                f"mean luck of {len(coached.luck):,} rolls off by {coached.luck_errors:.2f} standard errors  "
                f"result ± {plain:.3f}, without luck ± {adjusted:.3f}",
                flush=True,
            )
        if stopped:
            break
    if json:
        print_json(results)
    if stopped or wrong:
        sys.exit(130 if stopped else 1)


@prove.command
def exact(
    variant: str = DEFAULT,
    /,
    *,
    games: Annotated[int, Parameter(alias="-n")] = 10_000,
    seed: int = 1,
    json: Flag = False,
) -> None:
    """Play solo games by the exact table, which is made if there is none: the coach sees no loss in any decision.

    Exits with 1 if it sees one. Ctrl-C stops and prints the results so far.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    games
        How many games.
    seed
        Makes the games repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.kernel.simulate import usable_threads
    from rowlock.lab.proofs.exact_coaching import ExactlyCoached
    from rowlock.solve.values.value_files import solved

    its = find_variant(variant)
    with progress("solving") as told:
        table = solved(its, its.lucky[0] if its.lucky else None, threads=usable_threads(), told=told)
    coached = ExactlyCoached(table, seed)
    stopped = _run(coached.play(games), "playing", games, "games")
    if json:
        losing = [{"state": str(state), "move": str(move), "loss": loss} for state, move, loss in coached.losing]
        print_json({"games": coached.games, "decisions": coached.decisions, "losing": losing})
    else:
        for state, move, loss in coached.losing:
            print(f"{move} loses {loss:.6f} points in {state}")
        print(f"{coached.games:,} games, {coached.decisions:,} decisions, {len(coached.losing):,} of them with a loss")
    if stopped or coached.losing:
        sys.exit(130 if stopped else 1)


def _run(work: Iterator[int], what: str, total: int, unit: str) -> bool:
    """Do the work with a progress bar; return whether it was interrupted."""
    try:
        with progress(what, total, unit) as tell:
            for done in work:
                tell(done)
    except KeyboardInterrupt:
        return True
    return False


def _draw(found: Calibration, title: str, path: Path) -> None:
    from rowlock.printing.reliability import reliability
    from rowlock.printing.svg import svg_of

    points = [(one.predicted, one.observed, one.error, one.count / len(found.notes)) for one in found.bins]
    with writing(path) as file:
        file.write(svg_of(reliability(title, points), title))
