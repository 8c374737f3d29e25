"""`rowlock play`: play in the terminal."""

from __future__ import annotations

import random
from difflib import get_close_matches
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from rowlock.errors import SetupError
from rowlock.files import check_free, find_variant, writing
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.dice.dice_game import DicePlaythrough
from rowlock.rules.dice.notation import parse_lucky
from rowlock.rules.dice.play import start
from rowlock.rules.dice.record import Record

if TYPE_CHECKING:
    from rowlock.players.player import Player
    from rowlock.rules.game import Playthrough

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
        Who plays, in order: you, one of the bots dot, otto, vera, sage and nova (weakest to strongest), bot for otto,
        or any other player (`rowlock players` lists them); optionally with names: Ada=you,Ben=you,Cleo=otto.
    first
        The seat that rolls first, from 0; random by default.
    lucky
        Lucky numbers by seat, where the variant has them: "5/10 6/11".
    seed
        Makes the dice, the first seat and the bots repeatable.
    record
        A file for the record, written after every turn.

    """
    from rich.console import Console

    from rowlock.terminal import play_loop

    rng = random.Random(seed)
    seated = _seats(seats, rng)
    begin = rng.randrange(len(seated)) if first is None else first
    state = start(find_variant(variant), len(seated), begin, parse_lucky(lucky) if lucky else None)
    begun = DicePlaythrough(state, Record.begin(state, list(seated)))
    if record:
        check_free(record)
    console = Console()

    def ask(prompt: str) -> str:
        try:
            return console.input(prompt, markup=False)
        except RuntimeError:  # stdin is missing
            raise EOFError from None

    def save(play: Playthrough) -> None:
        if record:
            with writing(record) as file:
                file.write(play.record)

    deciders = list(seated.values())
    play_loop.play(begun, deciders, rng=rng, console=console, ask=ask, save=save, where=str(record or ""))


def _seats(text: str, rng: random.Random) -> dict[str, Player | None]:
    """Parse `you,bot` or `Ada=you,Ben=greedy` into players by name, None for a person. Duplicate names get a number."""
    from rowlock.players.offered_bots import called
    from rowlock.players.registry import player, players

    kinds = ["you", *ALIASES, *players()]
    seated: dict[str, Player | None] = {}
    for part in text.split(","):
        name, _, kind = (piece.strip() for piece in part.rpartition("="))
        if kind not in kinds:
            near = get_close_matches(kind, kinds, 1)
            hint = f"did you mean {near[0]}?" if near else f"write one of {', '.join(kinds)}, or Ada=you"
            raise SetupError(f"seats: there is no player {kind!r}; {hint}")
        bot = None if kind == "you" else player(ALIASES.get(kind, kind), rng)
        name = name or called(kind)
        numbered = (f"{name} {number}" for number in count(2))
        seated[next(called for called in chain([name], numbered) if called not in seated)] = bot
    return seated
