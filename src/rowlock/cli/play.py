"""`rowlock play`."""

from __future__ import annotations

import random
from difflib import get_close_matches
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from rowlock.errors import SetupError
from rowlock.files import check_free, find_variant, save_record
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.notation import parse_lucky
from rowlock.rules.dice.play import start
from rowlock.rules.dice.record import Record

if TYPE_CHECKING:
    from rowlock.terminal.app import SeatSpec

ALIASES = {"bot": "otto", "nova": "champion"}


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
        Who plays, in order: you, one of the bots dot, otto, vera, sage and nova from the weakest to the strongest, bot
        for otto, or any other player (`rowlock players` lists them); with a name if you like:
        Ada=you,Ben=you,Cleo=otto.
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
    from rowlock.players.offered_bots import called
    from rowlock.players.registry import player, players
    from rowlock.terminal.app import SeatSpec

    kinds = ["you", *ALIASES, *players()]
    specs: list[SeatSpec] = []
    for part in text.split(","):
        name, _, kind = (piece.strip() for piece in part.rpartition("="))
        if kind not in kinds:
            near = get_close_matches(kind, kinds, 1)
            hint = f"did you mean {near[0]}?" if near else f"write one of {', '.join(kinds)}, or Ada=you"
            raise SetupError(f"seats: {kind!r} is nobody who can play; {hint}")
        bot = None if kind == "you" else player(ALIASES.get(kind, kind), rng)
        name = name or called(kind)
        taken = {spec.name for spec in specs}
        numbered = (f"{name} {number}" for number in count(2))
        specs.append(SeatSpec(next(called for called in chain([name], numbered) if called not in taken), bot))
    return specs
