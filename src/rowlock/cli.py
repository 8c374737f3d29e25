"""The command `rowlock`. Each command imports what it needs when it runs, so that help and errors come at once."""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Sequence
from dataclasses import asdict
from difflib import get_close_matches
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

from cyclopts import App, Parameter

from rowlock.errors import RowlockError, SetupError, UnknownVariant
from rowlock.files import check_free, find_variant, load_record, load_variant, save_record
from rowlock.rules.catalog import DEFAULT, variant, variants
from rowlock.rules.notation import parse_lucky
from rowlock.rules.play import start
from rowlock.rules.record import Record, replay
from rowlock.rules.scoring import scores, winners

if TYPE_CHECKING:
    from rowlock.terminal.app import SeatSpec

app = App(
    name="rowlock",
    help="Plays, teaches and explores the dice games of the Qwixx family.",
    version_flags=["--version"],
)

Flag = Annotated[bool, Parameter(negative="")]
ALIASES = {"bot": "greedy"}


@app.command
def play(
    *,
    variant: str = DEFAULT,
    seats: str = "you,bot",
    first: int | None = None,
    lucky: str | None = None,
    seed: int | None = None,
    record: Path | None = None,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    seats
        Who plays, in order: you, bot, greedy or random, with a name if you like: Ada=you,Ben=you,Cleo=bot.
    first
        The seat that rolls first, from 0; drawn by lot if left out.
    lucky
        Lucky numbers by seat, where the variant has them: "5/10 6/11".
    seed
        Makes the dice, the lot and the bots repeatable.
    record
        A file to keep the record in; it is written after every turn.

    """
    from rich.console import Console

    from rowlock.terminal import app as terminal

    rng = random.Random(seed)
    specs = _seats(seats, rng)
    begin = rng.randrange(len(specs)) if first is None else first
    state = start(find_variant(variant), len(specs), begin, parse_lucky(lucky) if lucky else None)
    if record:
        check_free(record)
    console = Console()

    def ask(prompt: str) -> str:
        try:
            return console.input(prompt, markup=False)
        except RuntimeError:  # there is no input at all
            raise EOFError from None

    def save(kept: Record) -> None:
        if record and kept.turns:
            save_record(record, kept)

    terminal.play(state, specs, rng=rng, console=console, ask=ask, save=save, where=str(record or ""))


def _seats(text: str, rng: random.Random) -> list[SeatSpec]:
    """Who plays: `you,bot` or `Ada=you,Ben=greedy`. Equal names get a number."""
    from rowlock.players.simple import PLAYERS
    from rowlock.terminal.app import SeatSpec

    kinds = ["you", *ALIASES, *PLAYERS]
    specs: list[SeatSpec] = []
    for part in text.split(","):
        name, _, kind = (piece.strip() for piece in part.rpartition("="))
        if kind not in kinds:
            near = get_close_matches(kind, kinds, 1)
            hint = f"did you mean {near[0]}?" if near else f"write one of {', '.join(kinds)}, or Ada=you"
            raise SetupError(f"seats: {kind!r} is nobody who can play; {hint}")
        player = None if kind == "you" else PLAYERS[ALIASES.get(kind, kind)](rng)
        name = name or kind.capitalize()
        taken = {spec.name for spec in specs}
        numbered = (f"{name} {number}" for number in count(2))
        specs.append(SeatSpec(next(called for called in chain([name], numbered) if called not in taken), player))
    return specs


@app.command(name="replay")
def replay_record(file: Path, *, variant: str | None = None, check: Flag = False, json: Flag = False) -> None:
    """Tell a recorded game turn by turn, with the final sheets and scores.

    Parameters
    ----------
    file
        The record.
    variant
        The TOML file of the variant, if the record is of one of your own.
    check
        Only check that every line is legal.
    json
        Print the result as JSON.

    """
    own = find_variant(variant) if variant else None
    try:
        record = load_record(file, own)
    except UnknownVariant as error:
        raise UnknownVariant(f"{error} (for one of your own add --variant FILE.toml)") from None
    try:
        states = list(replay(record))
    except RowlockError as error:
        _refuse(f"{file}: {error}", 1)
    last = states[-1]
    if json:
        _print_json(
            {
                "variant": record.variant.id,
                "seats": list(record.names),
                "turns": len(record.turns),
                "over": last.is_over,
                "closed": sorted(last.closed),
                "sheets": [str(sheet) for sheet in last.sheets],
                "scores": list(scores(last)),
                "winners": list(winners(last)) if last.is_over else [],
            }
        )
    elif check:
        points = ", ".join(f"{name} {total}" for name, total in zip(record.names, scores(last), strict=True))
        turns = "1 turn" if len(record.turns) == 1 else f"{len(record.turns)} turns"
        ending = "" if last.is_over else ", unfinished"
        print(f"{file}: every line is legal; {turns}{ending}; {points}")
    else:
        from rich.console import Console

        from rowlock.terminal.replay import tell_states

        tell_states(states, record.names, Console())


@app.command(name="variants")
def list_variants(*, check: Path | None = None, json: Flag = False) -> None:
    """List the printed variants, or check a file with your own.

    Parameters
    ----------
    check
        A TOML file to check: says what is wrong and on which line, or shows the sheet.
    json
        Print the result as JSON.

    """
    shown = [load_variant(check)] if check else [variant(variant_id) for variant_id in variants()]
    if json:
        described = [
            {
                "id": one.id,
                "name": one.name,
                "about": one.about,
                "players": one.players,
                "sides": one.sides,
                "sheet": str(one.layout),
            }
            for one in shown
        ]
        _print_json(described)
    elif check:
        print(f"{check}: {shown[0].name} is fine\n\n{shown[0].layout}")
    else:
        for one in shown:
            print(f"{one.id:<11} {one.name:<11} {one.about}")


@app.command
def rules(variant: str = DEFAULT) -> None:
    """Print the rules of a variant.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.

    """
    from rowlock.handbook import page

    text = page(find_variant(variant))
    if not sys.stdout.isatty():
        print(text, end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    os.environ.setdefault("LESS", "-FRX")  # colors, and no stop where the page fits
    console = Console(width=min(100, Console().width))
    with console.pager(styles=True):
        console.print(Markdown(text))


@app.command
def bench(what: str = "rules", *, games: int = 100, seed: int = 1, json: Flag = False) -> None:
    """Measure how fast it is, against a small loop timed in the same run.

    Parameters
    ----------
    what
        What to measure: rules.
    games
        How many to play for each line.
    seed
        Makes the games repeatable.
    json
        Print the result as JSON.

    """
    from rowlock.bench import SEATS, measure_rules

    if what != "rules":
        raise SetupError(f"bench: there is nothing to measure by the name {what!r}; write rules")
    if games < 1:
        raise SetupError("bench: at least one game is needed")
    measured = list(measure_rules(games, seed))
    if json:
        _print_json([asdict(one) for one in measured])
        return
    print(f"{SEATS} seats, every legal move enumerated; ratio = time of a game / time of the reference loop")
    for one in measured:
        speed = f"{one.milliseconds:6.2f} ms a game  {one.decisions:6.1f} decisions"
        print(f"{one.variant:<11} {one.player:<7} {speed}  ratio {one.ratio:5.2f}")


def _print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def _refuse(sentence: str, code: int) -> NoReturn:
    print(f"rowlock: {sentence}", file=sys.stderr)
    sys.exit(code)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; what is refused is a sentence on the error stream and exit code 2, 1 for an illegal record."""
    try:
        app(sys.argv[1:] if arguments is None else arguments)
    except RowlockError as error:
        _refuse(str(error), 2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
